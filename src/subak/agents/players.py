"""Computer players. All of them see only what their seat may know, and the same seed and position give the same move."""

import time
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from subak.agents import looking, tree
from subak.agents.weights import Weights, load_weights
from subak.game import Game
from subak.kernel.chance import Chance
from subak.kernel.log import new_log

SEATS = 4
MOST_NODES = 600_000


class Player(Protocol):
    """Somebody who chooses."""

    def choose(self, game: Game, seat: int) -> int:
        """The number of the move."""


def decision_key(seed: int, game: Game) -> int:
    """A number of its own for every decision of every player."""
    return (seed * 1_000_003 + len(game)) * 1_000_000_007 % (1 << 52)


class RandomPlayer:
    """Any move, every one as likely."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game, seat: int) -> int:
        codes = game.codes(seat)
        generator = np.random.default_rng([self.seed, len(game), seat])
        return int(codes[generator.integers(len(codes))])


class Work:
    """Arrays that kernels work in; one set for each kind of game."""

    def __init__(self, game: Game, weights: Weights) -> None:
        kind = game.kind
        self.copies: Any = np.zeros(2, kind.layout.dtype)
        self.path = np.zeros(tree.DEEPEST + 1, np.int32)
        self.slots = np.full(kind.moves, tree.NONE, np.int32)
        self.dices = Chance.zeros(2)
        self.moves = np.zeros(kind.moves_at_most, np.int32)
        self.out = np.zeros(kind.moves_at_most, np.int32)
        self.logs = new_log(on=False)
        self.room = np.zeros(weights.shape[1], np.float64)
        self.shares = np.zeros(SEATS, np.float64)

    @property
    def for_search(self) -> tuple[Any, ...]:
        return (self.copies, self.path, self.slots, self.dices, self.out, self.logs, self.room, self.shares)


class Judge:
    """A player with learned weights and room to think."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        self.seed = seed
        self._given = weights
        self._work: dict[str, Work] = {}

    def weights(self, game: Game) -> Weights:
        return load_weights(game.kind.name) if self._given is None else self._given

    def work(self, game: Game) -> Work:
        name = game.kind.name
        if name not in self._work:
            self._work[name] = Work(game, self.weights(game))
        return self._work[name]


class GreedyPlayer(Judge):
    """Looks one pick ahead, to the end of what it begins."""

    def __init__(self, seed: int = 0, tries: int = 4, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.tries = tries

    def judge(self, game: Game, seat: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """All moves, and the share of the win expected after each."""
        moves = game.codes(seat).astype(np.int64)
        values = np.zeros(len(moves))
        work, states = self.work(game), game.view(seat).states
        looking.judge_moves(
            states, seat, moves, self.tries, decision_key(self.seed, game), self.weights(game),
            work.copies, work.dices, work.out, work.logs, work.room, work.shares, values,
        )  # fmt: skip
        return moves, values

    def choose(self, game: Game, seat: int) -> int:
        codes = game.codes(seat)
        if len(codes) == 1:
            return int(codes[0])
        moves, values = self.judge(game, seat)
        return int(moves[int(np.argmax(values))])


class SearchPlayer(Judge):
    """Information-set Monte Carlo tree search, for a number of iterations or of milliseconds."""

    def __init__(
        self,
        iterations: int = 2_000,
        milliseconds: int = 0,
        seed: int = 0,
        curiosity: float = 0.1,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(seed, weights)
        self.iterations, self.milliseconds = iterations, milliseconds
        self.curiosity = curiosity
        self.nodes: Any = np.zeros(min(50 * iterations, MOST_NODES), tree.Node.dtype)

    def think(self, game: Game, seat: int) -> Any:
        """The root's children: moves with visits and shares."""
        work, states = self.work(game), game.view(seat).states
        key, weights = decision_key(self.seed, game), self.weights(game)
        used, done, start = 0, 0, time.perf_counter()
        chunk = self.iterations if not self.milliseconds else 50
        while done < self.iterations:
            used = tree.search(
                states, seat, min(chunk, self.iterations - done), done, key, self.nodes, used, weights,
                work.moves, work.for_search, self.curiosity,
            )  # fmt: skip
            done += chunk
            if self.milliseconds and (time.perf_counter() - start) * 1000 >= self.milliseconds:
                break
        self.done = done
        return [self.nodes[child] for child in self._children(0)]

    def _children(self, parent: int) -> list[int]:
        found, child = [], int(self.nodes[parent].first)
        while child != tree.NONE:
            found.append(child)
            child = int(self.nodes[child].sibling)
        return found

    def choose(self, game: Game, seat: int) -> int:
        codes = game.codes(seat)
        if len(codes) == 1:
            return int(codes[0])
        children = self.think(game, seat)
        best = max(children, key=lambda node: (int(node.visits), float(node.shares[seat])))
        return int(best.move)
