"""Compile the rules once, with progress. Afterwards every process loads them from the cache."""

import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba.core import event

from subak import games
from subak.game import Game
from subak.games.kind import AnyKind
from subak.kernel import entry
from subak.kernel.cache import cache_folder, game_hash, prune_caches
from subak.kernel.chance import Chance
from subak.kernel.log import new_log
from subak.kernel.rule import COMPILED, RULES
from subak.players import GreedyPlayer, SearchPlayer

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


def warm(name: str, report: Report, environments: bool = False) -> None:
    """Compile (or load) everything a game needs, if need be also in batches and environments."""
    kind = games.find(name)
    counter = _Counter(report)
    with event.install_listener("numba:compile", counter):
        _use_everything(kind)
        if environments:
            _step_a_batch(name)
    report(len(RULES), len(RULES))
    prune_caches()
    with contextlib.suppress(OSError):  # without a cache there is nothing to mark
        _mark(name).touch()


def is_warm(name: str) -> bool:
    """Whether a game has been compiled from the sources as they are now."""
    return COMPILED and _mark(name).exists()


def _mark(name: str) -> Path:
    return cache_folder() / f"{name}-{game_hash(games.find(name).folder)}.ready"


def _use_everything(kind: AnyKind) -> None:
    """Call every rule once, which compiles it. Two games, the second with all options switched on, are played to the
    end as tables are: with scenes and, where the game has features for them, computer players."""
    switches = {option.name: True for option in kind.options if option.default is False}
    for options in ({}, switches):
        game = Game(kind, seed=0, options=options)
        _play_through(game)
    if kind.brings("terminal"):
        game.view().picture(0)
    states = game.view().states
    entry.redeal_for(states, -1, 0)
    entry.random_games(states, Chance.zeros(), np.zeros(game.kind.rules.moves_at_most, np.int32), new_log(on=False))


def _step_a_batch(name: str) -> None:
    from subak.envs.batch import Batch, play_games
    from subak.envs.encoding import encoding_of

    batch = Batch(name, 2, players=("ask", "greedy"), seed=0)
    batch.step(batch.masks.argmax(axis=1))
    play_games(name, 2, players="random", seed=0)
    encoding_of(name).look(Game(games.find(name), seed=0), 0)


def _play_through(game: Game) -> None:
    has_players, search, chance = game.kind.brings("players"), SearchPlayer(iterations=2), random.Random(0)
    if has_players:
        GreedyPlayer().judge(game, game.actors[0])
    while actors := game.actors:
        seat = actors[0]
        game.scene(seat)
        if has_players:
            search.judge(game, seat)
        game.push(int(chance.choice(game.codes(seat))), seat)
    game.scene()
    _ = game.scores, game.outcome
