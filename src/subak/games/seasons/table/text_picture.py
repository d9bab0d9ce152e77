"""Farms and cards as text. Every cell of the grid is two signs wide and high:

 ╱╲    a path is a solid line, a furrow a dotted one (⋰ ⋱); features stand inside
╱♙ ╲   their parcel: ♙ farmer, ⌂ house, Ψ buffalo. Parcels of closed fields are
╲  ╱   filled with ░. With the river, ≈ is water and the row above the farm its bank.
 ╲╱
"""

from typing import Any

import numpy as np

from subak.games.seasons.components import Components
from subak.games.seasons.rules.closed import closed_parcels
from subak.games.seasons.rules.geometry import CELL_AT, PART_AT, turn_at
from subak.games.seasons.rules.river import arrow_at
from subak.games.seasons.rules.state import GRID, NONE, RIVER_CARDS
from subak.games.seasons.table.notation import is_sideways, place_of

SIGNS = (" ", "♙", "⌂", "Ψ", "◇")
"""By feature; the last is the river's "largest field"."""
SHADE = "░"
WATER = "≈"


class Canvas:
    """Signs by position; grows as needed."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, sign: str) -> None:
        self.signs[x, y] = sign

    def free(self, x: int, y: int) -> bool:
        return self.signs.get((x, y), " ") in (" ", SHADE)

    def lines(self, left: int, top: int, right: int, bottom: int) -> list[str]:
        return ["".join(self.signs.get((x, y), " ") for x in range(left, right)).rstrip() for y in range(top, bottom)]


def draw_cell(canvas: Canvas, x: int, y: int, is_path: bool) -> None:
    """The diagonal of a cell: it joins the two corners where x + y is even."""
    falling = (x + y) % 2 == 0
    sign = ("╲" if falling else "╱") if is_path else ("⋱" if falling else "⋰")
    for step in range(2):
        canvas.put(2 * x + (step if falling else 1 - step), 2 * y + step, sign)


def draw_feature(canvas: Canvas, x: int, y: int, cells: list[tuple[int, int]], sign: str) -> None:
    """Into a free corner of the parcel around (x, y), in one of the cells its card covers."""
    for dx, dy in ((-1, -1), (0, -1), (-1, 0), (0, 0)):
        if (x + dx, y + dy) in cells and canvas.free(2 * x + dx, 2 * y + dy):
            canvas.put(2 * x + dx, 2 * y + dy, sign)
            return


def draw_card(canvas: Canvas, printed: Any, turn: int, x: int, y: int, odd: int = 0) -> None:
    """A card with its top left cell at (x, y); `odd` shifts the grid for a card drawn on its own."""
    cells = [(x + int(dx), y + int(dy)) for dx, dy in CELL_AT[turn]]
    for cell, (cell_x, cell_y) in enumerate(cells):
        draw_cell(canvas, cell_x + odd, cell_y, bool(int(printed.paths) >> cell & 1))
    for part, (dx, dy) in enumerate(PART_AT[turn].tolist()):
        feature = int(printed.parts[part])
        if feature:
            shifted = [(cell_x + odd, cell_y) for cell_x, cell_y in cells]
            draw_feature(canvas, x + dx + odd, y + dy, shifted, SIGNS[feature])


def picture(states: Any, components: Components, seat: int) -> str:
    """A seat's farm."""
    return farm(states[0], seat)


def farm(state: Any, seat: int) -> str:
    """A seat's farm with coordinates of the cells above and at the left."""
    player = state.players[seat]
    canvas = Canvas()
    _shade_closed(canvas, state, seat)
    for i in range(player.placed_count):
        placed = player.placed[i]
        draw_card(canvas, state.tables.cards[placed.card], int(placed.turn), int(placed.x), int(placed.y))
    if player.pick.place != NONE:  # chosen, not yet revealed: only its owner's view still has it
        _draw_pick(canvas, state, seat)
    if state.water_festival:
        _draw_river(canvas, state, seat)
    if not canvas.signs:
        return "(–)"
    columns = [x // 2 for x, _ in canvas.signs]
    rows = [y // 2 for _, y in canvas.signs]
    left, top, right, bottom = min(columns), min(rows), max(columns) + 1, max(rows) + 1
    return "\n".join(_with_coordinates(canvas.lines(2 * left, 2 * top, 2 * right, 2 * bottom), left, top, right))


def _draw_pick(canvas: Canvas, state: Any, seat: int) -> None:
    pick = state.players[seat].pick
    x, y = place_of(state, seat, int(pick.place))
    turn = int(turn_at(x, y, int(is_sideways(int(pick.place)))))
    draw_card(canvas, state.tables.cards[pick.card], turn, x, y)


def _with_coordinates(lines: list[str], left: int, top: int, right: int) -> list[str]:
    head = "".join(f"{x:<4}" for x in range(left, right, 2)).rstrip()
    body = [f"{top + at // 2 if at % 2 == 0 else '':>4} {line}".rstrip() for at, line in enumerate(lines)]
    body = [line for line in body if line.strip(" -0123456789")]  # nothing is drawn there
    return [f"     {head}", *body]


def _shade_closed(canvas: Canvas, state: Any, seat: int) -> None:
    player = state.players[seat]
    inside = np.zeros(GRID, np.int64)
    closed_parcels(player, inside)
    left, top = int(player.left) - 3, int(player.top) - 3
    for y in range(top, top + GRID):
        for x in range(left, left + GRID):
            if int(inside[y % GRID]) >> x % GRID & 1:
                for dx, dy in ((-1, -1), (0, -1), (-1, 0), (0, 0)):
                    canvas.put(2 * x + dx, 2 * y + dy, SHADE)


def _draw_river(canvas: Canvas, state: Any, seat: int) -> None:
    """The water with each card's symbol and arrow (as this seat sees them), and the bank below it."""
    for x in range(2 * RIVER_CARDS):
        draw_cell(canvas, x, -1, True)
    for column in range(4 * RIVER_CARDS):
        for row in (-3, -2, -1):
            if canvas.free(column, row) and not _in_bank_parcel(column, row):
                canvas.put(column, row, WATER)
    for bank in range(RIVER_CARDS):
        position = bank if seat == 0 else RIVER_CARDS - 1 - bank
        symbol = int(state.tables.river[state.river[position]].symbol)
        canvas.put(4 * bank + 1, -3, SIGNS[symbol])
        canvas.put(4 * bank + 2, -3, "→" if (int(arrow_at(state, position)) > 0) == (seat == 0) else "←")


def _in_bank_parcel(column: int, row: int) -> bool:
    return row == -1 and column % 4 in (1, 2)


def cards(tables: Any, numbers: list[int], names: list[str]) -> str:
    """Several cards side by side, upright, each under its name."""
    width = max(8, *(len(name) + 2 for name in names)) if names else 0
    blocks = []
    for number in numbers:
        canvas = Canvas()
        draw_card(canvas, tables.cards[number], 0, 0, 0, odd=1)
        blocks.append(canvas.lines(2, 0, 6, 6))
    head = "".join(name.ljust(width) for name in names).rstrip()
    rows = ["".join(block[row].ljust(width) for block in blocks).rstrip() for row in range(6)]
    return "\n".join([head, *rows])
