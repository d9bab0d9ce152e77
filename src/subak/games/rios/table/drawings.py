"""The pictures of Dos Rios: fields, rivers, pieces and cards, put together from the art once for a table."""

import itertools
import math
from collections.abc import Iterable, Iterator

from subak.games.rios.components import KIND_NAMES, Components
from subak.games.rios.rules.geometry import NAMES, half_rows
from subak.games.rios.rules.state import CAMPESINOS, CELLS, FINCAS, HEIGHT, SEATS, STEPS, WOOD_AT_MOST, Tables
from subak.games.rios.wording import amounts
from subak.kernel.bits import bits_of
from subak.show.choices import Message
from subak.show.remember import once
from subak.show.scene import Drawing, Part

# --- where things lie: a hex is two units wide, its centre the place of the cell -------------------------------------
ROW_STEP = math.sqrt(3)
COLUMN_STEP = 1.5
HEX = 2.0
"""Symbols of hexes are square: two units wide, with room above and below."""
ROAD_AWAY, ROAD_WIDTH = 2.0, 0.95
"""From the middle of the outermost column to the middle of a road."""
MARGIN = 0.2

RIVER_NAMES = ("verde", "moreno", "both")
INFLOWS = ("ne", "n", "nw")
OUTFLOWS = ("sw", "s", "se")
"""By direction: water that flows to the southwest comes in from the northeast."""
PIECES = (
    *(f"{way_in}-{way_out}" for way_in in INFLOWS for way_out in OUTFLOWS),
    *(f"start-{way_out}" for way_out in OUTFLOWS),
    *(f"{way_in}-end" for way_in in INFLOWS),
)
CARD_W, CARD_H, CARD_ART = 2.0, 2.88, 3.0
"""A card, and the square its art is drawn in."""
DISCARD_W, NOW_SIZE = 5.6, (2.3, 3.3)
CROP_CARDS, RIVER_CARDS = ("wheat", "corn", "tobacco"), ("verde", "moreno")


def centre(cell: int) -> tuple[float, float]:
    column, half = half_rows(cell)
    return COLUMN_STEP * column, round(ROW_STEP * half / 2, 3)


class Frame:
    """The places of a board that are no fields: city, plaza, roads; and how far it all reaches."""

    def __init__(self, components: Components) -> None:
        board = Tables.plain(components.tables[0]).map
        self.fields = bits_of(board.fields)
        self.lakes = bits_of(board.lakes)
        self.springs, self.city, self.links = board.springs, board.city, board.links
        self.cells = [*self.fields, *self.lakes, *self.springs, self.city]
        below_city = self.city + 1
        has_room = below_city < CELLS and below_city % HEIGHT and below_city not in self.cells
        self.plaza = below_city if has_room else self.city
        """Where people of the city stand: below it, if nothing else lies there."""
        xs, ys = zip(*map(centre, [*self.cells, self.plaza]), strict=True)
        left, right = min(xs), max(xs)
        self.roads = ((left - ROAD_AWAY, self._middle(0)), (right + ROAD_AWAY, self._middle(1)))
        """The middle of each road, where people stand."""
        reach = ROAD_AWAY + ROAD_WIDTH / 2 + 0.1
        self.x = round(left - (reach if self.links[0] else 1) - MARGIN, 3)
        self.y = round(min(ys) - ROW_STEP / 2 - MARGIN, 3)
        self.w = round(right + (reach if self.links[1] else 1) + MARGIN - self.x, 3)
        self.h = round(max(ys) + ROW_STEP / 2 + 0.3 - self.y, 3)

    def _middle(self, road: int) -> float:
        ys = [centre(cell)[1] for cell in self._linked(road)]
        return round((min(ys) + max(ys)) / 2, 3) if ys else 0.0

    def _linked(self, road: int) -> list[int]:
        return [cell for cell in bits_of(self.links[road]) if cell != self.city]

    def way_to_city(self, road: int) -> list[tuple[float, float]]:
        """The points of a road, from its upper end round the lower edge of the board to the city."""
        x = self.roads[road][0]
        top = min(centre(cell)[1] for cell in self._linked(road))
        city, _ = centre(self.city)
        columns = {centre(cell)[0] for cell in self.cells}
        between = sorted((at for at in columns if min(x, city) < at < max(x, city)), reverse=x > city)
        edge = [(at, max(centre(cell)[1] for cell in self.cells if centre(cell)[0] == at)) for at in between]
        round_it = [(at, y + ROW_STEP / 2 + 0.42) for at, y in edge]
        slope = (round_it[0][1] - round_it[-1][1]) / (len(round_it) - 1 or 1)  # goes on as the edge does
        return [(x, top), (x, round_it[0][1] + slope * 1.2), *round_it, centre(self.plaza)]

    def road_length(self, road: int) -> float:
        """Of the part where people stand."""
        ys = [centre(cell)[1] for cell in self._linked(road)]
        return round(max(4.2, max(ys) - min(ys) + 1), 3)

    def side_tracks(self, road: int) -> Iterator[list[tuple[float, float]]]:
        """From a road to each of the fields it joins."""
        x = self.roads[road][0]
        for cell in self._linked(road):
            at, y = centre(cell)
            yield [(x, y), (at, y)]


# --- labels ----------------------------------------------------------------------------------------------------------
def _named(id: str, **args: str | int | Message) -> tuple[Message, Message]:
    """A label and what it means, filled with the numbers it speaks of."""
    return Message(id), Message(f"{id}.text", args)


# --- the ground ------------------------------------------------------------------------------------------------------
def _ground(frame: Frame) -> list[Drawing]:
    """All that never changes and is nobody's: soil below the fields, shores, roads, names of cells."""
    middle = (frame.x + frame.w / 2, frame.y + frame.h / 2)
    soil = [_hex("rios-land", cell, middle, 2.35) for cell in (*frame.fields, *frame.springs, frame.city, frame.plaza)]
    shores = [_hex("rios-shore", cell, middle, 2.1) for cell in frame.lakes]
    roads = [part for road in (0, 1) if frame.links[road] for part in _road(frame, road, middle)]
    names = [
        Part("", round(x + 0.72 - middle[0], 3), round(y - middle[1], 3), 0.46, 0.46, 0, "rimmed", NAMES[cell])
        for cell, (x, y) in ((cell, centre(cell)) for cell in frame.fields)
    ]
    return [
        Drawing("rios-ground", frame.w, frame.h, (*roads, *soil, *shores)),
        Drawing("rios-names", frame.w, frame.h, tuple(names)),
        Drawing("rios-road-strip", 1, 1, (Part("rios-road", 0, 0, 1, 1),)),  # drawings may be stretched, symbols not
    ]


def _hex(art: str, cell: int, middle: tuple[float, float], size: float = HEX) -> Part:
    x, y = centre(cell)
    return Part(art, round(x - middle[0], 3), round(y - middle[1], 3), size, size)


def _road(frame: Frame, road: int, middle: tuple[float, float]) -> list[Part]:
    tracks = [part for track in frame.side_tracks(road) for part in _strips(track, middle, 0.6)]
    return [*tracks, *_strips(frame.way_to_city(road), middle, ROAD_WIDTH)]


def _strips(points: list[tuple[float, float]], middle: tuple[float, float], width: float) -> Iterable[Part]:
    """Straight pieces of road, and round ones where they meet."""
    moved = [(x - middle[0], y - middle[1]) for x, y in points]
    strips = [_strip(*start, *end, width) for start, end in itertools.pairwise(moved)]
    return [*strips, *(Part("rios-road-bend", round(x, 3), round(y, 3), width, width) for x, y in moved[:-1])]


def _strip(x: float, y: float, to_x: float, to_y: float, width: float) -> Part:
    length, angle = math.hypot(to_x - x, to_y - y), math.degrees(math.atan2(to_y - y, to_x - x))
    place = round((x + to_x) / 2, 3), round((y + to_y) / 2, 3)
    return Part("rios-road-strip", *place, round(length, 3), width, round(angle) % 360)


def _fields(components: Components) -> Iterator[Drawing]:
    for kind in KIND_NAMES:
        help = {} if kind == "hill" else {"harvest": _harvest_of(kind, components)}
        for water in ("dry", "wet"):
            part = Part(f"rios-field-{kind}-{water}", 0, 0, HEX, HEX)
            yield Drawing(f"rios-tile-{kind}-{water}", HEX, HEX, (part,), *_named(f"rios-kind-{kind}", **help))
    city = _named("rios-help-city", roads=sum(link != 0 for link in components.tables[0].map.links.tolist()))
    for place, named in (("lake", _named("rios-help-lake")), ("spring", _named("rios-help-spring")), ("city", city)):
        part = Part(f"rios-hex-{place}", 0, 0, HEX, HEX)
        yield Drawing(f"rios-tile-{place}", HEX, HEX, (part,), *named)
    yield Drawing("rios-tile-plaza", HEX, HEX, (Part("rios-hex-plaza", 0, 0, HEX, HEX),), *city)
    yield Drawing("rios-tile-road", 1, 1, (Part("rios-road", 0, 0, 1, 1),), *_named("rios-help-road"))


def _harvest_of(kind: str, components: Components) -> Message:
    """What a wet field of a kind brings, and with which of the cards that are in the deck."""
    field = Message(f"rios-wet-{kind}")
    if not (cards := _cards_for(kind, components)):
        return Message("rios-brings-nothing", {"field": field})
    if kind == "forest":
        return Message("rios-brings-wood", {"field": field, "wood": amounts()["wood"], "cards": cards})
    return Message("rios-brings-rio", {"field": field, "rio": amounts()["rio"], "cards": cards})


def _cards_for(kind: str, components: Components) -> Message | None:
    """The cards with which a field of a kind brings something; None: no card does."""
    own = "wood" if kind == "forest" else kind
    has_own, rivers = own in components.cards, [river for river in RIVER_CARDS if river in components.cards]
    args = {"card": Message(f"rios-card-{own}")} if has_own else {}
    if len(rivers) == 1:
        args["river"] = Message(f"rios-card-{rivers[0]}")
    which = [*(["own"] if has_own else []), *([("one-river", "river")[len(rivers) - 1]] if rivers else [])]
    return Message(f"rios-with-{'-and-'.join(which)}", args) if which else None


def _rivers() -> Iterator[Drawing]:
    for river in RIVER_NAMES:
        for piece in PIECES:
            part = Part(f"rios-bed-{river}-{piece}", 0, 0, HEX, HEX)
            yield Drawing(f"rios-river-{river}-{piece}", HEX, HEX, (part,), *_named("rios-help-river"))
    yield Drawing("rios-stream", 1, 1, (Part("rios-lead", 0, 0, 1, 1),), *_named("rios-help-lead"))
    yield Drawing("rios-dam-built", 1, 1, (Part("rios-dam", 0, 0, 1, 1),), *_named("rios-help-dam"))


# --- pieces ----------------------------------------------------------------------------------------------------------
def figure(seat: int, x: float, y: float, size: float) -> tuple[Part, Part]:
    """A campesino in the colour and with the mark of its seat."""
    mark = Part(f"rios-mark-{seat}", x, round(y + 0.19 * size, 3), 0.3 * size, 0.3 * size)
    return Part("rios-campesino", x, y, size, size, 0, f"seat-{seat}"), mark


def _house(art: str, seat: int, x: float, size: float, tone: str = "") -> tuple[Part, Part]:
    high = -0.15 if art == "rios-finca" else -0.25
    mark = Part(f"rios-mark-{seat}", x, round(high * size, 3), 0.2 * size, 0.2 * size, 0, tone)
    return Part(art, x, 0, size, size, 0, f"seat-{seat} {tone}".rstrip()), mark


def _group(seat: int, count: int) -> tuple[Part, ...]:
    """One campesino, two, or two with a number."""
    if count == 1:
        return figure(seat, 0, 0, 0.9)
    two = (*figure(seat, -0.21, -0.05, 0.74), *figure(seat, 0.21, 0.07, 0.74))
    if count == 2:
        return two
    return (*two, Part("rios-badge", 0, -0.24, 0.44, 0.44, 0, "", str(count)))


def _people(seat: int) -> Iterator[Drawing]:
    who = Message("rios-help-campesino"), Message("rios-help-campesino.text")
    for count in range(1, CAMPESINOS + 1):
        yield Drawing(f"rios-men-{seat}-{count}", 1, 1, _group(seat, count), *who)
    reach = Part("rios-reach", 0, 0, HEX, HEX)
    yield Drawing(f"rios-place-{seat}", HEX, HEX, (reach, *figure(seat, 0.1, 0.05, 0.8)), *who)
    for steps in range(1, STEPS + 1):
        cost = Part("rios-steps-badge", 0.5, -0.33, 0.5, 0.5, 0, "", str(steps))
        walker = (reach, *figure(seat, 0.14, 0.18, 0.8), cost)
        chase = Part("rios-chase", -0.42, 0.02, 0.6, 0.6)
        yield Drawing(f"rios-go-walk-{seat}-{steps}", HEX, HEX, walker, *who)
        yield Drawing(f"rios-go-drive-{seat}-{steps}", HEX, HEX, (*walker, chase), *_named("rios-help-drive"))
    pair = (*figure(seat, 0.14, 0.12, 0.66), *figure(seat, 0.5, 0.24, 0.66), Part("rios-chase", 0.0, -0.42, 0.5, 0.5))
    for steps in range(2, STEPS + 1):
        parts = (*pair, Part("rios-steps-badge", 0.52, -0.36, 0.5, 0.5, 0, "", str(steps)))
        yield Drawing(f"rios-drive-{seat}-{steps}", HEX, HEX, parts, *_named("rios-help-drive"))


def _buildings(seat: int) -> Iterator[Drawing]:
    finca = _named("rios-help-finca", price=amounts()["finca"])
    hacienda = _named("rios-help-hacienda", price=amounts()["hacienda"])
    yield Drawing(f"rios-built-finca-{seat}", 1, 1, _house("rios-finca", seat, 0, 1), *finca)
    yield Drawing(f"rios-built-hacienda-{seat}", 1, 1, _house("rios-hacienda", seat, 0, 1), *hacienda)
    for left in range(FINCAS + 1):
        slots = [(0.85 * (at - 1.5), "" if at < left else "faint") for at in range(FINCAS)]
        parts = [part for x, tone in slots for part in _house("rios-finca", seat, round(x, 3), 0.85, tone)]
        yield Drawing(f"rios-fincas-{seat}-{left}", 3.4, 1, tuple(parts), *finca)
    for left in (0, 1):
        parts = list(_house("rios-hacienda", seat, 0, 1.0, "" if left else "faint"))
        yield Drawing(f"rios-haciendas-{seat}-{left}", 1, 1, tuple(parts), *hacienda)


def _stock() -> Iterator[Drawing]:
    for count in range(WOOD_AT_MOST + 1):
        slots = [(0.62 * (at - 2), "" if at < count else "faint") for at in range(WOOD_AT_MOST)]
        logs = tuple(Part("rios-log", round(x, 3), 0, 0.66, 0.66, 0, tone) for x, tone in slots)
        yield Drawing(f"rios-wood-{count}", 3.2, 0.8, logs, *_named("rios-help-wood", most=amounts()["wood_at_most"]))
    for count in range(STEPS + 1):
        slots = [(0.5 * (at - 2.5), "" if at < count else "faint") for at in range(STEPS)]
        feet = tuple(Part("rios-foot", round(x, 3), 0, 0.6, 0.6, 0, tone) for x, tone in slots)
        yield Drawing(f"rios-steps-{count}", 3.1, 0.8, feet, *_named("rios-help-steps", steps=amounts()["steps"]))


# --- cards -----------------------------------------------------------------------------------------------------------
def _cards(components: Components) -> Iterator[Drawing]:
    for name in dict.fromkeys(components.cards):
        id = f"rios-card-{name.replace('_', '-')}"
        parts = (Part("rios-card", 0, 0, CARD_ART, CARD_ART), *_face(name), *_pay(name), *_title(name))
        yield Drawing(id, CARD_W, CARD_H, parts, *_named(id, **_told(name), copies=_copies(name, components)))
    yield Drawing(
        "rios-deck", CARD_W, CARD_H, (Part("rios-back", 0, 0, CARD_ART, CARD_ART),), *_named("rios-help-deck")
    )
    slot = Part("rios-slot", 0, 0, DISCARD_W, DISCARD_W)
    yield Drawing("rios-discard", DISCARD_W, CARD_H, (slot,), *_named("rios-help-discard"))
    frame = Part("rios-now", 0, 0, NOW_SIZE[1], NOW_SIZE[1])
    yield Drawing("rios-now-frame", *NOW_SIZE, (frame,))
    flag = Part("rios-now-flag", 0, 0, 1.5, 1.5), Part("", 0, 0, 1.1, 0.5, 0, "", Message("rios-now"))
    yield Drawing("rios-now-banner", 1.5, 0.6, flag, *_named("rios-help-now"))


def _told(name: str) -> dict[str, int]:
    """The numbers in what a card says."""
    numbers = amounts()
    if name.startswith("desperados"):
        return {"fields": numbers["robbed"]}
    rio, wood = {"rio": numbers["rio"]}, {"wood": numbers["wood"], "most": numbers["wood_at_most"]}
    return rio if name in CROP_CARDS else wood if name == "wood" else rio | wood


def _copies(name: str, components: Components) -> Message:
    return Message("rios-copies", {"count": components.cards.count(name)})


def _title(name: str) -> tuple[Part, ...]:
    """What a card is called; desperados also say along which river they come."""
    if not name.startswith("desperados"):
        return (Part("", 0, 1.18, 1.75, 0.44, 0, "", Message(f"rios-card-{name}")),)
    river = Message(f"rios-card-{name.removeprefix('desperados_')}")
    return Part("", 0, 1.06, 1.75, 0.36, 0, "", Message("rios-desperados")), Part("", 0, 1.3, 1.75, 0.26, 0, "", river)


def _face(name: str) -> tuple[Part, ...]:
    """What a card is about, large."""
    ground, y = Part(f"rios-face-{_ground_of(name)}", 0, 0, CARD_ART, CARD_ART), -0.62
    if name in CROP_CARDS:
        return ground, Part(f"rios-plant-{name}", 0, y, 1.3, 1.3)
    if name == "wood":
        return ground, Part("rios-plant-tree", 0, y, 1.3, 1.3)
    river = name.removeprefix("desperados_")
    if name == river:
        return ground, Part(f"rios-stream-{river}", 0, y, 1.38, 1.38)
    return (
        ground,
        Part(f"rios-stream-{river}", 0.4 if river == "verde" else 0.24, y, 1.38, 1.38),
        Part("rios-bandit", -0.22, y + 0.05, 1.25, 1.25),
    )


def _ground_of(name: str) -> str:
    return "danger" if name.startswith("desperados") else name if name in RIVER_CARDS else "crop"


def _pay(name: str) -> tuple[Part, ...]:
    """What each wet field of a kind brings; what desperados do."""
    rio, wood = str(amounts()["rio"]), str(amounts()["wood"])
    if name in CROP_CARDS:
        return *_line(0.52, 0.58, (f"rios-plant-{name}",), rio, "coin"), Part("water-drop", -0.38, 0.68, 0.32, 0.32)
    if name == "wood":
        return *_line(0.52, 0.58, ("rios-plant-tree",), wood, "rios-log"), Part("water-drop", -0.38, 0.68, 0.32, 0.32)
    if name in RIVER_CARDS:
        crops = _line(0.31, 0.4, ("rios-plant-wheat", "rios-plant-corn", "rios-plant-tobacco"), rio, "coin")
        return crops + _line(0.74, 0.4, ("rios-plant-tree",), wood, "rios-log")
    robbed = f"{amounts()['robbed']} ×"
    return Part("", -0.4, 0.52, 0.8, 0.8, 0, "", robbed), Part("rios-chase", 0.46, 0.52, 0.7, 0.7)


def _line(y: float, size: float, fields: tuple[str, ...], amount: str, of: str) -> tuple[Part, ...]:
    """Fields, and what each of them pays."""
    first = -0.54 - 0.1 * (len(fields) - 1)
    wet = [Part(art, round(first + 0.2 * at, 3), y, size, size) for at, art in enumerate(fields)]
    number = Part("", 0.12, y, 0.43 + 0.3 * size, size * 1.1, 0, "", amount)
    return (*wet, number, Part(of, 0.69, y, 0.46, 0.46))


# --- all of them -----------------------------------------------------------------------------------------------------
def _pieces() -> Iterator[Drawing]:
    """What does not depend on the components."""
    yield from _rivers()
    for seat in range(SEATS):
        yield from (*_people(seat), *_buildings(seat))
    yield from _stock()


@once
def drawings(components: Components) -> list[Drawing]:
    return [*_ground(Frame(components)), *_fields(components), *_pieces(), *_cards(components)]
