"""The rulebook's worked examples, its tables, and what rounds 6 and 7 change. Water has a file of its own."""

from typing import Any

import numpy as np
import pytest

from games.spirits.positions import (
    A,
    B,
    C,
    D,
    chain,
    claims,
    dealt,
    events_of,
    farm,
    give,
    lay_out,
    moves,
    paddies,
    play,
    put,
    rain,
    set_order,
    table,
    waiting_for,
    work_on,
)
from subak.games.spirits.components import Components
from subak.games.spirits.rules import flow, market
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BETWEEN,
    BUILD,
    CARD,
    EMPTY,
    GROWN,
    HARVEST,
    MARKET,
    NONE,
    OVER,
    PESTS,
    PLANT,
    PLANTED,
    RESOLVE,
    WATER_IN,
    WEEDS,
)
from subak.kernel.log import new_log


def spirit(number: int) -> str:
    return Components.ours().spirits[number - 1]


# --- start (rulebook: Setup) -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "water", "tiles"), [(2, 15, 8), (3, 22, 9), (4, 30, 10)])
def test_the_table_is_set(seats: int, water: int, tiles: int) -> None:
    states = dealt(seats)
    state = states[0]
    for seat in range(seats):
        play(states, seat, "gate 1se")
        player = state.players[seat]
        assert (player.walls, player.gates) == (0b101, 0b010)
        assert (player.discs[0], player.rice_in[0], chain(states, seat)) == (1, PLANTED, "1")
        assert player.labourers + (10 - player.hired) == 20
        assert player.livestock + (6 - player.bought) == 6
        assert player.rocks & 1 == 0
    assert [len(moves(states, seat)) for seat in range(seats)] == [4] * seats  # the first draft
    supply = state.supply
    assert (supply.water, supply.walls, supply.gates) == (water - seats, 80 - 2 * seats, 24 - seats)
    assert (supply.weeds, supply.pests, supply.fertilizer, supply.magic) == (24, 24, 12, 7)
    assert bin(state.open_tiles).count("1") == tiles


def test_the_market_s_prices() -> None:
    assert Components.ours().tables[0].labour_price.tolist() == [4, 4, 4, 6, 6, 6, 9, 9, 9, 13]
    assert Components.ours().tables[0].livestock_price.tolist() == [4, 4, 5, 5, 6, 6]


# --- drafts ----------------------------------------------------------------------------------------------------
def lowest(states: Any, seat: int) -> str:
    return moves(states, seat)[0]


@pytest.mark.parametrize(("turn", "giver"), [(0, -1), (3, 1)])
def test_hands_go_to_the_left_in_the_first_draft_and_to_the_right_in_the_second(turn: int, giver: int) -> None:
    states = table(4, turn=turn)
    states[0].drafts = 0 if turn == 0 else 1
    flow.begin_draft(states[0])
    for kept in range(1, 4):
        before = [moves(states, seat) for seat in range(4)]
        assert all(len(hand) == 5 - kept for hand in before)
        numbers = range(1, 21) if turn == 0 else range(21, 41)
        assert {card for hand in before for card in hand} <= {f"keep {spirit(n)}" for n in numbers}
        if kept == 3:
            break
        for seat in range(4):
            play(states, seat, before[seat][0])
        for seat in range(4):
            assert moves(states, seat) == before[(seat + giver) % 4][1:]
    for seat in range(4):
        play(states, seat, lowest(states, seat))
    assert states[0].turn == turn + 1
    assert [int(states[0].players[seat].held) for seat in range(4)] == [3] * 4


def test_the_second_draft_comes_between_rounds_three_and_four() -> None:
    for turn, drafted in ((2, False), (3, True), (4, False)):
        states = table(turn=turn)
        states[0].phase, states[0].drafts = BETWEEN, 1
        flow.proceed(states[0], NONE, new_log()[0])
        assert (states[0].turn == turn) == drafted


# --- turn order ------------------------------------------------------------------------------------------------
def test_turn_order() -> None:
    """Cards 2 and 15, 6 and 7, 14 and 17, 10 and 12: the one with 7 is first, then 12, 15, 17."""
    states = table(4)
    for seat, (old, new) in enumerate(((2, 15), (6, 7), (14, 17), (10, 12))):
        give(states, seat, spirit(old))
        player = states[0].players[seat]
        player.hand, player.held = 1 << (new - 1), 1
    states[0].phase, states[0].rain_discs = CARD, 5
    for seat in range(4):
        assert states[0].phase == CARD  # revealed when all have chosen
        play(states, seat, f"keep {spirit((15, 7, 17, 12)[seat])}")
    assert states[0].order.tolist() == [B, D, A, C]
    assert states[0].place.tolist() == [2, 0, 3, 1]
    assert (states[0].players[B].reservoir, states[0].rain_discs) == (5, 0)  # the first player takes the rain


def test_a_lower_card_played_later_does_not_help() -> None:
    states = table()
    give(states, A, spirit(20))
    states[0].players[A].hand, states[0].players[B].hand = 1 << 0, 1 << 18
    states[0].phase = CARD
    play(states, A, f"keep {spirit(1)}")
    play(states, B, f"keep {spirit(19)}")
    assert states[0].order[:2].tolist() == [B, A]


# --- weeds -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("group", "weeds", "weeders", "left"),
    [
        ("2 3", 2, 4, 0),
        ("2 3", 2, 3, 1),
        ("2 3 6", 1, 3, 0),
        ("2 3 6", 2, 6, 0),
        ("2 3 6", 2, 3, 1),
        ("2 3 6", 2, 2, 2),
    ],
)
def test_a_weed_takes_as_many_labourers_as_the_paddy_has_hexes(group: str, weeds: int, weeders: int, left: int) -> None:
    states = table()
    lay_out(states, A, f"1 | {group}", "1e 3e")
    put(states, A, f"2: {weeds} weeds")
    farm(states, WEEDS, weeders=weeders)
    work_on(states, A)
    assert states[0].players[A].weeds[1] == left
    assert states[0].supply.weeds == 24 - left


@pytest.mark.parametrize(
    ("step", "workers", "contents"),
    [(WEEDS, "weeders", "1 weed"), (PESTS, "ducks", "1 pest"), (HARVEST, "harvesters", "grown")],
)
def test_work_may_stop(step: int, workers: str, contents: str) -> None:
    """What is left undone is wasted. Grown rice that nobody harvests takes weeds and pests along."""
    states = table()
    put(states, A, f"1: {contents}")
    farm(states, step, A, alone=False, **{workers: 2})
    assert moves(states, A) == ["paddy 1", "pass"]
    play(states, A, "pass")
    player = states[0].players[A]
    assert (player.weeds[0], player.pests[0]) == (int("weed" in contents), int("pest" in contents))
    assert (player.rice, player.rice_in[0]) == (0, EMPTY)


def test_which_weed_to_remove_is_chosen() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 | 6", "1e 3sw 6e")
    put(states, A, "2: 1 weed", "6: 2 weeds")
    farm(states, WEEDS, weeders=3)
    assert moves(states, A) == ["paddy 2", "paddy 6", "pass"]
    play(states, A, "paddy 6")
    assert moves(states, A) == ["paddy 2", "paddy 6", "pass"]
    play(states, A, "paddy 2")
    assert states[0].players[A].weeds.tolist() == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0]


# --- pests and fertilizer --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rice", "ducks", "pests", "fertilized"),
    [
        ("planted", 2, 0, 1),  # two pests on two hexes need two animals; it is fertilized
        ("planted", 1, 1, 1),
        ("grown", 2, 0, 0),  # grown paddies cannot be fertilized
        ("grown", 1, 1, 0),
    ],
)
def test_an_animal_removes_a_pest_and_fertilizes(rice: str, ducks: int, pests: int, fertilized: int) -> None:
    states = table()
    lay_out(states, A, "1 | 2 3", "1e 3e")
    put(states, A, f"2: {rice}, 2 pests")
    farm(states, PESTS, ducks=ducks, harvesters=4)  # how much to harvest is a choice: it does not rot yet
    work_on(states, A)
    player = states[0].players[A]
    assert (player.pests[1], player.fertilized[1]) == (pests, fertilized)
    assert states[0].supply.fertilizer == 12 - fertilized


def test_an_animal_fertilizes_without_a_pest_but_only_once() -> None:
    states = table()
    put(states, A, "1: planted")
    farm(states, PESTS, ducks=2)
    work_on(states, A)
    player = states[0].players[A]
    assert (player.fertilized[0], player.animals[2]) == (1, 1)


def test_an_empty_paddy_is_not_fertilized() -> None:
    states = table()
    put(states, A, "1: 1 pest")
    farm(states, PESTS, ducks=2)
    work_on(states, A)
    player = states[0].players[A]
    assert (player.pests[0], player.fertilized[0], player.animals[2]) == (0, 0, 1)


def test_water_and_growing_leave_fertilizer_where_it_is() -> None:
    states = table()
    put(states, A, "1: planted, fertilized")
    states[0].players[A].reservoir = 1
    farm(states, WATER_IN)
    play(states, A, "1")
    player = states[0].players[A]
    assert (player.rice_in[0], player.fertilized[0]) == (GROWN, 1)


# --- harvest ---------------------------------------------------------------------------------------------------
def test_a_weedy_paddy_of_one_pays_2_and_a_clean_one_of_three_20() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 6", "1e 6e")
    put(states, A, "1: grown, 1 weed", "2: grown")
    farm(states, HARVEST, harvesters=8)
    play(states, A, "paddy 1")  # one hex: nothing more to choose
    assert states[0].players[A].rice == 2
    play(states, A, "paddy 2", "3")
    player = states[0].players[A]
    assert (player.rice, player.harvests_now, player.harvest_rice, player.harvest_best) == (22, 2, 22, 20)


def test_two_hexes_of_three_pay_12() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 6", "1e 6e")
    put(states, A, "2: grown")
    farm(states, HARVEST, harvesters=4)
    play(states, A, "paddy 2")
    assert moves(states, A) == ["1", "2"]
    play(states, A, "2")
    player = states[0].players[A]
    assert (player.rice, player.rice_in[1]) == (12, EMPTY)  # all of it is cleared


def test_four_hexes_take_eight_labourers() -> None:
    for harvesters, most in ((8, 4), (7, 3)):
        states = table()
        lay_out(states, A, "1 | 2 3 5 6", "1e 6e")
        put(states, A, "2: grown")
        farm(states, HARVEST, harvesters=harvesters)
        play(states, A, "paddy 2")
        assert moves(states, A) == [str(n) for n in range(1, most + 1)]


CHART = {
    "clean": ((5, 12, 20, 35, 50, 70), (8, 20, 35, 60, 90, 120)),
    "1 pest": ((3, 8, 15, 25, 35, 55), (5, 15, 25, 45, 60, 95)),
    "1 weed": ((2, 4, 10, 15, 25, 40), (3, 7, 15, 25, 45, 70)),
    "2 pests": ((1, 2, 5, 8, 15, 30), (2, 3, 8, 15, 25, 55)),
    "2 weeds": ((1, 2, 5, 8, 15, 30), (2, 3, 8, 15, 25, 55)),
    "1 weed, 1 pest": ((1, 2, 5, 8, 15, 30), (2, 3, 8, 15, 25, 55)),
}


def harvest(size: int, plague: str, *, fertilized: bool, turn: int, hexes: int) -> int:
    """Rice for some hexes of a paddy."""
    states = table(turn=turn)
    group = " ".join(["2", "3", "5", "6", "9"][:size])
    last = {1: "2e", 2: "3e", 3: "5se", 4: "6e", 5: "9se"}[size]
    lay_out(states, A, f"1 | {group}", f"1e {last}")
    put(states, A, "2: grown")
    if plague != "clean":
        put(states, A, f"2: {plague}")
    if fertilized:
        put(states, A, "2: fertilized")
    farm(states, HARVEST, harvesters=10)
    play(states, A, "paddy 2", *([str(hexes)] if size > 1 else []))
    return int(states[0].players[A].rice)


@pytest.mark.parametrize("turn", [1, 6, 7])
@pytest.mark.parametrize("plague", CHART)
def test_the_yield_chart(plague: str, turn: int) -> None:
    row = CHART[plague][turn == 7]
    for size in range(1, 6):
        assert harvest(size, plague, fertilized=False, turn=turn, hexes=size) == row[size - 1]
        assert harvest(size, plague, fertilized=True, turn=turn, hexes=size) == row[size]  # one hex larger


@pytest.mark.parametrize("hexes", range(1, 5))
def test_a_partial_harvest_counts_its_hexes_all_weeds_and_the_fertilizer(hexes: int) -> None:
    assert harvest(5, "clean", fertilized=False, turn=2, hexes=hexes) == CHART["clean"][0][hexes - 1]
    assert harvest(5, "1 weed", fertilized=True, turn=2, hexes=hexes) == CHART["1 weed"][0][hexes]


def test_weeds_and_pests_stay_after_a_harvest_and_fertilizer_goes() -> None:
    states = table()
    put(states, A, "1: grown, 1 weed, 2 pests, fertilized")
    farm(states, HARVEST, harvesters=2)
    play(states, A, "paddy 1")
    player = states[0].players[A]
    assert (player.rice, player.rice_in[0]) == (2, EMPTY)
    assert (player.weeds[0], player.pests[0], player.fertilized[0]) == (1, 2, 0)
    assert (states[0].supply.weeds, states[0].supply.pests, states[0].supply.fertilizer) == (23, 22, 12)


def test_rotting_clears_rice_fertilizer_weeds_and_pests_but_not_water() -> None:
    states = table()
    put(states, A, "1: grown, 1 weed, 2 pests, fertilized, 1 disc")
    logs = farm(states, HARVEST)
    player = states[0].players[A]
    assert (player.rice, player.rice_in[0], player.discs[0]) == (0, EMPTY, 1)
    assert (player.weeds[0], player.pests[0], player.fertilized[0]) == (0, 0, 0)
    assert (states[0].supply.weeds, states[0].supply.pests, states[0].supply.fertilizer) == (24, 24, 12)
    assert [event.numbers[0] for event in events_of(logs, "rotted")] == [0]


def test_planted_rice_does_not_rot() -> None:
    states = table()
    put(states, A, "1: planted, 1 weed")
    farm(states, HARVEST)
    assert (states[0].players[A].rice_in[0], states[0].players[A].weeds[0]) == (PLANTED, 1)


# --- growing and planting --------------------------------------------------------------------------------------
def test_a_paddy_of_three_takes_three_labourers_to_plant_and_is_planted_whole() -> None:
    for planters, offered in ((3, True), (2, False)):
        states = table()
        lay_out(states, A, "1 | 2 3 6", "1e 6e")
        put(states, A, "2: 3 discs")
        farm(states, PLANT, planters=planters)
        assert ("paddy 2" in moves(states, A)) == offered


def test_what_is_planted_now_grows_next_round_and_planting_is_optional() -> None:
    states = table()
    put(states, A, "1: 1 disc")
    farm(states, WATER_IN, planters=2)
    assert moves(states, A) == ["paddy 1", "pass"]
    play(states, A, "paddy 1")
    assert states[0].players[A].rice_in[0] == PLANTED


def test_grown_rice_is_not_planted_again() -> None:
    states = table()
    put(states, A, "1: planted, 1 disc")
    farm(states, WATER_IN, planters=2)
    assert (states[0].players[A].rice_in[0], waiting_for(states)) == (GROWN, "B")


# --- labour ----------------------------------------------------------------------------------------------------
def allocated(states: Any, seat: int) -> tuple[list[int], list[int]]:
    player = states[0].players[seat]
    return player.labour.tolist(), player.animals.tolist()


def test_labour_is_asked_for_action_by_action_and_stays_within_what_there_is() -> None:
    """Walls and harvests are counted in walls and hexes: three labourers a wall, two a hex."""
    states = table()
    lay_out(states, A, "1 | 2 3", "1e 3e")
    put(states, A, "1: grown, 2 weeds", "2: planted, 1 pest", "6: rock", "7: rock")
    states[0].players[A].livestock = 3
    flow.begin_allocation(states[0])
    assert moves(states, A) == ["0", "1", "2", "3"]  # walls for 10 labourers
    play(states, A, "1")
    assert moves(states, A) == ["0", "1", "2", "3"]  # livestock for walls
    play(states, A, "1")
    assert moves(states, A) == ["0", "1", "2"]  # … for rocks
    play(states, A, "1")
    assert moves(states, A) == ["0", "1", "2"]  # labourers against two weeds on one hex
    play(states, A, "2")
    assert moves(states, A) == ["0", "1"]  # one animal is left, for the pest
    play(states, A, "1")
    assert moves(states, A) == ["0", "1"]  # one grown hex
    play(states, A, "1")
    assert moves(states, A) == ["0", "1", "2", "3"]  # 10 − 3 − 2 − 2 are left to plant
    play(states, A, "3")
    assert allocated(states, A) == ([3, 2, 2, 3], [1, 1, 1])
    assert states[0].phase == ALLOCATE  # B has not finished
    assert waiting_for(states) == "B"


# --- achievements ----------------------------------------------------------------------------------------------
def test_achievements_are_claimed_in_turn_order_one_each_a_round() -> None:
    states = table(3)
    set_order(states, C, B, A)
    for seat in (A, C):
        states[0].players[seat].livestock, states[0].players[seat].labourers = 2, 13
    claims(states, "pair_of_animals", "large_family", "four_paddies")
    assert waiting_for(states) == "C"
    assert moves(states, C) == ["claim pair_of_animals", "claim large_family", "pass"]
    play(states, C, "claim large_family")
    assert (states[0].players[C].rice, states[0].players[C].claimed) == (7, 1)
    assert waiting_for(states) == "A"  # B has fulfilled none, C has had one
    assert moves(states, A) == ["claim pair_of_animals", "pass"]
    play(states, A, "claim pair_of_animals")
    assert states[0].open_tiles == 1 << Components.ours().achievements.index("four_paddies")


def test_an_achievement_may_be_left() -> None:
    states = table()
    states[0].players[A].livestock = 2
    claims(states, "pair_of_animals")
    play(states, A, "pass")
    assert states[0].players[A].rice == 0
    assert states[0].open_tiles != 0


# --- market ----------------------------------------------------------------------------------------------------
def test_the_24_rice_purchase_and_5_for_one_more_next_round() -> None:
    """Labourers for 4 and 6, livestock for 5, tax 9; next round livestock for 5 without tax."""
    states = table()
    player = states[0].players[A]
    player.hired, player.bought, player.rice = 2, 2, 29
    states[0].players[B].rice = 4  # holds the round up
    claims(states)
    play(states, A, "hire", "hire", "buy")
    assert (player.rice, player.spent_now, player.labourers, player.livestock) == (5, 24, 12, 1)
    flow.forget_round(player)
    player.pick.done = 0
    play(states, A, "buy")
    assert (player.rice, player.livestock) == (0, 2)


@pytest.mark.parametrize(("items", "tax"), [(0, 0), (1, 0), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_tax(items: int, tax: int) -> None:
    states = table()
    player = states[0].players[A]
    player.rice, states[0].players[B].rice = 1000, 4
    claims(states)
    for n in range(items):
        play(states, A, "hire" if n % 2 else "buy")
    prices = (4, 4, 4, 4, 5, 4)  # livestock 4 4 5, labourers 4 4 4
    assert player.rice == 1000 - sum(prices[:items]) - tax
    assert market.tax(items) == tax


def test_nobody_buys_what_they_cannot_pay() -> None:
    for rice, offered in ((3, []), (4, ["hire", "buy", "pass"])):
        states = table()
        states[0].players[A].rice, states[0].players[B].rice = rice, 4
        claims(states)
        assert moves(states, A) == offered
    states[0].players[A].rice = 11
    play(states, A, "hire")  # 7 are left; another for 4 would cost 4 tax
    assert moves(states, A) == []


def test_the_market_runs_out() -> None:
    states = table()
    player = states[0].players[A]
    player.hired, player.bought, player.rice, states[0].players[B].rice = 10, 5, 500, 4
    claims(states)
    assert moves(states, A) == ["buy", "pass"]
    play(states, A, "buy")
    assert moves(states, A) == []
    assert waiting_for(states) == "B"


# --- round 6 ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("turn", "stage"), [(5, PLANTED), (6, GROWN)])
def test_in_round_6_rice_grows_again_right_after_planting(turn: int, stage: int) -> None:
    states = table(turn=turn)
    lay_out(states, A, "1 | 2", "1e 2e")
    put(states, A, "1: 1 disc", "2: 1 disc")
    farm(states, PLANT, planters=1)
    play(states, A, "paddy 1")
    assert states[0].players[A].rice_in[:2].tolist() == [stage, EMPTY]


def test_the_second_growing_needs_water_too() -> None:
    states = table(turn=6)
    lay_out(states, A, "1 | 2", "1e 2e")
    put(states, A, "1: 1 disc", "2: planted")
    farm(states, PLANT, planters=1)
    play(states, A, "paddy 1")
    assert states[0].players[A].rice_in[:2].tolist() == [GROWN, PLANTED]


@pytest.mark.parametrize("turn", [5, 6])
def test_round_6_has_no_market_but_achievements(turn: int) -> None:
    states = table(turn=turn)
    for seat in (A, B):
        states[0].players[seat].rice = 100
    states[0].players[A].livestock = 2
    claims(states, "pair_of_animals")
    play(states, A, "claim pair_of_animals")
    assert (states[0].phase == MARKET) == (turn == 5)
    assert (states[0].turn == 7) == (turn == 6)


# --- round 7 ---------------------------------------------------------------------------------------------------
def test_round_7_has_no_water_rain_or_spirits() -> None:
    states = table(turn=6)
    lay_out(states, A, "1 | 2 3", "1e 3e")
    give(states, A, "lantern", "dew")
    put(states, A, "1: grown, 1 disc", "2: 2 discs, planted")
    states[0].players[B].reservoir = 1
    states[0].players[A].livestock = 1
    before = int(states[0].supply.water)
    logs = rain(states, "steady_rain")
    assert (states[0].turn, states[0].phase) == (7, ALLOCATE)
    assert states[0].players[A].discs.tolist() == [0] * 10
    assert states[0].supply.water == before + 3 + 1
    assert (events_of(logs, "rain"), states[0].players[A].rice) == ([], 0)


def test_in_round_7_labour_goes_to_weeds_pests_and_harvest_only() -> None:
    states = table(turn=6)
    lay_out(states, A, "1 | 2 3", "1e 3e")
    put(states, A, "1: grown, 1 weed, 1 disc", "2: grown, 1 pest", "7: rock")
    states[0].players[A].livestock = 1
    rain(states, "steady_rain")
    assert moves(states, A) == ["0", "1"]  # labourers against the weed
    play(states, A, "1")
    assert moves(states, A) == ["0", "1"]  # the animal against the pest
    play(states, A, "1")
    assert moves(states, A) == ["0", "1", "2", "3"]  # hexes to harvest
    play(states, A, "3")
    assert allocated(states, A) == ([0, 1, 6, 0], [0, 0, 1])  # B had nothing to allocate
    play(states, A, "paddy 1", "paddy 2")  # the weed and the pest are gone
    logs = play(states, A, "paddy 1", "paddy 2", "2")
    assert [event.numbers[3] for event in events_of(logs, "harvest")] == [8, 20]  # the second columns
    assert states[0].phase == OVER
    assert states[0].players[A].rice == 28


# --- the end ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rice", "winner"), [((30, 20, 10), A), ((10, 30, 30), C), ((30, 30, 10), B), ((30, 30, 30), C), ((29, 30, 29), B)]
)
def test_the_highest_spirit_breaks_a_tie(rice: tuple[int, int, int], winner: int) -> None:
    states = table(3, turn=7)
    for seat, cards in enumerate(((1, 30), (2, 31), (3, 36))):
        give(states, seat, *map(spirit, cards))
        states[0].players[seat].rice = rice[seat]
    flow.end_game(states[0], new_log()[0])
    shares = np.zeros(3)
    flow.outcome(states[0], shares)
    assert shares.tolist() == [float(seat == winner) for seat in range(3)]
    assert flow.actors(states[0]) == 0


def test_nobody_has_won_before_the_end() -> None:
    states = table()
    shares = np.ones(2)
    flow.outcome(states[0], shares)
    assert shares.tolist() == [0, 0]


# --- the box ---------------------------------------------------------------------------------------------------
def test_no_weed_or_pest_without_one_in_the_box() -> None:
    states = table(turn=1)
    states[0].supply.weeds = 1
    rain(states, "sprouting")  # a weed into everybody's largest paddy
    assert [int(states[0].players[seat].weeds[0]) for seat in (A, B)] == [1, 0]
    assert states[0].supply.weeds == 0
    states = table(turn=1)
    for seat in (A, B):
        put(states, seat, "1: planted")
    states[0].supply.pests = 1
    rain(states, "swarm")
    assert [int(states[0].players[seat].pests[0]) for seat in (A, B)] == [1, 0]


def test_no_fertilizer_without_one_in_the_box() -> None:
    states = table()
    put(states, A, "1: planted, 1 pest")
    states[0].supply.fertilizer = 0
    farm(states, PESTS, ducks=2)
    work_on(states, A)
    assert (states[0].players[A].pests[0], states[0].players[A].fertilized[0]) == (0, 0)


def test_the_rain_brings_only_as_many_discs_as_there_are() -> None:
    states = table(turn=1)
    states[0].supply.water = 3
    rain(states, "steady_rain")
    assert (states[0].rain_discs, states[0].supply.water) == (3, 0)


def test_a_spirit_brings_only_as_many_discs_as_there_are() -> None:
    states = table()
    give(states, A, "monsoon")
    states[0].supply.water = 1
    states[0].phase, states[0].at = RESOLVE, NONE
    flow.proceed(states[0], NONE, new_log()[0])
    play(states, A, "use")
    assert (states[0].players[A].reservoir, states[0].supply.water) == (1, 0)


# --- building --------------------------------------------------------------------------------------------------
def test_six_labourers_finish_a_paddy_of_three_with_a_wall_and_a_gate() -> None:
    states = table()
    lay_out(states, A, "1", "1e", walls="2sw 3e 3se 5e 6sw")  # 2, 3 and 6 lack 6e and 6se
    farm(states, BUILD, builders=6)
    play(states, A, "wall 6e", "gate 6se")
    assert (paddies(states), chain(states)) == ("1 | 2 3 6", "1 2")
