"""Whole games over the wire, as browsers play them."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import subak
from server.harness import Client, Json, Running
from subak.game import Game
from subak.server.wire.frames import lines_since, make_frame
from subak.server.wire.messages import encode

GAMES = subak.game_names()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db") as running:
        yield running


def play_on(client: Client, seat: int, chooser: random.Random, moves: int = 10_000) -> None:
    """Random picks of one seat; after each of them the whole frame must be what the updates add up to."""
    for _ in range(moves):
        frame = client.wait(lambda frame: frame["over"] or seat in frame["actors"])
        if frame["over"]:
            return
        assert client.codes
        client.play(seat, chooser.choice(client.codes))
        client.look(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_a_computer(server: Running, name: str) -> None:
    table, keys = server.open(name, "me", "computer:seedling", seed=5)
    assert keys[1] is None
    with server.join(table, keys[0]) as client:
        assert client.now["yours"] == [0]
        play_on(client, 0, random.Random(1))
        assert client.now["over"]
        assert sum(client.now["outcome"]) == pytest.approx(1)
        assert client.now["actors"] == []
        kinds = {message["type"] for message in client.seen}
        game = subak.read(server.http.get(f"/api/tables/{table}/record").text)
        assert game.is_over
        assert len(game) == client.now["seq"]
        assert "update" in kinds
        assert_frames_are_scenes(client, game, 0)


def assert_frames_are_scenes(client: Client, game: Game, seat: int) -> None:
    """Every frame that was sent is made of nothing but what `Game` shows that seat."""
    frames = [message for message in client.seen if message["type"] == "frame"]
    assert len(frames) > 10
    for frame in frames[:: max(1, len(frames) // 25)]:
        assert any(frame == expected for expected in possible_frames(game, seat, frame))


def possible_frames(game: Game, seat: int, frame: Json) -> Iterator[Json]:
    """As after the moves that the seat knows of; others may have picked something in secret, too."""
    for moves in range(frame["seq"], len(game) + 1):
        then = game.at(moves)
        if moves - then.secret_moves((seat,)) == frame["seq"]:
            made = make_frame(then, seat, lines_since(then), version=frame["version"])
            yield json.loads(encode(made)) | {"seats": frame["seats"], "yours": [seat], "seq": frame["seq"]}


@pytest.mark.parametrize("name", GAMES)
def test_two_people_by_their_keys(server: Running, name: str) -> None:
    """Each at their own screen; both, and somebody who watches, come to the same end."""
    table, keys = server.open(name, "me", "link", seed=6)
    chooser = random.Random(2)
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second, server.join(table) as third:
        clients = (first, second)
        while not first.now["over"]:
            seat = chooser.choice(first.now["actors"])
            clients[seat].play(seat, chooser.choice(clients[seat].codes))
            first.ask(do="ping")  # what the other has told of is here, too
            second.ask(do="ping")
        third.wait(lambda frame: frame["over"])
        assert first.now["outcome"] == second.now["outcome"] == third.now["outcome"]
        assert first.now["log"] == second.now["log"] == third.now["log"]
        assert third.now["seat"] == -1
        assert third.now["yours"] == []
        assert not any(frame["scene"]["choices"]["options"] for frame in third.seen if frame["type"] == "frame")


def test_nobody_is_shown_another_s_hand(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed="hands")
    game = subak.new("seasons", seed="hands")
    hands = [game.view(seat).to_dict()["players"][seat]["hand"] for seat in (0, 1)]
    assert hands[0]
    assert not set(hands[0]) & set(hands[1])
    with server.join(table, keys[0]) as client:
        text = json.dumps(client.now)
        assert all(card in text for card in hands[0])
        assert not any(card in text for card in hands[1])
    with server.join(table) as watcher:
        assert not any(card in json.dumps(watcher.now) for card in hands[0] + hands[1])


def test_one_screen_for_two(server: Running) -> None:
    table, keys = server.open("seasons", "me", "here", seed="one screen")
    with server.join(table, keys[0], keys[1]) as client:
        assert client.now["seat"] == 0
        assert client.now["yours"] == [0, 1]
        chooser = random.Random(3)
        while not client.now["over"]:
            seat = client.now["actors"][0]
            client.look(seat)
            assert client.now["seat"] == seat
            client.play(seat, chooser.choice(client.codes))
        assert client.now["over"]


def test_three_computers_and_a_spectator_watch_to_the_end(server: Running) -> None:
    table, keys = server.open("spirits", *["computer:seedling"] * 3, seed=1)
    assert keys == [None] * 3
    with server.join(table) as watcher:
        watcher.wait(lambda frame: frame["over"])
        numbers = [message["seq"] for message in watcher.seen]
        assert numbers == sorted(numbers)
        game = subak.read(server.http.get(f"/api/tables/{table}/record").text)
        shown = {moves - game.at(moves).secret_moves() for moves in range(numbers[0], len(game) + 1)}
        assert shown <= set(numbers) | {0}, "every move is shown by itself, unless it is secret"


def test_computers_rest_while_nobody_looks(server: Running) -> None:
    table, _ = server.open("seasons", "computer:seedling", "computer:seedling")
    assert server.get(f"/api/tables/{table}")["seq"] == 0
    assert server.get(f"/api/tables/{table}")["seq"] == 0
    with server.join(table) as watcher:
        watcher.wait(lambda frame: frame["over"])


# --- taking back, asking -----------------------------------------------------------------------------------------
def test_undo_goes_back_and_shows_what_was_there_before(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed=3)
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second:
        before = first.now
        assert not before["can_undo"]
        first.pick(0, first.codes[0])
        first.wait(lambda frame: frame["seq"] == 1)
        assert first.now["can_undo"]
        after = first.undo(0)
        assert {**after, "seats": before["seats"], "version": before["version"]} == before
        assert after["version"] == before["version"] + 2
        assert first.refused(do="undo", seat=0) == "cannot-undo"
        told = len(second.seen)
        second.ask(do="ping")
        assert [message["type"] for message in second.seen[told:]] == ["pong"], "it was a secret"
        assert not second.now["can_undo"]


def test_undo_keeps_what_the_computer_has_chosen(server: Running) -> None:
    """It decided at once, hidden; the person may still think again."""
    table, keys = server.open("seasons", "me", "computer:seedling", seed=3)
    with server.join(table, keys[0]) as client:
        client.wait(lambda frame: frame["actors"] == [0])
        client.pick(0, client.codes[0])
        client.wait(lambda frame: frame["can_undo"])
        client.undo(0)
        assert client.now["actors"] == [0]
        play_on(client, 0, random.Random(4))
        assert client.now["over"]


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_legal_moves_with_their_chances(server: Running, name: str) -> None:
    table, keys = server.open(name, "me", "link", seed=3)
    with server.join(table, keys[0]) as client:
        if 0 not in client.now["actors"]:
            assert client.refused(do="hint", seat=0) == "not-your-turn"
            return
        hint = client.ask(do="hint", seat=0)
        assert 1 <= len(hint["moves"]) <= 3
        assert {move["code"] for move in hint["moves"]} <= set(client.codes)
        assert all(0 <= move["share"] <= 1 for move in hint["moves"])


@pytest.mark.parametrize("name", GAMES)
def test_why_is_answered_with_a_message(server: Running, name: str) -> None:
    table, keys = server.open(name, "me", "link", seed=3)
    with server.join(table, keys[0]) as client:
        pickable = {option["target"] for option in client.now["scene"]["choices"]["options"]}
        others = [sprite[0] for sprite in client.now["scene"]["sprites"] if sprite[0] not in pickable]
        assert others
        for target in others:
            answer = client.ask(do="why", seat=0, target=target)
            assert answer["type"] == "why", (target, answer)
            assert answer["message"]["id"]
        for target in ("nonsense", "card:", "", "place:\x00", "card:" + "x" * 100):
            assert client.refused(do="why", seat=0, target=target) == "no-such-thing"


def test_names_are_seen_by_all(server: Running) -> None:
    table, keys = server.open("rios", "me", "link")
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second:
        first.send(do="name", seat=0, name="  Sri  ")
        second.wait(lambda frame: frame["seats"][0]["name"] == "Sri")
        first.send(do="name", seat=0, name="")
        second.wait(lambda frame: frame["seats"][0]["name"] is None)
        assert second.look(1)["seats"][0]["name"] is None


def test_who_is_here_is_seen_by_all(server: Running) -> None:
    table, keys = server.open("rios", "me", "link", "computer:seedling")
    with server.join(table, keys[0]) as first:
        assert [seat["here"] for seat in first.now["seats"]] == [True, False, True]
        with server.join(table, keys[1]):
            first.wait(lambda frame: frame["seats"][1]["here"])
        first.wait(lambda frame: not frame["seats"][1]["here"])
    assert [seat["here"] for seat in server.get(f"/api/tables/{table}")["seats"]] == [False, False, True]


def test_ping(server: Running) -> None:
    with Client(server) as client:
        client.socket.send('{"do": "ping"}')
        assert client.receive() == {"type": "pong"}
        assert client.ask(do="ping") == {"type": "pong", "re": 1}


# --- coming back -------------------------------------------------------------------------------------------------
def test_reconnecting_loses_nothing(server: Running) -> None:
    table, keys = server.open("seasons", "me", "link", seed=9)
    with server.join(table, keys[0]) as first, server.join(table, keys[1]) as second:
        first.pick(0, first.codes[0])
        first.wait(lambda frame: frame["seq"] == 1)
        known = first.now
        first.socket.close()
        second.play(1, second.codes[0])
        with server.join(table, keys[0]) as again:
            assert again.now["seq"] == 1
            assert again.now["can_undo"]
            assert again.now["log"][: len(known["log"])] == known["log"]
            again.hello(table)  # the same connection, now as a spectator
            assert again.now["yours"] == []
            assert again.now["seq"] == 0
            again.hello(table, keys[0])
            assert again.now["seq"] == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_restart_continues_where_it_was(tmp_path: Path, name: str) -> None:
    file, chooser = tmp_path / "tables.db", random.Random(8)
    with Running(file) as server:
        table, keys = server.open(name, "me", "computer:seedling", seed=4)
        with server.join(table, keys[0]) as client:
            play_on(client, 0, chooser, 3)
            if client.now["can_undo"]:
                client.ask(do="undo", seat=0)  # an undo is remembered, too (unless the computer was quicker)
            client.wait(lambda frame: frame["actors"] == [0])
            before = client.now
    with Running(file) as server, server.join(table, keys[0]) as client:
        assert client.now == before
        play_on(client, 0, chooser)
        assert client.now["over"]
    assert before["seq"] > 0


def test_computers_continue_after_a_restart(tmp_path: Path) -> None:
    """The server ends while it is their turn."""
    with Running(tmp_path / "tables.db") as server:
        table, _ = server.open("rios", "computer:seedling", "computer:seedling", seed=4)
        with server.join(table) as watcher:
            watcher.wait(lambda frame: frame["seq"] >= 5)
    with Running(tmp_path / "tables.db") as server:
        info: Json = server.get(f"/api/tables/{table}")
        assert info["seq"] >= 5
        assert not info["over"]
        with server.join(table) as watcher:
            watcher.wait(lambda frame: frame["over"])
