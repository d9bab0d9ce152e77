"""Every way the server says no: a stable code, a message that says what and how to go on, a status for HTTP."""

import msgspec

from subak.errors import BadOption, SubakError
from subak.show.choices import Message
from subak.show.texts import LANGUAGES, UnknownLanguage

STATUS = {
    "bad-request": 400,
    "too-large": 413,
    "too-many": 429,
    "not-found": 404,
    "broken": 500,
    "hello-first": 400,
    "bad-key": 403,
    "full": 503,
    "busy": 503,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "no-lesson": 404,
    "not-provided": 404,
    "old-rules": 409,
    "bad-option": 400,
    "bad-seats": 400,
    "bad-level": 400,
    "bad-name": 400,
    "bad-seed": 400,
    "bad-seat": 400,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "game-over": 409,
    "illegal": 409,
    "cannot-undo": 409,
    "stale": 409,
    "not-over": 409,
    "no-such-move": 404,
    "no-such-thing": 404,
    "store": 503,
    "bad-origin": 403,
    "no-key": 401,
    "no-watching": 403,
    "seat-taken": 409,
    "seat-given-up": 409,
    "bad-clock": 400,
    "bad-words": 400,
    "asked-already": 409,
    "nothing-asked": 409,
    "cannot-take-back": 409,
}
"""Code → status. The text of each is `refused-<code>` in the catalogues."""


class Refused(SubakError):
    """The server says no. Nothing has changed."""

    def __init__(self, code: str, detail: str = "", **args: str | int) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code, self.detail, self.args_of_text = code, detail, args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def notice(self, re: int | None = None) -> "Refusal":
        """As it travels."""
        return Refusal(self.code, Message(f"refused-{self.code}", self.args_of_text), self.detail, re)


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """What a client is told. `detail` is for developers and never shown to players."""

    code: str
    message: Message
    detail: str = ""
    re: int | None = None


_OPTIONS = {"Seats": "bad-seats", "Seed": "bad-seed"}


def as_refusal(error: Exception) -> Refused:
    """Any error as something a client may be told; what nobody foresaw is only called `broken`."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, msgspec.DecodeError):
        return Refused("bad-request", str(error)[:200])
    if isinstance(error, BadOption):
        code = _OPTIONS.get(error.option, "bad-option")
        return Refused(code, **({"option": error.option[:40]} if code == "bad-option" else {}))
    if isinstance(error, UnknownLanguage):
        return Refused(error.code, languages=", ".join(LANGUAGES))
    if isinstance(error, SubakError) and error.code in STATUS:
        return Refused(error.code)
    return Refused("broken")
