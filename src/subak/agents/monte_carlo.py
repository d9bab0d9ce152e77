"""A computer player that knows nothing but the rules: it plays every move on at random, many times.

Half of the moves is dropped after each round, so that most of the time goes to the promising ones.
"""

from typing import Any

import numpy as np

from subak.agents.playouts import judge_moves
from subak.game import Game
from subak.kernel.chance import Chance, seed_chance
from subak.kernel.log import new_log


class MonteCarlo:
    """Chooses by `playouts` random games in all. The same seed and position give the same move."""

    def __init__(self, playouts: int = 20_000, seed: int = 0) -> None:
        self.playouts, self.seed = playouts, seed

    def choose(self, game: Game, seat: int) -> int:
        """The number of the move it likes best. It sees only what the seat may know."""
        moves = game.codes(seat).astype(np.int64)
        states = game.view(seat).states
        if len(moves) == 1:
            return int(moves[0])
        room = _Room(game)
        seed_chance(room.dices[0], f"{self.seed}/{len(game)}")
        values = np.zeros(len(moves))
        played, rounds = 0, max(1, int(np.ceil(np.log2(len(moves)))))
        for _ in range(rounds):
            count = max(1, self.playouts // rounds // len(moves))
            key = self.seed * 1_000_003 + len(game) * 7919
            judge_moves(states, seat, moves, played, count, key, room.arrays, room.out, room.logs, room.dices, values)
            played += count
            best = np.sort(np.argsort(-values, kind="stable")[: max(2, (len(moves) + 1) // 2)])
            moves, values = moves[best], values[best]
        return int(moves[int(np.argmax(values))])


class _Room:
    """Arrays the kernel works in."""

    def __init__(self, game: Game) -> None:
        self.arrays: Any = (
            np.zeros(1, game.kind.layout.dtype),
            np.zeros(game.seats, np.int32),
            np.zeros(game.seats, np.float64),
        )
        self.out = np.zeros(game.kind.moves_at_most, np.int32)
        self.logs = new_log(on=False)
        self.dices = Chance.zeros()
