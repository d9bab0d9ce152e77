"""Subak: three games about rice and rivers, as a table to play at and as a library to study.

>>> import subak
>>> game = subak.new(subak.game_names()[0], seed=7)
>>> game.is_over
False
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from subak.errors import SubakError

if TYPE_CHECKING:
    from subak.game import SPECTATOR, Game, View
    from subak.show.choices import Move

__version__ = "0.1.0"
__all__ = ["SPECTATOR", "Game", "Move", "SubakError", "View", "game_names", "load", "new", "options", "read", "warm"]


def game_names() -> tuple[str, ...]:
    """The names of all installed games."""
    from subak.games import names

    return names()


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    components: str | Path | None = None,
    deal: str | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> "Game":
    """A new game. Without a seed a secret random one is drawn; options are the game's own (see its page).

    They may be given by name, `new(name, gentle=True)`, or together as a mapping.
    """
    from subak.game import Game
    from subak.games import find

    kind = find(game)
    loaded = None if components is None else kind.load_components(Path(components))
    return Game(kind, seats=seats, seed=seed, components=loaded, deal=deal, options={**(options or {}), **more})


def read(text: str, *, components: str | Path | None = None) -> "Game":
    """Replay a record. Raises RecordError with the line and the reason; its `game` holds what went well before."""
    from subak.game.record import read_record

    return read_record(text, None if components is None else Path(components))


def load(path: str | Path, *, components: str | Path | None = None) -> "Game":
    """Replay a record from a file."""
    from subak.game.record import load_record

    return load_record(Path(path), None if components is None else Path(components))


def options(game: str) -> Mapping[str, tuple[Any, ...]]:
    """The options of a game and the values they take, the default first."""
    from subak.games import find

    return {
        option.name: (option.default, *(value for value in option.values if value != option.default))
        for option in find(game).options
    }


def warm(*games: str, environments: bool = False) -> None:
    """Compile the rules of these games (of all, if none is named) side by side, with progress on a terminal.

    Otherwise each rule is compiled when it is first called. With `environments`, also what batches need.
    """
    from subak.cli.warm import warm_up

    warm_up(games or game_names(), environments=environments)


def __getattr__(name: str) -> Any:
    """`subak.Game` and the like, imported when somebody asks: Numba takes a moment, and `subak --help` needs none."""
    if name in ("Game", "View", "SPECTATOR"):
        from subak import game

        return getattr(game, name)
    if name == "Move":
        from subak.show.choices import Move

        return Move
    raise AttributeError(f"module 'subak' has no attribute {name!r}")
