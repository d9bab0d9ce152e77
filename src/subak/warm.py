"""Compile the rules once, with progress. Afterwards every process loads them from the cache."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import event

from subak import games
from subak.agents.players import GreedyPlayer, SearchPlayer
from subak.game import Game
from subak.kernel import doors
from subak.kernel.cache import prune_caches
from subak.kernel.chance import Chance
from subak.kernel.log import new_log
from subak.kernel.rules import RULES

Report = Callable[[int, int], None]
"""Called with the number of rules compiled so far and the number there are."""


class _Counter(event.Listener):  # type: ignore[misc]
    """Counts rules as Numba finishes them."""

    def __init__(self, report: Report) -> None:
        self.report, self.done = report, set[str]()

    def on_start(self, found: Any) -> None:
        """Nothing to count yet."""

    def on_end(self, found: Any) -> None:
        self.done.add(str(found.data["dispatcher"]))
        self.report(min(len(self.done), len(RULES)), len(RULES))


def warm(name: str, report: Report) -> None:
    """Compile (or load) everything a game needs."""
    kind = games.find(name)
    counter = _Counter(report)
    with event.install_listener("numba:compile", counter):
        _use_everything(Game(kind, seed=0))
    report(len(RULES), len(RULES))
    prune_caches()


def _use_everything(game: Game) -> None:
    """Go once through every door: calling a rule compiles it."""
    seat = game.actors[0]
    game.choices(seat)
    game.push(int(game.codes(seat)[0]), seat)
    for seat in game.actors:
        game.choices(seat)
        GreedyPlayer().judge(game, seat)
        SearchPlayer(iterations=2).judge(game, seat)
        game.view().picture(seat)
    _ = game.scores
    states = game.view().states
    doors.redeal_for(states, -1, 0)
    doors.random_games(states, Chance.zeros(), np.zeros(game.kind.moves_at_most, np.int32), new_log(on=False))
    doors.outcome_of(states, np.zeros(game.seats))
