"""Which games are installed, and where each one's folder is. Read from entry points; no game is imported for it.

A package brings a game with an entry point of the group `subak.games`:

    [project.entry-points."subak.games"]
    terraces = "terraces.kind:KIND"
"""

import functools
import importlib.util
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from subak.errors import IncompleteGame

GROUP = "subak.games"


@functools.cache
def installed_games() -> Mapping[str, EntryPoint]:
    """Name → entry point, by name."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        other = found.setdefault(point.name, point)
        if other.value != point.value:
            raise IncompleteGame(
                f"two packages bring a game called {point.name}: {other.value} and {point.value}; remove one of them"
            )
    return found


_registered: dict[str, Path] = {}
"""The folders of games that were registered by hand."""


def add_folder(name: str, folder: Path) -> None:
    """Note where a game is that was registered by hand."""
    _registered[name] = folder


def game_folders() -> tuple[Path, ...]:
    """The folders of all games, where their texts and art are. A game that cannot be found is left out."""
    found = [_folder_of(point.module) for point in installed_games().values()]
    return (*(folder for folder in found if folder is not None), *_registered.values())


@functools.cache
def _folder_of(module: str) -> Path | None:
    """The folder of a module, without importing the module itself."""
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin).parent
