"""The registry of games. A game is one folder and one line here."""

import functools
import importlib

from subak.errors import UnknownGame, one_of
from subak.games.kind import GameKind

MODULES = {
    "seasons": "subak.games.seasons.kind",
    "spirits": "subak.games.spirits.kind",
    "rios": "subak.games.rios.kind",
}
"""Name → module with its `KIND`. Imported only when somebody asks for it: rules take a moment to load."""


def names() -> tuple[str, ...]:
    return tuple(MODULES)


@functools.cache
def find(name: str) -> GameKind:
    """The game of that name."""
    if name not in MODULES:
        raise UnknownGame(f"there is no game {name!r}; {one_of(name, MODULES)}")
    kind = importlib.import_module(MODULES[name]).KIND
    assert isinstance(kind, GameKind)
    return kind
