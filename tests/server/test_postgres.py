"""PostgreSQL that stops, hangs or refuses: a clear error, nothing kept by halves, and then it works again by itself."""

import asyncio
import gc
import logging
import socket
import sqlite3
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from services import PASSWORD, Postgres
from subak.server.store import Entry, SeatRow, SqliteStore, StoreError, TableRow
from subak.server.store.postgres import MOST_CONNECTIONS, PostgresStore

SECONDS = 3.0
"""How long these stores wait for an answer: longer than a busy machine takes for one."""
PATIENCE = 120.0
"""Seconds until a test gives up: who waits for ever is found out."""


def row(name: str = "t") -> TableRow:
    return TableRow(name, "rios", 1, "abc", {}, "7", True, 1.5, (SeatRow("me", key_hash=b"key"),))


def entry(seq: int) -> Entry:
    return Entry(seq, 0, 17, 2.5)


def run(url: str, use: Callable[[PostgresStore], Awaitable[None]], seconds: float = 5.0) -> None:
    async def open_and_use() -> None:
        async with asyncio.timeout(PATIENCE):
            store = await PostgresStore.open(url, seconds)
            try:
                await use(store)
            finally:
                await store.close()

    asyncio.run(open_and_use())


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unheard(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Tasks that fail where nobody waits for them tell the log when they are collected."""
    yield
    gc.collect()
    records = caplog.get_records("call") + caplog.get_records("teardown")
    assert not [record.message for record in records if record.levelno >= logging.ERROR]


async def connect_all(store: PostgresStore) -> None:
    """Now the pool has all the connections that it may have."""
    async with AsyncExitStack() as held:
        for _ in range(MOST_CONNECTIONS):
            await held.enter_async_context(store._connection())


async def only_the_wire_goes_on() -> None:
    """Until the pool has given up, in the background, whatever never answers."""

    def others() -> set[asyncio.Task[Any]]:
        wire = (carry.__name__, Wire._join.__name__)
        return {task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__name__", "") not in wire}

    while rest := others() - {asyncio.current_task()}:
        await asyncio.wait(rest)


async def numbers(store: PostgresStore) -> list[int]:
    return [move.seq for move in await store.entries("t")]


# --- stopped and started again -----------------------------------------------------------------------------------
def test_while_it_is_down_calls_are_refused_and_then_work_again(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(row())
        await store.append("t", entry(0))
        await connect_all(store)
        with postgres.killed():
            for _ in range(2):
                with pytest.raises(StoreError, match=r"cannot be read \("):
                    await store.entries("t")
                with pytest.raises(StoreError, match=r"cannot be written \("):
                    await store.append("t", entry(1))
                with pytest.raises(StoreError):
                    await store.create(row("other"))
                with pytest.raises(StoreError):
                    await store.check()
        assert await numbers(store) == [0]
        await store.append("t", entry(1))
        await store.create(row("other"))
        assert await numbers(store) == [0, 1]

    run(postgres.database(), use)


def test_after_a_restart_that_nobody_noticed_a_read_works_at_once(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(row())
        await connect_all(store)
        with postgres.killed():
            pass  # no await: the event loop cannot hear that the connections ended
        assert await numbers(store) == []

    run(postgres.database(), use)


def test_after_a_restart_that_nobody_noticed_a_write_is_refused_and_the_next_works(postgres: Postgres) -> None:
    """It is not tried again: it could have been carried out, and be there twice."""

    async def use(store: PostgresStore) -> None:
        await store.create(row())
        await connect_all(store)
        with postgres.killed():
            pass
        with pytest.raises(StoreError, match="cannot be written"):
            await store.append("t", entry(0))
        await store.append("t", entry(0))
        assert await numbers(store) == [0]

    run(postgres.database(), use)


def test_what_was_told_survives_a_crash_in_the_middle_of_writing(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(row())
        told: list[int] = []

        async def write() -> None:
            for seq in range(1_000_000):
                await store.append_due("t", entry(seq), float(seq))
                told.append(seq)

        writing = asyncio.create_task(write())
        while len(told) < 50:
            await asyncio.sleep(0.01)
        with postgres.killed(), pytest.raises(StoreError):
            await writing
        kept = await numbers(store)
        assert kept == list(range(len(kept)))
        assert len(kept) - len(told) in (0, 1)  # one may have been carried out and not told

    run(postgres.database(), use)


def test_several_statements_are_carried_out_all_or_none(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        insert = "INSERT INTO note VALUES (?, ?, ?)"
        end = "SELECT pg_terminate_backend(pg_backend_pid())"
        await store.create(row())
        with pytest.raises(StoreError):
            await store._write((insert, ("t", 0, "half")), (end, ()))
        assert await store.note("t", 0) == ""

    run(postgres.database(), use)


# --- hangs -------------------------------------------------------------------------------------------------------
class Wire:
    """A line to PostgreSQL that can go dead without anybody being told. Lines made after that work."""

    def __init__(self, postgres: Postgres) -> None:
        self._postgres = postgres
        self._is_dead = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def go_dead(self) -> None:
        self._is_dead.set()
        self._is_dead = asyncio.Event()

    @asynccontextmanager
    async def open(self, url: str) -> AsyncIterator[str]:
        """The address of the near end."""
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"postgresql://postgres:{PASSWORD}@127.0.0.1:{port}/{url.partition('@/')[2].partition('?')[0]}"
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _join(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        is_dead = self._is_dead
        far_in, far_out = await asyncio.open_unix_connection(str(self._postgres.socket))
        try:
            await asyncio.gather(carry(near_in, far_out, is_dead), carry(far_in, near_out, is_dead))
        except (OSError, asyncio.CancelledError):
            pass  # the end of the line, or of the test
        finally:
            far_out.close()
            near_out.close()


async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter, is_dead: asyncio.Event) -> None:
    while data := await source.read(65536):
        if not is_dead.is_set():
            sink.write(data)
    sink.close()


def test_a_dead_line_is_noticed_in_time_and_made_anew(postgres: Postgres) -> None:
    url = postgres.database()

    async def use() -> None:
        wire = Wire(postgres)
        async with asyncio.timeout(PATIENCE), wire.open(url) as address:
            store = await PostgresStore.open(address, SECONDS)
            await store.create(row())
            await connect_all(store)
            wire.go_dead()
            with pytest.raises(StoreError, match=r"no answer in 3 seconds"):
                await store.append("t", entry(0))
            # Not one failure for each of the other connections, which are dead, too.
            await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(1, 2 * MOST_CONNECTIONS)))
            assert set(await numbers(store)) >= set(range(1, 2 * MOST_CONNECTIONS))
            await only_the_wire_goes_on()
            await store.close()

    asyncio.run(use())


def test_a_database_that_never_answers_cannot_be_opened() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://sri@127.0.0.1:{silent.getsockname()[1]}/tables"
        with pytest.raises(StoreError, match=r"cannot be opened .*\(no answer in 3 seconds\)"):
            asyncio.run(asyncio.wait_for(PostgresStore.open(url, SECONDS), PATIENCE))


def test_a_write_that_takes_too_long_is_given_up_for_good(postgres: Postgres) -> None:
    """PostgreSQL itself ends it: nothing may be written after the store said that it was not."""
    url = postgres.database()

    async def use(store: PostgresStore) -> None:
        await store.create(row())
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("LOCK TABLE move")
            with pytest.raises(StoreError, match="statement timeout"):
                await store.append("t", entry(0))
            with pytest.raises(StoreError, match="statement timeout"):
                await store.entries("t")
            with pytest.raises(StoreError, match="statement timeout"):
                await store.delete("t")
        await other.close()
        assert await numbers(store) == []
        await store.append("t", entry(0))
        assert await numbers(store) == [0]

    run(url, use, SECONDS)


def test_who_gets_no_connection_is_told_in_time(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(row())
        async with AsyncExitStack() as held:
            for _ in range(MOST_CONNECTIONS):
                await held.enter_async_context(store._connection())
            with pytest.raises(StoreError, match="no answer"):
                await store.append("t", entry(0))
        await store.append("t", entry(0))

    run(postgres.database(), use, SECONDS)


def test_closing_does_not_wait_for_ever(postgres: Postgres) -> None:
    async def use() -> None:
        store = await PostgresStore.open(postgres.database(), SECONDS)
        async with asyncio.timeout(PATIENCE), store._connection():
            await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.check()

    asyncio.run(use())


def test_calls_that_were_cancelled_leave_nothing_behind(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        for number in range(100):
            task = asyncio.create_task(store.create(row(f"t{number}")))
            for _ in range(number):  # each a little further on its way
                await asyncio.sleep(0)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        open_ones = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'"
        assert await store._read(open_ones) == [(0,)]
        halves = "SELECT count(*) FROM game_table t WHERE NOT EXISTS (SELECT 1 FROM seat WHERE table_id = t.id)"
        assert await store._read(halves) == [(0,)]

    run(postgres.database(), use)


# --- as it is set up ---------------------------------------------------------------------------------------------
def test_it_waits_for_the_disk_however_the_database_is_set_up(postgres: Postgres) -> None:
    async def use(store: PostgresStore) -> None:
        assert await store._read("SHOW synchronous_commit") == [("on",)]

    assert "synchronous_commit=off" in postgres.command()
    run(postgres.database(), use)


def test_what_is_due_is_found_by_the_index(postgres: Postgres) -> None:
    """It would not be if NOW could change from row to row."""

    async def use(store: PostgresStore) -> None:
        await store._write(("SET enable_seqscan = off", ()))
        plan = await store._read(f"EXPLAIN SELECT id FROM game_table WHERE due <= {store.NOW}")
        assert any("Index Cond" in line for (line,) in plan)

    run(postgres.database(), use)


def test_both_back_ends_keep_the_same(postgres: Postgres, tmp_path: Path) -> None:
    """The same columns in the same order: some statements do not name them."""

    async def columns(store: PostgresStore) -> None:
        query = (
            "SELECT table_name, column_name FROM information_schema.columns "
            "WHERE table_schema = 'public' ORDER BY table_name, ordinal_position"
        )
        found: dict[str, list[str]] = {}
        for table, column in await store._read(query):
            found.setdefault(table, []).append(column)
        assert found.pop("subak_migration") == ["number"]
        assert found == expected

    expected = of_sqlite(tmp_path / "tables.db")
    run(postgres.database(), columns)


def of_sqlite(path: Path) -> dict[str, list[str]]:
    asyncio.run(SqliteStore(path).close())
    file = sqlite3.connect(path)
    try:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {table: [line[1] for line in file.execute(f"PRAGMA table_info({table})")] for table in tables}
    finally:
        file.close()


# --- secrets -----------------------------------------------------------------------------------------------------
def refusal(url: str, *secrets: str) -> str:
    """What is said of an address; nothing that may end up in a log holds a secret."""
    with pytest.raises(StoreError) as refused:
        asyncio.run(PostgresStore.open(url, SECONDS))
    logged = "".join(traceback.format_exception(refused.value))
    assert not [secret for secret in secrets if secret in logged]
    return str(refused.value)


def test_who_may_not_log_in_is_told_so_without_the_password(postgres: Postgres) -> None:
    told = refusal(postgres.url("postgres").replace(PASSWORD, "wr0ng-Passw0rd"), "wr0ng-Passw0rd")
    assert 'password authentication failed for user "postgres"' in told
    assert 'database "nowhere" does not exist' in refusal(postgres.url("nowhere"), PASSWORD)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sri:s3cret@127.0.0.1:9/tables", "postgresql://127.0.0.1:9/tables: cannot be opened"),
        ("127.0.0.1:9/tables?user=sri&password=s3cret", "postgresql://127.0.0.1:9/tables: cannot be opened"),
        ("sri:s3cret@127.0.0.1:9/tables?sslmode=perhaps", "sslmode"),
        ("sri:s3cret/more@127.0.0.1:9/tables", "address of the database cannot be read"),
        ("sri:4711/s3cret@127.0.0.1:9/tables", "address of the database cannot be read"),
        ("sri:4711?s3cret@127.0.0.1:9/tables", "address of the database cannot be read"),
        ("sri:4711#s3cret@127.0.0.1:9/tables", "address of the database cannot be read"),
        ("sri:[s3cret@127.0.0.1:9/tables", "address of the database cannot be read"),
        ("sri:s3cret\N{ACCOUNT OF}@127.0.0.1:9/tables", "address of the database cannot be read"),
        ("sri:s3cret", "address of the database cannot be read"),
        ("sri:s3cret@127.0.0.1:nine/tables", "address of the database cannot be read"),
    ],
)
def test_addresses_that_lead_nowhere_are_refused_without_the_password(address: str, reason: str) -> None:
    assert reason in refusal(f"postgresql://{address}", "s3cret", "4711")
