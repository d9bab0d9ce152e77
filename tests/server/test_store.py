"""The store: what is appended stays, and of two writers of the same number one loses. The same on both back ends."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from services import Postgres
from subak.server.store import (
    ChatRow,
    Clock,
    Entry,
    SeatRow,
    SeqTaken,
    SqliteStore,
    Store,
    StoreError,
    TableGone,
    TableRow,
    TableSummary,
    base,
    open_store,
)

UNDO = -1
KEY = b"\x00 the hash of a key \xff"
SRI, WAYAN = b"the hash of Sri's cookie", b"the hash of Wayan's cookie"


def row(name: str = "t", created: float = 1.5) -> TableRow:
    seats = (SeatRow("me", None, "Sri", KEY), SeatRow("computer", "heron"), SeatRow("open", is_free=True))
    return TableRow(name, "rios", 1, "abc", {"max_rounds": 12, "river_laying": True}, "7", True, created, seats)


def entry(seq: int, code: int = 17) -> Entry:
    return Entry(seq, 0, code, 2.5)


# --- where the tables of a test are ------------------------------------------------------------------------------
@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """New and empty. Several stores may open it, as several nodes do."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@asynccontextmanager
async def opened(place: str | Path) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


def run(place: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def open_and_use() -> None:
        async with opened(place) as store:
            await use(store)

    asyncio.run(open_and_use())


# --- tables and their entries ------------------------------------------------------------------------------------
def test_a_table_comes_back_as_it_was(place: str) -> None:
    full = replace(row("full"), access="open", watch_hash=KEY, clock=Clock(30.0, 600.0), rematch="t", is_drawn=False)
    moves = [Entry(0, 0, 17, 2.5), Entry(1, 1, 3, 3.5), Entry(2, 0, UNDO, 4.5)]

    async def write(store: Store) -> None:
        await store.create(row())
        await store.create(full)
        for move in moves:
            await store.append("t", move)

    async def read(store: Store) -> None:
        assert await store.table("t") == row()
        found = await store.table("full")
        assert found == full
        assert (type(found.created), type(found.watch_hash), type(found.clock)) == (float, bytes, Clock)
        assert await store.entries("t") == moves
        assert await store.entries("t", 2) == moves[2:]
        assert [type(value) for value in (await store.entries("t"))[0]] == [int, int, int, float]
        assert await store.table("other") is None
        assert await store.entries("other") == []
        await store.check()
        await store.close()  # and then again: closing twice is nothing special

    run(place, write)
    run(place, read)


def test_whole_numbers_become_floats_where_floats_are_kept(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(replace(row(), created=3, clock=Clock(30, 600)), due=4)
        await store.append("t", Entry(0, 0, 17, 5))
        found = await store.table("t")
        assert found is not None
        assert found.clock is not None
        kept = [found.created, *found.clock, (await store.entries("t"))[0].at]
        assert kept == [3.0, 30.0, 600.0, 5.0]
        assert {type(value) for value in kept} == {float}

    run(place, use)


def test_of_two_writers_of_the_same_number_one_loses(place: str) -> None:
    """Also when they are different nodes: here two stores on one database."""

    async def use(first: Store) -> None:
        await first.create(row())
        async with opened(place) as second:
            writers = [(first, code) for code in range(10)] + [(second, code) for code in range(10, 20)]
            outcomes = await asyncio.gather(
                *(store.append("t", entry(0, code)) for store, code in writers), return_exceptions=True
            )
            won = [code for (_, code), outcome in zip(writers, outcomes, strict=True) if outcome is None]
            lost = [outcome for outcome in outcomes if isinstance(outcome, SeqTaken)]
            assert (len(won), len(lost)) == (1, 19)
            assert [move.code for move in await second.entries("t")] == won

    run(place, use)


def test_many_write_at_once_and_fail_alone(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        numbers = [*range(100), 7, 8]  # two of them twice
        outcomes = await asyncio.gather(*(store.append("t", entry(seq)) for seq in numbers), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 100
        assert sum(isinstance(outcome, SeqTaken) for outcome in outcomes) == 2
        assert [move.seq for move in await store.entries("t")] == list(range(100))

    run(place, use)


def test_a_table_is_created_whole_or_not_at_all(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        with pytest.raises(SeqTaken):
            await store.create(row())
        with pytest.raises(TableGone, match=r"(?i)foreign key"):
            await store.append("nowhere", entry(0))
        nobody = SeatRow(None)  # type: ignore[arg-type]
        with pytest.raises(StoreError, match=r"(?i)not.null") as refused:
            await store.create(replace(row("other"), seats=(row().seats[0], nobody)))
        assert "row contains" not in str(refused.value)  # what is kept does not belong in messages
        assert await store.table("other") is None
        assert await store.table("t") == row()

    run(place, use)


def test_who_no_longer_waits_does_not_stop_the_others(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        for start in range(0, 80, 4):
            tasks = [asyncio.create_task(store.append_due("t", entry(start + n), 1.0)) for n in range(4)]
            for _ in range(start):  # sometimes before it is written, sometimes after
                await asyncio.sleep(0)
            tasks[1].cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert outcomes[0] is outcomes[2] is outcomes[3] is None
        kept = {move.seq for move in await store.entries("t")}
        assert kept >= {seq for seq in range(80) if seq % 4 != 1}

    run(place, use)


def test_how_far_tables_are(place: str) -> None:
    async def use(store: Store) -> None:
        for name in "abc":
            await store.create(row(name))
        for seq in range(3):
            await store.append("a", entry(seq))
        await store.say("b", ChatRow(0, 0, None, "Hello", 1.0))
        assert await store.versions(["a", "b", "c"]) == {"a": (3, 0), "b": (0, 1), "c": (0, 0)}
        assert await store.versions({"b"}) == {"b": (0, 1)}
        assert await store.versions([]) == {}

    run(place, use)


def test_of_all_who_want_to_play_again_one_opens_the_table(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        answers = await asyncio.gather(*(store.link_rematch("t", f"again-{number}") for number in range(20)))
        assert len(set(answers)) == 1
        found = await store.table("t")
        assert found is not None
        assert found.rematch == answers[0]
        assert await store.link_rematch("t", "too-late") == answers[0]

    run(place, use)


# --- seats -------------------------------------------------------------------------------------------------------
def test_seats_are_renamed(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        await store.rename("t", 0, "Wayan")
        await store.rename("t", 1, None)
        found = await store.table("t")
        assert found is not None
        assert [seat.name for seat in found.seats] == ["Wayan", None, None]

    run(place, use)


def test_only_one_gets_the_seat(place: str) -> None:
    async def use(first: Store) -> None:
        await first.create(row())
        async with opened(place) as second:
            keys = [b"key %d" % number for number in range(20)]
            got = await asyncio.gather(
                *(
                    (first, second)[number % 2].sit("t", 2, f"guest {number}", key, b"person %d" % number)
                    for number, key in enumerate(keys)
                )
            )
            assert sum(got) == 1
            winner = got.index(True)
            found = await second.table("t")
            assert found is not None
            assert found.seats[2] == SeatRow("open", None, f"guest {winner}", keys[winner], is_free=False)
            assert await first.holders("t") == [(b"person %d" % winner, 2)]

    run(place, use)


def test_seats_that_are_not_free_stay_whose_they_are(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        assert not await store.sit("t", 0, "Thief", b"key", WAYAN)
        assert not await store.sit("t", 7, "Nobody", b"key", WAYAN)
        assert not await store.sit("nowhere", 0, "Nobody", b"key", WAYAN)
        assert await store.table("t") == row()
        assert await store.sit("t", 2, None, b"key", None)  # without a cookie: the key alone opens the seat
        assert await store.holders("t") == []

    run(place, use)


def test_a_cookie_opens_its_seats(place: str) -> None:
    async def use(store: Store) -> None:
        for name, created in (("t", 1.5), ("new", 9.0), ("old", 0.5), ("others", 5.0)):
            await store.create(row(name, created))
        await store.hold(SRI, "t", [2, 0])
        await store.hold(SRI, "t", [0])  # again
        await store.hold(SRI, "new", [1])
        await store.hold(SRI, "old", {1})
        await store.hold(SRI, "others", [])
        await store.hold(WAYAN, "others", [1])
        await store.hold(WAYAN, "t", [1])
        assert await store.held(SRI, "t") == (0, 2)
        assert await store.held(WAYAN, "new") == ()
        holders = sorted(await store.holders("t"))
        assert holders == [(SRI, 0), (SRI, 2), (WAYAN, 1)]
        assert {type(person) for person, _ in holders} == {bytes}
        assert await store.tables_of(SRI, 10) == ["new", "t", "old"]
        assert await store.tables_of(SRI, 2) == ["new", "t"]
        await store.let_go(SRI, "t")
        assert await store.held(SRI, "t") == ()
        assert await store.held(WAYAN, "t") == (1,)
        assert await store.tables_of(SRI, 10) == ["new", "old"]

    run(place, use)


def test_two_who_take_the_same_seats_do_not_wait_for_each_other(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        seats = list(range(50))
        for person in (b"person %d" % number for number in range(5)):
            await asyncio.gather(store.hold(person, "t", seats), store.hold(person, "t", seats[::-1]))
            assert await store.held(person, "t") == tuple(seats)

    run(place, use)


def test_the_lobby_shows_the_newest_tables_with_a_free_seat(place: str) -> None:
    async def use(store: Store) -> None:
        now = time.time()
        ages = {"new": 0.0, "older": 3600.0, "forgotten": base.LOBBY_SECONDS + 60, "newest": -5.0}
        for name, age in ages.items():
            await store.create(row(name, now - age))
        await store.create(replace(row("full", now), seats=row().seats[:2]))
        await store.create(replace(row("two", now - 60), seats=row().seats[2:] * 2))
        assert await store.lobby(10) == ["newest", "new", "two", "older"]
        assert await store.lobby(2) == ["newest", "new"]
        await store.sit("new", 2, None, b"key", None)
        await store.sit("two", 0, None, b"key", None)
        assert await store.lobby(10) == ["newest", "two", "older"]

    run(place, use)


# --- words -------------------------------------------------------------------------------------------------------
def test_chat_is_kept_in_order(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        lines = [
            ChatRow(0, 0, None, "Selamat pagi! 🌾", 1.5),
            ChatRow(1, -1, "Made", "Hi", 2.5),
            ChatRow(2, 1, None, "", 3),
        ]
        for line in reversed(lines):
            await store.say("t", line)
        assert await store.chat("t") == lines
        assert await store.chat("t", 1) == lines[1:]
        assert await store.chat("other") == []
        with pytest.raises(SeqTaken):
            await store.say("t", ChatRow(2, 0, None, "me, too", 4.5))
        assert (await store.chat("t", 2))[0].words == ""

    run(place, use)


def test_a_note_is_the_last_one_written(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        assert await store.note("t", 0) == ""
        await store.write_note("t", 0, "the river!")
        await store.write_note("t", 1, "dams")
        await store.write_note("t", 0, "the river, or the hill?")
        assert (await store.note("t", 0), await store.note("t", 1)) == ("the river, or the hill?", "dams")
        await store.write_note("t", 0, "")
        assert await store.note("t", 0) == ""

    run(place, use)


# --- which node sees to what -------------------------------------------------------------------------------------
async def time_passes(store: Store, seconds: float) -> None:
    """For leases: no test has to wait, or to be quick."""
    await store._write(("UPDATE lease SET until = until - ?", (seconds,)))


def test_what_is_due_changes_with_the_entry_or_not_at_all(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        assert await store.due(10) == []
        await store.append_due("t", entry(0), 100.0)
        assert await store.due(10) == ["t"]
        with pytest.raises(SeqTaken):
            await store.append_due("t", entry(0), None)
        assert await store.due(10) == ["t"]
        with pytest.raises(StoreError, match=r"(?i)foreign key"):
            await store.append_due("nowhere", entry(0), 100.0)
        await store.append_due("t", entry(1), None)
        assert await store.due(10) == []
        assert [move.seq for move in await store.entries("t")] == [0, 1]

    run(place, use)


def test_what_is_due_longest_comes_first(place: str) -> None:
    async def use(store: Store) -> None:
        now = time.time()
        for name, due in {"soon": now + 60, "late": now - 60, "later": now - 90, "never": None}.items():
            await store.create(row(name), due)
        assert await store.due(10) == ["later", "late"]
        assert await store.due(1) == ["later"]
        assert await store.lease("later", "node", 60)
        assert await store.due(10) == ["late"]
        await store.release("node")
        assert await store.lease("late", "node", 30)
        assert await store.due(10) == ["later"]
        await time_passes(store, 31)
        assert await store.due(10) == ["later", "late"]

    run(place, use)


def test_only_one_node_gets_the_lease(place: str) -> None:
    async def use(first: Store) -> None:
        await first.create(row())
        async with opened(place) as second:
            tries = ((first, second)[number % 2].lease("t", f"node {number}", 60) for number in range(20))
            assert sum(await asyncio.gather(*tries)) == 1

    run(place, use)


def test_a_lease_lasts_until_it_runs_out(place: str) -> None:
    async def use(store: Store) -> None:
        await store.create(row())
        assert await store.lease("t", "north", 300)
        assert await store.lease("t", "north", 60)  # its own: just another time
        await time_passes(store, 30)
        assert not await store.lease("t", "south", 60)
        assert await store.renew("north", 60) == {"t"}
        await time_passes(store, 40)
        assert not await store.lease("t", "south", 60)
        await time_passes(store, 30)
        assert await store.lease("t", "south", 60)  # north was silent for too long
        assert await store.renew("north", 60) == set()
        assert not await store.lease("t", "north", 60)
        assert await store.renew("south", 60) == {"t"}

    run(place, use)


def test_leases_are_given_back(place: str) -> None:
    async def use(store: Store) -> None:
        for name in "abc":
            await store.create(row(name))
            assert await store.lease(name, "north", 60)
        await store.release("south")
        await store.release("south", ["a"])
        await store.release("north", [])
        assert await store.renew("north", 60) == {"a", "b", "c"}
        await store.release("north", {"a", "b"})
        assert await store.lease("a", "south", 60)
        assert await store.renew("north", 60) == {"c"}
        await store.release("north")
        assert await store.renew("north", 60) == set()
        assert await store.renew("south", 60) == {"a"}

    run(place, use)


# --- for whoever runs it -----------------------------------------------------------------------------------------
def test_summaries_begin_with_what_was_not_touched_for_longest(place: str) -> None:
    async def use(store: Store) -> None:
        for name, created in (("a", 10.0), ("b", 20.0), ("c", 30.0)):
            await store.create(row(name, created))
        await store.append("a", Entry(0, 0, 1, 25.0))
        await store.append("a", Entry(1, 0, 1, 24.0))  # clocks of nodes may differ
        first = TableSummary("b", "rios", 3, 0, 20.0, 20.0)
        second = TableSummary("a", "rios", 3, 2, 10.0, 25.0)
        assert await store.summaries(10) == [first, second, TableSummary("c", "rios", 3, 0, 30.0, 30.0)]
        assert await store.summaries(10, before=30.0) == [first, second]
        assert await store.summaries(1) == [first]

    run(place, use)


def test_a_table_is_deleted_with_everything_about_it(place: str) -> None:
    async def fill(store: Store, name: str) -> None:
        await store.create(row(name), 1.0)
        await store.append(name, entry(0))
        await store.hold(SRI, name, [0])
        await store.say(name, ChatRow(0, 0, None, "Hello", 1.0))
        await store.write_note(name, 0, "note")
        await store.lease(name, "node", 60)

    async def use(store: Store) -> None:
        await fill(store, "t")
        await fill(store, "other")
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.table("t") is None
        assert (await store.entries("t"), await store.chat("t"), await store.holders("t")) == ([], [], [])
        assert await store.note("t", 0) == ""
        assert await store.renew("node", 60) == {"other"}
        assert await store.tables_of(SRI, 10) == ["other"]
        assert await store.versions(["other"]) == {"other": (1, 1)}
        await fill(store, "t")  # nothing is left in the way

    run(place, use)


# --- versions of the data ----------------------------------------------------------------------------------------
def version(place: str) -> int:
    async def ask() -> int:
        connection = await asyncpg.connect(place)
        try:
            return int(await connection.fetchval("SELECT max(number) FROM subak_migration"))
        finally:
            await connection.close()

    if "://" in place:
        return asyncio.run(ask())
    file = sqlite3.connect(place)
    try:
        return int(file.execute("PRAGMA user_version").fetchone()[0])
    finally:
        file.close()


def dialect(place: str) -> str:
    return "postgres" if "://" in place else "sqlite"


async def nothing(store: Store) -> None:
    await store.check()


def test_migrations_are_numbered_without_gaps_and_applied_once(place: str) -> None:
    numbers = [number for number, _ in base.migrations(dialect(place))]
    assert numbers == list(range(1, len(numbers) + 1))
    for _ in range(2):
        run(place, nothing)
    assert version(place) == numbers[-1]


def test_several_nodes_may_start_at_once(place: str) -> None:
    async def start() -> None:
        for store in await asyncio.gather(*(open_store(place) for _ in range(5))):
            await store.close()

    asyncio.run(start())
    assert version(place) == base.migrations(dialect(place))[-1][0]


def test_a_migration_that_fails_leaves_the_data_as_it_was(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run(place, nothing)
    known = base.migrations(dialect(place))
    bad = (len(known) + 1, "CREATE TABLE more (a TEXT);\nCREATE TABLE more (a TEXT);\n")
    monkeypatch.setattr(base, "migrations", lambda dialect: [*known, bad])
    with pytest.raises(StoreError, match="already exists"):
        run(place, nothing)
    assert version(place) == len(known)
    good = (len(known) + 1, "CREATE TABLE more (\n  a TEXT -- why; not\n);\n")
    monkeypatch.setattr(base, "migrations", lambda dialect: [*known, good])
    run(place, nothing)
    assert version(place) == len(known) + 1
    monkeypatch.setattr(base, "migrations", lambda dialect: known)
    with pytest.raises(StoreError, match="newer"):
        run(place, nothing)


# --- SQLite ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("entries", "statements"), [(1, 1), (50, 1), (200, 1), (450, 3)])
def test_entries_that_wait_together_are_written_together(tmp_path: Path, entries: int, statements: int) -> None:
    """A statement by itself is a transaction."""

    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        said = await traced(store)
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(entries)))
        assert [sql.split()[0] for sql in said] == ["INSERT"] * statements
        assert [found.seq for found in await store.entries("t")] == list(range(entries))
        await store.close()

    asyncio.run(use())


def test_other_writes_that_wait_together_are_one_transaction(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        said = await traced(store)
        names = [store.rename("t", 0, str(number)) for number in range(10)]
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(10)), *names)
        assert [sql for sql in said if sql in ("BEGIN IMMEDIATE", "COMMIT")] == ["BEGIN IMMEDIATE", "COMMIT"]
        assert len(await store.entries("t")) == 10
        await store.close()

    asyncio.run(use())


def test_a_write_to_a_closed_file_is_refused(tmp_path: Path) -> None:
    """Also one that was about to be written when it was closed."""

    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        late = asyncio.ensure_future(store.append("t", entry(0)))
        await asyncio.sleep(0)
        await store.close()
        for writing in (late, store.append("t", entry(1))):
            with pytest.raises(StoreError, match="cannot be written"):
                await asyncio.wait_for(writing, 10)

    asyncio.run(use())


async def traced(store: SqliteStore) -> list[str]:
    """What SQLite is told from now on."""
    said: list[str] = []
    await store._ask(lambda: store._base.set_trace_callback(said.append))
    return said


def test_it_waits_for_the_disk(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        mode, synchronous = await store._ask(
            lambda: [store._base.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        )
        assert (mode, synchronous) == ("wal", 2)
        await store.close()

    asyncio.run(use())


def test_a_disk_that_fails_is_a_refusal_and_nothing_is_kept(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        await store._ask(lambda: store._base.execute("PRAGMA query_only = ON"))
        with pytest.raises(StoreError, match="cannot be written"):
            await store.append("t", entry(0))
        await store._ask(lambda: store._base.execute("PRAGMA query_only = OFF"))
        await store.append("t", entry(0))
        await store.close()

    asyncio.run(use())


def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sri, " * 1000, encoding="utf-8")
    with pytest.raises(StoreError, match=r"letter\.txt: cannot be opened"):
        SqliteStore(file)
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "nowhere" / "tables.db")


# --- which back end ----------------------------------------------------------------------------------------------
def test_a_path_is_a_file_and_an_address_a_database(tmp_path: Path, postgres: Postgres) -> None:
    async def kind(place: str | Path) -> str:
        async with opened(place) as store:
            return type(store).__name__

    assert asyncio.run(kind(tmp_path / "a.db")) == "SqliteStore"
    assert asyncio.run(kind(str(tmp_path / "postgresql"))) == "SqliteStore"
    address = postgres.database()
    assert asyncio.run(kind(address)) == "PostgresStore"
    assert asyncio.run(kind(address.replace("postgresql://", "postgres://"))) == "PostgresStore"
    with pytest.raises(StoreError, match=r"^postgre://… is nowhere") as refused:
        asyncio.run(kind("postgre://sri:secret@host/tables"))
    assert "secret" not in str(refused.value)


def test_without_asyncpg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "subak.server.store.postgres", raising=False)
    with pytest.raises(StoreError, match=r"subak\[online\]"):
        asyncio.run(open_store("postgresql://localhost/tables"))
