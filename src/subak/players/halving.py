"""How a searching player thinks about one decision: sequential halving of the moves that seem best."""

from dataclasses import dataclass
from typing import Any

from subak.players import tree
from subak.players.budget import Budget
from subak.players.search_tree import Tree, Work
from subak.players.weights import Weights

CHUNK = 50
"""The player reads the clock after this number of iterations."""
GLANCE = 20
"""This part of the budget (a twentieth) tells which moves are worth a closer look."""
CANDIDATES = 4
"""The number of moves that are looked at closely."""


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
        """Sequential halving: the best moves at first sight get the same number of visits, and the better half goes on.

        Visits of earlier decisions count. A move with more visits looks better, so moves are compared only after the
        same number of visits.
        """
        self.grown.done = self.grown.enough = 0
        self.glance()
        total, left = self.budget.in_all(self.grown.done), self.best(self.possible, CANDIDATES)
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            self.grown.enough += max(1, total // (rounds * len(left)))
            self.make_equal(left)
            left = self.best(set(left), (len(left) + 1) // 2)

    def glance(self) -> None:
        """Spend a small part of the budget on the moves that PUCT chooses."""
        self.look(2)  # the first only judges the moves, the second makes one
        while not self.budget.is_spent(self.grown.done, 1 / GLANCE):
            self.look(min(CHUNK, max(1, self.budget.iterations // GLANCE - self.grown.done)))

    def best(self, moves: set[int], count: int) -> list[int]:
        looks = self.grown.looks(self.seat, moves)
        return sorted(looks, key=lambda code: -looks[code][1])[:count]

    def make_equal(self, left: list[int]) -> None:
        """Visit every move that has too few visits, while there is time."""
        visits = {code: count for code, (count, _) in self.grown.looks(self.seat, set(left)).items()}
        while not (self.budget.seconds and self.budget.is_spent(self.grown.done)):
            rarest = min(left, key=lambda code: visits[code])
            missing = self.grown.enough - visits[rarest]
            if missing <= 0:
                return
            self.look(min(CHUNK, missing), rarest)
            visits[rarest] += min(CHUNK, missing)

    def look(self, iterations: int, code: int = tree.NONE) -> None:
        """Run more iterations on one move, or on all moves."""
        tree.search(
            self.states, self.seat, iterations, self.grown.done, self.key, self.grown.arrays, self.grown.root,
            self.weights, self.work.moves, self.work.for_search, self.curiosity, code,
        )  # fmt: skip
        self.grown.done += iterations
