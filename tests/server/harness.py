"""A real server in a thread, and clients that do what a browser does: merge updates, and check every whole frame."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

import httpx
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from subak.cli.serve import configuration, listen
from subak.server.app import Settings, create_app
from subak.server.operations.preparation import Preparation
from subak.server.operations.running import GracefulServer
from subak.server.store import SqliteStore

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds until a test gives up waiting. It only ends what hangs: no test is about how quick a machine is."""
QUICK = Settings(tables_at_once=10_000, requests_at_once=100_000, hint_milliseconds=20, analysis_iterations=8)


class Running:
    """`with Running(file) as server:` – the same file (and port) again is the same server after a restart."""

    watch: ClassVar[dict[str, str]] = {}  # the spectators' keys of all tables, also after a restart

    def __init__(self, data: Path, settings: Settings = QUICK, port: int = 0) -> None:
        self.data, self.settings, self.port = data, settings, port
        self.preparation = Preparation()

    def __enter__(self) -> "Running":
        self._listening = listen("127.0.0.1", self.port)
        self._server = GracefulServer(configuration(self._application()))
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < until
            assert self._thread.is_alive()
            time.sleep(0.005)
        self.port = int(self._listening.getsockname()[1])
        self.host = f"127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        return self

    def _application(self) -> ASGIApp:
        return create_app(SqliteStore(self.data), self.settings, preparation=self.preparation)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.http.close()
        self.stop()
        self._listening.close()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def state(self) -> dict[str, Any]:
        """What the application has for whoever runs it."""
        found: dict[str, Any] = self._server.lifespan.state
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str) -> tuple[int, str]:
        answer = self.http.get(path)
        assert answer.json()["type"] == "refused"
        assert answer.json()["message"]["id"] == "refused-" + answer.json()["code"]
        return answer.status_code, answer.json()["code"]

    def open(self, game: str, *kinds: str, seed: object = "a table", **options: object) -> tuple[str, list[Any]]:
        """A table with these kinds of seats, computers as `computer:seedling`; its id and keys."""
        seats = [dict(zip(("kind", "level"), kind.split(":"), strict=False)) for kind in kinds]
        body = {"game": game, "seats": seats, "options": options, "seed": seed}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.watch[answer.json()["table"]] = answer.json()["watch"]
        return answer.json()["table"], answer.json()["keys"]

    def join(self, table: str, *keys: str) -> "Client":
        client = Client(self)
        client.hello(table, *keys)
        return client


class Client:
    """One connection. `frame` is what it has put together from all it was sent; `seen` are all messages, raw."""

    def __init__(self, server: Running, cookie: str | None = None) -> None:
        self._line, self._server = ExitStack(), server
        headers = {"Cookie": f"subak={cookie}"} if cookie else None
        connection = connect(f"ws://{server.host}/ws", max_size=None, additional_headers=headers)
        self.socket: ClientConnection = self._line.enter_context(connection)
        self.frame: Json | None = None
        self.seen: list[Json] = []
        self.next = 1

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self._line.close()

    # --- sending -------------------------------------------------------------------------------------------------
    def send(self, **message: object) -> int:
        number, self.next = self.next, self.next + 1
        self.socket.send(json.dumps({"re": number, **message}))
        return number

    def ask(self, **message: object) -> Json:
        """Send, and wait for the answer with its number."""
        return self.answer_to(self.send(**message))

    def refused(self, **message: object) -> str:
        answer = self.ask(**message)
        assert answer["type"] == "refused", answer
        assert answer["message"]["id"] == f"refused-{answer['code']}"
        return str(answer["code"])

    def hello(self, table: str, *keys: str) -> Json:
        self.frame = None
        watch = None if keys else self._server.watch.get(table)
        self.send(do="hello", table=table, keys=list(keys), watch=watch)
        return self.until(lambda message: message["type"] == "frame")

    def look(self, seat: int) -> Json:
        """A whole frame; if the seat is the same, it must be what was put together from updates."""
        self.send(do="look", seat=seat)
        return self.until(lambda message: message["type"] == "frame")

    def pick(self, seat: int, code: int, version: int | None = None) -> int:
        seen = self.now["version"] if version is None else version
        return self.send(do="pick", seat=seat, code=code, version=seen)

    def play(self, seat: int, code: int) -> None:
        """Pick, and wait until the table shows it."""
        self.pick(seat, code)
        self.wait_for(self.now["seq"] + 1)

    def undo(self, seat: int) -> Json:
        """Take back, and wait until that is shown."""
        assert self.ask(do="undo", seat=seat)["type"] == "done"
        return self.now

    # --- receiving -----------------------------------------------------------------------------------------------
    def receive(self) -> Json:
        message: Json = json.loads(self.socket.recv(PATIENCE))
        self.seen.append(message)
        if message["type"] == "frame":
            known = self.frame
            if known is not None and known["seat"] == message["seat"]:
                assert unclocked(message) == unclocked(known), "updates do not add up to the frame"
            self.frame = message
        elif message["type"] == "update":
            assert self.frame is not None
            self.frame = merged(self.frame, message)
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = self.receive()
            if wanted(message):
                return message
            if message["type"] == "refused" and message.get("re") is not None:
                return message
        raise AssertionError("waited in vain")

    def wait(self, wanted: Callable[[Json], bool]) -> Json:
        """Until the frame is as wanted."""
        while self.frame is None or not wanted(self.frame):
            message = self.receive()
            assert message["type"] != "refused", message
        return self.frame

    def wait_for(self, seq: int) -> Json:
        """Until so many moves were made."""
        return self.wait(lambda frame: bool(frame["seq"] >= seq))

    def wait_for_version(self, version: int) -> Json:
        """Until so many things have happened."""
        return self.wait(lambda frame: bool(frame["version"] >= version))

    def answer_to(self, number: int) -> Json:
        return self.until(lambda message: message.get("re") == number)

    # --- looking -------------------------------------------------------------------------------------------------
    @property
    def now(self) -> Json:
        assert self.frame is not None
        return self.frame

    @property
    def codes(self) -> list[int]:
        return [option["code"] for option in self.now["scene"]["choices"]["options"]]


def unclocked(frame: Json) -> Json:
    """Without the time of day."""
    return {**frame, "clock": {**(frame["clock"] or {}), "now": 0}, "log_from": 0}


def merged(frame: Json, update: Json) -> Json:
    """What the browser does with an update, said again."""
    news = {name: value for name, value in update.items() if name not in ("type", "scene", "log", "log_from")}
    scene, change = dict(frame["scene"]), dict(update.get("scene", {}))
    sprites = {sprite[0]: sprite for sprite in scene["sprites"]}
    for name in change.pop("gone", ()):
        del sprites[name]
    for sprite in change.pop("set", ()):
        sprites[sprite[0]] = sprite
    order: Sequence[str] = change.pop("order", None) or list(sprites)
    assert sorted(order) == sorted(sprites)
    scene |= change
    scene["sprites"] = [sprites[name] for name in order]
    log = frame["log"][: update.get("log_from")] + update.get("log", [])
    return {**frame, **news, "scene": scene, "log": log}


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """In a thread and a loop of its own: Playwright may keep a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, coroutine).result()
