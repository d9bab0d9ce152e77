"""What is said at a table, and notes."""

import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from server.harness import PATIENCE, Client, Running
from server.people import PLENTY, play_out, program_asks, refusal
from subak.server import limits


def words_heard(client: Client) -> list[str]:
    """As a client has them: `whole` takes the place of all."""
    heard: list[str] = []
    for message in client.seen:
        if message["type"] == "chat":
            words = [line["words"] for line in message["lines"]]
            heard = words if message["whole"] else heard + words
    return heard


def listen(client: Client) -> list[str]:
    """All that was heard until the server answers a ping."""
    client.ask(do="ping")
    return words_heard(client)


def test_players_hear_spectators_only_when_all_is_over(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed=3)
    with (
        server.join(table, *keys) as players,
        server.join(table) as watcher,
        server.join(table) as another,
    ):
        assert players.ask(do="say", seat=0, words="  hello\nall ")["type"] == "done"
        assert watcher.ask(do="say", seat=-1, words="B has boran", name="Wayan")["type"] == "done"
        assert players.ask(do="say", seat=1, words="good luck")["type"] == "done"
        assert listen(players) == ["hello\nall", "good luck"]
        assert listen(watcher) == listen(another) == ["hello\nall", "B has boran", "good luck"]
        said = [line for message in another.seen if message["type"] == "chat" for line in message["lines"]]
        assert [(line["number"], line["seat"], line["name"]) for line in said] == [
            (0, 0, None),
            (1, -1, "Wayan"),
            (2, 1, None),
        ]
        with server.join(table, keys[1]) as again:
            assert listen(again) == ["hello\nall", "good luck"], "nor who comes later"
        play_out(players)
        players.until(lambda message: message["type"] == "chat" and message["whole"])
        assert listen(players) == ["hello\nall", "B has boran", "good luck"]
        assert listen(another) == ["hello\nall", "B has boran", "good luck"]
        assert watcher.ask(do="say", seat=-1, words="well played")["type"] == "done"
        assert listen(players)[-1] == "well played"


def test_nobody_speaks_for_others(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as player, server.join(table) as watcher:
        assert player.refused(do="say", seat=1, words="x") == "not-your-seat"
        assert player.refused(do="say", seat=-1, words="x") == "not-your-seat"
        assert player.refused(do="say", seat=3, words="x") == "bad-seat"
        assert watcher.refused(do="say", seat=0, words="x") == "not-your-seat"
        assert watcher.refused(do="say", seat=-1, words="x", name="y" * 41) == "bad-name"
        assert player.ask(do="say", seat=0, words="x", name="somebody else")["type"] == "done"
        chat = watcher.until(lambda message: message["type"] == "chat")
        assert chat["lines"][0]["name"] is None


@pytest.mark.parametrize("words", ["", "  \n ", "x" * 501, "a\x00b", "\x1b[2J", "\u202egnirts"])
def test_words_that_are_none(server: Running, words: str) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as player:
        assert player.refused(do="say", seat=0, words=words) == "bad-words"
        assert player.ask(do="say", seat=0, words="x" * 500)["type"] == "done"


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody may talk again by now."""
    monkeypatch.setattr(limits, "Bucket", partial(limits.Bucket, clock=lambda: 0.0))


def test_nobody_talks_all_the_time(server: Running, no_time_passes: None) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as player, server.join(table, keys[1]) as other:
        answers = [player.ask(do="say", seat=0, words=str(number)) for number in range(8)]
        assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 2
        assert answers[-1]["code"] == "too-many"
        assert other.ask(do="say", seat=1, words="and I?")["type"] == "done"
        assert listen(other) == ["0", "1", "2", "3", "4", "5", "and I?"]


def test_programs_do_not_talk_all_the_time_either(server: Running, no_time_passes: None) -> None:
    table, keys = server.open("seasons", "me", "link")
    answers = [program_asks(server, table, keys[0], do="say", seat=0, words=str(number)) for number in range(12)]
    assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 6


def test_programs_get_one_hint_at_a_time_as_well(server: Running, slow_hints: threading.Event) -> None:
    """While one is thought about, the four others are refused."""
    table, keys = server.open("seasons", "me", "link")
    with ThreadPoolExecutor(5) as pool:
        asked = [pool.submit(program_asks, server, table, keys[0], do="hint", seat=0) for _ in range(5)]
        refused = [answer.result() for answer in islice(as_completed(asked, PATIENCE), 4)]
        slow_hints.set()
        answers = [answer.result() for answer in asked]
    assert [refusal(answer)[1] for answer in refused] == ["busy"] * 4
    assert [answer.json()["type"] for answer in answers].count("hint") == 1


def test_words_are_there_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", PLENTY) as server:
        table, keys = server.open("seasons", "me", "link")
        with server.join(table, keys[0]) as player:
            player.ask(do="say", seat=0, words="before")
            player.ask(do="note", seat=0, words="remember")
    with Running(tmp_path / "tables.db", PLENTY) as server, server.join(table, keys[0]) as player:
        player.ask(do="say", seat=0, words="after")
        assert listen(player) == ["before", "after"]
        assert [message["words"] for message in player.seen if message["type"] == "note"] == ["remember"]


def notes_seen(client: Client) -> list[tuple[int, str]]:
    client.ask(do="ping")
    return [(message["seat"], message["words"]) for message in client.seen if message["type"] == "note"]


def test_notes_are_one_s_own(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link")
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second, server.join(table) as watcher:
        assert first.ask(do="note", seat=0, words=" B keeps\nall farmers ")["type"] == "done"
        assert first.refused(do="note", seat=1, words="x") == "not-your-seat"
        assert watcher.refused(do="note", seat=-1, words="x") == "bad-seat"
        assert first.refused(do="note", seat=0, words="x" * 4001) == "bad-words"
        assert first.refused(do="note", seat=0, words="\x00") == "bad-words"
        assert [notes_seen(client) for client in (first, second, watcher)] == [[], [], []]
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second, server.join(table) as watcher:
        assert [notes_seen(client) for client in (first, second, watcher)] == [[(0, "B keeps\nall farmers")], [], []]
        assert first.ask(do="note", seat=0, words="")["type"] == "done"
    with server.join(table, *keys) as both:
        assert notes_seen(both) == []
