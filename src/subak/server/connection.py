"""One WebSocket: reads requests, never trusts them, and shows its table. A refusal ends nothing but the request."""

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from subak.game import SPECTATOR
from subak.server.limits import LARGEST, Bucket
from subak.server.refusals import Refused, as_refusal
from subak.server.tables import Table, Tables
from subak.server.wire import (
    AnyRequest,
    AskHint,
    AskWhy,
    Frame,
    Hello,
    Hint,
    Look,
    Pick,
    Ping,
    Pong,
    Rename,
    Undo,
    Why,
    encode,
    read_request,
    update_between,
)

log = logging.getLogger(__name__)
PATIENCE = 100
"""So many requests too many, and the line is cut."""
MOST_WAITING = 512
"""Messages that wait for a slow line. More: it is sent one whole frame instead."""
ABUSE = 1008  # the WebSocket code for "policy violation"


class _Number(msgspec.Struct):
    """The number of a request that is otherwise wrong."""

    re: int | None = None


def _number_of(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=_Number).re
    except msgspec.DecodeError:
        return None


class Outbox:
    """What is still to be sent. Tables put things in and never wait for slow lines."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._filled = asyncio.Event()

    def put(self, message: object) -> None:
        self._waiting.append(encode(message))
        self._filled.set()

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def clear(self) -> None:
        self._waiting.clear()

    async def send_to(self, socket: WebSocket) -> None:
        while True:
            while self._waiting:
                await socket.send_text(self._waiting.popleft().decode())
            self._filled.clear()
            await self._filled.wait()

    async def drained(self) -> None:
        """Until everything is sent, or a moment has passed."""
        for _ in range(20):
            if not self._waiting:
                return
            await asyncio.sleep(0.05)


class Connection:
    """A `Watcher` of one table at a time."""

    def __init__(self, socket: WebSocket, tables: Tables, bucket: Bucket, hint_milliseconds: int) -> None:
        self._socket, self._tables, self._hint_milliseconds = socket, tables, hint_milliseconds
        self.seat: int = SPECTATOR
        self.yours: tuple[int, ...] = ()
        self._table: Table | None = None
        self._shown: Frame | None = None
        self._outbox = Outbox()
        self._bucket, self._excess = bucket, 0
        self._hint: asyncio.Task[None] | None = None

    # --- the line ------------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Until the other side leaves, or is cut off."""
        await self._socket.accept()
        sender = asyncio.create_task(self._outbox.send_to(self._socket))
        try:
            await self._read()  # never cut short: a move that is being committed must reach the table
        finally:
            self._leave()
            for task in (sender, self._hint):
                if task is not None:
                    await _ended(task)

    async def _read(self) -> None:
        while (event := await self._socket.receive())["type"] == "websocket.receive":
            content: str | bytes = event.get("text") or event.get("bytes") or ""
            await self._handle(content)
            if self._excess > PATIENCE:
                await self._cut()
                return

    async def _cut(self) -> None:
        await self._outbox.drained()
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(ABUSE)

    async def _handle(self, content: str | bytes) -> None:
        number: int | None = None
        try:
            if not self._bucket.take():
                self._excess += 1
                raise Refused("too-many")
            if len(content) > LARGEST:
                raise Refused("too-large", kilobytes=LARGEST // 1024)
            number = _number_of(content)
            await self._answer(read_request(content))
        except Exception as error:
            refused = as_refusal(error)
            if refused.code == "broken":
                log.exception("a request went wrong: %.200r", content)
            self._outbox.put(refused.notice(number))

    # --- requests ------------------------------------------------------------------------------------------------
    async def _answer(self, request: AnyRequest) -> None:
        match request:
            case Ping():
                self._outbox.put(Pong(request.re))
            case Hello():
                await self._greet(request)
            case Look():
                self._look(self._own(request.seat))
            case Pick():
                await self._at_table().pick(self._own(request.seat), request.code, request.seq)
            case Undo():
                await self._at_table().undo(self._own(request.seat))
            case Rename():
                await self._at_table().rename(self._own(request.seat), request.name)
            case AskWhy():
                message = self._at_table().why(self._own(request.seat), request.target)
                self._outbox.put(Why(message, request.re))
            case AskHint():
                self._ask_hint(self._own(request.seat), request.re)

    def _at_table(self) -> Table:
        if self._table is None:
            raise Refused("hello-first")
        return self._table

    def _own(self, seat: int) -> int:
        """A seat this connection may speak for."""
        table = self._at_table()
        if not 0 <= seat < table.game.seats:
            raise Refused("bad-seat")
        if seat not in self.yours:
            raise Refused("not-your-seat")
        return seat

    async def _greet(self, hello: Hello) -> None:
        table = await self._tables.get(hello.table)  # from here on nothing waits: the table stays in memory
        yours = table.seats_of(hello.keys)
        self._leave()
        self.yours = yours
        self.seat = yours[0] if yours else SPECTATOR
        table.join(self)
        self._table = table

    def _look(self, seat: int) -> None:
        self.seat = seat
        self.show(self._at_table().frame(seat, self.yours), whole=True)

    def _ask_hint(self, seat: int, number: int | None) -> None:
        if self._hint is not None and not self._hint.done():
            raise Refused("busy")
        self._hint = asyncio.create_task(self._give_hint(self._at_table(), seat, number))

    async def _give_hint(self, table: Table, seat: int, number: int | None) -> None:
        """Beside everything else: a person may pick before the advice has come."""
        try:
            self._outbox.put(Hint(await table.hint(seat, self._hint_milliseconds), number))
        except Exception as error:
            refused = as_refusal(error)
            if refused.code == "broken":
                log.exception("no hint")
            self._outbox.put(refused.notice(number))

    # --- showing -------------------------------------------------------------------------------------------------
    def show(self, frame: Frame, whole: bool) -> None:
        if self._outbox.is_full:
            self._outbox.clear()
            whole = True
        old, self._shown = self._shown, frame
        if whole or old is None or old.seat != frame.seat:
            self._outbox.put(frame)
        else:
            self._outbox.put(update_between(old, frame))

    def apologise(self) -> None:
        self._shown = None  # the next time everything is shown
        self._outbox.put(Refused("broken").notice())

    def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
        self._table = self._shown = None


async def _ended(task: "asyncio.Task[None]") -> None:
    """Wait for a task that has ended or is told to; a line that broke is no error."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
        try:
            await task
        except RuntimeError:
            log.debug("the line was closed while something was being sent", exc_info=True)
