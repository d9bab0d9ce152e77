"""Running the application: when it is ready, and how it stops.

On SIGTERM or Ctrl-C nobody else is let in, browsers are told to come back (WebSocket code 1012), streams end, requests
and commits under way are finished, leases are given up, the store is closed.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable

import uvicorn

log = logging.getLogger(__name__)
FLUSH_SECONDS = 1.5
"""Who has not read by then what was sent to them is cut off."""


class GracefulServer(uvicorn.Server):
    """uvicorn, with two words to the application and the service manager."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            log.info("ready")
            self._ready()
            notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping with %d connections", len(self.server_state.connections))
        notify("STOPPING=1")
        self.lifespan.state["end"]()
        cutting = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._cut_off)
        try:
            await super().shutdown(sockets)
        finally:
            cutting.cancel()
        log.info("stopped")

    def _cut_off(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def notify(state: str) -> None:
    """Tell systemd how things are, if it has started us and wants to know (sd_notify)."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)
