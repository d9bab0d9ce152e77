"""Copies are whole: however a game or a batch is copied, both go on independently of each other."""

import copy
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import subak
from conformance.players import play_randomly
from subak.envs import Batch
from subak.errors import BadOption
from subak.game import Game

Copier = Callable[[Game], Game]
COPIERS: dict[str, Copier] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "deepcopy in a list": lambda game: copy.deepcopy([game])[0],
}


def played(name: str, seed: int, moves: int) -> Game:
    game = subak.new(name, seed=seed)
    for number, _ in enumerate(play_randomly(game, random.Random(seed))):
        if number >= moves:
            break
    return game


def shown(game: Game) -> object:
    """Everything that can be asked of a game."""
    seats = range(game.seats)
    return (
        game.to_bytes(), game.record(), game.made, game.events, game.actors, game.epoch, game.is_secret,
        [game.can_undo(seat) for seat in seats], [game.view(seat).to_bytes() for seat in seats], game.scores,
    )  # fmt: skip


@pytest.mark.parametrize("how", COPIERS)
@pytest.mark.parametrize("name", subak.game_names())
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 500), moves=st.integers(0, 80), more=st.integers(1, 30))
def test_a_copy_of_a_game_is_whole(name: str, how: str, seed: int, moves: int, more: int) -> None:
    game = played(name, seed, moves)
    before, other = shown(game), COPIERS[how](game)
    assert shown(other) == before
    for number, _ in enumerate(play_randomly(other, random.Random(seed + 1))):
        if number >= more:
            break
    assert shown(game) == before, "the copy moves the original"
    after = shown(other)
    for _ in zip(range(more), play_randomly(game, random.Random(seed + 1)), strict=False):
        pass
    assert shown(other) == after, "the original moves the copy"


@pytest.mark.parametrize("how", COPIERS)
@pytest.mark.parametrize("name", subak.game_names())
def test_a_copy_takes_back_what_the_original_would(name: str, how: str) -> None:
    for moves in range(12):
        game = played(name, 3, moves)
        other = COPIERS[how](game)
        assert other.moves_shared_with(game) == len(game)
        for seat in range(game.seats):
            assert other.can_undo(seat) == game.can_undo(seat)
            if game.can_undo(seat):
                assert other.undo(seat) == game.undo(seat)
                assert shown(other) == shown(game)
        while len(game):
            assert other.pop() == game.pop()
        assert shown(other) == shown(game)


@pytest.mark.parametrize("name", subak.game_names())
def test_a_game_comes_back_from_its_bytes(name: str) -> None:
    game = played(name, 5, 25)
    other = Game.from_bytes(game.to_bytes(), like=subak.new(name, seed=1))
    assert other.to_bytes() == game.to_bytes()
    assert other.actors == game.actors
    assert len(other) == 0
    seat = other.actors[0]
    other.push(int(other.codes(seat)[0]), seat)
    assert other.to_bytes() != game.to_bytes()


def test_bytes_that_are_no_state_are_refused() -> None:
    game = subak.new("rios", seats=3, seed=1)
    with pytest.raises(BadOption, match=f"3 bytes are no state; expected {len(game.to_bytes())}"):
        Game.from_bytes(b"abc", like=game)
    with pytest.raises(BadOption, match="the state is of 3 seats; expected 2"):
        Game.from_bytes(game.to_bytes(), like=subak.new("rios", seed=1))


def test_a_game_with_other_cards_travels() -> None:
    game = played("spirits", 2, 10)
    other = pickle.loads(pickle.dumps(game))
    assert other.kind is game.kind
    assert other.components == game.components


# --- batches ---------------------------------------------------------------------------------------------------------
BATCHES: dict[str, Callable[[Batch], Batch]] = {
    "copy": Batch.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),
}


def seen(batch: Batch) -> list[bytes]:
    arrays = (batch.observations, batch.masks, batch.asked, batch.is_over, batch.rewards, batch.points, batch.states)
    return [array.tobytes() for array in arrays]


def step(batch: Batch, chance: np.random.Generator) -> None:
    batch.step([int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in batch.masks])


@pytest.mark.parametrize("how", BATCHES)
@pytest.mark.parametrize("name", subak.game_names())
def test_a_copy_of_a_batch_is_whole(name: str, how: str) -> None:
    batch = Batch(name, 6, players="ask", seed=4, threads=1)
    first = np.random.default_rng(1)
    for _ in range(15):
        step(batch, first)
    before, other = seen(batch), BATCHES[how](batch)
    assert seen(other) == before
    for _ in range(15):
        step(other, np.random.default_rng(2))
    assert seen(batch) == before, "the copy moves the original"
    assert seen(other) != before
    for _ in range(15):
        step(batch, np.random.default_rng(2))
    assert seen(batch) == seen(other), "both go the same way"
    batch.close()
    other.close()
