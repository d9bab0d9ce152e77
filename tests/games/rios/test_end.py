"""Both ways to win, at once; the safe end of endless games; what is told of the way there."""

import pytest

import subak
from games.rios.positions import MORENO, VERDE, Table


def winner(table: Table) -> tuple[float, ...] | None:
    return table.game.outcome


def test_five_buildings_anywhere_win_at_once() -> None:
    table = Table().put("A", "c5").finca("A", "c6", "d6", "d5", "e5").stock("A", rio=1000).play("hacienda:c5")
    assert winner(table) == (1, 0)
    assert table.game.is_over
    other = Table().put("A", "c5").finca("A", "c6", "d6", "d5").hacienda("A", "e5").stock("A", rio=500)
    assert winner(other.play("finca:c5")) == (1, 0)


def test_four_on_water_with_the_hacienda_win_at_once() -> None:
    table = Table().put("A", "a5").finca("A", "a2", "a3", "a4").stock("A", rio=1000).play("hacienda:a5")
    assert winner(table) == (1, 0)


def test_four_fincas_on_water_do_not_win() -> None:
    table = Table().put("A", "a5").finca("A", "a2", "a3", "a4").stock("A", rio=500).play("finca:a5")
    assert winner(table) is None


def test_a_dry_hacienda_does_not_win_with_wet_fincas() -> None:
    table = Table().put("A", "a5").finca("A", "a2", "a3").hacienda("A", "c5").stock("A", rio=500).play("finca:a5")
    assert winner(table) is None  # four buildings, three of them wet
    four = Table().put("A", "c5").finca("A", "a2", "a3", "a4").stock("A", rio=1000).play("hacienda:c5")
    assert winner(four) is None


def test_three_on_water_are_not_enough() -> None:
    table = Table().put("A", "c5").finca("A", "a2", "a3").hacienda("A", "a4").stock("A", rio=500).play("finca:c5")
    assert winner(table) is None


def parted() -> Table:
    """Rio Verde runs down the second column; a dam at a3 would lead it down the first."""
    table = Table(kinds={"hill": "b4"}).rivers("a1 a2 a3 b3 b4 b5 b6 b7 b8", MORENO)
    return table.put("A", "a3").stock("A", wood=1)


def lead_down(table: Table) -> Table:
    """Down the first column, wherever there is a choice."""
    while table.view["head"]:
        table.play(sorted(table.moves())[0])
    return table


def test_a_diversion_can_win() -> None:
    table = parted().finca("A", "a2", "a3", "a4").hacienda("A", "a5")
    assert winner(lead_down(table.play("dam a3-b3"))) == (1, 0)


def test_a_diversion_can_make_another_player_win() -> None:
    table = parted().finca("B", "a2", "g4", "a4").hacienda("B", "a5")
    assert winner(lead_down(table.play("dam a3-b3"))) == (0, 1)


def test_if_several_qualify_the_active_player_comes_first_then_turn_order() -> None:
    for turn, expected in ((0, (1, 0, 0)), (1, (0, 1, 0)), (2, (1, 0, 0))):
        table = Table(seats=3, kinds={"hill": "b4"}).rivers("a1 a2 a3 b3 b4 b5 b6 b7 b8", MORENO)
        table.state.turn = turn
        table.put("ABC"[turn], "a3").stock("ABC"[turn], wood=1)
        table.finca("A", "g3", "g4", "g5").hacienda("A", "a4")
        table.finca("B", "g6", "g7", "g2").hacienda("B", "a5")
        assert winner(lead_down(table.play("dam a3-b3"))) == expected


def test_nothing_happens_after_the_end() -> None:
    table = Table().put("A", "a5").finca("A", "a2", "a3", "a4").stock("A", rio=1000, wood=1).play("hacienda:a5")
    assert table.game.actors == ()
    with pytest.raises(subak.SubakError):
        table.game.push("push", 0)


# --- endless games -----------------------------------------------------------------------------------------------
def last_turn(seats: int = 2, max_rounds: int = 20) -> Table:
    table = Table(seats=seats, max_rounds=max_rounds)
    table.state.lap, table.state.turn = max_rounds, seats - 1
    return table


def test_after_the_last_round_most_buildings_win() -> None:
    table = last_turn().finca("A", "c5", "c6").finca("B", "d5").stock("B", rio=5000).play("push")
    assert winner(table) == (1, 0)


def test_then_the_most_money() -> None:
    table = last_turn().finca("A", "c5").finca("B", "d5").stock("B", rio=300).play("push")
    assert winner(table) == (0, 1)


def test_then_the_win_is_shared() -> None:
    assert winner(last_turn(seats=3).play("push")) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_the_last_round_is_played_to_its_end() -> None:
    table = last_turn()
    table.state.turn = 0
    table.play("push")
    assert winner(table) is None
    table.play("push")
    assert winner(table) is not None


def test_sixty_rounds_unless_said_otherwise() -> None:
    assert subak.new("rios").options["max_rounds"] == 60
    table = last_turn(max_rounds=60)
    table.state.lap = 59
    assert winner(table.play("push")) is None
    table.state.turn = 1
    assert winner(table.play("push")) is not None


# --- the way to victory ------------------------------------------------------------------------------------------
def missing(table: Table, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = table.view["players"][seat]["missing"]
    return found


def test_what_is_missing_for_victory() -> None:
    assert missing(Table()) == {"buildings": 5, "wet": 4, "rio": 3000}
    table = Table().finca("A", "a2", "a3", "c5").stock("A", rio=700)
    assert missing(table) == {"buildings": 2, "wet": 2, "rio": 800}
    four = Table().finca("A", "a2", "a3", "a4", "a5")
    assert missing(four) == {"buildings": 1, "wet": 1, "rio": 1000}  # a fourth finca does not stand for the hacienda
    dry = Table().finca("A", "a2", "a3", "a4").hacienda("A", "c5")
    assert missing(dry) == {"buildings": 1, "wet": 1, "rio": 500}


def test_the_preview_of_a_building_says_what_will_be_missing() -> None:
    table = Table().put("A", "a5", "c5").finca("A", "a2", "a3", "a4").stock("A", rio=1000)
    previews = {choice.move.text: choice.preview for choice in table.game.choices(0)}
    assert previews["hacienda:a5"] == {"missing": 1, "missing_wet": 0, "wins": 1}
    assert previews["hacienda:c5"] == {"missing": 1, "missing_wet": 1, "wins": 0}


def test_the_preview_of_the_harvest_names_everybody() -> None:
    table = Table(kinds={"wheat": "a4 a5"}).row("wheat").put("A", "a4").put("B", "a5").rivers(VERDE, MORENO)
    choices = {choice.move.text: choice for choice in table.game.choices(0)}
    assert choices["resolve"].everybody == {"rio": (100, 100), "wood": (0, 0)}
    assert choices["resolve"].preview == {}


def test_the_preview_of_a_walk_says_steps_and_the_harvest_afterwards() -> None:
    table = Table(kinds={"forest": "b4", "wheat": "a5"}).row("wheat").put("A", "b4").put("B", "a5")
    choices = {choice.move.text: choice for choice in table.game.choices(0, after=["b4"])}
    assert choices["to:a5"].preview == {"steps": 1, "drives_out": 1, "points": 1}  # a hundred more than now
    assert choices["to:a5"].everybody == {"rio": (100, 0), "wood": (0, 0)}


def test_the_preview_of_a_dam_shows_both_rivers_and_the_harvest_afterwards() -> None:
    """A stands on a4: the new course over it brings A the wheat and takes it from B on b4."""
    table = Table(kinds={"forest": "b3", "hill": "a6"}).rivers("a1 a2 a3 b3 b4 b5 b6 b7 b8", MORENO)
    table.row("wheat").put("A", "a3", "a4").put("B", "b4").stock("A", wood=1)
    before = {choice.move.text: choice for choice in table.game.choices(0)}["resolve"]
    assert before.everybody["rio"] == (0, 100)
    dam = {choice.move.text: choice for choice in table.game.choices(0, after=["dam"])}["a3-b3"]
    assert dam.everybody["rio"] == (100, 0)  # A would lead the water past b4
    assert dam.preview["courses"] > 1
    table.play("dam a3-b3")
    ways = {choice.move.text: choice for choice in table.game.choices(0)}
    assert set(ways) == {"flow:a5", "flow:b4"}
    assert ways["flow:b4"].everybody["rio"][1] == 100
    assert ways["flow:a5"].everybody["rio"][1] == 0
    best = ways["flow:a5"].preview
    table.play("flow:a5")
    while table.view["head"]:
        table.play(max(table.game.choices(0), key=lambda choice: choice.preview["verde"] == best["verde"]).move.text)
    assert int(table.state.rivers[0]) == best["verde"] == dam.preview["verde"]
    assert int(table.state.rivers[1]) == best["moreno"] == dam.preview["moreno"]


def test_the_preview_of_a_dam_warns_of_another_s_win() -> None:
    """A's dam leads the water down the first column: B's hacienda there gets wet. Or A keeps it from a5."""
    table = parted().terrain(wheat="b4").finca("B", "a2", "g4", "g5").hacienda("B", "a4")
    previews = {choice.move.text: choice.preview for choice in table.game.choices(0, after=["dam"])}
    assert (previews["a3-b3"]["wins"], previews["a3-b3"]["loses"]) == (0, 1)
    own = parted().finca("A", "a2", "g4", "g5").hacienda("A", "a4")
    previews = {choice.move.text: choice.preview for choice in own.game.choices(0, after=["dam"])}
    assert (previews["a3-b3"]["wins"], previews["a3-b3"]["loses"]) == (1, 0)


def test_a_dam_that_moves_nothing_previews_the_rivers_as_they_are() -> None:
    table = Table().put("A", "c5").stock("A", wood=1)
    (preview,) = [c.preview for c in table.game.choices(0, after=["dam"]) if c.move.text == "c5-c6"]
    assert preview["verde"] == int(table.state.rivers[0])
    assert preview["courses"] == 1
