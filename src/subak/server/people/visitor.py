"""Somebody at a table, over any connection: reads requests, trusts none. A refusal ends nothing but the request."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from subak.game import SPECTATOR
from subak.server.limits import LARGEST, Bucket, sayings
from subak.server.operations.metrics import Metrics
from subak.server.tables.journal import AGREE, ASK, DECLINE, LEAVE, RESIGN, RETURN
from subak.server.tables.table import Table
from subak.server.tables.tables import Tables
from subak.server.wire.messages import (
    Agree,
    AnyRequest,
    AskBack,
    AskHint,
    AskWhy,
    Decline,
    Done,
    Frame,
    Hello,
    Hint,
    Leave,
    Look,
    Note,
    Pick,
    Ping,
    Pong,
    Rename,
    Resign,
    Return,
    Say,
    Undo,
    Why,
    WriteNote,
    encode,
    kind_of,
    read_request,
)
from subak.server.wire.refusals import Refused, as_refusal

log = logging.getLogger(__name__)
MOST_WAITING = 512
"""Messages that wait for a slow connection. More: it is sent one whole frame instead."""
HAPPENINGS = {AskBack: ASK, Agree: AGREE, Decline: DECLINE, Leave: LEAVE, Return: RETURN, Resign: RESIGN}


class _Number(msgspec.Struct):
    """The number of a request that is otherwise wrong."""

    re: int | None = None


def _number_of(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=_Number).re
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Outbox:
    """What is still to be sent. Tables put things in and never wait for slow connections."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._filled: asyncio.Event | None = None  # for whoever waits for messages
        self._is_closed = False
        self._send: Callable[[bytes], bool] | None = None

    def send_by(self, send: Callable[[bytes], bool]) -> None:
        """A connection that messages can be given to at once; false means that it is full. Without one they are
        taken."""
        self._send = send

    def close(self) -> None:
        """Nothing more will come."""
        self._is_closed = True
        self._tell_waiting()

    def put(self, message: bytes) -> None:
        if self._waiting or self._send is None or not self._send(message):
            self._waiting.append(message)
            self._tell_waiting()

    def _tell_waiting(self) -> None:
        if self._filled is not None:
            self._filled.set()

    def go_on(self) -> None:
        """The connection takes messages again."""
        while self._waiting and self._send is not None and self._send(self._waiting[0]):
            self._waiting.pop(0)

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def clear(self) -> None:
        self._waiting.clear()

    async def take(self) -> bytes:
        """The next message; raises EOFError when there will be none."""
        while not self._waiting:
            if self._is_closed:
                raise EOFError
            self._filled = asyncio.Event()
            await self._filled.wait()
        return self._waiting.pop(0)

    async def drained(self) -> None:
        """Until everything is sent, or a moment has passed."""
        for _ in range(20):
            if not self._waiting:
                return
            await asyncio.sleep(0.05)


class Visitor:
    """A `Watcher` of one table at a time. `person` is the hash of a cookie, if there is one."""

    def __init__(
        self,
        tables: Tables,
        bucket: Bucket,
        hint_milliseconds: int,
        person: bytes | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._tables, self._hint_milliseconds, self._person = tables, hint_milliseconds, person
        self.metrics = metrics or Metrics()
        self.seat: int = SPECTATOR
        self.yours: tuple[int, ...] = ()
        self.outbox = Outbox()
        self.excess = 0
        self._table: Table | None = None
        self._wants_whole = True
        self._bucket = bucket
        self._sayings = sayings()
        self._hint: asyncio.Task[None] | None = None

    # --- requests ------------------------------------------------------------------------------------------------
    async def handle(self, content: str | bytes) -> None:
        number: int | None = None
        try:
            with self.metrics.request() as asked:
                if not self._bucket.take():
                    self.excess += 1
                    raise Refused("too-many")
                if len(content) > LARGEST:
                    raise Refused("too-large", kilobytes=LARGEST // 1024)
                request = read_request(content)
                number, asked.kind = request.re, kind_of(request)
                await self.answer(request)
        except Exception as error:
            self.refuse(error, _number_of(content) if number is None else number)

    def refuse(self, error: Exception, number: int | None) -> None:
        refused = as_refusal(error)
        if refused.code == "broken":
            log.error("a request went wrong", exc_info=error)  # never what it said: there may be keys in it
        self.tell(refused.notice(number))

    async def answer(self, request: AnyRequest) -> None:
        match request:
            case Pick():
                await self._at_table().entries.pick(self.own(request.seat), request.code, request.version, self.yours)
            case Undo():
                await self._at_table().entries.undo(self.own(request.seat))
            case Ping():
                self.tell(Pong(request.re))
                return
            case Hello():
                await self._greet(request)
                return
            case Look():
                self._look(self.own(request.seat))
                return
            case Rename():
                await self._at_table().entries.rename(self.own(request.seat), request.name)
            case Say():
                await self._say(request)
            case WriteNote():
                await self._at_table().talk.write_note(self.own(request.seat), request.words)
            case AskWhy():
                message = self._at_table().advice.why(self.own(request.seat), request.target)
                self.tell(Why(message, request.re))
                return
            case AskHint():
                self._ask_hint(self.own(request.seat), request.re)
                return
            case _:
                await self._at_table().entries.add(self.own(request.seat), HAPPENINGS[type(request)])
        if request.re is not None:
            self.tell(Done(self._at_table().journal.version_for(self.yours), request.re))

    def _at_table(self) -> Table:
        if self._table is None:
            raise Refused("hello-first")
        return self._table

    def own(self, seat: int) -> int:
        """A seat this visitor may speak for."""
        table = self._at_table()
        if not 0 <= seat < table.game.seats:
            raise Refused("bad-seat")
        if seat not in self.yours:
            raise Refused("not-your-seat")
        return seat

    async def _greet(self, hello: Hello) -> None:
        table = await self._tables.get(hello.table)
        held = await self._tables.store.held(self._person, hello.table) if self._person else ()
        yours = tuple(sorted({*table.presence.seats_of(hello.keys), *held}))
        if not yours:
            table.presence.check_watching(hello.watch)
        table = self._tables.live(hello.table) or await self._tables.get(hello.table)  # it may have been dropped
        self.leave()
        self.yours = yours
        self.seat = yours[0] if yours else SPECTATOR
        table.join(self, hello.since, hello.lines)
        self._table = table
        await table.entries.welcome(yours)
        await self._tell_words(table)

    async def visit(self, table: str, key: str) -> None:
        """For a single request: nobody is told, and nothing is shown."""
        self._table = await self._tables.get(table)
        self.yours = self._table.presence.seats_of((key,))

    async def _tell_words(self, table: Table) -> None:
        await table.talk.tell_all_to(self)
        for seat in self.yours:
            words = await table.talk.note(seat)
            if words:
                self.tell(Note(seat, words))

    def _look(self, seat: int) -> None:
        self.seat = seat
        self.show(self._at_table().broadcast.whole(seat, self.yours))

    async def _say(self, request: Say) -> None:
        if request.seat != SPECTATOR:
            self.own(request.seat)
        elif self.yours:
            raise Refused("not-your-seat")  # who plays does not whisper with spectators
        if request.seat == SPECTATOR and not self._sayings.take():
            raise Refused("too-many")
        await self._at_table().talk.say(
            request.seat, request.words, request.name if request.seat == SPECTATOR else None
        )

    # --- hints ---------------------------------------------------------------------------------------------------
    def _ask_hint(self, seat: int, number: int | None) -> None:
        if self._hint is not None and not self._hint.done():
            raise Refused("busy")
        self._hint = asyncio.create_task(self._give_hint(self._at_table(), seat, number))

    async def _give_hint(self, table: Table, seat: int, number: int | None) -> None:
        """Beside everything else: a person may pick before the advice has come."""
        try:
            self.tell(Hint(await table.advice.hint(seat, self._hint_milliseconds), number))
        except Exception as error:
            self.refuse(error, number)

    # --- showing -------------------------------------------------------------------------------------------------
    def offer(self, update: bytes) -> bool:
        if self.outbox.is_full:
            self.outbox.clear()
            self._wants_whole = True
        if self._wants_whole:
            return False
        self.outbox.put(update)
        return True

    def show(self, frame: Frame) -> None:
        self._wants_whole = False
        self.tell(frame)

    def tell(self, message: object) -> None:
        self.outbox.put(encode(message))

    def apologise(self) -> None:
        self._wants_whole = True  # the next time everything is shown
        self.tell(Refused("broken").notice())

    def leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
        self._table = None
        self._wants_whole = True

    async def end(self) -> None:
        if self._hint is not None:
            self._hint.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._hint
