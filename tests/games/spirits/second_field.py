"""Spirits of the Rice Paddy said a second time: hexes, walls and gates, paddies and the chain.

Written from the rules alone; it shares nothing with the kernels but the components file. Hexes are their numbers, edges
their names (`2sw`), and a field is a handful of sets that are looked through again and again.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

COMPONENTS: dict[str, Any] = tomllib.loads(files("subak.games.spirits").joinpath("components.toml").read_text("utf-8"))

SMALLEST, LARGEST = 1, 5
"""Hexes of a paddy."""
GATES_OF_A_PADDY, GATES_OF_THE_STARTING_PADDY, GATES_OF_A_HEX = 2, 1, 2
START = 1

# --- the land ----------------------------------------------------------------------------------------------------
Place = tuple[int, int]
"""The row, and half hexes from the left margin."""
Region = frozenset[int]
"""Hexes between which nothing stands."""
Pieces = dict[str, str]
"""`wall` or `gate`, by edge."""

PLACES: tuple[Place, ...] = tuple(
    (row, indent + 2 * n) for row, (indent, count) in enumerate(COMPONENTS["field"]["rows"]) for n in range(count)
)
HEXES = range(1, len(PLACES) + 1)
TOWARDS = {"e": (0, 2), "se": (1, 1), "sw": (1, -1), "w": (0, -2), "nw": (-1, -1), "ne": (-1, 1)}
LAST_ROW = max(row for row, _ in PLACES)
BAMBOO = COMPONENTS["field"]["bamboo"]


def hex_beyond(h: int, side: str) -> int | None:
    """The hex on the other side, if there is one."""
    (row, x), (down, right) = PLACES[h - 1], TOWARDS[side]
    place = (row + down, x + right)
    return PLACES.index(place) + 1 if place in PLACES else None


def is_bamboo(h: int, side: str) -> bool:
    """Bamboo grows above the first row, and to the left of whatever stands first in its row."""
    row, _ = PLACES[h - 1]
    if hex_beyond(h, side):
        return False
    if row == 0 and side in ("nw", "ne"):
        return "top" in BAMBOO
    is_first = hex_beyond(h, "w") is None
    return is_first and "left" in BAMBOO and (side in ("w", "nw") or (side == "sw" and row < LAST_ROW))


def edge_name(h: int, side: str) -> str:
    """An edge is called by its smaller hex."""
    other = hex_beyond(h, side)
    if other is None or h < other:
        return f"{h}{side}"
    return next(f"{other}{back}" for back in TOWARDS if hex_beyond(other, back) == h)


EDGES_OF = {h: [edge_name(h, side) for side in TOWARDS if not is_bamboo(h, side)] for h in HEXES}
EDGES = sorted({edge for edges in EDGES_OF.values() for edge in edges})
ENDS = {edge: [h for h in HEXES if edge in EDGES_OF[h]] for edge in EDGES}
"""The two hexes of an edge; at the rim there is only one."""


def across(edge: str, h: int) -> int | None:
    """The hex one gets to from another one over an edge."""
    return next((other for other in ENDS[edge] if other != h), None)


STEPS_FROM = {h: [(edge, other) for edge in EDGES_OF[h] if (other := across(edge, h))] for h in HEXES}


def region_of(start: int, pieces: Pieces) -> Region:
    """Every hex one can walk to without climbing over a piece."""
    reached, new = {start}, [start]
    while new:
        for edge, other in STEPS_FROM[new.pop()]:
            if edge not in pieces and other not in reached:
                reached.add(other)
                new.append(other)
    return frozenset(reached)


def regions(pieces: Pieces) -> set[Region]:
    """The whole field, cut up."""
    return {region_of(h, pieces) for h in HEXES}


@cache
def border(region: Region) -> list[str]:
    """The edges with exactly one side in a region."""
    return [edge for edge in EDGES if len(region.intersection(ENDS[edge])) == 1]


def is_enclosed(region: Region, pieces: Pieces) -> bool:
    """Whether nothing leads out of a region."""
    return all(edge in pieces for edge in border(region))


def is_legal_paddy(region: Region, pieces: Pieces) -> bool:
    """Whether a region is enclosed, of the right size, and has the gates it needs."""
    gates = [edge for edge in border(region) if pieces.get(edge) == "gate"]
    needed = GATES_OF_THE_STARTING_PADDY if START in region else GATES_OF_A_PADDY
    return is_enclosed(region, pieces) and SMALLEST <= len(region) <= LARGEST and len(gates) == needed


# --- a field -----------------------------------------------------------------------------------------------------
@dataclass
class Paddy:
    """A finished paddy and what is in it."""

    hexes: Region
    discs: int = 0
    weeds: int = 0
    pests: int = 0
    rice: str = "none"  # or planted, or grown
    fertilized: bool = False

    @property
    def first(self) -> int:
        """The hex it is called by."""
        return min(self.hexes)

    @property
    def size(self) -> int:
        """Its number of hexes."""
        return len(self.hexes)

    @property
    def name(self) -> str:
        """As moves call it."""
        return f"p{self.first}"

    @property
    def is_dry(self) -> bool:
        """No disc in it; magic water counts as none."""
        return self.discs == 0

    @property
    def is_bare(self) -> bool:
        """Completely empty: it may be divided."""
        return self.discs == self.weeds == self.pests == 0 and self.rice == "none"


@dataclass
class Field:
    """A player's field."""

    pieces: Pieces = field(default_factory=dict)
    rocks: set[int] = field(default_factory=set)
    magic: set[int] = field(default_factory=set)
    paddies: list[Paddy] = field(default_factory=list)
    moved: set[str] = field(default_factory=set)
    """Where the gates stand that were moved this round."""

    # --- what is there -------------------------------------------------------------------------------------------
    def paddy_with(self, h: int) -> Paddy | None:
        """The paddy a hex is part of."""
        return next((paddy for paddy in self.paddies if h in paddy.hexes), None)

    def named(self, name: str) -> Paddy:
        """The paddy a move speaks of, `p4`."""
        return next(paddy for paddy in self.paddies if paddy.name == name)

    def room(self, paddy: Paddy) -> int:
        """How many discs flood a paddy: magic water takes the place of one."""
        return paddy.size - len(paddy.hexes & self.magic)

    def has_rock(self, paddy: Paddy) -> bool:
        """Then it is good for nothing yet."""
        return bool(paddy.hexes & self.rocks)

    def is_flooded(self, paddy: Paddy) -> bool:
        """Water in all hexes; magic water counts."""
        return not self.has_rock(paddy) and paddy.discs >= self.room(paddy)

    def needs_magic(self, paddy: Paddy) -> bool:
        """Without its magic water it would not be flooded: some hex would have no water."""
        return paddy.discs < paddy.size

    def is_flooded_by_magic_only(self, paddy: Paddy) -> bool:
        """It is flooded and dry, as the owner likes."""
        return self.is_flooded(paddy) and paddy.is_dry

    def free_edges(self) -> list[str]:
        """Where nothing stands yet."""
        return [edge for edge in EDGES if edge not in self.pieces]

    def chain(self) -> list[Paddy]:
        """The paddies water comes to, in its order: in from the reservoir, out through the gate, into the next."""
        found: list[Paddy] = []
        paddy, entry = self.paddy_with(START), ""
        while paddy and not self.has_rock(paddy):
            found.append(paddy)
            exits = [edge for edge in border(paddy.hexes) if self.pieces[edge] == "gate" and edge != entry]
            assert len(exits) == 1, "a paddy has one way out"
            entry = exits[0]
            beyond = [h for h in ENDS[entry] if h not in paddy.hexes]
            paddy = self.paddy_with(beyond[0]) if beyond else None
        return found

    # --- building ------------------------------------------------------------------------------------------------
    def survey(self) -> None:
        """Find the paddies anew; those that are as before keep what is in them."""
        legal = [region for region in regions(self.pieces) if is_legal_paddy(region, self.pieces)]
        known = {paddy.hexes: paddy for paddy in self.paddies}
        self.paddies = [known.get(region, Paddy(region)) for region in sorted(legal, key=min)]

    def build(self, kind: str, edge: str) -> None:
        """Put up a piece."""
        self.pieces[edge] = kind
        self.survey()

    def may_build(self, kind: str, edge: str) -> bool:
        """Whether a wall or gate may stand on a free edge."""
        if edge in self.pieces or (kind == "gate" and self.is_third_gate(edge)):
            return False
        before = region_of(ENDS[edge][0], self.pieces)
        after = {**self.pieces, edge: kind}
        parts = {region_of(h, after) for h in ENDS[edge]}
        paddy = self.paddy_with(ENDS[edge][0])
        if paddy:
            return paddy.is_bare and all(is_legal_paddy(part, after) for part in parts)
        was_closed = is_enclosed(before, self.pieces)
        closed = [part for part in parts if is_enclosed(part, after) and not (was_closed and part == before)]
        return not closed or any(is_legal_paddy(part, after) for part in closed)

    def is_third_gate(self, edge: str) -> bool:
        """Whether one of its hexes has two gates already."""
        return any(sum(self.pieces.get(other) == "gate" for other in EDGES_OF[h]) >= GATES_OF_A_HEX for h in ENDS[edge])

    # --- moving gates --------------------------------------------------------------------------------------------
    def move_gate(self, gate: str, wall: str) -> None:
        """A gate and a wall change places."""
        self.pieces[gate], self.pieces[wall] = "wall", "gate"
        self.moved.add(wall)
        self.survey()

    def places_for(self, gate: str) -> list[str]:
        """The walls with which a gate may change places."""
        if self.pieces.get(gate) != "gate" or gate in self.moved:
            return []
        borders = [border(paddy.hexes) for paddy in self.paddies]
        walls = {edge for edges in borders if gate in edges for edge in edges if self.pieces[edge] == "wall"}
        return sorted(wall for wall in walls if self.may_move(gate, wall))

    def may_move(self, gate: str, wall: str) -> bool:
        """Whether all paddies stay legal and the gate does not come to stand between two of them."""
        after = {**self.pieces, gate: "wall", wall: "gate"}
        touched = [paddy for paddy in self.paddies if {gate, wall} & set(border(paddy.hexes))]
        if all(self.paddy_with(h) for h in ENDS[wall]) and len(ENDS[wall]) == 2:
            return False
        return all(is_legal_paddy(paddy.hexes, after) for paddy in touched)
