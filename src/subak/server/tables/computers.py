"""Computer players at tables, and advice. They think in threads: rules release the GIL, the event loop stays free."""

import asyncio
import hashlib
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from subak.game import Game
from subak.players import GreedyPlayer, Player, RandomPlayer, SearchPlayer
from subak.players.levels import make_player
from subak.server.operations.preparation import STAND_INS, Preparation
from subak.server.wire.messages import HintedMove

DEFAULT_LEVEL = "buffalo"
HINTS, HINT_MILLISECONDS, WORTH_TELLING = 3, 500, 0.02
T = TypeVar("T")


class Pool:
    """The threads in which thinking happens. Analyses have one of their own: nobody at a table waits for them."""

    def __init__(
        self, thought: Callable[[float], None] = lambda seconds: None, preparation: Preparation | None = None
    ) -> None:
        """`thought` is told how many seconds each decision of a computer player took."""
        self.busy = 0  # what is being thought about, or waits for a thread
        self.preparation = preparation or Preparation()
        self._thought = thought
        self._thinking = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "thinking")
        self._looking_back = ThreadPoolExecutor(1, "looking-back")

    async def think(self, work: Callable[[], T]) -> T:
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thinking, work)
        finally:
            self.busy -= 1

    async def choose(self, computer: "Computer", made: Sequence[tuple[int, int]]) -> int:
        """A computer player's decision after these moves."""
        is_ready = self.preparation.is_ready(computer.game.kind.name)
        code, seconds = await self.think(lambda: _timed(lambda: computer.choose(made, is_ready)))
        self._thought(seconds)
        return code

    async def advise(self, game: Game, seat: int, milliseconds: int) -> tuple[HintedMove, ...]:
        """A hint; `game` is a copy, since it is thought about in a thread."""
        is_ready = self.preparation.is_ready(game.kind.name)
        return await self.think(lambda: advise(game, seat, milliseconds if is_ready else 0))

    async def look_back(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._looking_back, work)

    def close(self) -> None:
        for pool in (self._thinking, self._looking_back):
            pool.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    start = time.perf_counter()
    return work(), time.perf_counter() - start


class Computer:
    """A computer player with a game of its own to think at: threads share nothing with the table.

    It follows the table move by move, so a player that keeps its search tree can go on with it.
    """

    def __init__(self, game: Game, seat: int, level: str) -> None:
        self.game, self.seat = game.restarted(), seat
        seed = _player_seed(game.seed, seat)
        self.player = _player(game, level, seed)
        self.stand_in = _player(game, STAND_INS.get(level, level), seed)

    def choose(self, made: Sequence[tuple[int, int]], is_ready: bool = True) -> int:
        """Runs in a thread: the number of the move, after these moves. Until the rules are compiled strong players do
        not search: as plain Python they would come to nothing."""
        self._follow(made)
        return (self.player if is_ready else self.stand_in).choose(self.game, self.seat)

    def _follow(self, made: Sequence[tuple[int, int]]) -> None:
        known = self.game.made
        same = 0
        while same < min(len(known), len(made)) and known[same] == made[same]:
            same += 1
        while len(self.game) > same:  # somebody took a pick back
            self.game.pop()
        for seat, code in made[same:]:
            self.game.push(code, seat)


def _player(game: Game, level: str, seed: int) -> Player:
    """A computer player may have to sit in for anybody, also in a game that has no features to judge positions by."""
    return make_player(level, seed) if game.kind.brings("players") else RandomPlayer(seed)


def _player_seed(seed: int | str, seat: int) -> int:
    """From the secret seed of the deal: the same after a restart, and nobody can tell it beforehand."""
    return int.from_bytes(hashlib.sha256(f"computer {seat} {seed}".encode()).digest()[:4])


def advise(game: Game, seat: int, milliseconds: int = HINT_MILLISECONDS) -> tuple[HintedMove, ...]:
    """Runs in a thread, on a copy: the best moves with the share of the win each promises. Without any time only one
    pick is looked ahead."""
    player = SearchPlayer(milliseconds=milliseconds) if milliseconds else GreedyPlayer()
    judged = player.judge(game, seat)
    told = [move for number, move in enumerate(judged[:HINTS]) if number == 0 or move.weight > WORTH_TELLING]
    return tuple(HintedMove(move.code, round(move.share, 3)) for move in told)
