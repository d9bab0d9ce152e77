"""The rulebook's own examples, on positions built by hand."""

import pytest

import subak
from games.rios.positions import Table, bits, names
from subak.games.rios.rules.state import VERDE as RIO_VERDE


# --- the course of the rivers ------------------------------------------------------------------------------------
def laid_by_hand(**kinds: str) -> Table:
    """Before the rivers are laid, on a board of one's own."""
    table = Table()
    table.terrain(**kinds)
    s = table.state
    s.phase, s.lap, s.laying, s.pieces = 0, 0, RIO_VERDE, 0
    s.flow[:] = 0
    s.rivers[:] = 0
    s.head = s.tables.map.springs[RIO_VERDE]
    from subak.games.rios.rules.flow import lay_rivers

    lay_rivers(s)
    return table


def river_example() -> Table:
    """Forest or hill below the spring, two hills, two forests; then hill, tobacco and wheat to choose from …"""
    return laid_by_hand(hill="a4 b4", forest="b3 c4", tobacco="c5 c7 d7", corn="c6 c8", wheat="d4 b7")


def test_the_river_example_step_by_step() -> None:
    table = river_example()
    assert table.view["head"] == "a2"  # from the spring the forest lies lower than the hill: no choice
    assert table.moves() == {"flow:a3", "flow:b2"}  # two hills
    table.play("flow:a3")
    assert table.view["head"] == "c4"  # through both forests without a choice
    assert table.moves() == {"flow:c5", "flow:d4"}  # tobacco or wheat; the hill on the left is higher
    table.play("flow:c5")
    # Straight on over the corn field to the tobacco field (on our board each of these is a choice among crops).
    table.play("flow:c6 flow:c7")
    assert table.moves() == {"flow:b7", "flow:c8", "flow:d7"}  # wheat, corn, tobacco
    table.play("flow:b7")
    assert table.moves() == {"flow:a8", "flow:b8"}  # the lake, over either border
    table.play("flow:b8")
    assert table.course("verde") == "a1 a2 a3 b3 c4 c5 c6 c7 b7 b8"


def test_after_the_first_river_the_second_is_laid_the_same_way() -> None:
    table = river_example().play("flow:a3 flow:c5 flow:c6 flow:c7 flow:b7 flow:b8")
    assert table.view["phase"] == "laying"
    assert table.view["head"] == "g2"
    while table.view["phase"] == "laying":
        table.play(sorted(table.moves())[0])
    assert table.course("moreno").startswith("g1 g2")
    assert table.view["phase"] == "placing"


# --- driving out -------------------------------------------------------------------------------------------------
def driving_example_1() -> Table:
    """A red campesino (B) on tobacco; yellow (A) one and two steps away; a forest beside."""
    return Table(kinds={"tobacco": "d5", "forest": "d4", "hill": ""}).put("B", "d5").put("A", "c5", "c4")


def test_driving_example_1_two_together_for_three_steps() -> None:
    table = driving_example_1()
    assert "drive:d5" in table.moves()
    assert {"c4", "c5"} <= table.moves("drive:d5")
    table.play("drive:d5 c5 c4")
    assert table.steps == 3
    assert table.at("A") == {"d5": 2}
    assert table.at("B") == {}
    assert table.in_city("B") == 6


def test_driving_example_1_one_over_the_forest_for_two_steps() -> None:
    table = driving_example_1().play("c5 to:d4")
    assert table.steps == 5
    table.play("d4 to:d5")
    assert table.steps == 4
    assert table.at("A") == {"c4": 1, "d5": 1}
    assert table.in_city("B") == 6


def test_driving_example_1_in_one_walk() -> None:
    table = driving_example_1().play("c5 to:d5")
    assert table.steps == 4
    assert table.at("A") == {"c4": 1, "d5": 1}


def driving_example_2() -> Table:
    """A white campesino (B) on corn beside the road, a hill next to it; black (A) on the road."""
    return Table(kinds={"corn": "a5", "hill": "a4"}).put("B", "a5").put("A", "west", "west")


def test_driving_example_2_two_from_the_road() -> None:
    table = driving_example_2().play("drive:a5 west west")
    assert table.steps == 4
    assert table.at("A") == {"a5": 2}
    assert table.in_city("B") == 6


def test_driving_example_2_one_over_the_hill() -> None:
    table = driving_example_2().play("west to:a4 a4 to:a5")
    assert table.steps == 4
    assert table.at("A") == {"a5": 1, "west": 1}
    assert table.in_city("B") == 6


def test_driving_example_2_never_one_alone_straight_from_the_road() -> None:
    table = driving_example_2()
    table.state.steps = 1
    assert table.refused("west to:a5")


# --- dams --------------------------------------------------------------------------------------------------------
def dam_example_1() -> Table:
    """The river turns left at f4 and winds down to the wheat field e7. Below f4 two tobacco fields, then wheat on the
    left (the old bed), corn on the right with the lake below."""
    table = Table(kinds={"tobacco": "f5 f6", "corn": "g7 e5 d5 e6 d6", "hill": "g5 f7", "wheat": "e7", "forest": "f4"})
    table.rivers("a1 a2 a3 a4 a5 a6 a7 a8", "g1 g2 g3 f3 f4 e5 d5 e6 d6 e7 e8 f8")
    return table.put("A", "f4").stock("A", wood=1)


def test_dam_example_1_back_into_the_old_bed() -> None:
    table = dam_example_1().play("dam f4-e5")
    assert table.view["head"] == "f5"  # the first tobacco field: g5 is a hill
    table.play("flow:f6")  # the second
    assert table.moves() == {"flow:e7", "flow:g7"}
    table.play("flow:e7")
    assert table.course("moreno") == "g1 g2 g3 f3 f4 f5 f6 e7 e8 f8"
    (diverted,) = table.events("diverted")
    assert diverted.numbers[:2] == (2, 4)  # two tobacco fields are wet now, the four fields of the dead arm are dry
    assert not names(table.state.rivers[1]) & {"e5", "d5", "e6", "d6"}


def test_dam_example_1_the_other_way_into_the_lake() -> None:
    table = dam_example_1().play("dam f4-e5 flow:f6 flow:g7")
    assert table.course("moreno") == "g1 g2 g3 f3 f4 f5 f6 g7 g8"  # straight into the lake
    assert not names(table.state.rivers[1]) & {"e5", "d5", "e6", "d6", "e7", "e8"}


def dam_example_2() -> Table:
    """Rio Verde meets Rio Moreno at d5. Below c5 there is a tobacco field with corn on both sides; the right one leads
    to a wheat field of Rio Moreno."""
    table = Table(kinds={"tobacco": "c6", "corn": "b6 d6", "wheat": "d5 e6 e7", "hill": "b5 d7", "forest": "c7 c5"})
    table.rivers("a1 a2 a3 b3 c4 c5 d5", "g1 g2 g3 f3 e4 d4 d5 e6 e7 e8 f8")
    return table.put("A", "c5").stock("A", wood=1)


def test_dam_example_2_left_the_rivers_part() -> None:
    table = dam_example_2()
    assert table.course("verde").endswith("c5 d5 e6 e7 e8 f8")  # one bed from the junction on
    table.play("dam c5-d5")
    assert table.view["head"] == "c6"
    assert table.moves() == {"flow:b6", "flow:d6"}
    table.play("flow:b6")
    while table.view["head"]:
        table.play("flow:b8" if "flow:b8" in table.moves() else "flow:b7")
    assert table.course("verde") == "a1 a2 a3 b3 c4 c5 c6 b6 b7 b8"
    assert table.course("moreno") == "g1 g2 g3 f3 e4 d4 d5 e6 e7 e8 f8"  # untouched
    assert not int(table.state.rivers[0]) & int(table.state.rivers[1])


def test_dam_example_2_right_they_meet_again() -> None:
    table = dam_example_2().play("dam c5-d5 flow:d6")
    assert table.course("verde") == "a1 a2 a3 b3 c4 c5 c6 d6 e7 e8 f8"
    assert names(int(table.state.rivers[0]) & int(table.state.rivers[1])) == {"e7", "e8"}


# --- desperados --------------------------------------------------------------------------------------------------
def test_the_desperados_example() -> None:
    """Red C, yellow B, white D: the third, fifth and seventh field along Rio Moreno lose one campesino each."""
    table = Table(seats=4, kinds={"forest": "f3", "corn": "e4 e5 e6", "wheat": "e7", "tobacco": "e8"})
    table.rivers("a1 a2 a3 a4 a5 a6 a7 a8", "g1 g2 g3 f3 e4 e5 e6 e7 e8 e9")
    table.put("C", "f3").put("B", "e5", "e5", "e8").put("D", "e6", "e6", "e7").hacienda("D", "e6")
    table.deck("desperados_moreno", "wood").play("resolve")
    assert [(event.seat, event.numbers[0]) for event in table.events("robbed")] == [
        (2, bits("f3").bit_length() - 1),
        (1, bits("e5").bit_length() - 1),
        (3, bits("e7").bit_length() - 1),
    ]
    assert table.at("C") == {}
    assert table.at("B") == {"e5": 1, "e8": 1}
    assert table.at("D") == {"e6": 2}
    assert [table.in_city(seat) for seat in "ABCD"] == [6, 4, 6, 4]


# --- the numbers of the rulebook ---------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    game = subak.new("rios", seats=seats, seed=1)
    view = game.view().to_dict()
    for player in view["players"]:
        assert player["rio"] == 0
        assert player["wood"] == 2
        assert player["campesinos"] == {"city": 3}
        assert player["fincas"] == []
        assert player["hacienda"] is None
    assert view["wood_left"] == 40 - 2 * seats
    assert view["deck"] == 15
    while game.view().to_dict()["phase"] != "turn":
        game.push(game.moves()[0])
    assert len(game.view().to_dict()["row"]) == seats + 1
    assert game.view().to_dict()["deck"] == 15 - seats - 1
