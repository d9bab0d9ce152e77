"""Pages of others change nothing here, our own may."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.harness import Running
from server.people import PLENTY, Browser, Person, refusal

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
