"""What is looked at in Dos Rios: how games end, and when. The rulebook's components leave little to wish."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from subak.games.kind import Balance, Seen, States, Wish

if TYPE_CHECKING:
    from subak.game import Game

WISHES = (
    Wish("rounds", 8, 40, "games end long before the sixtieth round"),
    Wish("endless", 0.0, 0.02, "hardly any game is ended by the limit of rounds"),
)


def observe(game: "Game") -> Iterator[Seen]:
    state = game.state
    winners = [seat for seat, share in enumerate(game.outcome or ()) if share > 0]
    built = max(
        int(state.players[seat].fincas).bit_count() + int(state.players[seat].hacienda != 0) for seat in winners
    )
    limit = int(state.lap) == int(state.max_rounds)
    yield Seen("rounds", f"{game.seats} players", float(state.lap))
    yield Seen("endless", f"{game.seats} players", float(limit and built < 4))
    yield Seen("end", "five buildings", float(built == 5))
    yield Seen("end", "four on water", float(built == 4 and not limit))


def statistics(states: States) -> dict[str, NDArray[np.float64]]:
    """Of finished games, by seat."""
    seats = int(states["seats"][0])
    players = states["players"][:, :seats]
    fincas = np.bitwise_count(players["fincas"]).astype(np.float64)
    hacienda = (players["hacienda"] != 0).astype(np.float64)
    return {
        "buildings": fincas + hacienda,
        "hacienda": hacienda,
        "rio": players["money"].astype(np.float64) * 100,
        "wood": players["wood"].astype(np.float64),
        "rounds": np.repeat(states["lap"].astype(np.float64)[:, None], seats, axis=1),
    }


BALANCE = Balance(
    wishes=WISHES,
    observe=observe,
    statistics=statistics,
    told=("end",),
)
