"""The components file of Seasons of Rice: checked and turned into the tables the kernels read.

`docs/components/seasons.md` documents the format.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from subak.errors import one_of
from subak.games.components import ORIGINS, Entry, Problems, read_toml
from subak.games.components import Components as BaseComponents
from subak.games.seasons.rules import effects
from subak.games.seasons.rules.geometry import PART_NAMES
from subak.games.seasons.rules.state import CARDS, RIVER_CARDS, Tables
from subak.games.seasons.wording import ability, amounts
from subak.show.choices import Message
from subak.show.texts import LANGUAGES, Catalogue

EDITIONS = ("de", "en", "en-capped")
FEATURES = ("none", "farmer", "house", "buffalo")
SYMBOLS = (*FEATURES, "largest")
CONTRACTS = ("none", "jasmine", "ginger")
ARROWS = {"left": -1, "right": 1}

SHAPE = ("╱╲", "╲╱", "╱╲")
"""How the six lines of an upright card run."""
PATHS = {"╱": "╱", "/": "╱", "╲": "╲", "\\": "╲"}
FURROWS = {"⋰": "╱", "⋱": "╲", ".": ""}
"""Signs for a line, and the direction they show ('.': whichever fits)."""

_CONDITION = re.compile(r"\s*(\w+)\s*(==|>=|<=)\s*(-?[0-9]{1,4})\s*")


@dataclass(frozen=True, eq=False)
class Components(BaseComponents):
    """A checked set of components."""

    OURS: ClassVar[Path] = Path(__file__).with_name("components.toml")

    tables: Mapping[str, "np.ndarray[Any, Any]"]  # by edition
    cards: tuple[str, ...]  # ids by number
    river: tuple[str, ...]
    texts: Mapping[
        str, Mapping[str, Mapping[str, str]]
    ]  # card → language → name, meaning, perhaps text (own files only)

    @classmethod
    def read(cls, path: Path) -> "tuple[Components, Problems]":
        return _read(path)

    def ability(self, card: int) -> Message:
        """What a card's ancestor does: in the words of its file, otherwise put together from its effects."""
        name = self.cards[card]
        if any("text" in texts for texts in self.own_texts(name).values()):
            return Message(f"{card_message(name)}.text")
        return ability(self.tables[EDITIONS[0]][0].ancestors[card])

    def own_texts(self, card: str) -> Mapping[str, Mapping[str, str]]:
        """What somebody's own file says of a card, by language; ours are in the catalogues."""
        return {} if self.is_ours else self.texts.get(card, {})

    def has_meaning(self, card: str) -> bool:
        """Whether anybody has said what its name means."""
        return card in Components.ours().cards or bool(self.own_texts(card))

    def numbers(self) -> dict[str, Any]:
        return {"rules": amounts()}

    def messages(self, language: str) -> dict[str, str]:
        """Names and texts of somebody's own cards, by message id. What a file does not say in a language is taken from
        the other one, or from the effects."""
        found: dict[str, str] = {}
        for number, card in enumerate(() if self.is_ours else self.cards):
            message, texts = card_message(card), self.own_texts(card)
            said = texts.get(language) or next(iter(texts.values()), {})
            if said or card not in Components.ours().cards:  # a card with one of our ids keeps our name
                found[message] = said.get("name", card.capitalize())
                found[f"{message}.meaning"] = said.get("meaning", "")
            found[f"{message}.text"] = texts.get(language, {}).get("text") or self._composed(number, language)
        return found

    def _composed(self, card: int, language: str) -> str:
        return Catalogue(language).text(ability(self.tables[EDITIONS[0]][0].ancestors[card]))


def card_message(card: str) -> str:
    """The id of a card's name in the catalogues (`.meaning` is its attribute)."""
    return f"seasons-card-{card}"


def full_name(components: Components, card: str) -> Message:
    """A card's name with its meaning, if it has one."""
    name = Message(card_message(card))
    if not components.has_meaning(card):
        return name
    return Message("seasons-name-and-meaning", {"name": name, "meaning": Message(f"{card_message(card)}.meaning")})


def _read(path: Path) -> tuple[Components, Problems]:
    top, digest = read_toml(path, "seasons")
    problems = top.problems
    shared = Tables.zeros()
    _read_points(top.table("points"), shared[0])
    cards, texts = _read_cards(top, shared[0])
    river = _read_river(top, shared[0])
    _read_contracts(top, shared[0])
    tables = _read_editions(top.table("editions"), shared)
    top.done()
    return Components(str(path), digest, tables, tuple(cards), tuple(river), texts), problems


# --- the printed cards -----------------------------------------------------------------------------------------
def _read_cards(top: Entry, tables: Any) -> tuple[list[str], dict[str, dict[str, dict[str, str]]]]:
    entries = top.tables("card", range(CARDS, CARDS + 1))
    names: list[str] = []
    texts: dict[str, dict[str, dict[str, str]]] = {}
    faces: dict[bytes, str] = {}
    for number, entry in enumerate(entries[:CARDS]):
        name = _read_id(entry, names)
        entry.choice("origin", ORIGINS)
        printed = tables.cards[number]
        printed.paths = _read_lines(entry)
        printed.parts[:] = _read_features(entry)
        _read_ancestor(entry.table("ancestor"), tables.ancestors[number])
        if entry.has("texts"):
            texts[name] = _read_texts(entry.table("texts"))
        face = printed.tobytes()
        if face in faces:
            entry.wrong("lines", f"the same paddy side as card {faces[face]!r}; every card must differ")
        faces[face] = name
        names.append(name)
        entry.done()
    return names, texts


def _read_id(entry: Entry, taken: list[str]) -> str:
    name = entry.text("id")
    if not entry.has("id"):
        return name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or name == "none":  # "river:none" means no card
        entry.wrong("id", f"{name!r} does not fit; expected small letters, digits and _, a letter first, not 'none'")
    elif name in taken:
        entry.wrong("id", f"{name!r} is used twice; expected a name of its own")
    return name


def _read_lines(entry: Entry) -> int:
    """The six lines as bits, 1 for a path."""
    before = len(entry.problems.found)
    paths, lines = 0, entry.texts("lines", range(3, 4))
    if len(entry.problems.found) > before:
        return paths
    for row, line in enumerate(lines):
        if len(line) != 2:
            entry.wrong(f"lines, row {row + 1}", f"{line!r} does not fit; expected 2 signs, as in {SHAPE[row]!r}")
            continue
        for column, sign in enumerate(line):
            right = SHAPE[row][column]
            if PATHS.get(sign) == right:
                paths |= 1 << (2 * row + column)
            elif FURROWS.get(sign) not in (right, ""):
                furrow = "⋰" if right == "╱" else "⋱"
                entry.wrong(
                    f"lines, row {row + 1}, sign {column + 1}",
                    f"{sign!r} does not fit; expected {right!r} for a path or {furrow!r} for a furrow",
                )
    return paths


def _read_features(entry: Entry) -> list[int]:
    parts = [0] * len(PART_NAMES)
    features = entry.table("features")
    for part in features.names:
        if part not in PART_NAMES:
            features.wrong(part, f"no part of a card; {one_of(part, PART_NAMES)}")
            continue
        parts[PART_NAMES.index(part)] = FEATURES.index(features.choice(part, FEATURES))
    return parts


def _read_texts(entry: Entry) -> dict[str, dict[str, str]]:
    """Names and texts of somebody's own cards; ours are in the catalogues."""
    texts = {}
    for language in entry.names:
        if language not in LANGUAGES:
            entry.wrong(language, f"unknown language; {one_of(language, LANGUAGES)}")
            continue
        own = entry.table(language)
        given = ("name", "meaning", "text") if own.has("text") else ("name", "meaning")  # effects tell what they do
        texts[language] = {field: own.text(field) for field in given}
        for field, text in texts[language].items():
            if not text.isprintable():
                own.wrong(field, "has line breaks or control characters; expected one plain line")
        own.done()
    return texts


# --- ancestors -------------------------------------------------------------------------------------------------
def _read_ancestor(entry: Entry, ancestor: Any) -> None:
    entry.choice("origin", ORIGINS)
    for number, effect in enumerate(entry.tables("effects", range(1, 3))[:2]):
        _read_effect(effect, ancestor.effects[number])
    entry.done()


def _read_effect(entry: Entry, effect: Any) -> None:
    when = entry.choice("when", effects.WHEN[1:])
    target = entry.choice("to", effects.TARGETS, "points")
    known = effects.QUANTITIES_FOR_SIZE if target == "size" else effects.QUANTITIES_WHEN[when]
    effect.when = effects.WHEN.index(when)
    effect.season = effects.SEASONS.index(entry.choice("season", effects.SEASONS, "both"))
    effect.target = effects.TARGETS.index(target)
    effect.amount = entry.number("amount", -20, 20)
    effect.per = effects.QUANTITIES.index(entry.choice("per", known, "once"))
    if when == "end" and effect.season != effects.BOTH_SEASONS:
        entry.wrong("season", "the end belongs to no season; expected no season here")
    if when != "field" and effect.target != effects.TO_POINTS:
        entry.wrong("to", f"only a field has that; expected 'points' when = {when!r}")
    for number, text in enumerate(entry.texts("if", range(1, 3), default=[])):
        _read_condition(entry, f"if, number {number + 1}", text, known, effect.conditions[number])
    entry.done()


def _read_condition(entry: Entry, field: str, text: str, known: tuple[str, ...], condition: Any) -> None:
    match = _CONDITION.fullmatch(text)
    if match is None:
        entry.wrong(field, f"{text!r} does not fit; expected 'quantity relation number', as in 'parcels >= 2'")
        return
    quantity, relation, number = match.groups()
    if quantity not in known:
        entry.wrong(field, f"{quantity!r} has no meaning here; {one_of(quantity, known)}")
        return
    if not -100 <= int(number) <= 100:
        entry.wrong(field, f"{number} is out of range; expected a number from -100 to 100")
        return
    condition.quantity = effects.QUANTITIES.index(quantity)
    condition.relation = effects.RELATIONS.index(relation)
    condition.number = int(number)


# --- river, contracts, points ----------------------------------------------------------------------------------
def _read_river(top: Entry, tables: Any) -> list[str]:
    names: list[str] = []
    symbols: list[str] = []
    for number, entry in enumerate(top.tables("river", range(RIVER_CARDS, RIVER_CARDS + 1))[:RIVER_CARDS]):
        names.append(_read_id(entry, names))
        entry.choice("origin", ORIGINS)
        before = len(entry.problems.found)
        symbol = entry.choice("symbol", SYMBOLS[1:])
        if symbol in symbols and len(entry.problems.found) == before:
            entry.wrong("symbol", f"{symbol!r} is used twice; expected each of {', '.join(SYMBOLS[1:])} once")
        symbols.append(symbol)
        tables.river[number].symbol = SYMBOLS.index(symbol)
        tables.river[number].arrow = ARROWS[entry.choice("arrow", tuple(ARROWS))]
        entry.done()
    return names


def _read_contracts(top: Entry, tables: Any) -> None:
    contracts = top.table("contracts")
    jasmine, ginger = contracts.table("jasmine"), contracts.table("ginger")
    jasmine.choice("origin", ORIGINS)
    tables.jasmine_points = jasmine.number("points", 0, 100)
    tables.jasmine_per_farmer = jasmine.number("per_farmer", -20, 20)
    ginger.choice("origin", ORIGINS)
    tables.ginger_per_field = ginger.number("per_field", 0, 20)
    for entry in (jasmine, ginger, contracts):
        entry.done()


def _read_points(entry: Entry, tables: Any) -> None:
    entry.choice("origin", ORIGINS)
    tables.farmer_points[1:] = entry.numbers("farmers", range(4, 5), 0, 100)
    tables.buffalo_points = entry.number("buffalo", 0, 100)
    entry.done()


def _read_editions(entry: Entry, shared: "np.ndarray[Any, Any]") -> dict[str, "np.ndarray[Any, Any]"]:
    editions = {}
    for name in EDITIONS:
        edition = entry.table(name)
        edition.choice("origin", ORIGINS)
        points = edition.numbers("size_points", range(5, 7), 0, 100)
        tables = shared.copy()
        tables[0].size_points[1:] = (points + points[-1:])[:6]  # five numbers: the last is for 5 and more
        editions[name] = tables
        edition.done()
    entry.done()
    return editions
