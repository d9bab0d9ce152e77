"""What matters in Seasons of Rice, as numbers for computer players. The weights are learned (docs/players.md)."""

from subak.games.seasons.rules.counting import in_closed_fields
from subak.games.seasons.rules.effects import ON_END, TO_POINTS, effect_amount
from subak.games.seasons.rules.flow import begin_picks
from subak.games.seasons.rules.open_fields import LACKS, open_field_points
from subak.games.seasons.rules.state import (
    BUFFALO,
    DONE,
    DRY,
    FARM_CARDS,
    FARMER,
    GRID,
    HOUSE,
    LARGEST,
    NONE,
    OVER,
    RIVER,
    SETUP,
    WET,
    Player,
    State,
)
from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.rule import rule

NAMES = (
    "progress",  # cards in the farm
    "to_place",  # cards this farm will still get
    "points",
    "fields",  # closed
    "stranded_buffalo",  # in open parcels
    "open_farmers",
    "open_houses",
    "end_bonus",  # what the ancestor would pay now
    "largest_field",
    "farmers",
    "places",  # free places around the farm: a compact farm has few
    "paths",  # cells with a path
    "lacks_one",  # what open fields that lack one quarter of a parcel would pay
    "lacks_two",
    "lacks_three",
    "lacks_four",
)
TENS = 10.0


@contract.features.register(State)
@rule
def features(s: State, seat: int, out: Row[float]) -> None:
    player = s.players[seat]
    out[0] = player.placed_count / FARM_CARDS
    out[1] = (FARM_CARDS - player.placed_count) / FARM_CARDS
    out[2] = player.points / TENS
    out[3] = player.field_count / TENS
    out[4] = (player.buffalo - in_closed_fields(player, BUFFALO)) / TENS
    out[5] = (player.farmers - in_closed_fields(player, FARMER)) / TENS
    out[6] = (player.houses - in_closed_fields(player, HOUSE)) / TENS
    out[7] = end_bonus(s, player) / TENS if s.phase != SETUP else 0.0
    out[8] = in_closed_fields(player, LARGEST) / TENS
    out[9] = player.farmers / TENS
    out[10] = count_rows(player.upright, player.sideways) / 100.0
    out[11] = count_row_bits(player.paths) / TENS
    open_field_points(player, s.tables, s.water_festival == 1, out[12:])
    for i in range(12, 12 + LACKS):
        out[i] /= TENS
    if s.phase == OVER:
        out[3] = out[4] = out[7] = 0.0  # paid already


@rule
def end_bonus(s: State, player: Player) -> int:
    river = s.water_festival == 1
    return effect_amount(s.tables, player, player.fields[0], 0, river, True, ON_END, TO_POINTS, 0)


@rule
def count_rows(one: Row[int], other: Row[int]) -> int:
    return count_row_bits(one) + count_row_bits(other)


@rule
def count_row_bits(rows: Row[int]) -> int:
    count = 0
    for y in range(GRID):
        row = int(rows[y])
        while row != 0:
            row &= row - 1
            count += 1
    return count


@contract.is_quiet.register(State)
@rule
def is_quiet(s: State, seat: int) -> bool:
    """What is picked shows when it is revealed: nothing is picked yet, or a last card that nobody had to choose."""
    if s.phase == OVER or s.phase == RIVER:
        return True
    pick, player = s.players[seat].pick, s.players[seat]
    if s.phase == DRY:
        row = int(s.row)
        return s.active != seat or pick.card == NONE or row & (row - 1) == 0
    return pick.stage != DONE and pick.place == NONE and (pick.card == NONE or player.held == 1)


@contract.is_open.register(State)
@rule
def is_open(s: State) -> bool:
    return s.phase == DRY or s.phase == RIVER


@contract.take_back.register(State)
@rule
def take_back(s: State, seat: int) -> None:
    if s.phase == SETUP or s.phase == WET:
        begin_picks(s, seat)
