"""One WebSocket: its requests go to a visitor, what the visitor is shown goes back."""

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from subak.server.visitor import Outbox, Visitor

log = logging.getLogger(__name__)
PATIENCE = 100
"""So many requests too many, and the line is cut."""
ABUSE = 1008  # the WebSocket code for "policy violation"
GOING_AWAY = 1001


class Connection:
    """Reads and writes until the other side leaves, or is cut off."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self._socket, self._visitor = socket, visitor

    async def run(self) -> None:
        await self._socket.accept()
        sender = asyncio.create_task(self._send(self._visitor.outbox))
        try:
            await self._read()  # never cut short: a move that is being committed must reach the table
        finally:
            self._visitor.leave()
            await self._visitor.end()
            await _ended(sender)

    async def _read(self) -> None:
        while (event := await self._socket.receive())["type"] == "websocket.receive":
            content: str | bytes = event.get("text") or event.get("bytes") or ""
            await self._visitor.handle(content)
            if self._visitor.excess > PATIENCE:
                await self._visitor.outbox.drained()
                await self.close(ABUSE)
                return

    async def _send(self, outbox: Outbox) -> None:
        while True:
            await self._socket.send_text((await outbox.take()).decode())

    async def close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code)


async def _ended(task: "asyncio.Task[None]") -> None:
    """Wait for a task that is told to end; a line that broke is no error."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
        try:
            await task
        except RuntimeError:
            log.debug("the line was closed while something was being sent", exc_info=True)
