"""Harvest cards, the row, wood, desperados."""

from collections import Counter

import pytest

import subak
from games.rios.positions import Table
from subak.games.rios.components import Components


def wet_table(seats: int = 2) -> Table:
    """Rio Verde crosses hill, forest, wheat, corn, tobacco; Rio Moreno too."""
    table = Table(seats=seats, kinds={"corn": "a5 g5", "tobacco": "a6 g6", "forest": "a7 g7", "wheat": "a4 g4"})
    return table.rivers("a1 a2 a3 a4 a5 a6 a7 a8", "g1 g2 g3 g4 g5 g6 g7 g8")


def test_the_deck() -> None:
    assert Counter(Components.ours().cards) == {
        "wheat": 2,
        "corn": 2,
        "tobacco": 2,
        "wood": 1,
        "verde": 3,
        "moreno": 3,
        "desperados_verde": 1,
        "desperados_moreno": 1,
    }


@pytest.mark.parametrize(("card", "field"), [("wheat", "4"), ("corn", "5"), ("tobacco", "6")])
def test_a_crop_card_pays_100_for_each_wet_field_of_it(card: str, field: str) -> None:
    table = wet_table().row(card).put("A", f"a{field}", f"g{field}", f"g{field}", "c5").put("B", "a3", "g7")
    table.terrain(**{card: "c5"}).play("resolve")  # c5 is dry, two on a field count once
    assert table.rio() == [200, 0]
    assert table.wood() == [0, 0]


def test_buildings_harvest_without_campesinos() -> None:
    table = wet_table().row("corn").finca("A", "a5").hacienda("B", "g5").put("B", "g5").play("resolve")
    assert table.rio() == [100, 100]


def test_everybody_harvests_whoever_resolves() -> None:
    table = wet_table(seats=3).row("corn").put("B", "a5").put("C", "g5").play("resolve")
    assert table.rio() == [0, 100, 100]


def test_the_wood_card_brings_wood_for_each_wet_forest() -> None:
    table = wet_table().row("wood").put("A", "a2", "g7", "c2").put("B", "g2", "a5").play("resolve")
    assert table.wood() == [2, 1]  # c2 is dry
    assert table.rio() == [0, 0]
    assert table.view["wood_left"] == 40 - 3


@pytest.mark.parametrize(("card", "side"), [("verde", "a"), ("moreno", "g")])
def test_a_river_card_pays_crops_and_forests_at_this_river(card: str, side: str) -> None:
    other = "g" if side == "a" else "a"
    table = wet_table().row(card).put("A", f"{side}4", f"{side}5", f"{side}7", f"{side}3").put("B", f"{other}5")
    table.play("resolve")
    assert table.rio() == [200, 0]
    assert table.wood() == [1, 0]  # the hill brings nothing


@pytest.mark.parametrize("card", ["verde", "moreno"])
def test_below_a_junction_fields_belong_to_both_rivers(card: str) -> None:
    table = Table().rivers("a1 a2 a3 b3 c4 d4", "g1 g2 g3 f3 e4 d4 d5 d6 d7 d8")
    table.row(card).put("A", "d4", "d6").put("B", "c4", "e4").play("resolve")
    assert table.rio() == [200, 100]


def test_nobody_has_more_than_five_wood() -> None:
    table = wet_table().row("verde").put("A", "a2", "a7").stock("A", wood=4).play("resolve")
    assert table.wood() == [5, 0]
    assert table.view["wood_left"] == 35


def test_when_wood_runs_out_the_active_player_comes_first() -> None:
    table = wet_table(seats=3).row("wood").put("A", "a2").put("B", "g2", "g7").put("C", "a7")
    table.state.supply, table.state.turn = 2, 1
    table.play("resolve")
    assert table.wood() == [0, 2, 0]
    table = wet_table(seats=3).row("wood").put("A", "a2").put("B", "g2").put("C", "a7")
    table.state.supply, table.state.turn = 2, 1
    table.play("resolve")
    assert table.wood() == [0, 1, 1]


# --- the row -----------------------------------------------------------------------------------------------------
def test_resolving_moves_the_row_up_and_draws() -> None:
    table = Table().row("wheat", "corn", "verde").deck("tobacco", "wood").play("resolve")
    assert table.view["row"] == ["corn", "verde", "tobacco"]
    assert "wheat" in table.view["discard"]
    assert table.view["deck"] == 1
    assert table.game.actors == (1,)


def test_pushing_puts_the_card_behind_and_draws_nothing() -> None:
    table = Table().row("wheat", "corn", "verde").put("A", "a4").deck("tobacco", "wood").play("push")
    assert table.view["row"] == ["corn", "verde", "wheat"]
    assert table.view["deck"] == 2
    assert table.rio() == [0, 0]


def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    table = Table().row("wheat", "corn", "verde").deck().play("resolve")
    assert table.view["deck"] + len(table.view["discard"]) == 12
    assert table.events("shuffled")[0].numbers[0] == 13  # all but the two in the row: the resolved card is among them
    assert len(table.view["row"]) == 3


def test_the_first_row_holds_no_desperados() -> None:
    """They go back into the deck, which is shuffled."""
    for seed in range(60):
        game = subak.new("rios", seats=4, seed=seed, deal="deck: desperados_verde wheat desperados_moreno")
        while (view := game.view().to_dict())["phase"] != "turn":
            game.push(game.moves()[0])
        assert len(view["row"]) == 5
        assert view["row"][0] == "wheat"
        assert not any("desperados" in card for card in view["row"])
        assert view["deck"] == 10
        left = [Components.ours().cards[card] for card in game._states[0].deck[:10]]
        assert sorted(left + view["row"]) == sorted(Components.ours().cards)


def test_without_desperados_the_deck_keeps_its_order() -> None:
    names = "wheat corn tobacco wood verde moreno"
    for seed in range(10):
        game = subak.new("rios", seats=2, seed=seed, deal=f"deck: {names}")
        while game.view().to_dict()["phase"] != "turn":
            game.push(game.moves()[0])
        deck = [Components.ours().cards[card] for card in game._states[0].deck[:12]]
        assert game.view().to_dict()["row"] == ["wheat", "corn", "tobacco"]
        assert deck[::-1][:3] == ["wood", "verde", "moreno"]


def test_desperados_that_went_back_can_lie_anywhere_in_the_deck() -> None:
    places = Counter[int]()
    for seed in range(200):
        game = subak.new("rios", seats=2, seed=seed, deal="deck: desperados_verde")
        while game.view().to_dict()["phase"] != "turn":
            game.push(game.moves()[0])
        deck = [Components.ours().cards[card] for card in game._states[0].deck[:12]]
        places[deck.index("desperados_verde")] += 1
    assert set(places) == set(range(12))


# --- desperados --------------------------------------------------------------------------------------------------
def test_desperados_act_at_once_and_another_card_is_drawn() -> None:
    table = wet_table().row("wheat", "corn", "wood").deck("desperados_verde", "tobacco").put("A", "a2")
    table.play("resolve")
    assert table.at("A") == {}
    assert table.view["row"] == ["corn", "wood", "tobacco"]
    assert "desperados_verde" in table.view["discard"]


def test_both_bands_can_come_in_a_row() -> None:
    table = wet_table().row("wheat", "corn", "wood").deck("desperados_verde", "desperados_moreno", "tobacco")
    table.put("A", "a2", "g6").put("B", "a5", "g5", "g5").play("resolve")
    assert table.at("A") == {}
    assert table.at("B") == {"g5": 1}
    assert table.view["row"] == ["corn", "wood", "tobacco"]


def test_desperados_that_end_the_deck_are_shuffled_in() -> None:
    table = wet_table().row("wheat", "corn", "wood").deck("desperados_verde").play("resolve")
    assert len(table.view["row"]) == 3
    assert not any("desperados" in card for card in table.view["row"])


def test_desperados_rob_three_fields_and_only_along_their_river() -> None:
    table = wet_table().deck("desperados_verde", "tobacco").put("A", "a2", "a4", "a4", "g2").put("B", "a5", "a6")
    table.play("resolve")
    assert table.at("A") == {"a4": 1, "g2": 1}
    assert table.at("B") == {"a6": 1}


def test_a_finca_does_not_protect_from_desperados_a_hacienda_does() -> None:
    table = wet_table().deck("desperados_verde", "tobacco").put("A", "a2", "a3").finca("A", "a2").hacienda("A", "a3")
    table.play("resolve")
    assert table.at("A") == {"a3": 1}


def test_desperados_follow_the_shared_bed() -> None:
    table = Table().rivers("a1 a2 a3 b3 c4 d4", "g1 g2 g3 f3 e4 d4 d5 d6 d7 d8").put("B", "e4", "d5")
    table.deck("desperados_verde", "tobacco").play("resolve")
    assert table.at("B") == {"e4": 1}


def test_the_harvest_comes_before_the_desperados() -> None:
    table = wet_table().row("wheat").deck("desperados_verde", "tobacco").put("A", "a4").play("resolve")
    assert table.rio() == [100, 0]
    assert table.at("A") == {}
