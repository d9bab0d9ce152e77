"""SQLite: one file, one thread that reads and writes it. Writes that wait together are committed together."""

import asyncio
import contextlib
import functools
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from subak.server.store import base
from subak.server.store.base import Row, Statement, Store
from subak.server.store.rows import SeqTaken, StoreError, TableGone

WAIT_SECONDS = 10
"""For another process that writes to the same file."""
AT_ONCE = 200
"""The most writes in one commit. Every number of entries has a statement of its own, which is kept ready."""
T = TypeVar("T")


class _Write(NamedTuple):
    """Something to write, and who waits for it."""

    statements: tuple[Statement, ...]
    done: "asyncio.Future[Sequence[Row]]"


class SqliteStore(Store):
    """The default: no other service is needed."""

    NOW = "((julianday('now') - 2440587.5) * 86400.0)"
    BYTES = "BLOB"

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
        with contextlib.ExitStack() as opened:
            try:
                base = sqlite3.connect(self.path, timeout=WAIT_SECONDS, isolation_level=None, cached_statements=256)
                opened.callback(base.close)
                base.execute("PRAGMA journal_mode = WAL")
                base.execute("PRAGMA synchronous = FULL")  # a move that was told of survives a power cut
                base.execute("PRAGMA foreign_keys = ON")
                base.execute("PRAGMA temp_store = MEMORY")  # what undoes a refused statement need not survive anything
                migrate(base)
            except sqlite3.Error as error:
                raise StoreError(f"{self.path}: cannot be opened as a store of tables ({error})") from error
            opened.pop_all()  # it stays open
        return base

    # --- reading -------------------------------------------------------------------------------------------------
    async def _ask(self, read: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, read)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: cannot be read ({error})") from error

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        return await self._ask(lambda: self._base.execute(sql, values).fetchall())

    # --- writing -------------------------------------------------------------------------------------------------
    async def _write(self, *statements: Statement) -> Sequence[Row]:
        loop = asyncio.get_running_loop()
        write = _Write(statements, loop.create_future())
        with self._lock:
            self._waiting.append(write)
            is_first = len(self._waiting) == 1
        if is_first:  # once everything that is ready now has been seen to: it is written together
            loop.call_soon(self._begin_writing, loop)
        return await write.done

    def _begin_writing(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            self._thread.submit(self._write_waiting, loop)
        except RuntimeError as error:  # closed meanwhile
            writes, _ = self._take(len(self._waiting))
            _settle(self._failed(writes, error))

    def _take(self, most: int) -> tuple[list[_Write], bool]:
        """The first of those that wait, and whether there are more."""
        with self._lock:
            taken, self._waiting = self._waiting[:most], self._waiting[most:]
            return taken, bool(self._waiting)

    def _failed(self, writes: Sequence[_Write], error: Exception) -> list["Outcome"]:
        return [(write, StoreError(f"{self.path}: cannot be written ({error})")) for write in writes]

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Everything that waits, together: the disk is asked once for all of it."""
        are_more = True
        while are_more:
            writes, are_more = self._take(AT_ONCE)
            outcomes: list[Outcome]
            try:
                outcomes = self._append_all(writes) or self._carry_out_all(writes)
            except Exception as error:
                with contextlib.suppress(sqlite3.Error):
                    self._base.rollback()
                outcomes = self._failed(writes, error)
            with contextlib.suppress(RuntimeError):  # the loop has ended; what was written stays
                loop.call_soon_threadsafe(_settle, outcomes)

    def _append_all(self, writes: Sequence[_Write]) -> list["Outcome"] | None:
        """Where they are nothing but entries, a single statement, which is a transaction of its own: after every
        statement this thread waits for the event loop's. None, and nothing is written, if one of them is refused."""
        if not all(map(_is_one_entry, writes)):
            return None
        try:
            self._base.execute(_append(len(writes)), [value for write in writes for value in write.statements[0][1]])
        except sqlite3.IntegrityError:
            return None
        return [(write, ()) for write in writes]

    def _carry_out_all(self, writes: Sequence[_Write]) -> list["Outcome"]:
        """One after the other, in one transaction."""
        self._base.execute("BEGIN IMMEDIATE")
        outcomes: list[Outcome] = [(write, self._carry_out(write)) for write in writes]
        self._base.execute("COMMIT")
        return outcomes

    def _carry_out(self, write: _Write) -> Sequence[Row] | StoreError:
        """All statements of a write or, if one is refused, none of them."""
        self._base.execute("SAVEPOINT one_write")
        rows: Sequence[Row] = ()
        try:
            for statement, values in write.statements:
                rows = self._base.execute(statement, values).fetchall()
        except sqlite3.IntegrityError as error:
            self._base.execute("ROLLBACK TO one_write")
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                return SeqTaken(f"{self.path}: written by somebody else already ({error})")
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                return TableGone(f"{self.path}: the table is gone ({error})")
            return StoreError(f"{self.path}: cannot be written ({error})")
        finally:
            self._base.execute("RELEASE one_write")
        return rows

    async def close(self) -> None:
        if not self._thread._shutdown:
            await self._ask(self._base.close)
            self._thread.shutdown()


Outcome = tuple[_Write, Sequence[Row] | StoreError]


def _is_one_entry(write: _Write) -> bool:
    return len(write.statements) == 1 and write.statements[0][0] is base.APPEND


@functools.cache
def _append(entries: int) -> str:
    return base.APPEND + f", {base.APPEND.partition('VALUES ')[2]}" * (entries - 1)


def _settle(outcomes: list[Outcome]) -> None:
    for write, outcome in outcomes:
        if write.done.done():
            continue  # whoever waited is gone; what was written stays
        if isinstance(outcome, StoreError):
            write.done.set_exception(outcome)
        else:
            write.done.set_result(outcome)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date, step by step, each in a transaction of its own."""
    steps = base.migrations("sqlite")
    at = _version(connection)
    base.refuse_newer(at, steps[-1][0])
    for number, script in steps:
        if number > at:
            _apply(connection, number, script)


def _version(connection: sqlite3.Connection) -> int:
    row: tuple[Any, ...] = connection.execute("PRAGMA user_version").fetchone()
    return int(row[0])


def _apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _version(connection) < number:  # another process may have been quicker
            for statement in _statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements(script: str) -> Iterator[str]:
    """One by one: `executescript` would end the transaction it is called in."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
