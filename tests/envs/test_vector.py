"""The Gymnasium vector environment, by Gymnasium's own checks where they fit (its checker of steps knows no masks)."""

from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed (subak[gymnasium])")

from gymnasium.utils import env_checker  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import subak  # noqa: E402
from envs.tables import EVERY_GAME, EVERY_TABLE, random_actions  # noqa: E402
from subak.envs.vector import SubakVectorEnv, lineup  # noqa: E402
from subak.errors import BadOption, BadSeat, IllegalMove  # noqa: E402


@EVERY_GAME
def test_gymnasium_checks_of_reset_pass(name: str) -> None:
    env: Any = SubakVectorEnv(name, 4, seats=2)
    env_checker.check_reset_return_type(env)
    env_checker.check_reset_options(env)
    env_checker.check_reset_seed_determinism(env)
    env_checker.check_space_limit(env.single_observation_space, "observation")


@EVERY_TABLE
def test_steps_are_as_the_spaces_say(name: str, seats: int, options: dict[str, Any]) -> None:
    env, chance = SubakVectorEnv(name, 5, seats=seats, **options), np.random.default_rng(1)
    observations, infos = env.reset(seed=1)
    for _ in range(40):
        assert observations in env.observation_space
        actions = random_actions(infos["action_mask"], chance)
        assert actions in env.action_space
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert rewards.dtype == np.float32
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert ((rewards >= 0) & (rewards <= 1)).all()
        assert infos["action_mask"].any(axis=1).all()
    env.close()


@EVERY_GAME
def test_the_same_seed_and_actions_give_the_same_steps(name: str) -> None:
    """And what was returned is never written to again."""
    runs = []
    for _ in range(2):
        env, chance = SubakVectorEnv(name, 6, opponents="greedy"), np.random.default_rng(2)
        steps: list[Any] = [env.reset(seed=5)]
        for _ in range(30):
            steps.append(env.step(random_actions(steps[-1][-1]["action_mask"], chance)))
        runs.append(steps)
    assert env_checker.data_equivalence(runs[0], runs[1], exact=True)
    assert len({step[0].tobytes() for step in runs[0]}) > 20


def test_without_copies_the_next_step_overwrites() -> None:
    env = SubakVectorEnv("rios", 2, copy=False)
    observations, infos = env.reset(seed=1)
    after, *_ = env.step(infos["action_mask"].argmax(axis=1))
    assert after is observations


def test_without_a_seed_reset_goes_on_drawing() -> None:
    env = SubakVectorEnv("seasons", 1)
    first, _ = env.reset(seed=3)
    then, _ = env.reset()
    again, _ = env.reset(seed=3)
    assert not (first == then).all()
    assert (first == again).all()
    assert (env.reset()[0] == then).all()


@EVERY_GAME
def test_a_finished_game_begins_anew_at_the_next_step(name: str) -> None:
    env, chance = SubakVectorEnv(name, 8, seat=0), np.random.default_rng(4)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    _, infos = env.reset(seed=4)
    over, ended, shares = np.zeros(8, np.bool_), 0, 0.0
    for _ in range(2_000):
        actions = random_actions(infos["action_mask"], chance)
        actions[over] = -7  # ignored
        _, rewards, terminations, _, infos = env.step(actions)
        assert not (terminations & over).any()
        assert not rewards[over].any()
        assert (infos["action_mask"].all(axis=1) == terminations).all()
        over, ended, shares = terminations, ended + int(terminations.sum()), shares + float(rewards.sum())
        if ended > 30:
            break
    assert ended > 30
    assert 0 < shares < ended


def test_an_illegal_action_is_refused() -> None:
    env = SubakVectorEnv("spirits", 2)
    _, infos = env.reset(seed=1)
    with pytest.raises(IllegalMove, match="game 1"):
        env.step([int(infos["action_mask"][0].argmax()), 339])


def test_you_sit_where_you_said_or_where_chance_puts_you() -> None:
    fixed = SubakVectorEnv("rios", 30, seats=3, seat=2)
    assert set(fixed.reset(seed=1)[1]["seat"].tolist()) == {2}
    turning = SubakVectorEnv("rios", 30, seats=3)
    assert set(turning.reset(seed=1)[1]["seat"].tolist()) == {0, 1, 2}
    assert lineup(["greedy", "random"], 3, 0) == ["ask", "greedy", "random"]
    assert lineup(["greedy", "random"], 3, 1) == ["random", "ask", "greedy"]
    assert lineup(["greedy", "random"], 3, 2) == ["greedy", "random", "ask"]
    assert lineup("random", 2, None) == ["ask", "random"]
    with pytest.raises(BadSeat, match="there is no seat 3; expected 0 to 2"):
        SubakVectorEnv("rios", 1, seats=3, seat=3)
    with pytest.raises(BadOption, match="there is no built-in player 'strong'"):
        SubakVectorEnv("rios", 1, opponents="strong")


def test_greedy_opponents_are_stronger_than_random_ones() -> None:
    shares = {}
    for opponents in ("random", "greedy"):
        env, chance, got = SubakVectorEnv("seasons", 64, opponents=opponents), np.random.default_rng(1), list[float]()
        _, infos = env.reset(seed=1)
        for _ in range(40):
            _, rewards, over, _, infos = env.step(random_actions(infos["action_mask"], chance))
            got += rewards[over].tolist()
        shares[opponents] = np.mean(got)
    assert shares["greedy"] < 0.2 < 0.35 < shares["random"] < 0.65


@EVERY_GAME
def test_gymnasium_makes_and_wraps_it(name: str) -> None:
    env = gymnasium.make_vec(f"subak/{name}-v1", num_envs=3, seats=2, opponents="random")
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    _, infos = wrapped.reset(seed=1)
    wrapped.step(infos["action_mask"].argmax(axis=1))
    wrapped.close()
    assert set(subak.game_names()) == {
        spec.split("/")[1].split("-")[0] for spec in gymnasium.registry if spec.startswith("subak/")
    }
