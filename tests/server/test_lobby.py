"""Free seats in the lobby, and who gets them."""

from contextlib import ExitStack

import httpx
import pytest

from server.harness import PATIENCE, Running
from server.people import Person, all_at_once, refusal


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
        key = httpx.post(f"http://{server.host}/api/tables/{table}/sit", json={}, timeout=PATIENCE).json()["key"]
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
