"""The bus between nodes: they hear each other, nobody ever waits for it, and it comes back by itself."""

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from redis.asyncio import Redis as Client
from redis.asyncio.client import PubSub

from services import PASSWORD, Redis
from subak.server.tables import bus as buses
from subak.server.tables.bus import CHANNEL, Bus, BusError, NoBus, RedisBus, Signal

PATIENCE = 120.0
"""Seconds until a test gives up: who waits for ever is found out."""
SECONDS = 2.0
"""How long these buses wait for an answer: longer than a busy machine takes for one."""


def said(node: str, version: int = 1) -> Signal:
    return Signal("table", version, 0, node)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


class Node:
    """A bus, and what was heard on it."""

    def __init__(self, name: str, url: str) -> None:
        self.name = name
        self.bus = RedisBus(url, name, SECONDS)
        self.heard: list[Signal] = []
        self.bus.listen(self.heard.append)

    def say(self, version: int) -> None:
        self.bus.publish(said(self.name, version))


@asynccontextmanager
async def nodes(redis: Redis, *names: str, are_connected: bool = True) -> AsyncIterator[list[Node]]:
    all_ = [Node(name, redis.url) for name in names]
    for node in all_:
        await node.bus.start()
    try:
        if are_connected:
            await until(lambda: all(node.bus.is_connected for node in all_))
        yield all_
    finally:
        for node in all_:
            await node.bus.close()


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with each try to connect that was in vain."""
    failed, pause = list[int](), buses._pause

    def note(failures: int) -> float:
        failed.append(failures)
        return pause(failures)

    monkeypatch.setattr(buses, "_pause", note)
    return failed


# --- talking -----------------------------------------------------------------------------------------------------
def test_nodes_hear_each_other_and_not_themselves(redis: Redis) -> None:
    async def use() -> None:
        async with nodes(redis, "north", "south", "east") as (north, south, east):
            message = Signal("Tisch-7 🌾", 41, 3, "north", (0, 2))
            north.bus.publish(message)
            south.say(2)
            await until(lambda: len(east.heard) == 2)
            await until(lambda: bool(north.heard and south.heard))
            assert set(east.heard) == {message, said("south", 2)}
            assert (north.heard, south.heard) == ([said("south", 2)], [message])

    asyncio.run(use())


def test_messages_keep_their_order(redis: Redis) -> None:
    async def use() -> None:
        async with nodes(redis, "north", "south") as (north, south):
            for version in range(1000):
                north.say(version)
            await until(lambda: len(south.heard) == 1000)
            assert [signal.version for signal in south.heard] == list(range(1000))

    asyncio.run(use())


def test_a_node_that_stops_has_the_last_word(redis: Redis) -> None:
    async def use() -> None:
        async with nodes(redis, "north", "south") as (north, south):
            for version in range(100):
                north.say(version)
            await north.bus.close()
            assert not north.bus.is_connected
            north.say(100)  # nobody hears it, and that is all
            await until(lambda: len(south.heard) == 100)
            await north.bus.close()

    asyncio.run(use())


def test_strange_messages_and_faulty_listeners_harm_nobody(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        async with nodes(redis, "north", "south") as (north, south):

            def break_down(signal: Signal) -> None:
                raise ValueError(signal.table)

            later: list[Signal] = []
            south.bus.listen(break_down)
            south.bus.listen(later.append)
            newer = msgspec.json.encode({**msgspec.to_builtins(said("north", 5)), "weather": "rain"})
            async with Client.from_url(redis.url) as stranger:
                for data in (b"\xff\x00", b"Hello", b"[]", b'{"table": 7}', newer):
                    await stranger.publish(CHANNEL, data)
            await until(lambda: bool(later))
            assert south.heard == later == [said("north", 5)]  # what a newer version adds is no obstacle
            north.say(6)
            await until(lambda: len(later) == 2)

    asyncio.run(use())
    assert "a message of another node could not be used" in caplog.text


def test_more_than_can_be_said_is_dropped(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "MOST_WAITING", 10)

    async def use() -> None:
        async with nodes(redis, "north", "south") as (north, south):
            for version in range(100):  # without a chance to send any of them
                north.say(version)
            await until(lambda: len(south.heard) >= 10)
            north.say(1000)
            await until(lambda: len(south.heard) >= 11)
            assert [signal.version for signal in south.heard] == [*range(10), 1000]

    asyncio.run(use())


# --- outages -----------------------------------------------------------------------------------------------------
def outages(caplog: pytest.LogCaptureFixture) -> int:
    return sum("is down" in record.message for record in caplog.records)


def test_it_comes_back_by_itself_and_says_so_once(
    redis: Redis, caplog: pytest.LogCaptureFixture, tries: list[int]
) -> None:
    caplog.set_level(logging.INFO, "subak")

    async def use() -> None:
        async with nodes(redis, "north", "south") as (north, south):
            for outage in (1, 2):
                with redis.killed():
                    north.say(0)  # not known yet
                    await until(lambda: not north.bus.is_connected and not south.bus.is_connected)
                    for _ in range(1000):
                        north.say(0)
                    await until(lambda: tries[-1:] >= [3])
                    north.say(0)
                await until(lambda: north.bus.is_connected and south.bus.is_connected)
                north.say(outage)
                await until(lambda: bool(south.heard))
                assert south.heard == [said("north", outage)]  # nothing old
                south.heard.clear()
                assert outages(caplog) == 2 * outage

    asyncio.run(use())
    assert PASSWORD not in caplog.text
    assert sum("is up" in record.message for record in caplog.records) == 6


def test_a_node_may_start_before_the_bus(
    redis: Redis, caplog: pytest.LogCaptureFixture, tries: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "LAST_WORDS_SECONDS", 2 * PATIENCE)  # nobody is there to hear them

    async def use() -> None:
        with redis.killed():
            async with nodes(redis, "north", are_connected=False) as (north,):
                north.say(1)
                await until(lambda: len(tries) >= 2)
                assert not north.bus.is_connected
                async with asyncio.timeout(PATIENCE):
                    await north.bus.close()
        async with nodes(redis, "south"):
            pass

    asyncio.run(use())
    assert outages(caplog) == 1


def test_a_bus_that_hangs_is_noticed_and_blocks_nobody(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        async with nodes(redis, "quiet", "busy") as (quiet, busy):
            redis.send(signal.SIGSTOP)
            try:
                for version in range(1000):
                    busy.say(version)
                await until(lambda: busy.bus._waiting.empty())  # now they are on their way
                busy.say(1001)
                await until(lambda: not quiet.bus.is_connected and not busy.bus.is_connected)
                assert busy.bus._waiting.empty()  # what is old by then is never said
            finally:
                redis.send(signal.SIGCONT)
            await until(lambda: quiet.bus.is_connected and busy.bus.is_connected)
            busy.say(1002)
            await until(lambda: said("busy", 1002) in quiet.heard)

    asyncio.run(use())
    assert outages(caplog) == 2


def test_tries_become_fewer_and_never_stop() -> None:
    assert all(0.1 <= buses._pause(1) <= 0.2 for _ in range(100))
    assert all(buses.LONGEST_PAUSE / 2 <= buses._pause(1_000_000) <= buses.LONGEST_PAUSE for _ in range(100))


def test_silence_is_no_outage(redis: Redis, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, ping = list[PubSub](), PubSub.ping

    def note(self: PubSub, message: str | None = None) -> Awaitable[bool]:
        asked.append(self)
        return ping(self, message)

    monkeypatch.setattr(PubSub, "ping", note)

    async def use() -> None:
        async with nodes(redis, "north", "south") as (north, south):
            await until(lambda: len(asked) >= 6)  # each node three times, since nothing is said
            assert north.bus.is_connected
            north.say(1)
            await until(lambda: bool(south.heard))

    asyncio.run(use())
    assert outages(caplog) == 0


def test_a_wrong_password_is_told_of_and_not_told(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        bus = RedisBus(redis.url.replace(PASSWORD, "wr0ng"), "north", SECONDS)
        await bus.start()
        await until(lambda: bool(caplog.records))
        assert not bus.is_connected
        await bus.close()

    asyncio.run(use())
    assert "invalid" in caplog.text
    assert "wr0ng" not in caplog.text


# --- set up ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("url", ["http://host", "redis://:s3cret/more@host:1", "redis://:[s3cret@host", "nowhere"])
def test_addresses_that_cannot_be_read_are_refused_without_the_password(url: str) -> None:
    with pytest.raises(BusError, match="expected redis://") as refused:
        RedisBus(url, "north")
    assert "s3cret" not in str(refused.value)
    assert refused.value.__suppress_context__


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(BusError, match=r"subak\[online\]"):
        RedisBus("redis://localhost", "north")


def test_a_single_node_needs_no_bus() -> None:
    async def use(bus: Bus) -> None:
        bus.listen(lambda signal: None)
        await bus.start()
        bus.publish(said("north"))
        assert not bus.is_connected
        await bus.close()

    asyncio.run(use(NoBus()))
