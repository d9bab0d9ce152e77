"""Who may look on, and with which key."""

from server.harness import Client, Running
from server.people import refusal


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
