"""Players for the comparison: what uniform ones never do, such as finishing paddies, these do all the time."""

import random
from collections.abc import Callable

from games.spirits.second_compare import Match
from games.spirits.second_field import EDGES_OF, START, Pieces, Region, across, border
from games.spirits.second_table import Farmer
from subak.players.quick import GreedyPlayer

Player = Callable[[Match, int], str]
"""Picks one of the moves on offer to a seat."""

AT_RANDOM = 0.1
"""How often a sensible player does anything at all."""


def uniform(rng: random.Random) -> Player:
    """Any pick."""
    return lambda match, seat: rng.choice(match.options[seat])


def idle(rng: random.Random) -> Player:
    """As little as possible."""
    return lambda match, seat: "pass" if "pass" in match.options[seat] else match.options[seat][0]


def greedy(rng: random.Random) -> Player:
    """The computer player that looks one pick ahead."""
    player = GreedyPlayer(rng.randrange(1000), tries=1)

    def pick(match: Match, seat: int) -> str:
        code = player.choose(match.game, seat)
        return next(move.text for move in match.game.moves(seat) if move.code == code)

    return pick


# --- sensible players --------------------------------------------------------------------------------------------
def sensible(rng: random.Random) -> Player:
    """Builds after a plan, keeps its labour busy, and only now and then does anything at all."""
    plans: dict[int, Pieces] = {}

    def planned(match: Match, seat: int) -> list[str]:
        pieces = match.table.farmers[seat].field.pieces
        if seat not in plans:
            plans[seat] = random_plan(rng, next(edge for edge, kind in pieces.items() if kind == "gate"))
        return [f"{kind}:{edge}" for edge, kind in plans[seat].items()]

    def pick(match: Match, seat: int) -> str:
        picks, farmer = match.options[seat], match.table.farmers[seat]
        if match.table.phase == "first_gate" or rng.random() < AT_RANDOM:
            return rng.choice(picks)
        if match.table.phase == "allocate":
            return allocated(rng, farmer, picks)
        if picks[0][0] == "n":
            return rng.choice(picks[-2:])
        if picks[0].startswith(("wall:", "gate:")):
            return next((one for one in planned(match, seat) if one in picks), rng.choice(picks))
        return rng.choice([one for one in picks if one != "pass"] or picks)

    return pick


def allocated(rng: random.Random, farmer: Farmer, picks: list[str]) -> str:
    """What grows is harvested; walls are built by whoever is left."""
    to_harvest = 2 * sum(paddy.size for paddy in farmer.field.paddies if paddy.rice == "grown")
    is_for_builders = "builders" not in farmer.work
    is_for_oxen = "oxen" not in farmer.work and not is_for_builders
    if is_for_builders:
        return picks[max(0, min(len(picks) - 1, (farmer.labourers - to_harvest - 2) // 3))]
    if is_for_oxen:
        return picks[0] if farmer.field.rocks else picks[-1]
    return rng.choice((picks[-1], picks[-1], rng.choice(picks)))


# --- plans -------------------------------------------------------------------------------------------------------
def random_plan(rng: random.Random, gate: str) -> Pieces:
    """A chain of paddies behind the first gate: which pieces are to stand in the end, from the first paddy on."""
    taken, at, entry, gates = {START}, START, gate, {gate}
    edges = list(border(frozenset({START})))
    while (beyond := across(entry, at)) and beyond not in taken:
        region = grown_from(rng, beyond, rng.choice((1, 2, 2, 3, 3, 4, 5)), taken)
        taken |= region
        edges += border(region)
        exits = [edge for edge in border(region) if edge not in gates and not touches(edge, taken - region)]
        if not exits:
            break
        entry = rng.choice(exits)
        gates.add(entry)
        at = next(h for h in region if entry in EDGES_OF[h])
    return {edge: "gate" if edge in gates else "wall" for edge in edges}


def grown_from(rng: random.Random, start: int, size: int, taken: set[int]) -> Region:
    """A random region around a hex."""
    region = {start}
    while len(region) < size:
        around = {other for h in region for edge in EDGES_OF[h] if (other := across(edge, h))} - taken - region
        if not around:
            break
        region.add(rng.choice(sorted(around)))
    return frozenset(region)


def touches(edge: str, hexes: set[int]) -> bool:
    """Whether one of the hexes has this edge."""
    return any(edge in EDGES_OF[h] for h in hexes)
