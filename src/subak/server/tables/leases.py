"""Who sees to computer players and clocks: one node per table, by a lease that runs out unless it is renewed.

A lease saves work, it decides nothing: should two nodes act for the same seat, the primary key of the entries lets one.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from subak.server.store import Store, StoreError
from subak.server.tables.bus import Bus, Signal

if TYPE_CHECKING:
    from subak.server.tables.tables import Tables

log = logging.getLogger(__name__)
LEASE_SECONDS = 3.0
ROUND_SECONDS = 1.0
"""Leases are renewed, clocks read and forgotten tables found once in a round."""
AT_ONCE = 50
"""The most tables that nobody sees to and that are taken up in one round."""
PRESENCE_ROUNDS = 10
LISTENING_ROUNDS = 5
"""While the bus works, the store is asked for news only in every fifth round; without it in each."""


def new_node_name() -> str:
    return secrets.token_hex(6)


class Leases:
    """The leases of this node, and its rounds."""

    def __init__(self, store: Store, bus: Bus, node: str, tables: "Tables") -> None:
        self._store, self._bus, self._node, self._tables = store, bus, node, tables
        self._leased: set[str] = set()
        self._is_broken = False  # so that an outage is logged once

    async def lease(self, table: str) -> bool:
        """Whether this node sees to the table."""
        if table not in self._leased and await self._store.lease(table, self._node, LEASE_SECONDS):
            self._leased.add(table)
        return table in self._leased

    def is_leased(self, table: str) -> bool:
        return table in self._leased

    @property
    def count(self) -> int:
        return len(self._leased)

    async def run(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            number += 1
            try:
                await self._round(number)
                self._is_broken = False
            except StoreError as error:
                self._leased.clear()  # another node may have them by now
                if not self._is_broken:
                    log.warning("rounds are suspended: %s", error)
                self._is_broken = True
            except Exception:
                log.exception("a round went wrong")

    async def _round(self, number: int) -> None:
        await self._renew()
        for table in self._tables.in_care(self._leased):
            if table.care.is_wanted:
                await table.care.take()
        for name in await self._store.due(AT_ONCE):
            await self._take_up(name)
        if not self._bus.is_connected or number % LISTENING_ROUNDS == 0:
            await self._listen()
        if number % PRESENCE_ROUNDS == 0:
            self._tables.say_who_is_here()

    async def _renew(self) -> None:
        """Leases of tables that no longer need anybody are given up, all others renewed."""
        done = {name for name in self._leased if not self._needs_lease(name)}
        if done:
            self._leased -= done
            await self._store.release(self._node, done)
        if self._leased:
            self._leased &= await self._store.renew(self._node, LEASE_SECONDS)

    def _needs_lease(self, name: str) -> bool:
        table = self._tables.live(name)
        return table is not None and (table.journal.due() is not None or not table.is_idle)

    async def _take_up(self, name: str) -> None:
        """A table that waits for a computer player or whose clock has run out, and no node sees to it."""
        try:
            table = await self._tables.get(name)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s cannot be taken up", name)
            return
        await table.care.take()

    async def _listen(self) -> None:
        """Ask the store how far the tables are that somebody looks at here."""
        watched = [table.row.id for table in self._tables.watched()]
        for name, (entries, lines) in (await self._store.versions(watched)).items():
            table = self._tables.live(name)
            if table is not None:
                await table.hear(Signal(name, entries, lines, ""))

    async def close(self) -> None:
        self._leased.clear()
        await self._store.release(self._node)
