"""The WebSocket protocol that uvicorn runs: as it comes, but with compression that keeps nothing between messages.

A compressor that remembers costs 43 KiB for every connection; without one our updates are a few hundred bytes longer
(`benchmarks/online.py --only memory` measures it).
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

WINDOW_BITS, MEMORY_LEVEL = 13, 6
"""Frames are some 10 kB: a window of 8 KiB finds nearly all there is to find."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

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
