"""What is still being got ready: games are played at once, with uncompiled rules until the compiled ones are there."""

import logging
import os
import shutil
from collections.abc import Sequence
from tempfile import TemporaryDirectory

from subak.kernel.cache import cache_folder, can_write
from subak.kernel.rule import COMPILED, compile_when_called, run_plain_until_loaded
from subak.server.wire.messages import Preparing
from subak.study.compiling import Compiling, Progress
from subak.study.warm import AT_TABLES, is_warm, load

log = logging.getLogger(__name__)
STAND_INS = {"heron": "buffalo", "dragon": "buffalo"}
"""Levels that search would take too long with uncompiled rules: until these are compiled they play like another one."""


class Preparation:
    """How far each game is. By itself it compiles nothing: everything is ready, or as it was last said to be."""

    def __init__(self, games: tuple[Preparing, ...] = ()) -> None:
        self.games = games

    def begin(self) -> None:
        """The server can be reached: now there is time for it."""

    def state(self) -> tuple[Preparing, ...]:
        """Only games whose rules are not ready."""
        return self.games

    def progress(self) -> tuple[Progress, ...]:
        """What is being compiled, for a terminal."""
        return ()

    def is_under_way(self, game: str) -> bool:
        """Whether it is worth waiting for the rules of a game."""
        return any(each.game == game for each in self.state())

    def is_ready(self, game: str) -> bool:
        """Whether the strong computer players of a game can play as they should."""
        return not self.is_under_way(game)

    def want(self, game: str) -> None:
        """Somebody plays this game."""

    def close(self) -> None:
        """The server stops."""


class Compilation(Preparation):
    """Compiles games beside the server, in other processes, and takes over what is ready."""

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self._own_cache = None if can_write() else OwnCache()
        self._compiling = Compiling(games, AT_TABLES, take_over, compile_when_called, is_patient=True)

    def begin(self) -> None:
        self._compiling.start()

    def progress(self) -> tuple[Progress, ...]:
        return self._compiling.progress()

    def state(self) -> tuple[Preparing, ...]:
        return tuple(
            Preparing(each.name, each.done, each.total, None if each.seconds is None else round(each.seconds, 1))
            for each in self.progress()
        )

    def want(self, game: str) -> None:
        self._compiling.want(game)

    def close(self) -> None:
        self._compiling.stop()
        if self._own_cache is not None:
            self._own_cache.close()


def take_over(game: str, stage: str) -> None:
    """In a thread: from the next call on the rules are machine code. It takes some hundredths of a second.

    What cannot be loaded stays uncompiled until everything else is done. Then it is compiled when it is called.
    """
    if load(game, [stage]):
        log.info("%s: the rules are compiled (%s)", game, stage)
    else:
        log.warning("%s: what was compiled (%s) cannot be read again", game, stage)


class OwnCache:
    """Where the usual cache is read-only: a copy of it for this server and its compilers, until the server stops."""

    def __init__(self) -> None:
        there, self._before = cache_folder(), os.environ.get("SUBAK_CACHE")
        self._folder = TemporaryDirectory(prefix="subak-")
        os.environ["SUBAK_CACHE"] = self._folder.name
        if there.is_dir():
            shutil.copytree(there, cache_folder())

    def close(self) -> None:
        if self._before is None:
            del os.environ["SUBAK_CACHE"]
        else:
            os.environ["SUBAK_CACHE"] = self._before
        self._folder.cleanup()


def prepare(games: Sequence[str]) -> Preparation:
    """What a server with these games begins with. It never waits for a compiler."""
    cold = [game for game in games if not is_warm(game)] if COMPILED else []
    if not cold:
        return Preparation()
    run_plain_until_loaded()
    return Compilation(cold)
