"""A live table: the game replayed from the store, and the parts that show it, change it and see to it."""

from collections.abc import Iterable

from subak.game import Game
from subak.server.store import Entry, TableRow
from subak.server.tables.advice import Advice
from subak.server.tables.broadcast import Broadcast
from subak.server.tables.bus import Signal
from subak.server.tables.care import Care
from subak.server.tables.entries import Entries
from subak.server.tables.journal import Journal
from subak.server.tables.presence import Presence, Watcher
from subak.server.tables.services import Services
from subak.server.tables.state import TableState, replayed
from subak.server.tables.talk import Talk
from subak.server.wire.messages import TableInfo


class Table:
    """One table. Each part has one job; what several of them have to do is here."""

    def __init__(self, row: TableRow, entries: Iterable[Entry], services: Services) -> None:
        self._services = services
        self.state = state = TableState(row, replayed(row, entries))
        self.presence = Presence(state, services)
        self.broadcast = Broadcast(state, self.presence, services)
        self.talk = Talk(state, self.presence, services)
        self.entries = Entries(state, services, self._has_changed)
        self.care = Care(state, self.presence, self.entries, services)
        self.advice = Advice(state, services)

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def journal(self) -> Journal:
        return self.state.journal

    @property
    def game(self) -> Game:
        return self.state.game

    def info(self) -> TableInfo:
        return self.state.info(self.presence.seat_infos())

    # --- coming and going ----------------------------------------------------------------------------------------
    def join(self, watcher: Watcher, since: int | None = None, lines: int = 0) -> None:
        """`since`, `lines`: what somebody who was here before has seen."""
        self.presence.add(watcher)
        self.broadcast.tell(but=watcher)  # others see who came
        watcher.show(self.broadcast.whole(watcher.seat, watcher.yours, since, lines))
        self.presence.publish()
        self.care.see_to()

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.presence.watchers:
            self.presence.remove(watcher)
            self.broadcast.tell()
            self.presence.publish()

    # --- news ----------------------------------------------------------------------------------------------------
    def _has_changed(self) -> None:
        """The journal is another one."""
        self.broadcast.tell()
        if self.game.is_over and self.presence.watchers:
            self._services.start(self.talk.tell_all())  # now players may read what spectators said
        self._services.bus.publish(self.state.signal(self._services.node))
        self.care.see_to()

    async def hear(self, signal: Signal) -> None:
        """Another node says how far the table is, and maybe who is there."""
        if self.presence.hear(signal):
            self.broadcast.tell()
        if signal.version > self.journal.version:
            await self.entries.refresh()
        if signal.chat > self.state.said:
            await self.talk.pass_on()

    # --- memory --------------------------------------------------------------------------------------------------
    @property
    def is_idle(self) -> bool:
        return not (self.presence.watchers or self.care.is_thinking or self.entries.lock.locked())

    async def close(self) -> None:
        await self.care.close()
