"""What is kept: rows as the server sees them, and what can go wrong."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from subak.errors import SubakError
from subak.games.kind import Value


class Clock(NamedTuple):
    """Seconds that each decision may take for nothing, and those to spare for all of them together."""

    free: float
    bank: float


@dataclass(frozen=True)
class SeatRow:
    """Who sits there: a person (with the hash of a key) or a computer player (with a level)."""

    kind: str
    level: str | None = None
    name: str | None = None
    key_hash: bytes | None = None
    is_free: bool = False  # whoever comes first may sit down


@dataclass(frozen=True)
class TableRow:
    """All that is fixed when a table is opened (who sits where and what they are called may change)."""

    id: str
    game: str
    rules: int
    components: str
    options: Mapping[str, Value]
    seed: str
    is_drawn: bool
    created: float
    seats: tuple[SeatRow, ...]
    access: str = "link"
    watch_hash: bytes | None = None
    clock: Clock | None = None
    rematch: str | None = None


class Entry(NamedTuple):
    """A move or (below zero) something else that happened at a table, with its number in the table's list."""

    seq: int
    seat: int
    code: int
    at: float


class ChatRow(NamedTuple):
    """Something said at a table, by a seat or (−1) a spectator."""

    number: int
    seat: int
    name: str | None
    words: str
    at: float


class TableSummary(NamedTuple):
    """A line of `subak admin list`."""

    id: str
    game: str
    seats: int
    entries: int
    created: float
    touched: float


class StoreError(SubakError):
    """The data cannot be read or written."""

    code = "store"


class SeqTaken(StoreError):
    """Somebody else wrote that number first; read what they wrote and try again."""

    code = "seq-taken"


class TableGone(StoreError):
    """The table was deleted meanwhile."""

    code = "unknown-table"
