"""Batches of work, done in this process, in many processes or on a Ray cluster.

    do_all(play, batches, lambda number, result: …, jobs=4)

The results are the same everywhere, because a batch holds everything that its result depends on. If a worker dies,
another one does its batch again.
"""

import contextlib
import multiprocessing
import re
import signal
import socket
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import connection
from typing import Any, TypeVar

import subak
from subak.errors import BadOption, SubakError

Batch = TypeVar("Batch")
Result = TypeVar("Result")
Work = Callable[[Any], Any]
Then = Callable[[int, Any], None]

MOST_LOSSES = 3
"""If this number of workers have died at a batch, the batch itself is at fault."""
PATIENCE = 5
"""Seconds to wait for the answer of a cluster that may not be there; Ray itself waits for more than ten minutes."""
_ADDRESS = re.compile(r"(?:ray://)?([\w.-]+|\[[0-9a-fA-F:]+\]):(\d{1,5})")


class LostWorker(SubakError):
    """One worker after the other has died at the same batch."""

    code = "lost-worker"


def do_all(
    work: Callable[[Batch], Result],
    batches: Sequence[Batch],
    then: Callable[[int, Result], None],
    jobs: int | None = None,
    ray: str | None = None,
) -> None:
    """Do all batches; `then` gets the number of each and its result, in the order in which they are ready.

    With `jobs` above 1 the batches run in that number of processes. With `ray`, the address of a cluster, they run
    there: one batch for each core, or `jobs` of them at a time. `work` must be a function of a module, since it is sent
    by name.
    """
    if ray is not None:
        _on_ray(work, batches, then, jobs, ray)
    elif jobs is None or jobs == 1:
        for number, batch in enumerate(batches):
            then(number, work(batch))
    else:
        _in_processes(work, batches, then, jobs)


def in_order(then: Callable[[Result], None]) -> Callable[[int, Result], None]:
    """Hold results back until it is their turn (a sum of fractions depends on the order)."""
    waiting: dict[int, Result] = {}
    passed = 0

    def take(number: int, result: Result) -> None:
        nonlocal passed
        waiting[number] = result
        while passed in waiting:
            then(waiting.pop(passed))
            passed += 1

    return take


def _answer(work: Work, batch: Any) -> tuple[Any, Exception | None]:
    """The result of a batch. An error in the work is raised and not tried again, since it would happen again."""
    try:
        return work(batch), None
    except Exception as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return None, error


def _opened(answer: tuple[Any, Exception | None]) -> Any:
    result, error = answer
    if error is not None:
        raise error
    return result


# --- processes -------------------------------------------------------------------------------------------------------
# Not a ProcessPoolExecutor: if one of its processes dies it ends all others, and their batches are lost too.
class _Helper:
    """A process that does one batch after the other, and the line to it."""

    def __init__(self, work: Work) -> None:
        context = _context()
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_help, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()  # so that the line ends when the process does
        self.number = -1

    def give(self, number: int, batch: Any) -> None:
        self.number = number
        with contextlib.suppress(ConnectionError):  # it is dead: `taken` will notice
            self.line.send(batch)

    def taken(self) -> tuple[Any, Exception | None] | None:
        """Its answer; none if it died."""
        try:
            answer: tuple[Any, Exception | None] = self.line.recv()
        except (EOFError, OSError):  # before it answered, or in the middle of the answer
            return None
        return answer

    def end(self) -> None:
        self.process.kill()  # nobody waits for its batch any more
        self.process.join()
        self.process.close()
        self.line.close()


def _context() -> Any:
    """Processes that begin afresh: a copy of one with threads (a progress bar, Arrow) may hang."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["__main__", "subak.players.levels"])  # imported once, and not by every process
    return context


def _help(line: Any, work: Work) -> None:
    """The loop of a worker process, until its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends its workers
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            line.send(_answer(work, line.recv()))


def _in_processes(work: Work, batches: Sequence[Any], then: Then, jobs: int) -> None:
    waiting = iter(enumerate(batches))
    losses: Counter[int] = Counter()
    busy: dict[Any, _Helper] = {}

    def hire(number: int, batch: Any) -> None:
        helper = _Helper(work)
        busy[helper.line] = helper
        helper.give(number, batch)

    try:
        for number, batch in _first(waiting, jobs):
            hire(number, batch)
        while busy:
            for line in connection.wait(list(busy)):
                helper = busy[line]
                answer = helper.taken()
                if answer is None:
                    busy.pop(line).end()
                    _count_loss(losses, helper.number)
                    hire(helper.number, batches[helper.number])
                    continue
                done, following = helper.number, next(waiting, None)
                if following is None:
                    busy.pop(line).end()
                else:
                    helper.give(*following)  # before anything else, so that it need not wait for us
                then(done, _opened(answer))
    finally:
        for helper in busy.values():
            helper.end()


def _first(items: Iterator[Any], count: int) -> Iterator[Any]:
    for _, item in zip(range(count), items, strict=False):
        yield item


def _count_loss(losses: Counter[int], number: int) -> None:
    losses[number] += 1
    if losses[number] == MOST_LOSSES:
        raise _lost(number)


def _lost(number: int) -> LostWorker:
    return LostWorker(f"batch {number + 1}: {MOST_LOSSES} workers have died at it; is there enough memory?")


# --- Ray -------------------------------------------------------------------------------------------------------------
def _on_ray(work: Work, batches: Sequence[Any], then: Then, jobs: int | None, address: str) -> None:
    ray = _imported()
    with _connected(ray, address):
        task = ray.remote(num_cpus=1, max_retries=MOST_LOSSES - 1)(_answer_here)
        waiting = iter(enumerate(batches))
        running: dict[Any, int] = {}
        try:
            while True:
                room = (jobs or _twice_the_cores(ray)) - len(running)
                for number, batch in _first(waiting, room):
                    running[task.remote(subak.__version__, work, batch)] = number
                if not running:
                    break
                for ready in ray.wait(list(running))[0]:
                    number = running.pop(ready)
                    then(number, _opened(_fetched(ray, ready, number)))
        finally:
            for left in running:
                ray.cancel(left, force=True)


def _imported() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BadOption("--ray needs Ray, which is not installed: pip install 'subak[ray]'", "ray") from error
    return ray


@contextlib.contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """On the cluster at an address. A program that has called `ray.init` itself stays where it is."""
    check_address(address)
    if ray.is_initialized():
        yield
        return
    try:
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level="warning")
    except ConnectionError as error:
        raise BadOption(f"--ray {address}: no cluster answers there; `ray start --head` begins one", "ray") from error
    try:
        yield
    finally:
        ray.shutdown()


def check_address(address: str) -> None:
    """Refuse a text that is no address, and an address where nobody answers."""
    if address in ("local", "auto"):
        return
    match = _ADDRESS.fullmatch(address)
    if match is None:
        expected = "expected local, auto, HOST:PORT or ray://HOST:PORT"
        raise BadOption(f"--ray {address}: that is no address of a Ray cluster; {expected}", "ray")
    try:
        socket.create_connection((match[1].strip("[]"), int(match[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadOption(f"--ray {address}: no cluster answers there ({error})", "ray") from error


def _twice_the_cores(ray: Any) -> int:
    """Enough for nobody to wait, and for a cluster that can grow to see that it should; it may have grown meanwhile."""
    return 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _answer_here(version: str, work: Work, batch: Any) -> tuple[Any, Exception | None]:
    """On a machine of the cluster: other rules would give other results without anybody noticing."""
    if subak.__version__ != version:
        problem = f"a machine of the cluster has subak {subak.__version__}, this one {version}; they must be the same"
        return None, BadOption(problem, "ray")
    return _answer(work, batch)


def _fetched(ray: Any, ready: Any, number: int) -> Any:
    """The answer. Ray itself has given the batch to other workers, if one has died."""
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:  # it did not even begin: what the work raises is in the answer
        problem = str(error.cause).partition("\n")[0]
        wanted = f"is subak {subak.__version__} installed on all its machines?"
        raise BadOption(f"the Ray cluster cannot do this ({problem}); {wanted}", "ray") from error
    except ray.exceptions.RayError as error:
        raise _lost(number) from error
