"""`subak serve`: the table in the browser."""

import asyncio
import contextlib
import importlib.util
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from subak import games
from subak.cli.screen import console, errors
from subak.cli.warm import bars_of
from subak.errors import BadOption, one_of
from subak.show.texts import Catalogue

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp

    from subak.server.operations.preparation import Preparation

PORT = 8420
TRIES = 20
"""The number of ports after the usual one that are tried before any free one is taken."""
EVERYWHERE = ("0.0.0.0", "::", "")
LARGEST_MESSAGE = 1 << 20
"""Bytes; whoever sends more at once is cut off. The server refuses far smaller ones, in words."""
GRACE_SECONDS = 6
"""For requests under way when the server stops: a little longer than a database may take to answer."""
MOMENT = 0.3
LOOPBACK = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Wishes:
    """How somebody would like the server to be run."""

    host: str = LOOPBACK[0]
    port: int | None = None
    data: Path | None = None
    database: str | None = None
    redis: str | None = None
    origins: Sequence[str] = ()
    proxies: Sequence[str] = ()
    metrics: str = "loopback"
    log: str = "text"
    log_level: str = "warning"
    opens: bool = False

    def check(self) -> None:
        """All problems that can be found before anything starts."""
        from subak.server.operations.logs import LEVELS, STYLES
        from subak.server.operations.metrics import READERS

        place(self.data, self.database)
        if self.redis and not self.database:
            raise BadOption("--redis: a bus is for several nodes that share a database; give --database, too")
        for option, value, allowed in (
            ("--log", self.log, STYLES),
            ("--log-level", self.log_level, LEVELS),
            ("--metrics", self.metrics, READERS),
        ):
            if value not in allowed:
                raise BadOption(f"{option} {value}: {one_of(value, allowed)}")
        for origin in self.origins:
            _check_origin(origin)
        for proxy in self.proxies:
            _check_proxy(proxy)


def place(data: Path | None, database: str | None) -> str | Path:
    """Where the tables are: in a database, in the file that was named, or in the usual one."""
    if data is not None and database:
        raise BadOption(
            "--data and --database (or SUBAK_DATABASE): the tables are in a file or in a database, not in both"
        )
    return database or data or data_file()


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}" or not parts.netloc:
        raise BadOption(f"--origin {origin}: expected the beginning of a page's address, such as https://example.org")


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy)
    except ValueError as error:
        hint = "expected an address or a network, such as 10.0.0.7 or 10.0.0.0/24"
        raise BadOption(f"--behind-proxy {proxy}: {hint}") from error


def data_file() -> Path:
    """`tables.db` in `$SUBAK_DATA`, else in the user's data folder."""
    own = os.environ.get("SUBAK_DATA")
    if own:
        return Path(own) / "tables.db"
    base = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return (Path(base) if base else Path.home() / ".local" / "share") / "subak" / "tables.db"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or (without one) at the usual port or the next that is free."""
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for number in wanted:
        try:
            return _bind(host, number)
        except OSError as error:
            problem = error
    raise BadOption(f"--host {host} --port {wanted[0]}: cannot listen there ({problem.strerror}); choose another port")


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(128)
    except OSError:
        found.close()
        raise
    return found


def address_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


def serve(wishes: Wishes, language: str) -> None:
    """Serve until Ctrl-C or SIGTERM. What is not compiled is compiled meanwhile."""
    from subak.server.operations import logs
    from subak.server.operations.preparation import prepare

    wishes.check()
    texts = Catalogue(language)
    logs.set_up(wishes.log, wishes.log_level)
    with contextlib.closing(listen(wishes.host, wishes.port)) as listening:  # is there a place at all?
        address = address_of(wishes.host, listening)
        preparation = prepare([kind.name for kind in games.shelf()])

        def ready() -> None:
            _say_ready(address, wishes.opens, texts)
            preparation.begin()

        with contextlib.closing(preparation), _showing(preparation, texts):
            run(wishes, listening, preparation, ready)
    console.print(texts.text("serve-bye"))


@contextlib.contextmanager
def _showing(preparation: "Preparation", texts: Catalogue) -> Iterator[None]:
    """What is being compiled, with bars where somebody may see them."""
    ended = threading.Event()

    def show() -> None:
        names = [game.name for game in preparation.progress()]
        with bars_of(names, texts) as move:
            while not ended.wait(MOMENT) and (left := preparation.progress()):
                move(left)

    bars = threading.Thread(target=show, daemon=True)
    if errors.is_terminal and preparation.progress():
        bars.start()
    try:
        yield
    finally:
        ended.set()
        if bars.ident is not None:
            bars.join()


def _say_ready(address: str, opens: bool, texts: Catalogue) -> None:
    console.print(texts.text("serve-ready", address=address), soft_wrap=True)
    if opens:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(wishes: Wishes, listening: socket.socket, preparation: "Preparation", ready: Callable[[], None]) -> None:
    """Until somebody stops it."""
    loop = asyncio.Runner(loop_factory=_quickest_loop())
    with contextlib.suppress(KeyboardInterrupt), _sigterm_is_like_ctrl_c(), loop:
        loop.run(_serve(wishes, listening, preparation, ready))


def _quickest_loop() -> "Callable[[], asyncio.AbstractEventLoop] | None":
    """uvloop's, where somebody has installed it."""
    if importlib.util.find_spec("uvloop") is None:
        return None
    return importlib.import_module("uvloop").new_event_loop  # type: ignore[no-any-return]


async def _serve(
    wishes: Wishes, listening: socket.socket, preparation: "Preparation", ready: Callable[[], None]
) -> None:
    from subak.server.app import Settings, create_app
    from subak.server.operations.running import GracefulServer
    from subak.server.store import open_store
    from subak.server.tables.bus import RedisBus
    from subak.server.tables.leases import new_node_name

    node, where = new_node_name(), place(wishes.data, wishes.database)
    bus = RedisBus(wishes.redis, node) if wishes.redis else None
    store = await open_store(_made(where) if isinstance(where, Path) else where)
    settings = Settings(origins=tuple(wishes.origins), metrics=wishes.metrics)
    app = create_app(store, settings, bus, node, preparation)
    await GracefulServer(configuration(app, wishes.proxies), ready).serve([listening])


@contextlib.contextmanager
def _sigterm_is_like_ctrl_c() -> Iterator[None]:
    """uvicorn stops in order on both and then lets the signal have its usual effect, which would be a violent end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def configuration(app: "ASGIApp", proxies: Sequence[str] = ()) -> "uvicorn.Config":
    """How uvicorn runs the application; tests use the same. `proxies`: whose word on the sender is believed."""
    import uvicorn

    return uvicorn.Config(
        app,
        ws="subak.server.people.socket:Socket",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        log_level="warning",  # at lower ones it writes down whole messages and headers, with keys in them
        access_log=False,  # addresses of tables are private
        proxy_headers=True,
        forwarded_allow_ips=[*LOOPBACK, *proxies],
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _made(data: Path) -> Path:
    """The file, with its folder."""
    try:
        data.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadOption(f"--data {data}: its folder cannot be made ({error.strerror})") from error
    return data
