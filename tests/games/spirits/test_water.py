"""Water Out and Water In (docs/rules/spirits.md), against a brute force over all levels, and worked examples."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from games.spirits.positions import (
    A,
    B,
    C,
    discs,
    events_of,
    farm,
    lay_out,
    moves,
    play,
    put,
    set_order,
    table,
    waiting_for,
)
from subak.games.spirits.rules import field, flow
from subak.games.spirits.rules.farming import begin_step, list_water, open_sluice, set_level
from subak.games.spirits.rules.state import (
    BUILD,
    BUILDERS,
    DUCKS,
    EMPTY,
    FARM,
    GROW,
    GROWN,
    HARVEST,
    HARVESTERS,
    MOVES_AT_MOST,
    NONE,
    NUMBER,
    OXEN_ROCKS,
    PLANT,
    PLANTED,
    PLANTERS,
    ROCKS,
    WATER_IN,
    WATER_OUT,
    WEEDERS,
    WEEDS,
)
from subak.kernel.log import new_log

CHAINS = 2000
Levels = tuple[int, ...]


# --- a brute force: every vector of levels, judged by the rules -------------------------------------------------
def moves_only_down(old: Levels, new: Levels, poured_in: int) -> bool:
    """For every prefix of the chain, the new total is at most the old one (and what comes from the reservoir)."""
    return all(sum(new[:n]) <= poured_in + sum(old[:n]) for n in range(1, len(old) + 1))


def legal_out(rooms: Levels, old: Levels) -> set[Levels]:
    every = itertools.product(*(range(room + 1) for room in rooms))
    return {new for new in every if moves_only_down(old, new, 0)}


def legal_in(rooms: Levels, old: Levels, reservoir: int) -> set[Levels]:
    """Each paddy full or empty, full ones stay full."""
    every = itertools.product(*(range(room + 1) for room in rooms))
    return {
        new
        for new in every
        if all(n in (0, room) for n, room in zip(new, rooms, strict=True))
        and all(n == room for n, o, room in zip(new, old, rooms, strict=True) if o == room)
        and moves_only_down(old, new, reservoir)
    }


# --- what the picks of the rules lead to -----------------------------------------------------------------------
def lay_chain(player: Any, sizes: Levels, magic: Levels, old: Levels) -> None:
    """Paddies of these sizes one after the other; hexes are handed out in order, wherever they lie."""
    player.paddy_hexes[:], player.discs[:], player.chain[:], player.magic = 0, 0, NONE, 0
    first = 0
    for at, (size, wet, level) in enumerate(zip(sizes, magic, old, strict=True)):
        player.paddy_hexes[first] = ((1 << size) - 1) << first
        player.magic = int(player.magic) | ((1 << wet) - 1) << first
        player.discs[first] = level
        player.chain[at] = first
        first += size
    player.chain_length = len(sizes)


def outcomes(state: Any, out: Any) -> Iterator[tuple[Levels, int]]:
    """Levels, and what is left for the next player, after every sequence of picks that A is offered."""
    player = state.players[A]
    count = list_water(state, A, out)
    if count == 0:
        chain = player.chain[: player.chain_length]
        yield tuple(int(player.discs[h]) for h in chain), int(player.pick.pool)
        return
    at, pool = int(player.pick.about), int(player.pick.pool)
    paddy = int(player.chain[at])
    before = int(player.discs[paddy])
    for level in [int(move) - NUMBER for move in out[:count]]:
        set_level(state, A, level)
        yield from outcomes(state, out)
        player.pick.about, player.pick.pool, player.discs[paddy] = at, pool, before


def random_chain(chooser: random.Random) -> tuple[Levels, Levels, Levels, int]:
    """Sizes, magic water and discs of each paddy, and the reservoir."""
    sizes, left = list[int](), 10
    for _ in range(chooser.randint(1, 5)):
        if left:
            sizes.append(chooser.randint(1, min(5, left)))
            left -= sizes[-1]
    magic = [sum(chooser.random() < 0.15 for _ in range(size)) for size in sizes]
    rooms = [size - wet for size, wet in zip(sizes, magic, strict=True)]
    full = [chooser.random() < 0.4 for _ in rooms]
    old = [room if f else chooser.randint(0, room) for room, f in zip(rooms, full, strict=True)]
    return tuple(sizes), tuple(magic), tuple(old), chooser.randint(0, 12)


@pytest.mark.parametrize("part", range(8))
def test_water_out_and_in_reach_exactly_what_the_rules_allow(part: int) -> None:
    states, out = table(), np.zeros(MOVES_AT_MOST, np.int32)
    state, player = states[0], states[0].players[A]
    for seed in range(part * CHAINS // 8, (part + 1) * CHAINS // 8):
        sizes, magic, old, reservoir = random_chain(random.Random(seed))
        rooms = tuple(size - wet for size, wet in zip(sizes, magic, strict=True))
        where = f"chain {seed}: rooms {rooms}, discs {old}, reservoir {reservoir}"
        lay_chain(player, sizes, magic, old)
        begin_step(state, A, WATER_OUT)
        reached = list(outcomes(state, out))
        assert len(reached) == len(set(reached)), where
        assert {new for new, _ in reached} == legal_out(rooms, old), where
        assert all(sum(new) + passed_on == sum(old) for new, passed_on in reached), where
        player.reservoir = reservoir
        begin_step(state, A, WATER_IN)
        open_sluice(player)
        reached = list(outcomes(state, out))
        assert len(reached) == len(set(reached)), where
        assert {new for new, _ in reached} == legal_in(rooms, old, reservoir), where
        assert all(sum(new) + passed_on == sum(old) + reservoir for new, passed_on in reached), where


# --- the rulebook's examples -----------------------------------------------------------------------------------
def rebecca() -> Any:
    """A chain of paddies of 1, 2 and 3 hexes."""
    states = table()
    lay_out(states, A, "1 | 2 3 | 5 6 9", "1e 3sw 9se")
    return states


def test_four_discs_fill_paddies_of_one_and_two_and_one_goes_on() -> None:
    states = rebecca()
    states[0].players[A].reservoir = 4
    states[0].supply.water -= 4
    farm(states, WATER_IN)
    assert moves(states, A) == ["0", "1"]
    play(states, A, "1")
    assert moves(states, A) == ["0", "2"]
    logs = play(states, A, "2")  # the last disc cannot fill a paddy of 3: nothing to choose
    assert discs(states) == [1, 2, 0]
    assert events_of(logs, "water_in")[0].numbers[0] == 1
    assert states[0].players[B].reservoir == 1


def test_water_moves_through_a_paddy_that_contains_water() -> None:
    """From the starting paddy through a full one into the new one, which may stay filled in part."""
    states = rebecca()
    put(states, A, "1: 1 disc", "2: 2 discs")
    states[0].players[A].reservoir = 2  # so that there is a choice in Water In, and we can look in between
    farm(states, WATER_OUT)
    play(states, A, "0", "2", "1")
    assert (states[0].players[A].step, discs(states)) == (WATER_IN, [0, 2, 1])


# --- out -------------------------------------------------------------------------------------------------------
def test_what_is_let_out_goes_to_the_next_in_turn_order() -> None:
    states = table(3)
    set_order(states, A, C, B)
    put(states, A, "1: 1 disc")
    farm(states, WATER_OUT)
    play(states, A, "0")
    assert [int(states[0].players[seat].reservoir) for seat in (A, B, C)] == [0, 0, 1]
    assert (states[0].players[A].passed_on, states[0].players[C].received) == (1, 1)


def test_from_the_last_player_it_goes_back_to_the_supply() -> None:
    states = table()
    set_order(states, B, A)
    lay_out(states, A, "1 | 2 3", "1e 3se")
    put(states, A, "1: 1 disc", "2: 2 discs")
    farm(states, WATER_OUT, planters=1)  # planting the starting paddy holds the round up
    before = int(states[0].supply.water)
    play(states, A, "1", "0")
    assert states[0].supply.water == before + 2
    assert (states[0].players[B].reservoir, states[0].players[A].passed_on) == (0, 0)


def test_water_never_moves_up() -> None:
    states = rebecca()
    put(states, A, "2: 2 discs")
    farm(states, WATER_OUT)
    assert moves(states, A) == ["0", "1", "2"]  # the starting paddy gets none, the question is the second one
    play(states, A, "1")
    assert moves(states, A) == ["0", "1"]


def test_water_flows_into_no_paddy_with_a_rock_and_none_behind_it() -> None:
    states = rebecca()
    put(states, A, "1: 1 disc", "3: rock")
    farm(states, WATER_OUT)
    play(states, A, "0")
    assert states[0].players[B].reservoir == 1


def test_nobody_waits_to_build_but_water_flows_in_turn_order() -> None:
    states = table(3)
    set_order(states, C, A, B)
    for seat in (A, B, C):
        put(states, seat, "1: 1 disc")
        begin_step(states[0], seat, WATER_OUT)
    states[0].phase = FARM
    assert waiting_for(states) == "C"
    play(states, C, "1")
    assert waiting_for(states) == "A"
    play(states, A, "0")
    assert waiting_for(states) == "B"


# --- in --------------------------------------------------------------------------------------------------------
def test_full_paddies_stay_full_and_water_flows_through() -> None:
    states = rebecca()
    put(states, A, "1: 1 disc", "2: 2 discs")
    states[0].players[A].reservoir = 3
    farm(states, WATER_IN)
    assert moves(states, A) == ["0", "3"]  # nothing to choose in the first two
    play(states, A, "3")
    assert discs(states) == [1, 2, 3]


def test_a_paddy_may_be_left_out() -> None:
    states = rebecca()
    states[0].players[A].reservoir = 3
    farm(states, WATER_IN)
    play(states, A, "0", "0", "3")
    assert discs(states) == [0, 0, 3]


def test_what_cannot_be_filled_flows_on() -> None:
    states = rebecca()
    put(states, A, "2: 1 disc", "5: 2 discs")  # 1 and 2 more discs are missing; the first one's disc fills the second
    farm(states, WATER_IN)
    assert moves(states, A) == ["0", "3"]
    play(states, A, "3")
    assert (discs(states), states[0].players[B].reservoir) == ([0, 0, 3], 0)


def test_leftovers_of_the_last_player_go_back_to_the_supply() -> None:
    states = table()
    set_order(states, B, A)
    states[0].players[A].reservoir = 5
    before = int(states[0].supply.water)
    farm(states, WATER_IN, planters=1)
    play(states, A, "1")
    assert states[0].supply.water == before + 4


def test_the_next_player_uses_the_leftovers_in_the_same_round() -> None:
    states = table(3)
    states[0].players[A].reservoir = 3
    states[0].phase = FARM
    for seat in (A, B, C):
        begin_step(states[0], seat, WATER_IN)
    flow.proceed(states[0], NONE, new_log()[0])
    play(states, A, "1")
    assert moves(states, B) == ["0", "1"]
    play(states, B, "1")
    assert moves(states, C) == ["0", "1"]


def test_no_reservoir_holds_water_after_a_round() -> None:
    """Whoever arrives at Water In early must wait for what the player before passes on."""
    states = table(turn=2)
    states[0].players[A].reservoir = 3
    states[0].phase = FARM
    for seat in (A, B):
        begin_step(states[0], seat, WATER_OUT)
        states[0].players[seat].labour[PLANTERS] = 1
    flow.proceed(states[0], NONE, new_log()[0])
    assert waiting_for(states) == "A"
    play(states, A, "1", "pass")  # one disc stays, two go on; nothing is planted
    assert moves(states, B) == ["0", "1"]


# --- magic water -----------------------------------------------------------------------------------------------
def test_magic_water_leaves_less_room_for_discs() -> None:
    states = rebecca()
    put(states, A, "3: magic")
    states[0].players[A].reservoir = 2
    farm(states, WATER_IN)
    play(states, A, "0")
    assert moves(states, A) == ["0", "1"]
    play(states, A, "1")
    player = states[0].players[A]
    assert field.is_flooded(player, 1)
    assert not field.is_dry(player, 1)


def test_a_paddy_of_magic_water_is_flooded_and_dry() -> None:
    states = rebecca()
    put(states, A, "2: magic", "3: magic")
    player = states[0].players[A]
    assert field.is_flooded(player, 1)
    assert field.is_dry(player, 1)


def test_magic_water_alone_does_not_flood_a_paddy_in_part() -> None:
    states = rebecca()
    put(states, A, "3: magic")
    assert not field.is_flooded(states[0].players[A], 1)


def test_magic_water_never_leaves() -> None:
    states = rebecca()
    put(states, A, "3: magic", "2: 1 disc")
    farm(states, WATER_OUT)
    play(states, A, "0", "0")
    player = states[0].players[A]
    assert (player.magic, states[0].players[B].reservoir) == (1 << 2, 1)
    flow.drain_all(states[0])
    assert player.magic == 1 << 2


# --- wet and dry -----------------------------------------------------------------------------------------------
def test_a_single_disc_keeps_weeders_ducks_and_harvesters_out() -> None:
    states = rebecca()
    put(states, A, "2: grown, 2 weeds, 2 pests, 1 disc")
    farm(states, WEEDS, weeders=4, ducks=2, harvesters=4)
    player = states[0].players[A]
    assert (player.labour[WEEDERS], player.animals[DUCKS], player.labour[HARVESTERS]) == (4, 2, 4)
    assert player.rice == 0


def test_in_a_dry_paddy_they_work() -> None:
    states = rebecca()
    put(states, A, "2: grown, 2 weeds, 2 pests")
    farm(states, WEEDS, weeders=4, ducks=2, harvesters=4)
    play(states, A, *["paddy 2"] * 2, *["paddy 2"] * 2, "paddy 2", "2")
    player = states[0].players[A]
    assert (player.labour[WEEDERS], player.animals[DUCKS], player.labour[HARVESTERS]) == (0, 0, 0)
    assert player.rice == 12


def test_magic_water_does_not_keep_labour_out() -> None:
    states = rebecca()
    put(states, A, "3: magic", "2: grown, 1 weed")
    farm(states, WEEDS, weeders=2, harvesters=4)
    play(states, A, "paddy 2", "paddy 2", "2")
    assert states[0].players[A].rice == 12


@pytest.mark.parametrize(("level", "offered"), [(0, False), (1, False), (2, True)])
def test_planting_needs_a_flooded_paddy(level: int, offered: bool) -> None:
    states = rebecca()
    put(states, A, "1: 1 disc", f"2: {level} discs")
    farm(states, PLANT, planters=2)
    assert moves(states, A) == ["paddy 1", *["paddy 2"][:offered], "pass"]


@pytest.mark.parametrize(("level", "grows"), [(0, False), (2, True)])
def test_growing_needs_a_flooded_paddy(level: int, grows: bool) -> None:
    states = rebecca()
    put(states, A, f"2: planted, {level} discs")
    farm(states, WATER_IN)
    assert (states[0].players[A].rice_in[1] == GROWN) == grows


def test_where_only_magic_water_floods_the_owner_decides_what_grows() -> None:
    states = rebecca()
    put(states, A, "1: magic, planted", "2: magic", "3: magic")
    farm(states, WATER_IN, planters=2)
    assert moves(states, A) == ["paddy 1", "pass"]
    assert states[0].players[A].step == GROW
    declined = states.copy()
    play(states, A, "paddy 1")
    assert states[0].players[A].rice_in[0] == GROWN
    assert moves(states, A) == ["paddy 2", "pass"]  # it can be planted as well
    play(declined, A, "pass")
    assert declined[0].players[A].rice_in[0] == PLANTED
    assert moves(declined, A) == ["paddy 2", "pass"]


def test_a_disc_beside_magic_water_asks_as_well() -> None:
    """Without it the paddy would not be flooded; the paddy of hex 1 is flooded by its disc, and grows unasked."""
    states = rebecca()
    put(states, A, "1: planted, 1 disc", "2: planted, 1 disc", "3: magic")
    farm(states, WATER_IN)
    assert states[0].players[A].rice_in[:2].tolist() == [GROWN, PLANTED]
    assert moves(states, A) == ["paddy 2", "pass"]
    play(states, A, "paddy 2")
    assert states[0].players[A].rice_in[1] == GROWN


def test_rice_that_was_not_let_grow_does_not_rot() -> None:
    """Nobody can harvest next round: what is grown by then is lost, its fertilizer too."""
    states = rebecca()
    put(states, A, "2: planted, fertilized, 1 disc", "3: magic")
    farm(states, WATER_IN)
    declined = states.copy()
    for this, pick in ((states, "paddy 2"), (declined, "pass")):
        play(this, A, pick)
        this[0].turn += 1
        farm(this, WATER_OUT)
        play(this, A, "0")
        farm(this, HARVEST)
    assert (states[0].players[A].rice_in[1], states[0].players[A].fertilized[1]) == (EMPTY, 0)
    assert (declined[0].players[A].rice_in[1], declined[0].players[A].fertilized[1]) == (PLANTED, 1)


def test_discs_stay_where_magic_water_comes_into_a_full_paddy() -> None:
    states = rebecca()
    put(states, A, "2: planted, 2 discs", "3: magic")
    player = states[0].players[A]
    assert field.is_flooded(player, 1)
    kept = states.copy()
    farm(kept, WATER_IN)
    assert (discs(kept), kept[0].players[A].rice_in[1]) == ([0, 2, 0], GROWN)
    farm(states, WATER_OUT)
    assert moves(states, A) == ["0", "1", "2"]  # it may keep both, and lets out what it likes
    play(states, A, "0")
    assert (discs(states), player.magic) == ([0, 0, 0], 1 << 2)


# --- the order of the farm actions -----------------------------------------------------------------------------
def everybody(states: Any, step: int, *, late: int, still_at: int) -> None:
    """All are at a step, but one seat that still has something to do before it."""
    states[0].phase = FARM
    for seat in range(states[0].seats):
        begin_step(states[0], seat, still_at if seat == late else step)
    flow.proceed(states[0], NONE, new_log()[0])


def test_water_out_begins_when_everybody_has_built_and_cleared_rocks() -> None:
    states = table(3)
    for seat in (A, B, C):
        put(states, seat, "1: 1 disc")
    states[0].players[C].labour[BUILDERS] = 3
    everybody(states, WATER_OUT, late=C, still_at=BUILD)
    assert waiting_for(states) == "C"
    play(states, C, "pass")
    assert waiting_for(states) == "A"


def test_whoever_clears_rocks_holds_up_the_water_as_well() -> None:
    states = table()
    put(states, A, "1: 1 disc")
    put(states, B, "5: rock", "6: rock")
    states[0].players[B].animals[OXEN_ROCKS] = 1
    everybody(states, WATER_OUT, late=B, still_at=ROCKS)
    assert waiting_for(states) == "B"


def test_water_in_begins_when_everybody_has_harvested() -> None:
    states = table(3)
    put(states, C, "1: grown")
    states[0].players[C].labour[HARVESTERS] = 2
    states[0].players[A].reservoir = 1
    everybody(states, WATER_IN, late=C, still_at=HARVEST)
    assert waiting_for(states) == "C"
    play(states, C, "pass")  # the rice rots
    assert waiting_for(states) == "A"


def test_own_steps_make_nobody_wait() -> None:
    """Whoever has let the water out goes on to the weeds while the others still let theirs out."""
    states = table()
    for seat in (A, B):
        put(states, seat, "1: 1 disc, 1 weed")
        states[0].players[seat].labour[WEEDERS] = 1
        begin_step(states[0], seat, WATER_OUT)
    states[0].phase = FARM
    play(states, A, "0")
    assert waiting_for(states) == "AB"
    assert moves(states, A) == ["paddy 1", "pass"]
    assert moves(states, B) == ["0", "1"]
