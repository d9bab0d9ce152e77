"""The message catalogues (Project Fluent): one set of texts for terminal, notebook and browser.

Nothing else in the package contains a sentence a player reads. `tests/test_texts.py` fails on a message that is missing
in a language or used nowhere.
"""

import functools
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from subak.errors import SubakError, one_of
from subak.kernel.installed import game_folders
from subak.show.choices import SEAT_LETTERS, Message

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de")


class UnknownLanguage(SubakError):
    """No catalogue for that language."""

    code = "unknown-language"


class Catalogue:
    """The texts of one language; `own` adds those of somebody's own components."""

    def __init__(self, language: str, own: Mapping[str, str] | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language, game_folders())
        self._own = own or {}

    def text(self, message: Message | str, **args: Any) -> str:
        """A message in words. Messages inside its arguments are put into words first."""
        if isinstance(message, str):
            message = Message(message, args)
        if message.id in self._own:
            return self._own[message.id]
        name, _, attribute = message.id.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(f"{self.language}: there is no message {message.id}")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KeyError(f"{self.language}: there is no message {message.id}")
        plain = {key: self._filling(value) for key, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"{self.language}: message {message.id} cannot be filled: {errors[0]}")
        return str(text)

    def _filling(self, value: Any) -> Any:
        """An argument as the text has it. Seats become letters here and nowhere else."""
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, tuple):
            return ", ".join(SEAT_LETTERS[seat] for seat in value) or "–"
        return value


def text_files(language: str) -> list[Path]:
    """The catalogues of a language: those of the table itself, and one of each game."""
    games = [folder / "texts" / f"{language}.ftl" for folder in game_folders()]
    return [*sorted((FOLDER / language).glob("*.ftl")), *(path for path in games if path.is_file())]


@functools.cache
def _bundle(language: str, games: tuple[Path, ...]) -> Any:
    """The texts of a language, read once; `games` is part of the key, since a game may be registered later."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a game's start, and bots read no texts

    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; {one_of(language, LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def system_language() -> str:
    """German where the system speaks it, otherwise English."""
    words = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "de" if next((word for word in words if word), "").lower().startswith("de") else "en"
