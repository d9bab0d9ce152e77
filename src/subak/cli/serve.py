"""`subak serve`: the table in the browser."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import subak
from subak.cli.screen import console
from subak.cli.warm import warm_up
from subak.errors import BadOption
from subak.texts import Catalogue
from subak.warm import is_warm

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp

PORT = 8420
TRIES = 20
"""So many ports after the usual one are tried before any free one is taken."""
EVERYWHERE = ("0.0.0.0", "::", "")
LARGEST_MESSAGE = 1 << 20
"""Bytes; whoever sends more at once is cut off. The server refuses far smaller ones, in words."""
GRACE_SECONDS = 2


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


def serve(host: str, port: int | None, data: Path | None, opens: bool, language: str) -> None:
    """Compile if need be, then serve until Ctrl-C."""
    texts = Catalogue(language)
    with contextlib.closing(listen(host, port)) as listening:  # before anything slow: is there a place at all?
        for name in subak.game_names():
            if not is_warm(name):
                warm_up(name, language)
        _run(listening, address_of(host, listening), data or data_file(), opens, texts)
    console.print(texts.text("serve-bye"))


def _run(listening: socket.socket, address: str, data: Path, opens: bool, texts: Catalogue) -> None:
    import uvicorn

    from subak.server.app import create_app
    from subak.server.store import SqliteStore

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if not self.should_exit:
                console.print(texts.text("serve-ready", address=address), soft_wrap=True)
                if opens:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):
        Server(configuration(create_app(SqliteStore(_made(data))))).run([listening])


def configuration(app: "ASGIApp") -> "uvicorn.Config":
    """How uvicorn runs the application; tests use the same."""
    import uvicorn

    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=True,
        log_level="warning",
        access_log=False,  # addresses of tables are nobody's business
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
