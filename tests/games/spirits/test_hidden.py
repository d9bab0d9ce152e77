"""What is secret in Spirits of the Rice Paddy, said once more by hand, and what a seat can conclude in the draft."""

from typing import Any

import pytest

import subak
from subak.game import Game
from subak.kernel import entry
from subak.kernel.bits import bits_of


def shown(states: Any, seat: int) -> bytes:
    copy = states.copy()
    entry.hide_from(copy, seat)
    return bytes(copy.tobytes())


def draft(seats: int, picks: int) -> tuple[Game, list[list[int]]]:
    """After the first gates and some picks of the draft; also the hands that A has had."""
    game = subak.new("spirits", seats=seats, seed=seats)
    for seat in range(seats):
        game.push(game.moves(seat)[0])
    hands = []
    for _ in range(picks):
        hands.append(game.codes(0).tolist())
        for seat in range(seats):
            game.push(game.moves(seat)[0])
    return game, hands


def test_other_hands_decks_and_coming_rain_are_secret() -> None:
    game, _ = draft(3, 0)
    states = game.copy()._states
    before = shown(states, 0)
    states[0].players[1].hand, states[0].players[2].hand = states[0].players[2].hand, states[0].players[1].hand
    states[0].rains[:] = states[0].rains[::-1].copy()
    states[0].spirits[20:] = states[0].spirits[20:][::-1].copy()
    states[0].chance.key[1] = 99
    assert shown(states, 0) == before
    assert shown(states, 1) != shown(game._states, 1)


def test_a_spirit_chosen_but_not_revealed_is_secret() -> None:
    game, _ = draft(2, 0)
    other = game.copy()
    game.push(game.moves(1)[0])
    other.push(other.moves(1)[3])
    assert shown(game._states, 0) == shown(other._states, 0)
    assert shown(game._states, -1) == shown(other._states, -1)


def test_allocations_are_secret_until_all_are_in() -> None:
    game = subak.new("spirits", seed=5)
    while game.view().to_dict()["phase"] != "allocate":
        game.push(game.moves(game.actors[0])[0])
    other = game.copy()
    for table, choice in ((game, 0), (other, -1)):
        while 1 in table.actors:
            table.push(table.moves(1)[choice])
    assert game.to_bytes() != other.to_bytes()
    assert shown(game._states, 0) == shown(other._states, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redeals_of_the_draft_agree_with_what_was_passed_on(seats: int) -> None:
    """After two picks, A's first hand without A's card has lost one card to the next seat and lies with the one after
    that; A's second hand, less A's card, is in the next seat's hand."""
    game, hands = draft(seats, 2)
    passed = set(hands[0]) - {hands[0][0]}
    first, second = 1 % seats, 2 % seats
    seen_kept = set()
    for key in range(60):
        states = game.copy()._states
        entry.redeal_for(states, 0, key)
        kept = set(bits_of(states[0].players[first].kept))
        assert len(kept & passed) == 1
        assert set(bits_of(states[0].players[first].hand)) == set(hands[1]) - {hands[1][0]}
        assert set(bits_of(states[0].players[second].hand)) == passed - kept
        seen_kept |= kept
        every = [card for seat in range(seats) for card in _cards(states[0].players[seat])]
        assert len(every) == len(set(every)) == 4 * seats
    if seats == 2:
        assert seen_kept == set(bits_of(game._states[0].players[1].kept)) | (seen_kept - passed)
    else:
        assert passed <= seen_kept


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_learnt_in_the_draft_is_not_forgotten(seats: int) -> None:
    """In the rounds: the next seat has kept one card of each hand A passed on, the one after that one more of the
    first, nobody holds what A discarded, and with two players one of B's cards is known for certain."""
    game, hands = draft(seats, 3)
    first_passed, second_passed = set(hands[0]) - {hands[0][0]}, set(hands[1]) - {hands[1][0]}
    discarded = hands[2][1]
    kept = {}
    while game.view().to_dict()["round"] < 4 and game.view().to_dict()["phase"] != "draft":
        for key in range(20):
            states = game.copy()._states
            entry.redeal_for(states, 0, key)
            for seat in range(1, seats):
                player = states[0].players[seat]
                kept[seat] = {card for card in bits_of(int(player.hand) | int(player.played)) if card < 20}
                assert len(kept[seat]) == 3
                assert discarded not in kept[seat]
            assert len(kept[1] & first_passed) == 1
            assert len(kept[1] & second_passed) == 1
            if seats > 2:
                assert len(kept[2] & first_passed) == 1
            else:
                assert first_passed - set(hands[2]) <= kept[1]
        seat = game.actors[0]
        game.push(int(game.codes(seat)[-1]), seat)


def _cards(player: Any) -> tuple[int, ...]:
    return bits_of(player.hand) + bits_of(player.kept)
