"""The table as a display list. Almost every sprite is one of a few hundred that are made once for a set of components.

Sprites: `field:b3` `lake:a8` `spring:a1` `city` `plaza` `road:west` `river:b3` (the water that leaves or ends there)
`mouth:a8:n` `dam:b3-b4` `campesino:0:b3` (all of a seat in a place) `finca:0:b3` `hacienda:0:b3` `card:7` `deck`
`discard` `money:0` `wood:0` `fincas:0` `haciendas:0` `steps:0`.
Ghosts: `place:b3` `to:b3` `drive:b3` `flow:b3` `push`, and buildings and dams as they are called when they stand.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from subak.games.rios.components import KIND_NAMES, Components
from subak.games.rios.rules.flow import ALL_BUILDINGS, FOR_THE_EARLY_WIN
from subak.games.rios.rules.geometry import NAMES
from subak.games.rios.rules.state import (
    BORDER,
    CELLS,
    DAM,
    DIRECTIONS,
    DRIVE,
    FINCA,
    FINCAS,
    FROM,
    HACIENDA,
    HEIGHT,
    LAYING,
    NONE,
    OVER,
    PLACE,
    PLACING,
    PUSH,
    RESOLVE,
    ROADS,
    SE,
    TO,
    TURN,
    S,
    State,
)
from subak.games.rios.table.description import standing_of
from subak.games.rios.table.drawings import (
    CARD_H,
    CARD_W,
    DISCARD_W,
    HEX,
    INFLOWS,
    NOW_SIZE,
    OUTFLOWS,
    RIVER_NAMES,
    ROAD_WIDTH,
    Frame,
    centre,
)
from subak.games.rios.table.log_lines import place
from subak.games.rios.table.notation import ROAD_NAMES
from subak.games.rios.wording import amounts
from subak.kernel import entry
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.choices import Args, Choice, Choices, Message
from subak.show.remember import SpriteMaker, once
from subak.show.scene import Fact, Panel, Scene, Sprite, Zone

GROUND, FIELDS, RIVERS, WATERS, CITY, DAMS, RING, HOUSES, PEOPLE = range(9)
"""Layers, from below."""
PIECE, HOUSE, DAM_SIZE = 0.95, 0.9, 1.0
PEOPLE_AT, HOUSE_AT, NEW_HACIENDA_AT = (-0.42, 0.06), (0.22, -0.14), (0.36, 0.42)
"""On a field, from its centre: campesinos left, a building right; room for the other building to choose from."""
IN_CITY = ((-0.42, -0.36), (0.42, -0.36), (-0.42, 0.36), (0.42, 0.36))
ON_ROAD = ((0.0, -1.5), (0.0, -0.5), (0.0, 0.5), (0.0, 1.5))
"""By seat."""
TURNS = (60, 0, 300)
"""Of what points down or lies across, by direction of the water."""
BOTH_RIVERS = 3
LABELS = {
    "lake": "rios-lake-of",
    "spring": "rios-spring-of",
    "finca": "rios-finca-of",
    "hacienda": "rios-hacienda-of",
}

# the row of harvest cards, the deck, the discarded cards
ROW_H, ROW_MIDDLE, CARD_STEP, PUSH_ROOM = 3.5, 1.85, 2.15, 2.15
SMALL_W, SMALL_H, SMALL_STEP, SMALL_COLUMNS = 0.84, 1.21, 0.92, 6
# the store of a seat
STORE_W, STORE_H = 14.2, 1.2


def below(cell: int, direction: int) -> int:
    """As in `geometry`, without entering compiled code."""
    return cell + 1 if direction == S else cell + (cell // HEIGHT & 1) + (HEIGHT if direction == SE else -HEIGHT)


BELOW = [[below(cell, direction) for direction in range(DIRECTIONS)] for cell in range(CELLS)]


def card_x(at: int) -> float:
    return round(1.25 + CARD_STEP * at + (0.15 if at else 0), 3)  # the present card has a frame


def deck_x(seats: int) -> float:
    """To the right of the row, with room for a card that is pushed to its back."""
    return round(card_x(seats + 1) + PUSH_ROOM, 3)


def discard_x(seats: int) -> float:
    return round(deck_x(seats) + 1.25, 3)


# --- what is made once -----------------------------------------------------------------------------------------------
class Sprites(SpriteMaker):
    """Everything that can lie on a board with these components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.frame = Frame(components)
        city = self.frame.city
        self.places: list[str | Message] = [place(components, cell) for cell in range(CELLS)]
        self.ids = [*NAMES]
        self.ids[city] = "city"
        for name, cell in zip(ROAD_NAMES, ROADS, strict=True):
            self.ids[cell] = name
        self.at = [centre(cell) for cell in range(CELLS)]
        self.at[city] = centre(self.frame.plaza)
        for road, cell in enumerate(ROADS):
            self.at[cell] = self.frame.roads[road]
        self.is_field = [cell in self.frame.fields for cell in range(CELLS)]
        self.is_lake = [cell in self.frame.lakes for cell in range(CELLS)]
        self.ground = tuple(self._ground())
        self.fields = [[self._field(cell, kind) for kind in range(len(KIND_NAMES))] for cell in range(CELLS)]
        self.names = [Message(f"rios-card-{name.replace('_', '-')}") for name in components.cards]
        self.remember_all()

    def zones(self, seats: int) -> tuple[Zone, ...]:
        frame, width = self.frame, discard_x(seats) + SMALL_COLUMNS * SMALL_STEP + 0.15
        stores = [
            Zone(f"store:{seat}", "hand", Message("rios-zone-store", {"seat": (seat,)}), 0, 0, STORE_W, STORE_H, seat)
            for seat in range(seats)
        ]
        board = Zone("board", "board", Message("rios-zone-board"), frame.x, frame.y, frame.w, frame.h)
        return board, Zone("row", "row", Message("rios-zone-row"), 0, 0, round(width, 3), ROW_H), *stores

    # --- the board ---------------------------------------------------------------------------------------------------
    def _ground(self) -> Iterator[Sprite]:
        frame = self.frame
        x, y = round(frame.x + frame.w / 2, 3), round(frame.y + frame.h / 2, 3)
        yield Sprite("ground", "board", "rios-ground", x, y, frame.w, frame.h, 0, GROUND)
        for kind, cells in (("lake", frame.lakes), ("spring", frame.springs)):
            for at, cell in enumerate(cells):
                label = Message(LABELS[kind], {"cell": NAMES[cell], **(_river_arg(at) if kind == "spring" else {})})
                yield self._hex(f"{kind}:{NAMES[cell]}", f"rios-tile-{kind}", cell, FIELDS, label)
        if frame.plaza != frame.city:
            yield self._hex("plaza", "rios-tile-plaza", frame.plaza, FIELDS, Message("rios-city-of"))
        yield self._hex("city", "rios-tile-city", frame.city, CITY, Message("rios-city-of"))
        for road, name in enumerate(ROAD_NAMES):
            if frame.links[road]:
                x, y = frame.roads[road]
                label = Message("rios-on-road", {"road": Message(f"rios-road-{name}")})
                length = frame.road_length(road)
                yield Sprite(
                    f"road:{name}", "board", "rios-tile-road", x, y, length, ROAD_WIDTH, 90, FIELDS, "", "", label
                )
        x, y = round(frame.x + frame.w / 2, 3), round(frame.y + frame.h / 2, 3)
        yield Sprite("names", "board", "rios-names", x, y, frame.w, frame.h, 0, WATERS)

    def _hex(self, id: str, art: str, cell: int, layer: int, label: Message) -> Sprite:
        return Sprite(id, "board", art, *centre(cell), HEX, HEX, 0, layer, "", "", label)

    def _field(self, cell: int, kind: int) -> list[Sprite]:
        """A field by its water: dry, Rio Verde, Rio Moreno, both."""
        found = []
        for water in range(BOTH_RIVERS + 1):
            args: Args = {"cell": NAMES[cell], "kind": Message(f"rios-kind-{KIND_NAMES[kind]}")}
            id = ("rios-field-dry", "rios-field-wet", "rios-field-wet", "rios-field-both")[water]
            label = Message(id, args | (_river_arg(water - 1) if 0 < water < BOTH_RIVERS else {}))
            art = f"rios-tile-{KIND_NAMES[kind]}-{'wet' if water else 'dry'}"
            found.append(self._hex(f"field:{NAMES[cell]}", art, cell, FIELDS, label))
        return found

    def river(self, cell: int, water: int, way_in: int, way_out: int, number: int) -> tuple[Sprite, ...]:
        """Water on a field: where it comes from and where it goes (NONE: it begins or ends here); number 1 and 2 are
        two rivers that meet, whose water is drawn once more above both beds."""
        piece = f"{INFLOWS[way_in] if way_in != NONE else 'start'}-{OUTFLOWS[way_out] if way_out != NONE else 'end'}"
        id, art = f"river:{NAMES[cell]}" + (f":{number}" if number > 1 else ""), RIVER_NAMES[water - 1]
        river = Message("rios-both-rivers") if water == BOTH_RIVERS else _river_arg(water - 1)["river"]
        to = NAMES[BELOW[cell][way_out]] if way_out != NONE else NAMES[cell]
        label = Message("rios-river-of", {"river": river, "from": NAMES[cell], "to": to})
        if way_out == NONE:
            label = Message("rios-river-head", {"river": river, "cell": NAMES[cell]})
        bed = self._hex(id, f"rios-river-{art}-{piece}", cell, RIVERS, label)
        if not number:
            return (bed,)
        return bed, Sprite(f"{id}:water", "board", f"rios-water-{piece}", *centre(cell), HEX, HEX, 0, WATERS)

    def mouth(self, cell: int, way_in: int) -> Sprite:
        """Where a river ends: in a lake, or below the houses of the city."""
        art = f"rios-mouth-{INFLOWS[way_in]}"
        return Sprite(f"mouth:{NAMES[cell]}:{INFLOWS[way_in]}", "board", art, *centre(cell), HEX, HEX, 0, RIVERS)

    def border(self, cell: int, direction: int) -> tuple[float, float]:
        (x, y), (to_x, to_y) = centre(cell), centre(BELOW[cell][direction])
        return round((x + to_x) / 2, 3), round((y + to_y) / 2, 3)

    def dam(self, cell: int, direction: int) -> Sprite:
        upper, lower = NAMES[cell], NAMES[BELOW[cell][direction]]
        x, y = self.border(cell, direction)
        label = Message("rios-dam-of", {"upper": upper, "lower": lower})
        art, turn = "rios-dam-built", TURNS[direction]
        return Sprite(f"dam:{upper}-{lower}", "board", art, x, y, DAM_SIZE, DAM_SIZE, turn, DAMS, "", "", label)

    def _stand(self, seat: int, cell: int) -> tuple[float, float]:
        """Where a seat's campesinos stand in a place."""
        x, y = self.at[cell]
        dx, dy = ON_ROAD[seat] if cell in ROADS else IN_CITY[seat] if cell == self.frame.city else PEOPLE_AT
        return round(x + dx, 3), round(y + dy, 3)

    def people(self, seat: int, cell: int, count: int) -> Sprite:
        args: Args = {"seat": (seat,), "count": count, "place": self.places[cell]}
        id, art, label = f"campesino:{seat}:{self.ids[cell]}", f"rios-men-{seat}-{count}", "rios-campesinos-of"
        place = self._stand(seat, cell)
        return Sprite(id, "board", art, *place, PIECE, PIECE, 0, PEOPLE, "", "", Message(label, args))

    def building(self, seat: int, cell: int, kind: str, beside: bool) -> Sprite:
        """`beside`: the hacienda as a choice besides the finca."""
        (x, y), (dx, dy) = self.at[cell], NEW_HACIENDA_AT if beside else HOUSE_AT
        label = Message(LABELS[kind], {"seat": (seat,), "cell": NAMES[cell]})
        id, art, size = f"{kind}:{seat}:{NAMES[cell]}", f"rios-built-{kind}-{seat}", 0.8 if beside else HOUSE
        return Sprite(id, "board", art, round(x + dx, 3), round(y + dy, 3), size, size, 0, HOUSES, "", "", label)

    def ring(self, id: str, seat: int, cell: int) -> Sprite:
        """Round a field, or round a seat's people elsewhere."""
        if self.is_field[cell]:
            return Sprite(id, "board", "rios-here", *self.at[cell], HEX, HEX, 0, RING)
        return Sprite(id, "board", "rios-here", *self._stand(seat, cell), 0.65 * HEX, 0.65 * HEX, 0, RING)

    # --- cards -------------------------------------------------------------------------------------------------------
    def card(self, card: int, at: int) -> Sprite:
        """At a place of the row."""
        art = self.names[card].id
        return Sprite(f"card:{card}", "row", art, card_x(at), ROW_MIDDLE, CARD_W, CARD_H, 0, 2)

    def discarded(self, card: int, at: int, seats: int) -> Sprite:
        """The n-th of the discarded cards: small, in two rows."""
        row, column = divmod(at, SMALL_COLUMNS)
        x, y = round(discard_x(seats) + SMALL_STEP * (column + 0.5), 3), round(1.18 + 1.34 * row, 3)
        label = Message("rios-discarded", {"card": self.names[card]})
        return Sprite(f"card:{card}", "row", self.names[card].id, x, y, SMALL_W, SMALL_H, 0, 2, "", "", label)

    def pile(self, seats: int, deck: int, discarded: int) -> tuple[Sprite, ...]:
        backs, old = Message("rios-deck-of", {"count": deck}), Message("rios-discard-of", {"count": discarded})
        x, tone = discard_x(seats) + SMALL_COLUMNS * SMALL_STEP / 2, "" if deck else "faint"
        return (
            Sprite("deck", "row", "rios-deck", deck_x(seats), ROW_MIDDLE, CARD_W, CARD_H, 0, 1, tone, "", backs),
            Sprite("deck:count", "row", "rios-badge", deck_x(seats), ROW_MIDDLE, 1.0, 1.0, 0, 2, "", str(deck)),
            Sprite("discard", "row", "rios-discard", x, ROW_MIDDLE, DISCARD_W, CARD_H, 0, 0, "", "", old),
        )

    # --- what a seat has ---------------------------------------------------------------------------------------------
    def store(self, seat: int, money: int, wood: int, fincas: int, haciendas: int) -> tuple[Sprite, ...]:
        zone, y, who = f"store:{seat}", STORE_H / 2, (seat,)
        rio = Message("rios-money-of", {"seat": who, "rio": 100 * money})
        logs = Message("rios-wood-of", {"seat": who, "wood": wood})
        houses = Message("rios-fincas-left", {"seat": who, "count": fincas})
        great = Message("rios-haciendas-left", {"seat": who, "count": haciendas})
        wood_art, fincas_art = f"rios-wood-{wood}", f"rios-fincas-{seat}-{fincas}"
        return (
            Sprite(f"mark:{seat}", zone, f"seat-mark-{seat}", 0.55, y, 0.7, 0.7, 0, 0, f"seat-{seat}"),
            Sprite(f"money:{seat}", zone, "coin", 1.45, y, 0.8, 0.8, 0, 0, "", "", rio, _about_money()),
            Sprite(f"rio:{seat}", zone, "", 2.55, y, 1.3, 0.72, 0, 0, "", str(100 * money)),
            Sprite(f"wood:{seat}", zone, wood_art, 4.85, y, 3.2, 0.8, 0, 0, "", "", logs),
            Sprite(f"fincas:{seat}", zone, fincas_art, 8.1, y, 3.06, 0.9, 0, 0, "", "", houses),
            Sprite(f"haciendas:{seat}", zone, f"rios-haciendas-{seat}-{haciendas}", 10.2, y, 1, 1, 0, 0, "", "", great),
        )

    def steps(self, seat: int, steps: int) -> Sprite:
        label = Message("rios-steps-of", {"seat": (seat,), "steps": steps})
        return Sprite(
            f"steps:{seat}", f"store:{seat}", f"rios-steps-{steps}", 12.5, STORE_H / 2, 3.1, 0.8, 0, 0, "", "", label
        )


def _about_money() -> Message:
    return Message("rios-help-money.text", {"finca": amounts()["finca"], "hacienda": amounts()["hacienda"]})


def _river_arg(river: int) -> Args:
    return {"river": Message(f"rios-card-{RIVER_NAMES[river]}")}


@once
def sprites_of(components: Components) -> Sprites:
    return Sprites(components)


# --- the scene -------------------------------------------------------------------------------------------------------
def scene(states: Any, components: Components, seat: int, choices: Choices) -> Scene:
    """What everybody sees; only the choices are a seat's own."""
    state, made = plain(State, states), sprites_of(components)
    ghosts = tuple(ghost for choice in choices.options if (ghost := _ghost(made, state, seat, choice)))
    sprites, panels = _open_to_all(states, components)
    return Scene(_status(state), made.zones(state.seats), sprites, panels, choices, ghosts)


@once
def _open_to_all(states: Any, components: Components) -> tuple[tuple[Sprite, ...], tuple[Panel, ...]]:
    """Everything that lies on the table, and how everybody stands."""
    state, figures, made = plain(State, states), standing_of(states), sprites_of(components)
    scores = np.zeros(state.seats, np.int32)
    entry.scores_of(states, scores)
    panels = [_panel(state, of, points, figures[of]) for of, points in enumerate(scores.tolist())]
    return (*made.ground, *_board(made, state), *_row(made, state), *_stores(made, state)), tuple(panels)


def _status(state: Any) -> Message:
    who = (state.turn,)
    if state.phase == OVER:
        if state.winners.bit_count() > 1:
            return Message("rios-status-shared")
        return Message("rios-status-over", {"seat": (state.winners.bit_length() - 1,)})
    if state.phase == LAYING:
        return Message("rios-status-laying", {"seat": who, **_river_arg(state.laying)})
    if state.phase == PLACING:
        return Message("rios-status-placing", {"seat": who})
    args: Args = {"round": state.lap, "seat": who, "steps": state.steps}
    return Message("rios-status-first" if state.lap == 1 else "rios-status-turn", args)


def _panel(state: Any, seat: int, points: int, figures: list[int]) -> Panel:
    player, (rio, wood, to_five, to_wet) = state.players[seat], figures
    facts = [
        Fact("coin", 100 * player.money, Message("rios-fact-rio")),
        Fact("wood", player.wood, Message("rios-fact-wood")),
        Fact(
            "house",
            f"{ALL_BUILDINGS - to_five}/{ALL_BUILDINGS}",
            Message("rios-fact-buildings", {"all": amounts()["to_win"]}),
        ),
        Fact(
            "water-drop",
            f"{FOR_THE_EARLY_WIN - to_wet}/{FOR_THE_EARLY_WIN}",
            Message("rios-fact-wet", {"fincas": amounts()["fincas_to_win_wet"]}),
        ),
    ]
    if state.row_count:
        gain = f"+{100 * rio}" + (f" +{wood}" if wood else "")
        facts.append(Fact("rios-plant-corn", gain, Message("rios-player-harvest", {"rio": 100 * rio, "wood": wood})))
    return Panel(seat, points, tuple(facts))


# --- the board -------------------------------------------------------------------------------------------------------
def _board(made: Sprites, state: Any) -> list[Sprite]:
    flow = _flow(state)
    waters = _waters(made, state, flow)
    terrain = state.terrain
    found = [made.fields[cell][terrain[cell]][waters[cell]] for cell in made.frame.fields]
    found += _rivers(made, flow, waters)
    outlets = state.tables.map.outlets
    for way in range(DIRECTIONS):
        found += [made.dam(cell, way) for cell in bits_of(outlets[way] & ~state.open[way])]
    for seat in range(state.seats):
        player = state.players[seat]
        found += [made.people(seat, cell, player.at[cell]) for cell in bits_of(player.here)]
        found += [made.building(seat, cell, "finca", False) for cell in bits_of(player.fincas)]
        found += [made.building(seat, cell, "hacienda", False) for cell in bits_of(player.hacienda)]
    if state.picked != NONE:
        found.append(made.ring("picked", state.turn, state.picked))
    if state.target != NONE:
        found.append(made.ring("target", state.turn, state.target))
    return found


def _flow(state: Any) -> dict[int, int]:
    """Where water leaves a cell, and in which direction."""
    return {cell: way for way in range(DIRECTIONS) for cell in bits_of(state.flow[way])}


def _waters(made: Sprites, state: Any, flow: dict[int, int]) -> list[int]:
    """By cell: 1 Rio Verde, 2 Rio Moreno, 3 both. A bed being laid counts, and the old one until it is."""
    found = [0] * CELLS
    for river, spring in enumerate(made.frame.springs):
        bits, cell = state.rivers[river], spring
        while cell in flow:
            bits |= 1 << cell
            cell = BELOW[cell][flow[cell]]
        if cell == state.head:
            bits |= 1 << cell
        for cell in bits_of(bits):
            found[cell] |= 1 << river
    return found


def _rivers(made: Sprites, flow: dict[int, int], waters: list[int]) -> list[Sprite]:
    into: dict[int, list[int]] = {}
    for cell, way in flow.items():
        into.setdefault(BELOW[cell][way], []).append(cell)
    found: list[Sprite] = []
    for cell, way in flow.items():
        if cell not in into:
            found += made.river(cell, waters[cell], NONE, way, 0)
    for cell, sources in into.items():
        if not made.is_field[cell]:
            found += [made.mouth(cell, flow[source]) for source in sources if made.is_lake[cell]]
        elif len(sources) == 1:
            found += made.river(cell, waters[cell], flow[sources[0]], flow.get(cell, NONE), 0)
        else:
            for number, source in enumerate(sources, 1):
                found += made.river(cell, waters[source], flow[source], flow.get(cell, NONE), number)
    return found


# --- cards and stores ------------------------------------------------------------------------------------------------
def _row(made: Sprites, state: Any) -> list[Sprite]:
    found = [*made.pile(state.seats, state.deck_count, state.discard.bit_count())]
    found += [made.card(card, at) for at, card in enumerate(state.row[: state.row_count])]
    found += [made.discarded(card, at, state.seats) for at, card in enumerate(bits_of(state.discard))]
    if state.row_count:
        found += NOW
    return found


NOW = (
    Sprite("now", "row", "rios-now-frame", card_x(0), ROW_MIDDLE, *NOW_SIZE, 0, 1),
    Sprite("now:flag", "row", "rios-now-banner", card_x(0), 0.34, 1.5, 0.6, 0, 3),
)


def _stores(made: Sprites, state: Any) -> list[Sprite]:
    found: list[Sprite] = []
    for seat in range(state.seats):
        player = state.players[seat]
        left = FINCAS - player.fincas.bit_count()
        found += made.store(seat, player.money, player.wood, left, 0 if player.hacienda else 1)
    if state.phase == TURN:
        found.append(made.steps(state.turn, state.steps))
    return found


# --- ghosts ----------------------------------------------------------------------------------------------------------
def _ghost(made: Sprites, state: Any, seat: int, choice: Choice) -> Sprite | None:
    """How a choice would look; None where its target lies on the table already, or is a button."""
    code = choice.move.code
    if code < PLACE:
        x, y = made.border(state.head, code)
        turn = TURNS[code]
        return Sprite(choice.target, "board", "rios-stream", x, y, 1.5, 1.5, turn, PEOPLE, "", "", choice.label)
    if code < FROM:
        return _on(made, code - PLACE, choice, f"rios-place-{seat}")
    if code < TO:
        return None
    if code < DRIVE:
        return _walker(made, code - TO, choice, seat)
    if code < FINCA:
        return _on(made, code - DRIVE, choice, f"rios-drive-{seat}-{choice.preview['steps']}", _with_steps(choice))
    if code < HACIENDA:
        return made.building(seat, code - FINCA, "finca", False)
    if code < DAM:
        return made.building(seat, code - HACIENDA, "hacienda", True)
    if BORDER <= code < RESOLVE:
        return made.dam(*divmod(code - BORDER, DIRECTIONS))
    if code == PUSH:
        art, x = made.names[state.row[0]].id, card_x(state.row_count)
        return Sprite(choice.target, "row", art, x, ROW_MIDDLE, CARD_W, CARD_H, 0, 4, "", "", choice.label)
    return None


def _on(made: Sprites, cell: int, choice: Choice, art: str, label: Message | None = None) -> Sprite:
    return Sprite(choice.target, "board", art, *made.at[cell], HEX, HEX, 0, PEOPLE, "", "", label or choice.label)


def _with_steps(choice: Choice) -> Message:
    return Message("rios-steps-to", {"where": choice.label, "steps": choice.preview["steps"]})


def _walker(made: Sprites, cell: int, choice: Choice, seat: int) -> Sprite:
    """A destination; in the city and on roads beside those who are there."""
    steps, (x, y) = choice.preview["steps"], made.at[cell]
    size = HEX
    if cell == made.frame.city:
        x, y = centre(cell)
    elif cell in ROADS:
        y, size = round(y + ON_ROAD[seat][1], 3), 0.7 * HEX
    art = f"rios-go-{'drive' if choice.preview['drives_out'] else 'walk'}-{seat}-{steps}"
    return Sprite(choice.target, "board", art, x, y, size, size, 0, PEOPLE, "", "", _with_steps(choice))
