"""What every computer player is: somebody who chooses, by what its seat may know. The same seed and position give the
same move."""

from dataclasses import dataclass
from typing import Protocol

from subak.game import Game
from subak.players.search_tree import Work
from subak.players.weights import Weights, load_weights


class Player(Protocol):
    """Somebody who chooses."""

    def choose(self, game: Game, seat: int) -> int:
        """The number of the move."""


@dataclass(frozen=True)
class Judged:
    """A move, and what a player thinks of it."""

    code: int
    share: float  # of the win, expected
    weight: float  # its share of the visits, 0 to 1


def decision_key(seed: int, game: Game) -> int:
    """A different number for every decision of every player."""
    return (seed * 1_000_003 + len(game)) * 1_000_000_007 % (1 << 52)


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
