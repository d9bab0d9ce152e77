"""No text parts from the rules: when a number of the components changes, every text that speaks of it follows."""

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.chosen import game_names
from subak import games
from subak.games.components import Components, read_data
from subak.guides import pages
from subak.show.scene import Drawing
from subak.show.texts import LANGUAGES, Catalogue

NUMBER = re.compile(r"-?\d+")
NO_AMOUNTS = {"format"}
"""The version of the file's format is said nowhere."""

Place = tuple[str | int, ...]


def numbers_in(data: Any, at: Place = ()) -> Iterator[Place]:
    """Every number of a components file, those inside conditions ("parcels >= 2") included."""
    if isinstance(data, dict):
        for name, inside in data.items():
            if name not in NO_AMOUNTS:
                yield from numbers_in(inside, (*at, name))
    elif isinstance(data, list):
        for position, inside in enumerate(data):
            yield from numbers_in(inside, (*at, position))
    elif (isinstance(data, int) and not isinstance(data, bool)) or (at[-2:-1] == ("if",) and NUMBER.search(data)):
        yield at


def changed(data: Any, at: Place, by: int) -> Any:
    """The same data with one number larger or smaller."""
    if not at:
        return data + by if isinstance(data, int) else NUMBER.sub(lambda found: str(int(found[0]) + by), data)
    if isinstance(data, dict):
        return {name: changed(inside, at[1:], by) if name == at[0] else inside for name, inside in data.items()}
    return [changed(inside, at[1:], by) if position == at[0] else inside for position, inside in enumerate(data)]


def toml(data: Any) -> str:
    """Enough of TOML for components files: everything but the top table is written inline."""
    return "\n".join(f"{name} = {_inline(inside)}" for name, inside in data.items()) + "\n"


def _inline(data: Any) -> str:
    if isinstance(data, dict):
        return "{ " + ", ".join(f'"{name}" = {_inline(inside)}' for name, inside in data.items()) + " }"
    if isinstance(data, list):
        return "[" + ", ".join(map(_inline, data)) + "]"
    if isinstance(data, bool):
        return str(data).lower()
    return str(data) if isinstance(data, int) else "'" + data + "'"


def with_changed(kind: type[Components], data: Any, at: Place, folder: Path) -> Components | None:
    """The components with one number changed by one; None if the file must not say anything else there."""
    for by in (1, -1):
        path = folder / "changed.toml"
        path.write_text(toml(changed(data, at, by)), encoding="utf-8")
        if not kind.check(path):
            return kind.load(path)
    return None


def card_words(game: str, components: Components, language: str) -> list[str]:
    """The names and helps of the drawings."""
    catalogue = Catalogue(language, components.messages(language))
    return [
        catalogue.text(text) for drawing in drawings(game, components) for text in (drawing.label, drawing.help) if text
    ]


def pictures(game: str, components: Components) -> list[Any]:
    """What the drawings show."""
    return [drawing.parts for drawing in drawings(game, components)]


def drawings(game: str, components: Components) -> tuple[Drawing, ...]:
    return tuple(games.find(game).table.drawings(components))


@functools.cache
def places(game: str) -> list[Place]:
    path = games.find(game).load_components(None).file
    return list(numbers_in(read_data(Path(path)))) if path else []


def cases() -> list[tuple[str, Place]]:
    return [(game, at) for game in game_names() if games.find(game).brings("pages") for at in places(game)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "at"), cases(), ids=lambda value: value if isinstance(value, str) else ".".join(map(str, value))
)
def test_every_text_follows_the_number_it_speaks_of(game: str, at: Place, tmp_path: Path) -> None:
    kind, ours = games.find(game).components, games.find(game).load_components(None)
    other = with_changed(kind, read_data(Path(ours.file)), at, tmp_path)
    if other is None:
        return
    for language in LANGUAGES:
        follows = card_words(game, ours, language) != card_words(game, other, language)
        if not is_of_a_card(at):
            follows |= pages.text(game, language, ours) != pages.text(game, language, other)
        assert follows, f"{language}: no text says this number"
    if is_of_a_card(at):
        assert pictures(game, ours) != pictures(game, other), "no drawing shows this number"


def is_of_a_card(at: Place) -> bool:
    """Does the number stand in an entry of a list: a card, a tile? Its own words and picture must follow then."""
    return len(at) > 1 and isinstance(at[1], int)
