"""For whoever looks after the tables: all of them, one of them, and whether each can be replayed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches

from subak.errors import SubakError
from subak.server.store import Store, StoreError, TableRow, TableSummary
from subak.server.tables import state
from subak.server.tables.journal import Journal
from subak.server.wire.refusals import Refused

ALL = 10**9


class UnknownTable(SubakError):
    """No table has that id."""

    code = "unknown-table"


async def all_tables(store: Store, before: float | None = None) -> list[TableSummary]:
    """Those untouched for the longest time first; `before`: only those untouched since then."""
    return await store.summaries(ALL, before)


async def find(store: Store, table: str) -> TableRow:
    row = await store.table(table)
    if row is None:
        near = get_close_matches(table, [found.id for found in await all_tables(store)], n=1)
        guess = f"did you mean {near[0]!r}? " if near else ""
        raise UnknownTable(f"there is no table {table!r}; {guess}`subak admin list` shows all there are")
    return row


async def replayed(store: Store, row: TableRow) -> Journal:
    """Refused (`old-rules`) if it was dealt with earlier rules."""
    return state.replayed(row, await store.entries(row.id))


@dataclass
class Findings:
    """What came of replaying every table."""

    sound: int = 0
    earlier: list[str] = field(default_factory=list)  # dealt with earlier rules
    broken: dict[str, str] = field(default_factory=dict)  # and why


async def replay_all(store: Store, progress: Callable[[int, int], None] = lambda done, total: None) -> Findings:
    findings, tables = Findings(), await all_tables(store)
    for number, summary in enumerate(tables):
        progress(number, len(tables))
        await _try(store, summary.id, findings)
    return findings


async def _try(store: Store, table: str, findings: Findings) -> None:
    try:
        await replayed(store, await find(store, table))
        findings.sound += 1
    except UnknownTable:
        pass  # deleted meanwhile
    except StoreError:
        raise  # that says nothing about the table
    except Refused as refused:
        if refused.code == "old-rules":
            findings.earlier.append(table)
        else:
            findings.broken[table] = str(refused)
    except Exception as error:  # whatever is in the entries
        findings.broken[table] = f"{type(error).__name__}: {error}"
