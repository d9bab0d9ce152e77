"""Placement, steps, driving out, buildings, the first round, undo."""

import pytest

import subak
from games.rios.positions import Table, check_pieces
from subak.errors import CannotUndo, IllegalMove
from subak.game import Game


# --- placement ---------------------------------------------------------------------------------------------------
def placing(seats: int = 2) -> Game:
    game = subak.new("rios", seats=seats, seed=2)
    while game.view().to_dict()["phase"] == "laying":
        game.push(game.moves()[0])
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_one_campesino_each(seats: int) -> None:
    game = placing(seats)
    order = []
    while game.view().to_dict()["phase"] == "placing":
        order.append(game.actors[0])
        game.push(game.moves()[len(order)])
    assert order == list(range(seats)) * 3
    for player in game.view().to_dict()["players"]:
        assert player["campesinos"]["city"] == 3
        assert sum(player["campesinos"].values()) == 6
    assert game.actors == (0,)


def test_at_most_two_campesinos_of_one_player_on_a_field() -> None:
    game = placing(2)
    assert len(game.moves()) == 49
    game.push("place:c5")
    assert "place:c5" not in {move.text for move in game.moves()}
    game.push("place:d5")
    game.push("place:c5")
    game.push("place:d5")
    assert "place:c5" not in {move.text for move in game.moves()}
    game.push("place:c6")
    assert "place:d5" not in {move.text for move in game.moves()}


# --- steps -------------------------------------------------------------------------------------------------------
def test_six_steps_among_all_campesinos() -> None:
    table = Table().put("A", "c5", "e3").play("c5 to:c7 e3 to:e5 c7 to:c8 c8 to:city")
    assert table.steps == 0
    assert table.moves() == {"resolve", "push"}


def test_steps_may_be_left_over() -> None:
    assert {"resolve", "push"} <= Table().moves()


def test_cards_say_that_they_end_the_turn() -> None:
    """Who looks at a picture of a card cannot know; faces ask before it is played while steps are left."""
    choices = Table().put("A", "c5").game.choices(0)
    assert {choice.move.text for choice in choices if choice.ends} == {"resolve", "push"}
    assert len(choices) > 2


def test_a_walk_takes_the_shortest_way() -> None:
    table = Table().put("A", "c5")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["c5"])}
    assert previews["to:c6"] == 1
    assert previews["to:c8"] == 3
    assert previews["to:city"] == 4
    assert previews["to:a2"] == 4  # b4, b3, a3, a2
    assert "to:c5" not in previews
    assert "to:a1" not in previews  # mountains
    assert "to:b8" not in previews  # a lake
    assert previews["to:west"] == 3  # over b5 and a6, or a5


def test_city_and_roads() -> None:
    table = Table().put("A", "west")
    from_city = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["city"])}
    assert {name for name, steps in from_city.items() if steps == 1} == {
        "to:c8",
        "to:d7",
        "to:e8",
        "to:west",
        "to:east",
    }
    assert from_city["to:a4"] == from_city["to:g6"] == 2
    assert from_city["to:a3"] == 3
    from_road = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["west"])}
    assert {name for name, steps in from_road.items() if steps == 1} == {"to:a4", "to:a5", "to:a6", "to:city"}
    assert from_road["to:east"] == 2


def test_any_number_stands_in_the_city_and_on_roads() -> None:
    table = Table().put("B", "west", "west", "west").put("A", "west", "west", "west", "west")
    assert {"resolve", "push"} <= table.moves()
    table.play("west to:city")
    assert table.at("A") == {"west": 3}
    assert table.at("B") == {"west": 3}


def test_foreign_campesinos_bar_the_way() -> None:
    """Both foreigners stand on hills, so nobody comes from above; the way round is longer."""
    table = Table(kinds={"hill": "c6 b5 d5"}).put("A", "c5").put("B", "c6", "b5", "d5")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["c5"])}
    assert not {"to:c6", "to:b5", "to:d5"} & set(previews)
    assert previews["to:b6"] == 4  # b4, a5, a6, b6 instead of b5, b6
    assert "to:c7" not in previews or previews["to:c7"] > 2


def test_own_campesinos_do_not_bar_the_way() -> None:
    table = Table().put("A", "c5", "c6", "c6")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["c5"])}
    assert previews["to:c7"] == 2


def test_three_of_ones_own_only_in_passing() -> None:
    table = Table().put("A", "c5", "c6", "c6").play("c5 to:c6")
    assert not {"resolve", "push"} & table.moves()
    with pytest.raises(IllegalMove, match="may not stay"):
        table.play("resolve")
    table.play("c6 to:c7")
    assert {"resolve", "push"} <= table.moves()


def test_a_third_does_not_enter_with_the_last_step() -> None:
    table = Table().put("A", "c5", "c6", "c6")
    table.state.steps = 1
    assert table.refused("c5 to:c6")
    table.state.steps = 2
    assert not table.refused("c5 to:c6")


def test_whoever_must_go_on_keeps_the_steps_for_it() -> None:
    """Three on c6 and one step left: nobody else walks."""
    table = Table().put("A", "c5", "c6", "c6", "e3").play("c5 to:c6 e3 to:f5")
    assert table.steps == 2
    assert "to:f6" in table.moves("f5")
    table.state.steps = 1
    assert table.moves() == {"c6"}


# --- driving out -------------------------------------------------------------------------------------------------
def test_one_from_above_drives_out_a_lone_foreigner() -> None:
    table = Table(kinds={"forest": "c5", "corn": "c6"}).put("A", "c5").put("B", "c6").play("c5 to:c6")
    assert table.at("A") == {"c6": 1}
    assert table.at("B") == {}
    (event,) = table.events("driven_out")
    assert (event.seat, event.numbers[1:3]) == (1, (1, 0))
    check_pieces(table)


@pytest.mark.parametrize(
    ("upper", "lower", "possible"),
    [
        ("hill", "forest", True),
        ("hill", "corn", True),
        ("forest", "tobacco", True),
        ("forest", "hill", False),
        ("forest", "forest", False),
        ("hill", "hill", False),
        ("wheat", "corn", False),
        ("corn", "forest", False),
    ],
)
def test_who_lies_higher(upper: str, lower: str, possible: bool) -> None:
    """North of it or south of it: height is a matter of the kind of field."""
    for above, below in (("c5", "c6"), ("c6", "c5")):
        table = Table()
        table.terrain(**{upper: above}).terrain(**{lower: below}).put("A", above).put("B", below)
        table.state.steps = 1
        assert table.refused(f"{above} to:{below}") != possible


def test_the_city_lies_lower_than_every_field() -> None:
    table = Table().put("B", "d7")
    table.state.steps = 1
    assert table.refused("city to:d7")
    table.state.steps = 2
    assert "drive:d7" in table.moves()


def test_two_together_drive_out_a_lone_foreigner_from_anywhere() -> None:
    table = Table(kinds={"hill": "c6"}).put("A", "b5", "d5").put("B", "c6").play("drive:c6 b5 d5")
    assert table.at("A") == {"c6": 2}
    assert table.steps == 4
    check_pieces(table)


def test_two_foreigners_give_way_to_two_from_above_only() -> None:
    table = Table(kinds={"forest": "c5 d5", "corn": "c6"}).put("B", "c6", "c6").put("A", "c5", "d5")
    assert table.refused("c5 to:c6")
    table.play("drive:c6 c5 d5")
    assert table.at("A") == {"c6": 2}
    assert table.in_city("B") == 6
    level = Table(kinds={"forest": "c5", "corn": "c6 d5"}).put("B", "c6", "c6").put("A", "c5", "d5")
    level.state.steps = 2
    assert "drive:c6" not in level.moves()  # d5 does not lie higher
    level.state.steps = 3
    assert "drive:c6" in level.moves()  # over c5 it can come from above, too
    assert level.play("drive:c6").steps == 0


def test_each_of_the_two_pays_its_own_way() -> None:
    table = Table().put("A", "c3", "c8").put("B", "c5")
    assert table.play("drive:c5 c3 c8").steps == 6 - 2 - 3


def test_if_only_two_can_do_it_they_do_it_at_once() -> None:
    table = Table().put("A", "c5", "c5").put("B", "c6")
    table.state.steps = 2
    assert table.play("drive:c6").at("A") == {"c6": 2}


def test_steps_go_on_after_driving_out() -> None:
    table = Table(kinds={"hill": "c5", "forest": "c6"}).put("A", "c5").put("B", "c6", "c7")
    table.play("c5 to:c6 c6 to:c7 c7 to:c5")
    assert table.at("A") == {"c5": 1}  # back where it came from
    assert table.in_city("B") == 6
    assert table.steps == 6 - 1 - 1 - 2


def test_the_player_names_the_two_if_there_is_a_choice() -> None:
    table = Table().put("A", "c4", "b4", "d4").put("B", "c5")
    assert table.moves("drive:c5") >= {"c4", "b4", "d4"}
    assert table.moves("drive:c5 b4") >= {"c4", "d4"}
    assert table.play("drive:c5 b4 d4").at("A") == {"c4": 1, "c5": 2}


def test_nobody_is_driven_from_their_own_building() -> None:
    table = Table(kinds={"hill": "c5"}).put("A", "c5", "c5").put("B", "c6").finca("B", "c6")
    assert table.refused("c5 to:c6")
    assert "drive:c6" not in table.moves()


# --- foreign buildings -------------------------------------------------------------------------------------------
def test_an_empty_foreign_finca_may_be_crossed_but_not_stayed_on() -> None:
    table = Table(kinds={"hill": ""}).put("A", "a2").finca("B", "a3").dam()
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["a2"])}
    assert previews["to:a4"] == 2  # across a3
    table.play("a2 to:a3")
    assert not {"resolve", "push"} & table.moves()
    table.play("a3 to:a4")
    assert "push" in table.moves()


def test_with_the_last_step_nobody_enters_a_foreign_finca() -> None:
    table = Table().put("A", "c5").finca("B", "c6")
    table.state.steps = 1
    assert table.refused("c5 to:c6")


def test_an_occupied_foreign_finca_bars_the_way() -> None:
    table = Table(kinds={"hill": "c5"}).put("A", "c5").finca("B", "c6").put("B", "c6")
    assert table.refused("c5 to:c6")


def test_a_foreign_hacienda_is_closed_even_when_empty() -> None:
    table = Table().put("A", "a2").hacienda("B", "a3")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["a2"])}
    assert "to:a3" not in previews
    assert previews["to:a4"] == 3  # b2, b3, a4


def test_nothing_is_built_from_a_foreign_finca() -> None:
    """Who crosses it builds no dam there; from one's own field beside it that border can be closed."""
    table = Table().put("A", "c5").finca("B", "c6").stock("A", rio=500, wood=1)
    assert "c5-c6" in table.moves("dam")
    table.play("c5 to:c6")
    assert table.moves() == {"c6", "city"}
    with pytest.raises(IllegalMove, match="only crossing"):
        table.play("dam")
    beside = Table().put("A", "c5", "c7").finca("B", "c6").stock("A", wood=1).play("c5 to:c6")
    assert beside.moves("dam") == {"b6-c7", "c6-c7", "c7-b7", "c7-c8", "c7-d7", "d6-c7"}


def test_a_stop_on_a_full_field_of_ones_own_is_good_for_a_dam() -> None:
    table = Table().put("A", "c5", "c6", "c6").stock("A", wood=1).play("c5 to:c6 dam c6-c7 c6 to:c5")
    assert table.view["dams"] == [["c6", "c7"]]


def test_from_a_stop_one_may_go_on_by_driving_out() -> None:
    """c6 is a foreign finca on a hill; all around is barred but a lone foreigner below it."""
    table = Table(seats=3, kinds={"hill": "c6"}).put("A", "c5", "c5").finca("B", "c6")
    table.put("B", "c7").put("C", "b5", "b6", "d5", "d6").put("A", "c4", "c4")
    table.state.steps = 2
    assert not table.refused("c5 to:c6")  # back to c5
    assert not table.refused("c5 to:c7")  # or on to c7, driving out


# --- the hacienda's shortcut -------------------------------------------------------------------------------------
def test_from_the_city_to_ones_own_hacienda_in_two_steps() -> None:
    table = Table().hacienda("A", "c2")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["city"])}
    assert previews["to:c2"] == 2
    assert previews["to:c3"] == 3
    assert table.play("city to:c2").at("A") == {"c2": 1}


def test_there_is_no_shortcut_back_and_none_for_others() -> None:
    table = Table().hacienda("A", "c2").put("A", "c2")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["c2"])}
    assert previews.get("to:city", 99) > 4
    table.state.turn = 1
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(1, after=["city"])}
    assert "to:c2" not in previews


def test_the_shortcut_can_be_the_middle_of_a_walk_and_of_driving_out() -> None:
    table = Table(kinds={"corn": "c3"}).hacienda("A", "c2").put("A", "c8").put("B", "c3")
    previews = {choice.move.text: choice.preview["steps"] for choice in table.game.choices(0, after=["c8"])}
    assert previews["to:c2"] == 3
    assert previews["to:c3"] == 4  # c2 is a forest: from above
    assert table.play("drive:c3").steps == 0  # two from the city, three steps each


# --- buildings ---------------------------------------------------------------------------------------------------
def test_finca_and_hacienda_cost_500_and_1000() -> None:
    table = Table().put("A", "c5", "c6").stock("A", rio=1500).play("finca:c5 hacienda:c6")
    assert table.rio() == [0, 0]
    assert table.view["players"][0]["fincas"] == ["c5"]
    assert table.view["players"][0]["hacienda"] == "c6"


def test_no_building_without_money() -> None:
    table = Table().put("A", "c5").stock("A", rio=400)
    assert not any(move.startswith(("finca", "hacienda")) for move in table.moves())
    table.stock("A", rio=900)
    assert "finca:c5" in table.moves()
    assert "hacienda:c5" not in table.moves()


def test_at_most_two_buildings_a_turn() -> None:
    table = Table().put("A", "c5", "c6", "c7").stock("A", rio=3000).play("finca:c5 finca:c6")
    assert not any(move.startswith(("finca", "hacienda")) for move in table.moves())
    table.play("push push")
    assert "finca:c7" in table.moves()


def test_one_building_a_field_and_only_where_one_stands() -> None:
    table = Table().put("A", "c5").put("B", "c7").finca("B", "c6").stock("A", rio=3000)
    assert {move for move in table.moves() if move.startswith("finca")} == {"finca:c5"}
    table.play("finca:c5")
    assert not any(move.startswith(("finca", "hacienda")) for move in table.moves())
    crossing = Table().put("A", "c5").finca("B", "c6").stock("A", rio=3000).play("c5 to:c6")
    assert not any(move.startswith(("finca", "hacienda")) for move in crossing.moves())


def test_four_fincas_and_one_hacienda_exist() -> None:
    table = Table().put("A", "c5").finca("A", "c6", "d6", "d5", "e5").stock("A", rio=5000)
    assert not any(move.startswith("finca") for move in table.moves())
    assert "hacienda:c5" in table.moves()
    other = Table().put("A", "c5").hacienda("A", "c6").stock("A", rio=5000)
    assert not any(move.startswith("hacienda") for move in other.moves())
    assert "finca:c5" in other.moves()


def test_buildings_come_before_during_and_after_the_steps_but_before_the_harvest() -> None:
    table = Table().put("A", "c5").stock("A", rio=1000).play("finca:c5 c5 to:c6 finca:c6 resolve")
    assert table.game.actors == (1,)
    assert table.view["players"][0]["fincas"] == ["c5", "c6"]


# --- the first round ---------------------------------------------------------------------------------------------
def first_round(turn: int) -> Table:
    table = Table(seats=3, kinds={"hill": "c5 d5 e5", "corn": "c6 d6 e6"})
    table.put("A", "c6", "d5").put("B", "d6", "e5").put("C", "e6", "c5")
    table.state.lap, table.state.turn = 1, turn
    return table


def test_in_the_first_round_only_those_who_had_their_turn_are_driven_out() -> None:
    assert first_round(0).refused("d5 to:d6")
    assert not first_round(2).refused("c5 to:c6")  # C drives out A
    second = first_round(1)
    assert second.refused("e5 to:e6")  # B may not drive out C …
    assert "drive:e6" not in second.moves()
    assert "drive:c6" in second.moves()  # … but A
    table = first_round(0)
    table.state.lap = 2
    assert not table.refused("d5 to:d6")


def test_in_the_first_round_nothing_is_harvested() -> None:
    table = first_round(0)
    assert "done" in table.moves()
    assert not {"resolve", "push"} & table.moves()
    row = table.view["row"]
    table.play("done done done")
    assert table.view["round"] == 2
    assert table.view["row"] == row
    assert {"resolve", "push"} <= table.moves()


# --- undo --------------------------------------------------------------------------------------------------------
def test_a_whole_turn_can_be_undone() -> None:
    table = Table(kinds={"forest": "c5"}).put("A", "c5").put("B", "c6").stock("A", rio=500, wood=1)
    before = table.game.to_bytes()
    table.play("c5 to:c6 dam c6-c7 finca:c6")
    for _ in range(5):
        table.game.undo(0)
    assert table.game.to_bytes() == before
    assert table.game.events == []


def test_what_the_deck_showed_cannot_be_undone() -> None:
    table = Table().play("resolve")
    with pytest.raises(CannotUndo):
        table.game.undo(0)


def test_a_push_ends_the_turn_for_good() -> None:
    table = Table().play("push")
    with pytest.raises(CannotUndo):
        table.game.undo(0)
