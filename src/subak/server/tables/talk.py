"""What is said at a table, and what everybody notes for themselves."""

import time
from collections.abc import Iterable

from subak.game import SPECTATOR
from subak.server.limits import sayings
from subak.server.store import ChatRow, SeqTaken
from subak.server.tables.presence import Presence, Watcher
from subak.server.tables.services import Services
from subak.server.tables.state import TableState
from subak.server.tables.words import LONGEST_NOTE, LONGEST_SAYING, checked_name, checked_words
from subak.server.wire.messages import Chat, ChatLine
from subak.server.wire.refusals import Refused

TRIES = 5
"""How often a line is written again when others talk at the same moment."""


class Talk:
    """The chat is kept in the store, one numbered line after the other; notes are kept there by seat."""

    def __init__(self, state: TableState, presence: Presence, services: Services) -> None:
        self._state, self._presence, self._services = state, presence, services
        self._sayings = [sayings() for _ in state.row.seats]

    # --- chat ----------------------------------------------------------------------------------------------------
    async def say(self, seat: int, words: str, name: str | None) -> None:
        words, name = checked_words(words, LONGEST_SAYING), checked_name(name)
        if not words:
            raise Refused("bad-words", longest=LONGEST_SAYING)
        if seat != SPECTATOR and not self._sayings[seat].take():
            raise Refused("too-many")
        for _ in range(TRIES):
            if await self._write(seat, words, name):
                await self.pass_on()
                self._services.bus.publish(self._state.signal(self._services.node))
                return
        raise Refused("busy")

    async def _write(self, seat: int, words: str, name: str | None) -> bool:
        """False: somebody else has written the line of that number."""
        state, store = self._state, self._services.store
        lines = await store.chat(state.id, state.said)
        number = lines[-1].number + 1 if lines else state.said
        try:
            await store.say(state.id, ChatRow(number, seat, name, words, time.time()))
        except SeqTaken:
            return False
        return True

    async def pass_on(self, but: Watcher | None = None) -> None:
        """Everybody hears what is new, at whatever node it was said."""
        state = self._state
        lines = await self._services.store.chat(state.id, state.said)
        fresh = [line for line in lines if line.number >= state.said]  # another may have been quicker while we read
        if fresh:
            state.said = fresh[-1].number + 1
        for watcher in self._presence.watchers - {but}:
            heard = self._heard_by(watcher, fresh)
            if heard:
                watcher.tell(Chat(heard))

    async def tell_all_to(self, watcher: Watcher) -> None:
        """All that was said, to somebody who has just come."""
        await self.pass_on(but=watcher)  # others may not have heard yet what was said at another node
        heard = self._heard_by(watcher, await self._services.store.chat(self._state.id))
        if heard:
            watcher.tell(Chat(heard, whole=True))

    async def tell_all(self) -> None:
        for watcher in list(self._presence.watchers):
            await self.tell_all_to(watcher)

    def _heard_by(self, watcher: Watcher, lines: Iterable[ChatRow]) -> tuple[ChatLine, ...]:
        """Spectators may talk about hands they see: players hear that when the game is over."""
        hears_all = self._state.game.is_over or not watcher.yours
        return tuple(ChatLine(*line) for line in lines if hears_all or line.seat != SPECTATOR)

    # --- notes ---------------------------------------------------------------------------------------------------
    async def write_note(self, seat: int, words: str) -> None:
        await self._services.store.write_note(self._state.id, seat, checked_words(words, LONGEST_NOTE))

    async def note(self, seat: int) -> str:
        return await self._services.store.note(self._state.id, seat)
