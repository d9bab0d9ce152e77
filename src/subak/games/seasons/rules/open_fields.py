"""Fields that are not closed yet: what they would pay as they are, and how much they lack. For computer players.

Computer players ask this for every position they look at, so it is quick: a card lies on six parcels, and each of its
six cells is the border between two of them, so the fields are found card by card without looking at the grid.
"""

import numpy as np

from subak.games.seasons.rules.geometry import CELL_POINTS, LAST, PART_AT, PART_POINTS, Point
from subak.games.seasons.rules.state import (
    FARM_CARDS,
    FARMER,
    FIELD_AT_END,
    GRID,
    HOUSE,
    HOUSE_GROWS,
    NO_FEATURE,
    RIVER_CARDS,
    Player,
    Tables,
)
from subak.kernel.annotations import Row
from subak.kernel.rule import rule

LACKS = 4
"""Open fields that lack one, two, three or four quarters of a parcel; with more, nothing was found to be learned."""
PARCELS_AT_MOST = 6 * FARM_CARDS

# What is in a field, as one number that is added up when fields join (355 ns a farm; counting in an array: 398).
PARCEL, COVERED, FARMERS, HOUSES, BUFFALOES = (1 << 8 * field for field in range(5))


def _parts_beside(cell: Point) -> list[int]:
    """The two parts of a card that a cell separates: those at its odd corners."""
    x, y = cell
    return [PART_POINTS.index(at) for at in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)) if at in PART_POINTS]


PARTS_BESIDE = np.array([_parts_beside(cell) for cell in CELL_POINTS], np.int64)
QUARTERS = np.bincount(PARTS_BESIDE.ravel(), minlength=6)
"""How many quarters of a parcel a part is."""


@rule
def open_field_points(player: Player, tables: Tables, river: bool, out: Row[float]) -> None:
    """Write to out[n - 1] what the open fields that lack n quarters of a parcel would pay, closed as they are."""
    contents = np.zeros(PARCELS_AT_MOST + 1, np.int64)
    small = np.zeros(GRID * GRID + 2 * PARCELS_AT_MOST + 1, np.int8)  # one piece of memory: taking it takes time
    numbers, touched = small[: GRID * GRID], small[GRID * GRID : GRID * GRID + PARCELS_AT_MOST]
    parents = small[GRID * GRID + PARCELS_AT_MOST :]
    parcels = find_parcels(player, tables, river, numbers, contents, parents, touched)
    join_parcels(player, tables, parents, touched)
    hopeless = find_hopeless(player, tables, parents, touched)
    for lacking in range(LACKS):
        out[lacking] = 0.0
    for parcel in range(parcels, 0, -1):  # a parcel's parent has a smaller number
        parent = parents[parcel]
        if parent != parcel:
            contents[parent] += contents[parcel]
        elif hopeless >> parcel & 1 == 0:
            lacking = 4 * count(contents[parcel], PARCEL) - count(contents[parcel], COVERED)
            if 0 < lacking <= LACKS:
                out[lacking - 1] += points_of(tables, contents[parcel])


@rule
def count(content: int, kind: int) -> int:
    return content // kind & 255


@rule
def points_of(tables: Tables, content: int) -> int:
    """What a field pays when it closes, and the point for every field at the end; without the ancestor."""
    size = min(count(content, PARCEL) + HOUSE_GROWS * count(content, HOUSES), 6)
    farmers = tables.farmer_points[min(count(content, FARMERS), 4)]
    return tables.size_points[size] + farmers + tables.buffalo_points * count(content, BUFFALOES) + FIELD_AT_END


@rule
def find_parcels(
    player: Player,
    tables: Tables,
    river: bool,
    numbers: Row[int],
    contents: Row[int],
    parents: Row[int],
    touched: Row[int],
) -> int:
    """Number the parcels from 1 on, each a field by itself, and count what is in them. `touched`: six of each card."""
    found = 0
    for i in range(player.placed_count):
        placed = player.placed[i]
        for part in range(6):
            x = (placed.x + PART_AT[placed.turn, part, 0]) & LAST
            y = (placed.y + PART_AT[placed.turn, part, 1]) & LAST
            if numbers[GRID * y + x] == 0:
                found += 1
                numbers[GRID * y + x] = parents[found] = found
                bank = 2 if river and y == 0 and x & 1 == 1 and x < 2 * RIVER_CARDS else 0
                contents[found] = PARCEL + bank * COVERED
            parcel = int(numbers[GRID * y + x])
            touched[6 * i + part] = parcel
            contents[parcel] += QUARTERS[part] * COVERED + feature_content(tables.cards[placed.card].parts[part])
    return found


@rule
def feature_content(feature: int) -> int:
    if feature == NO_FEATURE:
        return 0
    return FARMERS if feature == FARMER else HOUSES if feature == HOUSE else BUFFALOES


@rule
def join_parcels(player: Player, tables: Tables, parents: Row[int], touched: Row[int]) -> None:
    """A furrow joins the two parcels beside it."""
    for i in range(player.placed_count):
        paths = int(tables.cards[player.placed[i].card].paths)
        for cell in range(6):
            if paths >> cell & 1 == 0:
                one = find_root(parents, touched[6 * i + PARTS_BESIDE[cell, 0]])
                other = find_root(parents, touched[6 * i + PARTS_BESIDE[cell, 1]])
                parents[max(one, other)] = min(one, other)


@rule
def find_hopeless(player: Player, tables: Tables, parents: Row[int], touched: Row[int]) -> int:
    """Bit n: a path has the field n on both sides and keeps it open for ever."""
    hopeless = 0
    for i in range(player.placed_count):
        paths = int(tables.cards[player.placed[i].card].paths)
        for cell in range(6):
            if paths >> cell & 1 == 1:
                one = find_root(parents, touched[6 * i + PARTS_BESIDE[cell, 0]])
                if one == find_root(parents, touched[6 * i + PARTS_BESIDE[cell, 1]]):
                    hopeless |= 1 << one
    return hopeless


@rule
def find_root(parents: Row[int], parcel: int) -> int:
    parcel = int(parcel)
    while parents[parcel] != parcel:
        parcel = int(parents[parcel])
    return parcel
