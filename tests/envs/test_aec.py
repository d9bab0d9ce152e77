"""The PettingZoo environments, by PettingZoo's own tests.

Its `max_cycles_test` is not among them: it steps all agents at once, with actions that no mask has seen.
"""

import time
import warnings
from itertools import count
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (subak[pettingzoo])")

from pettingzoo.test import api_test, performance_benchmark, seed_test

import subak
from envs.tables import EVERY_GAME, EVERY_TABLE
from subak.envs import aec, encoding_of
from subak.errors import BadOption, IllegalMove

EVERY_SHAPE = pytest.mark.parametrize("observation", aec.SHAPES)


def check_api(env: Any, cycles: int) -> None:
    """PettingZoo's test; it warns of observations in dictionaries unless it knows the environment by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        api_test(env, num_cycles=cycles)


@EVERY_TABLE
def test_pettingzoo_api(name: str, seats: int, options: dict[str, Any]) -> None:
    check_api(aec.env(name, seats=seats, **options), 30)


@EVERY_GAME
@EVERY_SHAPE
def test_pettingzoo_api_in_whole_games(name: str, observation: str) -> None:
    check_api(aec.env(name, observation=observation), 1_000)


@EVERY_GAME
@EVERY_SHAPE
def test_pettingzoo_seeds(name: str, observation: str) -> None:
    seed_test(lambda: aec.env(name, observation=observation), num_cycles=60)


@EVERY_GAME
def test_pettingzoo_performance_benchmark(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs for five seconds of a clock; this one goes on by a tenth whenever somebody looks at it."""
    looks = count()
    monkeypatch.setattr(time, "time", lambda: next(looks) / 10)
    performance_benchmark(aec.env(name))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any) -> dict[str, float]:
    """Always the first legal action; the rewards of all agents."""
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        over = termination or truncation
        if over:
            rewards[agent] = reward
        env.step(None if over else int(observation["action_mask"].argmax()))
    return rewards


@EVERY_GAME
def test_rewards_are_shares_of_the_win(name: str) -> None:
    env = aec.env(name)
    env.reset(seed=2)
    rewards = play(env)
    game = env.unwrapped.game
    assert game.is_over
    assert rewards == {f"seat_{seat}": share for seat, share in enumerate(game.outcome)}


@EVERY_GAME
def test_a_seed_deals_the_game_of_that_seed(name: str) -> None:
    env = aec.env(name, seats=2)
    env.reset(seed=9)
    assert env.unwrapped.game.to_bytes() == subak.new(name, seats=2, seed=9).to_bytes()
    env.reset()
    assert env.unwrapped.game.to_bytes() != subak.new(name, seats=2, seed=9).to_bytes()


def test_agents_see_their_own_seat_and_others_may_do_nothing() -> None:
    env = aec.env("rios", seats=3)
    env.reset(seed=1)
    agents = env.possible_agents
    assert agents == ["seat_0", "seat_1", "seat_2"]
    for seat, agent in enumerate(agents):
        seen = env.observe(agent)
        tensor, mask = encoding_of("rios").look(env.unwrapped.game, seat)
        assert (seen["observation"] == tensor).all()
        assert (seen["action_mask"] == mask).all()
        assert mask.any() == (agent == env.agent_selection)


@EVERY_GAME
def test_dictionaries_hold_the_fields_of_the_tensor(name: str) -> None:
    flat, by_name = aec.env(name), aec.env(name, observation="dictionary")
    for env in (flat, by_name):
        env.reset(seed=1)
    tensor, fields = flat.observe("seat_1")["observation"], by_name.observe("seat_1")["observation"]
    expected = encoding_of(name).named(tensor)
    assert fields.keys() == expected.keys()
    assert all(np.array_equal(fields[key], expected[key]) for key in fields)


def test_max_cycles_stops_everybody() -> None:
    env = aec.env("spirits", seats=4, max_cycles=7)
    env.reset(seed=1)
    rewards = play(env)
    assert rewards == dict.fromkeys(env.possible_agents, 0)
    assert len(env.unwrapped.game) == 7


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = aec.env("seasons")
    env.reset(seed=1)
    before = env.unwrapped.game.to_bytes()
    with pytest.raises(IllegalMove):
        env.step(2_111)
    assert env.unwrapped.game.to_bytes() == before
    assert env.agent_selection == "seat_0"


def test_the_table_can_be_shown() -> None:
    env = aec.env("seasons", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().strip()
    env.close()


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadOption, match="there is no observation 'image'; expected one of: flat, dictionary"):
        aec.env("rios", observation="image")
    with pytest.raises(BadOption, match="there is no option 'edition'"):
        aec.env("rios", edition="en")
