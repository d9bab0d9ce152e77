"""The best move where it is known for certain. Apart from the kernels, whose imports are part of the cache's key."""

from typing import Any

from subak.games.kind import Solved
from subak.games.seasons.players.endgame import can_solve, solve


def best_move(states: Any, seat: int) -> Solved | None:
    """The best move of the present decision, if the end of the game can be solved exactly from here."""
    if not can_solve(states):
        return None
    code, worth = max(solve(states).items(), key=lambda pair: pair[1])
    return Solved(code, 0.5 + 0.5 * ((worth > 0) - (worth < 0)))
