"""Cells and sets of cells. Hexes stand in columns; odd columns lie half a hex lower (flat-top hexes).

A set of cells is a number whose bit i is cell i, so the neighbours of a whole set are a few shifts.
"""

from subak.games.rios.rules.state import CELLS, COLUMNS, HEIGHT, ROADS, SE, SW, Map, S
from subak.kernel.annotations import int64
from subak.kernel.rule import rule

_COLUMN = (1 << HEIGHT) - 1
EVEN = sum(_COLUMN << HEIGHT * c for c in range(0, COLUMNS, 2))
ODD = sum(_COLUMN << HEIGHT * c for c in range(1, COLUMNS, 2))
WEST, EAST = 1 << ROADS[0], 1 << ROADS[1]
BOTH_ROADS = WEST | EAST


@rule
def beside(board: Map, cells: int) -> int:
    """All places one step away from any of these; for roads that is what they join."""
    hexes = cells & board.hexes
    even, odd = hexes & EVEN, hexes & ODD
    around = hexes << 1 | hexes >> 1 | hexes << HEIGHT | hexes >> HEIGHT
    around |= even << HEIGHT - 1 | even >> HEIGHT + 1 | odd << HEIGHT + 1 | odd >> HEIGHT - 1
    around &= board.hexes
    if cells & board.links[0] != 0:
        around |= WEST
    if cells & board.links[1] != 0:
        around |= EAST
    if cells & WEST != 0:
        around |= board.links[0]
    if cells & EAST != 0:
        around |= board.links[1]
    return around


@rule
def below(cell: int, direction: int) -> int:
    """The cell into which water from here would flow."""
    if direction == S:
        return cell + 1
    odd = cell // HEIGHT & 1
    return cell + odd + (HEIGHT if direction == SE else -HEIGHT)


@rule
def above_all(cells: int, direction: int) -> int:
    """The cells from which water would flow into one of these (and bits outside the board, for the caller to mask)."""
    cells = int64(cells)  # uncompiled whole numbers would grow beyond 64 bits
    even, odd = cells & EVEN, cells & ODD
    if direction == S:
        return cells >> 1
    if direction == SW:
        return odd << HEIGHT | even << HEIGHT - 1
    return odd >> HEIGHT | even >> HEIGHT + 1


# --- names (for notation, views and components; not compiled) ----------------------------------------------------
def cell_name(cell: int) -> str:
    """a1 … g9; also for springs, lakes and the city, which are hexes."""
    column, row = divmod(cell, HEIGHT)
    return f"{'abcdefg'[column]}{row + 1}"


NAMES = tuple(cell_name(cell) for cell in range(CELLS))


def half_rows(cell: int) -> tuple[int, int]:
    """Column, and how many half hexes the cell lies below the top of the board."""
    column, row = divmod(cell, HEIGHT)
    return column, 2 * row + column % 2
