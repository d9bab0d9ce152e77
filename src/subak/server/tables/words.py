"""What people may write: names, chat and notes."""

from subak.server.wire.refusals import Refused

LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_NOTE = 4000


def checked_name(name: str | None) -> str | None:
    """A name as others will see it."""
    name = (name or "").strip()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name or None


def checked_words(words: str, longest: int) -> str:
    """What somebody says or notes; several lines are fine."""
    words = words.strip()
    if len(words) > longest or not all(line.isprintable() for line in words.replace("\t", " ").splitlines()):
        raise Refused("bad-words", longest=longest)
    return words
