"""The components file of Spirits of the Rice Paddy: checked and turned into the tables the kernels read."""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from subak.games.components import ORIGINS, Entry, Problems, read_toml
from subak.games.components import Components as BaseComponents
from subak.games.spirits.rules import effects
from subak.games.spirits.rules.state import (
    ACHIEVEMENTS,
    EDGES,
    HEXES,
    MARKET_LABOUR,
    MARKET_LIVESTOCK,
    NONE,
    RAINS,
    SETUPS,
    SIDES,
    SPIRITS,
    Tables,
)

ROWS_OF_YIELDS = ("clean", "pest", "weed", "more")
SIDE_NAMES = ("e", "se", "sw", "w", "nw", "ne")
SIDE_STEPS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # rows down, half hexes to the right
ROCKS = 4

RESERVED = re.compile(r"pass|use|hire|buy|[np][0-9]+")
"""These are moves; a card may not be called so."""

KINDS_OF_OPS = {
    "active": effects.OPS[effects.DISCS : effects.MAGIC],
    "once": (
        *effects.OPS[effects.PEST_AWAY : effects.ROCK_AWAY + 1],
        effects.OPS[effects.MAGIC],
        effects.OPS[effects.RICE],
    ),
    "passive": effects.OPS[effects.EXTRA_CLAIMS : effects.END_LIVESTOCK],
    "end": effects.OPS[effects.END_LIVESTOCK :],
}
"""Which effects fit which kind of spirit."""


MOST = {
    **dict.fromkeys(("remove_pest", "remove_weed", "remove_rock", "magic_water"), 3),
    **dict.fromkeys(("pest_to_richest", "take_disc", "take_disc_from_all"), 1),
    **dict.fromkeys(("weed_for_all_others", "pest_for_all_others"), 1),
    **dict.fromkeys(("ducks_swim", "no_rot", "no_weeds", "no_pests", "harvest_flooded"), 1),
}
"""Effects that ask for a choice each time, and how often they may; those whose amount would change nothing."""
SPARE = 4
"""The most spirits of each deck of twenty that gentle games may leave out: four players need sixteen."""


@dataclass(frozen=True, eq=False)
class Components(BaseComponents):
    """A checked set of components."""

    OURS: ClassVar[Path] = Path(__file__).with_name("components.toml")

    tables: "np.ndarray[Any, Any]"
    spirits: tuple[str, ...]
    rains: tuple[str, ...]
    setups: tuple[str, ...]
    achievements: tuple[str, ...]
    places: tuple[tuple[int, int], ...]  # row and half hexes from the left, of each hex
    edges: tuple[str, ...]  # names such as 2sw: a hex and its side

    @classmethod
    def read(cls, path: Path) -> "tuple[Components, Problems]":
        return _read(path)

    def messages(self, language: str) -> dict[str, str]:
        """Cards of somebody's own are called by their id (such files bring no names along)."""
        found = {}
        known = Components.ours()
        for kind, own, others in (
            ("card", self.spirits, known.spirits),
            ("rain", self.rains, known.rains),
            ("setup", self.setups, known.setups),
            ("tile", self.achievements, known.achievements),
        ):
            for name in set(own) - set(others):
                message = f"spirits-{kind}-{name.replace('_', '-')}"
                found[message] = name.replace("_", " ").capitalize()
        return found


def _read(path: Path) -> tuple[Components, Problems]:
    top, digest = read_toml(path, "spirits")
    tables = Tables.zeros()
    places, edges = _read_field(top.table("field"), tables[0].map)
    _read_market(top.table("market"), tables[0])
    for late, name in enumerate(("yields", "last_yields")):
        _read_yields(top.table(name), tables[0].yields[late])
    spirits = _read_spirits(top, tables[0])
    rains = _read_rains(top, tables[0])
    setups = _read_setups(top, tables[0], len(places))
    achievements = _read_achievements(top, tables[0])
    top.done()
    found = Components(str(path), digest, tables, spirits, rains, setups, achievements, places, edges)
    return found, top.problems


def _read_id(entry: Entry, taken: list[str]) -> str:
    name = entry.text("id")
    entry.choice("origin", ORIGINS)
    if entry.has("id") and (not re.fullmatch(r"[a-z][a-z0-9_]*", name) or RESERVED.fullmatch(name)):
        entry.wrong("id", f"{name!r} does not fit; expected small letters, digits and _, a letter first, and no move")
    elif name in taken:
        entry.wrong("id", f"{name!r} is used twice; expected a name of its own")
    taken.append(name)
    return name


# --- the field -------------------------------------------------------------------------------------------------
def _read_field(entry: Entry, table: Any) -> tuple[tuple[tuple[int, int], ...], tuple[str, ...]]:
    entry.choice("origin", ORIGINS)
    rows = entry.get("rows", list, "a list of [indent, hexes]", [])
    bamboo = set(entry.texts("bamboo", range(3)))
    if not all(isinstance(row, list) and len(row) == 2 and all(type(n) is int and n >= 0 for n in row) for row in rows):
        entry.wrong("rows", f"{rows!r} does not fit; expected rows such as [1, 3]: indent in half hexes, hexes")
        rows = []
    if sum(count for _, count in rows) > HEXES or any(indent > 2 * HEXES for indent, _ in rows):
        entry.wrong("rows", f"{rows!r} is too large; expected at most {HEXES} hexes")
        rows = []
    if any((one[0] - other[0]) % 2 == 0 for one, other in pairwise(rows)):
        entry.wrong("rows", f"{rows!r}: rows lie half a hex apart; expected indents that differ by an odd number")
    if bamboo - {"top", "left"}:
        entry.wrong("bamboo", f"{sorted(bamboo)} does not fit; expected 'top', 'left', both or none")
    places = tuple((row, indent + 2 * i) for row, (indent, count) in enumerate(rows) for i in range(count))
    edges = _number_edges(places, bamboo, table)
    if len(edges) > EDGES:
        entry.wrong("rows", f"{len(edges)} edges to build on; expected at most {EDGES}")
    entry.done()
    return places, tuple(edges)


def _number_edges(places: tuple[tuple[int, int], ...], bamboo: set[str], table: Any) -> list[str]:
    """Give every edge that is no bamboo a number, hex by hex, side by side."""
    table.hexes, table.start = len(places), 0
    table.next_hex[:], table.edge[:], table.ends[:] = NONE, NONE, NONE
    names: list[str] = []
    last_row = max((row for row, _ in places), default=0)
    for h, (row, x) in enumerate(places):
        for side, (down, right) in enumerate(SIDE_STEPS):
            other = places.index((row + down, x + right)) if (row + down, x + right) in places else NONE
            table.next_hex[h, side] = other
            if other != NONE and other < h:
                table.edge[h, side] = table.edge[other, (side + 3) % SIDES]
            elif not (other == NONE and _is_bamboo(places, h, side, bamboo, last_row)):
                if len(names) < EDGES:
                    table.edge[h, side] = len(names)
                    table.ends[len(names)] = (h, other)
                names.append(f"{h + 1}{SIDE_NAMES[side]}")
    table.edges = min(len(names), EDGES)
    for h in range(len(places)):
        table.edges_of[h] = sum(1 << int(edge) for edge in table.edge[h] if edge != NONE)
    return names


def _is_bamboo(places: tuple[tuple[int, int], ...], h: int, side: int, bamboo: set[str], last_row: int) -> bool:
    """The upper sides of the top row; what looks left from the first hex of a row, but not down at the bottom."""
    row, x = places[h]
    name = SIDE_NAMES[side]
    first = x == min(other for at, other in places if at == row)
    at_left = name == "w" or (name == "nw" and row > 0) or (name == "sw" and row < last_row)
    return ("top" in bamboo and row == 0 and name in ("nw", "ne")) or ("left" in bamboo and first and at_left)


# --- numbers ---------------------------------------------------------------------------------------------------
def _read_market(entry: Entry, tables: Any) -> None:
    entry.choice("origin", ORIGINS)
    tables.labour_price[:] = entry.numbers("labourers", range(MARKET_LABOUR, MARKET_LABOUR + 1), 0, 100)
    tables.livestock_price[:] = entry.numbers("livestock", range(MARKET_LIVESTOCK, MARKET_LIVESTOCK + 1), 0, 100)
    entry.done()


def _read_yields(entry: Entry, table: Any) -> None:
    entry.choice("origin", ORIGINS)
    for row, name in enumerate(ROWS_OF_YIELDS):
        table[row] = entry.numbers(name, range(6, 7), 0, 1000)
    entry.done()


# --- cards and tiles -------------------------------------------------------------------------------------------
def _read_spirits(top: Entry, tables: Any) -> tuple[str, ...]:
    names: list[str] = []
    for at, entry in enumerate(top.tables("spirit", range(SPIRITS, SPIRITS + 1))[:SPIRITS]):
        _read_id(entry, names)
        if entry.number("number", 1, SPIRITS) != at + 1:
            entry.wrong("number", f"expected {at + 1}: spirits stand in the order of their numbers")
        kind = entry.choice("kind", effects.KINDS[1:])
        spirit = tables.spirits[at]
        spirit.kind = effects.KINDS.index(kind)
        spirit.hinders = entry.get("hinders", bool, "true or false", False) if entry.has("hinders") else False
        for i, effect in enumerate(entry.tables("effects", range(1, 4))[:3]):
            op = effect.choice("do", KINDS_OF_OPS[kind])
            spirit.ops[i].op = effects.OPS.index(op)
            spirit.ops[i].amount = effect.number("amount", 1, MOST.get(op, 20))
            effect.done()
        entry.done()
    for first in (0, SPIRITS // 2):
        if int(tables.spirits["hinders"][first : first + SPIRITS // 2].sum()) > SPARE:
            top.wrong("spirit", f"too many hinder others in {first + 1} to {first + 20}; expected at most {SPARE}")
    return tuple(names)


def _read_rains(top: Entry, tables: Any) -> tuple[str, ...]:
    names: list[str] = []
    for at, entry in enumerate(top.tables("rain", range(RAINS, RAINS + 1))[:RAINS]):
        _read_id(entry, names)
        if entry.number("number", 1, RAINS) != at + 1:
            entry.wrong("number", f"expected {at + 1}: rain cards stand in the order of their numbers")
        tables.rains[at].water[:] = entry.numbers("water", range(3, 4), 0, 30)
        tables.rains[at].effect = effects.RAIN_EFFECTS.index(entry.choice("effect", effects.RAIN_EFFECTS))
        aggressive = entry.get("aggressive", bool, "true or false", False) if entry.has("aggressive") else False
        tables.rains[at].aggressive = aggressive
        entry.done()
    if int(tables.rains["aggressive"].sum()) > RAINS - 6:
        top.wrong("rain", f"too many are aggressive; expected at most {RAINS - 6}: six rounds have rain")
    return tuple(names)


def _read_setups(top: Entry, tables: Any, hexes: int) -> tuple[str, ...]:
    names: list[str] = []
    for at, entry in enumerate(top.tables("setup", range(SETUPS, SETUPS + 1))[:SETUPS]):
        _read_id(entry, names)
        before = len(entry.problems.found)
        rocks = entry.numbers("rocks", range(ROCKS, ROCKS + 1), 2, max(2, hexes))
        if len(set(rocks)) != ROCKS and len(entry.problems.found) == before:
            entry.wrong("rocks", f"{rocks} does not fit; expected {ROCKS} different hexes, not the first")
        setup = tables.setups[at]
        setup.rocks = sum(1 << (h - 1) for h in set(rocks))
        setup.walls = entry.number("walls", 0, 10)
        setup.rice = entry.number("rice", 0, 50)
        setup.labourers = entry.number("labourers", 0, MARKET_LABOUR)
        setup.livestock = entry.number("livestock", 0, MARKET_LIVESTOCK)
        entry.done()
    return tuple(names)


def _read_achievements(top: Entry, tables: Any) -> tuple[str, ...]:
    names: list[str] = []
    for at, entry in enumerate(top.tables("achievement", range(ACHIEVEMENTS, ACHIEVEMENTS + 1))[:ACHIEVEMENTS]):
        _read_id(entry, names)
        tile = tables.achievements[at]
        tile.test = effects.TESTS.index(entry.choice("test", effects.TESTS[1:]))
        tile.number = entry.number("number", 0, 100)
        tile.rice = entry.number("rice", 0, 100)
        entry.done()
    return tuple(names)
