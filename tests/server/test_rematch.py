"""Playing again, and the tables that wait for somebody."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from server.harness import PATIENCE, Client, Running
from server.people import PLENTY, Person, all_at_once, do_pick, play_out, refusal


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
            answer = httpx.post(
                f"http://{server.host}{path}", json={}, headers={"Authorization": f"Bearer {wrong}"}, timeout=PATIENCE
            )
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
            lambda number: httpx.post(
                path, json={}, headers={"Authorization": f"Bearer {keys[number % 2]}"}, timeout=PATIENCE
            ),
            6,
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
    over, waiting, not_yet, resigned = (
        sri.open("rios", "me", "link", seed=seed, options={"river_laying": "start_player"})["table"]
        for seed in range(4)
    )
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
