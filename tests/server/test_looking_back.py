"""After the end: the record, the replay, the analysis. Before it: nothing of the kind."""

import hashlib
import json
import random
import time
from collections.abc import Iterator

import pytest

import subak
from server.harness import PATIENCE, Json, Running, run
from subak.server.tables.computers import Pool
from subak.server.tables.lookback import Analyses, described
from subak.server.wire.frames import scene_info
from subak.server.wire.messages import encode
from subak.server.wire.refusals import Refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A game of Seasons that two computers have played."""
    table, _ = server.open("seasons", "computer:seedling", "computer:seedling", seed=None)
    assert server.refused(f"/api/tables/{table}/record") == (409, "not-over")
    with server.join(table) as watcher:
        watcher.wait(lambda frame: frame["over"])
    return table


def test_the_record_is_there_after_the_end_and_fair(server: Running, finished: str) -> None:
    answer = server.http.get(f"/api/tables/{finished}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="seasons-{finished}.txt"' in answer.headers["content-disposition"]
    game = subak.read(answer.text)
    info = server.get(f"/api/tables/{finished}")
    assert (info["seq"], info["over"], info["outcome"]) == (len(game), True, list(game.outcome or ()))
    assert info["seal"] == hashlib.sha256(str(game.seed).encode()).hexdigest(), "the seed was fixed before"


def test_a_chosen_seed_is_not_sealed(server: Running) -> None:
    """Its hash could be guessed, and with it all that is hidden."""
    table, _ = server.open("seasons", "me", "link", seed=7)
    assert server.get(f"/api/tables/{table}")["seal"] is None
    assert server.get(f"/api/tables/{table}")["seed"] is None


def test_the_replay_shows_every_moment_from_every_side(server: Running, finished: str) -> None:
    game = subak.read(server.http.get(f"/api/tables/{finished}/record").text)
    for move in (0, 1, 9, len(game)):
        for seat in (-1, 0, 1):
            frame: Json = server.get(f"/api/tables/{finished}/replay?move={move}&seat={seat}")
            assert (frame["type"], frame["seq"], frame["seat"]) == ("frame", move, seat)
            assert frame["actors"] == list(game.at(move).actors)
            assert all(line["seq"] <= move for line in frame["log"])
            assert frame["scene"] == json.loads(encode(scene_info(game.at(move).scene(seat))))
    assert frame["over"]
    assert server.refused(f"/api/tables/{finished}/replay?move={len(game) + 1}") == (404, "no-such-move")
    assert server.refused(f"/api/tables/{finished}/replay?move=-1") == (404, "no-such-move")
    assert server.refused(f"/api/tables/{finished}/replay?move=0&seat=2") == (400, "bad-seat")
    for text in ("x", "1.5", "", "９９９９９９９９９９", "1e3", "--1"):
        assert server.refused(f"/api/tables/{finished}/replay?move={text}") == (400, "bad-request")


def test_the_points_of_the_whole_game_are_there_after_the_end(server: Running, finished: str) -> None:
    game = subak.read(server.http.get(f"/api/tables/{finished}/record").text)
    points = server.get(f"/api/tables/{finished}/scores")["points"]
    assert len(points) == len(game) + 1
    for move in (0, 7, len(game)):
        frame = server.get(f"/api/tables/{finished}/replay?move={move}")
        assert points[move] == [panel["points"] for panel in frame["scene"]["panels"]]
    running, _ = server.open("seasons", "me", "link")
    assert server.refused(f"/api/tables/{running}/scores") == (409, "not-over")


def test_the_analysis_comes_when_it_is_done_and_is_kept(server: Running, finished: str) -> None:
    address, until, shares = f"/api/tables/{finished}/analysis", time.monotonic() + PATIENCE, list[float]()
    while not shares or shares[-1] < 1:
        assert time.monotonic() < until
        analysis = server.get(address)
        shares.append(analysis["done"])
        time.sleep(0.02)
    assert shares[0] < 1
    assert shares == sorted(shares)
    game = subak.read(server.http.get(f"/api/tables/{finished}/record").text)
    points = analysis["points"]
    assert points
    assert [point["move"] for point in points] == sorted(point["move"] for point in points)
    for point in points:
        assert game.made[point["move"] - 1][0] == point["seat"]
        assert sum(point["shares"]) == pytest.approx(1)
    for point in analysis["turning_points"]:
        assert point["loss"] == pytest.approx(point["better_share"] - point["share"], abs=0.002)
        assert point["played"]["id"]
        assert point["better"]["id"]
        assert point["played"] != point["better"]
    assert server.get(address) == analysis


def test_turning_points_are_told_in_messages() -> None:
    """Where much is given away: the worst move of a whole game."""
    from subak.show.choices import Move
    from subak.study.analysis import Moment, Option

    game, chooser = subak.new("seasons", seed=3), random.Random(1)
    while game.actors:
        seat = game.actors[0]
        game.push(int(chooser.choice(game.codes(seat).tolist())), seat)
    before = game.at(4)
    seat, code = game.made[4]
    other = next(int(found) for found in before.codes(seat) if found != code)
    moment = Moment(5, Move(seat, code, ""), 0.2, Option(Move(seat, other, ""), 0.7, 1.0))
    (point,) = described(game, [moment]).turning_points
    labels = {choice.move.code: choice.label for choice in before.choices(seat)}
    assert (point.move, point.seat, point.loss) == (5, seat, 0.5)
    assert (point.played, point.better) == (labels[code], labels[other])


def test_an_analysis_that_stumbles_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from subak.server.tables import lookback

    async def use() -> None:
        pool = Pool()
        analyses = Analyses(pool, 5)
        game = subak.new("seasons", seed=1)
        assert analyses.of("t", game).done == 0
        await asyncio.gather(*analyses._tasks.values())
        assert "t" not in analyses._known
        monkeypatch.setattr(lookback, "MOST_WAITING", 1)
        analyses.of("a", game)
        with pytest.raises(Refused, match="busy"):
            analyses.of("b", game)
        await analyses.close()
        pool.close()

    def fail(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(lookback, "analyse", fail)
    run(use())
