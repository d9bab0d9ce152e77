"""All tables of this node: opening and finding them, and who is where."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Collection, Coroutine, Iterable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, TypeVar

from msgspec import UNSET

from subak import games
from subak.game import Game
from subak.players.levels import LEVELS
from subak.server.keys import hash_key, new_key, new_name
from subak.server.store import Clock, SeatRow, Store, TableRow
from subak.server.tables.bus import Bus, NoBus, Signal
from subak.server.tables.computers import DEFAULT_LEVEL, Pool
from subak.server.tables.leases import Leases, new_node_name
from subak.server.tables.services import RecentFrames, Services
from subak.server.tables.state import replayed
from subak.server.tables.table import Table
from subak.server.tables.words import checked_name
from subak.server.wire.messages import (
    ClockWish,
    Entered,
    Lobby,
    Mine,
    MyTable,
    Opened,
    RematchWish,
    SeatWish,
    SitWish,
    TableWish,
)
from subak.server.wire.refusals import Refused

KEPT = 256
"""The number of tables that stay in memory though nobody looks at them. Dropping one loses nothing: it is replayed in a
millisecond."""
MOST_MINE, MOST_IN_LOBBY = 100, 50
SHORTEST_CLOCK = 10
"""Seconds; with less nobody could play."""
T = TypeVar("T")


class Tables:
    """Those in use are in memory; the store has them all."""

    def __init__(self, store: Store, pool: Pool, bus: Bus | None = None, node: str | None = None) -> None:
        self.store, self.bus, self.node = store, bus or NoBus(), node or new_node_name()
        self.leases = Leases(store, self.bus, self.node, self)
        self.services = Services(store, self.bus, pool, self.node, self.leases, self.start, self.forget, RecentFrames())
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- the node ------------------------------------------------------------------------------------------------
    async def begin(self) -> None:
        self.bus.listen(self._hear)
        await self.bus.start()
        self.start(self.leases.run())

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Something that runs beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _hear(self, signal: Signal) -> None:
        table = self.live(signal.table)
        if table is not None:
            self.start(table.hear(signal))

    def say_who_is_here(self) -> None:
        for table in self.watched():
            table.presence.publish()

    def live(self, table: str) -> Table | None:
        return self._live.get(table)

    def watched(self) -> list[Table]:
        return [table for table in self._live.values() if table.presence.watchers]

    def in_care(self, leased: Collection[str]) -> list[Table]:
        """Tables that this node sees to, or would if no other does because somebody is looking."""
        return [table for name, table in self._live.items() if table.presence.watchers or name in leased]

    @property
    def count(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        async with AsyncExitStack() as all_at_rest:
            for table in list(self._live.values()):  # what is being committed is finished, and nothing else begun
                await all_at_rest.enter_async_context(table.entries.lock)
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._live.values():
            await table.close()
        await self.bus.close()
        await self.leases.close()

    # --- opening -------------------------------------------------------------------------------------------------
    async def open(self, wish: TableWish, person: bytes | None = None) -> Opened:
        """A new table. With `person` the opener's own seats are kept by cookie, otherwise by their keys."""
        seats = [_seat_row(seat) for seat in wish.seats]
        watch = new_key()
        row = self._row(wish, tuple(seat for seat, _ in seats), hash_key(watch))
        await self.store.create(row, _first_due(row))
        own = [number for number, seat in enumerate(wish.seats) if seat.kind in ("me", "here")]
        if person is not None and own:
            await self.store.hold(person, row.id, own)
        keys = tuple(None if person is not None and n in own else key for n, (_, key) in enumerate(seats))
        return Opened(row.id, keys, watch)

    def _row(self, wish: TableWish, seats: tuple[SeatRow, ...], watch_hash: bytes | None) -> TableRow:
        kind = games.find(wish.game)
        game = Game(kind, seats=len(seats), seed=wish.seed, options=wish.options)  # refuses what is not possible
        is_open = wish.access == "open" or any(seat.is_free for seat in seats)
        return TableRow(
            id=new_name(9),
            game=kind.name,
            rules=kind.version,
            components=game.components.digest,
            options=game.options,
            seed=str(game.seed),
            is_drawn=wish.seed is None,
            created=time.time(),
            seats=seats,
            access="open" if is_open else "link",
            watch_hash=watch_hash,
            clock=_clock(wish.clock),
        )

    async def rematch(self, table: Table, wish: RematchWish) -> str:
        """The same people again at a new table, everybody one seat further; who asks second gets the first one's."""
        row = table.row
        table.state.finished()
        if row.rematch is not None:
            return row.rematch
        options = row.options if wish.options is None else wish.options
        clock = row.clock if wish.clock is UNSET else _clock(wish.clock)
        turned = (row.seats[-1], *row.seats[:-1])
        again = self._row(TableWish(row.game, (), dict(options)), turned, row.watch_hash)
        again = replace(again, clock=clock, access=row.access)
        await self.store.create(again, _first_due(again))
        for person, seat in await self.store.holders(row.id):
            await self.store.hold(person, again.id, [(seat + 1) % len(row.seats)])
        found = await self.store.link_rematch(row.id, again.id)
        if found != again.id:
            await self.store.delete(again.id)
        await table.entries.read_again()
        return found

    # --- sitting down --------------------------------------------------------------------------------------------
    async def enter(self, table: Table, keys: Iterable[str], person: bytes) -> Entered:
        """Keys from links: from now on the cookie opens these seats."""
        yours = table.presence.seats_of(keys)
        await self.store.hold(person, table.row.id, yours)
        return Entered(table.row.id, yours)

    async def sit(self, table: Table, wish: SitWish, person: bytes | None) -> Entered:
        """A free seat at an open table."""
        free = [number for number, seat in enumerate(table.row.seats) if seat.is_free]
        wanted = free if wish.seat is None else [number for number in free if number == wish.seat]
        key, name = new_key(), checked_name(wish.name)
        for seat in wanted:
            if await self.store.sit(table.row.id, seat, name, hash_key(key), person):
                await table.entries.read_again(seat)
                return Entered(table.row.id, (seat,), key if person is None else None)
        raise Refused("seat-taken")

    async def mine(self, person: bytes) -> Mine:
        """My tables: those that wait for me first, then those that go on, then the finished ones; newest first."""
        found = []
        for name in await self.store.tables_of(person, MOST_MINE):
            try:
                table = await self.get(name)
            except Refused:
                continue  # dealt with earlier rules: it cannot be gone on with
            yours = await self.store.held(person, name)
            turn = any(seat in table.game.actors and not table.journal.is_computers(seat) for seat in yours)
            found.append(MyTable(table.info(), yours, turn, table.journal.touched or table.row.created))
        found.sort(key=lambda mine: (not mine.your_turn, mine.info.over, -mine.touched))
        return Mine(tuple(found))

    async def lobby(self) -> Lobby:
        infos = []
        for name in await self.store.lobby(MOST_IN_LOBBY):
            try:
                info = (await self.get(name)).info()
            except Refused:
                continue
            infos += [] if info.over else [info]
        return Lobby(tuple(infos))

    # --- finding -------------------------------------------------------------------------------------------------
    async def get(self, table: str) -> Table:
        """A table, replayed from the store if it is not in memory."""
        found = self._live.get(table) or await self._get_loaded(table)
        if not found.presence.watchers:
            await found.entries.refresh()  # other nodes may have gone on without our hearing of it
        self._live.move_to_end(table)
        self._drop_idle()
        return found

    async def _get_loaded(self, table: str) -> Table:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:  # two who ask at the same time get the same one
                if table not in self._live:
                    self._live[table] = await self._load(table)
        finally:
            if not lock.locked():
                self._loading.pop(table, None)
        return self._live[table]

    async def _load(self, table: str) -> Table:
        row = await self.store.table(table)
        if row is None:
            raise Refused("unknown-table")
        return Table(row, await self.store.entries(table), self.services)

    def _drop_idle(self) -> None:
        """The longest unused first; never the one that was just asked for."""
        too_many = len(self._live) - KEPT
        for name in list(self._live)[: max(0, too_many)]:
            if self._live[name].is_idle and not self.leases.is_leased(name):
                del self._live[name]

    def forget(self, table: str) -> None:
        self._live.pop(table, None)


def _seat_row(wish: SeatWish) -> tuple[SeatRow, str | None]:
    """A seat as it is kept, and its key."""
    name = checked_name(wish.name)
    if wish.kind == "computer":
        level = wish.level or DEFAULT_LEVEL
        if level not in LEVELS:
            raise Refused("bad-level", levels=", ".join(LEVELS))
        return SeatRow(wish.kind, level, name), None
    if wish.kind == "open":
        return SeatRow(wish.kind, None, name, None, is_free=True), None
    key = new_key()
    return SeatRow(wish.kind, None, name, hash_key(key)), key


def _clock(wish: ClockWish | None) -> Clock | None:
    if wish is None:
        return None
    if wish.free + wish.bank < SHORTEST_CLOCK:
        raise Refused("bad-clock", seconds=SHORTEST_CLOCK)
    return Clock(wish.free, wish.bank)


def _first_due(row: TableRow) -> float | None:
    """When a node must see to a new table: at once, if a computer player begins."""
    return replayed(row, ()).due()
