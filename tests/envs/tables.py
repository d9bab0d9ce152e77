"""The tables that tests of environments go through, and random play at them."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import subak
from subak.game import Game
from subak.games import find

EVERY_GAME = pytest.mark.parametrize("name", subak.game_names())


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of seats, with every value of every option, and with all of them at once."""
    found = []
    for name in subak.game_names():
        kind = find(name)
        sets: list[dict[str, Any]] = [{}]
        sets += [{option.name: value} for option in kind.options for value in option.values if value != option.default]
        if len(kind.options) > 1:
            sets.append({option.name: option.values[-1] for option in kind.options})
        found += [(name, seats, options) for seats in kind.seats for options in sets]
    return found


def table_id(value: object) -> str:
    return " ".join(f"{key}={item}" for key, item in value.items()) if isinstance(value, dict) else str(value)


EVERY_TABLE = pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=table_id)


def positions(game: Game, seed: int, every: int = 1) -> Iterator[Game]:
    """The game itself in the course of random play, at every n-th decision and at the end."""
    chooser = random.Random(seed)
    while actors := game.actors:
        if len(game) % every == 0:
            yield game
        seat = chooser.choice(actors)
        game.push(chooser.choice(game.codes(seat).tolist()), seat)
    yield game


def random_actions(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for every row, every one as likely."""
    actions: NDArray[np.int64] = np.where(masks == 1, chance.random(masks.shape), -1).argmax(axis=1)
    return actions
