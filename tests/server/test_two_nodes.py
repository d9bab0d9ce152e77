"""Two nodes on one file."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from server.harness import PATIENCE, Client, Running
from server.people import PLENTY, all_at_once, assert_more_than, do_pick, entries_of, soon
from server.test_tables import Onlooker, Room, within
from subak.server.tables import leases
from subak.server.tables.bus import Signal
from subak.server.wire.messages import Chat, SitWish


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
    soon(lambda: assert_told(two, table, 1))


def assert_told(node: Running, table: str, seq: int) -> None:
    assert node.get(f"/api/tables/{table}")["seq"] == seq


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


def take_over(here: Running, table: str, leave: Callable[[], None], *, is_watched: bool = True) -> None:
    """Wait until a computer's move comes from here, after another node is no more."""
    seq = entries_of(here.data, table)
    with ExitStack() as stack:
        if is_watched:
            stack.enter_context(here.join(table))
        leave()
        soon(lambda: assert_more_than(entries_of(here.data, table), seq))


THOUGHTFUL = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "computer", "level": "dragon"}]}
"""A table where a computer player is to move, and thinks for two seconds."""


def test_a_table_is_without_a_node_for_five_seconds_at_most() -> None:
    """Until its lease has run out, and in the next round another node finds it."""
    assert leases.LEASE_SECONDS + leases.ROUND_SECONDS <= 5


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
        take_over(two, opened["table"], first.close, is_watched=is_watched)
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
        opened = httpx.post(address, json=THOUGHTFUL, timeout=PATIENCE).json()
        headers = {"Authorization": f"Bearer {opened['keys'][0]}"}
        with httpx.stream("GET", f"{address}/{opened['table']}/stream", headers=headers, timeout=PATIENCE):
            somebody_sees_to(file, opened["table"])
            two = second.enter_context(Running(file, PLENTY))
            two.watch[opened["table"]] = opened["watch"]
            take_over(two, opened["table"], process.kill)


# --- what two nodes could get wrong, one step after the other ----------------------------------------------------
def test_everybody_hears_what_was_said_elsewhere_before_somebody_came(tmp_path: Path) -> None:
    async def body(here: Room) -> None:
        there = Room(tmp_path / "tables.db")
        table = await here.open("seasons", "me", "link")
        other, listener, newcomer = await there.tables.get(table.row.id), Onlooker(0), Onlooker(1)
        other.join(listener)
        await table.talk.say(0, "hello", None)
        other.join(newcomer)
        await other.talk.tell_all_to(newcomer)  # as after a hello
        await other.hear(Signal(table.row.id, table.journal.version, 1, "the first node"))
        heard = [line.words for message in listener.told if isinstance(message, Chat) for line in message.lines]
        assert heard == ["hello"]
        await there.close()

    within(tmp_path / "tables.db", body)


def test_who_sits_down_while_another_node_writes_gets_the_key(tmp_path: Path) -> None:
    async def body(here: Room) -> None:
        there = Room(tmp_path / "tables.db")
        table = await here.open("seasons", "me", "open")
        other = await there.tables.get(table.row.id)
        await table.entries.pick(0, int(table.game.codes(0)[0]), 0)
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
        await table.entries.pick(0, int(table.game.codes(0)[0]), 0)
        try:
            await other.entries.rename(1, "Ayu")
        finally:
            await there.close()

    within(tmp_path / "tables.db", body)
