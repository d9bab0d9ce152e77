"""`make fuzz`: long random play of every game with bounds checks, holding the laws of the contract all the way."""

import importlib
import random
import sys
from collections.abc import Callable
from typing import Any

from rich.progress import track

import subak
from conformance.players import play_randomly, tables
from subak.kernel import entry


def one_game(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    game, chooser = subak.new(name, seats=seats, seed=seed, options=options), random.Random(seed)
    check = invariants(name)
    for number, (seat, _) in enumerate(play_randomly(game, chooser)):
        check(game._states[0])
        viewer = chooser.randrange(-1, seats)
        view = game.view(viewer).to_bytes()
        other = game.copy()
        entry.redeal_for(other._states, viewer, seed + number)
        assert other.view(viewer).to_bytes() == view, (name, options, seed, number)
        if viewer >= 0:
            assert other.codes(viewer).tolist() == game.codes(viewer).tolist(), (name, options, seed, number)
        assert len(game.codes(seat)), (name, options, seed, number)
    assert abs(sum(game.outcome or ()) - 1) < 1e-9
    assert subak.read(game.record()).to_bytes() == game.to_bytes()


def invariants(name: str) -> Callable[[Any], None]:
    """What a game's own tests say must hold at every moment (`tests/games/<game>/invariants.py`), if anything."""
    try:
        check: Callable[[Any], None] = importlib.import_module(f"games.{name}.invariants").check
    except ModuleNotFoundError:
        return lambda state: None
    return check


def main(games: int, only: str = "") -> None:
    every = [table for table in tables() if only in ("", table[0])]
    for seed in track(range(games), description="Playing"):
        name, seats, options = every[seed % len(every)]
        one_game(name, seats, options, seed)
    print(f"{games} games, nothing found")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000, *sys.argv[2:3])
