"""The field: regions, paddies, where pieces may be built, the chain the water follows (docs/rules/spirits.md).

Sets of hexes and of edges are bits. An edge with a region on both sides cancels out when the edges of the region's
hexes are combined by exclusive or: what remains is its border.
"""

import numpy as np

from subak.games.spirits.rules.state import EMPTY, GATE, HEXES, MOVE_GATE, NONE, PADDY_HEXES, WALL, Map, Player, Supply
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import count_bits, has, lowest_bit
from subak.kernel.rule import rule

OPEN, WASTE, LEGAL = range(3)
"""A region that is not enclosed; enclosed, but no paddy; a paddy."""


# --- regions ---------------------------------------------------------------------------------------------------
@rule
def ways(field: Map, closed: int) -> Row[int]:
    """For each hex, the hexes one can walk to: no wall or gate between them."""
    next_to = np.zeros(HEXES, np.int64)
    for edge in range(field.edges):
        first, second = int(field.ends[edge, 0]), int(field.ends[edge, 1])
        if second != NONE and not has(closed, edge):
            next_to[first] |= 1 << second
            next_to[second] |= 1 << first
    return next_to


@rule
def region_of(next_to: Row[int], start: int) -> int:
    """All hexes one can walk to."""
    region, waiting = 1 << start, 1 << start
    while waiting != 0:
        found = next_to[lowest_bit(waiting)] & ~region
        waiting = waiting & (waiting - 1) | found
        region |= found
    return region


@rule
def region_without(next_to: Row[int], start: int, edge_from: int, edge_to: int) -> int:
    """… if the way between these two hexes were closed."""
    region, waiting = 1 << start, 1 << start
    while waiting != 0:
        h = lowest_bit(waiting)
        found = next_to[h] & ~region
        if h == edge_from:
            found &= ~(1 << edge_to)
        if h == edge_to:
            found &= ~(1 << edge_from)
        waiting = waiting & (waiting - 1) | found
        region |= found
    return region


@rule
def border_of(field: Map, region: int) -> int:
    """The edges that have the region on one side only (bamboo excepted)."""
    border = 0
    while region != 0:
        border ^= int64(field.edges_of[lowest_bit(region)])
        region &= region - 1
    return border


@rule
def verdict(field: Map, region: int, walls: int, gates: int) -> int:
    """One to five hexes with an entry and an exit gate are a paddy; the starting paddy's entry is the reservoir."""
    border = border_of(field, region)
    if border & ~(walls | gates) != 0:
        return OPEN
    needed = 1 if has(region, field.start) else 2
    legal = count_bits(region) <= PADDY_HEXES and count_bits(border & gates) == needed
    return LEGAL if legal else WASTE


@rule
def find_paddies(field: Map, player: Player) -> None:
    """Write down which hexes are in which paddy, and where the water goes."""
    walls, gates, seen = int64(player.walls), int64(player.gates), 0
    next_to = ways(field, walls | gates)
    for h in range(HEXES):
        player.paddy[h] = NONE
        player.paddy_hexes[h] = 0
    for h in range(field.hexes):
        if has(seen, h):
            continue
        region = region_of(next_to, h)
        seen |= region
        if verdict(field, region, walls, gates) == LEGAL:
            player.paddy_hexes[h] = region
            for other in range(h, field.hexes):
                if has(region, other):
                    player.paddy[other] = h
    find_chain(field, player)


@rule
def is_paddy(player: Player, h: int) -> bool:
    """Is this the first hex of a paddy?"""
    return player.paddy_hexes[h] != 0


@rule
def paddy_size(player: Player, paddy: int) -> int:
    return count_bits(player.paddy_hexes[paddy])


@rule
def has_rock(player: Player, paddy: int) -> bool:
    return int64(player.paddy_hexes[paddy]) & int64(player.rocks) != 0


@rule
def is_bare(player: Player, paddy: int) -> bool:
    """No water, weeds, pests or rice: only then may it be divided. Magic water counts as none if its owner likes."""
    plagued = player.weeds[paddy] > 0 or player.pests[paddy] > 0
    return not plagued and player.discs[paddy] == 0 and player.rice_in[paddy] == EMPTY


# --- water -----------------------------------------------------------------------------------------------------
@rule
def find_chain(field: Map, player: Player) -> None:
    """The paddies water can reach, from the reservoir on. A paddy with a rock ends the chain."""
    for i in range(HEXES):
        player.chain[i] = NONE
    length, paddy, entry, visited = 0, int(player.paddy[field.start]), NONE, 0
    while paddy != NONE and not has(visited, paddy) and not has_rock(player, paddy):
        player.chain[length] = paddy
        length += 1
        visited |= 1 << paddy
        entry = exit_gate(field, player, paddy, entry)
        paddy = behind(field, player, paddy, entry)
    player.chain_length = length


@rule
def exit_gate(field: Map, player: Player, paddy: int, entry: int) -> int:
    """The gate of a paddy that is not its entry."""
    gates = border_of(field, int64(player.paddy_hexes[paddy])) & int64(player.gates)
    if entry != NONE:
        gates &= ~(1 << entry)
    return lowest_bit(gates) if gates != 0 else NONE


@rule
def behind(field: Map, player: Player, paddy: int, gate: int) -> int:
    """The paddy on the other side of a gate; NONE if there is none (yet)."""
    if gate == NONE:
        return NONE
    first, second = int(field.ends[gate, 0]), int(field.ends[gate, 1])
    other = second if player.paddy[first] == paddy else first
    return NONE if other == NONE else int(player.paddy[other])


@rule
def room(player: Player, paddy: int) -> int:
    """How many discs a paddy takes: one in each hex without magic water."""
    return count_bits(int64(player.paddy_hexes[paddy]) & ~int64(player.magic))


@rule
def is_dry(player: Player, paddy: int) -> bool:
    """No disc; magic water counts as none if its owner likes."""
    return player.discs[paddy] == 0


@rule
def is_flooded(player: Player, paddy: int) -> bool:
    """A disc or magic water in every hex. There are more discs than that where magic water came into a full paddy."""
    return player.discs[paddy] >= room(player, paddy) and not has_rock(player, paddy)


@rule
def is_flooded_by_magic(player: Player, paddy: int) -> bool:
    """It would not be flooded without its magic water, so it is if its owner likes."""
    return player.discs[paddy] < paddy_size(player, paddy) and is_flooded(player, paddy)


# --- building --------------------------------------------------------------------------------------------------
@rule
def takes_a_gate(field: Map, edge: int, gates: int) -> bool:
    """A third gate on one hex could never belong to a paddy (a second one at the start)."""
    for end in range(2):
        h = int(field.ends[edge, end])
        most = 1 if h == field.start else 2
        if h != NONE and count_bits(int64(field.edges_of[h]) & gates) >= most:
            return False
    return True


@rule
def may_build(field: Map, player: Player, next_to: Row[int], edge: int, is_gate: bool) -> bool:
    """May a wall (a gate) go on this empty edge?

    What it encloses must be a paddy, or at least one of two things it encloses. A paddy is divided only while it is
    bare, and only into paddies; waste land may be divided if a paddy comes of it.
    """
    walls, gates = int64(player.walls), int64(player.gates)
    first, second = int(field.ends[edge, 0]), int(field.ends[edge, 1])
    if is_gate and not takes_a_gate(field, edge, gates):
        return False
    before = region_of(next_to, first)
    divides = second != NONE and player.paddy[first] != NONE
    if divides and not is_bare(player, int(player.paddy[first])):
        return False
    new_walls = walls if is_gate else walls | 1 << edge
    new_gates = gates | 1 << edge if is_gate else gates
    if second == NONE:
        return verdict(field, before, new_walls, new_gates) != WASTE
    region = region_without(next_to, first, first, second)
    if region == before:  # the piece ends inside
        return True
    other = verdict(field, before & ~region, new_walls, new_gates)
    return is_worth_it(verdict(field, region, new_walls, new_gates), other, divides)


@rule
def is_worth_it(one: int, other: int, divides: int) -> bool:
    """Judge the two regions a piece separates."""
    if one == WASTE or other == WASTE:
        return not divides and (one == LEGAL or other == LEGAL)
    return True


@rule
def list_pieces(field: Map, player: Player, supply: Supply, out: Row[int], count: int) -> int:
    """Append all walls and gates that may be built now."""
    built = int64(player.walls) | int64(player.gates)
    next_to = ways(field, built)
    for is_gate in range(2):
        if (supply.gates if is_gate else supply.walls) <= 0:
            continue
        for edge in range(field.edges):
            if not has(built, edge) and may_build(field, player, next_to, edge, is_gate == 1):
                out[count] = (GATE if is_gate else WALL) + edge
                count += 1
    return count


@rule
def can_build_a_piece(field: Map, player: Player, supply: Supply) -> bool:
    """May anything at all be built?"""
    built = int64(player.walls) | int64(player.gates)
    next_to = ways(field, built)
    for edge in range(field.edges):
        if not has(built, edge):
            if supply.walls > 0 and may_build(field, player, next_to, edge, False):
                return True
            if supply.gates > 0 and may_build(field, player, next_to, edge, True):
                return True
    return False


# --- moving gates ----------------------------------------------------------------------------------------------
@rule
def may_move_gate(field: Map, player: Player, gate: int, wall: int) -> bool:
    """A gate and a wall of one paddy change places: every paddy stays one, and the new gate does not lead from one
    finished paddy into another."""
    first, second = int(field.ends[wall, 0]), int(field.ends[wall, 1])
    if second != NONE and player.paddy[first] != NONE and player.paddy[second] != NONE:
        return False
    walls = int64(player.walls) & ~(1 << wall) | 1 << gate
    gates = int64(player.gates) & ~(1 << gate) | 1 << wall
    shared = False
    for h in range(field.hexes):
        if not is_paddy(player, h):
            continue
        region = int64(player.paddy_hexes[h])
        border = border_of(field, region)
        if (has(border, gate) or has(border, wall)) and verdict(field, region, walls, gates) != LEGAL:
            return False
        shared |= has(border, gate) and has(border, wall)
    return shared


@rule
def list_gate_places(field: Map, player: Player, gate: int, base: int, out: Row[int], count: int) -> int:
    """Append base + edge for every wall that this gate may change places with."""
    for edge in range(field.edges):
        if has(player.walls, edge) and may_move_gate(field, player, gate, edge):
            out[count] = base + edge
            count += 1
    return count


@rule
def list_movable_gates(field: Map, player: Player, out: Row[int], count: int) -> int:
    """Append the gates that have not been moved this round and could go elsewhere."""
    for gate in range(field.edges):
        if has(player.gates, gate) and not has(player.moved, gate) and can_move(field, player, gate):
            out[count] = MOVE_GATE + gate
            count += 1
    return count


@rule
def can_move(field: Map, player: Player, gate: int) -> bool:
    for edge in range(field.edges):
        if has(player.walls, edge) and may_move_gate(field, player, gate, edge):
            return True
    return False
