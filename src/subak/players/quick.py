"""Players that look at most one pick ahead."""

import numpy as np
from numpy.typing import NDArray

from subak.game import Game
from subak.players import lookahead
from subak.players.player import Judge, Judged, decision_key
from subak.players.weights import Weights


class RandomPlayer:
    """Any move, every one as likely."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game, seat: int) -> int:
        codes = game.codes(seat)
        generator = np.random.default_rng([self.seed, len(game), seat])
        return int(codes[generator.integers(len(codes))])


class GreedyPlayer(Judge):
    """Looks one pick ahead, to the end of what it begins."""

    def __init__(self, seed: int = 0, tries: int = 4, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.tries = tries

    def judge(self, game: Game, seat: int) -> list[Judged]:
        moves = game.codes(seat).astype(np.int64)
        values: NDArray[np.float64] = np.zeros(len(moves))
        work, states = self.work(game), game.view(seat).states
        lookahead.judge_moves(
            states, seat, moves, self.tries, decision_key(self.seed, game), self.weights(game),
            work.copies, work.dices, work.out, work.logs, work.room, work.shares, values,
        )  # fmt: skip
        order = np.argsort(-values, kind="stable")
        return [Judged(int(moves[at]), float(values[at]), 1 / len(moves)) for at in order]


class ForgetfulPlayer(GreedyPlayer):
    """Errs like a person: it overlooks some moves, and does not see small differences."""

    def __init__(self, seed: int = 0, overlooks: float = 0.3, blur: float = 0.25) -> None:
        super().__init__(seed, tries=1)
        self.overlooks, self.blur = overlooks, blur

    def judge(self, game: Game, seat: int) -> list[Judged]:
        judged = super().judge(game, seat)
        chance = np.random.default_rng([self.seed, len(game), seat])
        seen = [move for move in judged if chance.random() >= self.overlooks] or judged[-1:]
        spread = judged[0].share - judged[-1].share
        blurred = sorted(seen, key=lambda move: -(move.share + chance.normal(0, self.blur * spread)))
        return blurred + [move for move in judged if move not in seen]
