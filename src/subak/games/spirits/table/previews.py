"""What a piece would complete, tried on a copy of the seat's field."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.games.spirits.rules.effects import count_paddies
from subak.games.spirits.rules.farming import play_build
from subak.games.spirits.rules.state import MOVE_GATE, State
from subak.kernel.annotations import Row
from subak.kernel.rule import rule


@rule
def count_finished(states: Row[State], copies: Row[State], seat: int, moves: Row[int], out: Row[int]) -> None:
    before = count_paddies(states[0].players[seat], 1)
    for i in range(len(moves)):
        if moves[i] < MOVE_GATE:
            copies[0] = states[0]
            play_build(copies[0], seat, moves[i])
            out[i] = count_paddies(copies[0].players[seat], 1) - before


def preview_pieces(states: NDArray[Any], copies: NDArray[Any], seat: int, moves: Sequence[int]) -> list[int]:
    """How many paddies each move of the build step would complete."""
    out = np.zeros(len(moves), np.int64)
    count_finished(states, copies, seat, np.array(moves, np.int64), out)
    found: list[int] = out.tolist()
    return found
