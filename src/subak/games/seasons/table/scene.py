"""What a seat sees: farms (by the river or side by side), hands, the dry row. Lengths are cells; a card is 2 × 3.

Sprites: `card:boran` (its land side, wherever it lies), `ancestor:boran`, `contract:0`, `river:houses`, `field:0:3,-2`
(a parcel of a closed field: the rice is ripe), `lines:boran` (drawn over ripe parcels), `back:1:0`, `deck`, `guide`,
`mark:0`. `place:v2,-1` is a ghost, `button:none` a button.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from subak.games.seasons.components import CONTRACTS, EDITIONS, Components, card_message
from subak.games.seasons.rules.closed import closed_parcels
from subak.games.seasons.rules.flow import winner
from subak.games.seasons.rules.geometry import PART_AT
from subak.games.seasons.rules.state import DRY, FIELD_AT_END, GRID, NO_CONTRACT, NONE, OVER, PLACE, RIVER_CARDS, SETUP
from subak.games.seasons.table.description import PHASES, Lying, Seat, Table, read
from subak.games.seasons.table.drawings import CARD_H, CARD_W, GUIDE_W, river_art
from subak.games.seasons.table.notation import is_sideways, place_of
from subak.kernel.bits import bits_of
from subak.show.choices import Args, Choices, Message
from subak.show.remember import once
from subak.show.scene import Fact, Panel, Scene, Sprite, Zone

MAT, STREAM, CARD, RIPE, LINES, ON_TOP = range(6)
"""Layers, from the table up."""
STEP = 2.3
"""From card to card in a row."""
COLUMN = 2.6
"""The strip left of a farm, for ancestor and contract."""
REACH, AROUND = 3.25, 0.8
"""Free ground around a farm: where its owner may still build, and where nobody does."""
LEAST_W, LEAST_H = 9.0, 8.0
RIVER_W, RIVER_H = 2 * RIVER_CARDS, 3
SMALL = 0.6
"""Scale of hands that are not one's own."""
ROW_PLACES = 6
UNDEALT = 14
OTHER_WAY = 180


# --- what stays the same all game ------------------------------------------------------------------------------
class Spot(NamedTuple):
    """A feature on a card that lies in some turn: its parcel, from the card's top left cell."""

    feature: int
    x: int
    y: int


@dataclass(frozen=True)
class Printed:
    """What is printed on a set of cards: ids, names and drawings, put together once."""

    cards: tuple[str, ...]  # sprite ids by card
    lands: tuple[str, ...]  # drawings
    names: tuple[Message, ...]
    planned: tuple[Message, ...]
    spots: tuple[tuple[tuple[Spot, ...], ...], ...]  # by card and turn
    parts: tuple[tuple[tuple[int, int], ...], ...]  # by turn: the six parcels a card lies on
    arrows: tuple[int, ...]  # by river card


@once
def printed_on(components: Components) -> Printed:
    tables = components.tables[EDITIONS[0]][0]
    names = tuple(Message(card_message(name)) for name in components.cards)
    parts = tuple(tuple((int(x), int(y)) for x, y in PART_AT[turn]) for turn in range(4))
    features = [tables.cards[card].parts.tolist() for card in range(len(names))]
    spots = tuple(
        tuple(
            tuple(Spot(feature, *parts[turn][part]) for part, feature in enumerate(features[card]) if feature)
            for turn in range(4)
        )
        for card in range(len(names))
    )
    return Printed(
        tuple(f"card:{name}" for name in components.cards),
        tuple(f"seasons-land:{name}" for name in components.cards),
        names,
        tuple(Message("seasons-planned", {"card": name}) for name in names),
        spots,
        parts,
        tuple(int(river.arrow) for river in tables.river),
    )


# --- closed fields ---------------------------------------------------------------------------------------------
Point = tuple[int, int]


def ripe_parcels(states: Any, table: Table, seat: int) -> set[Point]:
    """The parcels of a seat's closed fields, in the farm's own coordinates."""
    player = table.players[seat]
    if not player.field_count:
        return set()
    rows = np.zeros(GRID, np.int64)
    closed_parcels(states["players"][0, seat], rows)
    left, top = player.left - 3, player.top - 3
    return {
        (left + (x - left) % GRID, top + (y - top) % GRID)
        for y, row in enumerate(rows.tolist())
        if row
        for x in bits_of(row)
    }


def fields_of(ripe: set[Point], paths: list[int]) -> list[list[Point]]:
    """Ripe parcels, field by field: those that furrows join."""
    fields, rest = [], set(ripe)
    while rest:
        field = [min(rest)]
        rest.discard(field[0])
        for x, y in field:  # grows while it is walked through
            for step_x, step_y, cell_x, cell_y in _ACROSS:
                parcel = (x + step_x, y + step_y)
                if parcel in rest and not paths[(y + cell_y) % GRID] >> (x + cell_x) % GRID & 1:
                    rest.discard(parcel)
                    field.append(parcel)
        fields.append(field)
    return fields


_ACROSS = ((-1, -1, -1, -1), (1, -1, 0, -1), (-1, 1, -1, 0), (1, 1, 0, 0))
"""A parcel's neighbours, and the cell whose line is between."""


def _field_label(field: list[Point], standing: dict[Point, list[int]]) -> Message:
    counts = [0, 0, 0, 0]
    for parcel in field:
        for feature in standing.get(parcel, ()):
            counts[feature] += 1
    _, farmers, houses, buffalo = counts
    numbers = {"parcels": len(field), "houses": houses, "farmers": farmers, "buffalo": buffalo}
    return Message("seasons-closed-field", numbers)


Spread = tuple[list[Zone], list[Sprite]]
"""Some of the zones, with what lies in them."""


# --- farms -----------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Box:
    """The part of a plane that is shown."""

    left: float
    top: float
    right: float
    bottom: float


class Plane(NamedTuple):
    """Where a farm lies: as it is, or across the river, seen from the other side."""

    zone: str
    across: bool

    def point(self, x: float, y: float) -> tuple[float, float]:
        return (RIVER_W - x, -RIVER_H - y) if self.across else (x, y)


def size_of(turn: int) -> tuple[int, int]:
    """Cells a card covers to the right and downwards."""
    return (3, 2) if turn & 1 else (2, 3)


def _lying_sprite(plane: Plane, lying: Lying, id: str, art: str, layer: int) -> Sprite:
    width, height = size_of(lying.turn)
    x, y = plane.point(lying.x + width / 2, lying.y + height / 2)
    turn = (90 * lying.turn + (OTHER_WAY if plane.across else 0)) % 360
    return Sprite(id, plane.zone, art, x, y, CARD_W, CARD_H, turn, layer)


def _farm_sprites(states: Any, table: Table, printed: Printed, seat: int, plane: Plane) -> list[Sprite]:
    """Cards; over them the ripe parcels; over these the lines and features that they hide."""
    player = table.players[seat]
    sprites = [
        _lying_sprite(plane, card, printed.cards[card.card], printed.lands[card.card], CARD) for card in player.placed
    ]
    ripe = ripe_parcels(states, table, seat)
    if not ripe:
        return sprites
    standing: dict[Point, list[int]] = {}
    for card in player.placed:
        for spot in printed.spots[card.card][card.turn]:
            standing.setdefault((card.x + spot.x, card.y + spot.y), []).append(spot.feature)
        if any((card.x + x, card.y + y) in ripe for x, y in printed.parts[card.turn]):
            name = printed.cards[card.card][5:]
            sprites.append(_lying_sprite(plane, card, f"lines:{name}", f"seasons-lines:{name}", LINES))
    for field in fields_of(ripe, states["players"][0, seat]["paths"].tolist()):
        label = _field_label(field, standing)
        for x, y in field:
            at = plane.point(x, y)
            sprites.append(
                Sprite(
                    f"field:{seat}:{x},{y}", plane.zone, "seasons-ripe", *at, 2, 2, 0, RIPE, "", "", label, FIELD_HELP
                )
            )
            if table.water_festival and y == 0 and 0 < x < RIVER_W:  # the half on the river card is hidden, too
                turn = OTHER_WAY if plane.across else 0
                bank = plane.point(x, -0.5)
                sprites.append(Sprite(f"bank:{seat}:{x}", plane.zone, "seasons-bank", *bank, 2, 1, turn, LINES))
    return sprites


FIELD_HELP = Message("seasons-closed-field-help", {"points": FIELD_AT_END})


def _farm_box(player: Seat, margin: float) -> Box:
    """Around a farm, or around the place where it will begin."""
    cards = player.placed or [Lying(0, 0, 0, 0), Lying(0, 1, 0, 0)]
    return Box(
        min(card.x for card in cards) - margin,
        min(card.y for card in cards) - margin,
        max(card.x + size_of(card.turn)[0] for card in cards) + margin,
        max(card.y + size_of(card.turn)[1] for card in cards) + margin,
    )


def _margin(table: Table, seat: int, viewer: int) -> float:
    return REACH if seat == viewer and table.phase != OVER else AROUND


def _beside(table: Table, seat: int, components: Components, zone: str, x: float, y: float, down: int) -> list[Sprite]:
    """A seat's ancestor, the contract below (or above) it."""
    player = table.players[seat]
    sprites = []
    if player.ancestor == NONE:
        sprites.append(Sprite(f"slot:ancestor:{seat}", zone, "seasons-slot", x, y, CARD_W, CARD_H, 0, STREAM))
    else:
        name = components.cards[player.ancestor]
        sprites.append(Sprite(f"ancestor:{name}", zone, f"seasons-ancestor:{name}", x, y, CARD_W, CARD_H, 0, CARD))
    if player.contract != NO_CONTRACT:
        art = f"seasons-contract:{CONTRACTS[player.contract]}"
        sprites.append(Sprite(f"contract:{seat}", zone, art, x, y + 2.65 * down, 2, 2, 0, CARD))
    return sprites


def _mark(seat: int, zone: str, x: float, y: float) -> Sprite:
    return Sprite(
        f"mark:{seat}", zone, f"seat-mark-{seat}", x, y, 0.6, 0.6, 0, ON_TOP, f"seat-{seat}", "", FARM_OF[seat]
    )


FARM_OF = tuple(Message("seasons-farm-of", {"seat": (seat,)}) for seat in range(2))


def _apart(states: Any, table: Table, components: Components, seats: tuple[int, int], viewer: int) -> Spread:
    """Without the river: a board for each farm."""
    printed = printed_on(components)
    zones, sprites = [], []
    for seat in seats:
        zone = f"farm:{seat}"
        box = _farm_box(table.players[seat], _margin(table, seat, viewer))
        _widen(box)
        box.left -= COLUMN
        title = Message("seasons-my-farm" if seat == viewer else "seasons-farm-of", {"seat": (seat,)})
        zones.append(Zone(zone, "board", title, box.left, box.top, box.right - box.left, box.bottom - box.top, seat))
        sprites.append(_filling(f"mat:{seat}", zone, "seasons-mat", box, MAT))
        sprites += _farm_sprites(states, table, printed, seat, Plane(zone, False))
        if not table.players[seat].placed and table.players[seat].pick.card == NONE:
            sprites.append(Sprite(f"slot:farm:{seat}", zone, "seasons-slot", 1.5, 1.5, CARD_W, CARD_H, 0, STREAM))
        sprites += _beside(table, seat, components, zone, box.left + 1.3, box.top + 1.8, 1)
        sprites.append(_mark(seat, zone, box.right - 0.5, box.top + 0.5))
    return zones, sprites


def _by_the_river(states: Any, table: Table, components: Components, seats: tuple[int, int], viewer: int) -> Spread:
    """One board: the viewer's farm below the river, the other one above it, turned round."""
    printed, zone = printed_on(components), "board"
    near, far = (_farm_box(table.players[seat], _margin(table, seat, viewer)) for seat in seats)
    depth = 4.2 + (2.6 if table.jasmine_ginger else 0)  # room for what lies beside the farm
    margin = REACH if table.phase == SETUP and viewer >= 0 else AROUND
    box = Box(
        min(near.left, RIVER_W - far.right, -margin) - COLUMN,
        -RIVER_H - max(far.bottom, depth),
        max(near.right, RIVER_W - far.left, RIVER_W + margin),
        max(near.bottom, depth),
    )
    sprites = [_filling("mat", zone, "seasons-mat", box, MAT)]
    stream = Box(box.left, -RIVER_H, box.right, 0)
    sprites.append(_filling("stream", zone, "seasons-stream", stream, STREAM))
    sprites += _river_sprites(table, components, printed, seats[0])
    for seat, plane in zip(seats, (Plane(zone, False), Plane(zone, True)), strict=True):
        sprites += _farm_sprites(states, table, printed, seat, plane)
    sprites += _beside(table, seats[0], components, zone, box.left + 1.3, box.bottom - 1.8, -1)
    sprites += _beside(table, seats[1], components, zone, box.left + 1.3, box.top + 1.8, 1)
    sprites.append(_mark(seats[0], zone, box.right - 0.45, -0.55))
    sprites.append(_mark(seats[1], zone, box.right - 0.45, 0.55 - RIVER_H))
    title = Message("seasons-river-board")
    return [Zone(zone, "board", title, box.left, box.top, box.right - box.left, box.bottom - box.top)], sprites


def _river_sprites(table: Table, components: Components, printed: Printed, near: int) -> list[Sprite]:
    """The river cards from the left of who looks: seat 1 sits opposite."""
    side = "dry" if table.phase >= DRY else "wet"
    sprites = []
    for position in range(RIVER_CARDS):
        card = table.river[position]
        from_left = position if near == 0 else RIVER_CARDS - 1 - position
        towards = printed.arrows[card] * (-1 if table.river_turned[position] else 1) * (1 if near == 0 else -1)
        name = components.river[card]
        art = river_art(name, towards, side)
        sprites.append(Sprite(f"river:{name}", "board", art, 2 * from_left + 1, -1.5, CARD_W, CARD_H, 0, CARD))
    return sprites


def _widen(box: Box) -> None:
    """Small farms lie in the middle of a board of some size."""
    wide, high = LEAST_W - (box.right - box.left), LEAST_H - (box.bottom - box.top)
    if wide > 0:
        box.left, box.right = box.left - wide / 2, box.right + wide / 2
    if high > 0:
        box.top, box.bottom = box.top - high / 2, box.bottom + high / 2


def _filling(id: str, zone: str, art: str, box: Box, layer: int) -> Sprite:
    width, height = box.right - box.left, box.bottom - box.top
    return Sprite(id, zone, art, box.left + width / 2, box.top + height / 2, width, height, 0, layer)


# --- hands and the dry row -------------------------------------------------------------------------------------
NAME_H = 0.44


def _card_with_name(printed: Printed, card: int, zone: str, x: float, y: float) -> list[Sprite]:
    id = printed.cards[card]
    return [
        Sprite(id, zone, printed.lands[card], x, y, CARD_W, CARD_H, 0, CARD),
        Sprite(f"name:{id[5:]}", zone, "", x, 1.5 + NAME_H / 2, CARD_W, NAME_H, 0, CARD, "", printed.names[card]),
    ]


def _own_hand(table: Table, components: Components, seat: int) -> Spread:
    """A seat's own cards; the one picked stands out, those already given a place are there. In the set-up both sides
    of each card are shown: one will begin the farm, the other be the ancestor."""
    printed, player, zone = printed_on(components), table.players[seat], f"hand:{seat}"
    gone = {player.pick.row, player.pick.card if player.pick.place != NONE else NONE}
    cards = [card for card in bits_of(player.hand) if card not in gone]
    both_sides = table.phase == SETUP
    step = 2 * CARD_W + 0.8 if both_sides else STEP
    sprites = []
    for number, card in enumerate(cards):
        x = number * step
        sprites += _card_with_name(printed, card, zone, x, -0.3 if card == player.pick.card else 0)
        if both_sides:
            name = components.cards[card]
            art = f"seasons-ancestor:{name}"
            sprites.append(Sprite(f"ancestor:{name}", zone, art, x + CARD_W + 0.1, 0, CARD_W, CARD_H, 0, CARD))
    width = max(1, len(cards)) * step
    title = Message("seasons-hand")
    return [Zone(zone, "hand", title, -CARD_W / 2 - 0.15, -1.9, width, 1.9 + 1.5 + NAME_H, seat)], sprites


def _other_hand(table: Table, components: Components, seat: int) -> Spread:
    """Small; known cards are open (in the wet season), others are backs."""
    printed, player, zone = printed_on(components), table.players[seat], f"hand:{seat}"
    width, height, step = SMALL * CARD_W, SMALL * CARD_H, SMALL * STEP
    if player.hand:
        sprites = [
            Sprite(printed.cards[card], zone, printed.lands[card], number * step, 0, width, height, 0, CARD)
            for number, card in enumerate(bits_of(player.hand))
        ]
    else:
        sprites = [
            Sprite(
                f"back:{seat}:{n}", zone, "seasons-back", n * step, 0, width, height, 0, CARD, "", "", BACK, BACK_HELP
            )
            for n in range(player.held)
        ]
    title = Message("seasons-hand-of", {"seat": (seat,)})
    wide = max(1, player.held) * step
    return [Zone(zone, "hand", title, -width / 2 - 0.1, -height / 2 - 0.1, wide + 0.1, height + 0.2, seat)], sprites


BACK, BACK_HELP, DECK, DECK_HELP = (
    Message(id) for id in ("seasons-back", "seasons-back-help", "seasons-deck", "seasons-deck-help")
)

SLOTS = tuple(
    Sprite(f"slot:{number}", "row", "seasons-slot", number * STEP, 0, CARD_W, CARD_H, 0, MAT)
    for number in range(ROW_PLACES)
)


def _dry_row(table: Table, components: Components, viewer: int) -> Spread:
    """The cards set aside, the one its owner is about to set aside, and what fields pay."""
    printed, zone = printed_on(components), "row"
    slots = () if table.phase == OVER else SLOTS
    cards = list(bits_of(table.row))
    raised = table.players[viewer].pick.card if viewer >= 0 and table.phase == DRY else NONE
    sprites = list(slots)
    for number, card in enumerate(cards):
        sprites += _card_with_name(printed, card, zone, number * STEP, -0.3 if card == raised else 0)
    if viewer >= 0 and table.players[viewer].pick.row != NONE:
        card, x = table.players[viewer].pick.row, len(cards) * STEP
        art, label = printed.lands[card], printed.planned[card]
        sprites.append(Sprite(printed.cards[card], zone, art, x, 0, CARD_W, CARD_H, 0, CARD, "faint", "", label))
    if table.phase == SETUP:
        sprites.append(Sprite("deck", zone, "seasons-back", 0, 0, CARD_W, CARD_H, 0, CARD, "", "", DECK, DECK_HELP))
        sprites.append(Sprite("deck-count", zone, "seasons-token", 0, 0, 0.9, 0.9, 0, ON_TOP, "", str(UNDEALT)))
    end = len(slots) * STEP - STEP / 2 + 0.15
    guide = f"seasons-guide:{EDITIONS[table.edition]}"
    sprites.append(Sprite("guide", zone, guide, end + GUIDE_W / 2, 0, GUIDE_W, CARD_H, 0, CARD))
    left = -CARD_W / 2 - 0.15
    height = 1.9 + 1.5 + NAME_H
    return [Zone(zone, "row", Message("seasons-row"), left, -1.9, end + GUIDE_W + 0.15 - left, height)], sprites


def _planned_card(table: Table, components: Components, seat: int) -> list[Sprite]:
    """The card a seat has given a place, before it is revealed."""
    printed, pick = printed_on(components), table.players[seat].pick
    if pick.place == NONE:
        return []
    x, y, turn = _laid(table, seat, pick.place)
    zone = "board" if table.water_festival else f"farm:{seat}"
    width, height = size_of(turn)
    at = (x + width / 2, y + height / 2, CARD_W, CARD_H, 90 * turn, ON_TOP, "faint", "", printed.planned[pick.card])
    return [Sprite(printed.cards[pick.card], zone, printed.lands[pick.card], *at)]


def _laid(table: Table, seat: int, code: int) -> tuple[int, int, int]:
    """Column, row and turn of a card at a place. The turn is the one that fits the grid (see geometry.turn_at)."""
    x, y = place_of(table, seat, code)
    return x, y, TURNS[is_sideways(code)][(x + y) & 1]


TURNS = ((2, 0), (1, 3))
"""By sideways and by whether column + row is odd, as `geometry.turn_at` says."""


def _ghosts(table: Table, components: Components, seat: int, choices: Choices) -> Iterator[Sprite]:
    """The picked card in each of its places."""
    if not choices.options or choices.options[0].move.code < PLACE:
        return
    printed, zone = printed_on(components), "board" if table.water_festival else f"farm:{seat}"
    art = printed.lands[table.players[seat].pick.card]
    for choice in choices.options:
        x, y, turn = _laid(table, seat, choice.move.code)
        width, height = size_of(turn)
        at = (x + width / 2, y + height / 2, CARD_W, CARD_H, 90 * turn, ON_TOP)
        yield Sprite(choice.target, zone, art, *at, "", "", choice.label)


# --- panels, status, all together ------------------------------------------------------------------------------
FACTS = ("farmers", "houses", "buffalo")
FACT_LABELS = tuple(Message(f"seasons-fact-{name}") for name in ("fields", "largest", *FACTS, "held"))
FACT_ARTS = ("seasons-field", "seasons-largest", "seasons-farmer", "seasons-house", "seasons-buffalo", "seasons-hand")


def _panels(states: Any, table: Table) -> tuple[Panel, ...]:
    """Points; closed fields; the largest; of each feature how many stand in closed fields and in the whole farm."""
    fields = states["players"][0]["fields"]
    inside = [fields[name].sum(1).tolist() for name in FACTS]
    largest = fields["extent"].max(1).tolist()
    panels = []
    for seat, player in enumerate(table.players):
        all_of = (player.farmers, player.houses, player.buffalo)
        shares = [f"{closed[seat]}/{count}" for closed, count in zip(inside, all_of, strict=True)]
        values: tuple[int | str, ...] = (player.field_count, largest[seat], *shares, player.held)
        panels.append(Panel(seat, player.points, tuple(map(Fact, FACT_ARTS, values, FACT_LABELS))))
    return tuple(panels)


def _status(states: Any, table: Table) -> Message:
    phase = PHASES[table.phase]
    if table.phase == OVER:
        won = int(winner(states[0]))
        return Message("seasons-status-shared") if won == NONE else Message("seasons-status-over", {"seat": (won,)})
    args: Args = {"turn": table.turn + 1}
    if table.active != NONE:
        args["seat"] = (table.active,)
    return Message(f"seasons-status-{phase}", args)


def scene(states: Any, components: Components, seat: int, choices: Choices) -> Scene:
    """What a seat (or a spectator, who sees the table from seat 0) sees."""
    table = read(states)
    seats = (1, 0) if seat == 1 else (0, 1)
    lay_out = _by_the_river if table.water_festival else _apart
    groups = [lay_out(states, table, components, seats, seat)]
    if seat >= 0 and (table.players[seat].held or table.phase == SETUP):
        groups.append(_own_hand(table, components, seat))
    groups.append(_dry_row(table, components, seat))
    groups += [_other_hand(table, components, of) for of in seats if of != seat and table.players[of].held]
    zones = [zone for group in groups for zone in group[0]]
    sprites = [sprite for group in groups for sprite in group[1]]
    ghosts: tuple[Sprite, ...] = ()
    if seat >= 0:
        sprites += _planned_card(table, components, seat)
        ghosts = tuple(_ghosts(table, components, seat, choices))
    return Scene(_status(states, table), tuple(zones), tuple(sprites), _panels(states, table), choices, ghosts)
