"""The farm actions. Each seat goes through its own; only the two water steps wait for others."""

from subak.games.spirits.rules import events
from subak.games.spirits.rules.effects import (
    BETTER_ROW,
    DUCKS_SWIM,
    GROW_DRY,
    HARVEST_FLOODED,
    HARVEST_MORE,
    LARGER_HARVEST,
    LARGEST_YIELD,
    MORE_PESTS,
    NO_ROT,
    PLANT_LESS,
    SMALL_HARVEST_MORE,
    SMALL_PADDY,
    count_paddies,
    count_rice,
    passive,
)
from subak.games.spirits.rules.field import (
    can_build_a_piece,
    find_paddies,
    is_dry,
    is_flooded,
    is_flooded_by_magic,
    is_paddy,
    list_gate_places,
    list_movable_gates,
    list_pieces,
    paddy_size,
    room,
)
from subak.games.spirits.rules.labour import LAST_ROUND, harvest_cost, wall_cost
from subak.games.spirits.rules.state import (
    BUILD,
    BUILDERS,
    DONE,
    DUCKS,
    EMPTY,
    GATE,
    GROW,
    GROW_AGAIN,
    GROWN,
    HARVEST,
    HARVESTERS,
    HEX,
    HEXES,
    MOVE_GATE,
    MOVE_TO,
    NONE,
    NUMBER,
    OXEN_BUILD,
    OXEN_ROCKS,
    PADDY,
    PASS,
    PESTS,
    PLANT,
    PLANTED,
    PLANTERS,
    ROCKS,
    ROT,
    USE,
    WALL,
    WATER_IN,
    WATER_OUT,
    WEEDERS,
    WEEDS,
    Player,
    State,
)
from subak.games.spirits.rules.tasks import remove_rock
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import has
from subak.kernel.log import Log, note
from subak.kernel.rule import rule

SIXTH_ROUND = 6
KEPT = 1
"""`pick.stage` in the ROT step: a spirit keeps the rice."""


# --- who may go on ---------------------------------------------------------------------------------------------
@rule
def must_wait(s: State, seat: int) -> bool:
    """Water flows in turn order, once everybody has come so far: whoever still builds or harvests must not know yet
    what the others do with their water. All other actions touch only one's own field."""
    step, place = int(s.players[seat].step), int(s.place[seat])
    if step != WATER_OUT and step != WATER_IN:
        return False
    for other in range(s.seats):
        if s.players[other].step < step:
            return True
    return place > 0 and s.players[s.order[place - 1]].step == step


@rule
def begin_step(s: State, seat: int, step: int) -> None:
    player = s.players[seat]
    player.step = step
    player.pick.about = 0 if step == WATER_OUT or step == WATER_IN else NONE
    player.pick.pool = 0
    player.pick.stage = 0


@rule
def open_sluice(player: Player) -> None:
    """When its turn to let water in has come, the reservoir empties into the chain (not before: the seats before may
    still pass water on)."""
    if player.step == WATER_IN and player.pick.stage == 0:
        player.pick.pool = player.reservoir
        player.reservoir = 0
        player.pick.stage = 1


@rule
def run_farms(s: State, mover: int, out: Row[int], log: Log) -> bool:
    """Let seats go on as far as they have nothing to choose. True when all have finished.

    A move changes the choices of nobody but the mover (NONE: of everybody), except where water flows on or the last
    piece or fertilizer of the box is taken.
    """
    moving = True
    while moving:
        moving = False
        for place in range(s.seats):
            seat = int(s.order[place])
            if mover == NONE or seat == mover or depends_on_others(s, seat):
                while go_on(s, seat, out, log):
                    moving = True
    for seat in range(s.seats):
        if s.players[seat].step != DONE:
            return False
    return True


@rule
def depends_on_others(s: State, seat: int) -> bool:
    step = s.players[seat].step
    box_is_empty = s.supply.walls == 0 or s.supply.gates == 0
    return step == WATER_OUT or step == WATER_IN or step == PESTS or (step == BUILD and box_is_empty)


@rule
def go_on(s: State, seat: int, out: Row[int], log: Log) -> bool:
    """One move of a seat that has no choice, or the next step; false if it must choose, wait, or has finished."""
    player = s.players[seat]
    if player.step == DONE or must_wait(s, seat) or (player.step == BUILD and can_build(s, player)):
        return False
    open_sluice(player)
    count = list_farm(s, seat, out)
    if count > 1:
        return False
    if count == 1 and out[0] != PASS:
        play_farm(s, seat, out[0], log)
    else:
        finish_step(s, seat, log)
    return True


@rule
def can_build(s: State, player: Player) -> bool:
    """Is there anything to choose in the build step? Stops at the first piece found."""
    return player.pick.about != NONE or (
        pieces_left(s, player) > 0 and can_build_a_piece(s.tables.map, player, s.supply)
    )


@rule
def list_farm(s: State, seat: int, out: Row[int]) -> int:
    """The choices of the present step; none: it is finished."""
    step = s.players[seat].step
    if step == BUILD:
        return list_build(s, seat, out)
    if step == ROCKS:
        return list_rocks(s, seat, out)
    if step == WATER_OUT or step == WATER_IN:
        return list_water(s, seat, out)
    if step == WEEDS:
        return list_weeds(s, seat, out)
    if step == PESTS:
        return list_pests(s, seat, out)
    if step == HARVEST:
        return list_harvest(s, seat, out)
    if step == ROT:
        return list_rot(s, seat, out)
    if step == PLANT:
        return list_plant(s, seat, out)
    return list_grow(s, seat, out)


@rule
def play_farm(s: State, seat: int, move: int, log: Log) -> None:
    step = s.players[seat].step
    if move == PASS:
        finish_step(s, seat, log)
    elif step == BUILD:
        play_build(s, seat, move)
    elif step == ROCKS:
        s.players[seat].animals[OXEN_ROCKS] -= 1
        remove_rock(s, seat, move - HEX, log)
        s.epoch += 1
    elif step == WATER_OUT or step == WATER_IN:
        set_level(s, seat, move - NUMBER)
    elif step == WEEDS:
        pull_weed(s, seat, move - PADDY, log)
    elif step == PESTS:
        send_duck(s, seat, move - PADDY, log)
    elif step == HARVEST:
        play_harvest(s, seat, move, log)
    elif step == ROT:
        s.players[seat].pick.stage = KEPT
        finish_step(s, seat, log)
    elif step == PLANT:
        plant(s, seat, move - PADDY, log)
    else:
        let_grow(s, seat, move - PADDY, log)


@rule
def finish_step(s: State, seat: int, log: Log) -> None:
    """What belongs to the end of a step, then the next one."""
    player = s.players[seat]
    step = int(player.step)
    s.epoch += 1
    if step == BUILD:
        finish_building(s, seat, log)
    elif step == WATER_OUT or step == WATER_IN:
        pass_water_on(s, seat, log)
    elif step == ROT and not keeps_rice(s, player):
        rot(s, seat, log)
    begin_step(s, seat, step_after(s, step))
    if player.step == GROW or player.step == GROW_AGAIN:
        grow(s, seat, log)


@rule
def step_after(s: State, step: int) -> int:
    """The last round ends with the harvest; only the sixth has a second growing."""
    if (step == ROT and s.turn == LAST_ROUND) or (step == PLANT and s.turn != SIXTH_ROUND):
        return DONE
    return step + 1


# --- building --------------------------------------------------------------------------------------------------
@rule
def pieces_left(s: State, player: Player) -> int:
    """`pick.pool` counts what was built already."""
    by_labour = int(player.labour[BUILDERS]) // wall_cost(s.tables, player)
    return by_labour + int(player.animals[OXEN_BUILD]) + int(player.free_pieces) - int(player.pick.pool)


@rule
def list_build(s: State, seat: int, out: Row[int]) -> int:
    player, field = s.players[seat], s.tables.map
    if player.pick.about != NONE:
        return list_gate_places(field, player, int(player.pick.about), MOVE_TO, out, 0)
    count = 0
    if pieces_left(s, player) > 0:
        count = list_pieces(field, player, s.supply, out, count)
    return or_stop(out, list_movable_gates(field, player, out, count))


@rule
def play_build(s: State, seat: int, move: int) -> None:
    player, field = s.players[seat], s.tables.map
    if move >= MOVE_TO:
        gate, wall = 1 << int(player.pick.about), 1 << (move - MOVE_TO)
        player.gates = int64(player.gates) & ~gate | wall
        player.walls = int64(player.walls) & ~wall | gate
        player.moved = int64(player.moved) | wall
        player.pick.about = NONE
    elif move >= MOVE_GATE:
        player.pick.about = move - MOVE_GATE
        return
    elif move >= GATE:
        player.gates = int64(player.gates) | 1 << (move - GATE)
        s.supply.gates -= 1
        player.pick.pool += 1
    else:
        player.walls = int64(player.walls) | 1 << (move - WALL)
        s.supply.walls -= 1
        player.pick.pool += 1
    find_paddies(field, player)


@rule
def finish_building(s: State, seat: int, log: Log) -> None:
    player = s.players[seat]
    note(log, events.BUILT, seat, player.pick.pool, count_paddies(player, 1), 0, 0)
    player.free_pieces = 0


@rule
def list_rocks(s: State, seat: int, out: Row[int]) -> int:
    """With livestock for every rock there is nothing to choose; one after the other goes."""
    player, count = s.players[seat], 0
    if player.animals[OXEN_ROCKS] <= 0:
        return 0
    for h in range(s.tables.map.hexes):
        if has(player.rocks, h):
            out[count] = HEX + h
            count += 1
    return min(count, 1) if player.animals[OXEN_ROCKS] >= count else count


# --- water -----------------------------------------------------------------------------------------------------
@rule
def list_water(s: State, seat: int, out: Row[int]) -> int:
    """The level of the next paddy down the chain. Out: any; in: full or none, and full ones stay full."""
    player = s.players[seat]
    if player.pick.about >= player.chain_length:
        return 0
    paddy = int(player.chain[player.pick.about])
    full, here = room(player, paddy), int(player.discs[paddy])
    pool = int(player.pick.pool) + here
    if player.step == WATER_OUT:
        most = min(max(full, here), pool)
        for level in range(most + 1):
            out[level] = NUMBER + level
        return most + 1
    if here >= full or pool < full:
        out[0] = NUMBER + (here if here >= full else 0)
        return 1
    out[0], out[1] = NUMBER, NUMBER + full
    return 2


@rule
def set_level(s: State, seat: int, level: int) -> None:
    """Water only moves down: what does not stay flows on."""
    player = s.players[seat]
    paddy = int(player.chain[player.pick.about])
    player.pick.pool += player.discs[paddy] - level
    player.discs[paddy] = level
    player.pick.about += 1


@rule
def pass_water_on(s: State, seat: int, log: Log) -> None:
    """What is left flows to the next seat's reservoir, from the last one back to the supply."""
    player, place, discs = s.players[seat], int(s.place[seat]), int(s.players[seat].pick.pool)
    if place + 1 < s.seats:
        receiver = s.players[s.order[place + 1]]
        receiver.reservoir += discs
        receiver.received += discs
        player.passed_on += discs
    else:
        s.supply.water += discs
    note(log, events.WATER_OUT if player.step == WATER_OUT else events.WATER_IN, seat, discs, 0, 0, 0)


# --- weeds and pests -------------------------------------------------------------------------------------------
@rule
def or_stop(out: Row[int], count: int) -> int:
    """Work may always stop: rotting clears weeds and pests as well."""
    out[count] = PASS
    return count + 1


@rule
def list_weeds(s: State, seat: int, out: Row[int]) -> int:
    player, count = s.players[seat], 0
    for h in range(HEXES):
        if is_paddy(player, h) and player.weeds[h] > 0 and is_dry(player, h):
            if paddy_size(player, h) <= player.labour[WEEDERS]:
                out[count] = PADDY + h
                count += 1
    return or_stop(out, count)


@rule
def pull_weed(s: State, seat: int, paddy: int, log: Log) -> None:
    player = s.players[seat]
    player.labour[WEEDERS] -= paddy_size(player, paddy)
    player.weeds[paddy] -= 1
    s.supply.weeds += 1
    s.epoch += 1
    note(log, events.WEED_GONE, seat, paddy, 1, 0, 0)


@rule
def can_fertilize(s: State, player: Player, paddy: int) -> bool:
    return player.rice_in[paddy] == PLANTED and player.fertilized[paddy] == 0 and s.supply.fertilizer > 0


@rule
def list_pests(s: State, seat: int, out: Row[int]) -> int:
    player, count = s.players[seat], 0
    if player.animals[DUCKS] <= 0:
        return 0
    swim = passive(s.tables, player, DUCKS_SWIM) > 0
    for h in range(HEXES):
        if is_paddy(player, h) and (player.pests[h] > 0 or can_fertilize(s, player, h)):
            if swim or is_dry(player, h):
                out[count] = PADDY + h
                count += 1
    return or_stop(out, count)


@rule
def send_duck(s: State, seat: int, paddy: int, log: Log) -> None:
    player = s.players[seat]
    gone = min(int(player.pests[paddy]), 1 + passive(s.tables, player, MORE_PESTS))
    player.animals[DUCKS] -= 1
    player.pests[paddy] -= gone
    s.supply.pests += gone
    fertile = 0
    if can_fertilize(s, player, paddy):
        player.fertilized[paddy] = 1
        s.supply.fertilizer -= 1
        fertile = 1
    s.epoch += 1
    note(log, events.PEST_GONE, seat, paddy, gone, fertile, 0)


# --- harvest ---------------------------------------------------------------------------------------------------
@rule
def list_harvest(s: State, seat: int, out: Row[int]) -> int:
    """First the paddy, then how many of its hexes."""
    player, count = s.players[seat], 0
    hexes = int(player.labour[HARVESTERS]) // harvest_cost(s.tables, player)
    if hexes == 0:
        return 0
    if player.pick.about != NONE:
        for n in range(1, min(hexes, paddy_size(player, int(player.pick.about))) + 1):
            out[count] = NUMBER + n
            count += 1
        return count
    wet = passive(s.tables, player, HARVEST_FLOODED) > 0
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] == GROWN and (wet or is_dry(player, h)):
            out[count] = PADDY + h
            count += 1
    return or_stop(out, count)


@rule
def play_harvest(s: State, seat: int, move: int, log: Log) -> None:
    player = s.players[seat]
    if player.pick.about == NONE:
        player.pick.about = move - PADDY
        return
    paddy, hexes = int(player.pick.about), move - NUMBER
    player.pick.about = NONE
    player.labour[HARVESTERS] -= hexes * harvest_cost(s.tables, player)
    rice, row = harvest_yield(s, player, paddy, hexes)
    player.rice += rice
    player.harvests_now += 1
    player.harvest_rice += rice
    player.harvest_best = max(int(player.harvest_best), rice)
    clear_rice(s, player, paddy)
    s.epoch += 1
    note(log, events.HARVEST, seat, paddy, hexes, row, rice)


@rule
def harvest_yield(s: State, player: Player, paddy: int, hexes: int) -> tuple[int, int]:
    """Rice, and the row of the chart: clean, one pest, one weed, more."""
    weeds, pests = int(player.weeds[paddy]), int(player.pests[paddy])
    row = 0 if weeds + pests == 0 else 3
    if weeds + pests == 1:
        row = 1 if pests == 1 else 2
    row = max(0, row - passive(s.tables, player, BETTER_ROW))
    size = hexes + int(player.fertilized[paddy]) + passive(s.tables, player, LARGER_HARVEST)
    late = 1 if s.turn == LAST_ROUND else 0
    rice = int(s.tables.yields[late, row, min(size, LARGEST_YIELD) - 1]) + passive(s.tables, player, HARVEST_MORE)
    if paddy_size(player, paddy) <= SMALL_PADDY:
        rice += passive(s.tables, player, SMALL_HARVEST_MORE)
    return rice, row


@rule
def clear_rice(s: State, player: Player, paddy: int) -> None:
    """Rice and fertilizer leave the paddy; weeds and pests stay."""
    player.rice_in[paddy] = EMPTY
    s.supply.fertilizer += player.fertilized[paddy]
    player.fertilized[paddy] = 0


@rule
def list_rot(s: State, seat: int, out: Row[int]) -> int:
    """A spirit may keep the rice that was not harvested, all of it or none; in the last round that is the same."""
    player = s.players[seat]
    if passive(s.tables, player, NO_ROT) == 0 or s.turn == LAST_ROUND or count_rice(player, GROWN) == 0:
        return 0
    out[0], out[1] = USE, PASS
    return 2


@rule
def keeps_rice(s: State, player: Player) -> bool:
    """In the last round nobody is asked."""
    return player.pick.stage == KEPT or (s.turn == LAST_ROUND and passive(s.tables, player, NO_ROT) > 0)


@rule
def rot(s: State, seat: int, log: Log) -> None:
    """Grown rice that was not harvested rots, and takes weeds and pests with it."""
    player = s.players[seat]
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] == GROWN:
            clear_rice(s, player, h)
            s.supply.weeds += player.weeds[h]
            s.supply.pests += player.pests[h]
            player.weeds[h] = 0
            player.pests[h] = 0
            note(log, events.ROTTED, seat, h, 0, 0, 0)


# --- growing and planting --------------------------------------------------------------------------------------
@rule
def grow(s: State, seat: int, log: Log) -> None:
    """Planted paddies that are flooded grow by themselves, unless it is magic water that makes them so."""
    player = s.players[seat]
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] == PLANTED:
            if is_flooded(player, h) and not is_flooded_by_magic(player, h):
                ripen(player, seat, h, log)


@rule
def ripen(player: Player, seat: int, paddy: int, log: Log) -> None:
    player.rice_in[paddy] = GROWN
    note(log, events.GROWN, seat, paddy, 0, 0, 0)


@rule
def list_grow(s: State, seat: int, out: Row[int]) -> int:
    """What grows only if its owner likes: where it takes magic water to flood it (which counts as water or not, in any
    step), and without water where a spirit helps (`pick.pool` counts how often it has)."""
    player, count = s.players[seat], 0
    helped = player.pick.pool < passive(s.tables, player, GROW_DRY)
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] == PLANTED and (helped or is_flooded_by_magic(player, h)):
            out[count] = PADDY + h
            count += 1
    return or_stop(out, count)


@rule
def let_grow(s: State, seat: int, paddy: int, log: Log) -> None:
    player = s.players[seat]
    if not is_flooded_by_magic(player, paddy):
        player.pick.pool += 1
    ripen(player, seat, paddy, log)
    s.epoch += 1


@rule
def plant_cost(s: State, player: Player, paddy: int) -> int:
    return max(1, paddy_size(player, paddy) - passive(s.tables, player, PLANT_LESS))


@rule
def list_plant(s: State, seat: int, out: Row[int]) -> int:
    """Planting is optional."""
    player, count = s.players[seat], 0
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] == EMPTY and is_flooded(player, h):
            if plant_cost(s, player, h) <= player.labour[PLANTERS]:
                out[count] = PADDY + h
                count += 1
    return or_stop(out, count)


@rule
def plant(s: State, seat: int, paddy: int, log: Log) -> None:
    player = s.players[seat]
    player.labour[PLANTERS] -= plant_cost(s, player, paddy)
    player.rice_in[paddy] = PLANTED
    s.epoch += 1
    note(log, events.PLANTED, seat, paddy, 0, 0, 0)
