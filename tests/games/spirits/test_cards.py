"""What every spirit, rain card, setup card and achievement of ours does (docs/rules/spirits.md).

The numbers are written down here a second time on purpose: a card that changes needs its test looked at.
"""

from collections.abc import Callable
from typing import Any

import pytest

from games.spirits.positions import (
    A,
    B,
    C,
    chain,
    claims,
    dealt,
    events_of,
    farm,
    give,
    lay_out,
    moves,
    play,
    put,
    rain,
    resolve,
    set_order,
    table,
    waiting_for,
    work_on,
)
from subak.games.spirits.components import Components
from subak.games.spirits.rules import effects, flow, labour
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BUILD,
    CARD,
    EMPTY,
    GROWN,
    HARVEST,
    HEXES,
    MARKET,
    NONE,
    OVER,
    PESTS,
    PLANT,
    PLANTED,
    RESOLVE,
    WATER_IN,
)
from subak.kernel.log import new_log

TESTED: set[str] = set()
Test = Callable[..., None]


def spirit(*names: str) -> Callable[[Test], Test]:
    """Marks the test of a spirit."""
    TESTED.update(names)
    return lambda test: test


def on_table(name: str, *, seats: int = 2, turn: int = 2) -> Any:
    """A table at which A has this spirit; `kind:effect` stands for one that does only that, by 1."""
    states = table(seats, turn=turn)
    kind, _, effect = name.partition(":")
    give(states, A, "lantern" if effect else name)
    if effect:
        card = states[0].tables.spirits[Components.ours().spirits.index("lantern")]
        card.kind = effects.KINDS.index(kind)
        card.ops[0].op, card.ops[0].amount = effects.OPS.index(effect), 1
    return states


def rice(states: Any, seat: int = A) -> int:
    return int(states[0].players[seat].rice)


def by_hex(numbers: Any) -> dict[int, int]:
    """Weeds or pests by the first hex of their paddy."""
    return {h + 1: int(numbers[h]) for h in range(HEXES) if numbers[h]}


def magic(states: Any, seat: int = A) -> list[int]:
    return [h + 1 for h in range(HEXES) if int(states[0].players[seat].magic) >> h & 1]


# --- active spirits: gains -------------------------------------------------------------------------------------
@spirit("dew", "monsoon")
@pytest.mark.parametrize(("name", "discs"), [("dew", 1), ("monsoon", 2)])
def test_discs_from_the_supply(name: str, discs: int) -> None:
    states = on_table(name)
    player, before = states[0].players[A], int(states[0].supply.water)
    for rounds in (1, 2):  # every round
        resolve(states)
        assert (waiting_for(states), moves(states, A)) == ("A", ["use", "pass"])
        play(states, A, "use")
        assert (player.reservoir, states[0].supply.water) == (rounds * discs, before - rounds * discs)
    resolve(states)
    play(states, A, "pass")  # optional
    assert player.reservoir == 2 * discs


@spirit("lantern")
def test_lantern_brings_2_rice_every_round() -> None:
    states = on_table("lantern")
    lay_out(states, A, "1 | 2", "1e 2e")
    for rounds in (1, 2):
        resolve(states)
        assert (rice(states), rice(states, B)) == (2 * rounds, 0)
        assert states[0].phase == ALLOCATE  # nobody was asked


def test_lantern_asks_nothing_after_a_spirit_that_is_of_no_use() -> None:
    states = on_table("lantern")
    give(states, A, "frog")  # there are no pests
    resolve(states)
    assert (rice(states), states[0].phase) == (2, ALLOCATE)


@spirit("granary")
def test_granary_brings_a_rice_for_each_paddy() -> None:
    states = on_table("granary")
    lay_out(states, A, "1 | 2 3 | 8", "1e 3e 8e 8sw")  # 8 is not connected
    resolve(states)
    assert rice(states) == 3


@spirit("feast")
@pytest.mark.parametrize(("harvested", "gain"), [(0, 3), (1, 5)])
def test_feast_brings_3_rice_and_5_after_a_harvest(harvested: int, gain: int) -> None:
    states = on_table("feast")
    lay_out(states, A, "1 | 2", "1e 2e")
    states[0].players[A].harvests_now = harvested
    rain(states, "haze")
    resolve(states)
    assert rice(states) == gain


@spirit("bamboo")
def test_bamboo_builds_one_piece_without_labour() -> None:
    states = on_table("bamboo")
    resolve(states)
    assert states[0].phase == ALLOCATE
    farm(states, BUILD)
    assert "wall 2e" in moves(states, A)
    assert "gate 2e" in moves(states, A)
    play(states, A, "wall 2e")
    assert not any(move.startswith(("wall", "gate")) for move in moves(states, A))
    play(states, A, "pass")
    assert states[0].players[A].free_pieces == 0  # not kept for the next round


@spirit("helpers")
def test_helpers_are_two_labourers_for_this_round() -> None:
    states = on_table("helpers")
    states[0].players[A].labourers = 4
    resolve(states)
    assert moves(states, A) == ["0", "1", "2"]
    play(states, A, "2")  # six labourers for two walls; none is left
    assert waiting_for(states) == "B"
    assert states[0].players[A].labourers == 4
    rain(states, "haze")
    assert states[0].players[A].helpers == 0


@spirit("frog", "sickle")
@pytest.mark.parametrize(("name", "plague"), [("frog", "pests"), ("sickle", "weeds")])
def test_one_pest_or_weed_is_removed_even_under_water(name: str, plague: str) -> None:
    states = on_table(name)
    lay_out(states, A, "1 | 2", "1e 2e")
    put(states, A, f"1: planted, 2 {plague}, 1 disc", f"2: 1 {plague}")
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["paddy 1", "paddy 2"]
    play(states, A, "paddy 1")
    player = states[0].players[A]
    assert by_hex(getattr(player, plague)) == {1: 1, 2: 1}
    assert getattr(states[0].supply, plague) == 22
    assert (player.fertilized[0], states[0].phase) == (0, ALLOCATE)


@spirit("ox")
def test_ox_is_one_more_labourer_this_round() -> None:
    states = on_table("ox")
    resolve(states)
    player = states[0].players[A]
    assert (player.helpers, player.labourers, states[0].phase) == (1, 10, ALLOCATE)


@pytest.mark.parametrize(("kind", "again"), [("once", ALLOCATE), ("active", RESOLVE)])
def test_a_rock_goes_and_water_flows_on(kind: str, again: int) -> None:
    states = on_table(f"{kind}:remove_rock")
    lay_out(states, A, "1 | 2", "1e 2e")
    put(states, A, "2: rock", "7: rock")
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["hex 2", "hex 7"]
    play(states, A, "hex 2")
    assert (states[0].players[A].rocks, states[0].phase) == (1 << 6, ALLOCATE)
    assert chain(states) == "1 2"
    resolve(states)
    assert states[0].phase == again  # once, or again: there is another rock


@spirit("dragon")
def test_dragon_removes_a_weed_and_a_pest_and_brings_rice() -> None:
    states = on_table("dragon")
    put(states, A, "1: 2 weeds, 2 pests, 1 disc", "7: rock")
    resolve(states)
    play(states, A, "use", "paddy 1", "paddy 1")
    player = states[0].players[A]
    assert (player.rocks, player.weeds[0], player.pests[0], player.rice) == (1 << 6, 1, 1, 2)
    assert states[0].phase == ALLOCATE


def test_dragon_does_what_it_can() -> None:
    states = on_table("dragon")
    put(states, A, "1: 1 pest")
    resolve(states)
    play(states, A, "use", "paddy 1")
    assert (states[0].players[A].pests[0], states[0].phase) == (0, ALLOCATE)


# --- active spirits: hindering others --------------------------------------------------------------------------
@spirit("crow")
def test_crow_puts_a_pest_into_a_paddy_of_the_richest_other() -> None:
    states = on_table("crow", seats=3)
    lay_out(states, C, "1 | 2", "1e 2e")
    for seat, stock in ((A, 9), (B, 5), (C, 6)):
        states[0].players[seat].rice = stock
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["C 1", "C 2"]
    play(states, A, "C 2")
    assert by_hex(states[0].players[C].pests) == {2: 1}
    states[0].players[B].rice = 6  # now both have the most
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["B 1", "C 1", "C 2"]


@spirit("leech")
def test_leech_takes_a_disc_from_another_reservoir() -> None:
    states = on_table("leech", seats=3)
    states[0].players[B].reservoir, states[0].players[C].reservoir = 3, 1
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["B", "C"]
    play(states, A, "C")
    assert [int(states[0].players[seat].reservoir) for seat in (A, B, C)] == [1, 3, 0]
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["B"]


@spirit("drought")
def test_drought_takes_a_disc_from_every_other_reservoir() -> None:
    states = on_table("drought", seats=4)
    for seat, discs in enumerate((1, 3, 0, 2)):
        states[0].players[seat].reservoir = discs
    resolve(states)
    play(states, A, "use")
    assert [int(states[0].players[seat].reservoir) for seat in range(4)] == [3, 2, 0, 1]


@spirit("monkey")
def test_monkey_costs_a_richer_player_2_and_brings_1() -> None:
    states = on_table("monkey", seats=3)
    for seat, stock in ((A, 4), (B, 4), (C, 5)):
        states[0].players[seat].rice = stock
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["C"]
    play(states, A, "C")
    assert [rice(states, seat) for seat in (A, B, C)] == [5, 4, 3]


def test_monkey_leaves_nobody_below_nothing() -> None:
    states = on_table("monkey")
    states[0].players[B].rice = 1
    resolve(states)
    play(states, A, "use", "B")
    assert (rice(states), rice(states, B)) == (1, 0)


@spirit("storm")
def test_storm_makes_the_others_put_a_weed_into_a_paddy_of_theirs() -> None:
    states = on_table("storm", seats=3)
    set_order(states, C, A, B)
    lay_out(states, B, "1 | 2", "1e 2e")
    resolve(states)
    play(states, A, "use")
    assert waiting_for(states) == "C"  # in turn order
    play(states, C, "paddy 1")
    assert moves(states, B) == ["paddy 1", "paddy 2"]
    play(states, B, "paddy 2")
    assert [by_hex(states[0].players[seat].weeds) for seat in (A, B, C)] == [{}, {2: 1}, {1: 1}]


@spirit("locust")
def test_locust_makes_the_others_put_a_pest_into_a_paddy_with_rice() -> None:
    states = on_table("locust", seats=3)
    lay_out(states, B, "1 | 2 | 3", "1e 2e 3e")
    put(states, B, "2: planted", "3: grown")
    resolve(states)  # C has no rice anywhere
    play(states, A, "use")
    assert (waiting_for(states), moves(states, B)) == ("B", ["paddy 2", "paddy 3"])
    play(states, B, "paddy 3")
    assert [by_hex(states[0].players[seat].pests) for seat in (A, B, C)] == [{}, {3: 1}, {}]
    assert states[0].phase == ALLOCATE


ACTIVE = [
    "dew", "crow", "leech", "frog", "sickle", "bamboo", "ox", "lantern", "helpers", "monkey", "granary", "monsoon",
    "storm", "feast", "locust", "drought", "dragon",
]  # fmt: skip


@pytest.mark.parametrize("name", ACTIVE)
def test_active_spirits_act_every_round(name: str) -> None:
    states = on_table(name)
    put(states, A, "1: 3 weeds, 3 pests", "2: rock", "7: rock", "9: rock")
    put(states, B, "1: planted")
    states[0].players[B].rice, states[0].players[B].reservoir = 20, 3
    for _ in range(3):
        used = events_of(resolve(states), "spirit")
        while states[0].phase != ALLOCATE:
            seat = A if waiting_for(states) == "A" else B
            used += events_of(play(states, seat, moves(states, seat)[0]), "spirit")
        assert [event.numbers[0] for event in used] == [Components.ours().spirits.index(name)]


# --- magic water -----------------------------------------------------------------------------------------------
@spirit("spring", "pool", "twin_springs", "three_springs")
@pytest.mark.parametrize(
    ("name", "amount", "gain"), [("spring", 1, 0), ("pool", 1, 4), ("twin_springs", 2, 1), ("three_springs", 3, 6)]
)
def test_magic_water_comes_once(name: str, amount: int, gain: int) -> None:
    states = on_table(name)
    put(states, A, "2: rock", "1: 1 disc")
    resolve(states)
    play(states, A, "use")
    assert moves(states, A) == ["hex 1", *(f"hex {h}" for h in range(3, 11))]  # on 2 lies a rock
    play(states, A, *[f"hex {h}" for h in (5, 6, 10)[:amount]])
    assert magic(states) == [5, 6, 10][:amount]
    assert (states[0].supply.magic, rice(states), states[0].phase) == (7 - amount, gain, ALLOCATE)
    resolve(states)
    assert (rice(states), states[0].phase) == (gain, ALLOCATE)  # not again


def test_magic_water_that_was_declined_is_offered_again() -> None:
    states = on_table("spring")
    resolve(states)
    play(states, A, "pass")
    resolve(states)
    play(states, A, "use", "hex 1")
    assert magic(states) == [1]


def test_magic_water_runs_out() -> None:
    states = on_table("three_springs")
    states[0].supply.magic = 2
    resolve(states)
    play(states, A, "use", "hex 5", "hex 6")
    assert (magic(states), states[0].phase) == ([5, 6], ALLOCATE)


# --- passive spirits: labour -----------------------------------------------------------------------------------
@spirit("terrace")
@pytest.mark.parametrize(("name", "pieces"), [("terrace", 5), ("lantern", 3)])
def test_terrace_lets_two_labourers_build_a_piece(name: str, pieces: int) -> None:
    states = on_table(name)
    flow.begin_allocation(states[0])
    assert moves(states, A)[-1] == str(pieces)  # ten labourers
    states = on_table("terrace")
    farm(states, BUILD, builders=2)
    assert "wall 2e" in moves(states, A)


@spirit("harvest")
@pytest.mark.parametrize(("name", "hexes"), [("harvest", 3), ("lantern", 1)])
def test_harvest_takes_one_labourer_a_hex(name: str, hexes: int) -> None:
    states = on_table(name)
    lay_out(states, A, "1 | 2 3 6", "1e 6e")
    put(states, A, "2: grown")
    farm(states, HARVEST, harvesters=3)
    play(states, A, "paddy 2", *([str(hexes)] if hexes > 1 else []))
    assert rice(states) == (20 if hexes == 3 else 5)


@spirit("seedling")
@pytest.mark.parametrize(("group", "planters"), [("2", 1), ("2 3", 1), ("2 3 6", 2)])
def test_seedling_plants_with_one_labourer_fewer_but_at_least_one(group: str, planters: int) -> None:
    for labourers, enough in ((planters - 1, False), (planters, True)):
        states = on_table("seedling")
        lay_out(states, A, f"1 | {group}", f"1e {group[-1]}e")
        put(states, A, f"2: {len(group.split())} discs")
        farm(states, PLANT, planters=labourers)
        assert ("paddy 2" in moves(states, A)) == enough
    play(states, A, "paddy 2")
    assert (states[0].players[A].rice_in[1], states[0].players[A].labour[3]) == (PLANTED, 0)


@spirit("egret")
@pytest.mark.parametrize(("pests", "left"), [(1, 0), (2, 0), (3, 1)])
def test_egret_lets_an_animal_remove_two_pests_of_a_paddy(pests: int, left: int) -> None:
    states = on_table("egret")
    put(states, A, f"1: planted, {pests} pests")
    farm(states, PESTS, ducks=1)
    play(states, A, "paddy 1")
    player = states[0].players[A]
    assert (player.pests[0], player.fertilized[0], states[0].supply.pests) == (left, 1, 24 - left)


@spirit("duck")
@pytest.mark.parametrize(("name", "works"), [("duck", True), ("lantern", False)])
def test_duck_works_under_water(name: str, works: bool) -> None:
    states = on_table(name)
    put(states, A, "1: planted, 1 pest, 1 disc")
    farm(states, PESTS, ducks=1)
    work_on(states, A)
    player = states[0].players[A]
    assert (player.pests[0], player.fertilized[0]) == ((0, 1) if works else (1, 0))


# --- passive spirits: harvest ----------------------------------------------------------------------------------
def harvest(name: str, contents: str, *, size: int = 1, hexes: int = 0, turn: int = 2) -> Any:
    """A harvests a paddy that begins at hex 2."""
    states = on_table(name, turn=turn)
    group = " ".join(["2", "3", "6", "7", "10"][:size])
    lay_out(states, A, f"1 | {group}", f"1e {['2se', '3se', '6se', '7e', '10e'][size - 1]}")
    put(states, A, f"2: {contents}")
    farm(states, HARVEST, harvesters=10)
    play(states, A, "paddy 2", *([str(hexes or size)] if size > 1 else []))
    return states


@spirit("basket")
@pytest.mark.parametrize(("size", "hexes", "gain"), [(1, 0, 7), (2, 2, 14), (2, 1, 7), (3, 3, 20), (3, 2, 12)])
def test_basket_pays_2_more_for_paddies_of_one_or_two_hexes(size: int, hexes: int, gain: int) -> None:
    states = harvest("basket", "grown", size=size, hexes=hexes)
    assert rice(states) == states[0].players[A].harvest_rice == gain


@spirit("golden_rice")
@pytest.mark.parametrize(("contents", "size", "gain"), [("grown", 1, 9), ("grown", 4, 39), ("grown, 1 pest", 2, 12)])
def test_golden_rice_pays_4_more_for_every_harvest(contents: str, size: int, gain: int) -> None:
    assert rice(harvest("golden_rice", contents, size=size)) == gain


@pytest.mark.parametrize(
    ("contents", "size", "gain"),
    [
        ("grown", 1, 12),
        ("grown", 4, 50),
        ("grown, fertilized", 4, 70),
        ("grown, fertilized", 5, 70),
        ("grown, 1 pest", 2, 15),
    ],
)
def test_a_larger_harvest_counts_one_hex_more_but_never_seven(contents: str, size: int, gain: int) -> None:
    assert rice(harvest("passive:larger_harvest", contents, size=size)) == gain


@pytest.mark.parametrize(("name", "more"), [("moon", 2), ("sun", 2), ("serpent", 1), ("lantern", 0)])
def test_spirits_that_pay_more_for_every_harvest_besides_what_they_do(name: str, more: int) -> None:
    assert rice(harvest(name, "grown", size=2)) == 12 + more


@spirit("rice_mother")
@pytest.mark.parametrize(
    ("plague", "gain"),
    [("", 12), (", 1 pest", 12), (", 1 weed", 8), (", 2 weeds", 4), (", 1 weed, 1 pest", 4)],
)
def test_rice_mother_counts_one_row_better_and_pays_3_more(plague: str, gain: int) -> None:
    assert rice(harvest("rice_mother", "grown" + plague, size=2)) == gain + 3


@spirit("flood")
@pytest.mark.parametrize("discs", [0, 1, 2])
def test_flood_harvests_wet_paddies_leaves_the_water_and_pays_1_more(discs: int) -> None:
    states = on_table("flood")
    lay_out(states, A, "1 | 2 3", "1e 3e")
    put(states, A, f"2: grown, {discs} discs")
    states[0].players[A].reservoir = 1  # a choice in Water In, so that we can look
    farm(states, HARVEST, harvesters=4)
    play(states, A, "paddy 2", "2")
    assert (rice(states), states[0].players[A].discs[1]) == (13, discs)


def test_without_flood_a_wet_paddy_is_not_harvested() -> None:
    states = on_table("lantern")
    put(states, A, "1: grown, 1 disc")
    farm(states, HARVEST, harvesters=2)
    assert rice(states) == 0


@spirit("moon")
@pytest.mark.parametrize(("name", "stage"), [("moon", GROWN), ("lantern", EMPTY)])
def test_moon_keeps_grown_rice_from_rotting(name: str, stage: int) -> None:
    states = on_table(name)
    put(states, A, "1: grown, 1 weed, 2 pests, fertilized")
    farm(states, HARVEST)
    if name == "moon":
        assert moves(states, A) == ["use", "pass"]
        play(states, A, "use")
    player = states[0].players[A]
    assert player.rice_in[0] == stage
    assert (player.weeds[0], player.pests[0], player.fertilized[0]) == ((1, 2, 1) if stage == GROWN else (0, 0, 0))


def test_moon_may_be_declined_so_that_rotting_clears_weeds_and_pests() -> None:
    states = on_table("moon")
    put(states, A, "1: grown, 1 weed, 2 pests")
    farm(states, HARVEST)
    play(states, A, "pass")
    player = states[0].players[A]
    assert (player.rice_in[0], player.weeds[0], player.pests[0]) == (EMPTY, 0, 0)


def test_moon_keeps_all_of_it_or_none() -> None:
    for answer, stage in (("use", GROWN), ("pass", EMPTY)):
        states = on_table("moon")
        lay_out(states, A, "1 | 2 3", "1e 3e")
        put(states, A, "1: grown", "2: grown")
        farm(states, HARVEST)
        play(states, A, answer)
        assert states[0].players[A].rice_in[[0, 1]].tolist() == [stage, stage]


def test_moon_asks_only_where_something_is_left_and_never_in_round_7() -> None:
    bare = on_table("moon")
    farm(bare, HARVEST)
    assert "use" not in moves(bare, A)
    last = on_table("moon", turn=7)
    put(last, A, "1: grown")
    farm(last, HARVEST, alone=True)
    assert last[0].phase == OVER


def test_moon_still_clears_the_rest_of_a_partial_harvest() -> None:
    assert harvest("moon", "grown", size=2, hexes=1)[0].players[A].rice_in[1] == EMPTY


@spirit("sun")
@pytest.mark.parametrize(("name", "grown"), [("sun", [1, 2]), ("lantern", [1])])
def test_sun_lets_a_dry_paddy_grow_that_its_owner_chooses(name: str, grown: list[int]) -> None:
    states = on_table(name)
    lay_out(states, A, "1 | 2 3 | 6", "1e 3sw 6e")
    put(states, A, "1: planted, 1 disc", "2: planted", "6: planted")
    farm(states, WATER_IN)
    if name == "sun":
        assert moves(states, A) == ["paddy 2", "paddy 6", "pass"]
        play(states, A, "paddy 2")
    rice_in = states[0].players[A].rice_in
    assert [h + 1 for h in range(HEXES) if rice_in[h] == GROWN] == grown


def test_sun_may_be_declined() -> None:
    states = on_table("sun")
    put(states, A, "1: planted")
    farm(states, WATER_IN)
    play(states, A, "pass")
    assert states[0].players[A].rice_in[0] == PLANTED


def test_sun_is_not_used_up_where_magic_water_floods() -> None:
    states = on_table("sun")
    lay_out(states, A, "1 | 2 3", "1e 3e")
    put(states, A, "1: planted, magic", "2: planted")
    farm(states, WATER_IN)
    play(states, A, "paddy 1", "paddy 2")
    assert states[0].players[A].rice_in[[0, 1]].tolist() == [GROWN, GROWN]


def test_sun_does_not_count_what_grows_anyway() -> None:
    states = on_table("sun")
    lay_out(states, A, "1 | 2 3 | 6", "1e 3sw 6e")
    put(states, A, "2: planted, 2 discs", "6: planted")
    farm(states, WATER_IN)
    play(states, A, "paddy 6")
    assert states[0].players[A].rice_in[[1, 5]].tolist() == [GROWN, GROWN]


def test_sun_shines_at_both_growings_of_round_6() -> None:
    states = on_table("sun", turn=6)
    lay_out(states, A, "1 | 2 3 | 6", "1e 3sw 6e")
    put(states, A, "1: planted", "2: planted", "6: planted")
    farm(states, WATER_IN)
    play(states, A, "paddy 2")
    assert moves(states, A) == ["paddy 1", "paddy 6", "pass"]
    play(states, A, "paddy 1")
    assert states[0].players[A].rice_in[[0, 1, 5]].tolist() == [GROWN, GROWN, PLANTED]


# --- passive spirits: weeds, pests, market, achievements -------------------------------------------------------
@spirit("pure_spirit", "serpent")
@pytest.mark.parametrize(
    ("name", "card", "spared"),
    [
        ("pure_spirit", "sprouting", True),
        ("pure_spirit", "warm_rain", True),
        ("pure_spirit", "swarm", False),
        ("serpent", "swarm", True),
        ("serpent", "cloudburst", True),
        ("serpent", "sprouting", False),
    ],
)
def test_no_weed_or_no_pest_comes_with_the_rain(name: str, card: str, spared: bool) -> None:
    states = on_table(name)
    for seat in (A, B):
        lay_out(states, seat, "1 | 2 3", "1e 3e")
        put(states, seat, "2: planted")
    rain(states, card)
    plagues = [sum(player.weeds) + sum(player.pests) for player in states[0].players[:2]]
    assert plagues == [0 if spared else 1, 1]


@pytest.mark.parametrize(("name", "other"), [("pure_spirit", "storm"), ("serpent", "locust"), ("serpent", "crow")])
def test_nor_from_the_spirits_of_others(name: str, other: str) -> None:
    states = on_table(name)
    give(states, B, other)
    put(states, A, "1: planted")
    resolve(states)
    assert states[0].phase == ALLOCATE  # there is nothing B's spirit could do
    assert (by_hex(states[0].players[A].weeds), by_hex(states[0].players[A].pests)) == ({}, {})


@pytest.mark.parametrize(("name", "named"), [("pure_spirit", "weed 1"), ("serpent", "pest 1")])
def test_in_fickle_weather_they_may_name_what_is_kept_away(name: str, named: str) -> None:
    states = on_table(name)
    rain(states, "fickle")
    assert moves(states, A) == ["weed 1", "pest 1"]
    logs = play(states, A, named)
    player = states[0].players[A]
    assert (player.weeds[0], player.pests[0]) == (0, 0)
    assert [event.seat for event in events_of(logs, "kept_away")] == [A]


def test_whoever_is_safe_from_both_is_not_asked_in_fickle_weather() -> None:
    states = on_table("pure_spirit")
    give(states, A, "serpent")
    rain(states, "fickle")
    assert moves(states, A) == []
    assert waiting_for(states) == "B"


# --- the order of one's own spirits ----------------------------------------------------------------------------
def test_the_owner_chooses_which_spirit_acts_next() -> None:
    """Monkey takes from whoever has more rice: before Lantern's rice there is somebody, after it nobody."""
    states = on_table("lantern")
    give(states, A, "monkey")
    states[0].players[A].rice, states[0].players[B].rice = 4, 5
    resolve(states)
    assert moves(states, A) == ["keep monkey", "keep lantern", "use", "pass"]
    first, second = states, states.copy()
    play(first, A, "keep monkey", "B")
    assert (rice(first), first[0].players[B].rice) == (4 + 1 + 2, 5 - 2)
    play(second, A, "keep lantern")
    assert (rice(second), second[0].players[B].rice) == (6, 5)
    assert second[0].phase == ALLOCATE


def test_all_the_others_can_be_used_in_the_order_of_their_numbers() -> None:
    states = on_table("frog")
    give(states, A, "sickle", "dew")
    put(states, A, "1: 1 pest, 1 weed")
    resolve(states)
    play(states, A, "use", "paddy 1", "paddy 1")
    player = states[0].players[A]
    assert (player.pests[0], player.weeds[0]) == (0, 0)
    assert states[0].phase == ALLOCATE


def test_who_uses_no_more_still_gets_what_can_only_help() -> None:
    states = on_table("lantern")
    give(states, A, "frog", "sickle")
    put(states, A, "1: 1 pest, 1 weed")
    resolve(states)
    play(states, A, "pass")
    player = states[0].players[A]
    assert (rice(states), player.pests[0], player.weeds[0]) == (2, 1, 1)
    assert states[0].phase == ALLOCATE


def test_rice_is_asked_about_while_somebody_looks_at_the_rich() -> None:
    states = on_table("lantern")
    give(states, B, "crow")
    resolve(states)
    assert moves(states, A) == ["use", "pass"]


# --- labour that is offered ------------------------------------------------------------------------------------
def offered(states: Any, ask: int) -> int:
    return int(labour.most_to_allocate(states[0], A, ask))


def test_with_egret_fewer_animals_have_something_to_do() -> None:
    for name, needed in (("egret", 2), ("lantern", 3)):
        states = on_table(name)
        put(states, A, "1: 3 pests")
        states[0].players[A].livestock = 5
        assert offered(states, labour.ASK_DUCKS) == needed


def test_free_pieces_and_builders_leave_fewer_edges_to_the_others() -> None:
    states = on_table("lantern")
    player = states[0].players[A]
    free = [name for name in Components.ours().edges if name not in ("1e", "1se", "1sw")]
    lay_out(states, A, "1", "1e", walls=" ".join(free[4:]))
    player.labourers, player.livestock = 20, 5
    assert (offered(states, labour.ASK_BUILDERS), offered(states, labour.ASK_OXEN_BUILD)) == (4, 4)
    player.free_pieces = 1
    assert offered(states, labour.ASK_BUILDERS) == 3
    player.labour[0] = 6  # two pieces
    assert offered(states, labour.ASK_OXEN_BUILD) == 1


@spirit("market")
@pytest.mark.parametrize(("items", "tax"), [(1, 0), (2, 0), (3, 0), (4, 4), (5, 9)])
def test_market_counts_two_items_fewer_for_the_tax(items: int, tax: int) -> None:
    states = on_table("market")
    states[0].players[A].rice, states[0].players[B].rice = 500, 4
    claims(states)
    assert states[0].phase == MARKET
    play(states, A, *["hire"] * items)
    assert rice(states) == 500 - sum((4, 4, 4, 6, 6)[:items]) - tax


@spirit("cricket")
@pytest.mark.parametrize(("name", "claimed"), [("cricket", 2), ("lantern", 1)])
def test_cricket_claims_two_achievements_in_a_round(name: str, claimed: int) -> None:
    states = on_table(name)
    states[0].players[A].livestock, states[0].players[A].labourers = 4, 13
    states[0].players[B].rice = 4  # B's market holds the round up
    claims(states, "pair_of_animals", "large_family", "busy_farm")
    for tile in ("pair_of_animals", "large_family", "busy_farm")[:claimed]:
        play(states, A, f"claim {tile}")
    assert (states[0].players[A].claimed, rice(states)) == (claimed, (3, 10)[claimed - 1])
    assert states[0].phase == MARKET


# --- spirits of the end of the game ----------------------------------------------------------------------------
def bonus(name: str, *, paddies: str = "1", gates: str = "1e", **player: int) -> int:
    states = on_table(name, turn=7)
    lay_out(states, A, paddies, gates)
    for key, value in player.items():
        setattr(states[0].players[A], key, value)
    flow.end_game(states[0], new_log()[0])
    assert rice(states, B) == 0
    return rice(states)


@spirit("herd")
@pytest.mark.parametrize("livestock", [0, 1, 6])
def test_herd_pays_4_for_each_animal(livestock: int) -> None:
    assert bonus("herd", livestock=livestock) == 4 * livestock


@spirit("village")
@pytest.mark.parametrize(("labourers", "gain"), [(10, 0), (11, 2), (20, 20)])
def test_village_pays_2_for_each_labourer_beyond_ten(labourers: int, gain: int) -> None:
    assert bonus("village", labourers=labourers, helpers=2) == gain


@spirit("mason")
@pytest.mark.parametrize(
    ("paddies", "gates", "gain"),
    [("1 | 2 3", "1e 3e", 0), ("1 | 2 3 6", "1e 6e", 8), ("1 | 2 3 6 | 4 5 8 9 | 10", "1e 6sw 9e 10e", 16)],
)
def test_mason_pays_8_for_each_paddy_of_three_or_more(paddies: str, gates: str, gain: int) -> None:
    assert bonus("mason", paddies=paddies, gates=gates) == gain


@spirit("temple")
@pytest.mark.parametrize("claimed", [0, 1, 5])
def test_temple_pays_5_for_each_achievement(claimed: int) -> None:
    assert bonus("temple", claimed=claimed) == 5 * claimed


# --- rain ------------------------------------------------------------------------------------------------------
WATER = {
    "steady_rain": (5, 7, 9), "shower": (5, 6, 8), "sprouting": (3, 3, 4), "swarm": (2, 2, 2), "haze": (1, 1, 1),
    "dry_spell": (0, 0, 0), "warm_rain": (1, 1, 1), "cloudburst": (6, 8, 10), "fickle": (1, 1, 1),
    "seeds_in_the_wind": (4, 6, 7), "hungry_clouds": (1, 1, 1), "heat": (0, 0, 0),
}  # fmt: skip

Plague = dict[int, int]
NOTHING: tuple[Plague, Plague, Plague, Plague] = ({}, {}, {}, {})
PLAGUES: dict[str, tuple[Plague, Plague, Plague, Plague]] = {
    # A's weeds, A's pests, B's weeds, B's pests
    "steady_rain": NOTHING,
    "shower": NOTHING,
    "haze": NOTHING,
    "dry_spell": NOTHING,
    "heat": NOTHING,
    "sprouting": ({6: 1}, {}, {1: 1}, {}),
    "swarm": ({}, {2: 1}, {}, {1: 1}),
    "warm_rain": ({2: 1, 4: 1, 6: 1}, {}, {}, {}),
    "cloudburst": ({}, {1: 1, 4: 1}, {}, {1: 1}),
}


def rainy() -> Any:
    """A: 1 planted and wet, 2 3 grown, 4 8 (not connected) planted, 6 9 10 bare. B: 1 planted and wet."""
    states = table()
    lay_out(states, A, "1 | 2 3 | 4 8 | 6 9 10", "1e 3sw 4e 8sw 10e")
    put(states, A, "1: planted, 1 disc", "2: grown", "4: planted")
    put(states, B, "1: planted, 1 disc")
    return states


@pytest.mark.parametrize("card", WATER)
def test_how_much_it_rains(card: str) -> None:
    for seats, discs in zip((2, 3, 4), WATER[card], strict=True):
        states = table(seats)
        before = int(states[0].supply.water)
        rain(states, card)
        assert (states[0].rain_discs, states[0].supply.water) == (discs, before - discs)


@pytest.mark.parametrize("card", PLAGUES)
def test_weeds_and_pests_the_rain_brings(card: str) -> None:
    states = rainy()
    logs = rain(states, card)
    a, b = states[0].players[A], states[0].players[B]
    assert (by_hex(a.weeds), by_hex(a.pests), by_hex(b.weeds), by_hex(b.pests)) == PLAGUES[card]
    told = events_of(logs, "weed") + events_of(logs, "pest")
    assert [event.numbers[1] for event in told] == [NONE] * sum(len(plague) for plague in PLAGUES[card])
    assert states[0].supply.weeds == 24 - sum(a.weeds) - sum(b.weeds)
    assert states[0].supply.pests == 24 - sum(a.pests) - sum(b.pests)
    assert states[0].phase == CARD


def test_warm_rain_spares_wet_paddies() -> None:
    states = rainy()
    put(states, A, "2: 1 disc")
    rain(states, "warm_rain")
    assert by_hex(states[0].players[A].weeds) == {4: 1, 6: 1}


def test_warm_rain_spares_paddies_with_magic_water() -> None:
    states = rainy()
    put(states, A, "9: magic")
    rain(states, "warm_rain")
    assert by_hex(states[0].players[A].weeds) == {2: 1, 4: 1}


def test_fickle_everyone_adds_a_weed_or_a_pest_at_home() -> None:
    states = rainy()
    set_order(states, B, A)  # of the round before
    rain(states, "fickle")
    assert moves(states, B) == ["weed 1", "pest 1"]
    play(states, B, "pest 1")
    assert moves(states, A) == [f"{plague} {h}" for plague in ("weed", "pest") for h in (1, 2, 4, 6)]
    play(states, A, "weed 4")
    a, b = states[0].players[A], states[0].players[B]
    assert (by_hex(a.weeds), by_hex(a.pests), by_hex(b.weeds), by_hex(b.pests)) == ({4: 1}, {}, {}, {1: 1})
    assert states[0].phase == CARD


def test_seeds_in_the_wind_everyone_adds_a_weed_to_the_left() -> None:
    states = table(3)
    lay_out(states, B, "1 | 2", "1e 2e")
    set_order(states, C, B, A)
    rain(states, "seeds_in_the_wind")
    assert moves(states, C) == ["A 1"]
    play(states, C, "A 1")
    play(states, B, "C 1")
    assert moves(states, A) == ["B 1", "B 2"]
    play(states, A, "B 2")
    assert [by_hex(states[0].players[seat].weeds) for seat in (A, B, C)] == [{1: 1}, {2: 1}, {1: 1}]
    assert states[0].phase == CARD


def test_hungry_clouds_everyone_adds_a_pest_to_another_field() -> None:
    states = table(3)
    rain(states, "hungry_clouds")
    assert moves(states, A) == ["B 1", "C 1"]
    play(states, A, "C 1")
    play(states, B, "C 1")
    play(states, C, "B 1")
    assert [by_hex(states[0].players[seat].pests) for seat in (A, B, C)] == [{}, {1: 1}, {1: 2}]
    assert states[0].phase == CARD


RAINS_THAT_ASK = {"fickle", "seeds_in_the_wind", "hungry_clouds"}


# --- setup cards -----------------------------------------------------------------------------------------------
SETUPS = {
    # rocks; walls, rice, labourers, livestock
    "stony_gate": ((2, 3, 7, 8), 0, 1, 0, 2),
    "boulder_field": ((4, 7, 9, 10), 0, 0, 1, 1),
    "hillside": ((4, 6, 9, 10), 2, 1, 1, 1),
    "upper_terrace": ((2, 3, 6, 9), 0, 6, 1, 1),
    "river_stones": ((4, 8, 9, 10), 0, 2, 1, 1),
    "scattered": ((2, 6, 8, 10), 0, 2, 1, 1),
    "far_corner": ((3, 5, 7, 10), 2, 3, 2, 0),
    "lower_terrace": ((5, 7, 9, 10), 0, 2, 1, 1),
    "valley": ((3, 7, 8, 10), 0, 2, 1, 1),
}


def with_setup(card: str) -> Any:
    """A fresh deal in which A has this card."""
    rocks = sum(1 << (h - 1) for h in SETUPS[card][0])
    for seed in range(100):
        states = dealt(seed=seed)
        if states[0].players[A].rocks == rocks:
            return states
    raise AssertionError(f"{card} is never dealt")


@pytest.mark.parametrize("card", SETUPS)
def test_setup(card: str) -> None:
    states = with_setup(card)
    player = states[0].players[A]
    _, walls, stock, labourers, livestock = SETUPS[card]
    assert (player.free_pieces, player.rice) == (walls, stock)
    assert (player.labourers, player.livestock) == (10 + labourers, livestock)
    assert (player.hired, player.bought) == (labourers, livestock)  # the cheapest of the market are gone
    for seat in (A, B):
        play(states, seat, "gate 1e")
    states[0].turn = 1
    farm(states, BUILD)
    built = 0
    while pieces := [move for move in moves(states, A) if move.startswith(("wall", "gate"))]:
        play(states, A, pieces[-1])
        built += 1
    assert built == walls


def test_everybody_has_a_setup_card_of_their_own() -> None:
    for seed in range(20):
        states = dealt(4, seed=seed)
        assert len({int(player.rocks) for player in states[0].players}) == 4


# --- achievements ----------------------------------------------------------------------------------------------
Position = dict[str, Any]
"""paddies, gates and contents of A's field, everything else a number of the player's; last: A comes last."""


def farm_of(paddies: str, gates: str, *contents: str, **player: int) -> Position:
    return {"paddies": paddies, "gates": gates, "contents": contents, "player": player}


def with_(**player: int) -> Position:
    return farm_of("1", "1e", **player)


TWO = ("1 | 2 3", "1e 3sw")
THREE = ("1 | 2 3 | 6", "1e 3sw 6e")
FOUR = ("1 | 2 | 3 | 6", "1e 2e 3sw 6e")
OF_3, OF_4, OF_5 = ("1 | 2 3 6", "1e 6e"), ("1 | 2 3 5 6", "1e 6e"), ("1 | 2 3 5 6 9", "1e 6e")
EIGHT = ("1 | 2 3 5 6 | 7 9 10", "1e 6e 7e")
SEVEN = ("1 | 2 3 5 6 | 7 10", "1e 6e 7e")

ACHIEVEMENTS: dict[str, tuple[int, list[Position], list[Position]]] = {
    # rice; positions that fulfil it, and such that just do not
    "three_paddies": (4, [farm_of(*THREE), farm_of("1 | 2 | 8", "1e 2e 8e 8sw")], [farm_of(*TWO)]),
    "four_paddies": (7, [farm_of(*FOUR)], [farm_of(*THREE)]),
    "full_three": (
        4,
        [farm_of(*OF_3, "2: 3 discs"), farm_of(*OF_3, "2: 2 discs", "6: magic")],
        [farm_of(*OF_3, "2: 2 discs"), farm_of(*OF_4, "2: 4 discs"), farm_of(*TWO, "1: 1 disc", "2: 2 discs")],
    ),
    "great_crop": (
        7,
        [farm_of(*OF_4, "2: planted"), farm_of(*OF_4, "2: grown"), farm_of(*OF_5, "2: planted")],
        [farm_of(*OF_3, "2: planted"), farm_of(*OF_4, "1: planted")],
    ),
    "great_paddy": (6, [farm_of(*OF_5)], [farm_of(*OF_4)]),
    "smooth_field": (
        7,
        [with_(), farm_of("1", "1e", "7: rock", "8: rock", "9: rock")],
        [farm_of("1", "1e", "6: rock", "7: rock", "8: rock", "9: rock")],
    ),
    "two_planted": (4, [farm_of(*TWO, "1: planted", "2: planted")], [farm_of(*TWO, "1: planted", "2: grown")]),
    "three_crops": (
        7,
        [farm_of(*THREE, "1: planted", "2: grown", "6: planted")],
        [farm_of(*FOUR, "1: planted", "2: grown")],
    ),
    "five_wet": (
        4,
        [farm_of(*OF_4, "1: 1 disc", "2: 4 discs"), farm_of(*OF_5, "2: 5 discs")],
        [farm_of(*OF_4, "2: 4 discs"), farm_of(*OF_5, "1: 1 disc", "2: 4 discs")],
    ),
    "six_wet": (
        8,
        [farm_of(*SEVEN, "2: 4 discs", "7: 2 discs"), farm_of(*OF_5, "1: 1 disc", "2: 5 discs")],
        [farm_of(*OF_5, "2: 5 discs"), farm_of(*SEVEN, "1: 1 disc", "2: 4 discs", "7: 1 disc")],
    ),
    "double_harvest": (5, [with_(harvests_now=2)], [with_(harvests_now=1, harvested_before=1)]),
    "rich_paddy": (5, [with_(harvest_best=15)], [with_(harvest_best=14, harvest_rice=40)]),
    "rich_round": (8, [with_(harvest_rice=18)], [with_(harvest_rice=17, harvest_best=17)]),
    "pair_of_animals": (3, [with_(livestock=2)], [with_(livestock=1)]),
    "full_barns": (7, [with_(rice=35)], [with_(rice=34)]),
    "busy_farm": (3, [with_(labourers=11)], [with_(labourers=10, helpers=2)]),
    "large_family": (7, [with_(labourers=12)], [with_(labourers=11, helpers=2)]),
    "fertile_soil": (
        5,
        [farm_of(*TWO, "1: planted, fertilized", "2: planted"), farm_of(*TWO, "2: grown, fertilized")],
        [farm_of(*TWO, "1: planted", "2: grown")],
    ),
    "clean_farm": (
        5,
        [farm_of(*THREE)],
        [farm_of(*TWO), farm_of(*THREE, "6: 1 weed"), farm_of(*THREE, "2: 1 pest")],
    ),
    "patient_reaper": (5, [with_(harvests_now=1, last=1)], [with_(harvests_now=1), with_(last=1)]),
    "generous_neighbour": (4, [with_(passed_on=3)], [with_(passed_on=2, received=3)]),
    "grateful_neighbour": (3, [with_(received=3)], [with_(received=2, passed_on=3)]),
    "wide_paddies": (7, [farm_of(*EIGHT)], [farm_of(*SEVEN)]),
    "full_store": (3, [with_(rice=20)], [with_(rice=19)]),
}


def standing(position: Position) -> Any:
    states = table()
    lay_out(states, A, position["paddies"], position["gates"])
    states[0].players[A].fertilized[:] = 0
    put(states, A, *position["contents"])
    put(states, B, "1: 1 weed, 1 pest")  # what others have does not matter
    states[0].players[B].rocks = 1 << 5
    for key, value in position["player"].items():
        if key != "last":
            setattr(states[0].players[A], key, value)
    set_order(states, *((B, A) if position["player"].get("last") else (A, B)))
    return states


@pytest.mark.parametrize("tile", ACHIEVEMENTS)
def test_achievement(tile: str) -> None:
    pays, fulfilled, missed = ACHIEVEMENTS[tile]
    for position in fulfilled:
        states = standing(position)
        before = rice(states)
        claims(states, tile)
        assert moves(states, A) == [f"claim {tile}", "pass"]
        play(states, A, f"claim {tile}")
        assert (rice(states), states[0].open_tiles) == (before + pays, 0)
    for position in missed:
        states = standing(position)
        claims(states, tile)
        assert f"claim {tile}" not in moves(states, A)


# --- gentle games ----------------------------------------------------------------------------------------------
def test_gentle_games_leave_out_what_hinders_others() -> None:
    """Spirits 3, 4, 14, 22, 26, 34 and rain cards 10, 11 (rulebook: the Rahdo rule)."""
    tables = Components.ours().tables[0]
    assert [at + 1 for at in range(40) if tables.spirits[at].hinders] == [3, 4, 14, 22, 26, 34]
    assert [at + 1 for at in range(12) if tables.rains[at].aggressive] == [10, 11]
    for seed in range(30):
        state = dealt(4, gentle=True, seed=seed)[0]
        drafted = {int(card) + 1 for card in [*state.spirits[:16], *state.spirits[20:36]]}
        assert len(drafted) == 32
        assert not drafted & {3, 4, 14, 22, 26, 34}
        assert not {int(card) + 1 for card in state.rains[:6]} & {10, 11}


def test_other_games_have_them() -> None:
    drafted, rains = set[int](), set[int]()
    for seed in range(30):
        state = dealt(4, seed=seed)[0]
        drafted |= {int(card) + 1 for card in [*state.spirits[:16], *state.spirits[20:36]]}
        rains |= {int(card) + 1 for card in state.rains[:6]}
    assert (drafted, rains) == (set(range(1, 41)), set(range(1, 13)))


# --- every component has a test --------------------------------------------------------------------------------
def test_every_component_has_a_test() -> None:
    components = Components.ours()
    assert set(components.spirits) == TESTED
    assert set(components.rains) == set(WATER) == set(PLAGUES) | RAINS_THAT_ASK
    for card in RAINS_THAT_ASK:
        assert any(name.startswith(f"test_{card}_") for name in globals())
    assert set(components.setups) == set(SETUPS)
    assert set(components.achievements) == set(ACHIEVEMENTS)
    assert (len(TESTED), len(WATER), len(SETUPS), len(ACHIEVEMENTS)) == (40, 12, 9, 24)
