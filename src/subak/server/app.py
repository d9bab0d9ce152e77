"""The routes of docs/protocol.md."""

import asyncio
import contextlib
import gc
import hashlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakSet

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import subak
from subak import games
from subak.errors import SubakError
from subak.players.levels import LEVELS
from subak.server import pages
from subak.server.keys import hash_key
from subak.server.limits import LARGEST, Bucket, Buckets, Connections
from subak.server.operations.access_log import AccessLog
from subak.server.operations.metrics import MEDIA_TYPE, Metrics, may_read
from subak.server.operations.preparation import STAND_INS, Preparation
from subak.server.people import bots
from subak.server.people.connection import ABUSE, Connection
from subak.server.people.person import bearer_of, check_origin, cookie_of, keep, person_of
from subak.server.people.visitor import Visitor
from subak.server.store import Store, StoreError
from subak.server.store.timed import TimedStore
from subak.server.tables.bus import Bus, NoBus
from subak.server.tables.computers import HINT_MILLISECONDS, Pool
from subak.server.tables.lookback import Analyses, points_by_move
from subak.server.tables.table import Table
from subak.server.tables.tables import Tables
from subak.server.wire.lessons import lesson
from subak.server.wire.messages import (
    About,
    GameAbout,
    Mine,
    OptionAbout,
    Preparations,
    encode,
    read_enter,
    read_rematch,
    read_sit,
    read_wish,
)
from subak.server.wire.refusals import Refused, as_refusal
from subak.server.wire.schema import schema
from subak.show.texts import LANGUAGES
from subak.study.analysis import ITERATIONS

log = logging.getLogger(__name__)
NDJSON = "application/x-ndjson"
JSON, HTML, TEXT = "application/json", "text/html; charset=utf-8", "text/plain; charset=utf-8"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # may be kept, but the server is asked whether it is still the same
NEVER = "no-store"
READY_SECONDS = 2
CLOSING_SECONDS = 3
"""For each step of closing: a database that does not answer keeps no node from stopping."""

SECURITY = {
    # Styles inside pictures and set by the client are inline; scripts never are.
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


@dataclass(frozen=True)
class Settings:
    """What may differ from server to server."""

    static: Path = pages.STATIC
    tables_at_once: float = 30  # that one address may open
    tables_per_second: float = 0.5
    requests_at_once: float = 60  # over one connection; nobody clicks that fast
    requests_per_second: float = 20
    asked_at_once: float = 300  # over HTTP, of one address
    asked_per_second: float = 50
    connections: int = 200  # WebSockets and streams of one address
    origins: tuple[str, ...] = ()  # other pages that may talk to this server
    metrics: str = "loopback"  # who may read the figures: off, loopback, all
    hint_milliseconds: int = HINT_MILLISECONDS
    analysis_iterations: int = ITERATIONS


class Guard:
    """Around everything: security headers on every answer, and a failure ends no connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY)
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send_with_headers)
        except Exception:  # the client has been told already, by `refuse`
            log.exception("%s went wrong", getattr(scope.get("endpoint"), "__name__", "a page"))


# --- answers -----------------------------------------------------------------------------------------------------
def as_json(content: object, cache: str = NEVER) -> Response:
    return Response(encode(content), media_type=JSON, headers={"Cache-Control": cache})


def unchanging(request: Request, body: str | bytes, media_type: str) -> Response:
    """Something that is the same for all: sent once, afterwards only asked about."""
    content = body.encode() if isinstance(body, str) else body
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"Cache-Control": ASK_FIRST, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


async def refuse(request: Request, error: Exception) -> Response:
    """Every refusal and every failure over HTTP."""
    if isinstance(error, HTTPException):
        code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(error.status_code, "bad-request")
        refused = Refused(code, kilobytes=LARGEST // 1024) if code == "too-large" else Refused(code)
    else:
        refused = as_refusal(error)
    answer = as_json(refused.notice())
    answer.status_code = refused.status
    return answer


async def body_of(request: Request) -> bytes:
    """No more than we are ready to read."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise Refused("too-large", kilobytes=LARGEST // 1024)
    return body


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def number_from(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if len(text) > 9 or not text.removeprefix("-").isdecimal():
        raise Refused("bad-request", f"{name}: expected a whole number")
    return int(text)


# --- the server --------------------------------------------------------------------------------------------------
class Server:
    """The handlers, and what they share."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bus: Bus | None = None,
        node: str | None = None,
        preparation: Preparation | None = None,
    ) -> None:
        self.metrics = Metrics()
        self.preparation = preparation or Preparation()
        self.store, self.settings = TimedStore(store, self.metrics), settings
        self.pool = Pool(self.metrics.thought, self.preparation)
        self.tables = Tables(self.store, self.pool, bus, node)
        self.analyses = Analyses(self.pool, settings.analysis_iterations)
        self.openings = Buckets(settings.tables_at_once, settings.tables_per_second)
        self.asked = Buckets(settings.asked_at_once, settings.asked_per_second)
        self.connections = Connections(settings.connections)
        self.streams: WeakSet[Visitor] = WeakSet()
        self.is_ending = False
        self.metrics.show(self.levels(has_bus=not isinstance(self.tables.bus, NoBus)))

    def levels(self, has_bus: bool) -> dict[str, tuple[str, Callable[[], float]]]:
        """How much there is of everything now."""
        bus = ("Whether other nodes can be heard", lambda: float(self.tables.bus.is_connected))
        return {
            "tables": ("Tables in memory", lambda: self.tables.count),
            "connections": ("WebSockets and streams", lambda: sum(self.connections.open.values())),
            "leases": ("Tables that this node sees to", lambda: self.tables.leases.count),
            "thoughts": ("What is being thought about, or waits for that", lambda: self.pool.busy),
            **({"bus_connected": bus} if has_bus else {}),
        }

    def end(self) -> None:
        """The server is about to stop. Streams have no end of their own."""
        self.is_ending = True
        for visitor in list(self.streams):
            visitor.outbox.close()

    async def close(self) -> None:
        """Step by step; one that fails keeps no other from being done."""
        for step in (self.tables.close, self.analyses.close, self.store.close):
            try:
                async with asyncio.timeout(CLOSING_SECONDS):
                    await step()
            except (StoreError, TimeoutError) as error:
                log.warning("not everything could be closed: %s", str(error) or "no answer in time")
        self.pool.close()

    async def table(self, request: Request) -> Table:
        """The table of the address; asked for once in every request about one, so this is where asking is counted."""
        if not self.asked.take(address_of(request)):
            raise Refused("too-many")
        return await self.tables.get(request.path_params["table"])

    def visitor(self, person: bytes | None = None) -> Visitor:
        bucket = Bucket(self.settings.requests_at_once, self.settings.requests_per_second)
        return Visitor(self.tables, bucket, self.settings.hint_milliseconds, person, self.metrics)

    # --- the same for all ----------------------------------------------------------------------------------------
    async def texts(self, request: Request) -> Response:
        return unchanging(request, pages.texts(request.path_params["language"]), TEXT)

    async def art(self, request: Request) -> Response:
        return unchanging(request, pages.art(), "image/svg+xml")

    async def themes(self, request: Request) -> Response:
        return unchanging(request, pages.themes(), "text/css")

    async def about(self, request: Request) -> Response:
        kinds = games.shelf()
        found = tuple(
            GameAbout(
                kind.name,
                tuple(kind.seats),
                tuple(OptionAbout(option.name, option.values, option.default) for option in kind.options),
            )
            for kind in kinds
        )
        return unchanging(request, encode(About(subak.__version__, found, LEVELS, LANGUAGES, STAND_INS)), JSON)

    async def rules(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        return unchanging(request, await self.pool.think(lambda: pages.rules(game, language)), HTML)

    async def lesson(self, request: Request) -> Response:
        game = request.path_params["game"]
        return unchanging(request, encode(await self.pool.think(lambda: lesson(game))), JSON)

    # --- tables --------------------------------------------------------------------------------------------------
    async def changing(self, request: Request) -> bytes:
        """The body of a request that changes something: from a page of ours or a program, and not too often."""
        check_origin(request, self.settings.origins)
        if not self.asked.take(address_of(request)):
            raise Refused("too-many")
        return await body_of(request)

    async def open(self, request: Request) -> Response:
        wish = read_wish(await self.changing(request))
        if not self.openings.take(address_of(request)):
            raise Refused("too-many")
        self.preparation.want(wish.game)
        cookie = cookie_of(request)
        person = hash_key(cookie) if wish.hold == "cookie" else None
        answer = as_json(await self.tables.open(wish, person))
        answer.status_code = 201
        return keep(answer, request, cookie) if person else answer

    async def enter(self, request: Request) -> Response:
        wish = read_enter(await self.changing(request))
        cookie, table = cookie_of(request), await self.tables.get(request.path_params["table"])
        return keep(as_json(await self.tables.enter(table, wish.keys, hash_key(cookie))), request, cookie)

    async def sit(self, request: Request) -> Response:
        wish = read_sit(await self.changing(request))
        cookie, table = cookie_of(request), await self.tables.get(request.path_params["table"])
        person = hash_key(cookie) if wish.hold == "cookie" else None
        answer = as_json(await self.tables.sit(table, wish, person))
        return keep(answer, request, cookie) if person else answer

    async def forget(self, request: Request) -> Response:
        """Off my list, and out of my hands."""
        await self.changing(request)
        person = person_of(request)
        if person is not None:
            await self.store.let_go(person, request.path_params["table"])
        return Response(status_code=204)

    async def rematch(self, request: Request) -> Response:
        wish = read_rematch(await self.changing(request))
        table = await self.tables.get(request.path_params["table"])
        await self.check_seated(request, table)
        return as_json({"table": await self.tables.rematch(table, wish)})

    async def check_seated(self, request: Request, table: Table) -> None:
        """Somebody with a seat at the table, by cookie or key."""
        person = person_of(request)
        if person is not None and await self.store.held(person, table.row.id):
            return
        table.presence.seats_of((bearer_of(request),))

    async def mine(self, request: Request) -> Response:
        if not self.asked.take(address_of(request)):
            raise Refused("too-many")
        person = person_of(request)
        return as_json(await self.tables.mine(person) if person else Mine(()))

    async def lobby(self, request: Request) -> Response:
        if not self.asked.take(address_of(request)):
            raise Refused("too-many")
        return as_json(await self.tables.lobby())

    async def preparing(self, request: Request) -> Response:
        """How far the compiling of the rules is; clients ask until nothing is left."""
        if not self.asked.take(address_of(request)):
            raise Refused("too-many")
        return as_json(Preparations(self.preparation.state()))

    # --- for programs --------------------------------------------------------------------------------------------
    async def stream(self, request: Request) -> Response:
        address, table = address_of(request), await self.table(request)
        visitor = self.visitor()
        lines = await bots.stream(visitor, table.row.id, bearer_of(request), self.connections.hold(address))
        self.streams.add(visitor)
        if self.is_ending:
            visitor.outbox.close()
        return StreamingResponse(lines, media_type=NDJSON, headers={"Cache-Control": NEVER, "X-Accel-Buffering": "no"})

    async def do(self, request: Request) -> Response:
        content, table = await self.changing(request), await self.tables.get(request.path_params["table"])
        answer = await bots.carry_out(self.visitor(), table.row.id, bearer_of(request), content)
        return Response(answer, media_type=JSON, headers={"Cache-Control": NEVER})

    async def schema(self, request: Request) -> Response:
        return unchanging(request, schema(), "application/schema+json")

    # --- for whoever runs it -------------------------------------------------------------------------------------
    async def health(self, request: Request) -> Response:
        """The process is alive."""
        return Response("ok\n", media_type=TEXT, headers={"Cache-Control": NEVER})

    async def ready(self, request: Request) -> Response:
        """It can also serve: the store answers."""
        async with asyncio.timeout(READY_SECONDS):
            await self.store.check()
        return Response("ready\n", media_type=TEXT, headers={"Cache-Control": NEVER})

    async def figures(self, request: Request) -> Response:
        """For Prometheus. To whom they are not shown, they are not there."""
        if not may_read(request, self.settings.metrics):
            raise Refused("not-found")
        return Response(self.metrics.page(), headers={"Cache-Control": NEVER, "Content-Type": MEDIA_TYPE})

    async def info(self, request: Request) -> Response:
        return as_json((await self.table(request)).info())

    async def record(self, request: Request) -> Response:
        table = await self.table(request)
        name = f"{table.row.game}-{table.row.id}.txt"
        headers = {"Cache-Control": NEVER, "Content-Disposition": f'attachment; filename="{name}"'}
        return Response(table.state.finished().record(), media_type=TEXT, headers=headers)

    async def replay(self, request: Request) -> Response:
        table = await self.table(request)
        return as_json(table.broadcast.replay(number_from(request, "move", 0), number_from(request, "seat", -1)))

    async def scores(self, request: Request) -> Response:
        game = (await self.table(request)).state.finished()
        return as_json(await self.pool.think(lambda: points_by_move(game)))

    async def analysis(self, request: Request) -> Response:
        table = await self.table(request)
        return as_json(self.analyses.of(table.row.id, table.state.finished()))

    async def drawings(self, request: Request) -> Response:
        table = await self.table(request)
        return unchanging(request, encode(pages.drawings(table.row.game)), JSON)

    async def connect(self, websocket: WebSocket) -> None:
        try:
            check_origin(websocket, self.settings.origins)
            with self.connections.hold(address_of(websocket)):
                await Connection(websocket, self.visitor(person_of(websocket))).run()
        except Refused as refused:  # before it was opened: the browser learns only that it was not
            log.info("a connection was refused: %s", refused)
            await websocket.close(ABUSE)

    def routes(self) -> list[Route | WebSocketRoute | Mount]:
        return [
            WebSocketRoute("/ws", self.connect),
            Route("/texts/{language}.ftl", self.texts),
            Route("/art.svg", self.art),
            Route("/themes.css", self.themes),
            Route("/api/about", self.about),
            Route("/api/schema", self.schema),
            Route("/api/lobby", self.lobby),
            Route("/api/mine", self.mine),
            Route("/api/preparing", self.preparing),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}/enter", self.enter, methods=["POST"]),
            Route("/api/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/forget", self.forget, methods=["POST"]),
            Route("/api/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{table}/stream", self.stream),
            Route("/api/tables/{table}/do", self.do, methods=["POST"]),
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.figures),
            Route("/api/tables/{table}", self.info),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/tables/{table}/scores", self.scores),
            Route("/api/tables/{table}/analysis", self.analysis),
            Route("/api/drawings/{table}", self.drawings),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/lessons/{game}", self.lesson),
            Mount("/", Client(self.settings.static)),
        ]


class Client:
    """The built client, or a word about how to build it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1000})
            return
        answer: ASGIApp
        if (self.folder / "index.html").is_file():
            answer = await self.file(scope)
        elif scope["path"] == "/":
            answer = Response(pages.not_built(), 503, media_type=HTML, headers={"Cache-Control": NEVER})
        else:
            raise HTTPException(404)
        await answer(scope, receive, send)

    async def file(self, scope: Scope) -> Response:
        path = self.files.get_path(scope)
        answer = await self.files.get_response(path, scope)
        # Names in assets/ carry a hash of the content; everything else may change under its name.
        answer.headers["Cache-Control"] = FOR_EVER if path.startswith("assets") else ASK_FIRST
        return answer


def _tidy_up_rarely() -> None:
    """Frames and tables are no cycles: to look for some among hundreds of thousands of objects as often as Python does
    costs 6 % of the processor's time with one table, and more with many."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def create_app(
    store: Store,
    settings: Settings | None = None,
    bus: Bus | None = None,
    node: str | None = None,
    preparation: Preparation | None = None,
) -> ASGIApp:
    """The application; it closes the store when it ends. `node` is its name on the bus."""
    server = Server(store, settings or Settings(), bus, node, preparation)
    routes = server.routes()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        await server.tables.begin()
        _tidy_up_rarely()
        yield {"end": server.end}  # for whoever runs the application (running.py)
        await server.close()

    handlers: dict[Any, Any] = dict.fromkeys((SubakError, msgspec.DecodeError, HTTPException, Exception), refuse)
    middleware = [Middleware(GZipMiddleware, minimum_size=600, compresslevel=6)]
    app = Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)
    return AccessLog(Guard(app), server.metrics, routes)
