"""What is secret in Seasons of Rice, said once more by hand: changing it must not change what a seat is shown."""

import random
from typing import Any

import pytest

import subak
from subak.game import Game
from subak.games.seasons.kind import KIND
from subak.games.seasons.rules.state import PLACE
from subak.kernel import entry
from subak.kernel.observation import observe


def shown(states: Any, seat: int) -> bytes:
    copy = states.copy()
    entry.hide_from(copy, seat)
    return bytes(copy.tobytes())


@pytest.fixture
def dealt() -> Game:
    return subak.new("seasons", seed=3, water_festival=True)


def test_the_other_s_first_cards_and_the_deck_are_secret(dealt: Game) -> None:
    states = dealt.copy()._states
    before = shown(states, 0)
    spare = [card for card in range(18) if not (int(states[0].players[0].hand) >> card) & 1]
    states[0].players[1].hand = (1 << spare[0]) | (1 << spare[5])
    states[0].deck[4:] = states[0].deck[4:][::-1].copy()
    states[0].chance.key[0] = 12345
    assert shown(states, 0) == before
    assert shown(states, 1) != shown(dealt._states, 1)  # to its owner the hand is another one


def test_a_pick_that_is_not_revealed_is_secret(dealt: Game) -> None:
    dealt.push(dealt.moves(1)[0])
    dealt.push("h0,0", 1)
    states = dealt.copy()._states
    before = shown(states, 0)
    states[0].players[1].pick.card = dealt.moves(0)[0].code
    states[0].players[1].pick.place = PLACE + 3
    assert shown(states, 0) == before


def test_how_far_the_other_has_come_is_secret(dealt: Game) -> None:
    before = shown(dealt._states, 0)
    dealt.push(dealt.moves(1)[0])
    assert shown(dealt._states, 0) == before
    dealt.push("h0,0", 1)
    assert shown(dealt._states, 0) != before  # that the other is done may be known


def test_hands_of_the_wet_season_are_secret_to_spectators_only(dealt: Game) -> None:
    for seat in range(2):
        dealt.push(dealt.moves(seat)[0])
        dealt.push("v0,0", seat)
    states = dealt.copy()._states
    before = shown(states, 0)
    states[0].players[1].hand = 0b1111111
    assert shown(states, 0) != before
    assert shown(states, -1) == shown(dealt._states, -1)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_hiding_and_redealing_agree_in_every_position(seat: int) -> None:
    """What is shown after the blanks were filled is what was shown before, and what is known is not dealt again."""
    chooser = random.Random(seat)
    for seed in range(4):
        game = subak.new("seasons", seed=seed, water_festival=seed % 2 == 1)
        while game.actors:
            for key in range(3):
                states = game._states.copy()
                entry.redeal_for(states, seat, key)
                assert shown(states, seat) == shown(game._states, seat)
                if game.view().to_dict()["phase"] == "wet" and seat >= 0:
                    assert states["players"]["hand"].tolist() == game._states["players"]["hand"].tolist()
            mover = chooser.choice(list(game.actors))
            game.push(int(chooser.choice(game.codes(mover).tolist())), mover)


def test_the_observation_of_the_first_wet_turn_holds_both_hands(dealt: Game) -> None:
    for seat in range(2):
        dealt.push(dealt.moves(seat)[0])
        dealt.push("v0,0", seat)
    states = dealt.view(0).states
    seen = KIND.encoding.observation.zeros()
    observe(states[0], 0, seen[0])
    assert seen["farms"]["hand"].sum(axis=2).tolist() == [[7, 7]]
