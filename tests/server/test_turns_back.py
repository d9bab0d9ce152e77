"""Turns that go back, and seats that are left."""

from collections.abc import Iterator

import pytest

from server.harness import Client, Running
from server.people import do_pick, play_out


@pytest.fixture
def placing(server: Running) -> Iterator[tuple[Client, Client]]:
    """Dos Rios, A and B; the rivers are laid, and A has placed the first campesino."""
    table, keys = server.open("rios", "me", "link", seed=3, river_laying="start_player")
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
    table, keys = server.open("rios", "me", "computer:seedling", seed=3, river_laying="start_player")
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
