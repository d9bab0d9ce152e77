"""How a searching player thinks about one decision: which moves it looks at, how much, and how long."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.game import Game
from subak.kernel.chance import Chance
from subak.kernel.log import new_log
from subak.players import tree
from subak.players.weights import Weights

SEATS = 4
NODES_OF_TALLY = 8
"""A tree has room for one move that was made among so many that were judged."""
CHUNK = 50
"""Iterations between two looks at the clock."""
GLANCE = 20
"""One part in so many of the budget tells which moves are worth a closer look."""
CANDIDATES = 4
"""So many moves are looked at closely."""


class Work:
    """Arrays that kernels work in; one set for each kind of game."""

    def __init__(self, game: Game, weights: Weights) -> None:
        kind = game.kind
        self.copies: Any = np.zeros(2, kind.rules.layout.dtype)
        self.path = np.zeros(tree.DEEPEST + 1, np.int32)
        self.slots = np.full(kind.rules.moves, tree.NONE, np.int32)
        self.dices = Chance.zeros(2)
        self.moves = np.zeros(kind.rules.moves_at_most, np.int32)
        self.out = np.zeros(kind.rules.moves_at_most, np.int32)
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


class Budget:
    """So many iterations for a decision, or so many milliseconds from now on."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self.iterations, self.seconds, self.begun = iterations, milliseconds / 1000, time.perf_counter()

    def is_spent(self, done: int, part: float = 1.0) -> bool:
        """Whether a part of it is used up, after so many iterations."""
        if self.seconds:
            return time.perf_counter() - self.begun >= part * self.seconds
        return done >= part * self.iterations

    def in_all(self, done: int) -> int:
        """How many iterations it allows, at the pace of those there have been."""
        return int(done * self.seconds / (time.perf_counter() - self.begun)) if self.seconds else self.iterations


@dataclass
class Thought:
    """One decision, thought through in one tree."""

    grown: Tree
    work: Work
    weights: Weights
    states: Any  # what the seat knows
    seat: int
    possible: set[int]
    budget: Budget
    key: int  # of the luck
    curiosity: float

    def halve(self) -> None:
        """Sequential halving: the best moves at a glance get equally many visits, those of earlier decisions included,
        and the better half of them goes on. What is looked at more seems better, so only equals can be compared."""
        self.grown.done = self.grown.enough = 0
        self.glance()
        total, left = self.budget.in_all(self.grown.done), self.best(self.possible, CANDIDATES)
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            self.grown.enough += max(1, total // (rounds * len(left)))
            self.make_equal(left)
            left = self.best(set(left), (len(left) + 1) // 2)

    def glance(self) -> None:
        """A small part of the budget for whatever seems worth a look."""
        self.look(2)  # the first only judges the moves, the second makes one
        while not self.budget.is_spent(self.grown.done, 1 / GLANCE):
            self.look(min(CHUNK, max(1, self.budget.iterations // GLANCE - self.grown.done)))

    def best(self, moves: set[int], count: int) -> list[int]:
        looks = self.grown.looks(self.seat, moves)
        return sorted(looks, key=lambda code: -looks[code][1])[:count]

    def make_equal(self, left: list[int]) -> None:
        """Visits for every move that has not had enough, while there is time."""
        visits = {code: count for code, (count, _) in self.grown.looks(self.seat, set(left)).items()}
        while not (self.budget.seconds and self.budget.is_spent(self.grown.done)):
            rarest = min(left, key=lambda code: visits[code])
            missing = self.grown.enough - visits[rarest]
            if missing <= 0:
                return
            self.look(min(CHUNK, missing), rarest)
            visits[rarest] += min(CHUNK, missing)

    def look(self, iterations: int, code: int = tree.NONE) -> None:
        """Some more iterations about one move, or about any."""
        tree.search(
            self.states, self.seat, iterations, self.grown.done, self.key, self.grown.arrays, self.grown.root,
            self.weights, self.work.moves, self.work.for_search, self.curiosity, code,
        )  # fmt: skip
        self.grown.done += iterations
