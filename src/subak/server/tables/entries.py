"""What happens at a table: each entry is tried, committed, and only then told.

Another node may write at the same moment. The primary key of the entries lets one of them; the other
reads what it wrote.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from subak.errors import CannotUndo
from subak.game import SPECTATOR
from subak.server.store import Entry, SeqTaken, StoreError, TableGone
from subak.server.tables.journal import NEWS, SIT, UNDO, Journal
from subak.server.tables.services import Services
from subak.server.tables.state import TableState
from subak.server.tables.words import checked_name
from subak.server.wire.frames import may_undo
from subak.server.wire.refusals import Refused

TRIES = 5
"""How often something is written again when others write at the same moment."""


class Entries:
    """The one place that writes entries and replaces the journal. `changed` is called each time it has."""

    def __init__(self, state: TableState, services: Services, changed: Callable[[], None]) -> None:
        self._state, self._services, self._changed = state, services, changed
        self.lock = asyncio.Lock()
        """While it is held, nothing happens here."""
        self._due = state.journal.due()  # what the store has
        self._is_unsure = False  # whether the store may have something that we do not know of

    # --- what people do ------------------------------------------------------------------------------------------
    async def pick(self, seat: int, code: int, seen: int, yours: tuple[int, ...] = ()) -> None:
        """A person's move; `seen` is the version that the owner of these seats knew of."""
        async with self.lock:
            self._check_played_by_person(seat)
            for _ in range(TRIES):
                if not self._state.is_same_decision(seat, seen, yours or (seat,)):
                    raise Refused("stale")
                if await self._add_unless_stale(seat, code):
                    return
        raise Refused("busy")

    async def undo(self, seat: int) -> None:
        async with self.lock:
            self._check_played_by_person(seat)
            if not may_undo(self._state.game, seat):
                raise CannotUndo("nothing to take back")
            await self._add(seat, UNDO)

    async def add(self, seat: int, code: int) -> None:
        """One of the other things that happen at tables (journal.py)."""
        async with self.lock:
            await self._add(seat, code)

    async def play(self, seat: int, code: int, seen: int) -> None:
        """A computer player's move; one that was thought about for another decision is thrown away."""
        async with self.lock:
            everybody = range(self._state.game.seats)
            if self._state.journal.is_computers(seat) and self._state.is_same_decision(seat, seen, everybody):
                await self._add(seat, code)

    def _check_played_by_person(self, seat: int) -> None:
        if self._state.journal.is_computers(seat):
            raise Refused("seat-given-up")

    # --- seats ---------------------------------------------------------------------------------------------------
    async def rename(self, seat: int, name: str) -> None:
        kept = checked_name(name)
        async with self.lock:
            await self._services.store.rename(self._state.id, seat, kept)
            seats = list(self._state.row.seats)
            seats[seat] = replace(seats[seat], name=kept)
            self._state.row = replace(self._state.row, seats=tuple(seats))
            await self._add_in_any_case(seat, NEWS)

    async def read_again(self, seat: int = SPECTATOR) -> None:
        """Somebody has sat down there, or there is a rematch: tell everybody, on all nodes."""
        async with self.lock:
            await self._read_row()
            await self._add_in_any_case(seat, NEWS if seat == SPECTATOR else SIT)

    async def welcome(self, seats: Iterable[int]) -> None:
        """Whoever has come by link: from now on their clock may run."""
        journal = self._state.journal
        if journal.clocks is None or journal.game.is_over:
            return
        for seat in journal.empty.intersection(seats):
            async with self.lock:
                await self._add_in_any_case(seat, SIT)

    async def _read_row(self) -> None:
        self._state.row = await self._services.store.table(self._state.id) or self._state.row

    # --- writing (with the lock held) ----------------------------------------------------------------------------
    async def _add(self, seat: int, code: int) -> None:
        """Try, commit, and only then let the table be what it has become."""
        if self._is_unsure:
            await self._catch_up()
        ahead = self._state.journal.copy()
        entry = Entry(ahead.version, seat, code, time.time())
        ahead.add(entry)
        try:
            await self._append(entry, ahead.due())
        except SeqTaken:  # another node plays this table, too: see what it did
            await self._catch_up()
            raise Refused("stale") from None
        except TableGone:
            self._services.forget(self._state.id)
            raise
        except StoreError:
            self._is_unsure = True  # it may have been written before the connection broke
            raise
        self._become(ahead)

    async def _add_in_any_case(self, seat: int, code: int) -> None:
        """What is true whatever others have done meanwhile."""
        for _ in range(TRIES):
            if await self._add_unless_stale(seat, code):
                return
        raise Refused("busy")

    async def _add_unless_stale(self, seat: int, code: int) -> bool:
        """False: another node was quicker with an entry, maybe about something else; now it is known here, too."""
        try:
            await self._add(seat, code)
        except Refused as refused:
            if refused.code != "stale":
                raise
            return False
        return True

    async def _append(self, entry: Entry, due: float | None) -> None:
        store = self._services.store
        if due == self._due:
            await store.append(self._state.id, entry)
        else:
            await store.append_due(self._state.id, entry, due)
            self._due = due

    def _become(self, journal: Journal) -> None:
        self._state.journal = journal
        self._changed()

    # --- reading -------------------------------------------------------------------------------------------------
    async def refresh(self) -> None:
        """Read what others have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """The same, with the lock held."""
        entries = await self._services.store.entries(self._state.id, self._state.journal.version)
        self._is_unsure = False
        if not entries:
            return
        if any(entry.code in (NEWS, SIT) for entry in entries):
            await self._read_row()
        ahead = self._state.journal.copy()
        for entry in entries:
            ahead.add(entry, known=True)
        self._due = ahead.due()  # whoever wrote the last one has written that, too
        self._become(ahead)
