"""The store: what is appended stays, and of two writers of the same number one loses."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from server.harness import run
from subak.server import store as stores
from subak.server.store import UNDO, Entry, SeatRow, SeqTaken, SqliteStore, StoreError, TableRow, migrations
from subak.server.tables import hash_key

KEY = "a-very-secret-key-of-one-seat"


def row(name: str = "t") -> TableRow:
    seats = (SeatRow("me", None, "Sri", hash_key(KEY)), SeatRow("computer", "heron"))
    return TableRow(name, "rios", 1, "abc", {"max_rounds": 12, "river_laying": True}, "7", True, 1.5, seats)


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        await store.rename("t", 0, "Wayan")
        moves = [Entry(0, 0, 17, 2.5), Entry(1, 1, 3, 3.5), Entry(2, 0, UNDO, 4.5)]
        for entry in moves:
            await store.append("t", entry)
        await store.close()
        again = SqliteStore(tmp_path / "tables.db")
        found = await again.table("t")
        assert found is not None
        assert found.seats[0].name == "Wayan"
        assert (found.options, found.seats[1], found.seed) == (row().options, row().seats[1], "7")
        assert await again.entries("t") == moves
        assert await again.table("other") is None
        assert await again.entries("other") == []
        await again.close()
        await again.close()  # closing twice is nothing special

    run(use())


def test_keys_are_not_in_the_file(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        await store.close()

    run(use())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hash_key(KEY) in kept
    assert KEY.encode() not in kept


def test_of_two_writers_of_the_same_number_one_loses(tmp_path: Path) -> None:
    """Also when they are different processes: here two stores on one file."""

    async def use() -> None:
        first, second = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db")
        await first.create(row())
        writers = [(first, code) for code in range(10)] + [(second, code) for code in range(10, 20)]
        outcomes = await asyncio.gather(
            *(store.append("t", Entry(0, 0, code, 0.0)) for store, code in writers), return_exceptions=True
        )
        won = [code for (_, code), outcome in zip(writers, outcomes, strict=True) if outcome is None]
        lost = [outcome for outcome in outcomes if isinstance(outcome, SeqTaken)]
        assert (len(won), len(lost)) == (1, 19)
        assert [entry.code for entry in await second.entries("t")] == won
        await first.close()
        await second.close()

    run(use())


def test_writes_that_wait_together_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        commits: list[str] = []

        def count(sql: str) -> None:
            commits.extend([sql] if sql == "COMMIT" else [])

        await store._ask(lambda: store._base.set_trace_callback(count))
        numbers = [*range(50), 7, 8]  # two of them twice
        outcomes = await asyncio.gather(
            *(store.append("t", Entry(seq, 0, 1, 0.0)) for seq in numbers), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 50 + [SeqTaken] * 2
        assert [entry.seq for entry in await store.entries("t")] == list(range(50))
        assert 1 <= len(commits) < 25
        await store.close()

    run(use())


def test_a_table_is_created_whole_or_not_at_all(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        with pytest.raises(SeqTaken):
            await store.create(row())
        with pytest.raises(StoreError, match="FOREIGN KEY"):
            await store.append("nowhere", Entry(0, 0, 0, 0.0))
        nobody = SeatRow(None)  # type: ignore[arg-type]
        with pytest.raises(StoreError, match="NOT NULL"):
            await store.create(replace(row("other"), seats=(row().seats[0], nobody)))
        assert await store.table("other") is None
        found = await store.table("t")
        assert found is not None
        assert len(found.seats) == 2
        await store.close()

    run(use())


def test_who_no_longer_waits_does_not_stop_the_others(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        tasks = [asyncio.create_task(store.append("t", Entry(seq, 0, 1, 0.0))) for seq in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[0] is outcomes[2] is outcomes[3] is None
        assert {0, 2, 3} <= {entry.seq for entry in await store.entries("t")}
        await store.close()

    run(use())


def test_it_waits_for_the_disk(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        mode, synchronous = await store._ask(
            lambda: [store._base.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        )
        assert (mode, synchronous) == ("wal", 2)
        await store.close()

    run(use())


def test_a_disk_that_fails_is_a_refusal_and_nothing_is_kept(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(row())
        await store._ask(lambda: store._base.execute("PRAGMA query_only = ON"))
        with pytest.raises(StoreError, match="cannot be written"):
            await store.append("t", Entry(0, 0, 0, 0.0))
        await store._ask(lambda: store._base.execute("PRAGMA query_only = OFF"))
        await store.append("t", Entry(0, 0, 0, 0.0))
        await store.close()

    run(use())


# --- versions of the file ----------------------------------------------------------------------------------------
def version(path: Path) -> int:
    base = sqlite3.connect(path)
    try:
        return int(base.execute("PRAGMA user_version").fetchone()[0])
    finally:
        base.close()


def test_migrations_are_numbered_without_gaps_and_applied_once(tmp_path: Path) -> None:
    numbers = [number for number, _ in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))
    for _ in range(2):
        run(SqliteStore(tmp_path / "tables.db").close())
    assert version(tmp_path / "tables.db") == numbers[-1]


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    run(SqliteStore(file).close())
    known = migrations()
    bad = (len(known) + 1, "CREATE TABLE more (a TEXT);\nCREATE TABLE more (a TEXT);\n")
    monkeypatch.setattr(stores, "migrations", lambda: [*known, bad])
    with pytest.raises(StoreError, match="already exists"):
        SqliteStore(file)
    assert version(file) == len(known)
    good = (len(known) + 1, "CREATE TABLE more (\n  a TEXT -- why; not\n);\n")
    monkeypatch.setattr(stores, "migrations", lambda: [*known, good])
    run(SqliteStore(file).close())
    assert version(file) == len(known) + 1
    monkeypatch.setattr(stores, "migrations", lambda: known)
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(file)


def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sri, " * 1000, encoding="utf-8")
    with pytest.raises(StoreError, match=r"letter\.txt: cannot be opened"):
        SqliteStore(file)
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "nowhere" / "tables.db")
