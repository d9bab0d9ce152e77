"""How much anybody may ask of a server."""

import json
import socket
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.harness import PATIENCE, QUICK, Client, Running
from server.people import PLENTY, Browser, Person, do_pick, program_asks, refusal, soon
from subak.server.people import bots


def test_an_address_asks_only_so_often(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, asked_at_once=20, asked_per_second=0.01)) as server:
        table, keys = server.open("rios", "me", "link")
        codes = [server.http.get(f"/api/tables/{table}").status_code for _ in range(30)]
        assert codes == sorted(codes)
        assert 10 <= codes.count(200) <= 20
        for path in (f"/api/tables/{table}", "/api/lobby", "/api/preparing", f"/api/tables/{table}/stream"):
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
            answer = httpx.get(f"http://{server.host}/api/tables/{table}/stream", headers=headers, timeout=PATIENCE)
            assert refusal(answer) == (429, "too-many")
            with Browser(server, **{"x-forwarded-for": "192.0.2.7"}) as other:
                assert other.ask(do="ping")["type"] == "pong"
        soon(lambda: Client(server).__exit__(None, None, None))


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


def test_a_stream_comes_at_once_however_it_is_asked_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressed, too: a line must not wait in the compressor until there are more of them."""
    monkeypatch.setattr(bots, "HEARTBEAT_SECONDS", 2 * PATIENCE)  # nothing pushes it on
    table, keys = server.open("rios", "me", "here")
    headers = {"Authorization": f"Bearer {keys[0]}", "Accept-Encoding": "gzip"}
    asked = server.http.stream("GET", f"/api/tables/{table}/stream", headers=headers)
    with server.join(table, *keys) as other, asked as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "frame"
        other.look(other.now["actors"][0])
        do_pick(other, other.now["actors"][0])
        while json.loads(next(lines))["seq"] == 0:
            pass
