"""Ways to reach many positions of any game, and the sets of options every test goes through."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from conformance.chosen import game_names
from subak.game import Game
from subak.games import find
from subak.games.kind import Value


def option_sets(name: str) -> list[dict[str, Value]]:
    """All combinations of a game's options (the product is small for each of our games)."""
    options = find(name).options
    values = itertools.product(*(option.values for option in options))
    return [dict(zip((option.name for option in options), combination, strict=True)) for combination in values]


def tables() -> list[Any]:
    """(game, seats, options) for every game, number of seats and combination of options."""
    return [
        (name, seats, options) for name in game_names() for seats in find(name).seats for options in option_sets(name)
    ]


def table_id(value: object) -> str:
    return " ".join(f"{key}={item}" for key, item in value.items()) if isinstance(value, dict) else str(value)


def play_randomly(game: Game, chooser: random.Random) -> Iterator[tuple[int, int]]:
    """Random moves by random seats to the end; yields (seat, code) before each is made."""
    while actors := game.actors:
        seat = chooser.choice(actors)
        code = int(chooser.choice(game.codes(seat).tolist()))
        yield seat, code
        game.push(code, seat)


def worth_a_look(number: int) -> bool:
    """Whether to look closely at the n-th decision: all of a short game, some of a long one."""
    return number < 40 or (number < 200 and number % 10 == 3) or number % 40 == 3
