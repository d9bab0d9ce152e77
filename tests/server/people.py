"""People with browsers, and what several test files do with them."""

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from server.harness import PATIENCE, QUICK, Client, Json, Running

PLENTY = replace(QUICK, asked_at_once=100_000, connections=1000)
T = TypeVar("T")


class Browser(Client):
    """A WebSocket as browsers open it: with the cookie, from a page."""

    def __init__(self, server: Running, **headers: str) -> None:
        self._line, self._server = ExitStack(), server
        address, sent = f"ws://{server.host}/ws", {name.capitalize(): value for name, value in headers.items()}
        self.socket: ClientConnection = self._line.enter_context(
            connect(address, max_size=None, additional_headers=sent)
        )
        self.frame: Json | None = None
        self.seen: list[Json] = []
        self.next = 1


class Person:
    """Somebody with a browser that keeps cookies."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://{server.host}", timeout=PATIENCE)

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *problem: object) -> None:
        self.http.close()

    def post(self, path: str, **body: object) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def open(self, game: str, *kinds: str, **wish: object) -> Json:
        seats = [dict(zip(("kind", "level"), kind.split(":"), strict=False)) for kind in kinds]
        found: Json = self.post("/api/tables", game=game, seats=seats, hold="cookie", **wish)
        self.server.watch[found["table"]] = found["watch"]
        return found

    @property
    def cookie(self) -> str:
        return f"subak={self.http.cookies['subak']}"

    def line(self) -> Browser:
        return Browser(self.server, cookie=self.cookie)

    def at(self, table: str) -> Browser:
        browser = self.line()
        browser.hello(table)
        return browser

    @property
    def tables(self) -> list[Json]:
        found: list[Json] = self.http.get("/api/mine").json()["tables"]
        return found


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["type"] == "refused", answer.text
    return answer.status_code, answer.json()["code"]


def all_at_once(work: Callable[[int], T], count: int) -> list[T]:
    """The same from many threads at the same moment."""
    ready = threading.Barrier(count)

    def one(number: int) -> T:
        ready.wait()
        return work(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))


def play_out(client: Client, *, seed: int = 1) -> None:
    """All seats of a connection, to the end."""
    chooser = random.Random(seed)
    while not client.now["over"]:
        client.wait(lambda frame: frame["over"] or bool(set(frame["actors"]) & set(frame["yours"])))
        if not client.now["over"]:
            seat = next(seat for seat in client.now["yours"] if seat in client.now["actors"])
            if client.now["seat"] != seat:
                client.look(seat)
            assert do_pick(client, seat, chooser.choice(client.codes))["type"] == "done"


def do_pick(client: Client, seat: int, code: int | None = None) -> Json:
    return client.ask(
        do="pick", seat=seat, version=client.now["version"], code=client.codes[0] if code is None else code
    )


def program_asks(server: Running, table: str, key: str, **request: object) -> httpx.Response:
    return server.http.post(f"/api/tables/{table}/do", json=request, headers={"Authorization": f"Bearer {key}"})


def soon(work: Callable[[], None]) -> None:
    """Until it no longer fails."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            work()
            return
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def entries_of(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as base:
        found: int = base.execute("SELECT count(*) FROM move WHERE table_id = ?", (table,)).fetchone()[0]
    return found


def assert_more_than(count: int, before: int) -> None:
    assert count > before
