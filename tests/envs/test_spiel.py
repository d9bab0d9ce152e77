"""The OpenSpiel games, by OpenSpiel's own simulations and checks of its API."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (subak[openspiel])")

from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, random_agent  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import subak  # noqa: E402
from envs.tables import EVERY_GAME, EVERY_TABLE  # noqa: E402
from subak.envs import encoding_of, spiel  # noqa: E402
from subak.errors import BadOption  # noqa: E402


def load(name: str, seats: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(f"subak_{name}", {"players": seats, **options})


def dealt(game: Any, *draws: int) -> Any:
    state = game.new_initial_state()
    for draw in (*draws, 0, 0, 0, 0)[: spiel.DRAWS]:
        state.apply_action(draw)
    return state


@EVERY_TABLE
def test_openspiel_simulates_it(name: str, seats: int, options: dict[str, Any]) -> None:
    """Among other things: legal actions, clones, returns, observations of all players, undone and repeated actions."""
    pyspiel.random_sim_test(load(name, seats, options), num_sims=1, serialize=False, verbose=False)


def test_openspiel_saves_and_restores_it() -> None:
    """A saved state is replayed: slow for the longer games."""
    pyspiel.random_sim_test(load("seasons", 2, {}), num_sims=1, serialize=True, verbose=False)


class Seasons(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = "subak_seasons", load("seasons", 2, {})


class Spirits(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = "subak_spirits", load("spirits", 3, {})


class Rios(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = "subak_rios", load("rios", 4, {})


del EnforceAPIOnPartialTreeBase  # it has no game of its own to test


@EVERY_GAME
def test_openspiel_agents_play_it(name: str) -> None:
    env = rl_environment.Environment(load(name, 2, {}), observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(3)
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, actions) for player in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(1)


@EVERY_GAME
def test_a_game_follows_the_rules(name: str) -> None:
    """Draws are the seed; the same moves lead to the same end as in a game of ours."""
    state, chooser = dealt(load(name, 2, {}), 1, 2, 3, 255), random.Random(1)
    ours = subak.new(name, seats=2, seed="010203ff")
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == ours.actors[0]
        assert state.legal_actions() == ours.codes(seat).tolist()
        assert not state.legal_actions(1 - seat)
        action = chooser.choice(state.legal_actions())
        assert state.action_to_string(seat, action) in [move.text for move in ours.moves(seat) if move.code == action]
        ours.push(action, seat)
        state.apply_action(action)
    assert state.returns() == list(ours.outcome or ())
    assert state.course.game.to_bytes() == ours.to_bytes()


def test_chance_draws_the_deal_in_four_steps() -> None:
    state = load("rios", 2, {}).new_initial_state()
    for _ in range(spiel.DRAWS):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == spiel.OUTCOMES
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert state.action_to_string(state.current_player(), 7) == "draw 7"
        assert state.observation_string(0) == "before the deal"
        state.apply_action(7)
    assert not state.is_chance_node()
    assert str(state) == "07070707"


def test_clones_go_their_own_ways() -> None:
    state = dealt(load("spirits", 2, {}))
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert state.course.learned(0) != clone.course.learned(0)


@EVERY_GAME
def test_what_a_player_cannot_know_is_in_no_observation(name: str) -> None:
    game, chooser = load(name, 2, {}), random.Random(2)
    state, recalls = dealt(game, 5), pyspiel.IIGObservationType(perfect_recall=True)
    observations = [make_observation(game), make_observation(game, recalls)]
    while not state.is_terminal():
        for seat in range(2):
            other = state.resample_from_infostate(seat, chooser.random)
            for observation in observations:
                assert observation.string_from(state, seat) == observation.string_from(other, seat)
            assert state.observation_tensor(seat) == other.observation_tensor(seat)
        for _ in range(9):
            if not state.is_terminal():
                state.apply_action(chooser.choice(state.legal_actions()))


@EVERY_GAME
def test_states_are_resampled_from_what_a_player_knows(name: str) -> None:
    """The player cannot tell the samples from the truth or from each other; they differ, and all play on to the end."""
    state, chooser = dealt(load(name, 2, {}), 9), random.Random(4)
    for _ in range(5):
        state.apply_action(chooser.choice(state.legal_actions()))
    player = state.current_player()
    samples = [state.resample_from_infostate(player, chooser.random) for _ in range(4)]
    for sample in samples:
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions() == state.legal_actions()
    assert len({sample.course.game.to_bytes() for sample in samples}) > 1
    assert len({str(sample) for sample in (*samples, state)}) == 5
    truth = state.course.game.to_bytes()
    for sample in samples:
        while not sample.is_terminal():
            sample.apply_action(chooser.choice(sample.legal_actions()))
        assert sum(sample.returns()) == pytest.approx(1)
    assert state.course.game.to_bytes() == truth


@EVERY_GAME
@pytest.mark.parametrize("search", ["ismcts", "mcts"])
def test_openspiels_searching_bots_play_it(name: str, search: str) -> None:
    game, chance = load(name, 2, {}), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bot = (
        ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=chance)
        if search == "ismcts"
        else mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=chance)
    )
    state = dealt(game, 3)
    for _ in range(6):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_information_states_recall_everything() -> None:
    """Two ways to the same view are told apart; a pick of the other that is hidden is not."""
    first, second = (dealt(load("seasons", 2, {}), draw) for draw in (1, 1))
    assert first.information_state_string(1) == second.information_state_string(1)
    one, other = first.legal_actions()
    first.apply_action(one)
    second.apply_action(other)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_information_states_differ_after_different_pasts() -> None:
    """Two campesinos walk in either order: the same board, not the same past."""
    game = load("rios", 2, {})
    state, chooser = dealt(game, 1), random.Random(0)
    seen: dict[str, set[str]] = {}
    for _ in range(30):
        walk = state.clone()
        for _ in range(12):
            walk.apply_action(chooser.choice(walk.legal_actions()))
            seen.setdefault(walk.information_state_string(0), set()).add(str(walk))
    assert all(len(histories) == 1 for histories in seen.values())


def test_observers() -> None:
    game = load("rios", 3, {})
    state, encoding = dealt(game), encoding_of("rios")
    observation = make_observation(game)
    observation.set_from(state, 1)
    tensor, _ = encoding.look(state.course.game, 1)
    assert np.array_equal(observation.tensor, tensor)
    assert observation.dict.keys() == {field.name for field in encoding.fields}
    nothing = pyspiel.PrivateInfoType.NONE
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nothing))
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)) is None
    assert make_observation(game, None, {"colour": "red"}) is None


def test_games_can_be_pickled_and_named_with_options() -> None:
    game = pyspiel.load_game("subak_seasons(edition=en,water_festival=True)")
    assert game.options["edition"] == "en"
    assert game.options["water_festival"] is True
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(BadOption, match="rios: 7 players are not possible; expected 2 to 4"):
        pyspiel.load_game("subak_rios(players=7)")
    with pytest.raises(BadOption, match="option max_rounds: 7 is not possible"):
        pyspiel.load_game("subak_rios(max_rounds=7)")
