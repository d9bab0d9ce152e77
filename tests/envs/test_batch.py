"""Batches: the same games as one by one, whatever the number of threads; refusals; built-in players."""

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import subak
from envs.tables import EVERY_GAME, EVERY_TABLE, random_actions
from subak.envs import Batch, batch, encoding_of, play_games
from subak.errors import BadOption, IllegalMove
from subak.game import Game


def game_in(games: Batch, at: int) -> Game:
    """One game of a batch as a Game."""
    game = subak.new(games.kind.name, seats=games.seats, seed=0, options=games.options)
    game._attach(games.states[at : at + 1].copy())
    return game


@EVERY_TABLE
def test_a_batch_plays_as_single_games_do(name: str, seats: int, options: dict[str, Any]) -> None:
    games, chance, encoding = (
        Batch(name, 3, seats=seats, seed=11, **options),
        np.random.default_rng(1),
        encoding_of(name),
    )
    single = [game_in(games, at) for at in range(3)]
    for _ in range(60):
        actions = random_actions(games.masks, chance)
        for at, game in enumerate(single):
            if not games.is_over[at]:
                game.push(int(actions[at]), int(games.asked[at]))
        began = games.is_over.copy()
        games.step(actions)
        for at, game in enumerate(single):
            if began[at]:
                single[at] = game = game_in(games, at)
            assert game.to_bytes() == games.states[at : at + 1].tobytes()
            seat = int(games.asked[at])
            tensor, mask = encoding.look(game, seat)
            assert (tensor == games.observations[at]).all()
            if game.is_over:
                assert games.is_over[at]
                assert games.rewards[at].tolist() == pytest.approx(game.outcome)
                assert games.reward[at] == games.rewards[at, seat]
                assert tuple(games.points[at].tolist()) == game.scores
                assert games.masks[at].all()
            else:
                assert seat == game.actors[0]
                assert (mask == games.masks[at]).all()
                assert not games.rewards[at].any()
                assert not games.reward[at]


def traces(name: str, count: int, threads: int, **settings: Any) -> list[str]:
    """A hash of everything that happened in each game of a batch."""
    games = Batch(name, count, seed="same", threads=threads, **settings)
    hashes = [hashlib.blake2b() for _ in range(count)]
    dice = [random.Random(at) for at in range(count)]
    for _ in range(40):
        actions = [dice[at].choice(np.flatnonzero(games.masks[at]).tolist()) for at in range(count)]
        games.step(actions)
        for at in range(count):
            for seen in (games.states[at : at + 1], games.observations[at], games.masks[at], games.rewards[at]):
                hashes[at].update(seen.tobytes())
    games.close()
    return [trace.hexdigest() for trace in hashes]


@EVERY_GAME
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "GAMES_A_THREAD", 1)
    players = ["ask", "greedy"]
    once = traces(name, 8, 1, players=players, turning=True)
    assert len(set(once)) == 8
    assert traces(name, 8, 3, players=players, turning=True) == once
    assert traces(name, 5, 2, players=players, turning=True) == once[:5]


@EVERY_GAME
def test_a_used_batch_begins_like_a_fresh_one(name: str) -> None:
    used, fresh = (Batch(name, 4, players=("ask", "random"), turning=True, seed=seed) for seed in (1, 2))
    chance = np.random.default_rng(0)
    for _ in range(25):
        used.step(random_actions(used.masks, chance))
    used.reset(2)
    for field in ("states", "observations", "masks", "asked", "is_over", "rewards", "decisions", "turned"):
        assert getattr(used, field).tobytes() == getattr(fresh, field).tobytes(), field


@EVERY_GAME
def test_games_of_a_seed_are_numbered(name: str) -> None:
    all_six, last_two = Batch(name, 6, seed=1), Batch(name, 2, seed=1)
    last_two.reset(1, first=4)
    assert last_two.states.tobytes() == all_six.states[4:].tobytes()


def test_another_seed_deals_otherwise_and_none_is_random() -> None:
    seen = {Batch("seasons", 1, seed=seed).states.tobytes() for seed in (1, 2, "1 ", None, None)}
    assert len(seen) == 5
    assert Batch("seasons", 1, seed=1).states.tobytes() == Batch("seasons", 1, seed="1").states.tobytes()


@pytest.mark.parametrize("wrong", [-1, 2_111, 2_112, 1 << 40])
def test_an_illegal_action_is_refused_and_nothing_changes(wrong: int) -> None:
    games = Batch("seasons", 3, seed=1)
    before = games.states.tobytes(), games.observations.tobytes(), games.masks.tobytes()
    actions = games.masks.argmax(axis=1)
    actions[2] = wrong
    with pytest.raises(IllegalMove, match=f"game 2, A: {wrong} is not possible; expected one of "):
        games.step(actions)
    assert (games.states.tobytes(), games.observations.tobytes(), games.masks.tobytes()) == before
    with pytest.raises(IllegalMove, match=r"shape \(2,\); expected one for each game, \(3,\)"):
        games.step(actions[:2])


@pytest.mark.parametrize("field", ["states", "masks", "asked", "is_over", "rewards", "turned"])
def test_what_the_kernels_trust_cannot_be_written(field: str) -> None:
    with pytest.raises(ValueError, match="read-only"):
        getattr(Batch("seasons", 1, seed=1), field)[...] = 1


@EVERY_GAME
def test_built_in_players_take_their_seats(name: str) -> None:
    """Only the asked player is asked, wherever it sits; greedy players win against random ones."""
    games, chance, seats = (
        Batch(name, 40, players=("ask", "random"), turning=True, seed=3),
        np.random.default_rng(3),
        set(),
    )
    for _ in range(10):
        assert (games.asked == games.turned).all()
        seats.update(games.asked.tolist())
        games.step(random_actions(games.masks, chance))
    assert seats == {0, 1}
    played = play_games(name, 40, players=("greedy", "random"), turning=True, seed=4, threads=1)
    assert played.by_player(played.shares)[:, 0].mean() > 0.7


@EVERY_GAME
def test_whole_games_are_played_to_their_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In blocks; a function as a player is asked for the games in which it is to choose."""
    monkeypatch.setattr(batch, "BLOCK", 8)
    chance, asked = np.random.default_rng(0), []

    def first_legal(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        assert len(observations) == len(masks)
        assert (masks.sum(axis=1) > 0).all()
        return masks.argmax(axis=1)

    def by_chance(observations: Any, masks: Any) -> Any:
        return random_actions(masks, chance)

    played = play_games(name, 20, players=(first_legal, by_chance), seed=2)
    assert played.shares.shape == played.points.shape == (20, 2)
    assert np.allclose(played.shares.sum(axis=1), 1)
    assert max(asked) <= 8
    alone = play_games(name, 20, players="random", seed=2, threads=1)
    again = play_games(name, 20, players="random", seed=2, threads=2)
    assert (alone.points == again.points).all()
    assert alone.decisions == again.decisions > 20


def test_results_by_player_follow_the_turned_seats() -> None:
    played = batch.Played(np.eye(2, dtype=np.float32), np.array([[1, 2], [3, 4]]), np.array([0, 1], np.int8), 9)
    assert played.by_player(played.shares).tolist() == [[1, 0], [1, 0]]
    assert played.by_player(played.points).tolist() == [[1, 2], [4, 3]]


def test_a_finished_game_stays_if_nobody_wants_it_again() -> None:
    games, chance = Batch("seasons", 2, seed=1, again=False), np.random.default_rng(1)
    while not games.is_over.all():
        games.step(random_actions(games.masks, chance))
    before = games.states.tobytes(), games.rewards.tobytes()
    games.step([0, 0])
    assert (games.states.tobytes(), games.rewards.tobytes()) == before


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": ("ask", "hero")}, "there is no built-in player 'hero'; expected one of"),
        ({"players": ("ask",)}, "1 players for 2 seats"),
        ({"seats": 5}, "5 seats are not possible"),
        ({"count": 0}, "count: 0 is not possible; expected a whole number from 1 on"),
        ({"threads": -1}, "threads: -1 is not possible"),
        ({"edition": "fr"}, "option edition: 'fr' is not possible"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Batch("seasons", **{"count": 1, **settings})


UNCOMPILED = """
import hashlib, sys
from subak.envs import Batch
for name in ("seasons", "spirits", "rios"):
    games, trace = Batch(name, 2, players=("ask", "random"), seed=1, threads=1), hashlib.blake2b()
    for _ in range(12):
        games.step(games.masks.argmax(axis=1))
        trace.update(games.observations.tobytes() + games.masks.tobytes())
    print(trace.hexdigest())
"""


def test_uncompiled_kernels_write_the_same() -> None:
    path = str(Path(subak.__file__).parents[1])
    answers = [
        subprocess.run(
            [sys.executable, "-c", UNCOMPILED],
            env={**os.environ, "NUMBA_DISABLE_JIT": off, "PYTHONPATH": path},
            capture_output=True,
            check=True,
        ).stdout
        for off in ("0", "1")
    ]
    assert answers[0] == answers[1]
