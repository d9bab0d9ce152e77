"""Computer players. They see only what their seat may know; the same seed and position give the same move."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from subak.agents import looking, tree
from subak.agents.weights import Weights, load_weights
from subak.game import Game, Step
from subak.kernel.chance import Chance
from subak.kernel.log import new_log

SEATS = 4
MOST_NODES, NODES_OF_ITERATION, NODES_OF_TALLY = 3_000_000, 200, 8
"""Room for a tree: at most 48 MB of nodes and 15 MB of tallies; memory that is not needed is never touched."""
CURIOSITY = 4.0
"""How much rarely looked at moves are looked at, measured by how much the moves differ."""
CHUNK = 50
"""Iterations between two looks at the clock."""
GLANCE = 20
"""One part in so many of the budget tells which moves are worth a closer look."""
CANDIDATES = 4
"""So many moves are looked at closely."""
LONGEST = 10**9


class Player(Protocol):
    """Somebody who chooses."""

    def choose(self, game: Game, seat: int) -> int:
        """The number of the move."""


@dataclass(frozen=True)
class Judged:
    """A move, and what a player thinks of it."""

    code: int
    share: float  # of the win, expected
    weight: float  # how much it was looked at, 0 to 1


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
        self.best = np.zeros(SEATS, np.float64)
        self.secret = np.zeros(SEATS, np.int32)

    @property
    def for_search(self) -> tuple[Any, ...]:
        return (
            self.copies, self.path, self.slots, self.dices, self.out, self.logs, self.room, self.shares, self.best,
            self.secret,
        )  # fmt: skip


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

    def judge(self, game: Game, seat: int) -> list[Judged]:
        """All moves of a seat, the best first."""
        raise NotImplementedError

    def choose(self, game: Game, seat: int) -> int:
        codes = game.codes(seat)
        return int(codes[0]) if len(codes) == 1 else self.judge(game, seat)[0].code


class GreedyPlayer(Judge):
    """Looks one pick ahead, to the end of what it begins."""

    def __init__(self, seed: int = 0, tries: int = 4, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.tries = tries

    def judge(self, game: Game, seat: int) -> list[Judged]:
        moves = game.codes(seat).astype(np.int64)
        values: NDArray[np.float64] = np.zeros(len(moves))
        work, states = self.work(game), game.view(seat).states
        looking.judge_moves(
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


class Tree:
    """One search tree and its room; kept from decision to decision as long as the game follows it."""

    def __init__(self, nodes: int) -> None:
        self.nodes: Any = np.zeros(nodes, tree.Node.dtype)
        self.tallies: Any = np.zeros(nodes // NODES_OF_TALLY + 1, tree.Tally.dtype)
        self.counts = np.zeros(2, np.int32)  # nodes and tallies in use
        self.root, self.done, self.enough = 0, 0, 0

    @property
    def arrays(self) -> tuple[Any, Any, NDArray[np.int32]]:
        return (self.nodes, self.tallies, self.counts)

    @property
    def used(self) -> float:
        """How much of its room is used, 0 to 1."""
        return float(max(self.counts[0] / len(self.nodes), self.counts[1] / len(self.tallies)))

    def clear(self) -> None:
        self.counts[:] = self.root = self.done = self.enough = 0

    def prune(self) -> None:
        """Forget what can no longer come."""
        self.root = tree.prune(self.arrays, self.root)

    def children(self, tally: int) -> list[Any]:
        """The nodes that follow a move: the moves that were judged there."""
        found, child = [], int(self.tallies[tally].first)
        while child != tree.NONE:
            found.append(self.nodes[child])
            child = int(self.nodes[child].sibling)
        return found

    def seen(self, node: Any, seat: int) -> tuple[int, float]:
        """How often a move was made, and the share of the win it brought; one never made, what it seems to be worth."""
        if node.tally == tree.NONE:
            return 0, float(node.judged)
        tally = self.tallies[int(node.tally)]
        return int(tally.visits), float(tally.shares[seat])

    def looks(self, seat: int, possible: set[int]) -> dict[int, tuple[int, float]]:
        """What was seen of each of the seat's moves at the root, of those that are possible now."""
        return {
            int(node.move): self.seen(node, seat)
            for node in self.children(self.root)
            if node.seat == seat and int(node.move) in possible
        }

    def descend(self, seat: int, code: int) -> bool:
        """Make what followed a move the root; false if the move was never made."""
        for node in self.children(self.root):
            if node.seat == seat and node.move == code and node.tally != tree.NONE:
                self.root = int(node.tally)
                return True
        return False


class SearchPlayer(Judge):
    """Information-set Monte Carlo tree search, for a number of iterations or of milliseconds, on some threads."""

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        seed: int = 0,
        threads: int = 1,
        curiosity: float = CURIOSITY,
        keep: bool = True,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(seed, weights)
        self.iterations = iterations or (LONGEST if milliseconds else 1_000)
        self.milliseconds, self.curiosity, self.keep = milliseconds, curiosity, keep
        self.trees = [Tree(min(NODES_OF_ITERATION * self.iterations, MOST_NODES)) for _ in range(threads)]
        self._works: list[dict[str, Work]] = [{} for _ in range(threads)]
        self._last: tuple[Game, int, list[Step]] | None = None

    # --- keeping the tree ------------------------------------------------------------------------------------------
    def _follow(self, game: Game, seat: int) -> None:
        """Go on in the old trees if the game has followed them; otherwise begin anew."""
        followed = self.keep and self._last is not None and self._last[0] is game and self._last[1] == seat
        steps = game._steps
        if followed and self._last is not None:
            old = self._last[2]
            followed = len(steps) >= len(old) and (not old or steps[len(old) - 1] is old[-1])
            for grown in self.trees:
                if followed and self._descend(game, seat, grown, len(old)):
                    grown.prune()
                else:
                    grown.clear()
        else:
            for grown in self.trees:
                grown.clear()

    def _descend(self, game: Game, seat: int, grown: Tree, since: int) -> bool:
        for at, step in enumerate(game._steps[since:], since):
            states = game._states_before(at)
            if tree.has_node(states, seat, step.seat, self.work(game).moves) and not grown.descend(
                step.seat, step.code
            ):
                return False
        return True

    # --- thinking --------------------------------------------------------------------------------------------------
    def _think(self, number: int, game: Game, states: Any, seat: int, until: float) -> None:
        """Sequential halving: the best moves at a glance get equally many visits, also those they have already had, and
        the better half of them goes on. A move that is looked at more seems better, so only equals can be compared."""
        grown, look = self.trees[number], self._looker(number, game, states, seat)
        total = self._glance(look, until)
        possible = set(game.codes(seat).tolist())
        looks = grown.looks(seat, possible)
        visits = {code: count for code, (count, _) in looks.items()}
        left = sorted(looks, key=lambda code: -looks[code][1])[:CANDIDATES]
        rounds, grown.enough = max(1, (len(left) - 1).bit_length()), 0
        while len(left) > 1:
            grown.enough += max(1, total // (rounds * len(left)))
            self._make_equal(look, visits, left, grown.enough, until)
            looks = grown.looks(seat, possible)
            left = sorted(left, key=lambda code: -looks[code][1])[: (len(left) + 1) // 2]

    def _looker(self, number: int, game: Game, states: Any, seat: int) -> Callable[[int, int], int]:
        """Some more iterations of one tree about one move, or any; returns how many there have been."""
        name, grown = game.kind.name, self.trees[number]
        if name not in self._works[number]:
            self._works[number][name] = Work(game, self.weights(game))
        work = self._works[number][name]
        key, grown.done = decision_key(self.seed + 7919 * number, game), 0

        def look(iterations: int, code: int) -> int:
            tree.search(
                states, seat, iterations, grown.done, key, grown.arrays, grown.root,
                self.weights(game), work.moves, work.for_search, self.curiosity, code,
            )  # fmt: skip
            grown.done += iterations
            return grown.done

        return look

    def _glance(self, look: Callable[[int, int], int], until: float) -> int:
        """A first part of the budget for whatever seems worth a look; returns how many iterations the whole allows."""
        if not self.milliseconds:
            look(max(2, self.iterations // GLANCE), tree.NONE)
            return self.iterations
        begun = time.perf_counter()
        enough, done = begun + (until - begun) / GLANCE, look(CHUNK, tree.NONE)
        while time.perf_counter() < enough:
            done = look(CHUNK, tree.NONE)
        return int(done * (until - begun) / (time.perf_counter() - begun))

    def _make_equal(
        self, look: Callable[[int, int], int], visits: dict[int, int], left: list[int], enough: int, until: float
    ) -> None:
        """Visits for every move that has not had enough, while there is time."""
        while not self.milliseconds or time.perf_counter() < until:
            rarest = min(left, key=lambda code: visits[code])
            missing = enough - visits[rarest]
            if missing <= 0:
                return
            look(min(CHUNK, missing), rarest)
            visits[rarest] += min(CHUNK, missing)

    def judge(self, game: Game, seat: int) -> list[Judged]:
        exact = game.kind.solve(game.view(seat).states, seat)
        if exact is not None:
            return [Judged(exact.code, exact.share, 1.0)]
        self._follow(game, seat)
        states, until = game.view(seat).states, time.perf_counter() + self.milliseconds / 1000
        if len(self.trees) == 1:
            self._think(0, game, states, seat, until)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                tasks = [pool.submit(self._think, n, game, states.copy(), seat, until) for n in range(len(self.trees))]
                for task in tasks:
                    task.result()
        self._last = (game, seat, list(game._steps))
        return self._collected(game, seat)

    def _collected(self, game: Game, seat: int) -> list[Judged]:
        """What all trees found out about the moves that are possible now: first those that were looked at enough to be
        compared, by what they are worth; then the others, by how much they were looked at."""
        possible = set(game.codes(seat).tolist())
        seen: dict[int, list[tuple[int, float]]] = {code: [] for code in possible}
        for grown in self.trees:
            for code, look in grown.looks(seat, possible).items():
                seen[code].append(look)
        visits = {code: sum(count for count, _ in found) for code, found in seen.items()}
        total = max(1, sum(visits.values()))
        found = [Judged(code, _mean(seen[code]), visits[code] / total) for code in possible]
        enough = sum(grown.enough for grown in self.trees) / 2
        rare = {code: visits[code] < enough for code in possible}
        return sorted(
            found, key=lambda move: (rare[move.code], -move.weight if rare[move.code] else 0, -move.share, move.code)
        )


def _mean(seen: list[tuple[int, float]]) -> float:
    """Of shares that were seen so often; one at first sight counts if there is nothing better."""
    counts = [count for count, _ in seen]
    if not any(counts):
        counts = [1] * len(counts)
    return sum(count * share for count, (_, share) in zip(counts, seen, strict=True)) / max(1, sum(counts))
