"""Never trust a client: everything wrong is refused in words, and the connection lives on."""

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import QUICK, Client, Running
from subak.players.levels import LEVELS
from subak.server.wire.refusals import STATUS, Refused
from subak.show.choices import Message
from subak.show.texts import LANGUAGES, Catalogue

ARGUMENTS: dict[str, dict[str, str | int]] = {
    "too-large": {"kilobytes": 64},
    "unknown-language": {"languages": "en, de"},
    "bad-option": {"option": "edition"},
    "bad-level": {"levels": "heron"},
    "bad-name": {"longest": 40},
    "no-such-move": {"last": 35},
    "bad-clock": {"seconds": 10},
    "bad-words": {"longest": 500},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db") as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    """Sits at seat 0 of a table of three."""
    table, keys = server.open("rios", "me", "link", "link", seed=2)
    with server.join(table, keys[0]) as joined:
        yield joined


@pytest.mark.parametrize("code", STATUS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(code: str, language: str) -> None:
    refused = Refused(code, "", **ARGUMENTS.get(code, {})).notice()
    assert len(Catalogue(language).text(refused.message)) > 20
    assert 400 <= STATUS[code] < 600


# --- over the WebSocket ------------------------------------------------------------------------------------------
NONSENSE: list[Any] = [
    b"",
    b"\x00\xff",
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "[" * 5000,
    "{}",
    '{"do": "dance"}',
    '{"do": 7}',
    '{"do": "look"}',
    '{"do": "look", "seat": "0"}',
    '{"do": "look", "seat": 4}',
    '{"do": "look", "seat": -2}',
    '{"do": "look", "seat": 0.5}',
    '{"do": "pick", "seat": 0, "seq": 0}',
    '{"do": "pick", "seat": 0, "seq": -1, "code": 0}',
    '{"do": "pick", "seat": 0, "seq": 0, "code": 1e400}',
    '{"do": "pick", "seat": 0, "seq": 0, "code": 99999999999999999999999}',
    '{"do": "pick", "seat": 0, "seq": 0, "code": true}',
    '{"do": "hello", "table": null}',
    '{"do": "hello", "table": "%s"}' % ("x" * 65),
    '{"do": "hello", "table": "x", "keys": ["a", "b", "c", "d", "e"]}',
    '{"do": "why", "seat": 0, "target": "%s"}' % ("x" * 201),
    '{"do": "hello", "table": "\\ud800"}',
    '{"do": "ping", "re": -1}',
    '{"do": "ping", "re": "x"}',
]


def test_nonsense_is_a_bad_request_and_nothing_more(client: Client) -> None:
    for text in NONSENSE:
        client.socket.send(text)
        answer = client.receive()
        assert (answer["type"], answer["code"]) == ("refused", "bad-request"), text
    assert client.ask(do="ping")["type"] == "pong"
    assert client.look(0)["seq"] == 0


def test_what_is_too_large_is_refused_and_the_line_lives_on(client: Client) -> None:
    client.socket.send(json.dumps({"do": "ping", "more": "x" * 70_000}))
    assert client.receive()["code"] == "too-large"
    assert client.ask(do="ping")["type"] == "pong"


def test_first_of_all_hello(server: Running) -> None:
    with Client(server) as client:
        for message in ({"do": "look"}, {"do": "undo"}, {"do": "hint"}, {"do": "pick", "version": 0, "code": 0}):
            assert client.refused(**message, seat=0) == "hello-first"
        assert client.refused(do="name", seat=0, name="x") == "hello-first"
        assert client.refused(do="why", seat=0, target="x") == "hello-first"
        assert client.refused(do="hello", table="nowhere") == "unknown-table"
        assert client.refused(do="hello", table="'; DROP TABLE move; --") == "unknown-table"


def test_a_key_opens_only_its_own_seat(server: Running) -> None:
    table, keys = server.open("rios", "me", "link", "computer:seedling")
    other, other_keys = server.open("rios", "me", "link")
    with Client(server) as client:
        for key in ("", "x", "ü", other_keys[0], keys[0][:-1], keys[0] + "A"):
            assert client.refused(do="hello", table=table, keys=[key]) == "bad-key"
        assert client.refused(do="hello", table=table, keys=[keys[0], "wrong"]) == "bad-key"
        client.hello(table, keys[1])
        assert client.now["yours"] == [1]
        assert client.refused(do="hello", table=other, keys=keys[:1]) == "bad-key"
        assert client.look(1)["yours"] == [1], "a hello that is refused leaves everything as it was"


def test_others_seats_are_not_one_s_own(client: Client, server: Running) -> None:
    for seat, code in ((1, "not-your-seat"), (2, "not-your-seat"), (3, "bad-seat"), (-1, "bad-seat")):
        assert client.refused(do="look", seat=seat) == code
        assert client.refused(do="pick", seat=seat, version=0, code=0) == code
        assert client.refused(do="undo", seat=seat) == code
        assert client.refused(do="hint", seat=seat) == code
        assert client.refused(do="why", seat=seat, target="x") == code
        assert client.refused(do="name", seat=seat, name="x") == code
    table, _ = server.open("rios", "me", "link")
    with server.join(table) as watcher:
        assert watcher.refused(do="pick", seat=0, version=0, code=watcher.now["seq"]) == "not-your-seat"
        assert watcher.refused(do="look", seat=0) == "not-your-seat"


def test_moves_that_are_none(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed=2)
    with server.join(table, keys[0]) as client:
        wrong = next(code for code in range(1000) if code not in client.codes)
        assert client.refused(do="pick", seat=0, version=0, code=wrong) == "illegal"
        assert client.refused(do="pick", seat=0, version=0, code=1 << 39) == "illegal"
        assert client.refused(do="pick", seat=0, version=7, code=client.codes[0]) == "stale"
        assert client.refused(do="undo", seat=0) == "cannot-undo"
        first = client.codes
        for _ in range(10):
            if 0 not in client.now["actors"]:
                break
            client.play(0, client.codes[0])
        assert client.refused(do="pick", seat=0, version=client.now["version"], code=first[0]) == "not-your-turn"
        assert client.refused(do="pick", seat=0, version=0, code=first[0]) == "stale"
        assert client.refused(do="hint", seat=0) == "not-your-turn"
        assert client.look(0)["seq"] == client.now["seq"]


def test_after_the_end_nothing_goes(server: Running) -> None:
    table, keys = server.open("seasons", "me", "here", seed=2)
    with server.join(table, *keys) as client:
        while not client.now["over"]:
            seat = client.now["actors"][0]
            client.look(seat)
            client.play(seat, client.codes[0])
        assert client.refused(do="pick", seat=0, version=client.now["version"], code=0) == "game-over"
        assert client.refused(do="undo", seat=0) == "cannot-undo"
        assert client.refused(do="hint", seat=0) == "game-over"
        assert not client.now["can_undo"]


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "\u202egnirts", "\x00"])
def test_names_that_are_none(client: Client, name: str) -> None:
    assert client.refused(do="name", seat=0, name=name) == "bad-name"


def test_one_hint_at_a_time(tmp_path: Path, slow_hints: threading.Event) -> None:
    with Running(tmp_path / "tables.db") as server:
        table, keys = server.open("seasons", "me", "link")
        with server.join(table, keys[0]) as client:
            client.send(do="hint", seat=0)
            assert client.refused(do="hint", seat=0) == "busy"
            slow_hints.set()
            assert client.until(lambda message: message.get("re") == client.next - 2)["type"] == "hint"
            slow_hints.clear()
            client.send(do="hint", seat=0)
            assert client.answer_to(client.pick(0, client.codes[0]))["type"] == "done"
            slow_hints.set()
            assert client.until(lambda message: message["type"] == "refused")["code"] == "stale"


def test_too_many_requests_are_refused_and_in_the_end_cut_off(tmp_path: Path) -> None:
    settings = replace(QUICK, requests_at_once=5, requests_per_second=0.001)
    with Running(tmp_path / "tables.db", settings) as server:
        with Client(server) as client:
            for _ in range(8):
                client.socket.send('{"do": "ping"}')
            answers = [client.receive() for _ in range(8)]
            assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["refused"] * 3
            assert answers[-1]["code"] == "too-many"
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                for _ in range(200):
                    client.socket.send('{"do": "ping"}')
                for _ in range(200):
                    client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        with Client(server) as other:
            assert other.ask(do="ping")["type"] == "pong"


def test_who_sends_a_megabyte_is_cut_off_at_once(server: Running) -> None:
    with Client(server) as client, pytest.raises(ConnectionClosed):  # noqa: PT012
        client.socket.send("x" * 2_000_000)
        client.receive()
    with Client(server) as other:
        assert other.ask(do="ping")["type"] == "pong"


def test_a_mistake_of_ours_is_no_end_of_the_connection(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from subak.server.tables.advice import Advice

    def fail(advice: Advice, seat: int, target: str) -> Message:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(Advice, "why", fail)
    answer = client.ask(do="why", seat=0, target="x")
    assert answer["code"] == "broken"
    assert "secret" not in json.dumps(answer)
    assert client.ask(do="ping")["type"] == "pong"


# --- over HTTP ---------------------------------------------------------------------------------------------------
def wish(**changes: Any) -> Any:
    return {"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}], **changes}


WISHES: list[tuple[Any, str]] = [
    ("[", "bad-request"),
    ([], "bad-request"),
    ({"game": "rios"}, "bad-request"),
    (wish(game="chess"), "unknown-game"),
    (wish(game="../rios"), "unknown-game"),
    (wish(seats=[{"kind": "me"}]), "bad-seats"),
    (wish(seats=[]), "bad-seats"),
    (wish(seats=[{"kind": "me"}] * 5), "bad-request"),
    (wish(game="seasons", seats=[{"kind": "me"}] * 3), "bad-seats"),
    (wish(seats=[{"kind": "me"}, {"kind": "robot"}]), "bad-request"),
    (wish(seats=[{"kind": "me"}, {"kind": "computer", "level": "search:9999999"}]), "bad-level"),
    (wish(seats=[{"kind": "me", "name": "x" * 41}, {"kind": "link"}]), "bad-name"),
    (wish(options={"colour": "red"}), "bad-option"),
    (wish(options={"max_rounds": "many"}), "bad-option"),
    (wish(options={"max_rounds": [1]}), "bad-request"),
    (wish(options={str(number): 1 for number in range(40)}), "bad-request"),
    (wish(options={"x" * 65: 1}), "bad-request"),
    (wish(options={"max_rounds": "x" * 60_000}), "bad-request"),
    (wish(options={"max_rounds": "x" * 70_000}), "too-large"),
    (wish(seed="two\nlines"), "bad-seed"),
    (wish(seed="x" * 65), "bad-request"),
    (wish(seed=1.5), "bad-request"),
]


@pytest.mark.parametrize(("body", "code"), WISHES, ids=range(len(WISHES)))
def test_tables_that_cannot_be(server: Running, body: Any, code: str) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    answer = server.http.post("/api/tables", content=content)
    assert (answer.status_code, answer.json()["code"]) == (STATUS[code], code)
    for language in LANGUAGES:
        message = answer.json()["message"]
        assert Catalogue(language).text(Message(message["id"], message.get("args", {})))


def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, tables_at_once=2, tables_per_second=0)) as server:
        codes = [server.http.post("/api/tables", json=wish()).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_pages_that_are_not_there(server: Running) -> None:
    table, _ = server.open("seasons", "me", "link")
    assert server.refused("/api/nothing") == (404, "not-found")
    assert server.refused("/api/tables") == (404, "not-found")
    assert server.refused("/api/tables/nowhere") == (404, "unknown-table")
    assert server.refused("/api/tables/nowhere/record") == (404, "unknown-table")
    assert server.refused("/api/drawings/nowhere") == (404, "unknown-table")
    assert server.refused("/texts/fr.ftl") == (404, "unknown-language")
    assert server.refused("/texts/..%2f..%2fx.ftl")[0] == 404
    assert server.refused("/api/rules/chess/en") == (404, "unknown-game")
    assert server.refused("/api/rules/rios/fr") == (404, "unknown-language")
    assert server.refused("/api/lessons/chess") == (404, "unknown-game")
    assert server.refused("/assets/nothing.js")[0] == 404
    for part in ("record", "replay?move=1", "analysis"):
        assert server.refused(f"/api/tables/{table}/{part}") == (409, "not-over")


def test_levels_are_those_of_the_players() -> None:
    """A client cannot order a computer player that thinks for minutes."""
    assert all(level in LEVELS for level in ("seedling", "dragon"))
    assert not any(":" in level for level in LEVELS)
