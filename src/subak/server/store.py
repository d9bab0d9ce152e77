"""Where tables are kept. A table is an append-only list of moves; its state is replayed from them.

Nothing outside this file knows SQL. `Store` is all the server asks for; SQLite is the one behind it.
"""

import asyncio
import json
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from subak.errors import SubakError
from subak.games.kind import Value

UNDO = -1
"""Instead of a move's number: the seat takes back its last pick. Even that is only ever added to the list."""
MIGRATIONS = Path(__file__).parent / "migrations"
WAIT_SECONDS = 10
"""For another process that writes to the same file."""
T = TypeVar("T")


@dataclass(frozen=True)
class SeatRow:
    """Who sits there: a person (with the hash of a key) or a computer player (with a level)."""

    kind: str
    level: str | None = None
    name: str | None = None
    key_hash: bytes | None = None


@dataclass(frozen=True)
class TableRow:
    """All that is fixed when a table is opened (names may change)."""

    id: str
    game: str
    rules: int
    components: str
    options: Mapping[str, Value]
    seed: str
    is_drawn: bool
    created: float
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class Entry:
    """A move or an undo, with its number in the table's list."""

    seq: int
    seat: int
    code: int
    at: float


class StoreError(SubakError):
    """The data cannot be read or written."""

    code = "store"


class SeqTaken(StoreError):
    """Somebody else wrote that number first; read what they wrote and try again."""

    code = "seq-taken"


class Store(Protocol):
    """What the server asks of a store. When `append` returns, the move is on disk."""

    async def create(self, row: TableRow) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def entries(self, table: str) -> list[Entry]: ...

    async def append(self, table: str, entry: Entry) -> None:
        """Raises SeqTaken if the number is taken."""

    async def rename(self, table: str, seat: int, name: str | None) -> None: ...

    async def close(self) -> None: ...


@dataclass
class _Write:
    """Something to write, and who waits for it."""

    statements: list[tuple[str, tuple[object, ...]]]
    done: "Future[None]" = field(default_factory=Future)


class SqliteStore:
    """One file, one thread that reads and writes it. Writes that wait together are committed together."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[_Write] = []
        self._lock = threading.Lock()
        try:
            self._base = self._thread.submit(self._open).result()
        except BaseException:
            self._thread.shutdown()
            raise

    # --- opening -------------------------------------------------------------------------------------------------
    def _open(self) -> sqlite3.Connection:
        try:
            base = sqlite3.connect(self.path, timeout=WAIT_SECONDS, isolation_level=None)
            base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = FULL")  # a move that was told of survives a power cut
            base.execute("PRAGMA foreign_keys = ON")
            migrate(base)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: cannot be opened as a store of tables ({error})") from error
        return base

    # --- reading -------------------------------------------------------------------------------------------------
    async def _ask(self, read: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, read)

    async def table(self, table: str) -> TableRow | None:
        return await self._ask(lambda: self._read_table(table))

    def _read_table(self, table: str) -> TableRow | None:
        columns = "id, game, rules, components, options, seed, is_drawn, created"
        row = self._base.execute(f"SELECT {columns} FROM game_table WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        seats = self._base.execute(
            "SELECT kind, level, name, key_hash FROM seat WHERE table_id = ? ORDER BY seat", (table,)
        )
        id_, game, rules, components, options, seed, is_drawn, created = row
        taken = tuple(SeatRow(*seat) for seat in seats)
        return TableRow(id_, game, rules, components, json.loads(options), seed, bool(is_drawn), created, taken)

    async def entries(self, table: str) -> list[Entry]:
        query = "SELECT seq, seat, code, at FROM move WHERE table_id = ? ORDER BY seq"
        return await self._ask(lambda: [Entry(*row) for row in self._base.execute(query, (table,))])

    # --- writing -------------------------------------------------------------------------------------------------
    async def create(self, row: TableRow) -> None:
        head = (row.id, row.game, row.rules, row.components, json.dumps(dict(row.options)), row.seed, int(row.is_drawn))
        seats = [
            ("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)", (row.id, number, s.kind, s.level, s.name, s.key_hash))
            for number, s in enumerate(row.seats)
        ]
        await self._write(("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*head, row.created)), *seats)

    async def append(self, table: str, entry: Entry) -> None:
        values = (table, entry.seq, entry.seat, entry.code, entry.at)
        await self._write(("INSERT INTO move VALUES (?, ?, ?, ?, ?)", values))

    async def rename(self, table: str, seat: int, name: str | None) -> None:
        await self._write(("UPDATE seat SET name = ? WHERE table_id = ? AND seat = ?", (name, table, seat)))

    async def _write(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        write = _Write(list(statements))
        with self._lock:
            self._waiting.append(write)
        self._thread.submit(self._write_waiting)
        await asyncio.wrap_future(write.done)

    def _write_waiting(self) -> None:
        """Everything that waits, in one transaction: the disk is asked once for all of it."""
        with self._lock:
            writes, self._waiting = self._waiting, []
        if not writes:
            return  # written together with an earlier one
        try:
            self._base.execute("BEGIN IMMEDIATE")
            outcomes = [(write, self._carry_out(write)) for write in writes]
            self._base.execute("COMMIT")
        except Exception as error:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            outcomes = [(write, StoreError(f"{self.path}: cannot be written ({error})")) for write in writes]
        for write, problem in outcomes:
            _settle(write, problem)

    def _carry_out(self, write: _Write) -> StoreError | None:
        """All statements of a write or, if one is refused, none of them."""
        self._base.execute("SAVEPOINT one_write")
        try:
            for statement, values in write.statements:
                self._base.execute(statement, values)
        except sqlite3.IntegrityError as error:
            self._base.execute("ROLLBACK TO one_write")
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                return SeqTaken(f"{self.path}: written by somebody else already ({error})")
            return StoreError(f"{self.path}: cannot be written ({error})")
        finally:
            self._base.execute("RELEASE one_write")
        return None

    async def close(self) -> None:
        if not self._thread._shutdown:
            await self._ask(self._base.close)
            self._thread.shutdown()


def _settle(write: _Write, problem: StoreError | None) -> None:
    if not write.done.set_running_or_notify_cancel():
        return  # whoever waited is gone; what was written stays
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)


def migrations() -> list[tuple[int, str]]:
    """Number and script of every step from an empty file to what this version expects."""
    files = [path for path in MIGRATIONS.iterdir() if re.fullmatch(r"[0-9]{4}\.sql", path.name)]
    return [(int(path.stem), path.read_text(encoding="utf-8")) for path in sorted(files)]


def migrate(base: sqlite3.Connection) -> None:
    """Bring a file up to date, step by step, each in a transaction of its own."""
    steps = migrations()
    at = _version(base)
    if at > steps[-1][0]:
        raise StoreError(f"the data is of a newer version ({at}; this one knows {steps[-1][0]}): install a newer Subak")
    for number, script in steps:
        if number > at:
            _apply(base, number, script)


def _version(base: sqlite3.Connection) -> int:
    row: tuple[Any, ...] = base.execute("PRAGMA user_version").fetchone()
    return int(row[0])


def _apply(base: sqlite3.Connection, number: int, script: str) -> None:
    base.execute("BEGIN IMMEDIATE")
    try:
        if _version(base) < number:  # another process may have been quicker
            for statement in _statements(script):
                base.execute(statement)
            base.execute(f"PRAGMA user_version = {number}")
        base.execute("COMMIT")
    except sqlite3.Error:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise


def _statements(script: str) -> Iterator[str]:
    """One by one: `executescript` would end the transaction it is called in."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
