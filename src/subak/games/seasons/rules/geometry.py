"""How a card lies on the grid (docs/rules/seasons.md).

Lines run along the diagonals of the cells. Lattice points with x + y odd are the centres of parcels, so a cell is the
border between the two parcels at its odd corners, and a parcel has four cells: one in each direction.

    upright, unturned:    ╱╲     cells 0 1     whole parcel around (1, 1), halves at (0, 2) left,
                          ╲╱           2 3     (2, 2) right and (1, 3) bottom, corners (0, 0), (2, 0)
                          ╱╲           4 5
"""

import numpy as np

from subak.games.seasons.rules.state import GRID, PLACE, SIDEWAYS
from subak.kernel.annotations import Row, int64
from subak.kernel.rule import rule

LAST = GRID - 1  # `& LAST` wraps a coordinate on the torus
ROW_BITS = (1 << GRID) - 1

Point = tuple[int, int]
CELL_POINTS: tuple[Point, ...] = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
PART_POINTS: tuple[Point, ...] = ((1, 1), (0, 2), (2, 2), (1, 3), (0, 0), (2, 0))
PART_NAMES = ("whole", "left", "right", "bottom", "corner_left", "corner_right")


def _turned(points: tuple[Point, ...], width: int, height: int, turns: int) -> tuple[Point, ...]:
    """Points of a width × height block after quarter turns clockwise."""
    for _ in range(turns):
        points = tuple((height - y, x) for x, y in points)
        width, height = height, width
    return points


# [turn, cell or part, (x, y)] relative to the card's top left cell
CELL_AT = np.array([_turned(CELL_POINTS, 1, 2, turns) for turns in range(4)], np.int64)
PART_AT = np.array([_turned(PART_POINTS, 2, 3, turns) for turns in range(4)], np.int64)


@rule
def turn_at(x: int, y: int, sideways: int) -> int:
    """The one turn in which a card fits the common grid there: parcels must come to lie on odd points."""
    odd = (x + y) & 1
    if sideways:
        return 3 if odd else 1
    return 0 if odd else 2


@rule
def place_code(x: int, y: int, sideways: int) -> int:
    """The move that puts a card's top left cell there."""
    return PLACE + SIDEWAYS * sideways + GRID * (y & LAST) + (x & LAST)


@rule
def unwrapped(coordinate: int, least: int) -> int:
    """The torus coordinate as a plain number, for a card that touches a farm whose smallest one is `least`."""
    return least - 3 + ((coordinate - (least - 3)) & LAST)


@rule
def bit(rows: Row[int], x: int, y: int) -> int:
    """The bit of cell (x, y), wherever on the torus."""
    return (int64(rows[y & LAST]) >> (x & LAST)) & 1


@rule
def set_bit(rows: Row[int], x: int, y: int) -> None:
    rows[y & LAST] = int64(rows[y & LAST]) | (1 << (x & LAST))


@rule
def shifted(row: int, distance: int) -> int:
    """A row of the torus, moved right by `distance` cells (left if negative)."""
    distance &= LAST
    return ((row << distance) | (row >> (GRID - distance))) & ROW_BITS


@rule
def run(x: int, length: int) -> int:
    """A row with `length` bits set from x on, around the torus."""
    return shifted((1 << length) - 1, x)
