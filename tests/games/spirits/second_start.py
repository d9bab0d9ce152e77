"""Games that begin in the middle: fields full of paddies, rice, weeds, magic water, with spirits on the table.

The same position is laid out for both: a table of the second implementation, and from it the kernel's numbers.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from games.spirits.positions import FIELD, bits
from games.spirits.second import BOX, DISCS, SECOND_DRAFT_AFTER
from games.spirits.second_compare import Match
from games.spirits.second_field import EDGES, EDGES_OF, HEXES, START, Field, Paddy, border
from games.spirits.second_players import random_plan
from games.spirits.second_table import LETTERS, SPIRITS, Farmer, Table
from subak.games.spirits.components import Components
from subak.games.spirits.rules import field as kernel_field
from subak.games.spirits.rules.state import NONE
from subak.games.spirits.table.description import RICE

FIRST_SPIRITS = {name for name, spirit in SPIRITS.items() if spirit.number <= 20}


def begin_in_the_middle(rng: random.Random, match: Match, at_round: int, *, short: bool = False) -> None:
    """Everybody is about to play a spirit in this round; `short`: hardly anything is left in the box."""
    assert (match.table.phase, match.table.round) == ("card", 1)
    del match.table.rains[: at_round - 1]
    scramble(rng, match.table, at_round)
    lay_out_kernel(match)
    if short:
        for name in ("walls", "gates", "weeds", "pests", "fertilizer", "water"):
            match.table.box[name] = rng.choice((0, 1, 2))
            setattr(match.game._states[0].supply, name, match.table.box[name])
    match.notes.append(f"begun in the middle of round {at_round}")
    match.compare()


# --- inventing a position ----------------------------------------------------------------------------------------
def scramble(rng: random.Random, table: Table, at_round: int) -> None:
    """Everybody has played some rounds already, and their fields look like it."""
    table.round = at_round
    in_hands = {name for farmer in table.farmers for name in farmer.hand}
    is_dealt_out = at_round > SECOND_DRAFT_AFTER
    unseen = [name for name in SPIRITS if name not in in_hands and (is_dealt_out or name in FIRST_SPIRITS)]
    rng.shuffle(unseen)
    for farmer in table.farmers:
        scramble_field(rng, table, farmer)
        farmer.rice = rng.choice((0, 1, 5, 10, 20, 30))
        farmer.hired, farmer.livestock = rng.choice((0, 1, 2, 5, 10)), rng.choice((0, 1, 2, 3, 6))
        farmer.free_pieces = rng.choice((0, 0, 0, 2))
        farmer.harvested_before = rng.random() < 0.5
        farmer.played = {unseen.pop() for _ in range(rng.choice((1, 2, 3, 4)) if is_dealt_out else 1)}
    table.order = sorted(table.order, key=lambda seat: table.farmers[seat].highest)


def scramble_field(rng: random.Random, table: Table, farmer: Farmer) -> None:
    """A chain, some paddies beside it, some loose pieces, and things in all of them."""
    field = farmer.field = Field()
    gate = rng.choice(EDGES_OF[START])
    field.pieces = random_plan(rng, gate)
    field.survey()
    for _ in range(rng.choice((0, 0, 3, 8, 14))):
        kind, edge = rng.choice(("wall", "wall", "gate")), rng.choice(EDGES)
        if field.may_build(kind, edge):
            field.build(kind, edge)
    if rng.random() < 0.3:
        open_up(rng, field)
    field.rocks = {h for h in HEXES if h != START and rng.random() < 0.12}
    dry = [h for h in HEXES if h not in field.rocks]
    field.magic = set(rng.sample(dry, min(table.box["magic"], rng.choice((0, 0, 1, 2, 3)))))
    table.box["magic"] -= len(field.magic)
    for paddy in field.paddies:
        fill(rng, table, field, paddy)


def open_up(rng: random.Random, field: Field) -> None:
    """Take a piece away, so that little is missing to a paddy."""
    removable = [edge for edge in field.pieces if edge not in border(frozenset({START}))]
    if removable:
        del field.pieces[rng.choice(removable)]
        field.survey()


def fill(rng: random.Random, table: Table, field: Field, paddy: Paddy) -> None:
    """Water, rice, weeds and pests in a paddy, as far as the box has them."""
    if rng.random() < 0.15:
        return
    for plague in ("weeds", "pests"):
        number = min(table.box[plague], rng.choice((0, 0, 0, 1, 1, 2, 3)))
        setattr(paddy, plague, number)
        table.box[plague] -= number
    if field.has_rock(paddy):
        return
    room = field.room(paddy)
    paddy.discs = min(table.box["water"], rng.choice((0, 0, room, rng.randint(0, room))))
    table.box["water"] -= paddy.discs
    paddy.rice = rng.choice(("none", "planted", "grown"))
    paddy.fertilized = paddy.rice != "none" and table.box["fertilizer"] > 0 and rng.random() < 0.3
    table.box["fertilizer"] -= paddy.fertilized


# --- telling the kernel ------------------------------------------------------------------------------------------
def lay_out_kernel(match: Match) -> None:
    """The kernel's state gets everything the second implementation's table shows."""
    state, table = match.game._states[0], match.table
    count_box(table)
    state.turn = table.round
    for name, number in table.box.items():
        setattr(state.supply, name, number)
    for place, seat in enumerate(table.order):
        state.order[place], state.place[seat] = seat, place
    for farmer in table.farmers:
        lay_out_player(state.players[farmer.seat], farmer)


def count_box(table: Table) -> None:
    """Walls and gates are counted at the end of laying out."""
    for kind, number in (("wall", 80), ("gate", 24)):
        on_table = sum(list(farmer.field.pieces.values()).count(kind) for farmer in table.farmers)
        table.box[f"{kind}s"] = number - on_table
        assert table.box[f"{kind}s"] >= 0


def lay_out_player(player: Any, farmer: Farmer) -> None:
    """One player of the kernel."""
    field = farmer.field
    player.walls = bits(" ".join(edge for edge, kind in field.pieces.items() if kind == "wall"))
    player.gates = bits(" ".join(edge for edge, kind in field.pieces.items() if kind == "gate"))
    player.rocks, player.magic = hex_bits(field.rocks), hex_bits(field.magic)
    player.rice, player.reservoir = farmer.rice, farmer.reservoir
    player.hired = farmer.hired
    player.labourers, player.livestock, player.bought = farmer.labourers, farmer.livestock, farmer.livestock
    player.free_pieces, player.claimed = farmer.free_pieces, farmer.claimed
    player.harvests_now, player.harvested_before = 0, farmer.harvested_before
    player.hand, player.held = spirit_bits(farmer.hand), len(farmer.hand)
    player.played, player.used = spirit_bits(farmer.played), spirit_bits(farmer.used)
    for of_paddy in (player.discs, player.weeds, player.pests, player.rice_in, player.fertilized):
        of_paddy[:] = 0
    player.chain[:], player.paddy[:] = NONE, NONE
    kernel_field.find_paddies(FIELD, player)
    for paddy in field.paddies:
        h = paddy.first - 1
        player.discs[h], player.weeds[h], player.pests[h] = paddy.discs, paddy.weeds, paddy.pests
        player.rice_in[h], player.fertilized[h] = RICE.index(paddy.rice), paddy.fertilized
    kernel_field.find_chain(FIELD, player)


def hex_bits(hexes: set[int]) -> int:
    """Hexes as the kernel writes them."""
    return sum(1 << (h - 1) for h in hexes)


def spirit_bits(names: set[str]) -> int:
    """Spirits as the kernel writes them."""
    return sum(1 << Components.ours().spirits.index(name) for name in names)


# --- by hand -----------------------------------------------------------------------------------------------------
Contents = dict[str, Any]


def lay_out(table: Table, seat: int, groups: str, gates: str, contents: dict[int, Contents] | None = None) -> Farmer:
    """A bare field with these paddies (`1 | 2 3`), gates (`1e 3se`), and things in paddies, by their first hex."""
    farmer = table.farmers[seat]
    field = farmer.field = Field()
    for group in groups.split("|"):
        for edge in border(frozenset(map(int, group.split()))):
            field.pieces[edge] = "gate" if edge in gates.split() else "wall"
    field.survey()
    for first, things in (contents or {}).items():
        paddy = field.named(f"p{first}")
        for name, value in things.items():
            setattr(paddy, name, value)
            box = {"discs": "water", "fertilized": "fertilizer"}.get(name, name)
            if box != "rice":
                table.box[box] -= value
    return farmer


def deal(table: Table, seat: int, card: str, *played: str) -> None:
    """A spirit into a hand, others onto the table; nobody else has them."""
    for farmer in table.farmers:
        farmer.hand -= {card, *played}
    table.farmers[seat].hand.add(card)
    table.farmers[seat].played |= set(played)


def begin_by_hand(match: Match, at_round: int, arrange: Callable[[Table], None]) -> None:
    """As soon as spirits are to be played, everything lies as it is arranged."""
    while match.table.phase != "card":
        seat = match.game.actors[0]
        match.push(seat, match.options[seat][0])
    table = match.table
    del table.rains[: at_round - 1]
    table.round, table.box = at_round, Counter({**BOX, "water": DISCS[len(table.farmers)]})
    for farmer in table.farmers:
        lay_out(table, farmer.seat, "1", "1e")
        farmer.rice = farmer.hired = farmer.livestock = farmer.free_pieces = 0
    arrange(table)
    table.box["magic"] = BOX["magic"] - sum(len(farmer.field.magic) for farmer in table.farmers)
    lay_out_kernel(match)
    match.notes.append("laid out by hand")
    match.compare()


def idle_pick(match: Match, but: int) -> None:
    """Somebody, rather another seat than this, does as little as possible."""
    seat = next((one for one in match.game.actors if one != but), but)
    options = match.options[seat]
    match.push(seat, "pass" if "pass" in options else options[0])


def follow(match: Match, *wanted: str) -> None:
    """These picks, `A p2`, each as soon as it is on offer; between them as little as possible."""
    for pick in wanted:
        seat = LETTERS.index(pick[0])
        while pick[2:] not in match.options.get(seat, []):
            assert match.game.actors, f"{pick} was never on offer"
            idle_pick(match, but=seat)
        match.push(seat, pick[2:])


def go_on_to(match: Match, step: str) -> None:
    """As little as possible until A is asked in this farm step."""
    while 0 not in match.options or match.table.phase != "farm" or match.table.farmers[0].step != step:
        idle_pick(match, but=0)
