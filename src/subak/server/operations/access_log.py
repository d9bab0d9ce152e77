"""Around the application: counts and times what goes in and out, and writes the log of requests.

The log has the method, the pattern of the route, the status and the time. Never the address itself (it may name a
table), the headers (cookies, keys) or what was sent.
"""

import logging
import time
from collections.abc import Iterable

from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from subak.server.operations.metrics import Metrics

log = logging.getLogger(__name__)
PAGES = "/{page}"
"""Everything that is no route of ours: the files of the client, and what there is not."""
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
FAILED = 500
"""The status of a request that never got an answer."""


class AccessLog:
    """Cheap: a few counters, and no look into what is sent."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: Iterable[BaseRoute]) -> None:
        self._app, self._metrics = app, metrics
        self._patterns: dict[object, str] = {route.endpoint: route.path for route in routes if isinstance(route, Route)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)  # what goes over WebSockets is counted there (connection.py)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start, status, seconds = time.perf_counter(), FAILED, 0.0

        async def measured(message: Message) -> None:
            nonlocal status, seconds
            if message["type"] == "http.response.start":
                status, seconds = message["status"], time.perf_counter() - start
            elif message["type"] == "http.response.body":
                self._metrics.sent.count("http", by=len(message.get("body", b"")))
            await send(message)

        try:
            await self._app(scope, receive, measured)
        finally:
            self._note(scope, status, seconds)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"  # anybody can think of new ones
        route = self._patterns.get(scope.get("endpoint"), PAGES)
        self._metrics.http.count(method, route, str(status))
        self._metrics.http_seconds.observe(seconds)
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("%s %s %d, %.1f ms", method, route, status, seconds * 1000, extra={"fields": fields})
