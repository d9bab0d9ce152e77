"""A search tree as Python sees it, and the arrays that the kernels of the search work in."""

from typing import Any

import numpy as np

from subak.game import Game
from subak.kernel.chance import Chance
from subak.kernel.log import new_log
from subak.players import tree
from subak.players.weights import Weights

SEATS = 4
NODES_OF_TALLY = 8
"""A tree has room for one move that was made among this many that were judged."""


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
    def for_search(self) -> tree.Work:
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
    def arrays(self) -> tree.Grown:
        return (self.nodes, self.tallies, self.counts)

    @property
    def used(self) -> float:
        """How much of its room is used, 0 to 1."""
        return float(max(self.counts[0] / len(self.nodes), self.counts[1] / len(self.tallies)))

    def clear(self) -> None:
        self.counts[:] = self.root = self.done = self.enough = 0

    def prune(self) -> None:
        """Drop the branches that the game can no longer reach."""
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
