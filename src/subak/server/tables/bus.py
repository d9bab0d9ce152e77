"""The bus between server nodes. It only says "table T is at version N"; whoever hears it reads the store.

A message may get lost, so nobody may rely on one: nodes also look at the store now and then. Without a bus, or while it
is down, that is all they do, and a player hears a little later of what happened on another node.
"""

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from subak.errors import SubakError

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger(__name__)
CHANNEL = "subak"
MOST_WAITING = 10_000
"""Messages that may wait to be published; what comes on top is dropped."""
ANSWER_SECONDS = 5.0
"""The longest wait for an answer. After as long a silence the server is asked whether it is still there."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds until the next try to connect: each time twice as long."""
LAST_WORDS_SECONDS = 1.0
"""How long a node that stops waits until everything is said."""


class Signal(msgspec.Struct, frozen=True):
    """How many entries and lines of chat a table has now."""

    table: str
    version: int
    chat: int
    node: str  # who says so
    here: tuple[int, ...] | None = None  # the seats present at that node; none: nothing is said about it


Listener = Callable[[Signal], None]


class BusError(SubakError):
    """The bus cannot be used as it is set up."""

    code = "bus"


class Bus(ABC):
    """Used from one event loop, in which listeners are called, too."""

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Whether other nodes can be heard."""

    @abstractmethod
    def publish(self, signal: Signal) -> None:
        """Never waits and never fails: what cannot be said now is dropped."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call it with everything that other nodes publish."""

    @abstractmethod
    async def start(self) -> None:
        """Does not wait for a connection."""

    @abstractmethod
    async def close(self) -> None: ...


class NoBus(Bus):
    """For a single node: there is nobody to hear it."""

    @property
    def is_connected(self) -> bool:
        return False

    def publish(self, signal: Signal) -> None:
        pass

    def listen(self, listener: Listener) -> None:
        pass

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus(Bus):
    """A channel of Redis or Valkey. Connects again by itself, for as long as it takes."""

    def __init__(self, url: str, node: str, seconds: float = ANSWER_SECONDS) -> None:
        self._redis = _client(url, seconds)
        self._node = node
        self._seconds = seconds
        self._listeners: list[Listener] = []
        self._waiting: asyncio.Queue[Signal] = asyncio.Queue(MOST_WAITING)
        self._is_connected = False
        self._task: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    def publish(self, signal: Signal) -> None:
        if self._is_connected:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(signal)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        if self._task is not None:
            await self._say_last_words()
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
            self._is_connected = False

    async def _say_last_words(self) -> None:
        if self._is_connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.join(), LAST_WORDS_SECONDS)

    # --- connections ---------------------------------------------------------------------------------------------
    async def _stay_connected(self) -> None:
        failures = 0
        while True:
            try:
                await self._talk()
            except Exception as problem:  # whatever it is: without a bus the node still works
                failures = 1 if self._is_connected else failures + 1
                self._drop(problem, is_news=failures == 1)
            await asyncio.sleep(_pause(failures))

    async def _talk(self) -> None:
        """Until something breaks."""
        async with self._redis, self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._hear(channel))
                both.create_task(self._tell())

    def _drop(self, problem: Exception, is_news: bool) -> None:
        self._is_connected = False
        self._waiting = asyncio.Queue(MOST_WAITING)
        if is_news:
            log.warning("the bus between nodes is down, trying again: %s", _reason(problem))

    # --- talking -------------------------------------------------------------------------------------------------
    async def _hear(self, channel: "PubSub") -> None:
        is_asked = False
        while True:
            message = await channel.get_message(timeout=self._seconds)
            if message is None and is_asked:
                raise TimeoutError(f"no answer in {self._seconds:g} seconds")
            is_asked = message is None
            if message is None:  # nobody says anything, or a connection that is dead and does not know it
                await channel.ping()
            elif message["type"] == "subscribe":
                self._is_connected = True
                log.info("the bus between nodes is up")
            elif message["type"] == "message":
                self._pass_on(message["data"])

    def _pass_on(self, data: bytes) -> None:
        try:
            signal = msgspec.json.decode(data, type=Signal)
        except msgspec.DecodeError:
            return  # not of this version of Subak
        if signal.node != self._node:
            for listener in self._listeners:
                _call(listener, signal)

    async def _tell(self) -> None:
        """All that waits, in one go."""
        waiting = self._waiting
        while True:
            signals = [await waiting.get()]
            while not waiting.empty():
                signals.append(waiting.get_nowait())
            async with self._redis.pipeline(transaction=False) as pipeline:
                for signal in signals:
                    pipeline.publish(CHANNEL, msgspec.json.encode(signal))
                await pipeline.execute()
            for _ in signals:
                waiting.task_done()


def _call(listener: Listener, signal: Signal) -> None:
    try:
        listener(signal)
    except Exception:  # a fault of the listener, and no reason for others not to hear
        log.exception("a message of another node could not be used: %s", signal)


def _pause(failures: int) -> float:
    """Not the same for all nodes: they would all come at once."""
    return min(FIRST_PAUSE * 2.0 ** min(failures, 10), LONGEST_PAUSE) * random.uniform(0.5, 1.0)


def _reason(problem: BaseException) -> str:
    while isinstance(problem, BaseExceptionGroup):
        problem = problem.exceptions[0]
    return str(problem) or type(problem).__name__


def _client(url: str, seconds: float) -> "Redis":
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError as error:
        raise BusError("for a bus between nodes the package redis is needed: pip install 'subak[online]'") from error
    once = Retry(NoBackoff(), 0)  # who tries again is `_stay_connected`
    try:
        return Redis.from_url(url, protocol=2, retry=once, socket_timeout=seconds, socket_connect_timeout=seconds)
    except ValueError:  # its message may quote a piece of the password
        raise BusError("the address of the bus cannot be read: expected redis://user:password@host:port") from None
