"""Board, laying the rivers, dams and new beds."""

from collections import Counter

import pytest

import subak
from games.rios.positions import MORENO, Table, names
from games.rios.test_examples import laid_by_hand
from subak.games.rios.rules.state import NONE
from subak.kernel.bits import bits_of


# --- the board ---------------------------------------------------------------------------------------------------
def test_the_tiles_lie_at_random_turned_but_not_turned_over() -> None:
    """Every slot holds one tile, in one of its three turns; all tiles are used; boards differ."""
    boards = set()
    for seed in range(50):
        state = subak.new("rios", seed=seed)._states[0]
        tables = state.tables
        assert sorted(state.slot_tile[:12].tolist()) == list(range(12))
        for slot in range(12):
            tile = tables.tiles[state.slot_tile[slot]].tolist()
            lies = [int(state.terrain[at]) for at in tables.map.slots[slot]]
            assert lies in (tile, tile[1:] + tile[:1], tile[2:] + tile[:2])
        boards.add(state.terrain.tobytes())
    assert len(boards) == 50


def test_slots_are_read_clockwise() -> None:
    """b5 lies right of a5 and a6; clockwise it comes between them."""
    slots = subak.new("rios", seed=0).components.tables[0].map.slots
    assert [names(1 << int(at)).pop() for at in slots[1]] == ["a5", "b5", "a6"]
    assert [names(1 << int(at)).pop() for at in slots[0]] == ["a4", "b3", "b4"]


def test_the_board_has_49_fields_and_our_mix_of_kinds() -> None:
    state = subak.new("rios", seed=3)._states[0]
    fields = bits_of(int(state.tables.map.fields))
    assert len(fields) == 49
    count = Counter(int(state.terrain[at]) for at in fields)
    assert [count[kind] for kind in range(5)] == [8 + 6, 5 + 6, 8, 8, 8]


def test_every_turn_of_a_tile_comes_up() -> None:
    turns = Counter(int(subak.new("rios", seed=seed)._states[0].slot_turn[0]) for seed in range(300))
    assert set(turns) == {0, 1, 2}
    assert min(turns.values()) > 60


def test_side_fields_have_two_ways_down_and_inner_fields_three() -> None:
    board = subak.new("rios", seed=0)._states[0].tables.map
    for at in bits_of(int(board.fields)):
        ways = sum(int(board.outlets[way]) >> at & 1 for way in range(3))
        assert ways == (2 if at // 9 in (0, 6) else 3)


# --- heights -----------------------------------------------------------------------------------------------------
def test_water_prefers_crops_to_forests_and_forests_to_hills() -> None:
    table = Table(kinds={"hill": "b5", "forest": "c6", "tobacco": "d5"}).rivers("a1 a2 a3 b3 c4 c5 d5 d6 d7 d8", MORENO)
    table.put("A", "c5").stock("A", wood=2).play("dam c5-d5")
    assert table.view["head"] == "c6"  # the forest, not the hill


def test_water_may_run_onto_a_hill_if_nothing_lies_lower() -> None:
    table = Table(kinds={"hill": "b5 c6", "tobacco": "d5"}).rivers("a1 a2 a3 b3 c4 c5 d5 d6 d7 d8", MORENO)
    table.put("A", "c5").stock("A", wood=2).play("dam c5-d5")
    assert table.moves() == {"flow:b5", "flow:c6"}


def test_all_crops_are_one_kind() -> None:
    table = Table(kinds={"wheat": "b6", "corn": "c7", "tobacco": "d6", "forest": "c5"})
    table.rivers("a1 a2 a3 b3 c4 c5 c6 c7 b7 b8", MORENO).dam("c5-d5")
    table.put("A", "c6").stock("A", wood=1).play("dam c6-c7")
    assert table.moves() == {"flow:b6", "flow:d6"}


def test_a_lake_lies_lower_than_the_city_and_the_city_lower_than_crops() -> None:
    """c8 touches the lake on two sides and the city; d7 touches the city and two fields."""
    table = Table().rivers("a1 a2 a3 b3 b4 b5 c6 c7 c8 b8", MORENO).put("A", "c8").stock("A", wood=2)
    table.play("dam c8-b8")
    assert table.course("verde").endswith("c8 c9")  # the other border to the lake, not the city
    table.play("dam c8-c9")
    assert table.course("verde").endswith("c8 d8")  # now the city
    other = Table().rivers("a1 a2 a3 b3 b4 b5 c6 d6 c7 b7 b8", MORENO).put("A", "d6").stock("A", wood=1)
    other.play("dam d6-c7 flow:d7")
    assert other.course("verde").endswith("d6 d7 d8")


# --- laying the rivers -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_lays_both_rivers(seats: int) -> None:
    game = subak.new("rios", seats=seats, seed=5, river_laying="start_player")
    choices = 0
    while game.view().to_dict()["phase"] == "laying":
        assert game.actors == (0,)
        choices += 1
        game.push(game.moves()[0])
    assert choices > 4


def test_pieces_are_laid_in_turn_unless_said_otherwise() -> None:
    assert subak.new("rios").options["river_laying"] == "in_turn"
    assert subak.options("rios")["river_laying"] == ("in_turn", "start_player", "one_each")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_turn_each_river_begins_with_the_start_player_and_every_piece_belongs_to_the_next(seats: int) -> None:
    """Also pieces that go without saying count: the first choice at a2 is the second piece, so B's; and at g2 again."""
    for seed in range(10):
        game, firsts = subak.new("rios", seats=seats, seed=seed), dict[str, int]()
        while (view := game.view().to_dict())["phase"] == "laying":
            river = "moreno" if len(view["rivers"]["moreno"]) > 1 else "verde"
            laid = len(view["rivers"][river]) - 1
            assert game.actors == (laid % seats,), (seed, view["head"])
            firsts.setdefault(view["head"], game.actors[0])
            game.push(game.moves()[0])
        assert {firsts[cell] for cell in ("a2", "g2") if cell in firsts} == {1}


def test_one_each_the_first_two_players_lay_one_river() -> None:
    game = subak.new("rios", seats=4, seed=5, river_laying="one_each")
    seen = set()
    while (view := game.view().to_dict())["phase"] == "laying":
        river = "moreno" if len(view["rivers"]["moreno"]) > 1 else "verde"
        seen.add((river, game.actors))
        game.push(game.moves()[0])
    assert seen == {("verde", (0,)), ("moreno", (1,))}


def test_a_river_that_meets_the_other_shares_its_bed() -> None:
    table = laid_by_hand(hill="a4 b4 g4 f4", forest="b3 c4 f3 e4")
    table.play("flow:a3 flow:d4 flow:d5 flow:d6 flow:d7")
    assert table.course("verde").endswith("d4 d5 d6 d7 d8")  # into the city
    table.play("flow:g3")
    assert table.view["head"] == "e4"
    table.play("flow:d4")  # into Rio Verde: nothing more to choose
    assert table.view["phase"] == "placing"
    assert table.course("moreno") == "g1 g2 g3 f3 e4 d4 d5 d6 d7 d8"
    fields = {field["cell"]: field["rivers"] for field in table.view["fields"]}
    assert fields["d4"] == fields["d7"] == ["verde", "moreno"]
    assert fields["e4"] == ["moreno"]
    assert fields["c4"] == ["verde"]


def test_laying_can_be_undone_until_somebody_else_acts() -> None:
    game = subak.new("rios", seats=2, seed=5, river_laying="start_player")
    before = game.to_bytes()
    game.push(game.moves()[0])
    game.push(game.moves()[0])
    game.undo(0)
    game.undo(0)
    assert game.to_bytes() == before


# --- where dams may be built -------------------------------------------------------------------------------------
def borders(table: Table) -> set[str]:
    return table.moves("dam")


def test_a_dam_on_every_border_of_a_field_one_stands_on() -> None:
    table = Table().put("A", "c5").stock("A", wood=1)
    assert borders(table) == {"c5-b5", "c5-c6", "c5-d5", "c4-c5", "b4-c5", "d4-c5"}


def test_no_dam_without_wood() -> None:
    assert "dam" not in Table().put("A", "c5").moves()


def test_no_dam_from_the_city_or_a_road() -> None:
    assert "dam" not in Table().put("A", "west").stock("A", wood=5).moves()


def test_dams_to_lakes_springs_and_the_city() -> None:
    table = Table().put("A", "a2", "c8").stock("A", wood=5)
    assert {"a1-a2", "c8-c9", "c8-b8", "c8-d8"} <= borders(table)


def test_a_field_keeps_a_way_down() -> None:
    table = Table().put("A", "c5").stock("A", wood=5).play("dam c5-b5 dam c5-c6")
    assert table.refused("dam c5-d5")
    assert "c4-c5" in borders(table)
    side = Table().put("A", "a6").stock("A", wood=5).play("dam a6-b6")
    assert side.refused("dam a6-a7")


def test_a_spring_keeps_a_way_down() -> None:
    table = Table().put("A", "b1", "a2").stock("A", wood=5).play("dam a1-b1")
    assert table.refused("dam a1-a2")


def test_all_ways_into_a_field_may_be_closed() -> None:
    table = Table().put("A", "c5").stock("A", wood=5).play("dam c4-c5 dam b4-c5 dam d4-c5")
    assert table.wood() == [2, 0]
    assert len(table.view["dams"]) == 3


def test_no_second_dam_on_a_border() -> None:
    table = Table().put("A", "c5").stock("A", wood=5).play("dam c5-c6")
    assert table.refused("dam c5-c6")


def test_a_campesino_at_either_side_is_enough() -> None:
    upper = Table().put("A", "c5").stock("A", wood=1).play("dam c5-c6")
    lower = Table().put("A", "c6").stock("A", wood=1).play("dam c5-c6")
    assert upper.view["dams"] == lower.view["dams"] == [["c5", "c6"]]


def test_many_dams_in_one_turn_between_steps() -> None:
    table = Table().put("A", "c5").stock("A", wood=5).play("dam c5-c6 c5 to:c4 dam c4-c5 dam c4-d4")
    assert table.wood() == [2, 0]
    assert table.steps == 5


def test_a_dam_does_not_hinder_walking() -> None:
    table = Table().put("A", "c5").stock("A", wood=1).play("dam c5-c6")
    table.state.steps = 1
    assert "to:c6" in table.moves("c5")


def test_a_dam_where_no_water_runs_moves_nothing() -> None:
    table = Table().put("A", "c5").stock("A", wood=1)
    before = table.course("verde"), table.course("moreno")
    table.play("dam c5-c6")
    assert (table.course("verde"), table.course("moreno")) == before
    assert not table.events("diverted")


# --- new beds ----------------------------------------------------------------------------------------------------
def test_a_dam_on_the_shared_part_moves_both_rivers() -> None:
    table = Table().rivers("a1 a2 a3 b3 c4 d4", "g1 g2 g3 f3 e4 d4 d5 d6 d7 d8")
    table.terrain(hill="c6 e5").put("A", "d5").stock("A", wood=1).play("dam d4-d5")
    assert table.view["head"] == "c5"  # e5 is a hill
    table.play("flow:b5 flow:b6 flow:b7 flow:b8")
    assert table.course("verde") == "a1 a2 a3 b3 c4 d4 c5 b5 b6 b7 b8"
    assert table.course("moreno") == "g1 g2 g3 f3 e4 d4 c5 b5 b6 b7 b8"


def test_a_dam_upstream_of_the_junction_moves_one_river_only() -> None:
    table = Table().rivers("a1 a2 a3 b3 c4 d4", "g1 g2 g3 f3 e4 d4 d5 d6 d7 d8")
    table.put("A", "c4").stock("A", wood=1).play("dam c4-d4")
    while table.view["head"]:
        table.play(sorted(table.moves())[0])
    assert table.course("moreno") == "g1 g2 g3 f3 e4 d4 d5 d6 d7 d8"
    assert "d4" not in table.course("verde")


def test_the_dead_arm_counts_as_old_bed_until_the_new_one_is_laid() -> None:
    """The new bed ends where it meets the old one, below the dam."""
    table = Table(kinds={"hill": "b5 c6"}).rivers("a1 a2 a3 b3 c4 c5 c6 c7 b7 b8", MORENO)
    table.terrain(wheat="c6", forest="b5").put("A", "c5").stock("A", wood=1).play("dam c5-c6")
    assert table.view["head"] == "d5"  # wheat; b5 is a forest
    table.play("flow:c6")
    assert table.view["head"] is None
    assert table.course("verde") == "a1 a2 a3 b3 c4 c5 d5 c6 c7 b7 b8"


def test_a_dam_at_the_spring() -> None:
    table = Table().put("A", "a2").stock("A", wood=1).play("dam a1-a2")
    assert table.moves() == {"flow:a2", "flow:c2"}  # from b1 to either forest, a2 again if one likes
    table.play("flow:c2 flow:d2")
    while table.view["head"]:
        table.play(sorted(table.moves())[0])
    assert table.course("verde").startswith("a1 b1 c2 d2")
    assert int(table.state.head) == NONE
    assert "a2" not in names(table.state.rivers[0])


def test_the_builder_makes_the_choices() -> None:
    table = Table(seats=3).rivers("a1 a2 a3 b3 c4 c5 c6 c7 b7 b8", MORENO)
    table.state.turn = 1
    table.put("B", "c5").stock("B", wood=1).play("dam c5-c6")
    assert table.game.actors == (1,)
    assert table.moves() == {"flow:b5", "flow:d5"}


def test_a_course_that_is_not_cut_stays() -> None:
    """A dam closes a way that the water did not take: it stays in its bed, though it could choose anew."""
    table = Table(kinds={"wheat": "b5 c6 d5"}).rivers("a1 a2 a3 b3 c4 c5 d5 d6 d7 d8", MORENO)
    before = table.course("verde")
    table.put("A", "c5").stock("A", wood=2).play("dam c5-c6")
    assert table.course("verde") == before
