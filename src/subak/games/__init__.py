"""The registry of games. A game is one folder, found through the entry points `subak.games` of installed packages."""

import functools
import logging

from subak.errors import IncompleteGame, UnknownGame, one_of
from subak.games.kind import AnyKind, GameKind
from subak.kernel.installed import add_folder, installed_games

log = logging.getLogger(__name__)
_registered: dict[str, AnyKind] = {}
"""Games that were registered by hand, in this process only."""


def names() -> tuple[str, ...]:
    """All games, by name; none is imported for it."""
    return tuple(sorted({*installed_games(), *_registered}))


def shelf() -> list[AnyKind]:
    """All games as they stand on the shelf. One that is broken is left out and logged: it must not keep people from
    the others."""
    found = []
    for name in names():
        try:
            found.append(find(name))
        except Exception:
            log.exception("the game %s cannot be loaded", name)
    return sorted(found, key=lambda kind: (kind.shelf, kind.name))


def find(name: str) -> AnyKind:
    """The game of that name. It is imported only when somebody asks for it: rules take a moment to load."""
    if name in _registered:
        return _registered[name]
    if name not in installed_games():
        raise UnknownGame(f"there is no game {name!r}; {one_of(name, names())}")
    return _loaded(name)


def register(kind: AnyKind) -> None:
    """Make a game known to this process (tests, experiments); installed packages use an entry point instead."""
    kind.check()
    if kind.name in names():
        raise IncompleteGame(f"there is a game called {kind.name} already; choose another name")
    _registered[kind.name] = kind
    add_folder(kind.name, kind.folder)


@functools.cache
def _loaded(name: str) -> AnyKind:
    point = installed_games()[name]
    kind = point.load()
    if not isinstance(kind, GameKind):
        raise IncompleteGame(f"{point.value} is no game; expected a GameKind")
    if kind.name != name:
        raise IncompleteGame(f"{point.value} is called {kind.name}; expected {name}, the name of its entry point")
    kind.check()
    return kind
