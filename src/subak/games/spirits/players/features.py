"""What matters in Spirits of the Rice Paddy, as numbers for computer players. The weights are learned
(docs/players.md).

A field is worth what will be harvested from it. So the features look ahead: at the labour of this round, at the water
of the next Water In, at the harvest of the last round, and at the next paddy of the chain as far as it has been built.
Labour that is not allocated yet counts as harvesting first and planting then. A paddy that can be finished with the
builders and oxen sent out counts as finished: otherwise four walls would seem worthless until the fifth stands, and
what others are about to build would be seen too late.
"""

from subak.games.spirits.rules.effects import HARVEST_FLOODED, OPS, fulfils, passive
from subak.games.spirits.rules.farming import harvest_yield, pieces_left, plant_cost
from subak.games.spirits.rules.field import (
    border_of,
    exit_gate,
    is_dry,
    is_flooded,
    is_flooded_by_magic,
    is_paddy,
    paddy_size,
    room,
)
from subak.games.spirits.rules.labour import (
    ALLOCATIONS,
    ASK_BUILDERS,
    ASK_HARVESTERS,
    ASK_PLANTERS,
    LAST_ROUND,
    clear_labour,
    free_labour,
    harvest_cost,
    next_question,
)
from subak.games.spirits.rules.market import has_claimed_enough
from subak.games.spirits.rules.state import (
    ACHIEVEMENTS,
    ALLOCATE,
    BUILD,
    CARD,
    CLAIM,
    DONE,
    DRAFT,
    EMPTY,
    FARM,
    FIRST_GATE,
    GROW,
    GROWN,
    HARVEST,
    HARVESTERS,
    HEXES,
    MARKET,
    NONE,
    OVER,
    OXEN_ROCKS,
    PADDY_HEXES,
    PESTS,
    PLANT,
    PLANTED,
    PLANTERS,
    RAIN,
    RESOLVE,
    ROCKS,
    ROT,
    SIDES,
    SPIRITS,
    WATER_IN,
    WATER_OUT,
    WEEDERS,
    WEEDS,
    Map,
    Player,
    State,
)
from subak.kernel import contract
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import count_bits, has, lowest_bit
from subak.kernel.rule import rule

OPENING = (
    "progress",  # rounds and how far in the round
    "rice",
    "reaping",  # rice that this round's harvest can bring, with the labour there is for it
    "growing",  # rice in planted paddies that will be flooded
    "waiting",  # … that will not
    "planting",  # what can be planted this round, as the rice it would bring
    "last_harvest",  # rice of the last round, if everything on the chain were planted, with the labourers there are
    "plan",  # the last harvest of the next paddy of the chain, less for every piece and rock left after this round
    "chain",  # paddies that water can reach
    "chain_hexes",
    "apart_hexes",  # hexes in paddies that water cannot reach
    "flooded",  # hexes of the chain that are or will be
    "discs",  # water in paddies and reservoir
    "weeds",
    "pests",
    "rocks",  # that no ox is sent to
    "pieces",  # walls and gates built
    "fertilized",
    "labourers",
    "livestock",
    "claimed",
    "idle",  # labourers nobody needs for harvesting and planting
    "to_build",  # pieces that can still be built this round
    "to_weed",
    "to_chase",  # ducks sent out
    "order",  # early in turn order
    "magic",
    "ready",  # the last harvest of the next paddy, if it will be finished this round
    "claimable",  # the best achievement that can be claimed this round, as things are
    "claimable_later",  # the others
)
NAMES = OPENING + tuple(f"owns_{op}" for op in OPS[1:]) + tuple(f"plays_{op}" for op in OPS[1:])
"""Spirits count by what they do: in hand or on the table, and on the table."""
OWNS, PLAYS = len(OPENING), len(OPENING) + len(OPS) - 1

RICE, TENS, HALF_FIELD = 50.0, 10.0, 5.0
STEP = 0.7
"""What a plan loses for every piece that is missing."""


@contract.features.register(State)
@rule
def features(s: State, seat: int, out: Row[float]) -> None:
    player = s.players[seat]
    for i in range(len(NAMES)):
        out[i] = 0.0
    out[0] = (s.turn + round_share(s)) / 8.0
    out[1] = player.rice / RICE
    wet = wet_paddies(s, player)
    for h in range(HEXES):
        if is_paddy(player, h):
            add_paddy(s, player, h, wet, out)
    add_labour(s, seat, wet, out)
    if s.turn < LAST_ROUND:
        add_prospects(s, player, out)
    out[8] += player.chain_length / 4.0
    out[12] += player.reservoir / HALF_FIELD
    out[15] = max(0, count_bits(player.rocks) - oxen_for_rocks(s, player)) / 4.0
    out[16] += (count_bits(player.walls) + count_bits(player.gates)) / TENS
    out[18] = player.labourers / TENS
    out[19] = player.livestock / 4.0
    out[20] = player.claimed / 4.0
    out[25] = 1.0 - s.place[seat] / s.seats
    out[26] = count_bits(player.magic) / 3.0
    add_claims(s, seat, out)
    add_spirits(s, player, out)


@rule
def round_share(s: State) -> float:
    if s.phase == OVER:
        return 1.0
    if s.phase == CLAIM or s.phase == MARKET:
        return 0.9
    if s.phase == FARM:
        return 0.5
    return 0.3 if s.phase == ALLOCATE else 0.0


# --- water -----------------------------------------------------------------------------------------------------
@rule
def wet_paddies(s: State, player: Player) -> int:
    """The paddies (bits) that are flooded once the water is in: what flows down the chain fills one after the other."""
    wet = 0
    for h in range(HEXES):
        if is_paddy(player, h) and is_flooded(player, h):
            wet |= 1 << h
    if s.phase == FARM and player.step > WATER_IN:
        return wet
    at, pool = 0, int(player.reservoir)
    if s.phase == FARM and player.step == WATER_IN:
        at, pool = int(player.pick.about), pool + int(player.pick.pool)
    while at < player.chain_length:
        paddy = int(player.chain[at])
        missing = max(0, room(player, paddy) - int(player.discs[paddy]))
        if missing <= pool:
            pool -= missing
            wet |= 1 << paddy
        at += 1
    return wet


@rule
def can_be_dry(s: State, player: Player, paddy: int) -> bool:
    """In time for this round's harvest."""
    if is_dry(player, paddy) or s.phase != FARM or player.step < WATER_OUT:
        return True
    if passive(s.tables, player, HARVEST_FLOODED) > 0:
        return True
    if player.step > WATER_OUT:
        return False
    for at in range(player.pick.about, player.chain_length):
        if player.chain[at] == paddy:
            return True
    return False


# --- paddies ---------------------------------------------------------------------------------------------------
@rule
def add_paddy(s: State, player: Player, h: int, wet: int, out: Row[float]) -> None:
    size, rice = paddy_size(player, h), int(player.rice_in[h])
    if rice == PLANTED:
        out[3 if has(wet, h) else 4] += harvest_yield(s, player, h, size)[0] / RICE
    elif rice == GROWN and was_let_grow(s, player, h):
        out[3] += harvest_yield(s, player, h, size)[0] / RICE
    if has(wet, h):
        out[11] += size / HALF_FIELD
    out[10] += size / HALF_FIELD  # less what is on the chain, below
    out[12] += player.discs[h] / HALF_FIELD
    out[13] += player.weeds[h] / 3.0
    out[14] += player.pests[h] / 3.0
    out[17] += player.fertilized[h] / 3.0


@rule
def was_let_grow(s: State, player: Player, paddy: int) -> bool:
    """Did its rice grow this round because its owner liked? Until the round is over it counts as what it was before,
    since nothing else counts it: or else computer players would rather have it stay planted."""
    asked = is_flooded_by_magic(player, paddy) or not is_flooded(player, paddy)
    return asked and s.phase == FARM and player.step >= GROW


# --- labour of this round --------------------------------------------------------------------------------------
@rule
def add_labour(s: State, seat: int, wet: int, out: Row[float]) -> None:
    """Harvesting, planting and what is left over, with the labour allocated or still free."""
    player = s.players[seat]
    asked, free = int(player.pick.stage), 0
    if s.phase == FARM:
        asked = ALLOCATIONS
    else:
        if s.phase != ALLOCATE:
            asked = 0
        free = free_labour(player) if s.phase == ALLOCATE else int(player.labourers) + int(player.helpers)
    reaping, planting = 0, 0
    if asked > ASK_HARVESTERS:
        if s.phase != FARM or player.step <= HARVEST:
            reaping = int(player.labour[HARVESTERS])
        reap(s, player, reaping, out)
    else:
        free -= reap(s, player, free, out)
    if s.turn < LAST_ROUND:
        if asked > ASK_PLANTERS:
            if s.phase != FARM or player.step <= PLANT:
                planting = int(player.labour[PLANTERS])
            sow(s, player, wet, planting, out)
        else:
            free -= sow(s, player, wet, free, out)
    out[21] = free / TENS
    if s.phase == FARM or asked > ASK_BUILDERS:
        add_work(s, player, out)


@rule
def reap(s: State, player: Player, labour: int, out: Row[float]) -> int:
    """Harvest the largest paddies first. Returns the labour it takes."""
    cost, used = harvest_cost(s.tables, player), 0
    for size in range(PADDY_HEXES, 0, -1):
        for h in range(HEXES):
            if is_paddy(player, h) and player.rice_in[h] == GROWN and paddy_size(player, h) == size:
                hexes = min(size, (labour - used) // cost)
                if hexes > 0 and can_be_dry(s, player, h):
                    used += hexes * cost
                    out[2] += harvest_yield(s, player, h, hexes)[0] / RICE
    return used


@rule
def sow(s: State, player: Player, wet: int, labour: int, out: Row[float]) -> int:
    """Plant the largest paddies first, also those that will have been harvested. Returns the labour it takes."""
    used = 0
    for size in range(PADDY_HEXES, 0, -1):
        for h in range(HEXES):
            if is_paddy(player, h) and paddy_size(player, h) == size and has(wet, h) and can_be_sown(s, player, h):
                cost = plant_cost(s, player, h)
                if used + cost <= labour:
                    used += cost
                    out[5] += int(s.tables.yields[0, 0, size - 1]) / RICE
    return used


@rule
def can_be_sown(s: State, player: Player, h: int) -> bool:
    if player.rice_in[h] == EMPTY:
        return True
    return player.rice_in[h] == GROWN and (s.phase != FARM or player.step <= ROT)


@rule
def add_work(s: State, player: Player, out: Row[float]) -> None:
    step = int(player.step) if s.phase == FARM else 0
    out[22] = pieces_to_build(s, player) / 4.0
    if step <= WEEDS:
        out[23] = player.labour[WEEDERS] / HALF_FIELD
    if step <= PESTS:
        out[24] = player.animals[2] / 3.0


@rule
def pieces_to_build(s: State, player: Player) -> int:
    """With the builders and oxen sent out, and what is free."""
    is_building = s.phase == FARM and player.step == BUILD
    if is_building or (s.phase == ALLOCATE and player.pick.stage > ASK_BUILDERS):
        return pieces_left(s, player)
    return 0


@rule
def oxen_for_rocks(s: State, player: Player) -> int:
    if s.phase == ALLOCATE or (s.phase == FARM and player.step <= ROCKS):
        return int(player.animals[OXEN_ROCKS])
    return 0


# --- what may come ---------------------------------------------------------------------------------------------
@rule
def add_prospects(s: State, player: Player, out: Row[float]) -> None:
    """The last harvest, from the largest paddy of the chain on, and the next paddy."""
    hexes_left = int(player.labourers) // harvest_cost(s.tables, player)
    too_late = s.turn == LAST_ROUND - 1 and s.phase != FARM and (s.phase == CLAIM or s.phase == MARKET)
    too_late |= s.turn == LAST_ROUND - 1 and s.phase == FARM and player.step == DONE
    for size in range(PADDY_HEXES, 0, -1):
        for at in range(player.chain_length):
            paddy = int(player.chain[at])
            if paddy_size(player, paddy) != size:
                continue
            out[9] += size / HALF_FIELD
            out[10] -= size / HALF_FIELD
            hexes = min(size, hexes_left)
            if hexes > 0 and not (too_late and player.rice_in[paddy] == EMPTY):
                hexes_left -= hexes
                out[6] += last_yield(s, hexes)
    plan, pieces, hexes = next_paddy(s, player)
    if hexes == 0:
        out[7] = plan
        return
    out[8] += 1 / 4.0
    out[9] += hexes / HALF_FIELD
    out[16] += pieces / TENS
    out[27] = plan
    if hexes_left > 0:
        out[6] += last_yield(s, min(hexes, hexes_left))


@rule
def next_paddy(s: State, player: Player) -> tuple[float, int, int]:
    """Let the paddy behind the last gate of the chain grow hex by hex, always where least is missing; the best size
    counts. Returns what it is worth and, if it will be finished this round, the pieces it takes and its hexes."""
    field = s.tables.map
    if player.chain_length == 0:
        return 0.0, 0, 0
    last = int(player.chain[player.chain_length - 1])
    entry = entry_gate(field, player)
    gate = exit_gate(field, player, last, entry)
    start = hex_behind(field, player, last, gate)
    if start == NONE:
        return 0.0, 0, 0
    closed = int64(player.walls) | int64(player.gates)
    region, complete = int64(1) << start, player.paddy[start] != NONE
    if complete:  # but for its rocks
        region = int64(player.paddy_hexes[player.paddy[start]])
    best, pieces, hexes = 0.0, 0, 0
    for size in range(count_bits(region), PADDY_HEXES + 1):
        border = border_of(field, region)
        if complete or count_bits(border & int64(player.gates)) <= 2:
            missing = count_bits(border & ~closed)
            steps = steps_left(s, player, missing, count_bits(region & int64(player.rocks)))
            worth = last_yield(s, size) * STEP**steps
            if worth > best:
                best, pieces, hexes = worth, missing, size if steps == 0 else 0
        grown = region if complete else larger(field, player, region, closed)
        if grown == region:
            break
        region = grown
    return best, pieces, hexes


@rule
def steps_left(s: State, player: Player, pieces: int, rocks: int) -> int:
    """What is missing after this round. Without livestock a rock is as much work as two pieces."""
    by_rock = 1 if player.livestock > 0 else 2
    return max(0, pieces - pieces_to_build(s, player)) + by_rock * max(0, rocks - oxen_for_rocks(s, player))


@rule
def last_yield(s: State, hexes: int) -> float:
    """A clean harvest of the last round."""
    return int(s.tables.yields[1, 0, hexes - 1]) / RICE


@rule
def entry_gate(field: Map, player: Player) -> int:
    """The gate through which water comes into the last paddy of the chain; NONE: it is the first."""
    entry = NONE
    for at in range(player.chain_length - 1):
        entry = exit_gate(field, player, int(player.chain[at]), entry)
    return entry


@rule
def hex_behind(field: Map, player: Player, paddy: int, gate: int) -> int:
    if gate == NONE:
        return NONE
    first, second = int(field.ends[gate, 0]), int(field.ends[gate, 1])
    return second if player.paddy[first] == paddy else first


@rule
def larger(field: Map, player: Player, region: int, closed: int) -> int:
    """The region and one more hex, such that the fewest pieces and rocks are in the way."""
    best, fewest, left = region, 99, region
    while left != 0:
        h = lowest_bit(left)
        left &= left - 1
        for side in range(SIDES):
            other, edge = int(field.next_hex[h, side]), int(field.edge[h, side])
            if other == NONE or has(region, other) or player.paddy[other] != NONE or has(closed, edge):
                continue
            grown = region | 1 << other
            steps = count_bits(border_of(field, grown) & ~closed) + count_bits(grown & int64(player.rocks))
            if steps < fewest:
                best, fewest = grown, steps
    return best


# --- achievements ----------------------------------------------------------------------------------------------
@rule
def add_claims(s: State, seat: int, out: Row[float]) -> None:
    """What the seat could claim this round."""
    player = s.players[seat]
    too_late = s.turn == LAST_ROUND or s.phase == MARKET or s.phase == DRAFT
    if too_late or (s.phase == CLAIM and s.place[seat] < s.at) or has_claimed_enough(s, player):
        return
    best, total = 0, 0
    for tile in range(ACHIEVEMENTS):
        if has(s.open_tiles, tile) and fulfils(s, seat, tile):
            rice = int(s.tables.achievements[tile].rice)
            best = max(best, rice)
            total += rice
    out[28] = best / RICE
    out[29] = (total - best) / RICE


# --- spirits ---------------------------------------------------------------------------------------------------
@rule
def add_spirits(s: State, player: Player, out: Row[float]) -> None:
    played = int64(player.played)
    owned = played | int64(player.kept)
    if s.phase != DRAFT:
        owned |= int64(player.hand)
    if player.pick.card != NONE:
        owned |= int64(1) << int(player.pick.card)
        if s.phase != DRAFT:
            played |= int64(1) << int(player.pick.card)
    for card in range(SPIRITS):
        if has(owned, card):
            for i in range(3):
                op, amount = int(s.tables.spirits[card].ops[i].op), int(s.tables.spirits[card].ops[i].amount)
                if op != 0:
                    out[OWNS + op - 1] += amount / 2.0
                    if has(played, card):
                        out[PLAYS + op - 1] += amount / 2.0


# --- when a position can be judged -----------------------------------------------------------------------------
@contract.is_quiet.register(State)
@rule
def is_quiet(s: State, seat: int) -> bool:
    """Not while a gate is in the air, or a paddy was named but not how much of it."""
    if s.phase == FIRST_GATE:
        return False
    pick, step = s.players[seat].pick, s.players[seat].step
    return s.phase != FARM or pick.about == NONE or (step != BUILD and step != HARVEST)


@contract.is_open.register(State)
@rule
def is_open(s: State) -> bool:
    """What others do in their fields is seen; which card they play and how they allocate is not."""
    return s.phase == RAIN or s.phase == RESOLVE or s.phase == FARM or s.phase == CLAIM


@contract.take_back.register(State)
@rule
def take_back(s: State, seat: int) -> None:
    """A spirit kept or played, and labour. What is bought at the market is seen at once."""
    player = s.players[seat]
    if s.phase == DRAFT or s.phase == CARD:
        player.pick.card, player.pick.done = NONE, 0
    elif s.phase == ALLOCATE:
        clear_labour(player)
        player.pick.stage = next_question(s, seat, 0)
        player.pick.done = 1 if player.pick.stage == ALLOCATIONS else 0
