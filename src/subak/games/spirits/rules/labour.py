"""Allocating labourers and livestock: one number after the other, in secret (docs/rules/spirits.md)."""

from subak.games.spirits.rules.effects import HARVEST_LESS, MORE_PESTS, WALL_LESS, passive
from subak.games.spirits.rules.field import is_paddy, paddy_size
from subak.games.spirits.rules.state import (
    BUILDERS,
    DUCKS,
    GROWN,
    HARVESTERS,
    HEXES,
    NUMBER,
    OXEN_BUILD,
    OXEN_ROCKS,
    PLANTED,
    PLANTERS,
    WEEDERS,
    Player,
    State,
    Tables,
)
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import count_bits
from subak.kernel.rule import rule

ALLOCATIONS = 7
LAST_ROUND = 7

# The allocations in the order they are asked for (that of the player board).
ASK_BUILDERS, ASK_OXEN_BUILD, ASK_OXEN_ROCKS, ASK_WEEDERS, ASK_DUCKS, ASK_HARVESTERS, ASK_PLANTERS = range(ALLOCATIONS)


@rule
def wall_cost(tables: Tables, player: Player) -> int:
    """Labourers for a wall or a gate."""
    return max(1, 3 - passive(tables, player, WALL_LESS))


@rule
def harvest_cost(tables: Tables, player: Player) -> int:
    """Labourers for a hex to harvest."""
    return max(1, 2 - passive(tables, player, HARVEST_LESS))


@rule
def free_labour(player: Player) -> int:
    """Labourers not allocated yet."""
    free = int(player.labourers) + int(player.helpers)
    for i in range(4):
        free -= int(player.labour[i])
    return free


@rule
def free_animals(player: Player) -> int:
    free = int(player.livestock)
    for i in range(3):
        free -= int(player.animals[i])
    return free


@rule
def weeding_needed(player: Player) -> int:
    """Labourers that could be of use against weeds."""
    needed = 0
    for h in range(HEXES):
        if is_paddy(player, h):
            needed += int(player.weeds[h]) * paddy_size(player, h)
    return needed


@rule
def ducks_needed(tables: Tables, player: Player) -> int:
    """Livestock that could be of use against pests or for fertilizing."""
    needed, at_once = 0, 1 + passive(tables, player, MORE_PESTS)
    for h in range(HEXES):
        if is_paddy(player, h):
            fertile = player.rice_in[h] == PLANTED and player.fertilized[h] == 0
            needed += max((int(player.pests[h]) + at_once - 1) // at_once, 1 if fertile else 0)
    return needed


@rule
def grown_hexes(player: Player) -> int:
    hexes = 0
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] == GROWN:
            hexes += paddy_size(player, h)
    return hexes


@rule
def edges_left(s: State, player: Player) -> int:
    """Free edges, less what will be built there without labour and by the builders."""
    free = int(s.tables.map.edges) - count_bits(int64(player.walls) | int64(player.gates))
    return max(0, free - int(player.free_pieces) - int(player.labour[BUILDERS]) // wall_cost(s.tables, player))


@rule
def most_to_allocate(s: State, seat: int, ask: int) -> int:
    """The largest number that could be of use; 0: the question need not be asked."""
    player, tables = s.players[seat], s.tables
    labour, animals = free_labour(player), free_animals(player)
    last = s.turn == LAST_ROUND
    if ask == ASK_WEEDERS:
        return min(labour, weeding_needed(player))
    if ask == ASK_DUCKS:
        return min(animals, ducks_needed(tables, player))
    if ask == ASK_HARVESTERS:
        return min(labour // harvest_cost(tables, player), grown_hexes(player))
    if last:
        return 0
    if ask == ASK_BUILDERS:
        return min(labour // wall_cost(tables, player), edges_left(s, player))
    if ask == ASK_OXEN_BUILD:
        return min(animals, edges_left(s, player))
    if ask == ASK_OXEN_ROCKS:
        return min(animals, count_bits(player.rocks))
    return min(labour, int(tables.map.hexes))  # ASK_PLANTERS


@rule
def next_question(s: State, seat: int, ask: int) -> int:
    """The next allocation there is something to ask about, from `ask` on; ALLOCATIONS: none."""
    while ask < ALLOCATIONS and most_to_allocate(s, seat, ask) == 0:
        ask += 1
    return ask


@rule
def list_numbers(most: int, out: Row[int]) -> int:
    for n in range(most + 1):
        out[n] = NUMBER + n
    return most + 1


@rule
def allocate(s: State, seat: int, number: int) -> None:
    """Answer the present question. Walls and harvests are counted in walls and hexes, kept in labourers."""
    player = s.players[seat]
    ask = int(player.pick.stage)
    if ask == ASK_BUILDERS:
        player.labour[BUILDERS] = number * wall_cost(s.tables, player)
    elif ask == ASK_WEEDERS:
        player.labour[WEEDERS] = number
    elif ask == ASK_HARVESTERS:
        player.labour[HARVESTERS] = number * harvest_cost(s.tables, player)
    elif ask == ASK_PLANTERS:
        player.labour[PLANTERS] = number
    elif ask == ASK_OXEN_BUILD:
        player.animals[OXEN_BUILD] = number
    elif ask == ASK_OXEN_ROCKS:
        player.animals[OXEN_ROCKS] = number
    else:
        player.animals[DUCKS] = number
    player.pick.stage = next_question(s, seat, ask + 1)


@rule
def clear_labour(player: Player) -> None:
    for i in range(4):
        player.labour[i] = 0
    for i in range(3):
        player.animals[i] = 0
