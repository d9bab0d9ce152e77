"""Clocks: when they run, and what happens when they run out."""

import pytest

from server.harness import Json, Running
from server.people import Person, do_pick, refusal, soon
from subak.server.tables import tables


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
            line.pick(0, line.codes[0])
            clock = line.wait(lambda frame: frame["clock"]["since"][1] is not None)["clock"]
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
    """The next round finds the table in the store."""
    with Person(server) as sri:
        opened = sri.open("seasons", "me", "link", clock={"free": 0.3, "bank": 0})
        table = opened["table"]
        come_and_go(server, table, opened["keys"][1])
        with sri.at(table) as line:
            line.pick(0, line.codes[0])
            line.wait(lambda frame: frame["seq"] > 0)
        soon(lambda: assert_away(server, table))


def assert_away(server: Running, table: str) -> None:
    assert [seat["away"] for seat in server.get(f"/api/tables/{table}")["seats"]] == ["timeout", "timeout"]


def come_and_go(server: Running, table: str, key: str) -> None:
    """Nobody's clock runs before they have been there."""
    with server.join(table, key):
        pass


def wait_for_a_timeout_elsewhere(server: Running, sri: Person) -> None:
    """Another table, where somebody has come: when their time is up, everybody's would be who was asked before."""
    opened = sri.open("seasons", "me", "link", clock={"free": 0.3, "bank": 0.3})
    come_and_go(server, opened["table"], opened["keys"][1])
    with sri.at(opened["table"]) as line:
        line.pick(0, line.codes[0])
        line.wait(lambda frame: frame["seats"][1]["away"] == "timeout")


@pytest.mark.parametrize("kind", ["open", "link"])
def test_nobody_s_clock_runs_before_they_have_come(server: Running, sri: Person, quick_clocks: None, kind: str) -> None:
    table = sri.open("seasons", "me", kind, clock={"free": 0.3, "bank": 0.3})["table"]
    with sri.at(table) as line:
        while line.now["actors"] != [1]:  # the rest is up to whoever comes
            do_pick(line, 0)
        wait_for_a_timeout_elsewhere(server, sri)
        line.ask(do="ping")
        assert line.now["seats"][1]["away"] is None
        assert line.now["clock"]["since"] == [None, None]


@pytest.mark.parametrize(
    "clock", [{"free": 0, "bank": 0}, {"free": 4, "bank": 5}, {"free": -1, "bank": 60}, {"free": 1e9}]
)
def test_clocks_that_are_none(server: Running, clock: Json) -> None:
    body = {"game": "rios", "seats": [{"kind": "me"}, {"kind": "link"}], "clock": clock}
    assert refusal(server.http.post("/api/tables", json=body)) in ((400, "bad-clock"), (400, "bad-request"))
