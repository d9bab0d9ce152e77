"""What should be balanced in Spirits of the Rice Paddy, and how it is seen in a finished game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from subak.games.kind import Balance, Seen, States, Wish
from subak.games.spirits.rules.state import DRAFT
from subak.kernel.bits import bits_of

if TYPE_CHECKING:
    from subak.game import Game

WISHES = (
    Wish("spirit", -0.08, 0.08, "every spirit's owner wins within 8 percentage points of the fair share"),
    Wish("setup", -0.06, 0.06, "no setup card is worth more than 6 percentage points"),
    Wish("claimed", 0.10, 1.0, "every achievement is claimed in at least 10 % of the games in which it is open"),
    Wish("last gets no water", 0.15, 0.40, "the last player gets no water in 15 to 40 % of the rounds"),
)


def by_lot(game: "Game", seat: int) -> bool:
    """The draft."""
    return int(game.state.phase) == DRAFT


def observe(game: "Game") -> Iterator[Seen]:
    state, parts, shares = game.state, game.components, game.outcome or ()
    fair = 1 / game.seats
    for seat in range(game.seats):
        player = state.players[seat]
        yield Seen("setup", parts.setups[player.setup], shares[seat] - fair)
        for card in bits_of(player.played):
            yield Seen("spirit", f"{card + 1:02} {parts.spirits[card]}", shares[seat] - fair)
    yield from _achievements(game)
    yield from _water(game)


def _achievements(game: "Game") -> Iterator[Seen]:
    claimed = {event.numbers[0] for event in game.events if event.kind == "claim"}
    left = int(game.state.open_tiles)
    opened = claimed | {tile for tile in range(len(game.components.achievements)) if left >> tile & 1}
    for tile in opened:
        yield Seen("claimed", game.components.achievements[tile], float(tile in claimed))


def _water(game: "Game") -> Iterator[Seen]:
    """Round by round: whether anything flowed on to the last in turn order."""
    order: tuple[int, ...] = ()
    passed: dict[int, int] = {}
    for event in game.events:
        if event.kind == "order":
            yield from _last_one(order, passed)
            order, passed = event.numbers[: event.numbers[4]], {}
        elif event.kind in ("water_out", "water_in"):
            passed[event.seat] = passed.get(event.seat, 0) + event.numbers[0]
    yield from _last_one(order, passed)


def _last_one(order: tuple[int, ...], passed: dict[int, int]) -> Iterator[Seen]:
    if order:
        yield Seen("last gets no water", "all rounds", float(passed.get(order[-2], 0) == 0))


def statistics(states: States) -> dict[str, NDArray[np.float64]]:
    """Of finished games, by seat."""
    seats = int(states["seats"][0])
    players = states["players"][:, :seats]
    return {
        "rice": players["rice"].astype(np.float64),
        "paddies": (players["paddy_hexes"] > 0).sum(axis=2).astype(np.float64),
        "labourers": players["labourers"].astype(np.float64),
        "livestock": players["livestock"].astype(np.float64),
        "achievements": players["claimed"].astype(np.float64),
    }


BALANCE = Balance(
    wishes=WISHES,
    observe=observe,
    by_lot=by_lot,
    statistics=statistics,
    numbered="spirit",
)
