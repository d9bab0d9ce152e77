"""Building: laying a card, keeping the list of free places, and finding the fields a card has closed."""

import numpy as np

from subak.games.seasons.rules.geometry import (
    CELL_AT,
    LAST,
    PART_AT,
    bit,
    place_code,
    run,
    set_bit,
    shifted,
    turn_at,
    unwrapped,
)
from subak.games.seasons.rules.state import (
    BUFFALO,
    FARMER,
    GRID,
    HOUSE,
    NO_FEATURE,
    PLACE,
    RIVER_CARDS,
    SIDEWAYS,
    Card,
    Field,
    Player,
    Tables,
)
from subak.kernel.annotations import Row, int64, uint8
from subak.kernel.bits import lowest_bit
from subak.kernel.rule import rule

RIVER_CELLS = 2 * RIVER_CARDS
BELOW_ZERO = GRID - 3
"""With the river, rows from here on are −3 … −1: not on one's own side."""


# --- places ----------------------------------------------------------------------------------------------------
@rule
def start_places(river: bool, out: Row[int]) -> int:
    """Where the first card may lie: anywhere is the same place, but with the river it must touch a bank's edge."""
    count = 0
    for sideways in range(2):
        width = 2 + sideways
        if not river:
            out[count] = place_code(0, 0, sideways)
            count += 1
            continue
        for x in range(GRID):
            if x < RIVER_CELLS or x > GRID - width:  # the last columns are −2 and −1
                out[count] = place_code(x, 0, sideways)
                count += 1
    return count


@rule
def free_places(player: Player, out: Row[int]) -> int:
    """All legal places in ascending order."""
    count = list_places(player.upright, PLACE, out, 0)
    return list_places(player.sideways, PLACE + SIDEWAYS, out, count)


@rule
def list_places(rows: Row[int], base: int, out: Row[int], count: int) -> int:
    for y in range(GRID):
        row = int64(rows[y])
        while row != 0:
            out[count] = base + GRID * y + lowest_bit(row)
            count += 1
            row &= row - 1
    return count


@rule
def covered_below(player: Player, y: int, width: int, height: int) -> int:
    """Bit x: a card of that shape with its top left cell at (x, y) would cover a cell twice."""
    taken = 0
    for below in range(height):
        row = int64(player.covered[(y + below) & LAST])
        taken |= row | shifted(row, -1)
        if width == 3:
            taken |= shifted(row, -2)
    return taken


@rule
def update_places(
    rows: Row[int], player: Player, x: int, y: int, turn: int, width: int, height: int, river: bool
) -> None:
    """After a card was laid at (x, y): add the places that touch its edges, drop those that became covered."""
    card_width, card_height = 2 + (turn & 1), 3 - (turn & 1)
    for at in range(y - height, y + card_height + 1):
        if river and (at & LAST) >= BELOW_ZERO:
            continue
        if at == y - height or at == y + card_height:  # above or below: a common stretch of edge
            touching = run(x - width + 1, width + card_width - 1)
        else:  # beside
            touching = run(x - width, 1) | run(x + card_width, 1)
        row = int64(rows[at & LAST]) | touching
        rows[at & LAST] = row & ~covered_below(player, at, width, height)


# --- laying a card ---------------------------------------------------------------------------------------------
@rule
def lay_bank(player: Player) -> None:
    """The river seen from this side: eight covered cells above the farm, all paths. They close the four half
    parcels at (1, 0), (3, 0), (5, 0) and (7, 0) towards the water; the parcels behind can never be complete."""
    for x in range(RIVER_CELLS):
        set_bit(player.covered, x, -1)
        set_bit(player.paths, x, -1)


@rule
def lay_card(player: Player, tables: Tables, card: int, place: int, river: bool) -> None:
    """Put a card down. The place is one of `start_places` or `free_places`."""
    sideways = 1 if place - PLACE >= SIDEWAYS else 0
    x, y = place & LAST, ((place - PLACE) // GRID) & LAST
    turn = turn_at(x, y, sideways)
    printed = tables.cards[card]
    for cell in range(6):
        cell_x, cell_y = x + CELL_AT[turn, cell, 0], y + CELL_AT[turn, cell, 1]
        set_bit(player.covered, cell_x, cell_y)
        if (int64(printed.paths) >> cell) & 1:
            set_bit(player.paths, cell_x, cell_y)
    remember_card(player, card, turn, x, y)
    count_features(player, printed)
    update_places(player.upright, player, x, y, turn, 2, 3, river)
    update_places(player.sideways, player, x, y, turn, 3, 2, river)


@rule
def remember_card(player: Player, card: int, turn: int, x: int, y: int) -> None:
    if player.placed_count == 0:  # with the river, a start card may begin left of it
        x, y = (x - GRID if x > GRID // 2 else x), y
    else:
        x, y = unwrapped(x, player.left), unwrapped(y, player.top)
    placed = player.placed[player.placed_count]
    placed.card, placed.turn, placed.x, placed.y = card, turn, x, y
    player.left = x if player.placed_count == 0 else min(x, int(player.left))
    player.top = y if player.placed_count == 0 else min(y, int(player.top))
    player.placed_count += 1


@rule
def count_features(player: Player, printed: Card) -> None:
    for part in range(6):
        feature = printed.parts[part]
        if feature == FARMER:
            player.farmers += 1
        elif feature == HOUSE:
            player.houses += 1
        elif feature == BUFFALO:
            player.buffalo += 1


# --- fields ----------------------------------------------------------------------------------------------------
@rule
def is_complete(player: Player, x: int, y: int) -> bool:
    """All four cells of the parcel around (x, y) are covered."""
    above = int64(player.covered[(y - 1) & LAST])
    below = int64(player.covered[y & LAST])
    both = above & below
    return (both >> ((x - 1) & LAST)) & (both >> (x & LAST)) & 1 == 1


@rule
def cell_between(x: int, y: int, direction: int) -> tuple[int, int]:
    """The cell that separates the parcel from its neighbour: 0 north-west, 1 north-east, 2 south-west, 3 south-east."""
    return x - 1 + (direction & 1), y - 1 + (direction >> 1)


@rule
def neighbour(x: int, y: int, direction: int) -> tuple[int, int]:
    """The parcel across that cell."""
    return x - 1 + 2 * (direction & 1), y - 1 + 2 * (direction >> 1)


@rule
def is_clearly_open(player: Player, x: int, y: int) -> bool:
    """A cheap look that spares most searches: the parcel, or one a furrow leads to, is incomplete."""
    if not is_complete(player, x, y):
        return True
    for direction in range(4):
        cell_x, cell_y = cell_between(x, y, direction)
        if bit(player.paths, cell_x, cell_y) == 0:
            next_x, next_y = neighbour(x, y, direction)
            if not is_complete(player, next_x, next_y):
                return True
    return False


@rule
def walk_field(player: Player, x: int, y: int, inside: Row[int], parcels: Row[int]) -> int:
    """Collect the parcels joined by furrows to (x, y): marks them in `inside`, lists them in `parcels`.

    Returns how many there are, or 0 as soon as one of them is incomplete.
    """
    set_bit(inside, x, y)
    parcels[0] = GRID * (y & LAST) + (x & LAST)
    count, looked = 1, 0
    while looked < count:
        x, y = parcels[looked] & LAST, parcels[looked] // GRID
        if not is_complete(player, x, y):
            return 0
        for direction in range(4):
            cell_x, cell_y = cell_between(x, y, direction)
            next_x, next_y = neighbour(x, y, direction)
            if bit(player.paths, cell_x, cell_y) == 0 and bit(inside, next_x, next_y) == 0:
                set_bit(inside, next_x, next_y)
                parcels[count] = GRID * (next_y & LAST) + (next_x & LAST)
                count += 1
        looked += 1
    return count


@rule
def has_path_inside(player: Player, inside: Row[int], parcels: Row[int], count: int) -> bool:
    """A path with the same field on both sides ends, or turns back, inside it: the field stays open for ever."""
    for i in range(count):
        x, y = parcels[i] & LAST, parcels[i] // GRID
        for direction in range(4):
            cell_x, cell_y = cell_between(x, y, direction)
            next_x, next_y = neighbour(x, y, direction)
            if bit(player.paths, cell_x, cell_y) == 1 and bit(inside, next_x, next_y) == 1:
                return True
    return False


@rule
def fill_field(
    player: Player, tables: Tables, inside: Row[int], parcels: Row[int], count: int, river: bool, field: Field
) -> None:
    """Write down what the closed field holds."""
    field.parcels, field.farmers, field.houses, field.buffalo, field.banks = count, 0, 0, 0, 0
    for i in range(player.placed_count):
        placed = player.placed[i]
        for part in range(6):
            feature = tables.cards[placed.card].parts[part]
            if feature == NO_FEATURE:
                continue
            at_x, at_y = placed.x + PART_AT[placed.turn, part, 0], placed.y + PART_AT[placed.turn, part, 1]
            if bit(inside, at_x, at_y) == 0:
                continue
            if feature == FARMER:
                field.farmers += 1
            elif feature == HOUSE:
                field.houses += 1
            else:
                field.buffalo += 1
    if river:
        for bank in range(RIVER_CARDS):
            field.banks |= uint8(bit(inside, 2 * bank + 1, 0) << bank)


@rule
def find_closed_fields(player: Player, tables: Tables, river: bool) -> int:
    """Append to `player.fields` what the card laid last has closed; returns how many fields that are.

    Only parcels the new card lies on can have become complete, so every new field contains one of its six.
    """
    placed = player.placed[player.placed_count - 1]
    before = int(player.field_count)
    done = 0  # bit: this part's parcel belongs to a field found already
    for part in range(6):
        x, y = placed.x + PART_AT[placed.turn, part, 0], placed.y + PART_AT[placed.turn, part, 1]
        if (done >> part) & 1 or is_clearly_open(player, x, y):
            continue
        inside = np.zeros(GRID, np.int64)
        parcels = np.empty(64, np.int64)
        count = walk_field(player, x, y, inside, parcels)
        for other in range(part, 6):
            other_x = placed.x + PART_AT[placed.turn, other, 0]
            other_y = placed.y + PART_AT[placed.turn, other, 1]
            done |= bit(inside, other_x, other_y) << other
        if count > 0 and not has_path_inside(player, inside, parcels, count):
            fill_field(player, tables, inside, parcels, count, river, player.fields[player.field_count])
            player.field_count += 1
    return int(player.field_count) - before
