"""What computer players and people who study games ask for: features, observations, balance."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from subak.game import Game
from subak.games.kind import Balance, Seen, States, Wish
from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.bits import has
from subak.kernel.layout import Layout
from subak.kernel.observation import Picks, flags, number, numbers, observe, spread
from subak.kernel.rule import rule
from terraces.components import RICE
from terraces.rules import FIELD, NONE, RICES, ROUNDS, SEATS, WATERS, State, points_of

FEATURES = ("progress", "points", "promise", "much_water", "little_water")
PICKS = (Picks("water", 0, WATERS, "+ card"), Picks("field", FIELD, SEATS, "+ number of the open field"))


@contract.features.register(State)
@rule
def features(s: State, seat: int, out: Row[float]) -> None:
    out[:] = 0.0
    out[0], out[1] = s.lap / ROUNDS, points_of(s, seat) / 10
    for rice in range(RICES):
        won = s.won[seat, rice]
        out[2] += (s.points[rice, min(won + 1, ROUNDS)] - s.points[rice, won]) / 10  # what one more field pays
    for card in range(WATERS):
        out[3] += has(s.hand[seat], card) * (card / WATERS) ** 4
        out[4] += has(s.hand[seat], card) * (1 - card / WATERS) ** 4


@contract.is_quiet.register(State)
@rule
def is_quiet(s: State, seat: int) -> bool:
    return s.lap == ROUNDS or s.water[seat] == NONE


@contract.is_open.register(State)
@rule
def is_open(s: State) -> bool:
    return False


class Observation(Layout):
    lap: number(0, ROUNDS, "rounds played")
    hand: flags(WATERS, "water cards in your hand")
    water: flags(WATERS, "the water card you have chosen")
    seen: flags(WATERS, "water cards that were revealed")
    open: flags((SEATS, RICES), "the rice of each open field")
    won: numbers((SEATS, RICES), 0, ROUNDS, "fields of each rice: yours, then those of the others in turn order")
    offerings: numbers(SEATS, 0, ROUNDS, "offerings, likewise")


@observe.register(State)
@rule
def write_observation(s: State, seat: int, o: Observation) -> None:
    o.lap = s.lap
    spread(s.hand[seat], o.hand)
    spread(1 << int(s.water[seat]) if s.water[seat] != NONE else 0, o.water)
    spread(s.seen, o.seen)
    for i in range(s.seats):
        o.open[i, s.open[i]] = 1
        o.won[i] = s.won[(seat + i) % s.seats]
        o.offerings[i] = s.offerings[(seat + i) % s.seats]


def look_back(game: Game) -> Iterator[Seen]:
    for seat, share in enumerate(game.outcome or ()):
        for rice, won in zip(RICE, game.state.won[seat], strict=True):
            yield from (Seen("rice", rice, share - 1 / game.seats) for _ in range(won))


def statistics(states: States) -> dict[str, NDArray[np.float64]]:
    return {"offerings": states["offerings"][:, : states["seats"][0]].astype(np.float64)}


WISHES = (Wish("rice", -0.2, 0.2, "a field of any rice helps to win about as much"),)
BALANCE = Balance(wishes=WISHES, observe=look_back, statistics=statistics)
