"""Pictures of the cards, tiles and boards, put together from the art by what the components say.

No card is drawn by its name: every effect of the vocabulary (effects.OPS, RAIN_EFFECTS, TESTS) has a row of signs, and
a card shows the rows of its effects. So a set of cards of one's own has pictures, too.
"""

from typing import Any, NamedTuple, TypeVar

from subak.games.spirits.components import Components
from subak.games.spirits.rules import effects
from subak.games.spirits.rules.state import MARKET_LABOUR, MARKET_LIVESTOCK, NONE, SIDES
from subak.games.spirits.table.log_lines import card_name, rain_name, tile_name
from subak.games.spirits.wording import rain_text, spirit_text, tile_text
from subak.show.choices import Message
from subak.show.remember import once
from subak.show.scene import Drawing, Part

Found = TypeVar("Found")

HEX = 2.0
"""From side to side; a hex stands on its tip."""
SIDE = 1.1547
ROW = 1.7321
CARD_W, CARD_H = 2.4, 3.4
TILE_W, TILE_H = 2.0, 1.7
WORK_H = 1.5
WORK_WIDTHS = (2.0, 1.25, 1.05, 1.25, 1.25, 1.25, 1.05, 1.25)
"""Of the stations."""
ITEM_W, ITEM_H = 0.86, 1.0
STALLS_W, STALLS_H = 10.35, 2.1
ROW_W, ROW_H = 10.8, 2.3
YIELDS_W, YIELDS_H = 5.3, 3.4
WALL_W, WALL_H = SIDE, 0.3
GATE_W, GATE_H = SIDE, 0.6

# --- the vocabulary as signs -------------------------------------------------------------------------------------
# A sign is a symbol; `no:` puts a stroke through it (taken away), `never:` a sign of prohibition over it, `by:` turns
# an arrow round. "#" stands for the amount, with its sign in front ("+#") where that says more.
ARROW, BACK = "spirits-arrow", "by:spirits-arrow"
OPS: dict[str, tuple[str, ...]] = {
    "discs": ("+#", "spirits-disc", ARROW, "spirits-reservoir"),
    "rice": ("+#", "spirits-rice"),
    "rice_per_paddy": ("+#", "spirits-rice", "spirits-or", "spirits-paddy"),
    "rice_if_harvested": ("+#", "spirits-rice", "spirits-or", "spirits-sickle"),
    "free_pieces": ("+#", "spirits-build"),
    "helpers": ("+#", "farmer"),
    "remove_pest": ("#", "no:pest"),
    "remove_weed": ("#", "no:weed"),
    "remove_rock": ("#", "no:rock"),
    "pest_to_richest": ("#", "pest", ARROW, "spirits-crown"),
    "take_disc": ("#", "spirits-disc", BACK, "spirits-other"),
    "take_disc_from_all": ("#", "spirits-disc", BACK, "spirits-others"),
    "rice_lost_by_a_richer": ("−#", "spirits-rice", BACK, "spirits-crown"),
    "weed_for_all_others": ("#", "weed", ARROW, "spirits-others"),
    "pest_for_all_others": ("#", "pest", ARROW, "spirits-others"),
    "magic_water": ("#", "spirits-magic"),
    "extra_claims": ("+#", "spirits-medal"),
    "small_harvest_more": ("spirits-paddy", "spirits-sickle", "+#", "spirits-rice"),
    "tax_less": ("−#", "spirits-tax"),
    "plant_less": ("rice-planted", "−#", "farmer"),
    "wall_less": ("spirits-build", "−#", "farmer"),
    "more_pests": ("duck", "+#", "no:pest"),
    "ducks_swim": ("duck", ARROW, "spirits-flooded"),
    "no_rot": ("rice-ripe", "spirits-moon"),
    "harvest_less": ("spirits-sickle", "−#", "farmer"),
    "no_weeds": ("never:weed",),
    "no_pests": ("never:pest",),
    "harvest_flooded": ("spirits-sickle", ARROW, "spirits-flooded"),
    "larger_harvest": ("spirits-sickle", "+#", "spirits-paddy"),
    "grow_dry": ("spirits-sun", "#", "rice-young", ARROW, "rice-ripe"),
    "better_row": ("spirits-sickle", "+#", "spirits-chart"),
    "harvest_more": ("spirits-sickle", "+#", "spirits-rice"),
    "end_livestock": ("+#", "spirits-rice", "spirits-or", "buffalo"),
    "end_labourers": ("+#", "spirits-rice", "spirits-or", "farmer"),
    "end_large_paddies": ("+#", "spirits-rice", "spirits-or", "spirits-hexes"),
    "end_achievements": ("+#", "spirits-rice", "spirits-or", "spirits-medal"),
}
RAINS: dict[str, tuple[str, ...]] = {
    "none": ("never:weed", "never:pest"),
    "weed_in_largest": ("weed", ARROW, "spirits-hexes"),
    "pest_in_largest_rice": ("pest", ARROW, "rice-ripe", "spirits-hexes"),
    "weed_in_dry_of_two": ("weed", ARROW, "spirits-paddy", "spirits-sun"),
    "pest_in_planted": ("pest", ARROW, "rice-young"),
    "weed_or_pest_at_home": ("weed", "spirits-or", "pest", ARROW, "spirits-home"),
    "weed_next_door": ("weed", ARROW, "spirits-other"),
    "pest_anywhere": ("pest", ARROW, "spirits-others"),
}
TESTS: dict[str, tuple[str, ...]] = {
    "paddies": ("#", "spirits-paddy"),
    "flooded_paddy_of": ("=#", "spirits-flooded"),
    "rice_in_paddy_of": ("rice-young", ARROW, "#", "spirits-hexes"),
    "paddy_of": ("#", "spirits-hexes"),
    "rocks_left_at_most": ("#", "rock"),
    "paddies_planted": ("#", "rice-young", "spirits-paddy"),
    "paddies_with_rice": ("#", "rice-young", "rice-ripe"),
    "hexes_flooded": ("#", "spirits-flooded-hexes"),
    "harvests_this_round": ("#", "spirits-sickle"),
    "rice_from_one_harvest": ("spirits-sickle", ARROW, "#", "spirits-rice"),
    "rice_harvested_this_round": ("spirits-sickle", "spirits-sickle", ARROW, "#"),
    "livestock": ("#", "buffalo"),
    "labourers": ("#", "farmer"),
    "fertilized": ("#", "spirits-fertilizer"),
    "clean_paddies": ("#", "spirits-paddy", "no:weed", "no:pest"),
    "harvested_while_last": ("#", "spirits-sickle", "spirits-last"),
    "discs_passed_on": ("#", "spirits-disc", ARROW, "spirits-other"),
    "discs_received": ("#", "spirits-disc", BACK, "spirits-other"),
    "hexes_in_paddies": ("#", "spirits-hexes", "spirits-paddy"),
    "rice_in_stock": ("#", "spirits-store"),
}
STATIONS = ("build", "rocks", "out", "weeds", "pests", "harvest", "in", "plant")
STATION_SIGNS = (
    ("spirits-build",),
    ("no:rock",),
    ("spirits-out",),
    ("no:weed",),
    ("no:pest",),
    ("spirits-sickle",),
    ("spirits-in",),
    ("rice-planted",),
)
STATION_WORKERS: tuple[tuple[str, ...], ...] = (
    ("farmer", "buffalo"),
    ("buffalo",),
    (),
    ("farmer",),
    ("duck",),
    ("farmer",),
    (),
    ("farmer",),
)
YIELD_SIGNS: tuple[tuple[str, ...], ...] = (
    ("spirits-sickle",),
    ("pest",),
    ("weed",),
    ("weed", "pest"),
)
"""The rows of the harvest chart: clean, one pest, one weed, more."""
SUPPLY = ("walls", "gates", "weeds", "pests", "fertilizer", "water", "magic")
SUPPLY_ART = (
    "spirits-wall-piece",
    "spirits-gate-piece",
    "weed",
    "pest",
    "spirits-fertilizer",
    "spirits-disc",
    "spirits-magic",
)
_WIDE = {"spirits-reservoir": 1.4}
_NARROW = {"spirits-or": 0.45, ARROW: 0.7, BACK: 0.7}


# --- where things lie in a field ---------------------------------------------------------------------------------
class Edge(NamedTuple):
    """The middle of an edge, how a piece on it is turned, and the way from its first hex to the other side."""

    x: float
    y: float
    turn: int
    across: int


def side_of(x: float, y: float, side: int) -> Edge:
    """A side of the hex at x, y. Sides go clockwise from the east, as in components.SIDE_NAMES."""
    cos, sin = ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))[side]
    return Edge(round(x + cos * HEX / 2, 3), round(y + sin * HEX / 2, 3), (60 * side + 90) % 180, 60 * side)


@once
def hex_places(components: Components) -> tuple[tuple[float, float], ...]:
    """The middle of every hex."""
    return tuple((x * HEX / 2 + HEX / 2, round(row * ROW + SIDE, 3)) for row, x in components.places)


@once
def edge_places(components: Components) -> tuple[Edge, ...]:
    """Where every edge that can be built on lies."""
    field, hexes = components.tables[0].map, hex_places(components)
    found: dict[int, Edge] = {}
    for h, (x, y) in enumerate(hexes):
        for side in range(SIDES):
            found.setdefault(int(field.edge[h][side]), side_of(x, y, side))
    return tuple(found[edge] for edge in range(len(components.edges)))


@once
def field_size(components: Components) -> tuple[float, float]:
    places = hex_places(components)
    return max(x for x, _ in places) + HEX / 2, max(y for _, y in places) + SIDE


# --- rows of signs -----------------------------------------------------------------------------------------------
def signs(row: tuple[str, ...], amount: int, x: float, y: float, width: float, size: float) -> list[Part]:
    """A row of signs around x, y, as large as fits."""
    widths = [_sign_width(sign, amount) for sign in row]
    size = min(size, width / sum(widths))
    at, parts = x - sum(widths) * size / 2, list[Part]()
    for sign, share in zip(row, widths, strict=True):
        parts += _sign(sign, amount, at + share * size / 2, y, size, share)
        at += share * size
    return parts


def _sign_width(sign: str, amount: int) -> float:
    if "#" in sign:
        return 0.3 + 0.45 * len(sign.replace("#", str(amount)))
    return _NARROW.get(sign, _WIDE.get(sign, 1.08))


def _sign(sign: str, amount: int, x: float, y: float, size: float, share: float) -> list[Part]:
    x, y, size = round(x, 3), round(y, 3), round(size, 3)
    if "#" in sign:
        text = sign.replace("#", str(amount))
        return [Part("", x, y, round(share * size, 3), round(1.2 * size, 3), 0, "", text)]
    how, _, art = sign.rpartition(":")
    if how == "by":
        return [Part(art, x, y, round(share * size, 3), size, 180)]
    width = size if art == "spirits-or" else share * size if sign in _WIDE or sign in _NARROW else size
    parts = [Part(art, x, y, round(width, 3), size)]
    over = {"no": "spirits-cross", "never": "spirits-shield"}.get(how)
    return [*parts, Part(over, x, y, size, size)] if over else parts


# --- cards -------------------------------------------------------------------------------------------------------
def drawings(components: Components) -> list[Drawing]:
    """Everything scenes refer to."""
    tables = components.tables[0]
    found = [_spirit(components, tables.spirits[card], card) for card in range(len(components.spirits))]
    found += [_rain(components, tables.rains[card], card) for card in range(len(components.rains))]
    found += [_setup(components, tables.setups[card], card) for card in range(len(components.setups))]
    found += [_tile(components, tables.achievements[tile], tile) for tile in range(len(components.achievements))]
    found += [_item("farmer", "labourer", at, int(tables.labour_price[at])) for at in range(MARKET_LABOUR)]
    found += [_item("buffalo", "animal", at, int(tables.livestock_price[at])) for at in range(MARKET_LIVESTOCK)]
    for station in range(len(STATIONS)):
        found += [_station(station, "spirits-station"), _station(station, "spirits-station-now")]
    found += [_yields(components, False), _yields(components, True)]
    return [*found, _rim(components), _numbers(components), _wall_piece(), _gate_piece(), _stalls(), _row()]


def _spirit(components: Components, spirit: Any, card: int) -> Drawing:
    kind = effects.KINDS[spirit.kind]
    name = card_name(components, card)
    ops = [(OPS[effects.OPS[op.op]], int(op.amount)) for op in spirit.ops if op.op != effects.NO_OP]
    parts = [
        Part("spirits-card", 0, 0, CARD_W, CARD_H),
        Part(f"spirits-head-{kind}", 0, -1.13, CARD_W, 1.1),
        Part(f"spirits-wisp-{kind}", 0.6, -1.14, 0.98, 0.98),
        Part("spirits-plate", -0.58, -1.14, 1.0, 1.0),
        Part("", -0.58, -1.14, 0.8, 0.92, 0, "", str(card + 1)),
        Part("", 0, -0.35, 1.95, 0.48, 0, "", name),
        Part(f"spirits-kind-{kind}", -0.88, 1.4, 0.34, 0.34),
        Part("", 0.12, 1.4, 1.6, 0.38, 0, "", Message(f"spirits-kind-{kind}")),
    ]
    lines = _in_two(*ops[0]) if len(ops) == 1 else ops
    step = 1.3 / len(lines)
    for at, (row, amount) in enumerate(lines):
        y, size = 0.53 + step * (at - (len(lines) - 1) / 2), (0.95, 0.64, 0.46)[len(lines) - 1]
        parts += signs(row, amount, 0, y, 2.15, size)
    label = Message("spirits-named-card", {"number": card + 1, "name": name})
    text = spirit_text(spirit)
    return Drawing(f"spirits-spirit-{components.spirits[card]}", CARD_W, CARD_H, tuple(parts), label, text)


def _in_two(row: tuple[str, ...], amount: int) -> list[tuple[tuple[str, ...], int]]:
    """A long row of signs is easier to read in two lines."""
    if len(row) < 4:
        return [(row, amount)]
    half = len(row) // 2
    return [(row[:half], amount), (row[half:], amount)]


def _rain(components: Components, rain: Any, card: int) -> Drawing:
    name = rain_name(components, card)
    parts = [
        Part("spirits-card", 0, 0, CARD_W, CARD_H),
        Part("spirits-head-rain", 0, -1.13, CARD_W, 1.1),
        Part("spirits-cloud", 0, -1.14, 1.0, 1.0),
        Part("", 0, -0.35, 1.95, 0.48, 0, "", name),
    ]
    for at, water in enumerate(rain.water.tolist()):
        x = 0.74 * (at - 1)
        parts.append(Part("spirits-disc-plain", x, 0.27, 0.74, 0.74, 0, "", str(water)))
        parts.append(Part("spirits-other", x - 0.13, 0.78, 0.24, 0.24))
        parts.append(Part("", x + 0.13, 0.78, 0.24, 0.36, 0, "", str(at + 2)))
    parts += signs(RAINS[effects.RAIN_EFFECTS[rain.effect]], 1, 0, 1.27, 2.1, 0.5)
    label = Message("spirits-named-rain", {"name": name})
    text = rain_text(rain)
    return Drawing(f"spirits-rain-{components.rains[card]}", CARD_W, CARD_H, tuple(parts), label, text)


def _setup(components: Components, setup: Any, card: int) -> Drawing:
    """A map of the rocks, and the bonus below."""
    name = Message(f"spirits-setup-{components.setups[card].replace('_', '-')}")
    width, height = field_size(components)
    scale = min(2.16 / width, 1.56 / height)
    parts = [Part("spirits-card", 0, 0, CARD_W, CARD_H), Part("", 0, -1.35, 2.2, 0.5, 0, "", name)]
    rocks = []
    for h, (hx, hy) in enumerate(hex_places(components)):
        x, y = round((hx - width / 2) * scale, 3), round((hy - height / 2) * scale - 0.26, 3)
        size = 2 * SIDE * scale
        parts.append(Part("spirits-open", x, y, size, size))
        if int(setup.rocks) >> h & 1:
            parts.append(Part("rock", x, y, 0.66 * size, 0.66 * size))
            rocks.append(str(h + 1))
    bonus = {name: int(getattr(setup, name)) for name in ("walls", "rice", "labourers", "livestock")}
    arts = {"walls": "spirits-build", "rice": "spirits-rice", "labourers": "farmer", "livestock": "buffalo"}
    given = [(arts[what], number) for what, number in bonus.items() if number]
    for at, (art, number) in enumerate(given):
        in_line = min(2, len(given) - at // 2 * 2)
        x, y = 1.02 * (at % 2 - (in_line - 1) / 2), 1.0 + 0.46 * (at // 2)
        parts += signs(("+#", art), number, x, y if len(given) > 2 else 1.15, 1.0, 0.5)
    help_text = Message("spirits-setup.text", {"rocks": ", ".join(rocks), **bonus})
    label = Message("spirits-setup", {"name": name})
    return Drawing(f"spirits-setup-{components.setups[card]}", CARD_W, CARD_H, tuple(parts), label, help_text)


def _tile(components: Components, tile: Any, at: int) -> Drawing:
    name = tile_name(components, at)
    parts = [
        Part("spirits-tile", 0, 0, TILE_W, TILE_H),
        Part("", 0, -0.63, 1.68, 0.34, 0, "", name),
        *signs(TESTS[effects.TESTS[tile.test]], int(tile.number), 0, -0.09, 1.84, 0.76),
        *signs(("+#", "spirits-rice"), int(tile.rice), 0, 0.57, 1.2, 0.46),
    ]
    label = Message("spirits-named-tile", {"name": name, "rice": int(tile.rice)})
    text = tile_text(tile)
    return Drawing(f"spirits-tile-{components.achievements[at]}", TILE_W, TILE_H, tuple(parts), label, text)


# --- the market, the stations, the rim of a field ----------------------------------------------------------------
def _item(art: str, name: str, at: int, price: int) -> Drawing:
    parts = (
        Part(art, 0, -0.17, 0.66, 0.66),
        Part("spirits-tag", 0, 0.32, 0.62, 0.34, 0, "", str(price)),
    )
    return Drawing(f"spirits-{name}-{at}", ITEM_W, ITEM_H, parts)


def _stalls() -> Drawing:
    """The places of the market, of which some are empty by and by."""
    parts = [Part("spirits-panel", 0, 0, STALLS_W, STALLS_H), Part("spirits-tax", 0.6 - STALLS_W / 2, 0, 0.9, 0.9)]
    for row, count in ((-0.5, MARKET_LABOUR), (0.5, MARKET_LIVESTOCK)):
        parts += [Part("spirits-slot", item_x(at), row, 0.76, 0.9) for at in range(count)]
    return Drawing("spirits-stalls", STALLS_W, STALLS_H, tuple(parts))


def item_x(at: int) -> float:
    """Where an item lies, from the middle of the market."""
    return round(1.6 + ITEM_W * at - STALLS_W / 2, 3)


def _row() -> Drawing:
    """A seat's side of the table: a place for the spirit of each of six rounds."""
    parts = [Part("spirits-panel", 0, 0, ROW_W, ROW_H)]
    parts += [Part("spirits-slot", round(1.8 + 1.58 * at - ROW_W / 2, 3), 0, 1.42, 2.02) for at in range(6)]
    return Drawing("spirits-row", ROW_W, ROW_H, tuple(parts))


def _yields(components: Components, last: bool) -> Drawing:
    """What the harvest of a paddy pays: a column for every size, a row for every state it may be in."""
    rows, step = components.tables[0].yields[int(last)].tolist(), YIELDS_H / (len(YIELD_SIGNS) + 1)
    left, width = 1.15 - YIELDS_W / 2, (YIELDS_W - 1.25) / len(rows[0])
    parts = [
        Part("spirits-card", 0, 0, YIELDS_W, YIELDS_H),
        Part("spirits-panel", 0, round((step - YIELDS_H) / 2 + 0.05, 3), YIELDS_W - 0.2, round(step - 0.1, 3)),
    ]
    for at, (signs_, numbers) in enumerate(zip((("spirits-hexes",), *YIELD_SIGNS), ([], *rows), strict=True)):
        y = round((at + 0.5) * step - YIELDS_H / 2, 3)
        parts += signs(signs_, 1, left - 0.52, y, 0.95, 0.56)
        for size, rice in enumerate(numbers or range(1, len(rows[0]) + 1)):
            text = str(rice) + ("+" if not at and size == len(rows[0]) - 1 else "")
            parts.append(Part("", round(left + width * (size + 0.5), 3), y, round(width, 3), 0.56, 0, "", text))
    label = Message("spirits-yields-last" if last else "spirits-yields")
    later = ", ".join(str(rice) for rice in components.tables[0].yields[1][0].tolist())
    help_text = Message(
        "spirits-yields.help" if last else "spirits-yields.help-later", {} if last else {"later": later}
    )
    return Drawing(label.id, YIELDS_W, YIELDS_H, tuple(parts), label, help_text)


def _station(at: int, ground: str) -> Drawing:
    workers, width = STATION_WORKERS[at], WORK_WIDTHS[at]
    parts = [Part(ground, 0, 0, width, WORK_H), *signs(STATION_SIGNS[at], 1, 0, -0.22 if workers else 0, 1.1, 0.84)]
    for i, art in enumerate(workers):
        parts.append(Part(art, round(worker_x(at, i) - 0.22, 3), 0.46, 0.42, 0.42))
    return Drawing(f"{ground}-{STATIONS[at]}", width, WORK_H, tuple(parts))


def worker_x(station: int, at: int) -> float:
    """Where the number of a kind of workers stands on a station, with its picture to the left of it."""
    return 0.92 * (at - (len(STATION_WORKERS[station]) - 1) / 2)


def _rim(components: Components) -> Drawing:
    """The bamboo around the field, its middle in the middle of the field."""
    field, (width, height) = components.tables[0].map, field_size(components)
    parts = []
    for h, (x, y) in enumerate(hex_places(components)):
        for side in range(SIDES):
            if field.edge[h][side] == NONE:
                edge = side_of(x, y, side)
                out_x, out_y = 0.15 * (edge.x - x), 0.15 * (edge.y - y)
                place = (round(edge.x + out_x - width / 2, 3), round(edge.y + out_y - height / 2, 3))
                parts.append(Part("spirits-bamboo", *place, 1.3, 0.34, edge.turn))
    label = Message("spirits-bamboo")
    size = (width + 1, height + 1)
    return Drawing("spirits-rim", *size, tuple(parts), label, Message("spirits-bamboo.help"))


def _numbers(components: Components) -> Drawing:
    """The numbers of the hexes."""
    width, height = field_size(components)
    parts = [
        Part("", round(x - width / 2, 3), round(y - 0.68 - height / 2, 3), 0.5, 0.42, 0, "", str(h + 1))
        for h, (x, y) in enumerate(hex_places(components))
    ]
    return Drawing("spirits-numbers", width, height, tuple(parts))


def _wall_piece() -> Drawing:
    return Drawing("spirits-wall-piece", 1.2, 1.2, (Part("spirits-wall", 0, 0, WALL_W, WALL_H, -30),))


def _gate_piece() -> Drawing:
    return Drawing("spirits-gate-piece", 1.2, 1.2, (Part("spirits-gate", 0, 0, GATE_W, GATE_H, -30),))
