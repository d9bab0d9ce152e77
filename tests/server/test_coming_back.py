"""Coming back to a table: what is sent, and how much."""

import asyncio
import random
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

import subak
from server.harness import Client, Json, Running, run
from server.people import (
    PLENTY,
    do_pick,
    entries_of,
)
from subak.game import Game
from subak.server.keys import hash_key
from subak.server.store import Entry, SeatRow, SqliteStore, TableRow
from subak.server.tables.journal import UNDO, Journal

ENTRIES = 1000


def long_list(game: Game, rows: Sequence[SeatRow]) -> list[Entry]:
    """A table where much has happened: moves, and picks that were taken back and made again."""
    course, chooser, entries = Journal(game, rows, None), random.Random(1), list[Entry]()

    def add(seat: int, code: int) -> None:
        entries.append(Entry(len(entries), seat, code, 1.0))
        course.add(entries[-1])

    while len(entries) < ENTRIES:
        seat = chooser.choice(course.game.actors)
        add(seat, int(chooser.choice(course.game.codes(seat).tolist())))
        if course.game.is_over:
            raise AssertionError("too short a game")
        while len(entries) < ENTRIES and chooser.random() < UNDONE[game.kind.name] and course.game.can_undo(seat):
            code = next(code for mover, code in reversed(course.game.made) if mover == seat)
            add(seat, UNDO)
            add(seat, code)
    return entries


UNDONE = {"rios": 0.4, "seasons": 0.99, "spirits": 0.65}
"""How often somebody thinks again: a game of Seasons has 35 moves, one of Dos Rios many hundreds."""


def fill(file: Path, name: str, seats: int) -> None:
    """A store with one table, called `long`; the keys of its seats are `0`, `1` …"""
    game = subak.new(name, seats=seats, seed="long")
    rows = tuple(SeatRow("link", key_hash=hash_key(str(seat))) for seat in range(seats))
    row = TableRow(
        id="long", game=name, rules=game.kind.version, components=game.components.digest, options=game.options,
        seed="long", is_drawn=False, created=1.0, seats=rows,
    )  # fmt: skip

    async def write() -> None:
        store = SqliteStore(file)
        await store.create(row)
        await asyncio.gather(*(store.append("long", entry) for entry in long_list(game, rows)))
        await store.close()

    run(write())


class CountingSocket(socket.socket):
    """Counts what comes over the line, compressed as it is."""

    count = 0

    def recv(self, *arguments: Any) -> bytes:
        content = super().recv(*arguments)
        self.count += len(content)
        return content


class Counting(Client):
    """A connection that knows how many bytes it took."""

    def __init__(self, server: Running) -> None:
        self._line, self._server = ExitStack(), server
        self.bytes = CountingSocket()
        self.bytes.connect(("127.0.0.1", server.port))
        self.socket = self._line.enter_context(connect(f"ws://{server.host}/ws", sock=self.bytes, max_size=None))
        self.frame: Json | None = None
        self.seen: list[Json] = []
        self.next = 1

    def __enter__(self) -> "Counting":
        return self

    def come_back(self, table: str, key: str, known: Json) -> Json:
        """Say hello with what is known from before; the bytes that it took are in `took`."""
        before = self.bytes.count
        self.send(do="hello", table=table, keys=[key], since=known["version"], lines=len(known["log"]))
        frame = self.until(lambda message: message["type"] == "frame")
        self.took = self.bytes.count - before
        return frame


@pytest.mark.parametrize(("name", "seats"), [("rios", 3), ("seasons", 2), ("spirits", 4)])
def test_coming_back_to_a_long_table_costs_little(tmp_path: Path, name: str, seats: int) -> None:
    fill(tmp_path / "tables.db", name, seats)
    with Running(tmp_path / "tables.db", PLENTY) as server:
        with server.join("long", "0") as client:
            known = client.now
            assert entries_of(tmp_path / "tables.db", "long") >= ENTRIES
            actor = known["actors"][0]
        with server.join("long", str(actor)) as client:
            do_pick(client, actor, client.codes[-1])
        with Counting(server) as again:
            frame = again.come_back("long", "0", known)
            assert again.took <= 20_000
            assert known["log"][: frame["log_from"]] + frame["log"] == client.now["log"]
            # where somebody took back what was secret all is told again: that is less than to tell who did
            assert frame["log_from"] == len(known["log"]) or name == "spirits"


@pytest.fixture
def going_on(server: Running) -> Iterator[tuple[str, str, Client]]:
    """Dos Rios, in the middle: table, key of the first seat, and a connection of both."""
    table, keys = server.open("rios", "me", "here", seed=4)
    with server.join(table, *keys) as client:
        for _ in range(20):
            seat = client.now["actors"][0]
            client.look(seat)
            do_pick(client, seat)
        yield table, keys[0], client


def come_back(server: Running, table: str, key: str, known: Json, lines: int | None = None) -> Json:
    with Client(server) as client:
        has = len(known["log"]) if lines is None else lines
        client.send(do="hello", table=table, keys=[key], since=known["version"], lines=has)
        return client.until(lambda message: message["type"] == "frame")


def test_only_the_missing_lines_are_sent(server: Running, going_on: tuple[str, str, Client]) -> None:
    table, key, client = going_on
    known = client.now
    frame = come_back(server, table, key, known)
    assert (frame["log"], frame["log_from"]) == ([], len(known["log"]))
    while len(client.now["log"]) < len(known["log"]) + 3:
        seat = client.now["actors"][0]
        client.look(seat)
        do_pick(client, seat)
    frame = come_back(server, table, key, known)
    assert frame["log_from"] == len(known["log"])
    assert known["log"] + frame["log"] == client.now["log"]
    earlier = come_back(server, table, key, {"version": 5, "log": known["log"][:5]})
    assert (earlier["log_from"], earlier["log"]) == (5, client.now["log"][5:])


@pytest.mark.parametrize("lines", [0, 1, 19, 10_000])
def test_who_knows_other_lines_is_sent_all(server: Running, going_on: tuple[str, str, Client], lines: int) -> None:
    table, key, client = going_on
    frame = come_back(server, table, key, client.now, lines)
    assert (frame["log_from"], frame["log"]) == (0, client.now["log"])
    frame = come_back(server, table, key, {**client.now, "version": 99_999})
    assert (frame["log_from"], frame["log"]) == (0, client.now["log"])


def test_after_an_undo_the_right_lines_are_sent(server: Running, going_on: tuple[str, str, Client]) -> None:
    table, key, client = going_on
    seat = client.now["actors"][0]
    client.look(seat)
    while not (client.now["can_undo"] and client.now["log"][-1]["seq"] == client.now["seq"]):
        do_pick(client, seat)
        seat = client.now["actors"][0]
        client.look(seat)
    known = client.now
    client.undo(seat)
    frame = come_back(server, table, key, known)
    assert frame["log_from"] == 0
    assert frame["log"] == client.now["log"] == known["log"][: len(frame["log"])] != known["log"]
    undone = client.now
    do_pick(client, seat, client.codes[-1])
    assert come_back(server, table, key, known)["log"] == client.now["log"], "what was taken back is no longer true"
    frame = come_back(server, table, key, undone)
    assert undone["log"][: frame["log_from"]] + frame["log"] == client.now["log"]
    assert frame["log_from"] == len(undone["log"])
