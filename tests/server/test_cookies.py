"""Cookies over a real server: what they open, who can read them, how they are forgotten."""

import httpx
import pytest

from server.harness import PATIENCE, Running
from server.people import Browser, Person, refusal


def attributes(answer: httpx.Response) -> set[str]:
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_no_script_can_read_the_cookie_and_no_other_page_can_send_it(server: Running) -> None:
    body = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}], "hold": "cookie"}
    plain = httpx.post(f"http://{server.host}/api/tables", json=body, timeout=PATIENCE)
    assert {"httponly", "samesite=strict", "path=/"} <= attributes(plain)
    assert "secure" not in attributes(plain), "over http it would not be kept"
    safe = httpx.post(
        f"http://{server.host}/api/tables", json=body, headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE
    )
    assert {"httponly", "samesite=strict", "secure"} <= attributes(safe)
    assert plain.headers["set-cookie"].split(";")[0] != safe.headers["set-cookie"].split(";")[0]


def test_without_a_wish_for_it_nobody_gets_a_cookie(server: Running) -> None:
    body = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = httpx.post(f"http://{server.host}/api/tables", json=body, timeout=PATIENCE)
    assert "set-cookie" not in answer.headers
    assert answer.json()["keys"][0]
    sat = httpx.post(f"http://{server.host}/api/tables/{answer.json()['table']}/sit", json={}, timeout=PATIENCE)
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
    with httpx.Client(base_url=f"http://{server.host}", headers={b"Cookie": cookie.encode()}, timeout=PATIENCE) as http:
        assert http.get("/api/mine").json() == {"tables": []}
