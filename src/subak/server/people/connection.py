"""One WebSocket: its requests go to a visitor one after the other, what the visitor is shown goes back at once."""

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketState

from subak.server.people.socket import Socket
from subak.server.people.visitor import Visitor

PATIENCE = 100
"""After this many requests too many the connection is cut."""
MOST_UNREAD = 64
"""Requests that wait for the one before. More: nothing is read from the socket until they are fewer."""
ABUSE = 1008  # the WebSocket code for "policy violation"


class Connection:
    """Listens and speaks until the other side leaves, or is cut off."""

    def __init__(self, websocket: WebSocket, visitor: Visitor) -> None:
        self._websocket, self._visitor, self._metrics = websocket, visitor, visitor.metrics
        self._socket: Socket = websocket.state.socket
        self._unread: list[str | bytes] = []  # few at a time: an empty deque takes 700 bytes, a list 60
        self._work: asyncio.Task[None] | None = None
        self._asked: float | None = None  # when a request came that has not been answered yet
        self._is_cut = False

    async def run(self) -> None:
        await self._websocket.accept()
        self._visitor.outbox.send_by(self._send)
        self._socket.listen(self)
        try:
            await self._websocket.receive()  # only that it is over: the rest comes straight from the socket
            if self._work is not None:
                await self._work  # never cut short: a move that is being committed must reach the table
        finally:
            self._visitor.leave()
            await self._visitor.end()

    # --- what comes ----------------------------------------------------------------------------------------------
    def hear(self, content: str | bytes) -> None:
        if self._is_cut:
            return
        self._asked = self._asked or time.perf_counter()
        self._unread.append(content)
        if self._work is None:
            self._work = asyncio.create_task(self._handle_all())
        elif len(self._unread) == MOST_UNREAD:
            self._socket.transport.pause_reading()

    async def _handle_all(self) -> None:
        try:
            while self._unread:
                if len(self._unread) == MOST_UNREAD and not self._socket.transport.is_closing():
                    self._socket.transport.resume_reading()
                await self._visitor.handle(self._unread.pop(0))
                if self._visitor.excess > PATIENCE:
                    await self._cut()
        finally:
            self._work = None

    async def _cut(self) -> None:
        self._is_cut = True
        self._unread.clear()
        await self._visitor.outbox.drained()
        if self._websocket.application_state is WebSocketState.CONNECTED:
            await self._websocket.close(ABUSE)

    # --- what goes -----------------------------------------------------------------------------------------------
    def _send(self, message: bytes) -> bool:
        if not self._socket.write(message):
            return False
        self._metrics.frames.count()
        self._metrics.sent.count("websocket", by=len(message))
        if self._asked is not None:
            self._metrics.shown_seconds.observe(time.perf_counter() - self._asked)
            self._asked = None
        return True

    def go_on(self) -> None:
        self._visitor.outbox.go_on()
