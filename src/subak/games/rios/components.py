"""The components file of Dos Rios: checked and turned into the tables the kernels read."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from subak.games.components import ORIGINS, Entry, Problems, read_toml
from subak.games.components import Components as BaseComponents
from subak.games.rios.rules.geometry import NAMES, above_all, beside, half_rows
from subak.games.rios.rules.state import (
    CARDS,
    CELLS,
    CORN,
    CROP,
    DESPERADOS,
    DIRECTIONS,
    FOREST,
    HEIGHT,
    MORENO,
    NONE,
    RIVER,
    RIVERS,
    ROADS,
    ROW,
    SLOTS,
    TILE,
    TOBACCO,
    VERDE,
    WHEAT,
    WOOD,
    Tables,
)
from subak.games.rios.wording import amounts
from subak.kernel.bits import bits_of

KIND_NAMES = ("hill", "forest", "wheat", "corn", "tobacco")
CARD_KINDS = {
    "wheat": (CROP, WHEAT),
    "corn": (CROP, CORN),
    "tobacco": (CROP, TOBACCO),
    "wood": (WOOD, FOREST),
    "verde": (RIVER, VERDE),
    "moreno": (RIVER, MORENO),
    "desperados_verde": (DESPERADOS, VERDE),
    "desperados_moreno": (DESPERADOS, MORENO),
}
"""Harvest cards: what they are and of which crop or river."""

FEWEST_FIELDS = 11
"""Four players place three campesinos each: on fewer fields the last one might find no place."""

_CELL = re.compile(r"[a-g][1-9]")


@dataclass(frozen=True, eq=False)
class Components(BaseComponents):
    """A checked set of components."""

    OURS: ClassVar[Path] = Path(__file__).with_name("components.toml")

    tables: "np.ndarray[Any, Any]"
    cards: tuple[str, ...]  # the name of each card of the deck; equal cards have equal names
    slots: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> "tuple[Components, Problems]":
        return _read(path)

    def numbers(self) -> dict[str, Any]:
        return {"rules": amounts(), "board_has": self._board_numbers()}

    def _board_numbers(self) -> dict[str, Any]:
        board = self.tables[0].map
        city = 1 << int(board.city)
        beside_city = int(beside(board, city)) & int(board.fields)
        return {
            "fields": int(board.fields).bit_count(),
            "tiles": int(board.slot_count),
            "tile": TILE,
            "gates": [NAMES[cell] for cell in bits_of(beside_city)],
        }


def _read(path: Path) -> tuple[Components, Problems]:
    top, digest = read_toml(path, "rios")
    tables = Tables.zeros()
    board = top.table("board")
    slots = _read_board(board, tables[0].map)
    _read_tiles(top.table("tiles"), tables[0], len(slots))
    cards = _read_deck(top.table("deck"), tables[0])
    top.done()
    if not top.problems.found:
        _check_board(board, tables[0].map)
    return Components(str(path), digest, tables, cards, slots), top.problems


# --- the board -----------------------------------------------------------------------------------------------------
class _Taken:
    """Which cells are used already, and for what."""

    def __init__(self) -> None:
        self.use: dict[int, str] = {}

    def cell(self, entry: Entry, field: str, name: str, use: str) -> int | None:
        """A cell by its name, if nothing else lies there."""
        if not _CELL.fullmatch(name):
            entry.wrong(field, f"{name!r} is no cell; expected a column a to g and a row 1 to {HEIGHT}, as in b3")
            return None
        cell = NAMES.index(name)
        if cell in self.use:
            entry.wrong(field, f"{name} is used twice ({self.use[cell]} and {use}); expected a cell of its own")
            return None
        self.use[cell] = use
        return cell

    def cells(self, entry: Entry, field: str, count: range, use: str) -> list[int]:
        before = len(entry.problems.found)
        listed = entry.texts(field, count)
        if len(entry.problems.found) > before:
            return []
        found = (self.cell(entry, field, name, use) for name in listed)
        return [cell for cell in found if cell is not None]


def _read_board(entry: Entry, table: Any) -> tuple[str, ...]:
    entry.choice("origin", ORIGINS)
    taken = _Taken()
    springs = taken.cells(entry, "springs", range(RIVERS, RIVERS + 1), "a spring")
    table.springs[: len(springs)] = springs
    table.lakes = _bits(taken.cells(entry, "lakes", range(1, 20), "a lake"))
    city = taken.cell(entry, "city", entry.text("city"), "the city") if entry.has("city") else None
    if city is None and not entry.has("city"):
        entry.text("city")  # reports that it is missing
    table.city = 0 if city is None else city
    table.fixed[:] = NONE
    fields = _read_fixed(entry.table("fixed"), table, taken)
    slots = _read_slots(entry.table("slots"), table, taken)
    fields += [cell for slot in table.slots[: len(slots)].tolist() for cell in slot if cell != NONE]
    table.fields = _bits(fields)
    table.hexes = table.fields | _bits([] if city is None else [city])
    _read_roads(entry, table)
    _find_outlets(table)
    for field, cells in (("springs", springs), ("city", [table.city]), ("slots", fields)):
        for cell in cells:
            if cell % HEIGHT == HEIGHT - 1:
                entry.wrong(field, f"{NAMES[cell]}: row {HEIGHT} is for lakes only; expected rows 1 to {HEIGHT - 1}")
    if len(set(fields)) < FEWEST_FIELDS:
        entry.wrong("slots", f"there are {len(set(fields))} fields; expected at least {FEWEST_FIELDS} for four players")
    entry.done()
    return slots


def _bits(cells: list[int]) -> int:
    return sum(1 << cell for cell in set(cells))


def _read_fixed(entry: Entry, table: Any, taken: _Taken) -> list[int]:
    found = []
    for kind, name in enumerate(KIND_NAMES):
        if entry.has(name):
            cells = taken.cells(entry, name, range(CELLS), name)
            table.fixed[cells] = kind
            found += cells
    entry.done()
    return found


def _read_slots(entry: Entry, table: Any, taken: _Taken) -> tuple[str, ...]:
    table.slots[:] = NONE
    names = entry.names
    if not 1 <= len(names) <= SLOTS:
        entry.problems.add(entry.where, f"there are {len(names)} slots; expected 1 to {SLOTS}")
    for at, name in enumerate(names[:SLOTS]):
        cells = taken.cells(entry, name, range(TILE, TILE + 1), f"slot {name}")
        if len(cells) < TILE:
            continue
        if not _touch_each_other(cells):
            listed = ", ".join(NAMES[cell] for cell in cells)
            entry.wrong(name, f"{listed} do not meet in a point; expected three cells that all touch each other")
        table.slots[at] = _clockwise(cells)
    table.slot_count = min(len(names), SLOTS)
    entry.done()
    return tuple(names[:SLOTS])


def _touch_each_other(cells: list[int]) -> bool:
    everything = Tables.zeros()[0].map
    everything.hexes = _bits(cells)
    return all(int(beside(everything, 1 << cell)) == everything.hexes & ~(1 << cell) for cell in cells)


def _clockwise(cells: list[int]) -> list[int]:
    """Round the point where the three meet, beginning with the first: tiles are turned, not turned over."""
    first, *others = cells
    (c0, y0), (c1, y1), (c2, y2) = (half_rows(cell) for cell in (first, *others))
    # on paper y grows downwards, so a positive product is a turn to the right
    turns_right = (c1 - c0) * (y2 - y0) - (c2 - c0) * (y1 - y0) > 0
    return cells if turns_right else [first, *reversed(others)]


def _read_roads(entry: Entry, table: Any) -> None:
    roads = entry.get("roads", list, "two lists of cells, for west and east (a list may be empty)", [[], []])
    if len(roads) != len(ROADS) or not all(isinstance(road, list) for road in roads):
        entry.wrong("roads", f"{roads!r} does not fit; expected two lists of cells, for west and east")
        return
    for at, road in enumerate(roads):
        for name in road:
            if name not in NAMES or not table.fields >> NAMES.index(name) & 1:
                entry.wrong("roads", f"{name!r} is no field; expected fields of this board")
                return
        table.links[at] = _bits([NAMES.index(name) for name in road] + [int(table.city)]) if road else 0


def _find_outlets(table: Any) -> None:
    """Where something lies below a field or a spring: a field, a lake or the city."""
    springs = _bits(table.springs.tolist())
    down = int(table.hexes | table.lakes)
    for direction in range(DIRECTIONS):
        above = int(above_all(down, direction))
        table.outlets[direction] = above & (table.fields | springs) if springs else 0


def _check_board(entry: Entry, table: Any) -> None:
    """Everything that one cannot see in a single entry: ways down, ways on foot."""
    springs = table.springs.tolist()
    for cell in [*springs, *bits_of(int(table.fields))]:
        ways = sum(int(table.outlets[direction]) >> cell & 1 for direction in range(DIRECTIONS))
        if ways == 0:
            field = "springs" if cell in springs else "slots"
            entry.wrong(field, f"{NAMES[cell]} has no way down; expected a field, a lake or the city below it")
    reached, edge = 0, 1 << int(table.city)
    while edge & ~reached:
        reached |= edge
        edge = int(beside(table, reached))
    missing = bits_of(int(table.fields) & ~reached)
    if missing:
        names = ", ".join(NAMES[cell] for cell in missing)
        entry.wrong("slots", f"{names} cannot be reached from the city; expected a board in one piece")


# --- tiles and cards -----------------------------------------------------------------------------------------------
def _read_tiles(entry: Entry, tables: Any, slots: int) -> None:
    entry.choice("origin", ORIGINS)
    tiles = entry.get("fields", list, f"a list of {slots} tiles", [])
    if len(tiles) != slots:
        entry.wrong("fields", f"there are {len(tiles)} tiles; expected {slots}, one for each slot")
    for at, tile in enumerate(tiles[:SLOTS]):
        fits = isinstance(tile, list) and len(tile) == TILE and all(kind in KIND_NAMES for kind in tile)
        if not fits:
            words = ", ".join(KIND_NAMES)
            entry.wrong(f"fields {at + 1}", f"{tile!r} does not fit; expected {TILE} of: {words}")
            continue
        tables.tiles[at] = [KIND_NAMES.index(kind) for kind in tile]
    entry.done()


def _read_deck(entry: Entry, tables: Any) -> tuple[str, ...]:
    entry.choice("origin", ORIGINS)
    names: list[str] = []
    for name in CARD_KINDS:
        names += [name] * entry.number(name, 0, CARDS)
    raids = sum(name.startswith("desperados") for name in names)
    if len(names) > CARDS:
        entry.problems.add(entry.where, f"there are {len(names)} cards; expected at most {CARDS}")
    if len(names) - raids < ROW:
        entry.problems.add(entry.where, f"{len(names) - raids} cards bring a harvest; expected at least {ROW}")
    for at, name in enumerate(names[:CARDS]):
        tables.cards[at].kind, tables.cards[at].of = CARD_KINDS[name]
    tables.card_count = min(len(names), CARDS)
    entry.done()
    return tuple(names[:CARDS])
