"""PostgreSQL: one database that several nodes share. When a write returns, it is on the database's disk."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import asyncpg

from subak.server.store import base
from subak.server.store.base import Row, Statement, Store
from subak.server.store.rows import Entry, SeqTaken, StoreError, TableGone

ANSWER_SECONDS = 5.0
"""The longest wait for a connection, and for an answer."""
MOST_CONNECTIONS = 10
"""Of one node; PostgreSQL itself allows 100 unless told otherwise."""
LOCK = 0x5375_6261_6B
"""The number of the advisory lock ("Subak") under which nodes bring the database up to date."""
UNREADABLE = (
    "the address of the database cannot be read: expected postgresql://user:password@host:port/name "
    "(in a password, write / ? # @ : as %2F %3F %23 %40 %3A)"
)
PROBLEMS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
GONE = (ConnectionError, asyncpg.PostgresConnectionError, asyncpg.AdminShutdownError, asyncpg.CrashShutdownError)

if TYPE_CHECKING:  # generic for the type checker only
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]


class PostgresStore(Store):
    """`await PostgresStore.open(url)`, in the event loop that uses it."""

    # Not clock_timestamp(): that may change from row to row, so no index could be used. Nor now(): it stands still in a
    # transaction. Not numeric, as extract gives it: what is added to it shall be a float.
    NOW = "CAST(extract(epoch FROM statement_timestamp()) AS DOUBLE PRECISION)"
    BYTES = "BYTEA"

    def __init__(self, pool: "Pool", name: str, seconds: float) -> None:
        self.name = name
        self._pool = pool
        self._seconds = seconds

    # --- opening and closing -------------------------------------------------------------------------------------
    @classmethod
    async def open(cls, url: str, seconds: float = ANSWER_SECONDS) -> "PostgresStore":
        """Brings the database up to date first. Raises StoreError if it cannot be reached or used."""
        name = _name(url)
        with _explained(name, "opened as a store of tables", seconds):
            await _bring_up_to_date(url, seconds)
            return cls(await _pool(url, seconds), name, seconds)

    async def close(self) -> None:
        with suppress(*PROBLEMS):  # a pool that cannot part from its connections nicely just drops them
            await asyncio.wait_for(self._pool.close(), self._seconds)

    # --- reading and writing -------------------------------------------------------------------------------------
    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        with _explained(self.name, "read", self._seconds):
            try:
                return await self._fetch(sql, values)
            except PROBLEMS as error:
                if not _is_gone(error):
                    raise
            return await self._fetch(sql, values)  # it may have been a connection of before the database was restarted

    async def _fetch(self, sql: str, values: Sequence[object]) -> Sequence[Row]:
        async with self._connection() as connection:
            return await _rows(connection, sql, values)

    async def _write(self, *statements: Statement) -> Sequence[Row]:
        """Never tried again: who knows whether it was carried out before the connection broke?"""
        with _explained(self.name, "written", self._seconds):
            async with self._connection() as connection:
                if len(statements) == 1:  # a transaction by itself, without being asked
                    return await _carry_out(connection, statements)
                async with connection.transaction():
                    return await _carry_out(connection, statements)

    async def append_due(self, table: str, entry: Entry, due: float | None) -> None:
        """In one statement, which SQLite has no words for: one trip to the database instead of four."""
        both = (
            "WITH entry AS (INSERT INTO move VALUES (?, ?, ?, ?, ?)) UPDATE game_table SET due = ? WHERE id = ?",
            (table, *entry, due, table),
        )
        await self._write(both)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator["Connection"]:
        async with self._pool.acquire(timeout=self._seconds) as connection:
            try:
                yield connection
            except TimeoutError:  # nobody is at the other end: PostgreSQL itself ends what is merely slow
                with suppress(asyncpg.InterfaceError):  # unless it is closed already
                    connection.terminate()
                await self._pool.expire_connections()
                raise
            except PROBLEMS as error:
                if _is_gone(error):  # and so may be all the others; rather than to fail with each, they are made anew
                    await self._pool.expire_connections()
                raise


async def _carry_out(connection: "Connection", statements: Sequence[Statement]) -> Sequence[Row]:
    rows: Sequence[Row] = ()
    for sql, values in statements:
        rows = await _rows(connection, sql, values)
    return rows


async def _rows(connection: "Connection", sql: str, values: Sequence[object]) -> Sequence[Row]:
    return [tuple(row) for row in await connection.fetch(_numbered(sql), *values)]


@lru_cache(maxsize=1000)
def _numbered(sql: str) -> str:
    """PostgreSQL writes $1, $2 … for values, not ?."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


# --- what can go wrong -------------------------------------------------------------------------------------------
@contextmanager
def _explained(name: str, done: str, seconds: float) -> Iterator[None]:
    """Every problem with the database as a StoreError that says which database it was, and what could not be done."""
    try:
        yield
    except PROBLEMS as error:
        if isinstance(error, asyncpg.UniqueViolationError) and _is_primary(error):
            raise SeqTaken(f"{name}: written by somebody else already ({_reason(error, seconds)})") from error
        if isinstance(error, asyncpg.ForeignKeyViolationError):
            raise TableGone(f"{name}: the table is gone ({_reason(error, seconds)})") from error
        raise StoreError(f"{name}: cannot be {done} ({_reason(error, seconds)})") from error


def _is_gone(error: Exception) -> bool:
    """Not the statement, but the connection was the problem."""
    is_closed = isinstance(error, asyncpg.InterfaceError) and not isinstance(error, asyncpg.DataError)
    return is_closed or isinstance(error, GONE)


def _is_primary(error: asyncpg.UniqueViolationError) -> bool:
    """PostgreSQL names the constraint of a primary key so, unless it is given another name."""
    return str(error.constraint_name).endswith("_pkey")


def _reason(error: Exception, seconds: float) -> str:
    """Without details: they quote rows."""
    while isinstance(error, asyncpg.InterfaceError) and isinstance(error.__context__, PROBLEMS):
        error = error.__context__  # "already closed": what came before says why
    if isinstance(error, TimeoutError):
        return f"no answer in {seconds:g} seconds"
    return (str(error) or type(error).__name__).splitlines()[0]


def _name(url: str) -> str:
    """The address without the user and the password, which belong in no message."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise StoreError(UNREADABLE) from None  # its message quotes the address
    if "@" in parts.path + parts.query + parts.fragment:  # what comes before is a piece of a password, not a host
        raise StoreError(UNREADABLE)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


# --- connections -------------------------------------------------------------------------------------------------
class _Connection(asyncpg.Connection):
    """Closes however it can: the pool closes old ones in the background, where nobody would hear of a problem."""

    async def close(self, *, timeout: float | None = None) -> None:
        with suppress(*PROBLEMS):
            await super().close(timeout=timeout)


async def _pool(url: str, seconds: float) -> "Pool":
    settings = {
        "application_name": "subak",
        "synchronous_commit": "on",  # a move that was told of survives a power cut, however the database is set up
        "statement_timeout": str(round(800 * seconds)),  # a little less: then it is certain that nothing was written
    }
    return await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=MOST_CONNECTIONS,
        timeout=seconds,
        command_timeout=seconds,
        server_settings=settings,
        reset=_leave_as_it_is,
        connection_class=_Connection,
    )


async def _leave_as_it_is(connection: object) -> None:
    """Nothing here changes a session, so nothing needs to be asked of the database before the next one uses it."""


async def _connect(url: str, seconds: float) -> "Connection":
    try:
        return await asyncpg.connect(url, timeout=seconds)
    except asyncpg.ClientConfigurationError:
        raise  # says which option of the address is wrong
    except ValueError:
        raise StoreError(UNREADABLE) from None  # quotes what it takes for the port, which may be a piece of a password


# --- versions of the database ------------------------------------------------------------------------------------
async def _bring_up_to_date(url: str, seconds: float) -> None:
    connection = await _connect(url, seconds)  # without a time limit on statements: a migration may take a while
    try:
        await migrate(connection)
    finally:
        with suppress(*PROBLEMS):
            await connection.close(timeout=seconds)


async def migrate(connection: "Connection") -> None:
    """Step by step, each in a transaction of its own. Of several nodes that start together each step is one's."""
    steps = base.migrations("postgres")
    async with _alone(connection):
        await connection.execute("CREATE TABLE IF NOT EXISTS subak_migration (number INTEGER PRIMARY KEY)")
        at = await _version(connection)
    base.refuse_newer(at, steps[-1][0])
    for number, script in steps:
        if number > at:
            await _apply(connection, number, script)


async def _apply(connection: "Connection", number: int, script: str) -> None:
    async with _alone(connection):
        if await _version(connection) < number:  # another node may have been quicker
            await connection.execute(script)
            await connection.execute("INSERT INTO subak_migration VALUES ($1)", number)


async def _version(connection: "Connection") -> int:
    found: Any = await connection.fetchval("SELECT max(number) FROM subak_migration")
    return int(found or 0)


@asynccontextmanager
async def _alone(connection: "Connection") -> AsyncIterator[None]:
    """A transaction that no two nodes are in at the same time."""
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        yield
