"""`examples/bot.py`, a program that knows nothing but choices, plays whole games against computer players."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

import subak
from server.harness import PATIENCE, QUICK, Client, Json, Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
OFTEN = replace(QUICK, asked_at_once=100_000)
"""Programs are quicker than people."""
EVERY_LINE = pytest.mark.parametrize("line", ["ws", "http"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db", OFTEN) as running:
        yield running


class Bot:
    """The program, in a process of its own; ended with the block if not before."""

    def __init__(self, server: Running, table: str, key: str, line: str, *more: str) -> None:
        command = [sys.executable, str(BOT), f"http://{server.host}/", table, key, "--line", line, *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def __enter__(self) -> "Bot":
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self) -> tuple[int, str, str]:
        """Exit status, what it said, and its complaints."""
        said, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, complaints


def played(server: Running, table: str, key: str, line: str, *more: str) -> tuple[int, str, str]:
    with Bot(server, table, key, line, *more) as bot:
        return bot.end()


@EVERY_LINE
@pytest.mark.parametrize("name", subak.game_names())
def test_it_plays_every_game_to_the_end(server: Running, name: str, line: str) -> None:
    table, keys = server.open(name, "link", "computer:seedling", seed=5)
    status, said, complaints = played(server, table, keys[0], line, "--name", "Rajah", "--seed", "1")
    assert (status, complaints) == (0, "")
    info: Json = server.get(f"/api/tables/{table}")
    assert info["over"]
    assert info["seats"][0]["name"] == "Rajah"
    assert said == f"over: my share of the win is {info['outcome'][0]}\n"


def test_it_takes_what_promises_the_most_points(server: Running) -> None:
    """A move whose preview had fewer points than another one's is never its choice."""
    table, keys = server.open("seasons", "link", "computer:seedling", seed=5)
    assert played(server, table, keys[0], "ws")[0] == 0
    game = subak.read(server.http.get(f"/api/tables/{table}/record").text)
    chances = 0
    for number, (seat, code) in enumerate(game.made):
        if seat == 0:
            promised = {
                choice.move.code: choice.preview.get("points", 0) for choice in game.at(number).choices(0).options
            }
            assert promised[code] == max(promised.values())
            chances += len(set(promised.values())) > 1
    assert chances > 3


def test_two_of_them_play_over_different_lines(server: Running) -> None:
    table, keys = server.open("seasons", "link", "link", seed=6)
    with Bot(server, table, keys[0], "ws") as first, Bot(server, table, keys[1], "http") as second:
        ends = [first.end(), second.end()]
    assert [(status, complaints) for status, _, complaints in ends] == [(0, ""), (0, "")]
    assert sum(float(said.split()[-1]) for _, said, _ in ends) == 1


@EVERY_LINE
def test_it_comes_back_when_the_server_does(tmp_path: Path, line: str) -> None:
    with ExitStack() as stack:
        with Running(tmp_path / "tables.db", OFTEN) as server:
            table, keys = server.open("seasons", "link", "link", seed=7)
            bot = stack.enter_context(Bot(server, table, keys[0], line))
            with server.join(table, keys[1]) as other:
                other.wait(lambda frame: frame["seats"][0]["here"])
                play_along(other, until=12)
        with Running(tmp_path / "tables.db", OFTEN, port=server.port) as server, server.join(table, keys[1]) as other:
            play_along(other)
            status, said, complaints = bot.end()
    assert (status, said[:5]) == (0, "over:")
    assert "trying again" in complaints


def play_along(other: Client, until: int = 10_000) -> None:
    """The first of all choices, as the second seat."""
    while not other.now["over"] and other.now["seq"] < until:
        other.wait(lambda frame: frame["over"] or 1 in frame["actors"])
        if not other.now["over"]:
            pick = other.ask(do="pick", seat=1, version=other.now["version"], code=other.codes[0])
            assert pick["type"] == "done"


@EVERY_LINE
def test_it_waits_where_it_is_told_that_it_asks_too_often(tmp_path: Path, line: str) -> None:
    """Refused requests are made again; nothing is lost, and nobody is cut off."""
    slow = replace(QUICK, requests_at_once=5, requests_per_second=15, asked_at_once=12, asked_per_second=40)
    with Running(tmp_path / "tables.db", slow) as server:
        table, keys = server.open("seasons", "link", "computer:seedling", seed=5)
        assert played(server, table, keys[0], line)[0] == 0


@EVERY_LINE
def test_a_wrong_key_is_the_end(server: Running, line: str) -> None:
    table, _ = server.open("seasons", "link", "link")
    status, _, complaints = played(server, table, "wrong", line)
    assert (status, complaints) == (1, "the server refuses: bad-key\n")
