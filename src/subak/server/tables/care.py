"""Seeing to a table: computer players move, and clocks run out. Only the node with the table's lease does it."""

import asyncio
import logging
import time

from subak.server.store import StoreError
from subak.server.tables.computers import DEFAULT_LEVEL, Computer
from subak.server.tables.entries import Entries
from subak.server.tables.journal import TIMEOUT
from subak.server.tables.presence import Presence
from subak.server.tables.services import Services
from subak.server.tables.state import TableState
from subak.server.wire.refusals import Refused

log = logging.getLogger(__name__)


class Care:
    """The computer players of one table, and its clocks."""

    def __init__(self, state: TableState, presence: Presence, entries: Entries, services: Services) -> None:
        self._state, self._presence, self._entries, self._services = state, presence, entries, services
        self._computers: dict[int, Computer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def is_wanted(self) -> bool:
        """Whether this node should see to the table now, if no other does."""
        due = self._state.journal.due()
        is_due = due is not None and due <= time.time()
        return is_due or bool(self._presence.watchers and self._state.journal.thinkers)

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def see_to(self) -> None:
        """If this node should, and no other does."""
        if self.is_wanted:
            self._services.start(self.take())

    async def take(self) -> None:
        """The same, now."""
        if await self._services.leases.lease(self._state.id):
            await self._run()

    async def _run(self) -> None:
        for seat in self._state.journal.timed_out(time.time()):
            try:
                await self._entries.add(seat, TIMEOUT)
            except Refused:
                log.info("table %s: seat %s moved in the last moment", self._state.id, seat)
        for seat in self._state.journal.thinkers:
            if seat not in self._thinking and self._has_company:
                self._thinking[seat] = self._services.start(self._play(seat))

    @property
    def _has_company(self) -> bool:
        """Computer players among themselves wait until somebody looks."""
        return bool(self._presence.watchers or self._state.journal.people)

    async def _play(self, seat: int) -> None:
        try:
            while seat in self._state.journal.thinkers and self._has_company:
                await self._play_once(seat)
        except StoreError as error:  # the next round comes back to it
            log.warning("table %s: the computer at seat %s cannot go on: %s", self._state.id, seat, error)
        except Exception:  # the table stays as it is
            log.exception("table %s: the computer at seat %s stumbled", self._state.id, seat)
        finally:
            del self._thinking[seat]

    async def _play_once(self, seat: int) -> None:
        game, version = self._state.game, self._state.journal.version
        if seat not in self._computers:
            self._computers[seat] = Computer(game, seat, self._state.row.seats[seat].level or DEFAULT_LEVEL)
        code = await self._services.pool.choose(self._computers[seat], game.made)
        try:
            await self._entries.play(seat, code, version)
        except Refused:
            log.info("table %s: another node was quicker", self._state.id)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
