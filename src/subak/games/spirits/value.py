"""What matters in Spirits of the Rice Paddy, as numbers for computer players. The weights are learned
(docs/players.md)."""

from subak.games.spirits.farming import harvest_yield
from subak.games.spirits.field import count_bits, is_flooded, is_paddy, paddy_size
from subak.games.spirits.state import (
    ALLOCATE,
    BUILDERS,
    CARD,
    CLAIM,
    DRAFT,
    FARM,
    FIRST_GATE,
    GROWN,
    HARVEST,
    HARVESTERS,
    HEXES,
    MARKET,
    OVER,
    PLANT,
    PLANTED,
    PLANTERS,
    RAIN,
    RESOLVE,
    SPIRITS,
    WEEDERS,
    State,
)
from subak.kernel import contract
from subak.kernel.rules import rule

NAMES = (
    "progress",  # rounds and how far in the round
    "rice",
    "paddies",
    "small_hexes",  # hexes in paddies of one or two
    "middle_hexes",  # … of three
    "large_hexes",  # … of four or five
    "on_chain",  # paddies that water can reach
    "flooded",  # hexes
    "planted",  # hexes
    "planted_wet",  # planted and flooded: will grow
    "grown",  # hexes
    "ripe_rice",  # rice that harvesting everything grown would bring now
    "sown_rice",  # … and everything planted, once it has grown
    "weeds",
    "pests",
    "rocks",
    "pieces",  # walls and gates built
    "fertilized",
    "reservoir",
    "labourers",
    "livestock",
    "claimed",
    "spirits",  # on the table
    "strong_spirits",  # of the second deck
    "to_build",  # labour set aside, while it can still be used
    "to_weed",
    "to_harvest",
    "to_plant",
    "order",  # early in turn order
    "magic",
    "last_round",
)
TENS = 10.0


@contract.features.register(State)
@rule
def features(s, seat, out):
    player = s.players[seat]
    for i in range(2, len(NAMES)):
        out[i] = 0.0
    out[0] = (s.turn + round_share(s)) / 8.0
    out[1] = player.rice / 50.0
    for h in range(HEXES):
        if is_paddy(player, h):
            add_paddy(s, player, h, out)
    out[6] = player.chain_length / 4.0
    out[15] = count_bits(player.rocks) / 4.0
    out[16] = (count_bits(player.walls) + count_bits(player.gates)) / TENS
    out[18] = player.reservoir / 5.0
    out[19] = player.labourers / TENS
    out[20] = player.livestock / 4.0
    out[21] = player.claimed / 4.0
    out[22] = count_bits(player.played) / 4.0
    out[23] = count_bits(player.played >> SPIRITS // 2) / 4.0
    if s.phase == FARM:
        add_labour(player, out)
    out[28] = 1.0 - s.place[seat] / s.seats
    out[29] = count_bits(player.magic) / 3.0
    out[30] = 1.0 if s.turn == 7 else 0.0


@rule
def round_share(s):
    if s.phase == OVER:
        return 1.0
    if s.phase == CLAIM or s.phase == MARKET:
        return 0.9
    if s.phase == FARM:
        return 0.5
    return 0.3 if s.phase == ALLOCATE else 0.0


@rule
def add_paddy(s, player, h, out):
    size = paddy_size(player, h)
    flooded, rice = is_flooded(player, h), int(player.rice_in[h])
    out[2] += 0.25
    out[3 if size < 3 else 4 if size == 3 else 5] += size / 5.0
    if flooded:
        out[7] += size / 5.0
    if rice == PLANTED:
        out[8] += size / 5.0
        out[12] += harvest_yield(s, player, h, size)[0] / 50.0
        if flooded:
            out[9] += size / 5.0
    if rice == GROWN:
        out[10] += size / 5.0
        out[11] += harvest_yield(s, player, h, size)[0] / 50.0
    out[13] += player.weeds[h] / 3.0
    out[14] += player.pests[h] / 3.0
    out[17] += player.fertilized[h] / 3.0


@rule
def add_labour(player, out):
    step = int(player.step)
    if step == 0:
        out[24] = (player.labour[BUILDERS] + 3 * player.animals[0]) / TENS
    if step <= 3:
        out[25] = player.labour[WEEDERS] / TENS
    if step <= HARVEST:
        out[26] = player.labour[HARVESTERS] / TENS
    if step <= PLANT:
        out[27] = player.labour[PLANTERS] / TENS


@contract.is_quiet.register(State)
@rule
def is_quiet(s, seat):
    """Cards and allocations show only when all have chosen."""
    return s.phase != DRAFT and s.phase != CARD and s.phase != ALLOCATE and s.phase != FIRST_GATE


@contract.is_open.register(State)
@rule
def is_open(s):
    return s.phase == RAIN or s.phase == RESOLVE or s.phase == CLAIM
