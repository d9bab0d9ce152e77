"""A server that has just been installed: people play at once, and nobody notices when the compiled rules take over."""

import random
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from server.harness import Client
from server.serving import Served
from subak.kernel import cache
from subak.kernel.rule import COMPILED
from subak.study.warm import needs_of, warm

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled"),
]
GAME = "seasons"
TABLES, AFTERWARDS, THINKING = 4, 5, 0.1


@pytest.fixture
def lukewarm(tmp_path: Path) -> Path:
    """A cache in which the parts of the rules are, and nothing whole of one game: compiling takes seconds."""
    warm(GAME)
    there = tmp_path / "cache" / "rules" / cache.toolkit()
    there.mkdir(parents=True)
    of_the_game = files_of_the_game()
    for path in cache.cache_folder().iterdir():
        if path.suffix != ".whole" or path.name not in of_the_game:
            shutil.copy(path, there)
    return tmp_path / "cache"


def files_of_the_game() -> set[str]:
    return {need.file for need in needs_of(GAME)}


def play_until_ready(server: Served, number: int) -> list[tuple[str, list[str], int]]:
    """One game after the other until everything is compiled, and some moves more: the tables, their keys, and how many
    moves were acknowledged. Against a computer player, or for two."""
    chance, played, afterwards = random.Random(number), list[tuple[str, list[str], int]](), 0
    while afterwards < AFTERWARDS:
        table, found = server.open(GAME, "link", "link" if number % 2 else "computer:dragon")
        keys, done = [key for key in found if key], 0
        with server.join(table, *keys) as client:
            while afterwards < AFTERWARDS and (seat := own_turn(client)) is not None:
                afterwards += not server.get("/api/preparing")["games"]
                client.look(seat)
                answer = client.answer_to(client.pick(seat, chance.choice(client.codes)))
                if answer.get("code") != "too-many":  # as quick as no person is: it is asked again
                    assert answer["type"] == "done", answer
                    done += 1
                time.sleep(THINKING)  # so that there is time to compile
        played.append((table, keys, done))
    return played


def own_turn(client: Client) -> int | None:
    """Wait for one; none when the game is over."""
    frame = client.wait(lambda frame: not frame["actors"] or bool(set(frame["actors"]) & set(frame["yours"])))
    return next((seat for seat in frame["actors"] if seat in frame["yours"]), None)


def test_tables_go_on_while_the_rules_are_compiled(lukewarm: Path, tmp_path: Path) -> None:
    with Served("--data", tmp_path / "tables.db", SUBAK_CACHE=str(lukewarm)) as server:
        assert GAME in {game["game"] for game in server.get("/api/preparing")["games"]}
        with ThreadPoolExecutor(TABLES) as people:
            played = list(people.map(lambda number: play_until_ready(server, number), range(TABLES)))
        for number, tables in enumerate(played):
            for table, keys, done in tables:
                with server.join(table, *keys) as client:  # no move is lost, none is there twice
                    moves = client.now["seq"]
                    assert moves == done if number % 2 else moves >= done
        assert server.errors == ""


def test_a_server_that_cannot_write_a_cache_has_one_of_its_own(lukewarm: Path, tmp_path: Path) -> None:
    """And deletes it when it stops."""
    (tmp_path / "file").write_text("not a folder")
    blocked = {"SUBAK_CACHE": str(tmp_path / "file" / "cache"), "TMPDIR": str(tmp_path)}
    with Served("--data", tmp_path / "tables.db", **blocked) as server:
        (own,) = tmp_path.glob("subak-*")
        table, keys = server.open(GAME, "link", "link")
        with server.join(table, *keys) as client:
            client.play(0, client.look(0)["scene"]["choices"]["options"][0]["code"])
        ended = server.end()
    assert (ended.code, ended.errors) == (0, "")
    assert not own.exists()
