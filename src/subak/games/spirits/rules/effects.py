"""The vocabulary of spirits, rain and achievements. The names are the words of the components file.

The numbers beside a word come from that file. Those that belong to a word itself have a name here, so that texts say
the numbers that the rules count with.
"""

from subak.games.spirits.rules import events
from subak.games.spirits.rules.field import is_dry, is_flooded, is_paddy, paddy_size
from subak.games.spirits.rules.state import EMPTY, HEXES, NONE, PLANTED, Player, State, Tables
from subak.kernel.annotations import int64
from subak.kernel.bits import count_bits, lowest_bit
from subak.kernel.log import Log, note
from subak.kernel.rule import rule

KINDS = ("none", "active", "passive", "once", "end")
_, ACTIVE, PASSIVE, ONCE, AT_END = range(5)

OPS = (
    "none",
    # active, every round: gains
    "discs",  # from the supply into the reservoir
    "rice",
    "rice_per_paddy",
    "rice_if_harvested",  # last round
    "free_pieces",
    "helpers",  # labourers, this round only
    "remove_pest",
    "remove_weed",
    "remove_rock",
    # active: hindering others
    "pest_to_richest",
    "take_disc",
    "take_disc_from_all",
    "rice_lost_by_a_richer",
    "weed_for_all_others",
    "pest_for_all_others",
    # once
    "magic_water",
    # passive
    "extra_claims",
    "small_harvest_more",  # rice more for harvests of 1 or 2 hexes
    "tax_less",
    "plant_less",
    "wall_less",
    "more_pests",
    "ducks_swim",
    "no_rot",
    "harvest_less",
    "no_weeds",
    "no_pests",
    "harvest_flooded",
    "larger_harvest",
    "grow_dry",
    "better_row",
    "harvest_more",
    # end of the game: rice for each
    "end_livestock",
    "end_labourers",
    "end_large_paddies",
    "end_achievements",
)
(
    NO_OP,
    DISCS,
    RICE,
    RICE_PER_PADDY,
    RICE_IF_HARVESTED,
    FREE_PIECES,
    HELPERS,
    PEST_AWAY,
    WEED_AWAY,
    ROCK_AWAY,
    PEST_TO_RICHEST,
    DISC_FROM_ONE,
    DISC_FROM_ALL,
    RICE_FROM_RICHER,
    WEED_FOR_OTHERS,
    PEST_FOR_OTHERS,
    MAGIC,
    EXTRA_CLAIMS,
    SMALL_HARVEST_MORE,
    TAX_LESS,
    PLANT_LESS,
    WALL_LESS,
    MORE_PESTS,
    DUCKS_SWIM,
    NO_ROT,
    HARVEST_LESS,
    NO_WEEDS,
    NO_PESTS,
    HARVEST_FLOODED,
    LARGER_HARVEST,
    GROW_DRY,
    BETTER_ROW,
    HARVEST_MORE,
    END_LIVESTOCK,
    END_LABOURERS,
    END_LARGE_PADDIES,
    END_ACHIEVEMENTS,
) = range(len(OPS))

RAIN_EFFECTS = (
    "none",
    "weed_in_largest",
    "pest_in_largest_rice",
    "weed_in_dry_of_two",
    "pest_in_planted",
    "weed_or_pest_at_home",
    "weed_next_door",
    "pest_anywhere",
)
(
    NO_RAIN_EFFECT,
    WEED_IN_LARGEST,
    PEST_IN_LARGEST_RICE,
    WEED_IN_DRY_OF_TWO,
    PEST_IN_PLANTED,
    WEED_OR_PEST_AT_HOME,
    WEED_NEXT_DOOR,
    PEST_ANYWHERE,
) = range(len(RAIN_EFFECTS))

TESTS = (
    "none",
    "paddies",
    "flooded_paddy_of",
    "rice_in_paddy_of",
    "paddy_of",
    "rocks_left_at_most",
    "paddies_planted",
    "paddies_with_rice",
    "hexes_flooded",
    "harvests_this_round",
    "rice_from_one_harvest",
    "rice_harvested_this_round",
    "livestock",
    "labourers",
    "fertilized",
    "clean_paddies",
    "harvested_while_last",
    "discs_passed_on",
    "discs_received",
    "hexes_in_paddies",
    "rice_in_stock",
)
"""Each condition has a number: at least this number, unless the name says otherwise."""
(
    NO_TEST,
    T_PADDIES,
    T_FLOODED_OF,
    T_RICE_OF,
    T_PADDY_OF,
    T_ROCKS,
    T_PLANTED,
    T_WITH_RICE,
    T_FLOODED_HEXES,
    T_HARVESTS,
    T_ONE_HARVEST,
    T_HARVEST_RICE,
    T_LIVESTOCK,
    T_LABOURERS,
    T_FERTILIZED,
    T_CLEAN,
    T_LAST,
    T_PASSED,
    T_RECEIVED,
    T_HEXES,
    T_STOCK,
) = range(len(TESTS))


# --- numbers that are part of a word ----------------------------------------------------------------------------
SMALL_PADDY = 2
"""small_harvest_more: paddies up to this size."""
LARGE_PADDY = 3
"""end_large_paddies: paddies from this size on."""
STOLEN_GAIN = 1
"""rice_lost_by_a_richer: what the owner of the spirit gains."""
DRY_PADDY = 2
"""weed_in_dry_of_two: paddies from this size on."""
LARGEST_YIELD = 6
"""A harvest counts as no more hexes than this, whatever adds to it."""


# --- spirits ---------------------------------------------------------------------------------------------------
@rule
def passive(tables: Tables, player: Player, op: int) -> int:
    """The sum of what the player's spirits on the table add to something; 0 if none does."""
    cards, total = int64(player.played), 0
    while cards != 0:
        spirit = tables.spirits[lowest_bit(cards)]
        cards &= cards - 1
        for i in range(3):
            if spirit.ops[i].op == op:
                total += int(spirit.ops[i].amount)
    return total


# --- counting in a field ---------------------------------------------------------------------------------------
@rule
def count_paddies(player: Player, least: int) -> int:
    """Completed paddies with at least this number of hexes."""
    count = 0
    for h in range(HEXES):
        if is_paddy(player, h) and paddy_size(player, h) >= least:
            count += 1
    return count


@rule
def count_rice(player: Player, rice: int) -> int:
    """Paddies with rice in that stage; EMPTY stands for planted or grown."""
    count = 0
    for h in range(HEXES):
        stage = player.rice_in[h]
        if is_paddy(player, h) and stage != EMPTY and (rice == EMPTY or stage == rice):
            count += 1
    return count


@rule
def has_flooded_of(player: Player, size: int) -> bool:
    for h in range(HEXES):
        if is_paddy(player, h) and paddy_size(player, h) == size and is_flooded(player, h):
            return True
    return False


@rule
def has_rice_of(player: Player, least: int) -> bool:
    for h in range(HEXES):
        if is_paddy(player, h) and player.rice_in[h] != EMPTY and paddy_size(player, h) >= least:
            return True
    return False


@rule
def flooded_hexes(player: Player) -> int:
    count = 0
    for h in range(HEXES):
        if is_paddy(player, h) and is_flooded(player, h):
            count += paddy_size(player, h)
    return count


@rule
def hexes_in_paddies(player: Player) -> int:
    count = 0
    for h in range(HEXES):
        count += 1 if player.paddy[h] >= 0 else 0
    return count


@rule
def fertilized_paddies(player: Player) -> int:
    count = 0
    for h in range(HEXES):
        count += 1 if player.fertilized[h] else 0
    return count


@rule
def is_clean(player: Player) -> bool:
    for h in range(HEXES):
        if player.weeds[h] > 0 or player.pests[h] > 0:
            return False
    return True


@rule
def fulfils(s: State, seat: int, tile: int) -> bool:
    """Has the seat done what an achievement asks, now or this round?"""
    player = s.players[seat]
    test, number = int(s.tables.achievements[tile].test), int(s.tables.achievements[tile].number)
    if test == T_PADDIES:
        return count_paddies(player, 1) >= number
    if test == T_FLOODED_OF:
        return has_flooded_of(player, number)
    if test == T_RICE_OF:
        return has_rice_of(player, number)
    if test == T_PADDY_OF:
        return count_paddies(player, number) > 0
    if test == T_ROCKS:
        return count_bits(player.rocks) <= number
    if test == T_PLANTED:
        return count_rice(player, PLANTED) >= number
    if test == T_WITH_RICE:
        return count_rice(player, EMPTY) >= number
    if test == T_FLOODED_HEXES:
        return flooded_hexes(player) >= number
    return fulfils_this_round(s, seat, test, number)


@rule
def fulfils_this_round(s: State, seat: int, test: int, number: int) -> bool:
    player = s.players[seat]
    if test == T_HARVESTS:
        return player.harvests_now >= number
    if test == T_ONE_HARVEST:
        return player.harvest_best >= number
    if test == T_HARVEST_RICE:
        return player.harvest_rice >= number
    if test == T_LIVESTOCK:
        return player.livestock >= number
    if test == T_LABOURERS:
        return player.labourers >= number
    if test == T_FERTILIZED:
        return fertilized_paddies(player) >= number
    if test == T_CLEAN:
        return count_paddies(player, 1) >= number and is_clean(player)
    if test == T_LAST:
        return player.harvests_now >= number and s.place[seat] == s.seats - 1
    if test == T_PASSED:
        return player.passed_on >= number
    if test == T_RECEIVED:
        return player.received >= number
    if test == T_HEXES:
        return hexes_in_paddies(player) >= number
    return test == T_STOCK and player.rice >= number


# --- weeds and pests -------------------------------------------------------------------------------------------
@rule
def can_get_weed(s: State, seat: int) -> bool:
    return s.supply.weeds > 0 and passive(s.tables, s.players[seat], NO_WEEDS) == 0


@rule
def can_get_pest(s: State, seat: int) -> bool:
    return s.supply.pests > 0 and passive(s.tables, s.players[seat], NO_PESTS) == 0


@rule
def largest_paddy(player: Player, with_rice: bool) -> int:
    """The largest paddy (with rice in it, if asked for); of equal ones the first in the field. −1: none."""
    best, size = -1, 0
    for h in range(HEXES):
        if is_paddy(player, h) and (not with_rice or player.rice_in[h] != EMPTY) and paddy_size(player, h) > size:
            best, size = h, paddy_size(player, h)
    return best


@rule
def infest(s: State, seat: int, paddy: int, weed: bool, source: int, log: Log) -> None:
    """A weed or a pest, if one is left and the field's spirits let it in; `source` is a seat or −1, the rain."""
    if weed and can_get_weed(s, seat):
        s.supply.weeds -= 1
        s.players[seat].weeds[paddy] += 1
        note(log, events.WEED, seat, paddy, source, 0, 0)
    elif not weed and can_get_pest(s, seat):
        s.supply.pests -= 1
        s.players[seat].pests[paddy] += 1
        note(log, events.PEST, seat, paddy, source, 0, 0)


@rule
def has_no_water(player: Player, paddy: int) -> bool:
    """Dry for the rain's weeds: here the owner counts magic water as water."""
    return is_dry(player, paddy) and int64(player.paddy_hexes[paddy]) & int64(player.magic) == 0


@rule
def rain_falls_on(s: State, seat: int, effect: int, log: Log) -> None:
    """The rain's effect on one field, where it asks nobody."""
    player = s.players[seat]
    if effect == WEED_IN_LARGEST and largest_paddy(player, False) >= 0:
        infest(s, seat, largest_paddy(player, False), True, NONE, log)
    if effect == PEST_IN_LARGEST_RICE and largest_paddy(player, True) >= 0:
        infest(s, seat, largest_paddy(player, True), False, NONE, log)
    for h in range(HEXES):
        if not is_paddy(player, h):
            continue
        if effect == WEED_IN_DRY_OF_TWO and has_no_water(player, h) and paddy_size(player, h) >= DRY_PADDY:
            infest(s, seat, h, True, NONE, log)
        if effect == PEST_IN_PLANTED and player.rice_in[h] == PLANTED:
            infest(s, seat, h, False, NONE, log)
