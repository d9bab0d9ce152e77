"""What is secret in Seasons of Rice, said once more by hand: changing it must not change what a seat is shown."""

from typing import Any

import pytest

import subak
from subak.game import Game
from subak.games.seasons.rules.state import PLACE
from subak.kernel import entry


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


def test_the_other_s_first_hand_is_secret_until_it_was_passed_on(dealt: Game) -> None:
    for seat in range(2):
        dealt.push(dealt.moves(seat)[0])
        dealt.push("v0,0", seat)
    states = dealt.copy()._states
    before = shown(states, 0)
    states[0].players[1].hand = 0b1111111
    assert shown(states, 0) == before
    assert shown(states, -1) == shown(dealt._states, -1)
