"""Only the order of the deck is hidden."""

from collections import Counter

import subak
from games.rios.positions import Table
from subak.kernel import entry


def test_the_deck_is_hidden_and_nothing_else() -> None:
    table = Table()
    states = table.game._states.copy()
    entry.hide_from(states, 0)
    assert set(states[0].deck.tolist()) == {-1}
    restored = states.copy()
    restored["deck"], restored["chance"] = table.game._states["deck"], table.game._states["chance"]
    assert restored.tobytes() == table.game._states.tobytes()


def test_a_redeal_draws_from_the_cards_that_can_be_there() -> None:
    """Neither from the row nor from the discard pile; every one equally."""
    table = Table().row("wheat", "wheat", "wood").deck("corn", "verde", "verde", "desperados_verde")
    first = Counter[str]()
    for key in range(400):
        other = table.game.copy()
        entry.redeal_for(other._states, 1, key)
        deck = [table.game.components.cards[card] for card in other._states[0].deck[:4]]
        assert sorted(deck) == ["corn", "desperados_verde", "verde", "verde"]
        first[deck[-1]] += 1
    assert 60 < first["corn"] < 140
    assert 60 < first["desperados_verde"] < 140


def test_views_of_all_seats_are_alike() -> None:
    game = subak.new("rios", seats=3, seed=1)
    assert game.view(0).to_bytes() == game.view(1).to_bytes() == game.view().to_bytes()
