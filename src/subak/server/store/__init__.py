"""Where tables are kept. A table is an append-only list of entries; its state is replayed from them.

Nothing outside this folder knows SQL. `Store` is all the server asks for; SQLite and PostgreSQL are behind it.
"""

from pathlib import Path

from subak.server.store.base import Store
from subak.server.store.rows import (
    ChatRow,
    Clock,
    Entry,
    SeatRow,
    SeqTaken,
    StoreError,
    TableGone,
    TableRow,
    TableSummary,
)
from subak.server.store.sqlite import SqliteStore

__all__ = [
    "ChatRow",
    "Clock",
    "Entry",
    "SeatRow",
    "SeqTaken",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableGone",
    "TableRow",
    "TableSummary",
    "open_store",
]


async def open_store(where: str | Path) -> Store:
    """PostgreSQL if this is an address (postgresql://…), else the SQLite file of that path."""
    scheme, is_address, _ = str(where).partition("://")
    if not is_address:
        return SqliteStore(where)
    if scheme not in ("postgresql", "postgres"):  # the rest may hold a password
        raise StoreError(f"{scheme}://… is nowhere to keep tables: expected postgresql://… or the path of a file")
    try:
        from subak.server.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreError("for PostgreSQL the package asyncpg is needed: pip install 'subak[online]'") from error
    return await PostgresStore.open(str(where))
