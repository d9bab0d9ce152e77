"""The field: its edges, what a paddy is, where the water goes, what may be built and moved (docs/rules/spirits.md).

The hexes and their neighbours:      bamboo
                                    1   2   3
                            bamboo 4   5   6   7
                                    8   9   10
"""

import functools
import random
from typing import Any

import pytest

from games.spirits.positions import (
    A,
    B,
    bits,
    chain,
    edge,
    farm,
    lay_out,
    moves,
    paddies,
    play,
    put,
    table,
    waiting_for,
)
from subak.games.spirits.components import SIDE_NAMES, Components
from subak.games.spirits.rules import field, flow
from subak.games.spirits.rules.state import BUILD, FIRST_GATE, NONE, ROCKS

# Neighbours to the east, south-east and south-west, copied by hand from the picture; . is a rim to build on.
BY_HAND = {
    1: "2 5 4", 2: "3 6 5", 3: ". 7 6",
    4: "5 8 bamboo", 5: "6 9 8", 6: "7 10 9", 7: ". . 10",
    8: "9 . .", 9: "10 . .", 10: ". . .",
}  # fmt: skip
BAMBOO = "1w 1nw 1ne 2nw 2ne 3nw 3ne 4nw 4w 4sw 8w"
SIX = "2 3 5 6 9 10"
FIELD = Components.ours().tables[0].map


# --- geometry --------------------------------------------------------------------------------------------------
def side(h: int, name: str) -> tuple[int, int]:
    """The neighbour (0: none) and the edge number on one side of a hex."""
    at = SIDE_NAMES.index(name)
    return int(FIELD.next_hex[h - 1, at]) + 1, int(FIELD.edge[h - 1, at])


@pytest.mark.parametrize("h", BY_HAND)
def test_neighbours(h: int) -> None:
    for name, other in zip(("e", "se", "sw"), BY_HAND[h].split(), strict=True):
        neighbour, number = side(h, name)
        assert neighbour == (int(other) if other.isdigit() else 0)
        assert (number == NONE) == (other == "bamboo")
        if other.isdigit():
            opposite = {"e": "w", "se": "nw", "sw": "ne"}[name]
            assert side(int(other), opposite) == (h, number)


def test_thirty_edges_and_eleven_sides_of_bamboo() -> None:
    assert len(Components.ours().edges) == len(set(Components.ours().edges)) == FIELD.edges == 30
    inner = sum(FIELD.ends[at, 1] != NONE for at in range(30))
    assert (inner, 30 - inner) == (19, 11)
    bamboo = [f"{h}{name}" for h in range(1, 11) for name in SIDE_NAMES if side(h, name) == (0, NONE)]
    assert sorted(bamboo) == sorted(BAMBOO.split())


def test_the_right_and_the_bottom_are_built_like_inner_edges() -> None:
    rim = {Components.ours().edges[at] for at in range(30) if FIELD.ends[at, 1] == NONE}
    assert rim == {"3e", "7ne", "7e", "7se", "8sw", "8se", "9sw", "9se", "10sw", "10se", "10e"}


def test_the_starting_hex_has_three_edges_without_bamboo() -> None:
    assert FIELD.start == 0
    assert FIELD.edges_of[0] == bits("1e 1se 1sw")


def test_the_first_gate_stands_on_any_of_them() -> None:
    states = table()
    states[0].phase = FIRST_GATE
    states[0].players[A].pick.done = 0
    assert moves(states, A) == ["gate 1e", "gate 1se", "gate 1sw"]


# --- what is a paddy -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("group", "gates"),
    [("2", "1e 2e"), ("2 3", "1e 3se"), ("2 3 5", "1e 5se"), ("2 3 5 6", "1e 6se"), ("2 3 5 6 9", "1e 9se")],
)
def test_one_to_five_hexes_are_a_paddy(group: str, gates: str) -> None:
    states = table()
    lay_out(states, A, f"1 | {group}", gates)
    assert paddies(states) == f"1 | {group}"
    assert chain(states) == "1 2"


def test_six_hexes_are_none() -> None:
    states = table()
    lay_out(states, A, f"1 | {SIX}", "1e 10e")
    assert paddies(states) == "1"
    assert chain(states) == "1"


@pytest.mark.parametrize(("gates", "legal"), [("1e", False), ("1e 3e", True), ("1e 3e 3se", False)])
def test_a_paddy_has_exactly_two_gates(gates: str, legal: bool) -> None:
    states = table()
    lay_out(states, A, "1 | 2 3", gates)
    assert paddies(states) == ("1 | 2 3" if legal else "1")


@pytest.mark.parametrize(("gates", "legal"), [("2e 2se", False), ("1sw", True), ("1e", True), ("1se 1sw", False)])
def test_the_starting_paddy_has_exactly_one_gate(gates: str, legal: bool) -> None:
    states = table()
    lay_out(states, A, "1", gates)
    assert paddies(states) == ("1" if legal else "")


def take_away(states: Any, name: str) -> None:
    """Open an edge again (no rule does that)."""
    player = states[0].players[A]
    player.walls, player.gates = int(player.walls) & ~bits(name), int(player.gates) & ~bits(name)
    field.find_paddies(FIELD, player)


@pytest.mark.parametrize("gap", ["2e", "2se", "2sw"])
def test_a_gap_in_the_border_leaves_it_open(gap: str) -> None:
    states = table()
    lay_out(states, A, "1 | 2", "1e 2se")
    take_away(states, gap)
    assert paddies(states) == "1"


def test_a_wall_that_ends_inside_does_not_divide_a_paddy() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 6", "1e 6se", walls="2e")
    assert paddies(states) == "1 | 2 3 6"


# --- the chain -------------------------------------------------------------------------------------------------
def test_the_chain_goes_from_gate_to_gate_whatever_the_hexes_are_called() -> None:
    states = table()
    lay_out(states, A, "1 | 4 8 | 5 | 2 3", "1sw 4e 2sw 3e")  # 1 → 4 → 5 → 2 → out on the right
    assert chain(states) == "1 4 5 2"


def test_a_rock_ends_the_chain() -> None:
    states = table()
    lay_out(states, A, "1 | 2 | 3 6 | 7", "1e 2e 3se 7e")
    assert chain(states) == "1 2 3 7"
    put(states, A, "6: rock")
    assert chain(states) == "1 2"


def test_a_rock_in_the_open_field_does_not_matter() -> None:
    states = table()
    lay_out(states, A, "1 | 2 | 3", "1e 2e 3se")
    put(states, A, "6: rock")
    assert chain(states) == "1 2 3"


def test_an_unconnected_paddy_joins_when_one_is_completed_between() -> None:
    states = table()
    lay_out(states, A, "1 | 3", "1e 3w 3se", walls="2se")
    assert (paddies(states), chain(states)) == ("1 | 3", "1")
    farm(states, BUILD, oxen=1)
    play(states, A, "wall 2sw")
    assert (paddies(states), chain(states)) == ("1 | 2 | 3", "1 2 3")


def test_removing_the_last_rock_connects_what_lies_behind() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 | 6", "1e 3sw 6e")
    put(states, A, "2: rock", "3: rock")
    assert chain(states) == "1"
    farm(states, BUILD, rock_oxen=2)
    play(states, A, "pass")  # with livestock for both rocks there is nothing to choose
    assert (states[0].players[A].rocks, chain(states)) == (0, "1 2 6")


def test_only_as_many_rocks_as_livestock() -> None:
    states = table()
    put(states, A, "2: rock", "7: rock", "9: rock")
    farm(states, ROCKS, rock_oxen=1)
    assert moves(states, A) == ["hex 2", "hex 7", "hex 9"]  # anywhere in the field
    play(states, A, "hex 7")
    assert states[0].players[A].rocks == 1 << 1 | 1 << 8


# --- building --------------------------------------------------------------------------------------------------
def pieces(states: Any) -> set[str]:
    return {move for move in moves(states, A) if move.startswith(("wall", "gate"))}


@pytest.mark.parametrize(("builders", "oxen", "count"), [(0, 0, 0), (3, 0, 1), (0, 1, 1), (3, 1, 2), (6, 1, 3)])
def test_three_labourers_or_one_animal_build_a_piece(builders: int, oxen: int, count: int) -> None:
    states = table()
    farm(states, BUILD, builders=builders, oxen=oxen)
    built = 0
    while offered := pieces(states):
        play(states, A, min(offered))
        built += 1
    assert built == count


def test_anything_goes_that_encloses_nothing() -> None:
    states = table()
    farm(states, BUILD, oxen=1)
    free = [name for name in Components.ours().edges if not name.startswith("1") or name.startswith("10")]
    # all but the three of the starting paddy, each for a wall or a gate
    assert pieces(states) == {f"{piece} {name}" for piece in ("wall", "gate") for name in free}


def test_a_piece_that_only_encloses_waste_land_is_not_offered() -> None:
    states = table()
    lay_out(states, A, "1", "1e", walls="2e 2se")
    farm(states, BUILD, oxen=1)
    assert "wall 2sw" not in moves(states, A)  # 2 would have an entry and no exit
    assert "gate 2sw" in moves(states, A)


def test_nor_at_the_rim() -> None:
    states = table()
    lay_out(states, A, "1", "1e", walls="3sw 3se 2e")
    farm(states, BUILD, oxen=1)
    assert {"wall 3e", "gate 3e"} & pieces(states) == set()  # 3 has no other gate


def test_six_hexes_are_never_enclosed() -> None:
    states = table()
    lay_out(states, A, f"1 | {SIX}", "1e 10e")
    take_away(states, "9sw")
    farm(states, BUILD, oxen=1)
    assert {"wall 9sw", "gate 9sw"} & pieces(states) == set()
    assert "wall 6se" in pieces(states)  # ends inside, on the way to two smaller paddies


def test_waste_land_can_be_divided_into_paddies() -> None:
    """No rule encloses any, but another field might begin with some: 4 to 10, too large, gates at 3sw and 8sw."""
    states = table()
    lay_out(states, A, "1 | 2 3 | 4 5 6 7 8 9 10", "1e 3sw 8sw", walls="5se 8e")
    assert paddies(states) == "1 | 2 3"
    farm(states, BUILD, oxen=1)
    assert "wall 5e" not in moves(states, A)  # two parts with one gate each
    play(states, A, "gate 5e")
    assert (paddies(states), chain(states)) == ("1 | 2 3 | 4 5 8 | 6 7 9 10", "1 2 6 4")


def divided(*contents: str) -> list[str]:
    """The moves that would divide a paddy of 2 and 3 (entry 1e, exit 3se) with this in it."""
    states = table()
    lay_out(states, A, "1 | 2 3", "1e 3se")
    put(states, A, *contents)
    farm(states, BUILD, oxen=1)
    return [move for move in ("wall 2e", "gate 2e") if move in moves(states, A)]


def test_a_bare_paddy_is_divided_into_legal_parts_only() -> None:
    assert divided() == ["gate 2e"]  # a wall would leave each part with one gate


@pytest.mark.parametrize("content", ["1 disc", "1 weed", "1 pest", "planted", "grown"])
def test_a_paddy_that_is_not_empty_is_not_divided(content: str) -> None:
    assert divided(f"2: {content}") == []


def test_a_paddy_with_a_rock_may_be_divided() -> None:
    assert divided("3: rock") == ["gate 2e"]


def test_magic_water_does_not_keep_a_paddy_from_being_divided() -> None:
    assert divided("3: magic") == ["gate 2e"]


def test_a_divided_paddy_makes_the_chain_longer() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3", "1e 3se")
    farm(states, BUILD, oxen=1)
    play(states, A, "gate 2e")
    assert (paddies(states), chain(states)) == ("1 | 2 | 3", "1 2 3")


def test_dividing_takes_several_pieces_in_a_large_paddy() -> None:
    states = table()
    lay_out(states, A, "1 | 2 5 6", "1e 6se")
    farm(states, BUILD, oxen=2)
    play(states, A, "wall 2se")  # ends inside; 2 and 6 are still one paddy by way of 5
    assert paddies(states) == "1 | 2 5 6"
    assert "gate 2sw" in moves(states, A)
    assert "wall 2sw" not in moves(states, A)
    play(states, A, "gate 2sw")
    assert (paddies(states), chain(states)) == ("1 | 2 | 5 6", "1 2 5")


def test_the_box_limits_walls_and_gates() -> None:
    states = table()
    states[0].supply.walls = 0
    farm(states, BUILD, oxen=2)
    assert {piece.split()[0] for piece in pieces(states)} == {"gate"}
    states[0].supply.gates, states[0].supply.walls = 0, 1
    assert {piece.split()[0] for piece in pieces(states)} == {"wall"}
    play(states, A, "wall 2e")
    assert pieces(states) == set()


# --- moving gates ----------------------------------------------------------------------------------------------
def gate_moves(states: Any, seat: int = A) -> set[str]:
    """All moves of gates that are offered, as `from to`."""
    found = set()
    for move in moves(states, seat):
        if move.startswith("move"):
            tried = states.copy()
            play(tried, seat, move)
            found |= {f"{move.split()[1]} {place.split()[1]}" for place in moves(tried, seat)}
    return found


def test_an_exit_moves_anywhere_but_into_a_completed_paddy() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 | 5", "1e 3e 5e 5sw")
    farm(states, BUILD)
    # 3e, the exit of 2 and 3: not to 2sw, where 5 is complete; to 2se, 3sw, 3se. The unconnected 5 moves its two gates
    # to 4e and 5se (and not to 1se or 2sw). 1e is the entry of 2 and stays.
    from_3e = {"3e 2se", "3e 3sw", "3e 3se"}
    from_5 = {"5e 4e", "5e 5se", "5sw 4e", "5sw 5se"}
    assert gate_moves(states) == from_3e | from_5


def test_the_starting_paddy_s_exit_moves_while_nothing_is_behind_it() -> None:
    states = table()
    farm(states, BUILD)
    assert gate_moves(states) == {"1e 1se", "1e 1sw"}
    play(states, A, "move 1e", "to 1sw")
    assert states[0].players[A].gates == bits("1sw")
    assert states[0].players[A].walls == bits("1e 1se")


def test_moving_a_gate_costs_nothing() -> None:
    states = table()
    before = states[0].supply.copy()
    farm(states, BUILD)
    play(states, A, "move 1e", "to 1se")
    assert states[0].supply == before


def test_a_gate_between_two_paddies_stays() -> None:
    """Either paddy would lose it, or its new place would open into a completed paddy."""
    states = table()
    lay_out(states, A, "1 | 2 3 | 5 6", "1e 2se 6e")  # 2 and 5 could also share 2sw
    farm(states, BUILD)
    assert not any(move.startswith(("1e", "2se")) for move in gate_moves(states))


def test_only_gates_and_walls_of_one_paddy_change_places() -> None:
    states = table()
    lay_out(states, A, "1", "1e 9e", walls="9se 10sw")
    farm(states, BUILD)
    assert gate_moves(states) == {"1e 1se", "1e 1sw"}


def test_each_gate_moves_once_a_round() -> None:
    states = table()
    lay_out(states, A, "1 | 2", "1e 2e")
    farm(states, BUILD, oxen=1)
    play(states, A, "move 2e", "to 2se")
    assert gate_moves(states) == set()
    flow.forget_round(states[0].players[A])
    assert gate_moves(states) == {"2se 2e", "2se 2sw"}


def test_everybody_builds_at_the_same_time() -> None:
    states = table(4)
    farm(states, BUILD, oxen=1)
    assert waiting_for(states) == "ABCD"
    play(states, B, "pass")
    assert waiting_for(states) == "ACD"


# --- a second opinion on thousands of positions ----------------------------------------------------------------
Hexes = frozenset[int]
Pieces = frozenset[str]
ENDS = {
    name: (int(FIELD.ends[at, 0]) + 1, int(FIELD.ends[at, 1]) + 1 if FIELD.ends[at, 1] != NONE else 0)
    for at, name in enumerate(Components.ours().edges)
}


@functools.lru_cache(1000)
def regions(closed: Pieces) -> list[Hexes]:
    left, found = set(range(1, 11)), []
    while left:
        region, waiting = set[int](), [min(left)]
        while waiting:
            here = waiting.pop()
            region.add(here)
            for name, ends in ENDS.items():
                if name not in closed and here in ends:
                    other = sum(ends) - here
                    if other and other not in region:
                        waiting.append(other)
        left -= region
        found.append(frozenset(region))
    return found


@functools.cache
def border(region: Hexes) -> Pieces:
    return frozenset(name for name, ends in ENDS.items() if (ends[0] in region) != (ends[1] in region))


def is_enclosed(region: Hexes, walls: Pieces, gates: Pieces) -> bool:
    return border(region) <= walls | gates


def is_legal(region: Hexes, walls: Pieces, gates: Pieces) -> bool:
    """A paddy, by the rules."""
    needed = 1 if 1 in region else 2
    return is_enclosed(region, walls, gates) and len(region) <= 5 and len(border(region) & gates) == needed


def should_offer(name: str, is_gate: bool, walls: Pieces, gates: Pieces) -> bool:
    """May this piece be built? Nothing may be enclosed but paddies (all of them are bare)."""
    if is_gate and any(sum(h in ENDS[gate] for gate in gates) >= 2 for h in ENDS[name] if h):
        return False  # a third gate on one hex: of no use, and not offered
    walls, gates = (walls, gates | {name}) if is_gate else (walls | {name}, gates)
    new = [region for region in regions(walls | gates) if set(ENDS[name]) & region]
    return all(is_legal(region, walls, gates) for region in new if is_enclosed(region, walls, gates))


def should_move(gate: str, wall: str, walls: Pieces, gates: Pieces) -> bool:
    """May this gate and this wall change places?"""
    complete = [region for region in regions(walls | gates) if is_legal(region, walls, gates)]
    new_walls, new_gates = (walls - {wall}) | {gate}, (gates - {gate}) | {wall}
    touched = [paddy for paddy in complete if {gate, wall} & border(paddy)]
    return (
        any({gate, wall} <= border(paddy) for paddy in touched)
        and all(is_legal(paddy, new_walls, new_gates) for paddy in touched)
        and sum(wall in border(paddy) for paddy in complete) < 2
    )


@pytest.mark.parametrize("seed", range(12))
def test_building_agrees_with_a_second_implementation(seed: int) -> None:
    """Build at random until nothing can be built, and compare what is offered after every piece."""
    chooser = random.Random(seed)
    states = table()
    player = states[0].players[A]
    farm(states, BUILD, oxen=30)
    while offered := sorted(pieces(states)):
        walls = frozenset(name for name in Components.ours().edges if int(player.walls) >> edge(name) & 1)
        gates = frozenset(name for name in Components.ours().edges if int(player.gates) >> edge(name) & 1)
        found = regions(walls | gates)
        complete = [region for region in found if is_enclosed(region, walls, gates)]
        assert all(is_legal(region, walls, gates) for region in complete), "waste land"
        assert paddies(states) == " | ".join(" ".join(map(str, sorted(region))) for region in complete)
        free = [name for name in Components.ours().edges if name not in walls | gates]
        due = [f"wall {name}" for name in free if should_offer(name, False, walls, gates)]
        due += [f"gate {name}" for name in free if should_offer(name, True, walls, gates)]
        assert offered == sorted(due)
        due_moves = {f"{gate} {wall}" for gate in gates for wall in walls if should_move(gate, wall, walls, gates)}
        assert gate_moves(states) == due_moves
        play(states, A, chooser.choice(offered))
