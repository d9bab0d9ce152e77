"""Tables for programs, over plain HTTP: a stream of JSON lines to read, and one address to send requests to.

A program shows the key of its seat (`Authorization: Bearer KEY`) with everything it asks.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from msgspec import structs

from subak.server.people.visitor import Visitor
from subak.server.wire.messages import Hello, Look, kind_of, read_request
from subak.server.wire.refusals import Refused

HEARTBEAT_SECONDS = 10.0
"""An empty line now and then tells both sides that the other is still there."""


async def stream(
    visitor: Visitor, table: str, key: str, connection: AbstractContextManager[None]
) -> AsyncIterator[bytes]:
    """Everything a WebSocket would be sent, one JSON object per line. It counts as a `connection` meanwhile."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(connection)
        await visitor.answer(Hello(table, (key,)))
        return _lines(visitor, stack.pop_all())


async def _lines(visitor: Visitor, connection: contextlib.ExitStack) -> AsyncIterator[bytes]:
    with connection:
        try:
            while True:
                yield await _next_line(visitor)
        except EOFError:
            pass  # the server stops
        finally:
            visitor.leave()
            await visitor.end()


async def _next_line(visitor: Visitor) -> bytes:
    try:
        async with asyncio.timeout(HEARTBEAT_SECONDS):
            return await visitor.outbox.take() + b"\n"
    except TimeoutError:
        return b"\n"


async def carry_out(visitor: Visitor, table: str, key: str, content: bytes) -> bytes:
    """One request; what the server says to it."""
    with visitor.metrics.request() as asked:
        request = structs.replace(read_request(content), re=0)
        asked.kind = kind_of(request)
        if isinstance(request, Hello | Look):
            raise Refused("bad-request", "the address says which table it is, the key which seat")
        await visitor.visit(table, key)
        await visitor.answer(request)
    return await visitor.outbox.take()
