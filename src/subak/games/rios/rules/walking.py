"""Campesinos on their way: steps, what bars the way, driving others out, where one may stay (docs/rules/rios.md)."""

from subak.games.rios.rules.geometry import BOTH_ROADS, beside
from subak.games.rios.rules.state import DRIVE, FOREST, FROM, HILL, NONE, TO, Player, State
from subak.kernel.annotations import Row
from subak.kernel.bits import count_bits, has, list_bits, lowest_bit
from subak.kernel.rule import rule

FAR = 99
"""More steps than anybody has."""


# --- pieces on the board -----------------------------------------------------------------------------------------
@rule
def put(player: Player, cell: int) -> None:
    bit, count = 1 << cell, int(player.at[cell]) + 1
    player.at[cell] = count
    player.here |= bit
    if count >= 2:
        player.pair |= bit
    if count >= 3:
        player.crowd |= bit


@rule
def take(player: Player, cell: int) -> None:
    bit, count = 1 << cell, int(player.at[cell]) - 1
    player.at[cell] = count
    if count < 3:
        player.crowd &= ~bit
    if count < 2:
        player.pair &= ~bit
    if count < 1:
        player.here &= ~bit


@rule
def buildings(player: Player) -> int:
    return player.fincas | player.hacienda


@rule
def holder(s: State, cell: int) -> int:
    """The seat with campesinos on a field; NONE if there are none."""
    for seat in range(s.seats):
        if has(s.players[seat].here, cell):
            return seat
    return NONE


# --- what bars the way ---------------------------------------------------------------------------------------------
@rule
def passable(s: State, seat: int) -> int:
    """Places one may walk through: no foreign campesinos (but in the city and on roads), no foreign hacienda."""
    barred, land = 0, s.tables.map.fields
    for other in range(s.seats):
        if other != seat:
            barred |= s.players[other].here | s.players[other].hacienda
    return (s.tables.map.hexes | BOTH_ROADS) & ~(barred & land)


@rule
def foreign_buildings(s: State, seat: int) -> int:
    found = 0
    for other in range(s.seats):
        if other != seat:
            found |= buildings(s.players[other])
    return found


@rule
def stayable(s: State, seat: int) -> int:
    """Places where one more campesino may end the turn: no foreign building, and not two of one's own already."""
    full = (s.players[seat].pair | foreign_buildings(s, seat)) & s.tables.map.fields
    return passable(s, seat) & ~full


@rule
def unsettled(s: State, seat: int) -> int:
    """Fields that must not stay as they are: three or more campesinos, or somebody on a foreign finca."""
    player = s.players[seat]
    return (player.crowd | (player.here & foreign_buildings(s, seat))) & s.tables.map.fields


# --- driving out -----------------------------------------------------------------------------------------------------
@rule
def may_drive_out(s: State, seat: int, other: int) -> bool:
    """In the first round only those who have had their turn."""
    return other != seat and (s.lap > 1 or other < seat)


@rule
def foreigners(s: State, seat: int) -> tuple[int, int]:
    """Fields whose campesinos this seat may drive out, and those of them with two. Buildings protect their owner."""
    anybody, two = 0, 0
    for other in range(s.seats):
        if may_drive_out(s, seat, other):
            player = s.players[other]
            open_field = s.tables.map.fields & ~buildings(player)
            anybody |= player.here & open_field
            two |= player.pair & open_field
    return anybody, two


@rule
def is_held_by_others(s: State, seat: int, cell: int) -> bool:
    """Whether foreign campesinos stand on a field (in the city and on roads they disturb nobody)."""
    return has(s.tables.map.fields, cell) and not has(s.players[seat].here, cell) and holder(s, cell) != NONE


@rule
def higher_than(s: State, cell: int) -> int:
    """All fields that lie higher than this one. The city and the roads lie lowest."""
    if s.terrain[cell] == HILL:
        return 0
    if s.terrain[cell] == FOREST:
        return s.kinds[HILL]
    return s.kinds[HILL] | s.kinds[FOREST]


@rule
def downhill(s: State, cells: int) -> int:
    """All fields next to one of these that lie lower than it."""
    hills = cells & s.kinds[HILL]
    high = cells & (s.kinds[HILL] | s.kinds[FOREST])
    not_hills = s.tables.map.fields & ~s.kinds[HILL]
    low = not_hills & ~s.kinds[FOREST]
    return (beside(s.tables.map, hills) & not_hills) | (beside(s.tables.map, high) & low)


@rule
def drive_out(s: State, cell: int) -> tuple[int, int]:
    """Everybody on a field goes to the city. Returns whose and how many they were."""
    seat = holder(s, cell)
    player = s.players[seat]
    count = int(player.at[cell])
    for _ in range(count):
        take(player, cell)
        put(player, int(s.tables.map.city))
    return seat, count


@rule
def let_back(s: State, cell: int, seat: int, count: int) -> None:
    """Undo `drive_out` (after a trial)."""
    for _ in range(count):
        take(s.players[seat], int(s.tables.map.city))
        put(s.players[seat], cell)


# --- distances -------------------------------------------------------------------------------------------------------
@rule
def shortcut(s: State, seat: int, before: int) -> int:
    """One's hacienda, if the city was reached one step before the last one: from there it is two steps."""
    return s.players[seat].hacienda if has(before, int(s.tables.map.city)) else 0


@rule
def distance(s: State, seat: int, start: int, goals: int, limit: int) -> int:
    """Steps from a cell to the nearest of some places, at most `limit`; FAR if none is so near.

    The goals need not be passable. `goals` reached by the last step only.
    """
    free = passable(s, seat)
    before, edge = 0, 1 << start
    seen = edge
    for steps in range(1, limit + 1):
        ahead = beside(s.tables.map, edge) | shortcut(s, seat, before)
        if ahead & goals != 0:
            return steps
        before = edge
        edge = ahead & free & ~seen
        seen |= edge
    return FAR


@rule
def steps_to_drive(s: State, seat: int, start: int, cell: int, from_above: bool, limit: int) -> int:
    """Steps to enter a field that others hold; FAR if that is too far."""
    entries = beside(s.tables.map, 1 << cell)
    if from_above:
        entries &= higher_than(s, cell)
    entries &= passable(s, seat)
    if has(entries, start):
        return 1 if limit >= 1 else FAR
    return min(FAR, distance(s, seat, start, entries, limit - 1) + 1)


# --- a way to a legal end of the turn --------------------------------------------------------------------------------
@rule
def next_rest(s: State, seat: int, start: int, free: int, stay: int, lone: int, limit: int) -> tuple[int, int]:
    """The nearest place where a campesino may stay, and the steps there. A lone foreigner below counts as one.

    Returns (cell, steps); (NONE, FAR) if nothing is near enough.
    """
    before, edge = 0, 1 << start
    seen = edge
    for steps in range(1, limit + 1):
        prey = downhill(s, edge) & lone
        ahead = beside(s.tables.map, edge) | shortcut(s, seat, before)
        rest = (ahead & stay & ~seen) | prey
        if rest != 0:
            return lowest_bit(rest), steps
        before = edge
        edge = ahead & free & ~seen
        seen |= edge
    return NONE, FAR


@rule
def can_settle(s: State, seat: int, steps: int) -> bool:
    """Whether everybody who may not stay can still go where they may: each to the nearest place, one after the other.

    This promises a legal end of the turn. (Ways that only two together could clear are not counted on.)
    """
    player = s.players[seat]
    left = unsettled(s, seat)
    if left == 0:
        return True
    free, stay = passable(s, seat), stayable(s, seat)
    anybody, two = foreigners(s, seat)
    lone, here = anybody & ~two, player.here
    foreign = foreign_buildings(s, seat)
    while left != 0:
        start = lowest_bit(left)
        left &= left - 1
        leaving = int(player.at[start]) - (0 if has(foreign, start) else 2)
        for _ in range(leaving):
            cell, cost = next_rest(s, seat, start, free, stay, lone, steps)
            steps -= cost
            if steps < 0:
                return False
            bit = 1 << cell
            if has(lone, cell):
                lone &= ~bit
                free |= bit
                stay |= bit
                here |= bit
            elif has(s.tables.map.fields, cell):
                if has(here, cell):
                    stay &= ~bit
                here |= bit
    return True


# --- walking alone ---------------------------------------------------------------------------------------------------
@rule
def walk(s: State, seat: int, start: int, cell: int, drives: bool) -> tuple[int, int]:
    """Move a campesino; whoever is driven out goes to the city. Returns whose and how many they were."""
    other, count = NONE, 0
    take(s.players[seat], start)
    if drives:
        other, count = drive_out(s, cell)
    put(s.players[seat], cell)
    return other, count


@rule
def ends_well(s: State, seat: int, start: int, cell: int, cost: int, drives: bool) -> bool:
    """Whether the turn can still end legally after this walk (tried and taken back)."""
    other, count = walk(s, seat, start, cell, drives)
    good = can_settle(s, seat, int(s.steps) - cost)
    take(s.players[seat], cell)
    if drives:
        let_back(s, cell, other, count)
    put(s.players[seat], start)
    return good


@rule
def keep_good_ends(s: State, seat: int, start: int, cells: int, cost: int, drives: bool) -> int:
    """Of these destinations, those after which the turn can end legally."""
    good, rest = 0, cells
    while rest != 0:
        cell = lowest_bit(rest)
        rest &= rest - 1
        if ends_well(s, seat, start, cell, cost, drives):
            good |= 1 << cell
    return good


@rule
def destinations(s: State, seat: int, start: int) -> int:
    """Every place a campesino from here may go to with the steps left."""
    free, stay = passable(s, seat), stayable(s, seat)
    anybody, two = foreigners(s, seat)
    lone = anybody & ~two
    settled = unsettled(s, seat) == 0
    before, edge = 0, 1 << start
    seen, found = edge, 0
    for steps in range(1, s.steps + 1):
        prey = downhill(s, edge) & lone & ~found
        ahead = beside(s.tables.map, edge) | shortcut(s, seat, before)
        before = edge
        edge = ahead & free & ~seen
        seen |= edge
        if settled:  # then only a place where one may not stay needs a second look
            found |= prey | (edge & stay) | keep_good_ends(s, seat, start, edge & ~stay, steps, False)
        else:
            found |= keep_good_ends(s, seat, start, prey, steps, True)
            found |= keep_good_ends(s, seat, start, edge, steps, False)
        if edge == 0:
            break
    return found


@rule
def can_walk(s: State, seat: int, start: int) -> bool:
    """Whether there is any destination; mostly a look at the neighbours tells."""
    if s.steps == 0:
        return False
    if unsettled(s, seat) == 0 and beside(s.tables.map, 1 << start) & stayable(s, seat) != 0:
        return True
    return destinations(s, seat, start) != 0


@rule
def list_walkers(s: State, seat: int, out: Row[int], count: int) -> int:
    rest = s.players[seat].here
    while rest != 0:
        start = lowest_bit(rest)
        rest &= rest - 1
        if can_walk(s, seat, start):
            out[count] = FROM + start
            count += 1
    return count


@rule
def list_destinations(s: State, seat: int, out: Row[int]) -> int:
    return list_bits(destinations(s, seat, int(s.picked)), TO, out, 0)


@rule
def cost_of_walk(s: State, seat: int, start: int, cell: int) -> int:
    """Steps of a legal walk. A foreigner is entered from above."""
    if has(passable(s, seat), cell):
        return distance(s, seat, start, 1 << cell, int(s.steps))
    return steps_to_drive(s, seat, start, cell, True, int(s.steps))


# --- two together ----------------------------------------------------------------------------------------------------
@rule
def needs_height(s: State, cell: int) -> bool:
    """Two foreigners give way only to two that both come from above."""
    return s.players[holder(s, cell)].at[cell] >= 2


@rule
def can_drive(s: State, seat: int, cell: int, first: int, second: int) -> bool:
    """Whether campesinos from these two places (perhaps the same) can clear the field together."""
    player, steps = s.players[seat], int(s.steps)
    if first == second and player.at[first] < 2:
        return False
    height = needs_height(s, cell)
    one = steps_to_drive(s, seat, first, cell, height, steps - 1)
    if one == FAR:
        return False
    other = one if first == second else steps_to_drive(s, seat, second, cell, height, steps - one)
    if one + other > steps:
        return False
    return unsettled(s, seat) == 0 or drive_ends_well(s, seat, cell, first, second, one + other)


@rule
def cost_of_drive(s: State, seat: int, cell: int, first: int, second: int) -> int:
    """Steps of both of a legal pair."""
    height, steps = needs_height(s, cell), int(s.steps)
    return steps_to_drive(s, seat, first, cell, height, steps) + steps_to_drive(s, seat, second, cell, height, steps)


@rule
def drive_together(s: State, seat: int, cell: int, first: int, second: int) -> tuple[int, int]:
    """Two enter, the others leave. Returns whose and how many they were."""
    player = s.players[seat]
    take(player, first)
    take(player, second)
    other, count = drive_out(s, cell)
    put(player, cell)
    put(player, cell)
    return other, count


@rule
def drive_ends_well(s: State, seat: int, cell: int, first: int, second: int, cost: int) -> bool:
    player = s.players[seat]
    other, count = drive_together(s, seat, cell, first, second)
    good = can_settle(s, seat, int(s.steps) - cost)
    take(player, cell)
    take(player, cell)
    let_back(s, cell, other, count)
    put(player, first)
    put(player, second)
    return good


@rule
def two_are_near(s: State, seat: int, cell: int, height: bool) -> bool:
    """Whether two campesinos can enter a field with the steps left: looks outward from the field."""
    player, steps = s.players[seat], int(s.steps)
    free = passable(s, seat)
    edge = beside(s.tables.map, 1 << cell) & free
    if height:
        edge &= higher_than(s, cell)
    seen, before, first = edge, 0, 0
    city = 1 << int(s.tables.map.city)
    for away in range(1, steps):
        found = edge & player.here
        if first == 0 and found != 0:
            first = away
            if found & player.pair != 0 or found & (found - 1) != 0:
                return 2 * away <= steps
        elif found != 0:
            return first + away <= steps
        if (first if first != 0 else away + 1) + away + 1 > steps:
            return False
        after = beside(s.tables.map, edge)
        if before & player.hacienda != 0:  # from the city it is two steps to the hacienda
            after |= city
        before = edge
        edge = after & free & ~seen
        seen |= edge
    return False


@rule
def pairs_for(s: State, seat: int, cell: int) -> int:
    """How many different pairs of places can send two campesinos to clear a field."""
    pairs, rest = 0, s.players[seat].here
    while rest != 0:
        first = lowest_bit(rest)
        pairs += count_bits(partners(s, seat, cell, first) & rest)
        rest &= rest - 1
    return pairs


@rule
def partners(s: State, seat: int, cell: int, first: int) -> int:
    """The places from which a second campesino can join one from `first`."""
    found, rest = 0, s.players[seat].here
    while rest != 0:
        second = lowest_bit(rest)
        rest &= rest - 1
        if can_drive(s, seat, cell, first, second):
            found |= 1 << second
    return found


@rule
def list_drives(s: State, seat: int, out: Row[int], count: int) -> int:
    """Fields that two campesinos can clear. If somebody still has to find a place to stay, every pair is looked at."""
    if s.steps < 2:
        return count
    anybody, two = foreigners(s, seat)
    settled = unsettled(s, seat) == 0
    found, rest = 0, anybody
    while rest != 0:
        cell = lowest_bit(rest)
        rest &= rest - 1
        if two_are_near(s, seat, cell, has(two, cell)) and (settled or pairs_for(s, seat, cell) > 0):
            found |= 1 << cell
    return list_bits(found, DRIVE, out, count)


@rule
def list_firsts(s: State, seat: int, out: Row[int]) -> int:
    count, rest = 0, s.players[seat].here
    while rest != 0:
        first = lowest_bit(rest)
        rest &= rest - 1
        if partners(s, seat, int(s.target), first) != 0:
            out[count] = FROM + first
            count += 1
    return count


@rule
def list_seconds(s: State, seat: int, out: Row[int]) -> int:
    return list_bits(partners(s, seat, int(s.target), int(s.picked)), FROM, out, 0)
