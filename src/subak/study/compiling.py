"""Compiling games in processes of their own, one for each core, while this one goes on.

    compiling = Compiling(names, ready=lambda name, stage: …)
    compiling.start()

Then `compiling.progress()` tells how far each game is.
"""

import contextlib
import logging
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import IO

from subak.study.warm import AT_TABLES

log = logging.getLogger(__name__)
Task = tuple[str, str]
"""A game and a stage."""
PATIENT = 10
"""How nice patient compilers are, as in `nice`."""
QUIETLY: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)


@dataclass(frozen=True)
class Progress:
    """How far the rules of a game are."""

    name: str
    done: int
    total: int  # 0: not known yet
    seconds: float | None  # that it will still take, by what it took so far; None: not known yet


class Compiling:
    """What waits, what runs, and how far it is.

    `ready` is called for each stage that is in the cache, `finished` when nothing is left to do, both in threads of
    their own. With `is_patient`, compilers run at a low priority.
    """

    def __init__(
        self,
        names: Sequence[str],
        stages: Sequence[str] = AT_TABLES,
        ready: Callable[[str, str], None] = lambda name, stage: None,
        finished: Callable[[], None] = lambda: None,
        is_patient: bool = False,
        jobs: int | None = None,
    ) -> None:
        # -P: a file called numba.py in the current folder is none of ours.
        self.command = [sys.executable, "-P", "-c", "from subak.study.warm import main; main()"]
        self.failed: list[Task] = []
        self._names, self._stages, self._ready, self._finished = tuple(names), tuple(stages), ready, finished
        self._waiting: list[Task] = [(name, stage) for stage in stages for name in names]
        self._left = set(self._waiting)
        self._steps: dict[Task, tuple[int, int]] = {}
        self._seconds = dict.fromkeys(names, 0.0)  # that each has taken, without what is running
        self._begun: dict[Task, float] = {}
        self._running: set[subprocess.Popen[str]] = set()
        self._is_patient, self._stopped, self._lock = is_patient, False, threading.Lock()
        count = min(jobs or _cores(), len(self._waiting))
        self._threads = [threading.Thread(target=self._work, name="compiling", daemon=True) for _ in range(count)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Until all is done, or for so long; whether it is."""
        end = None if seconds is None else time.monotonic() + seconds
        begun = [thread for thread in self._threads if thread.ident is not None]
        for thread in begun:
            thread.join(None if end is None else max(0.0, end - time.monotonic()))
        return not any(thread.is_alive() for thread in begun)

    def stop(self) -> None:
        """End the processes. What they made so far is kept."""
        with self._lock:
            self._stopped = True
            for process in self._running:
                process.kill()
        self.wait()

    def want(self, name: str) -> None:
        """Somebody plays this game: its turn comes first."""
        with self._lock:
            self._waiting.sort(key=lambda task: task[0] != name)

    def progress(self) -> tuple[Progress, ...]:
        """Of every game that is not ready."""
        with self._lock:
            names = [name for name in self._names if any(task[0] == name for task in self._left)]
            return tuple(self._progress_of(name) for name in names)

    def _progress_of(self, name: str) -> Progress:
        steps = [self._steps.get((name, stage), (0, 0)) for stage in self._stages]
        done, total = sum(done for done, _ in steps), sum(total for _, total in steps)
        running = sum(time.monotonic() - begun for task, begun in self._begun.items() if task[0] == name)
        left = (self._seconds[name] + running) * (total - done) / done if done else None
        return Progress(name, done, total, left)

    # --- in threads ----------------------------------------------------------------------------------------------
    def _work(self) -> None:
        while (task := self._next()) is not None:
            is_done = False
            try:
                is_done = self._compile(task)
                if is_done and not self._stopped:
                    self._ready(*task)
            except Exception:
                is_done = False
                log.exception("%s: the rules (%s) could not be compiled", *task)
            finally:
                self._end(task, is_done)

    def _end(self, task: Task, is_done: bool) -> None:
        with self._lock:
            self._left.discard(task)
            if task in self._begun:
                self._seconds[task[0]] += time.monotonic() - self._begun.pop(task)
            if not is_done:
                self.failed.append(task)
            is_last = not self._left and not self._stopped
        if is_last:
            self._finished()

    def _next(self) -> Task | None:
        with self._lock:
            return self._waiting.pop(0) if self._waiting and not self._stopped else None

    def _compile(self, task: Task) -> bool:
        with tempfile.TemporaryFile("w+") as errors:  # a pipe might fill up
            process = self._spawned(task, errors)
            if process is None:
                return False
            try:
                with process:
                    self._follow(task, process)
            finally:
                with self._lock:
                    self._running.discard(process)
            if process.returncode and not self._stopped:
                errors.seek(0)
                log.error("%s: the rules (%s) could not be compiled: %s", *task, errors.read().strip()[-2000:])
            return process.returncode == 0

    def _follow(self, task: Task, process: "subprocess.Popen[str]") -> None:
        """Its steps, until it ends."""
        for line in process.stdout or ():
            words = line.split()
            if len(words) != 3 or words[0] not in self._stages:  # a game that prints something itself
                continue
            with self._lock:
                self._begun.setdefault(task, time.monotonic())
                self._note((task[0], words[0]), int(words[1]), int(words[2]))

    def _note(self, task: Task, done: int, total: int) -> None:
        """Never less than was told before, and of the same total."""
        known, first = self._steps.get(task, (0, total))
        self._steps[task] = max(known, done * first // total if total else 0), first

    def _spawned(self, task: Task, errors: IO[str]) -> "subprocess.Popen[str] | None":
        command = [*self.command, *task, *self._stages]
        with self._lock:
            if self._stopped:
                return None
            pipe = subprocess.PIPE
            process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=errors, text=True, errors="replace", creationflags=QUIETLY
            )
            self._running.add(process)
        if self._is_patient and hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):  # it has ended, or we are more patient ourselves
                os.setpriority(os.PRIO_PROCESS, process.pid, PATIENT)
        return process


def _cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_all(names: Sequence[str], stages: Sequence[str], moved: Callable[[tuple[Progress, ...]], None]) -> None:
    """Compile games side by side; `moved` is told every moment how far they are."""
    compiling = Compiling(names, stages)
    compiling.start()
    try:
        while not compiling.wait(0.1):
            moved(compiling.progress())
    finally:
        compiling.stop()
