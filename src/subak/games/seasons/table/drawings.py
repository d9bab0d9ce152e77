"""Pictures of the cards, put together from the art: land and ancestor sides, river, contracts, the guide to points.

Lengths are cells; a card is 2 × 3. What an ancestor does is written in symbols, read off its effects.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from subak.games.seasons.components import EDITIONS, SYMBOLS, Components, card_message, full_name
from subak.games.seasons.rules import effects
from subak.games.seasons.rules.geometry import CELL_POINTS
from subak.games.seasons.rules.state import (
    FIELD_AT_END,
    HOUSE_GROWS,
    RIVER_BUFFALO,
    RIVER_FEATURE,
    STRANDED_AT_END,
)
from subak.show.choices import Args, Message
from subak.show.scene import Drawing, Part

CARD_W, CARD_H = 2.0, 3.0
GUIDE_W = 4.2
FEATURE_ART = ("", "seasons-farmer", "seasons-house", "seasons-buffalo", "seasons-largest")


# --- the land side ---------------------------------------------------------------------------------------------
FEATURE_SPOTS = (
    (0, -0.5, 0.86),
    (-0.64, 0.5, 0.64),
    (0.64, 0.5, 0.64),
    (0, 1.14, 0.64),
    (-0.7, -1.2, 0.46),
    (0.7, -1.2, 0.46),
)
"""Where a feature stands in each part of an upright card (from its middle), and how large."""


def _line(is_path: bool, x: float, y: float, falling: bool) -> Part:
    return Part("seasons-path" if is_path else "seasons-furrow", x, y, 1, 1, 90 if falling else 0)


def _lines(paths: int) -> Iterator[Part]:
    """Furrows first, so that paths run on where they meet."""
    cells = [(bool(paths >> cell & 1), x - 0.5, y - 1.0, (x + y) % 2 == 1) for cell, (x, y) in enumerate(CELL_POINTS)]
    for is_path, x, y, falling in sorted(cells):
        yield _line(is_path, x, y, falling)


def _features(parts: list[int]) -> Iterator[Part]:
    for feature, (x, y, size) in zip(parts, FEATURE_SPOTS, strict=True):
        if feature:
            yield Part(FEATURE_ART[feature], x, y, size, size)


def _land(name: str, printed: Any) -> Iterator[Drawing]:
    """A card's land side, and what of it is drawn again over ripe parcels."""
    paths, parts = int(printed.paths), printed.parts.tolist()
    drawn = (*_lines(paths), *_features(parts))
    count = {feature: parts.count(number) for number, feature in ((1, "farmers"), (2, "houses"), (3, "buffalo"))}
    number_of_paths = paths.bit_count()
    about = Message("seasons-land-help", {**count, "paths": number_of_paths, "furrows": 6 - number_of_paths})
    edge = Part("seasons-land-edge", 0, 0, CARD_W, CARD_H)
    ground = Part("seasons-land", 0, 0, CARD_W, CARD_H)
    yield Drawing(f"seasons-land:{name}", CARD_W, CARD_H, (ground, *drawn, edge), Message(card_message(name)), about)
    yield Drawing(f"seasons-lines:{name}", CARD_W, CARD_H, drawn)


# --- the ancestor side -----------------------------------------------------------------------------------------
Token = tuple[str, ...]
"""Of a formula: symbols on top of each other, or words that begin with "=": what follows is written."""

QUANTITY_ART: dict[str, Token] = {
    "once": ("=1",),
    "parcels": ("seasons-parcel",),
    "size": ("seasons-size",),
    "size_points": ("seasons-size", "seasons-points"),
    "farmers": ("seasons-farmer",),
    "houses": ("seasons-house",),
    "buffalo": ("seasons-buffalo",),
    "features": ("seasons-features",),
    "nth_dry_field": ("seasons-field",),
    "fields_closed": ("seasons-field",),
    "closed_fields": ("seasons-field",),
    "open_farmers": ("seasons-open", "seasons-farmer"),
    "open_buffalo": ("seasons-open", "seasons-buffalo"),
    "all_farmers": ("seasons-farmer",),
    "all_houses": ("seasons-house",),
    "all_buffalo": ("seasons-buffalo",),
    "closed_sets": ("seasons-features",),
    "largest_size": ("seasons-largest",),
    "different_sizes": ("seasons-sizes",),
    "gaps": ("seasons-gap",),
}
TARGET_ART: tuple[Token, ...] = ((), ("seasons-farmer",), ("seasons-size",), ("seasons-farmer",))


def _written(text: str) -> Token:
    return (f"={text}",)


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _condition(condition: Any) -> list[Token]:
    number = int(condition.number)
    texts = {effects.EQUAL: f"= {number}", effects.AT_LEAST: f"{number}+", effects.AT_MOST: f"≤ {number}"}
    written = texts[int(condition.relation)].replace("-", "−")
    return [QUANTITY_ART[effects.QUANTITIES[condition.quantity]], _written(written)]


def _result(effect: Any) -> list[Token]:
    """`+2 ★`, `+1 / field`, `× 2 size` …"""
    amount, per, target = int(effect.amount), effects.QUANTITIES[effect.per], int(effect.target)
    if per == "size_points" and target == effects.TO_POINTS:
        points = [QUANTITY_ART["size"], _written("→"), ("seasons-points",)]  # not the size is multiplied
        return [*points, _written(f"× {amount + 1}".replace("-", "−"))]
    before = [TARGET_ART[target]] if TARGET_ART[target] else []
    number = f"= {amount}".replace("-", "−") if target == effects.TO_FARMER_POINTS else _signed(amount)
    if per == "once":
        return [*before, _written(number), *([] if before else [("seasons-points",)])]
    return [*before, _written(f"{number} /"), QUANTITY_ART[per]]


def _formula(ancestor: Any) -> list[list[Token]]:
    """An ancestor's effects as lines of symbols."""
    lines = []
    for effect in ancestor.effects:
        if effect.when:
            conditions = [condition for condition in effect.conditions if condition.relation]
            if conditions:
                lines.append([token for condition in conditions for token in _condition(condition)])
            lines.append(_result(effect))
    return lines


def _token_width(token: Token, height: float) -> float:
    return 0.42 * height * (len(token[0]) - 1) if token[0][0] == "=" else 1.05 * height


def _set_line(tokens: list[Token], y: float, height: float, width: float) -> Iterator[Part]:
    """A line of symbols and words, centred, made smaller if it does not fit."""
    gap = 0.22
    total = sum(_token_width(token, height) for token in tokens) + gap * height * (len(tokens) - 1)
    height *= min(1.0, width / total)
    x = -min(total, width) / 2
    for token in tokens:
        wide = _token_width(token, height)
        if token[0][0] == "=":
            yield Part("", x + wide / 2, y, wide, 1.3 * height, text=token[0][1:])
        for number, art in enumerate(token if token[0][0] != "=" else ()):
            size = height * (0.58 if number else 1.0)  # what stands in something is smaller
            yield Part(art, x + wide / 2, y, size, size)
        x += wide + gap * height


def _season_parts(ancestor: Any) -> Iterator[Part]:
    """When the ancestor counts: in both seasons, in the dry one, at the end (below, if there is a season, too)."""
    used = [effect for effect in ancestor.effects if effect.when]
    seasons = [effect.season for effect in used if effect.when != effects.ON_END]
    if len(seasons) < len(used):
        yield Part("seasons-end", -0.72, -0.74 if seasons else -1.22, 0.46, 0.46)
    if seasons:
        yield Part("seasons-dry", -0.72, -1.22, 0.44, 0.44)
    if effects.BOTH_SEASONS in seasons:
        yield Part("seasons-wet", 0.72, -1.22, 0.44, 0.44)


def _ancestor(components: Components, card: int) -> Drawing:
    name, ancestor = components.cards[card], components.tables[EDITIONS[0]][0].ancestors[card]
    message = card_message(name)
    emblem = f"seasons-emblem-{name}" if name in Components.ours().cards else "seasons-emblem"  # others share one
    lines = _formula(ancestor)
    height = 0.98 / len(lines)
    formula = [
        part
        for number, tokens in enumerate(lines)
        for part in _set_line(tokens, 0.94 + height * (number - (len(lines) - 1) / 2), min(0.54, 0.9 * height), 1.76)
    ]
    parts = (
        Part("seasons-altar", 0, 0, CARD_W, CARD_H),
        Part(emblem, 0, -0.7, 0.94, 0.94),
        *_season_parts(ancestor),
        Part("", 0, 0.22, 1.7, 0.5, text=Message(message)),
        *formula,
    )
    label = Message("seasons-ancestor-card", {"name": full_name(components, name)})
    return Drawing(f"seasons-ancestor:{name}", CARD_W, CARD_H, parts, label, components.ability(card))


# --- river, contracts, guide -----------------------------------------------------------------------------------
BANK_LINES = (_line(True, -0.5, 0, False), _line(True, 0.5, 0, True))


def _river_card(name: str, symbol: int, towards: int, is_dry: bool) -> Drawing:
    """Banks above and below, the symbol on the water; the arrow is loud once it counts."""
    art, size = ("seasons-arrow", 0.46) if is_dry else ("seasons-arrow-quiet", 0.36)
    parts = (
        Part("seasons-river", 0, 0, CARD_W, CARD_H),
        *(_line(True, x, y, (x < 0) == (y < 0)) for y in (-1, 1) for x in (-0.5, 0.5)),
        Part("seasons-token", 0, 0, 0.96, 0.96),
        Part(FEATURE_ART[symbol], 0, 0, 0.62, 0.62),
        Part(art, 0.74 * towards, 0, size, size, 0 if towards > 0 else 180),
    )
    side, word = ("dry" if is_dry else "wet"), SYMBOLS[symbol]
    label = Message(
        "seasons-river-card",
        {"symbol": Message(f"seasons-symbol-{word}"), "towards": "right" if towards > 0 else "left"},
    )
    about = Message("seasons-river-dry-help") if is_dry else Message(f"seasons-river-help-{word}", RIVER_ARGS)
    return Drawing(river_art(name, towards, side), CARD_W, CARD_H, parts, label, about)


RIVER_ARGS = {"feature": RIVER_FEATURE, "buffalo": RIVER_BUFFALO}


def river_art(name: str, towards: int, side: str) -> str:
    return f"seasons-river:{name}:{'right' if towards > 0 else 'left'}:{side}"


def _contracts(tables: Any) -> Iterator[Drawing]:
    """Jasmine: points at once, less for farmers. Ginger: points for fields of the dry season."""
    points, per_farmer, per_field = (
        int(tables[name]) for name in ("jasmine_points", "jasmine_per_farmer", "ginger_per_field")
    )
    beside = {
        "jasmine": Part("", 0.42, -0.24, 0.72, 0.54, text=_signed(points)),
        "ginger": Part("seasons-dry", 0.42, -0.24, 0.62, 0.62),
    }
    lines: dict[str, list[Token]] = {
        "jasmine": [_written(f"{_signed(per_farmer)} /"), ("seasons-farmer",)],
        "ginger": [_written(f"{_signed(per_field)} /"), ("seasons-field",)],
    }
    sign = "more" if per_farmer > 0 else "less"
    numbers: Args = {"points": points, "per_farmer": abs(per_farmer), "sign": sign, "per_field": per_field}
    for name, line in lines.items():
        flower = Part(f"seasons-{name}", -0.4, -0.24, 0.8, 0.8)
        parts = (Part("seasons-scroll", 0, 0, 2, 2), flower, beside[name], *_set_line(line, 0.46, 0.46, 1.5))
        about = Message(f"seasons-help-{name}", numbers)
        yield Drawing(f"seasons-contract:{name}", 2, 2, parts, Message(f"seasons-contract-{name}"), about)


def _numbers(texts: Iterable[object], y: float, height: float) -> Iterator[Part]:
    for number, text in enumerate(texts):
        yield Part("", -1.04 + 0.55 * number, y, 0.5, height, text=str(text))


def _listed(points: Any) -> str:
    return ", ".join(map(str, points.tolist()[1:]))


def _guide(edition: str, tables: Any) -> Drawing:
    """What a closed field pays, on a slip of paper."""
    icons = (("size", -1.08), ("points", -0.62), ("farmer", -0.06), ("points", 0.4))
    parts = (
        Part("seasons-slip", 0, 0, GUIDE_W, CARD_H),
        *(Part(f"seasons-{art}", -1.68, y, 0.44, 0.44) for art, y in icons),
        *_numbers((1, 2, 3, 4, 5, "6+"), -1.08, 0.44),
        *_numbers(tables.size_points.tolist()[1:], -0.62, 0.58),
        Part("seasons-line", 0, -0.34, 3.8, 0.02),
        *_numbers((1, 2, 3, "4+"), -0.06, 0.44),
        *_numbers(tables.farmer_points.tolist()[1:], 0.4, 0.58),
        Part("seasons-line", 0, 0.7, 3.8, 0.02),
        Part("seasons-buffalo", -1.68, 1.08, 0.5, 0.5),
        Part("", -1.15, 1.08, 0.5, 0.56, text=_signed(int(tables.buffalo_points))),
        Part("seasons-end", -0.52, 1.08, 0.52, 0.52),
        Part("seasons-field", -0.06, 1.08, 0.44, 0.44),
        Part("", 0.46, 1.08, 0.5, 0.56, text=_signed(FIELD_AT_END)),
        Part("seasons-open", 1.12, 1.08, 0.62, 0.62),
        Part("seasons-buffalo", 1.12, 1.08, 0.36, 0.36),
        Part("", 1.72, 1.08, 0.5, 0.56, text=_signed(STRANDED_AT_END)),
    )
    about = Message(
        "seasons-guide-help",
        {
            "house": HOUSE_GROWS,
            "sizes": _listed(tables.size_points),
            "farmers": _listed(tables.farmer_points),
            "buffalo": int(tables.buffalo_points),
            "field": FIELD_AT_END,
            "stranded": -STRANDED_AT_END,
        },
    )
    return Drawing(f"seasons-guide:{edition}", GUIDE_W, CARD_H, parts, Message("seasons-guide"), about)


def drawings(components: Components) -> list[Drawing]:
    """All cards, both sides of each; river cards by arrow and season; contracts; the guide of every edition."""
    tables = components.tables[EDITIONS[0]][0]
    found = [Drawing("seasons-bank", CARD_W, 1, BANK_LINES)]
    for number, name in enumerate(components.cards):
        found += _land(name, tables.cards[number])
        found.append(_ancestor(components, number))
    for number, name in enumerate(components.river):
        symbol = int(tables.river[number].symbol)
        found += [_river_card(name, symbol, towards, dry) for towards in (-1, 1) for dry in (False, True)]
    found += _contracts(tables)
    found += [_guide(edition, components.tables[edition][0]) for edition in EDITIONS]
    return found
