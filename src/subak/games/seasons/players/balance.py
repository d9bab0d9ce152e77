"""What should be balanced in Seasons of Rice, and how it is seen in a finished game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from subak.games.kind import Balance, Seen, States, Wish
from subak.games.seasons.rules.state import PICK_CARD, SETUP

if TYPE_CHECKING:
    from subak.game import Game

MANY_FARMERS = 4
WISHES = (
    Wish("ancestor", -0.10, 0.10, "every ancestor wins between 40 % and 60 % of its games"),
    Wish("fields closed", 4, 7, "a farm closes 4 to 7 fields"),
    Wish("four farmers", 0.001, 0.10, "four farmers in one field happen, but rarely (share of farms)"),
)


def by_lot(game: "Game", seat: int) -> bool:
    """Which of the two first cards becomes the ancestor."""
    return int(game.state.phase) == SETUP and int(game.state.players[seat].pick.stage) == PICK_CARD


def observe(game: "Game") -> Iterator[Seen]:
    state, shares = game.state, game.outcome or ()
    for seat in range(2):
        player = state.players[seat]
        fields = player.fields[: player.field_count]
        yield Seen("ancestor", game.components.cards[player.ancestor], shares[seat] - 0.5)
        yield Seen("fields closed", "all farms", float(player.field_count))
        yield Seen("four farmers", "all farms", float(any(field.farmers >= MANY_FARMERS for field in fields)))


def statistics(states: States) -> dict[str, NDArray[np.float64]]:
    """Of finished games, by seat."""
    players = states["players"]
    return {
        "points": players["points"].astype(np.float64),
        "fields": players["field_count"].astype(np.float64),
        "largest": players["fields"]["extent"].max(axis=2).astype(np.float64),
        "farmers": players["farmers"].astype(np.float64),
    }


BALANCE = Balance(
    wishes=WISHES,
    observe=observe,
    by_lot=by_lot,
    statistics=statistics,
)
