"""All that the server asks of a store, in SQL that both back ends speak. When a write returns, it is on disk."""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from subak.server.store.rows import ChatRow, Clock, Entry, SeatRow, StoreError, TableRow, TableSummary

MIGRATIONS = Path(__file__).parent / "migrations"
Row = tuple[Any, ...]
Statement = tuple[str, tuple[object, ...]]
TABLE_COLUMNS = "id, game, rules, components, options, seed, is_drawn, created, access, watch_hash, free, bank, rematch"
APPEND = "INSERT INTO move VALUES (?, ?, ?, ?, ?)"
LOBBY_SECONDS = 7 * 24 * 3600.0
"""An open table that nobody joined in a week is no longer shown."""


class Store(ABC):
    """A back end brings two ways to talk to its database; the statements stand here, once, with `?` for values."""

    NOW: str
    """Seconds since 1970 by the database's own clock, as SQL: nodes' clocks may differ."""
    BYTES: str
    """What the database calls the type of bytes."""

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Sequence[Row]: ...

    @abstractmethod
    async def _write(self, *statements: Statement) -> Sequence[Row]:
        """All statements or none; the rows that the last one returns. Raises SeqTaken where a primary key is taken."""

    @abstractmethod
    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raises StoreError if the database does not answer."""
        await self._read("SELECT 1")

    # --- tables and their entries --------------------------------------------------------------------------------
    async def create(self, row: TableRow, due: float | None = None) -> None:
        free, bank = row.clock or (None, None)
        head = (row.id, row.game, row.rules, row.components, json.dumps(dict(row.options)), row.seed, int(row.is_drawn))
        tail = (row.created, row.access, row.watch_hash, free, bank, row.rematch, due)
        table = (f"INSERT INTO game_table ({TABLE_COLUMNS}, due) VALUES ({_marks(14)})", (*head, *tail))
        columns = "table_id, seat, kind, level, name, key_hash, is_free"
        seats = [
            (
                f"INSERT INTO seat ({columns}) VALUES ({_marks(7)})",
                (row.id, number, seat.kind, seat.level, seat.name, seat.key_hash, int(seat.is_free)),
            )
            for number, seat in enumerate(row.seats)
        ]
        await self._write(table, *seats)

    async def table(self, table: str) -> TableRow | None:
        found = await self._read(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = ?", table)
        if not found:
            return None
        seats = "SELECT kind, level, name, key_hash, is_free FROM seat WHERE table_id = ? ORDER BY seat"
        return _table_row(found[0], await self._read(seats, table))

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        query = "SELECT seq, seat, code, at FROM move WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [Entry(*row) for row in await self._read(query, table, since)]

    async def append(self, table: str, entry: Entry) -> None:
        """Raises SeqTaken if the number is taken."""
        await self._write((APPEND, (table, *entry)))

    async def append_due(self, table: str, entry: Entry, due: float | None) -> None:
        """The same, and when a node must see to the table next."""
        await self._write(
            (APPEND, (table, *entry)),
            ("UPDATE game_table SET due = ? WHERE id = ?", (due, table)),
        )

    async def versions(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        """How many entries and lines of chat each of these tables has (those with none may be missing)."""
        if not tables:
            return {}
        marks = _marks(len(tables))
        moves = f"SELECT table_id, count(*) FROM move WHERE table_id IN ({marks}) GROUP BY table_id"
        chats = f"SELECT table_id, count(*) FROM chat WHERE table_id IN ({marks}) GROUP BY table_id"
        entries: dict[str, int] = {row[0]: row[1] for row in await self._read(moves, *tables)}
        lines: dict[str, int] = {row[0]: row[1] for row in await self._read(chats, *tables)}
        return {table: (entries.get(table, 0), lines.get(table, 0)) for table in tables}

    async def link_rematch(self, table: str, rematch: str) -> str:
        """The table where they play again: this one, or the one that somebody else opened first."""
        await self._write(("UPDATE game_table SET rematch = ? WHERE id = ? AND rematch IS NULL", (rematch, table)))
        return str((await self._read("SELECT rematch FROM game_table WHERE id = ?", table))[0][0])

    # --- seats ---------------------------------------------------------------------------------------------------
    async def rename(self, table: str, seat: int, name: str | None) -> None:
        await self._write(("UPDATE seat SET name = ? WHERE table_id = ? AND seat = ?", (name, table, seat)))

    async def sit(self, table: str, seat: int, name: str | None, key_hash: bytes, person: bytes | None) -> bool:
        """Take a free seat; false if somebody was quicker."""
        take = "UPDATE seat SET is_free = 0, name = ?, key_hash = ? WHERE table_id = ? AND seat = ? AND is_free = 1"
        hold = (
            f"INSERT INTO holding SELECT CAST(? AS {self.BYTES}), table_id, seat FROM seat "
            "WHERE table_id = ? AND seat = ? AND key_hash = ?"
        )
        statements: list[Statement] = [(take, (name, key_hash, table, seat))]
        if person is not None:
            statements.append((hold, (person, table, seat, key_hash)))
        await self._write(*statements)
        mine = "SELECT 1 FROM seat WHERE table_id = ? AND seat = ? AND key_hash = ?"
        return bool(await self._read(mine, table, seat, key_hash))

    async def hold(self, person: bytes, table: str, seats: Collection[int]) -> None:
        """From now on this person's cookie opens these seats."""
        insert = "INSERT INTO holding VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._write(*((insert, (person, table, seat)) for seat in sorted(seats)))

    async def held(self, person: bytes, table: str) -> tuple[int, ...]:
        """The seats that a person holds at a table."""
        rows = await self._read(
            "SELECT seat FROM holding WHERE person = ? AND table_id = ? ORDER BY seat", person, table
        )
        return tuple(row[0] for row in rows)

    async def holders(self, table: str) -> list[tuple[bytes, int]]:
        """Who holds which seat of a table."""
        rows = await self._read("SELECT person, seat FROM holding WHERE table_id = ?", table)
        return [(bytes(person), seat) for person, seat in rows]

    async def tables_of(self, person: bytes, most: int) -> list[str]:
        """A person's tables, the newest first."""
        query = (
            "SELECT DISTINCT t.id, t.created FROM holding h JOIN game_table t ON t.id = h.table_id "
            "WHERE h.person = ? ORDER BY t.created DESC LIMIT ?"
        )
        return [row[0] for row in await self._read(query, person, most)]

    async def let_go(self, person: bytes, table: str) -> None:
        await self._write(("DELETE FROM holding WHERE person = ? AND table_id = ?", (person, table)))

    async def lobby(self, most: int) -> list[str]:
        """Open tables with a free seat, the newest first."""
        query = (
            "SELECT DISTINCT t.id, t.created FROM seat s JOIN game_table t ON t.id = s.table_id "
            f"WHERE s.is_free = 1 AND t.created > {self.NOW} - ? ORDER BY t.created DESC LIMIT ?"
        )
        return [row[0] for row in await self._read(query, LOBBY_SECONDS, most)]

    # --- words ---------------------------------------------------------------------------------------------------
    async def say(self, table: str, line: ChatRow) -> None:
        """Raises SeqTaken if the number is taken."""
        await self._write(("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table, *line)))

    async def chat(self, table: str, since: int = 0) -> list[ChatRow]:
        query = "SELECT number, seat, name, words, at FROM chat WHERE table_id = ? AND number >= ? ORDER BY number"
        return [ChatRow(*row) for row in await self._read(query, table, since)]

    async def write_note(self, table: str, seat: int, words: str) -> None:
        upsert = "INSERT INTO note VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET words = excluded.words"
        await self._write((upsert, (table, seat, words)))

    async def note(self, table: str, seat: int) -> str:
        rows = await self._read("SELECT words FROM note WHERE table_id = ? AND seat = ?", table, seat)
        return str(rows[0][0]) if rows else ""

    # --- which node sees to what ---------------------------------------------------------------------------------
    async def lease(self, table: str, node: str, seconds: float) -> bool:
        """See to a table from now on; false while another node does."""
        take = (
            f"INSERT INTO lease VALUES (?, ?, {self.NOW} + ?) ON CONFLICT (table_id) DO UPDATE "
            "SET node = excluded.node, until = excluded.until "
            f"WHERE lease.node = excluded.node OR lease.until < {self.NOW} RETURNING node"
        )
        return bool(await self._write((take, (table, node, seconds))))

    async def renew(self, node: str, seconds: float) -> set[str]:
        """All leases of a node; those it still has. One that ran out may have been taken by another node."""
        query = f"UPDATE lease SET until = {self.NOW} + ? WHERE node = ? RETURNING table_id"
        return {row[0] for row in await self._write((query, (seconds, node)))}

    async def release(self, node: str, tables: Collection[str] | None = None) -> None:
        """Some leases of a node, or all of them."""
        if tables is None:
            await self._write(("DELETE FROM lease WHERE node = ?", (node,)))
        elif tables:
            where = f"node = ? AND table_id IN ({_marks(len(tables))})"
            await self._write((f"DELETE FROM lease WHERE {where}", (node, *tables)))

    async def due(self, most: int) -> list[str]:
        """Tables that some node must see to now, and none does."""
        query = (
            "SELECT t.id FROM game_table t LEFT JOIN lease l ON l.table_id = t.id "
            f"WHERE t.due <= {self.NOW} AND (l.until IS NULL OR l.until < {self.NOW}) ORDER BY t.due LIMIT ?"
        )
        return [row[0] for row in await self._read(query, most)]

    # --- for whoever runs it -------------------------------------------------------------------------------------
    async def summaries(self, most: int, before: float | None = None) -> list[TableSummary]:
        """Tables, those untouched for the longest time first; `before`: only those untouched since then."""
        query = (
            "SELECT * FROM (SELECT t.id, t.game, (SELECT count(*) FROM seat s WHERE s.table_id = t.id) AS seats, "
            "(SELECT count(*) FROM move m WHERE m.table_id = t.id) AS entries, t.created, "
            "coalesce((SELECT max(at) FROM move m WHERE m.table_id = t.id), t.created) AS touched FROM game_table t) x "
            "WHERE touched < ? ORDER BY touched, id LIMIT ?"
        )
        return [TableSummary(*row) for row in await self._read(query, 1e18 if before is None else before, most)]

    async def delete(self, table: str) -> bool:
        """A table with everything about it; false if there is none."""
        parts = ("lease", "note", "chat", "holding", "move", "seat")
        statements = [(f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in parts]
        return bool(await self._write(*statements, ("DELETE FROM game_table WHERE id = ? RETURNING id", (table,))))


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _table_row(head: Row, seats: Sequence[Row]) -> TableRow:
    id_, game, rules, components, options, seed, is_drawn, created, access, watch_hash, free, bank, rematch = head
    return TableRow(
        id=id_,
        game=game,
        rules=rules,
        components=components,
        options=json.loads(options),
        seed=seed,
        is_drawn=bool(is_drawn),
        created=created,
        seats=tuple(SeatRow(kind, level, name, key, bool(is_free)) for kind, level, name, key, is_free in seats),
        access=access,
        watch_hash=watch_hash,
        clock=None if free is None else Clock(free, bank),
        rematch=rematch,
    )


def migrations(dialect: str) -> list[tuple[int, str]]:
    """Number and script of every step from an empty database to what this version expects."""
    files = [path for path in (MIGRATIONS / dialect).iterdir() if re.fullmatch(r"[0-9]{4}\.sql", path.name)]
    return [(int(path.stem), path.read_text(encoding="utf-8")) for path in sorted(files)]


def refuse_newer(at: int, known: int) -> None:
    """Data that a newer version has written is left alone."""
    if at > known:
        raise StoreError(f"the data is of a newer version ({at}; this one knows {known}): install a newer Subak")
