"""What people do at tables, over a real server: cookies, seats, clocks, turns back, talk, rematches, nodes."""

import asyncio
import json
import random
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import jsonschema
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

import subak
from server.harness import PATIENCE, QUICK, Client, Json, Running, run
from server.test_tables import Onlooker, Room, within
from subak.game import Game
from subak.server.people.secret import hash_key
from subak.server.store import Entry, SeatRow, SqliteStore, TableRow
from subak.server.tables import leases, tables
from subak.server.tables.bus import Signal
from subak.server.tables.journal import UNDO, Journal
from subak.server.wire.messages import Chat, SitWish

PLENTY = replace(QUICK, asked_at_once=100_000, connections=1000)
T = TypeVar("T")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db", PLENTY) as running:
        yield running


# --- browsers ----------------------------------------------------------------------------------------------------
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


@pytest.fixture
def sri(server: Running) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def ayu(server: Running) -> Iterator[Person]:
    with Person(server) as person:
        yield person


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


# --- cookies -----------------------------------------------------------------------------------------------------
def attributes(answer: httpx.Response) -> set[str]:
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_no_script_can_read_the_cookie_and_no_other_page_can_send_it(server: Running) -> None:
    body = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}], "hold": "cookie"}
    plain = httpx.post(f"http://{server.host}/api/tables", json=body)
    assert {"httponly", "samesite=strict", "path=/"} <= attributes(plain)
    assert "secure" not in attributes(plain), "over http it would not be kept"
    safe = httpx.post(f"http://{server.host}/api/tables", json=body, headers={"X-Forwarded-Proto": "https"})
    assert {"httponly", "samesite=strict", "secure"} <= attributes(safe)
    assert plain.headers["set-cookie"].split(";")[0] != safe.headers["set-cookie"].split(";")[0]


def test_without_a_wish_for_it_nobody_gets_a_cookie(server: Running) -> None:
    body = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = httpx.post(f"http://{server.host}/api/tables", json=body)
    assert "set-cookie" not in answer.headers
    assert answer.json()["keys"][0]
    sat = httpx.post(f"http://{server.host}/api/tables/{answer.json()['table']}/sit", json={})
    assert "set-cookie" not in sat.headers
    assert sat.json()["key"]


def test_the_cookie_opens_one_s_own_seats_and_no_others(server: Running, sri: Person, ayu: Person) -> None:
    opened = sri.open("rios", "me", "here", "link")
    assert [key is None for key in opened["keys"]] == [True, True, False]
    with sri.at(opened["table"]) as line:
        assert line.now["yours"] == [0, 1]
        assert line.refused(do="look", seat=2) == "not-your-seat"
    ayu.open("rios", "me", "link")
    with ayu.line() as stranger:
        assert stranger.refused(do="hello", table=opened["table"]) == "no-watching"
        stranger.hello(opened["table"])  # with the spectators' key
        assert stranger.now["yours"] == []


def test_a_link_is_entered_once_and_kept(server: Running, sri: Person, ayu: Person) -> None:
    opened = sri.open("rios", "me", "link", "link")
    table, keys = opened["table"], opened["keys"]
    assert ayu.post(f"/api/tables/{table}/enter", keys=[keys[1]]) == {"table": table, "yours": [1], "key": None}
    first = ayu.cookie
    assert ayu.post(f"/api/tables/{table}/enter", keys=[keys[2]])["yours"] == [2]
    assert ayu.cookie == first
    with ayu.at(table) as line:
        assert line.now["yours"] == [1, 2]
    with ayu.line() as line:  # keys and cookie add up
        line.send(do="hello", table=table, keys=[keys[1]])
        assert line.until(lambda message: message["type"] == "frame")["yours"] == [1, 2]
    assert refusal(sri.http.post(f"/api/tables/{table}/enter", json={"keys": [keys[1], "wrong"]})) == (403, "bad-key")
    assert refusal(sri.http.post(f"/api/tables/{table}/enter", json={"keys": []})) == (400, "bad-request")
    with sri.at(table) as line:
        assert line.now["yours"] == [0], "nothing of a refused request is kept"


def test_what_is_forgotten_opens_nothing(server: Running, sri: Person) -> None:
    table = sri.open("rios", "me", "link")["table"]
    assert [mine["info"]["table"] for mine in sri.tables] == [table]
    assert sri.http.post(f"/api/tables/{table}/forget").status_code == 204
    assert sri.tables == []
    with sri.line() as line:
        assert line.refused(do="hello", table=table) == "no-watching"
    assert sri.http.post(f"/api/tables/{table}/forget").status_code == 204, "twice is once"
    assert sri.http.post("/api/tables/nowhere/forget").status_code == 204


@pytest.mark.parametrize("cookie", ["subak=", "subak=" + "x" * 65, "subak=wrong", "other=1", "subak=ü", "; ;=;"])
def test_a_cookie_that_is_none_opens_nothing(server: Running, sri: Person, cookie: str) -> None:
    table = sri.open("rios", "me", "link")["table"]
    with Browser(server, cookie=cookie) as line:
        assert line.refused(do="hello", table=table) == "no-watching"
    with httpx.Client(base_url=f"http://{server.host}", headers={b"Cookie": cookie.encode()}) as http:
        assert http.get("/api/mine").json() == {"tables": []}


# --- pages of others ---------------------------------------------------------------------------------------------
POSTS = ["", "/{table}/enter", "/{table}/sit", "/{table}/forget", "/{table}/rematch", "/{table}/do"]
FOREIGN = ["http://evil.example", "https://evil.example", "null", "", "http://127.0.0.1", "http://{host}.evil.example"]
FOREIGN += ["http://{host}@evil.example", "{host}", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_change_nothing(server: Running, sri: Person, origin: str) -> None:
    table = sri.open("rios", "me", "open")["table"]
    headers = {"Origin": origin.format(host=server.host)}
    for path in POSTS:
        answer = sri.http.post("/api/tables" + path.format(table=table), json={}, headers=headers)
        assert refusal(answer) == (403, "bad-origin"), path
    with pytest.raises(InvalidStatus) as closed:
        Browser(server, cookie=sri.cookie, **headers)
    assert closed.value.response.status_code == 403
    assert [mine["info"]["table"] for mine in sri.tables] == [table]


def test_our_own_pages_and_programs_may(server: Running, sri: Person) -> None:
    table = sri.open("rios", "me", "open")["table"]
    ours = {"Origin": f"http://{server.host}"}
    assert sri.http.post(f"/api/tables/{table}/sit", json={}, headers=ours).status_code == 200
    with Browser(server, origin=ours["Origin"]) as line:
        assert line.ask(do="ping")["type"] == "pong"
    assert sri.http.get("/api/mine", headers={"Origin": "http://evil.example"}).status_code == 200, "it may not read it"


def test_other_pages_may_be_allowed(tmp_path: Path) -> None:
    friend = {"Origin": "https://friend.example"}
    with Running(tmp_path / "tables.db", replace(PLENTY, origins=(friend["Origin"],))) as server:
        wish = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}]}
        assert server.http.post("/api/tables", json=wish, headers=friend).status_code == 201
        assert (
            refusal(server.http.post("/api/tables", json=wish, headers={"Origin": "http://friend.example"}))[0] == 403
        )
        with Browser(server, origin=friend["Origin"]) as line:
            assert line.ask(do="ping")["type"] == "pong"


# --- spectators --------------------------------------------------------------------------------------------------
def test_spectators_need_their_key_except_at_open_tables(server: Running) -> None:
    table, keys = server.open("rios", "me", "link")
    other, _ = server.open("rios", "me", "link")
    open_table = server.http.post(
        "/api/tables", json={"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}], "access": "open"}
    ).json()["table"]
    with Client(server) as line:
        for watch in (None, "", "wrong", server.watch[other], keys[0], "ü"):
            assert line.refused(do="hello", table=table, watch=watch) == "no-watching"
        line.hello(table)
        assert (line.now["seat"], line.now["yours"]) == (-1, [])
        line.frame = None
        line.send(do="hello", table=open_table)
        assert line.until(lambda message: message["type"] == "frame")["yours"] == []
        assert line.refused(do="hello", table=table) == "no-watching"
        assert line.now["version"] == 0, "a refused hello leaves one where one was"
    answer = server.http.get(f"/api/tables/{table}/stream", headers={"Authorization": f"Bearer {server.watch[table]}"})
    assert refusal(answer) == (403, "bad-key"), "it is the key of no seat"


# --- the lobby ---------------------------------------------------------------------------------------------------
def in_lobby(server: Running) -> list[str]:
    return [info["table"] for info in server.get("/api/lobby")["tables"]]


def test_a_free_seat_is_in_the_lobby_until_somebody_sits_down(server: Running, sri: Person, ayu: Person) -> None:
    table = sri.open("rios", "me", "open", "open")["table"]
    assert in_lobby(server)[0] == table, "the newest first"
    with sri.at(table) as line:
        assert [seat["free"] for seat in line.now["seats"]] == [False, True, True]
        sat = ayu.post(f"/api/tables/{table}/sit", seat=2, name="Ayu", hold="cookie")
        assert sat == {"table": table, "yours": [2], "key": None}
        line.wait(lambda frame: frame["seats"][2]["name"] == "Ayu")
        assert [seat["free"] for seat in line.now["seats"]] == [False, True, False]
        with ayu.at(table) as other:
            assert other.now["yours"] == [2]
        assert table in in_lobby(server)
        key = httpx.post(f"http://{server.host}/api/tables/{table}/sit", json={}).json()["key"]
        with server.join(table, key) as other:
            assert other.now["yours"] == [1]
    assert table not in in_lobby(server)
    for body in ({}, {"seat": 0}, {"seat": 2}, {"seat": 3}, {"seat": -1}):
        assert refusal(ayu.http.post(f"/api/tables/{table}/sit", json=body)) == (409, "seat-taken")
    assert refusal(ayu.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "x" * 41}))[1] == "bad-name"


def test_tables_by_link_are_not_in_the_lobby(server: Running, sri: Person, ayu: Person) -> None:
    table = sri.open("rios", "me", "link")["table"]
    assert table not in in_lobby(server)
    assert refusal(ayu.http.post(f"/api/tables/{table}/sit", json={"hold": "cookie"})) == (409, "seat-taken")
    assert ayu.tables == []


@pytest.mark.parametrize(("kinds", "hold"), [(("me", "open"), "keys"), (("me", "open", "open"), "cookie")])
def test_of_ten_who_want_a_seat_exactly_one_gets_it(server: Running, kinds: tuple[str, ...], hold: str) -> None:
    free = kinds.count("open")
    with Person(server) as sri, ExitStack() as stack:
        table = sri.open("rios", *kinds)["table"]
        people = [stack.enter_context(Person(server)) for _ in range(10)]
        for person in people:
            person.http.get("/healthz")  # so that all lines are open
        answers = all_at_once(
            lambda number: people[number].http.post(f"/api/tables/{table}/sit", json={"hold": hold}), len(people)
        )
        won = [number for number, answer in enumerate(answers) if answer.is_success]
        assert len(won) == free
        assert {refusal(answer) for answer in answers if not answer.is_success} == {(409, "seat-taken")}
        seats = sorted(answers[number].json()["yours"][0] for number in won)
        assert seats == list(range(1, free + 1)), "and not both the same one"
        for number, person in enumerate(people):
            assert len(person.tables) == (number in won and hold == "cookie")
            if number in won and hold == "keys":
                with server.join(table, answers[number].json()["key"]) as line:
                    assert line.now["yours"] == answers[number].json()["yours"]


# --- clocks ------------------------------------------------------------------------------------------------------
@pytest.fixture
def quick_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SHORTEST_CLOCK", 0)


def test_when_time_is_up_a_computer_plays_on(server: Running, quick_clocks: None) -> None:
    with Person(server) as sri:
        opened = sri.open("seasons", "me", "link", clock={"free": 0.4, "bank": 0.6})
        table = opened["table"]
        come_and_go(server, table, opened["keys"][1])
        with sri.at(table) as line:
            assert line.now["clock"]["since"] == [None, None]
            do_pick(line, 0)
            clock = line.now["clock"]
            assert clock["since"][1] is not None
            line.wait(lambda frame: frame["seats"][1]["away"] == "timeout")
            assert line.now["clock"]["now"] >= clock["since"][1] + 1.0, "not a moment too early"
            line.wait(lambda frame: frame["over"] or frame["seats"][0]["away"] == "timeout")  # I, too, forget the time
            line.wait(lambda frame: frame["over"])
        with server.join(table, opened["keys"][1]) as late:
            assert late.refused(do="return", seat=1) == "game-over"


def test_nobody_s_clock_runs_while_a_computer_thinks(server: Running, quick_clocks: None) -> None:
    with Person(server) as sri:
        table = sri.open("rios", "computer:seedling", "me", clock={"free": 20, "bank": 0})["table"]
        with sri.at(table) as line:
            line.wait(lambda frame: frame["actors"] == [1])
            assert line.now["clock"]["since"][0] is None
            assert line.now["clock"]["bank"] == [0, 0]


def test_clocks_run_out_where_nobody_looks(server: Running, quick_clocks: None) -> None:
    """The caretaker finds the table in the store."""
    with Person(server) as sri:
        opened = sri.open("seasons", "me", "link", clock={"free": 0.3, "bank": 0})
        table, seats = opened["table"], list[Json]()
        come_and_go(server, table, opened["keys"][1])
        with sri.at(table) as line:
            do_pick(line, 0)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and "timeout" not in str(seats):
            time.sleep(0.2)
            seats = server.get(f"/api/tables/{table}")["seats"]
        assert [seat["away"] for seat in seats] == ["timeout", "timeout"]


def come_and_go(server: Running, table: str, key: str) -> None:
    """Nobody's clock runs before they have been there."""
    with server.join(table, key):
        pass


@pytest.mark.parametrize("kind", ["open", "link"])
def test_nobody_s_clock_runs_before_they_have_come(server: Running, sri: Person, quick_clocks: None, kind: str) -> None:
    table = sri.open("seasons", "me", kind, clock={"free": 0.3, "bank": 0.3})["table"]
    with sri.at(table) as line:
        while line.now["actors"] != [1]:  # the rest is up to whoever comes
            do_pick(line, 0)
        time.sleep(2)
        line.ask(do="ping")
        assert line.now["seats"][1]["away"] is None
        assert line.now["clock"]["since"] == [None, None]


@pytest.mark.parametrize(
    "clock", [{"free": 0, "bank": 0}, {"free": 4, "bank": 5}, {"free": -1, "bank": 60}, {"free": 1e9}]
)
def test_clocks_that_are_none(server: Running, clock: Json) -> None:
    body = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}], "clock": clock}
    assert refusal(server.http.post("/api/tables", json=body)) in ((400, "bad-clock"), (400, "bad-request"))


# --- turns back, leaving -----------------------------------------------------------------------------------------
@pytest.fixture
def placing(server: Running) -> Iterator[tuple[Client, Client]]:
    """Dos Rios, A and B; the rivers are laid, and A has placed the first campesino."""
    table, keys = server.open("rios", "me", "link", seed=3)
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second:
        while first.now["actors"] == [0]:
            do_pick(first, 0)
        second.wait(lambda frame: frame["actors"] == [1])
        yield first, second


def test_a_turn_goes_back_when_the_other_agrees(placing: tuple[Client, Client]) -> None:
    first, second = placing
    do_pick(second, 1)
    first.wait(lambda frame: frame["actors"] == [0])
    before, lines = first.now, len(first.now["log"])
    do_pick(first, 0)
    assert len(first.now["log"]) > lines
    assert second.refused(do="agree", seat=1) == "nothing-asked"
    assert first.ask(do="ask-back", seat=0)["type"] == "done"
    second.wait(lambda frame: frame["ask"] == {"seat": 0, "agreed": [0]})
    assert first.refused(do="ask-back", seat=0) == "asked-already"
    assert first.refused(do="agree", seat=0) == "nothing-asked"
    assert second.ask(do="agree", seat=1)["type"] == "done"
    first.wait(lambda frame: frame["ask"] is None)
    assert {**first.now, "version": 0} == {**before, "version": 0}
    assert first.now["version"] == before["version"] + 3
    assert first.look(0)["log"] == second.look(1)["log"] == before["log"]


def test_a_no_leaves_everything_as_it_is(placing: tuple[Client, Client]) -> None:
    first, second = placing
    seq = first.now["seq"]
    for who, seat in ((second, 1), (first, 0)):
        assert first.ask(do="ask-back", seat=0)["type"] == "done"
        second.wait(lambda frame: frame["ask"] is not None)
        assert who.ask(do="decline", seat=seat)["type"] == "done"
        for client in (first, second):
            client.wait(lambda frame: frame["ask"] is None)
            assert client.now["seq"] == seq
    first.ask(do="ask-back", seat=0)
    second.wait(lambda frame: frame["ask"] is not None)
    do_pick(second, 1)
    assert second.now["ask"] is None
    assert second.refused(do="agree", seat=1) == "nothing-asked"


def test_what_was_drawn_cannot_be_taken_back(server: Running) -> None:
    table, keys = server.open("rios", "me", "here", seed=3)
    with server.join(table, *keys) as client:
        while not any(line["message"]["id"] == "rios-event-row-3" for line in client.now["log"]):
            seat = client.now["actors"][0]
            client.look(seat)
            do_pick(client, seat)
        assert client.refused(do="ask-back", seat=1) == "cannot-take-back"
        assert client.now["ask"] is None


def test_alone_with_computers_a_turn_goes_back_at_once(server: Running) -> None:
    table, keys = server.open("rios", "me", "computer:seedling", seed=3)
    with server.join(table, keys[0]) as client:
        while client.now["log"][-1:] == [] or client.now["log"][-1]["seat"] != 1:
            do_pick(client, 0)
            client.wait(lambda frame: frame["actors"] == [0])
        before = client.now
        do_pick(client, 0)
        client.wait(lambda frame: frame["actors"] == [0])
        assert [line["seat"] for line in client.now["log"][len(before["log"]) :]] == [0, 1]
        assert client.ask(do="ask-back", seat=0)["type"] == "done"
        assert {**client.now, "version": 0} == {**before, "version": 0}


def test_a_computer_sits_in_until_one_returns(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed=3)
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second:
        assert first.refused(do="return", seat=0) == "bad-request"
        assert first.ask(do="leave", seat=0)["type"] == "done"
        second.wait(lambda frame: frame["seats"][0]["away"] == "left" and frame["actors"] == [1])
        assert first.refused(do="pick", seat=0, version=first.now["version"], code=0) == "seat-given-up"
        assert first.refused(do="undo", seat=0) == "seat-given-up"
        assert first.refused(do="leave", seat=0) == "not-your-turn"
        assert first.ask(do="return", seat=0)["type"] == "done"
        second.wait(lambda frame: frame["seats"][0]["away"] is None)
        assert first.ask(do="resign", seat=0)["type"] == "done"
        for what in ("return", "resign", "ask-back"):
            assert first.refused(do=what, seat=0) == "seat-given-up"
        play_out(second)
        assert second.now["seats"][0]["away"] == "resigned"
        assert first.refused(do="leave", seat=1) == "not-your-seat"


# --- chat and notes ----------------------------------------------------------------------------------------------
def words_heard(client: Client) -> list[str]:
    """As a client has them: `whole` takes the place of all."""
    heard: list[str] = []
    for message in client.seen:
        if message["type"] == "chat":
            words = [line["words"] for line in message["lines"]]
            heard = words if message["whole"] else heard + words
    return heard


def listen(client: Client) -> list[str]:
    """All that was heard until the server answers a ping."""
    client.ask(do="ping")
    return words_heard(client)


def test_players_hear_spectators_only_when_all_is_over(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed=3)
    with (
        server.join(table, *keys) as players,
        server.join(table) as watcher,
        server.join(table) as another,
    ):
        assert players.ask(do="say", seat=0, words="  hello\nall ")["type"] == "done"
        assert watcher.ask(do="say", seat=-1, words="B has boran", name="Wayan")["type"] == "done"
        assert players.ask(do="say", seat=1, words="good luck")["type"] == "done"
        assert listen(players) == ["hello\nall", "good luck"]
        assert listen(watcher) == listen(another) == ["hello\nall", "B has boran", "good luck"]
        said = [line for message in another.seen if message["type"] == "chat" for line in message["lines"]]
        assert [(line["number"], line["seat"], line["name"]) for line in said] == [
            (0, 0, None),
            (1, -1, "Wayan"),
            (2, 1, None),
        ]
        with server.join(table, keys[1]) as again:
            assert listen(again) == ["hello\nall", "good luck"], "nor who comes later"
        play_out(players)
        players.until(lambda message: message["type"] == "chat" and message["whole"])
        assert listen(players) == ["hello\nall", "B has boran", "good luck"]
        assert listen(another) == ["hello\nall", "B has boran", "good luck"]
        assert watcher.ask(do="say", seat=-1, words="well played")["type"] == "done"
        assert listen(players)[-1] == "well played"


def test_nobody_speaks_for_others(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as player, server.join(table) as watcher:
        assert player.refused(do="say", seat=1, words="x") == "not-your-seat"
        assert player.refused(do="say", seat=-1, words="x") == "not-your-seat"
        assert player.refused(do="say", seat=3, words="x") == "bad-seat"
        assert watcher.refused(do="say", seat=0, words="x") == "not-your-seat"
        assert watcher.refused(do="say", seat=-1, words="x", name="y" * 41) == "bad-name"
        assert player.ask(do="say", seat=0, words="x", name="somebody else")["type"] == "done"
        chat = watcher.until(lambda message: message["type"] == "chat")
        assert chat["lines"][0]["name"] is None


@pytest.mark.parametrize("words", ["", "  \n ", "x" * 501, "a\x00b", "\x1b[2J", "\u202egnirts"])
def test_words_that_are_none(server: Running, words: str) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as player:
        assert player.refused(do="say", seat=0, words=words) == "bad-words"
        assert player.ask(do="say", seat=0, words="x" * 500)["type"] == "done"


def test_nobody_talks_all_the_time(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as player, server.join(table, keys[1]) as other:
        answers = [player.ask(do="say", seat=0, words=str(number)) for number in range(8)]
        assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 2
        assert answers[-1]["code"] == "too-many"
        assert other.ask(do="say", seat=1, words="and I?")["type"] == "done"
        assert listen(other) == ["0", "1", "2", "3", "4", "5", "and I?"]


def test_programs_do_not_talk_all_the_time_either(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link")
    answers = [program_asks(server, table, keys[0], do="say", seat=0, words=str(number)) for number in range(12)]
    assert 429 in [answer.status_code for answer in answers]


def program_asks(server: Running, table: str, key: str, **request: object) -> httpx.Response:
    return server.http.post(f"/api/tables/{table}/do", json=request, headers={"Authorization": f"Bearer {key}"})


def test_programs_get_one_hint_at_a_time_as_well(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(PLENTY, hint_milliseconds=300)) as server:
        table, keys = server.open("seasons", "me", "link")
        answers = all_at_once(lambda number: program_asks(server, table, keys[0], do="hint", seat=0).json(), 5)
        assert [answer["type"] for answer in answers].count("hint") == 1


def test_words_are_there_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", PLENTY) as server:
        table, keys = server.open("seasons", "me", "link")
        with server.join(table, keys[0]) as player:
            player.ask(do="say", seat=0, words="before")
            player.ask(do="note", seat=0, words="remember")
    with Running(tmp_path / "tables.db", PLENTY) as server, server.join(table, keys[0]) as player:
        player.ask(do="say", seat=0, words="after")
        assert listen(player) == ["before", "after"]
        assert [message["words"] for message in player.seen if message["type"] == "note"] == ["remember"]


def notes_seen(client: Client) -> list[tuple[int, str]]:
    client.ask(do="ping")
    return [(message["seat"], message["words"]) for message in client.seen if message["type"] == "note"]


def test_notes_are_one_s_own(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second, server.join(table) as watcher:
        assert first.ask(do="note", seat=0, words=" B keeps\nall farmers ")["type"] == "done"
        assert first.refused(do="note", seat=1, words="x") == "not-your-seat"
        assert watcher.refused(do="note", seat=-1, words="x") == "bad-seat"
        assert first.refused(do="note", seat=0, words="x" * 4001) == "bad-words"
        assert first.refused(do="note", seat=0, words="\x00") == "bad-words"
        assert [notes_seen(client) for client in (first, second, watcher)] == [[], [], []]
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second, server.join(table) as watcher:
        assert [notes_seen(client) for client in (first, second, watcher)] == [[(0, "B keeps\nall farmers")], [], []]
        assert first.ask(do="note", seat=0, words="")["type"] == "done"
    with server.join(table, *keys) as both:
        assert notes_seen(both) == []


# --- again -------------------------------------------------------------------------------------------------------
def test_a_rematch_is_the_same_people_one_seat_further(server: Running, sri: Person, ayu: Person) -> None:
    opened = sri.open("seasons", "me", "link", clock={"free": 60, "bank": 60}, options={"water_festival": True})
    table, key = opened["table"], opened["keys"][1]
    ayu.post(f"/api/tables/{table}/enter", keys=[key])
    path = f"/api/tables/{table}/rematch"
    assert refusal(sri.http.post(path, json={})) == (409, "not-over")
    with sri.at(table) as first, server.join(table, key) as second, server.join(table) as watcher:
        finish_together(first, second)
        with Person(server) as stranger:
            assert refusal(stranger.http.post(path, json={})) == (401, "no-key")
            stranger.open("rios", "me", "link")
            assert refusal(stranger.http.post(path, json={})) == (401, "no-key")
        for wrong in (server.watch[table], "wrong"):
            answer = httpx.post(f"http://{server.host}{path}", json={}, headers={"Authorization": f"Bearer {wrong}"})
            assert refusal(answer) == (403, "bad-key")
        again = sri.post(path)["table"]
        for client in (first, second, watcher):
            client.wait(lambda frame: frame["rematch"] == again)
        by_key = server.http.post(path, json={}, headers={"Authorization": f"Bearer {key}"}).json()
        assert by_key == ayu.post(path) == {"table": again}, "who asks second gets the same"
    with sri.at(again) as first, ayu.at(again) as second, server.join(again, key) as third:
        assert (first.now["yours"], second.now["yours"], third.now["yours"]) == ([1], [0], [0])
        assert first.now["clock"]["bank"] == [60, 60]
        third.send(do="hello", table=again, watch=opened["watch"])
        assert third.until(lambda message: message["type"] == "frame")["yours"] == []
    infos = [server.get(f"/api/tables/{name}") for name in (table, again)]
    assert infos[0]["options"] == infos[1]["options"]
    assert infos[0]["rematch"] == again
    assert infos[0]["seed"] is not None
    assert infos[1]["seed"] is None


def finish_together(first: Client, second: Client) -> None:
    """Two clients with a seat each play to the end."""
    chooser = random.Random(2)
    while True:
        for client in (first, second):
            seat = client.now["yours"][0]
            client.ask(do="ping")
            if seat in client.now["actors"]:
                do_pick(client, seat, chooser.choice(client.codes))
            if client.now["over"]:
                first.wait(lambda frame: frame["over"])
                second.wait(lambda frame: frame["over"])
                return


def test_everybody_who_asks_at_once_gets_the_same_rematch(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", PLENTY) as server:
        table, keys = server.open("seasons", "me", "here", seed=3)
        with server.join(table, *keys) as both:
            play_out(both)
        path = f"http://{server.host}/api/tables/{table}/rematch"
        answers = all_at_once(
            lambda number: httpx.post(path, json={}, headers={"Authorization": f"Bearer {keys[number % 2]}"}), 6
        )
        assert [answer.status_code for answer in answers] == [200] * 6
        assert len({answer.json()["table"] for answer in answers}) == 1
        with closing(sqlite3.connect(tmp_path / "tables.db")) as base:
            assert base.execute("SELECT count(*) FROM game_table").fetchone() == (2,), "the others are gone again"


def test_a_rematch_may_be_another_game_of_the_same(server: Running) -> None:
    table, keys = server.open("seasons", "me", "computer:seedling", seed=3)
    with server.join(table, keys[0]) as client:
        play_out(client)
    headers = {"Authorization": f"Bearer {keys[0]}"}
    wrong = server.http.post(f"/api/tables/{table}/rematch", json={"options": {"colour": 1}}, headers=headers)
    assert refusal(wrong) == (400, "bad-option")
    wish = {"options": {"jasmine_ginger": True}, "clock": {"free": 30, "bank": 0}}
    again = server.http.post(f"/api/tables/{table}/rematch", json=wish, headers=headers).json()["table"]
    info = server.get(f"/api/tables/{again}")
    assert info["options"]["jasmine_ginger"] is True
    assert (info["clock"], [seat["kind"] for seat in info["seats"]]) == ([30, 0], ["computer", "me"])
    assert info["seats"][0]["level"] == "seedling"
    with server.join(again, keys[0]) as client:
        assert client.now["yours"] == [1]


def test_tables_that_wait_for_me_come_first(server: Running, sri: Person, ayu: Person) -> None:
    over, waiting, not_yet, resigned = (sri.open("rios", "me", "link", seed=seed)["table"] for seed in range(4))
    over = sri.open("seasons", "me", "here", seed=2)["table"]
    with sri.at(over) as line:
        play_out(line)
    with sri.at(not_yet) as line:
        while line.now["actors"] == [0]:
            do_pick(line, 0)
    with sri.at(resigned) as line:
        line.ask(do="resign", seat=0)
    mine = {entry["info"]["table"]: entry for entry in sri.tables}
    order = [name for name in mine if name in (over, waiting, not_yet, resigned)]
    assert order[0] == waiting
    assert order[-1] == over
    assert {name: mine[name]["your_turn"] for name in order} == {
        waiting: True, not_yet: False, resigned: False, over: False
    }  # fmt: skip
    assert mine[over]["yours"] == [0, 1]
    assert mine[not_yet]["touched"] > mine[waiting]["touched"]
    assert ayu.tables == []


# --- coming back -------------------------------------------------------------------------------------------------
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


# --- how much anybody may ask ------------------------------------------------------------------------------------
def test_an_address_asks_only_so_often(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, asked_at_once=20, asked_per_second=0.01)) as server:
        table, keys = server.open("rios", "me", "link")
        codes = [server.http.get(f"/api/tables/{table}").status_code for _ in range(30)]
        assert codes == sorted(codes)
        assert 10 <= codes.count(200) <= 20
        for path in (f"/api/tables/{table}", "/api/lobby", f"/api/tables/{table}/stream"):
            assert refusal(server.http.get(path)) == (429, "too-many")
        assert refusal(server.http.post("/api/tables", json={})) == (429, "too-many")
        assert refusal(program_asks(server, table, keys[0], do="ping")) == (429, "too-many")
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert server.http.get(f"/api/tables/{table}", headers=elsewhere).status_code == 200, "a proxy says who asks"
        assert server.http.get("/api/about").status_code == 200
        with server.join(table, keys[0]) as line:
            assert line.now["yours"] == [0], "a game goes on"


def test_my_tables_are_asked_for_only_so_often(tmp_path: Path) -> None:
    settings = replace(QUICK, asked_at_once=20, asked_per_second=0.01)
    with Running(tmp_path / "tables.db", settings) as server, Person(server) as sri:
        sri.open("rios", "me", "link")
        assert 429 in [sri.http.get("/api/mine").status_code for _ in range(30)]


def test_every_request_counts_once(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, asked_at_once=21, asked_per_second=0.001)) as server:
        table, keys = server.open("rios", "me", "link")
        codes = [program_asks(server, table, keys[0], do="ping").status_code for _ in range(20)]
        assert codes == [200] * 20


def test_an_address_has_only_so_many_lines(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(PLENTY, connections=3)) as server:
        table, keys = server.open("rios", "me", "link")
        headers = {"Authorization": f"Bearer {keys[0]}"}
        with Client(server), Client(server), server.http.stream("GET", f"/api/tables/{table}/stream", headers=headers):
            with pytest.raises(InvalidStatus):
                Client(server)
            answer = httpx.get(f"http://{server.host}/api/tables/{table}/stream", headers=headers)
            assert refusal(answer) == (429, "too-many")
            with Browser(server, **{"x-forwarded-for": "192.0.2.7"}) as other:
                assert other.ask(do="ping")["type"] == "pong"
        soon(lambda: Client(server).__exit__(None, None, None))


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


def test_a_line_has_an_allowance_of_its_own(tmp_path: Path) -> None:
    settings = replace(PLENTY, requests_at_once=5, requests_per_second=0.01)
    with Running(tmp_path / "tables.db", settings) as server, Client(server) as first, Client(server) as second:
        assert [first.ask(do="ping")["type"] for _ in range(7)] == ["pong"] * 5 + ["refused"] * 2
        assert second.ask(do="ping")["type"] == "pong"


def test_lines_that_break_at_once_are_not_counted_for_ever(tmp_path: Path) -> None:
    """Who asks for a stream and is gone before it begins leaves nothing behind."""
    with Running(tmp_path / "tables.db", replace(PLENTY, connections=5)) as server:
        table, keys = server.open("rios", "me", "link")
        request = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {keys[0]}\r\n\r\n"
        for _ in range(40):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")  # gone without a word
                line.sendall(request.encode())
        soon(lambda: assert_nobody_is_here(server, table))
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(Client(server))


def assert_nobody_is_here(server: Running, table: str) -> None:
    assert [seat["here"] for seat in server.get(f"/api/tables/{table}")["seats"]] == [False, False]


def test_a_stream_comes_at_once_however_it_is_asked_for(server: Running) -> None:
    """Compressed, too: a line must not wait in the compressor until there are more of them."""
    table, keys = server.open("rios", "me", "here")
    headers = {"Authorization": f"Bearer {keys[0]}", "Accept-Encoding": "gzip"}
    asked = server.http.stream("GET", f"/api/tables/{table}/stream", headers=headers, timeout=5)
    with server.join(table, *keys) as other, asked as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "frame"
        other.look(other.now["actors"][0])
        do_pick(other, other.now["actors"][0])
        while json.loads(next(lines))["seq"] == 0:
            pass


# --- what is documented is what is sent --------------------------------------------------------------------------
class Schema:
    """The schema that the server publishes."""

    def __init__(self, server: Running) -> None:
        self.whole: Json = server.get("/api/schema")
        jsonschema.Draft202012Validator.check_schema(self.whole)
        self.seen: Counter[str] = Counter()

    def check(self, name: str, content: object) -> None:
        self.seen[name] += 1
        self.validator(name).validate(content)

    def validator(self, name: str) -> jsonschema.Draft202012Validator:
        return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": self.whole["$defs"]})

    def check_message(self, message: Json) -> None:
        """As the kind it says it is, and as that one only."""
        self.check(NAMES[message["type"]], message)
        others = [name for kind, name in NAMES.items() if kind != message["type"]]
        assert not any(self.validator(name).is_valid(message) for name in others)


NAMES = {
    "frame": "Frame", "update": "Update", "hint": "Hint", "why": "Why", "chat": "Chat", "note": "Note", "done": "Done",
    "pong": "Pong", "refused": "Refusal",
}  # fmt: skip


@pytest.mark.parametrize("name", subak.game_names())
def test_every_message_is_as_the_schema_says(server: Running, sri: Person, name: str) -> None:
    """A game with everything: talk, notes, hints, whys, undo, turns back, leaving, clocks, a rematch."""
    schema, chooser = Schema(server), random.Random(1)
    opened = sri.open(name, "me", "here", clock={"free": 500, "bank": 500})
    schema.check("Opened", opened)
    with sri.at(opened["table"]) as line, server.join(opened["table"]) as watcher:
        line.ask(do="say", seat=0, words="hello")
        line.ask(do="note", seat=1, words="to myself")
        watcher.ask(do="say", seat=-1, words="hello", name="Wayan")
        line.hello(opened["table"])
        for _ in range(60):
            if not line.now["over"]:
                do_anything(line, chooser)
        for seat in (0, 1):
            line.ask(do="resign", seat=seat)
        line.wait(lambda frame: bool(frame["over"]))
        watcher.wait(lambda frame: bool(frame["over"]))
        sri.post(f"/api/tables/{opened['table']}/rematch")
        line.wait(lambda frame: frame["rematch"] is not None)
        watcher.wait(lambda frame: frame["rematch"] is not None)
        for message in sampled(line.seen) + sampled(watcher.seen):
            schema.check_message(message)
    check_answers(schema, server, sri, opened["table"])
    assert {"Frame", "Update", "Chat", "Note", "Done", "Refusal"} <= set(schema.seen)


def do_anything(line: Client, chooser: random.Random) -> None:
    """A pick, and one of the other things that people do."""
    seat = chooser.choice(line.now["actors"])
    line.look(seat)
    if line.codes:
        do_pick(line, seat, chooser.choice(line.codes))
    what = chooser.choice(["undo", "ask-back", "agree", "decline", "hint", "leave", "return", "return", "why", "name"])
    line.ask(do=what, seat=chooser.randrange(2), target=line.now["scene"]["sprites"][0][0], name="Sri")


def sampled(messages: list[Json]) -> list[Json]:
    """All that are small; of the others, enough for a test that people wait for."""
    large = [message for message in messages if message["type"] in ("frame", "update")]
    small = [message for message in messages if message["type"] not in ("frame", "update")]
    return small + large[:40] + large[40 :: max(1, len(large) // 40)] + large[-3:]


def check_answers(schema: Schema, server: Running, sri: Person, table: str) -> None:
    paths = {
        "About": "about", "TableInfo": f"tables/{table}", "Lobby": "lobby", "Course": f"tables/{table}/scores",
        "Analysis": f"tables/{table}/analysis", "Frame": f"tables/{table}/replay?move=3&seat=0",
    }  # fmt: skip
    for name, path in paths.items():
        schema.check(name, server.get(f"/api/{path}"))
    schema.check("Mine", sri.http.get("/api/mine").json())
    schema.check("Refusal", server.http.get("/api/tables/nowhere").json())
    done: Json = {"done": 0}
    while done["done"] < 1:
        time.sleep(0.05)
        done = server.get(f"/api/tables/{table}/analysis")
    schema.check("Analysis", done)


REQUESTS: list[tuple[Json, bool]] = [
    ({"do": "hello", "table": "x", "keys": ["k"], "watch": None, "since": 3, "lines": 2, "re": 1}, True),
    ({"do": "hello", "table": "x" * 65}, False),
    ({"do": "hello", "keys": []}, False),
    ({"do": "pick", "seat": 0, "version": 12, "code": 37}, True),
    ({"do": "pick", "seat": 0, "version": -1, "code": 37}, False),
    ({"do": "pick", "seat": 4, "version": 0, "code": 37}, False),
    ({"do": "say", "seat": -1, "words": "x", "name": "y"}, True),
    ({"do": "say", "seat": -1, "words": 1}, False),
    *(({"do": word, "seat": 0}, True) for word in ("look", "undo", "ask-back", "agree", "decline", "leave", "return")),
    ({"do": "ping", "re": 1 << 41}, False),
    ({"do": "dance"}, False),
]


@pytest.mark.parametrize(("request_", "fits"), REQUESTS, ids=lambda value: str(value)[:40])
def test_what_is_asked_for_is_in_the_schema_too(server: Running, request_: Json, fits: bool) -> None:
    """What fits it is understood (refused or not), and nothing else."""
    assert Schema(server).validator("request").is_valid(request_) == fits
    with Client(server) as line:
        code = line.ask(**{"re": 0, **request_}).get("code")
        assert (code == "bad-request") != fits


# --- two nodes on one file ---------------------------------------------------------------------------------------
@pytest.fixture
def nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Running]]:
    """Two instances that share nothing but the file, and look at it now and then."""
    monkeypatch.setattr(leases, "ROUND_SECONDS", 0.25)
    with Running(tmp_path / "tables.db", PLENTY) as one, Running(tmp_path / "tables.db", PLENTY) as two:
        yield one, two


def test_a_table_is_the_same_through_both(nodes: tuple[Running, Running]) -> None:
    one, two = nodes
    table, keys = one.open("seasons", "me", "link", seed=3)
    with one.join(table, keys[0]) as first, two.join(table, keys[1]) as second, two.join(table) as watcher:
        assert do_pick(first, 0)["type"] == "done"
        second.ask(do="say", seat=1, words="hello")
        assert first.until(lambda message: message["type"] == "chat")["lines"][0]["words"] == "hello"
        second.ask(do="name", seat=1, name="Ayu")
        first.wait(lambda frame: frame["seats"][1]["name"] == "Ayu")
        seat_by_seat(first, second)
        watcher.wait(lambda frame: frame["over"])
        assert first.look(0)["log"] == second.look(1)["log"] == watcher.now["log"]
        assert first.now["outcome"] == second.now["outcome"] == watcher.now["outcome"]


def test_what_is_told_over_http_is_not_old(nodes: tuple[Running, Running]) -> None:
    one, two = nodes
    table, keys = one.open("rios", "me", "here", seed=3)
    assert two.get(f"/api/tables/{table}")["seq"] == 0
    with one.join(table, *keys) as first:
        first.look(first.now["actors"][0])
        do_pick(first, first.now["actors"][0])
    time.sleep(1)
    assert two.get(f"/api/tables/{table}")["seq"] == 1


def seat_by_seat(first: Client, second: Client) -> None:
    """To the end, each at another node, trying again whatever is stale."""
    while not (first.now["over"] and second.now["over"]):
        for seat, client in enumerate((first, second)):
            client.ask(do="ping")
            if seat in client.now["actors"]:
                pick = do_pick(client, seat)
                assert pick["type"] == "done" or pick["code"] == "stale"


def test_of_two_picks_at_once_exactly_one_wins(nodes: tuple[Running, Running], tmp_path: Path) -> None:
    """The same seat through both nodes: two hands, one move."""
    one, two = nodes
    table, keys = one.open("rios", "me", "here", seed=3)
    with one.join(table, *keys) as first, two.join(table, *keys) as second:
        for _ in range(25):
            race((first, second), tmp_path / "tables.db", table)


def race(clients: tuple[Client, Client], file: Path, table: str) -> None:
    """The first and the last choice of whoever is to move, at the same time."""
    seat, version = clients[0].now["actors"][0], clients[0].now["version"]
    for client in clients:
        client.wait(lambda frame: bool(frame["version"] == version))
        client.look(seat)
    codes = (clients[0].codes[0], clients[0].codes[-1])
    answers = all_at_once(lambda number: do_pick(clients[number], seat, codes[number]), 2)
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    winner = [answer["type"] for answer in answers].index("done")
    assert answers[1 - winner]["code"] == "stale"
    assert clients[1 - winner].now["version"] == version + 1, "with the refusal it has seen the other's move"
    with closing(sqlite3.connect(file)) as base:
        entries = base.execute("SELECT seat, code FROM move WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    assert len(entries) == version + 1
    assert entries[-1] == (seat, codes[winner])
    assert {**clients[0].now, "seats": 0} == {**clients[1].now, "seats": 0}


def test_two_people_who_choose_in_secret_at_the_same_time_are_both_heard(nodes: tuple[Running, Running]) -> None:
    """They race for the number of their entries, but not for what they decide."""
    one, two = nodes
    table, keys = one.open("seasons", "me", "link", seed=3)
    with one.join(table, keys[0]) as first, two.join(table, keys[1]) as second:
        clients = (first, second)
        for _ in range(8):  # the setup and two turns, in which both have the same to do
            answers = all_at_once(lambda n: do_pick(clients[n], n), 2)
            assert [answer["type"] for answer in answers] == ["done", "done"]
            for client in clients:
                client.wait(lambda frame: bool(frame["scene"]["choices"]["options"]))


def take_over(here: Running, table: str, leave: Callable[[], None], *, is_watched: bool = True) -> float:
    """Seconds until a computer's move comes from here, after another node is no more."""
    seq = entries_of(here.data, table)
    with ExitStack() as stack:
        if is_watched:
            stack.enter_context(here.join(table))
        leave()
        started = time.monotonic()
        soon(lambda: assert_more_than(entries_of(here.data, table), seq))
        return time.monotonic() - started


def entries_of(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as base:
        found: int = base.execute("SELECT count(*) FROM move WHERE table_id = ?", (table,)).fetchone()[0]
    return found


def assert_more_than(count: int, before: int) -> None:
    assert count > before


THOUGHTFUL = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "computer", "level": "dragon"}]}
"""A table where a computer player is to move, and thinks for two seconds."""
MOST_SECONDS = 5 + 2


def somebody_sees_to(file: Path, table: str) -> None:
    """Wait until a node has the lease of a table."""

    def look() -> None:
        with closing(sqlite3.connect(file)) as base:
            assert base.execute("SELECT 1 FROM lease WHERE table_id = ?", (table,)).fetchall()

    soon(look)


@pytest.mark.parametrize(("crashes", "is_watched"), [(False, True), (True, True), (False, False)])
def test_when_a_node_ends_the_other_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashes: bool, is_watched: bool
) -> None:
    """In the middle of a computer's thought; whether or not it could give back what it saw to, and somebody looks."""
    file = tmp_path / "tables.db"
    with ExitStack() as first, ExitStack() as second:
        one = first.enter_context(Running(file, PLENTY))
        opened = one.http.post("/api/tables", json=THOUGHTFUL).json()
        one.watch[opened["table"]] = opened["watch"]
        with one.join(opened["table"], opened["keys"][0]):
            somebody_sees_to(file, opened["table"])
            two = second.enter_context(Running(file, PLENTY))
        if crashes:
            monkeypatch.setattr(leases.Leases, "close", left_as_it_is)
        assert take_over(two, opened["table"], first.close, is_watched=is_watched) < MOST_SECONDS
        monkeypatch.undo()


async def left_as_it_is(self: object) -> None:
    """A node that crashes releases nothing."""


class Process:
    """`subak serve` in a process of its own, which can be killed."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "subak.cli.main", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *problem: object) -> None:
        self.kill()

    @property
    def address(self) -> str:
        assert self.process.stdout is not None
        found = re.search(r"127\.0\.0\.1:\d+", self.process.stdout.readline())
        assert found
        return found[0]

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Process(file) as process, ExitStack() as second:
        address = f"http://{process.address}/api/tables"
        opened = httpx.post(address, json=THOUGHTFUL).json()
        headers = {"Authorization": f"Bearer {opened['keys'][0]}"}
        with httpx.stream("GET", f"{address}/{opened['table']}/stream", headers=headers):
            somebody_sees_to(file, opened["table"])
            two = second.enter_context(Running(file, PLENTY))
            two.watch[opened["table"]] = opened["watch"]
            assert take_over(two, opened["table"], process.kill) < MOST_SECONDS


# --- what two nodes could get wrong, one step after the other ----------------------------------------------------
def test_everybody_hears_what_was_said_elsewhere_before_somebody_came(tmp_path: Path) -> None:
    async def body(here: Room) -> None:
        there = Room(tmp_path / "tables.db")
        table = await here.open("seasons", "me", "link")
        other, listener, newcomer = await there.tables.get(table.row.id), Onlooker(0), Onlooker(1)
        other.join(listener)
        await table.say(0, "hello", None)
        other.join(newcomer)
        await other.tell_chat(newcomer)  # as after a hello
        await other.hear(Signal(table.row.id, table.course.version, 1, "the first node"))
        heard = [line.words for message in listener.told if isinstance(message, Chat) for line in message.lines]
        assert heard == ["hello"]
        await there.close()

    within(tmp_path / "tables.db", body)


def test_who_sits_down_while_another_node_writes_gets_the_key(tmp_path: Path) -> None:
    async def body(here: Room) -> None:
        there = Room(tmp_path / "tables.db")
        table = await here.open("seasons", "me", "open")
        other = await there.tables.get(table.row.id)
        await table.pick(0, int(table.game.codes(0)[0]), 0)
        try:
            sat = await there.tables.sit(other, SitWish(), None)
        finally:
            await there.close()
        assert sat.yours == (1,)
        assert sat.key

    within(tmp_path / "tables.db", body)


def test_a_name_given_while_another_node_writes_is_no_refusal(tmp_path: Path) -> None:
    async def body(here: Room) -> None:
        there = Room(tmp_path / "tables.db")
        table = await here.open("seasons", "me", "link")
        other = await there.tables.get(table.row.id)
        await table.pick(0, int(table.game.codes(0)[0]), 0)
        try:
            await other.rename(1, "Ayu")
        finally:
            await there.close()

    within(tmp_path / "tables.db", body)
