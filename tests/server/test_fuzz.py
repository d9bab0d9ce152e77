"""Whatever is sent over a WebSocket: nothing breaks, nobody else's table changes, and the server still answers.

SUBAK_FUZZ=200000 pytest tests/server/test_fuzz.py     # a longer run; SUBAK_FUZZ_SEED=… another one
"""

import json
import logging
import os
import random
import sqlite3
import string
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import PATIENCE, QUICK, Client, Json, Running

MESSAGES = int(os.environ.get("SUBAK_FUZZ", "2000"))
SEED = int(os.environ.get("SUBAK_FUZZ_SEED", "1"))
NO_LIMITS = replace(QUICK, requests_at_once=10**9, asked_at_once=10**9, connections=1000)


# --- tables ------------------------------------------------------------------------------------------------------
@dataclass
class Aim:
    """A table of others: all that can be known about it without its keys, and what its people have sent."""

    table: str
    seats: int
    watch: str
    keys: list[str] = field(repr=False)
    sent: list[Json] = field(default_factory=list)
    version: int = 0
    codes: list[int] = field(default_factory=list)


def begun(server: Running, game: str, seats: int) -> Aim:
    """A table where some moves were made, something was said, and a turn is being asked back."""
    table, keys = server.open(game, *["link"] * seats, seed=7)
    aim = Aim(table, seats, server.watch[table], keys)
    chooser = random.Random(1)
    with server.join(table, *keys) as client:

        def ask(**request: Any) -> None:
            aim.sent.append(request)
            client.ask(**request)

        for _ in range(12):
            seat = client.now["actors"][0]
            client.look(seat)
            ask(do="pick", seat=seat, version=client.now["version"], code=chooser.choice(client.codes))
        for seat in range(seats):
            ask(do="say", seat=seat, words="hello")
            ask(do="note", seat=seat, words="mine")
            ask(do="name", seat=seat, name=f"somebody {seat}")
        ask(do="undo", seat=seat)
        ask(do="ask-back", seat=seat)
        client.look(client.now["actors"][0])
        aim.version, aim.codes = client.now["version"], client.codes
    return aim


def contents(file: Path, tables: list[str]) -> dict[str, list[Any]]:
    """All that the store has about some tables, but for what spectators say."""
    marks = ", ".join("?" * len(tables))
    with closing(sqlite3.connect(file)) as base:
        found = {
            part: base.execute(f"SELECT * FROM {part} WHERE table_id IN ({marks}) ORDER BY 1, 2", tables).fetchall()
            for part in ("seat", "move", "holding", "note")
        }
        found["chat"] = base.execute(f"SELECT * FROM chat WHERE table_id IN ({marks}) AND seat >= 0", tables).fetchall()
        found["table"] = base.execute(f"SELECT * FROM game_table WHERE id IN ({marks})", tables).fetchall()
    return found


# --- messages ----------------------------------------------------------------------------------------------------
class Fuzzer:
    """Messages without end. `own` are the keys of a table of one's own, which may be changed."""

    def __init__(self, aims: list[Aim], own: Aim, seed: int) -> None:
        self.aims, self.own, self.chooser = aims, own, random.Random(seed)

    def message(self) -> str | bytes:
        """Well-formed, nearly well-formed, or nothing of the kind."""
        dice = self.chooser.random()
        if dice < 0.35:
            return json.dumps(self.request())
        if dice < 0.75:
            return json.dumps(self.bent(self.request()))
        if dice < 0.9:
            return self.torn(json.dumps(self.request()))
        return self.chooser.choice([self.noise, self.deep, self.large, self.doubled])()

    def request(self) -> Json:
        """What somebody with the key could send."""
        aim = self.chooser.choice([*self.aims, *self.aims, self.own])
        request = self.chooser.choice([self.replayed, self.pick, self.other, self.other, self.hello])(aim)
        return {**request, "re": self.chooser.randrange(1000)} if self.chooser.random() < 0.5 else request

    def replayed(self, aim: Aim) -> Json:
        return self.chooser.choice(aim.sent) if aim.sent else {"do": "ping"}

    def pick(self, aim: Aim) -> Json:
        seat, version = self.chooser.randrange(aim.seats), aim.version + self.chooser.choice([0, 0, 0, -1, 1, 1 << 30])
        return {"do": "pick", "seat": seat, "version": max(0, version), "code": self.chooser.choice(aim.codes or [0])}

    def other(self, aim: Aim) -> Json:
        kinds = ["look", "undo", "ask-back", "agree", "decline", "leave", "return", "resign", "hint", "ping"]
        kinds += ["say", "note", "why", "name"]
        request: Json = {"do": self.chooser.choice(kinds), "seat": self.chooser.randrange(-1, aim.seats + 1)}
        extra = {"say": "words", "note": "words", "why": "target", "name": "name"}.get(request["do"])
        if extra:
            request[extra] = self.chooser.choice(["x", "card:boran", "", "two\nlines", "x" * 600, "\u202e", "\x00"])
        return request

    def hello(self, aim: Aim) -> Json:
        table = self.chooser.choice([aim.table, aim.table, "nowhere", "", aim.table.swapcase(), "' OR 1=1 --", "\x00"])
        since = self.chooser.choice([None, 0, aim.version, 1 << 40])
        watch = self.chooser.choice([None, aim.watch, "wrong", self.own.keys[0]])
        return {"do": "hello", "table": table, "keys": self.wrong_keys(aim), "watch": watch, "since": since, "lines": 3}

    def wrong_keys(self, aim: Aim) -> list[str]:
        """Keys that open no seat of a table of others (and those of one's own)."""
        key = aim.keys[0]
        near = [key[:-1], key + "A", key[::-1], key.swapcase(), key[:-1] + ("A" if key[-1] != "A" else "B"), aim.watch]
        candidates = [[], ["x"], [""], [self.own.keys[0]], ["ü" * 10], [self.chooser.choice(near)]]
        candidates += [[self.own.keys[0], self.chooser.choice(near)]]
        return self.chooser.choice(candidates)

    # --- spoiling ------------------------------------------------------------------------------------------------
    def bent(self, request: Json) -> Any:
        """A field missing, of another type, far too much, or one too many. Never a field that is right by chance."""
        bent, name = dict(request), self.chooser.choice(list(request))
        match self.chooser.randrange(4):
            case 0:
                del bent[name]
            case 1:
                bent[self.chooser.choice(["extra", "__proto__", "", name.upper()])] = self.odd()
            case 2:
                return self.chooser.choice([[bent], {"request": bent}, [bent, bent], str(bent)])
            case _:
                bent[name] = self.odd()
        return bent

    def odd(self) -> Any:
        numbers = [-1, -2, 4, 1 << 31, 1 << 40, 1 << 63, 1 << 64, 10**30, 10**300, -(10**30), 0.5, 1e308, -0.0]
        texts = ["", "0", "x" * 300, "x" * 30_000, "\x00", "\ud800", "🦆" * 50, "${jndi}", "../../etc/passwd", "null"]
        return self.chooser.choice([*numbers, *texts, None, True, False, [], {}, [[]], {"do": "resign"}, [1] * 300])

    def torn(self, text: str) -> str | bytes:
        """Cut off, with a character changed, or in other bytes."""
        at = self.chooser.randrange(len(text))
        match self.chooser.randrange(5):
            case 0:
                return text[:at]
            case 1:
                return text[:at] + self.chooser.choice(string.printable) + text[at + 1 :]
            case 2:
                return text.encode()[:at] + bytes([self.chooser.randrange(256)]) + text.encode()[at + 1 :]
            case 3:
                return text.encode(self.chooser.choice(["utf-16", "utf-32", "utf-8-sig"]))
            case _:
                return text + self.chooser.choice([text, "\x00", "}", " // comment", ","])

    def noise(self) -> bytes | str:
        count = self.chooser.choice([0, 1, 2, 50, 5000])
        if self.chooser.random() < 0.5:
            return self.chooser.randbytes(count)
        return "".join(chr(self.chooser.choice([self.chooser.randrange(0xD800), 0x1F600])) for _ in range(count))

    def deep(self) -> str:
        depth = self.chooser.choice([100, 1000, 30_000])
        opening, closing_ = self.chooser.choice([("[", "]"), ('{"do":', "}"), ('{"do":"ping","re":[', "]}")])
        return opening * depth + (closing_ * depth if self.chooser.random() < 0.5 else "")

    def large(self) -> str | bytes:
        size = self.chooser.choice([65_000, 65_537, 70_000, 500_000])
        text = json.dumps({"do": "say", "seat": 0, "words": "x" * size})
        return text if self.chooser.random() < 0.5 else text.encode()

    def doubled(self) -> str:
        """The same field twice: which one counts?"""
        seat = self.chooser.randrange(3)
        return f'{{"do": "ping", "do": "resign", "seat": {seat}, "seat": 0, "version": 0, "code": 0}}'


# --- sending -----------------------------------------------------------------------------------------------------
class Attacker:
    """A connection that is opened again when it is cut, and waits until everything it sent was answered."""

    def __init__(self, server: Running, begin: Json | None, cookie: str | None = None) -> None:
        self.server, self.begin, self.cookie = server, begin, cookie
        self.stack = ExitStack()
        self.codes: Counter[str] = Counter()
        self.connect()

    def __enter__(self) -> "Attacker":
        return self

    def __exit__(self, *problem: object) -> None:
        self.stack.close()

    def connect(self) -> None:
        self.stack.close()
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = f"ws://{self.server.host}/ws"
        self.socket = self.stack.enter_context(connect(address, max_size=None, additional_headers=headers))
        if self.begin is not None:
            self.socket.send(json.dumps(self.begin))

    def send(self, message: str | bytes) -> None:
        try:
            self.socket.send(message)
            self.socket.send('{"do": "ping", "re": 424242}')
            self.read_answers(message)
        except ConnectionClosed as closed:
            self.codes[f"cut off: {closed.rcvd.code if closed.rcvd else None}"] += 1
            self.connect()

    def read_answers(self, message: str | bytes) -> None:
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("re") == 424242:
                return
            self.codes[answer.get("code", answer["type"])] += 1
            assert answer.get("code") != "broken", message[:500]


class Failures(logging.Handler):
    """What the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def failures() -> Iterator[list[str]]:
    handler, loggers = Failures(), [logging.getLogger(name) for name in ("", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler.lines
    for logger in loggers:
        logger.removeHandler(handler)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "tables.db", NO_LIMITS) as running:
        yield running


def attackers(server: Running, aims: list[Aim], own: Aim) -> list[Callable[[], Attacker]]:
    """Nobody, spectators, somebody with a seat at another table, somebody with a made-up cookie."""
    seat_elsewhere = {"do": "hello", "table": own.table, "keys": own.keys}
    found: list[Callable[[], Attacker]] = [lambda: Attacker(server, None), lambda: Attacker(server, seat_elsewhere)]
    found += [lambda aim=aim: Attacker(server, watching(aim)) for aim in aims]  # type: ignore[misc]
    return [*found, lambda: Attacker(server, None, cookie="subak=" + "A" * 22)]


def watching(aim: Aim) -> Json:
    return {"do": "hello", "table": aim.table, "watch": aim.watch}


def test_whatever_is_sent_changes_nobody_else_s_table(server: Running, failures: list[str]) -> None:
    aims, own = [begun(server, "rios", 3), begun(server, "seasons", 2)], begun(server, "seasons", 2)
    fuzzer, file, codes = Fuzzer(aims, own, SEED), server.data, Counter[str]()
    before = contents(file, [aim.table for aim in aims])
    with server.join(aims[0].table, *aims[0].keys) as somebody, ExitStack() as stack:
        all_of_them = [stack.enter_context(make()) for make in attackers(server, aims, own)]
        for number in range(MESSAGES):
            attacker = all_of_them[number % len(all_of_them)]
            attacker.send(fuzzer.message())
            if fuzzer.chooser.random() < 0.02:
                attacker.connect()
        for attacker in all_of_them:
            codes += attacker.codes
        assert contents(file, [aim.table for aim in aims]) == before
        listen(somebody)
        assert {message["type"] for message in somebody.seen} <= {"frame", "update", "chat", "note", "pong"}
        assert somebody.now["version"] == aims[0].version
    assert failures == []
    expected = {"bad-request", "too-large", "hello-first", "not-your-seat", "bad-seat", "bad-key", "no-watching"}
    assert expected <= set(codes)
    play_on(server, aims[0])
    assert_replays(server, [*aims, own])


def listen(client: Client) -> None:
    client.ask(do="ping")


def play_on(server: Running, aim: Aim) -> None:
    """The table is what it was, and can be gone on with."""
    with server.join(aim.table, *aim.keys) as client:
        client.look(client.now["actors"][0])
        assert (client.now["version"], client.codes) == (aim.version, aim.codes)
        client.play(client.now["actors"][0], aim.codes[0])


def assert_replays(server: Running, aims: list[Aim]) -> None:
    """What is in the store is a game, also for another server."""
    infos = [server.get(f"/api/tables/{aim.table}") for aim in aims]
    with Running(server.data, NO_LIMITS) as other:
        again = [other.get(f"/api/tables/{aim.table}") for aim in aims]
    assert [info["seq"] for info in infos] == [info["seq"] for info in again]


def test_one_s_own_table_cannot_be_broken_either(server: Running, failures: list[str]) -> None:
    """With all keys, in any order; whatever comes of it is a game."""
    own = begun(server, "spirits", 2)
    fuzzer = Fuzzer([own], own, SEED + 1)
    with Attacker(server, {"do": "hello", "table": own.table, "keys": own.keys}) as attacker:
        for _ in range(MESSAGES // 4):
            info = server.get(f"/api/tables/{own.table}")
            own.version = fuzzer.chooser.choice([own.version, info["seq"]])
            attacker.send(fuzzer.message())
    assert failures == []
    assert_replays(server, [own])


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(b'{"do": "ping\xff"}', id="no UTF-8"),
        pytest.param(b'{"do": "say", "seat": 0, "words": "\xed\xa0\x80"}', id="surrogates"),
        pytest.param('{"do": "ping", "re": %s' % ("[" * 20_000), id="deep number"),
        pytest.param('{"do": "nothing", "more": %s' % ("[" * 20_000), id="deep kind"),
        pytest.param('{"do": "ping", "more": %s}' % ('{"more":' * 5_000), id="deep field"),
    ],
)
def test_what_cannot_be_read_is_a_bad_request(server: Running, message: str | bytes) -> None:
    with Client(server) as client:
        client.socket.send(message)
        assert client.receive()["code"] == "bad-request"
        assert client.ask(do="ping")["type"] == "pong"


def test_other_people_s_moves_are_no_use_to_anybody(server: Running) -> None:
    """A whole session, replayed word for word by somebody without its keys."""
    aim = begun(server, "rios", 3)
    before = contents(server.data, [aim.table])
    for begin in (None, watching(aim), {"do": "hello", "table": aim.table, "keys": ["wrong"]}):
        with Attacker(server, begin) as attacker:
            for request in aim.sent:
                attacker.send(json.dumps(request))
            assert "done" not in attacker.codes
    assert contents(server.data, [aim.table]) == before


def test_the_fuzzer_is_the_same_for_the_same_seed() -> None:
    aim = Aim("table", 3, "watch", ["key"], [{"do": "ping"}], 5, [1, 2])
    one, two = (Fuzzer([aim], aim, 3) for _ in range(2))
    assert [one.message() for _ in range(200)] == [two.message() for _ in range(200)]
