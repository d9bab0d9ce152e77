"""The WebSocket protocol that uvicorn runs, with three changes.

Compression keeps nothing between messages: a compressor that remembers costs 43 KiB for every connection; without one
our updates are a few hundred bytes longer (`benchmarks/online.py --only memory` measures it).

Once a connection is open, messages go straight to whoever listens, and theirs straight to the transport. The queue, the
two tasks and the stopping and starting of the reader that ASGI would have between them cost more than a small game.

Messages that are said together go to the transport in one piece.

These are inner classes of uvicorn and websockets (`websockets_sansio_impl`, `ServerProtocol`), which a new version may
change without a word. So pyproject.toml allows uvicorn only up to the version that was tried; before it is raised, run
tests/server/test_playing.py and tests/server/test_refusals.py with the new one.
"""

from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

WINDOW_BITS, MEMORY_LEVEL = 13, 6
"""Frames are some 10 kB: a window of 8 KiB finds nearly all there is to find."""
NO_TEXT = 1007  # the WebSocket code for text that is not UTF-8


class Listener(Protocol):
    """Who is at this end of a connection."""

    def hear(self, content: str | bytes) -> None:
        """A message has come."""

    def go_on(self) -> None:
        """The socket takes messages again."""


class Socket(WebSocketsSansIOProtocol):
    """One connection. The application finds it in the state of its scope."""

    _listener: Listener | None = None
    _is_about_to_send = False

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL},
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.scope["state"]["socket"] = self
        self._request = event

    # --- what comes ----------------------------------------------------------------------------------------------
    def listen(self, listener: Listener) -> None:
        """From now on; that the connection has ended is still told by ASGI. What was said to open it is no longer
        needed: it would take 4 KiB as long as the connection is open."""
        self._listener = listener
        self._request.headers.clear()
        self.response.headers.clear()
        cast(list[object], self.scope["headers"]).clear()

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._listener.hear(content)
            return
        try:
            text = content.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        self._listener.hear(text)

    # --- what goes -----------------------------------------------------------------------------------------------
    def write(self, message: bytes) -> bool:
        """Send a text; false if the other side is too slow just now."""
        if not self.writable.is_set():
            return False
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.conn.send_text(message)
            if not self._is_about_to_send:
                self._is_about_to_send = True
                self.loop.call_soon(self._send_all)
        return True  # what is sent to nobody is sent

    def _send_all(self) -> None:
        """What a request has brought about goes in one piece: the update, and that it is done."""
        self._is_about_to_send = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.go_on()
