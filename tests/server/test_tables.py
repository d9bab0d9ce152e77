"""Live tables by themselves: commit before telling, other processes, slow connections, memory."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import subak
from conformance.players import play_randomly
from subak.game import View
from subak.server.keys import new_key
from subak.server.limits import ADDRESSES, Bucket, Buckets
from subak.server.people import visitor as visitors
from subak.server.people.visitor import Visitor
from subak.server.store import Entry, SqliteStore, StoreError
from subak.server.tables import presence
from subak.server.tables import tables as live
from subak.server.tables.broadcast import Broadcast
from subak.server.tables.computers import Computer, Pool
from subak.server.tables.table import Table
from subak.server.tables.tables import Tables
from subak.server.wire.messages import Frame, SeatWish, TableWish, encode
from subak.server.wire.refusals import Refused, as_refusal

Body = Callable[["Room"], Awaitable[None]]


class Room:
    """Tables over a file, without a network."""

    def __init__(self, file: Path) -> None:
        self.store, self.pool = SqliteStore(file), Pool()
        self.tables = Tables(self.store, self.pool)

    async def open(self, game: str = "seasons", *kinds: str) -> Table:
        wish = TableWish(game, tuple(SeatWish(kind) for kind in kinds or ("me", "link")), seed=1)  # type: ignore[arg-type]
        return await self.tables.get((await self.tables.open(wish)).table)

    async def close(self) -> None:
        await self.tables.close()
        self.pool.close()
        await self.store.close()


def within(file: Path, body: Body) -> None:
    async def run() -> None:
        room = Room(file)
        try:
            await body(room)
        finally:
            await room.close()

    asyncio.run(run())


class Onlooker:
    """A watcher that remembers."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.yours: tuple[int, ...] = (seat,)
        self.shown: list[Any] = []  # messages as JSON
        self.told: list[object] = []
        self.wholes = self.apologies = 0

    def offer(self, update: bytes) -> bool:
        self.shown.append(json.loads(update))
        return True

    def show(self, frame: Frame) -> None:
        self.shown.append(json.loads(encode(frame)))
        self.wholes += 1

    def tell(self, message: object) -> None:
        self.told.append(message)

    def apologise(self) -> None:
        self.apologies += 1


def test_nobody_hears_of_a_move_before_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(room: Room) -> None:
        table, onlooker, may_go_on = await room.open(), Onlooker(), asyncio.Event()
        table.join(onlooker)
        append = room.store.append

        async def slowly(name: str, entry: Entry) -> None:
            await may_go_on.wait()
            await append(name, entry)

        monkeypatch.setattr(room.store, "append", slowly)
        code = int(table.game.codes(0)[0])
        picking = asyncio.create_task(table.entries.pick(0, code, 0))
        for _ in range(5):
            await asyncio.sleep(0)
        assert [frame["seq"] for frame in onlooker.shown] == [0]
        assert table.broadcast.frame(0).seq == 0
        assert table.info().seq == 0
        may_go_on.set()
        await picking
        assert [frame["seq"] for frame in onlooker.shown] == [0, 1]

    within(tmp_path / "tables.db", body)


def test_a_crash_between_keeping_and_telling_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = []

    async def crash(room: Room) -> None:
        table = await room.open()
        names.append(table.row.id)

        def stop(self: Broadcast, but: object = None) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(Broadcast, "tell", stop)
        with pytest.raises(KeyboardInterrupt):
            await table.entries.pick(0, int(table.game.codes(0)[0]), 0)

    async def come_back(room: Room) -> None:
        assert len((await room.tables.get(names[0])).game) == 1

    within(tmp_path / "tables.db", crash)
    monkeypatch.undo()
    within(tmp_path / "tables.db", come_back)


def test_a_store_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(room: Room) -> None:
        table, onlooker = await room.open(), Onlooker()
        table.join(onlooker)
        append = room.store.append

        async def fail(name: str, entry: Entry) -> None:
            raise StoreError("no room on the disk")

        monkeypatch.setattr(room.store, "append", fail)
        code = int(table.game.codes(0)[0])
        with pytest.raises(StoreError):
            await table.entries.pick(0, code, 0)
        assert len(onlooker.shown) == 1
        monkeypatch.setattr(room.store, "append", append)
        await table.entries.pick(0, code, 0)
        assert onlooker.shown[-1]["seq"] == 1

    within(tmp_path / "tables.db", body)


def test_two_processes_at_one_table(tmp_path: Path) -> None:
    """The one that comes second loses its move, sees the other's, and can go on."""

    async def body(room: Room) -> None:
        other = Room(tmp_path / "tables.db")
        here = await room.open()
        there = await other.tables.get(here.row.id)
        onlooker = Onlooker(1)
        there.join(onlooker)
        await here.entries.pick(0, int(here.game.codes(0)[0]), 0)
        with pytest.raises(Refused, match="stale"):
            await there.entries.pick(0, int(there.game.codes(0)[0]), 0)
        assert there.game.to_bytes() == here.game.to_bytes()
        assert onlooker.shown[-1]["seq"] == 0  # what A picked is a secret
        await here.entries.pick(0, int(here.game.codes(0)[0]), 1)
        await there.entries.pick(1, int(there.game.codes(1)[0]), 0)  # B decides something else: both are heard
        await other.close()

    within(tmp_path / "tables.db", body)


@pytest.mark.parametrize("name", subak.game_names())
def test_the_list_of_moves_and_undos_replays_to_the_same_bytes(tmp_path: Path, name: str) -> None:
    async def body(room: Room) -> None:
        table, chooser, undone = await room.open(name), random.Random(5), 0
        for _ in range(60):
            if table.game.is_over:
                break
            seat = chooser.choice(table.game.actors)
            code = int(chooser.choice(table.game.codes(seat).tolist()))
            await table.entries.pick(seat, code, table.journal.version_for((seat,)))
            mover = chooser.randrange(table.game.seats)
            if chooser.random() < 0.4 and table.broadcast.frame(mover).can_undo:
                await table.entries.undo(mover)
                undone += 1
        entries = await room.store.entries(table.row.id)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        assert len(entries) == len(table.game) + 2 * undone
        assert undone
        again = Table(table.row, entries, room.tables.services)
        assert again.game.to_bytes() == table.game.to_bytes()
        assert again.broadcast.frame(0) == table.broadcast.frame(0)

    within(tmp_path / "tables.db", body)


def test_a_pick_is_stale_only_if_one_s_own_choices_have_changed(tmp_path: Path) -> None:
    async def body(room: Room) -> None:
        table = await room.open()
        assert table.game.actors == (0, 1)
        await table.entries.pick(0, int(table.game.codes(0)[0]), 0)
        await table.entries.pick(
            1, int(table.game.codes(1)[0]), 0
        )  # B had not seen A's hidden pick: it changes nothing
        with pytest.raises(Refused, match="stale"):
            await table.entries.pick(0, int(table.game.codes(0)[0]), 0)
        for unknown in (2, 99):  # 2: how often B has picked is a secret, too
            with pytest.raises(Refused, match="stale"):
                await table.entries.pick(0, int(table.game.codes(0)[0]), unknown)
        await table.entries.pick(0, int(table.game.codes(0)[0]), 1)

    within(tmp_path / "tables.db", body)


def test_a_picture_that_fails_keeps_the_move_from_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(room: Room) -> None:
        table, first, second = await room.open("rios"), Onlooker(0), Onlooker(1)
        table.join(first)
        table.join(second)
        scene = View.scene

        def fail_for_first(view: View) -> object:
            if view.seat == 0:
                raise ZeroDivisionError
            return scene(view)

        monkeypatch.setattr(View, "scene", fail_for_first)
        mover = table.game.actors[0]
        await table.entries.pick(mover, int(table.game.codes(mover)[0]), 0)
        assert (first.apologies, second.apologies) == (1, 0)
        assert second.shown[-1]["seq"] == 1

    within(tmp_path / "tables.db", body)


def test_a_table_of_other_rules_is_refused(tmp_path: Path) -> None:
    async def body(room: Room) -> None:
        table = await room.open()
        await room.store._write(("UPDATE game_table SET rules = 99 WHERE id = ?", (table.row.id,)))
        fresh = Tables(room.store, room.pool)
        with pytest.raises(Refused, match="old-rules"):
            await fresh.get(table.row.id)

    within(tmp_path / "tables.db", body)


def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "KEPT", 2)

    async def body(room: Room) -> None:
        first = await room.open()
        first.join(Onlooker())
        second, third, fourth = [await room.open() for _ in range(3)]
        assert await room.tables.get(first.row.id) is first
        assert await room.tables.get(fourth.row.id) is fourth
        assert await room.tables.get(second.row.id) is not second
        both = await asyncio.gather(room.tables.get(third.row.id), room.tables.get(third.row.id))
        assert both[0] is both[1]

    within(tmp_path / "tables.db", body)


def test_only_so_many_may_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_WATCHERS", 2)

    async def body(room: Room) -> None:
        table = await room.open()
        table.join(Onlooker(0))
        table.join(Onlooker(1))
        with pytest.raises(Refused, match="full"):
            table.join(Onlooker(0))

    within(tmp_path / "tables.db", body)


def test_a_slow_connection_gets_one_whole_frame_instead_of_all_updates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_WAITING", 3)

    async def body(room: Room) -> None:
        table = await room.open("rios")
        slow = Visitor(room.tables, Bucket(1, 1), 10)
        slow.seat, slow.yours = 0, (0,)
        table.join(slow)
        kinds = []
        for seen in range(3):
            mover = table.game.actors[0]
            await table.entries.pick(mover, int(table.game.codes(mover)[0]), seen)
            kinds.append([message[9:14] for message in slow.outbox._waiting])
        assert kinds == [[b"frame", b"updat"], [b"frame", b"updat", b"updat"], [b"frame"]]

    within(tmp_path / "tables.db", body)


def test_a_computer_follows_the_table_also_back() -> None:
    game = subak.new("rios", seed=3)
    computer = Computer(game, 1, "buffalo")
    chooser = random.Random(2)
    for number, _ in enumerate(play_randomly(game, chooser)):
        if number % 7 == 0:
            computer._follow(game.made)
            assert computer.game.to_bytes() == game.to_bytes()
        if number == 40:
            break
    earlier = game.at(20)
    computer._follow(earlier.made)
    assert computer.game.to_bytes() == earlier.to_bytes()


def test_requests_are_counted_by_the_second() -> None:
    now = [0.0]
    bucket = Bucket(3, 2, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.6
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_are_counted_by_themselves_and_forgotten() -> None:
    buckets = Buckets(1, 0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    for number in range(ADDRESSES):
        buckets.take(str(number))
    assert buckets.take("a")


def test_no_name_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-rf", "--x", "a-b"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_key() == "a-b"


def test_a_table_that_was_deleted_under_somebody_s_hands(tmp_path: Path) -> None:
    async def body(room: Room) -> None:
        table = await room.open()
        watcher = Onlooker()
        table.join(watcher)
        await room.store.delete(table.row.id)
        with pytest.raises(StoreError) as error:
            await table.entries.pick(0, int(table.game.codes(0)[0]), 0)
        assert as_refusal(error.value).code == "unknown-table"
        assert len(table.game) == 0
        with pytest.raises(Refused, match="unknown-table"):
            await room.tables.get(table.row.id)

    within(tmp_path / "tables.db", body)
