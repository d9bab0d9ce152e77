"""The board as text. A cell is nine signs wide and four lines high; every other column lies two lines lower."""

from typing import Any

from subak.games.rios.components import Components
from subak.games.rios.rules.geometry import NAMES, half_rows
from subak.games.rios.rules.state import DIRECTIONS, State
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.choices import SEAT_LETTERS

KIND_SIGNS = ("∩", "♣", "ψ", "ϕ", "τ")
"""Hill, forest, wheat, corn, tobacco: told apart by shape."""
FINCA, HACIENDA = "⌂", "⌘"
VERDE, MORENO, BOTH, DRY = "~", "≈", "≋", " "
FLOWS, DAMS = ("↙", "↓", "↘"), ("╲╲", "══", "╱╱")
WIDTH, LINES = 9, 2
"""Signs from column to column, lines for half a hex."""


def picture(states: Any, components: Components, seat: int) -> str:
    """The valley is everybody's."""
    return board(plain(State, states))


def board(state: Any) -> str:
    """Fields with their name, kind, water and what stands there; between them dams and the way of the water."""
    signs: dict[tuple[int, int], str] = {}
    table = state.tables.map
    for cell in bits_of(table.fields):
        _write(signs, cell, 0, _field(state, cell))
        _write(signs, cell, 1, _people(state, cell))
    for river, cell in enumerate(table.springs):
        _write(signs, cell, 0, f"{NAMES[cell]} {(VERDE, MORENO)[river] * 3}")
    for cell in bits_of(table.lakes):
        _write(signs, cell, 0, f"{NAMES[cell]} ▒▒▒")
    _write(signs, table.city, 0, f"{NAMES[table.city]} ▣")
    for cell in [*table.springs, *bits_of(table.fields)]:
        for direction in range(DIRECTIONS):
            _mark(signs, state, cell, direction)
    width, height = max(x for x, _ in signs) + 1, max(y for _, y in signs) + 1
    return "\n".join("".join(signs.get((x, y), " ") for x in range(width)).rstrip() for y in range(height))


def _corner(cell: int) -> tuple[int, int]:
    column, down = half_rows(cell)
    return WIDTH * column, LINES * down


def _write(signs: dict[tuple[int, int], str], cell: int, line: int, text: str) -> None:
    x, y = _corner(cell)
    for at, sign in enumerate(text):
        if sign != " ":
            signs[x + at, y + line] = sign


def _field(state: Any, cell: int) -> str:
    wet = [bool(state.rivers[river] >> cell & 1) for river in range(2)]
    water = {(True, True): BOTH, (True, False): VERDE, (False, True): MORENO}.get((wet[0], wet[1]), DRY)
    return f"{NAMES[cell]}{KIND_SIGNS[state.terrain[cell]]}{water * 3}"


def _people(state: Any, cell: int) -> str:
    """Campesinos as their seat's letter, then the building with its owner."""
    text = ""
    for seat, player in enumerate(state.players[: state.seats]):
        text += SEAT_LETTERS[seat] * player.at[cell]
        if player.fincas >> cell & 1:
            text += f"{FINCA}{SEAT_LETTERS[seat].lower()}"
        if player.hacienda >> cell & 1:
            text += f"{HACIENDA}{SEAT_LETTERS[seat].lower()}"
    return text[:6]


def _mark(signs: dict[tuple[int, int], str], state: Any, cell: int, direction: int) -> None:
    """A dam or the way of the water on the border below a cell: left, middle or right of its lower edge."""
    x, y = _corner(cell)
    dam = (state.tables.map.outlets[direction] & ~state.open[direction]) >> cell & 1
    left, down = ((-2, 1), (2, 2), (6, 1))[direction]
    if dam or state.flow[direction] >> cell & 1:
        for at, sign in enumerate(DAMS[direction] if dam else FLOWS[direction]):
            signs[x + left + at, y + down] = sign
