"""Texts and pictures of cards say what the rules count with, whatever stands in the components file."""

import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.test_amounts import changed, numbers_in, toml, with_changed
from subak.games.components import Components as BaseComponents
from subak.games.components import read_data
from subak.games.seasons import components as seasons_components
from subak.games.seasons import wording
from subak.games.seasons.components import EDITIONS, Components
from subak.games.seasons.kind import KIND
from subak.games.seasons.rules import effects
from subak.games.seasons.rules.river import wet_points
from subak.games.seasons.rules.state import BUFFALO, FARMER, LAST_SIZE, Ancestor
from subak.games.seasons.table import drawings as drawing_rules
from subak.games.seasons.table import log_lines, terminal
from subak.guides import pages
from subak.show.choices import Event, Message
from subak.show.scene import Drawing
from subak.show.texts import LANGUAGES, Catalogue

OURS = Components.ours()
DATA = read_data(Components.OURS)


def drawing(components: BaseComponents, id: str) -> Drawing:
    assert isinstance(components, Components)
    return next(drawing for drawing in KIND.table.drawings(components) if drawing.id == id)


def help_of(components: BaseComponents, id: str, language: str) -> str:
    about = drawing(components, id).help
    assert about is not None
    return Catalogue(language, components.messages(language)).text(about)


def label_of(components: Components, id: str, language: str) -> str:
    label = drawing(components, id).label
    assert label is not None
    return Catalogue(language, components.messages(language)).text(label)


def written_on(components: BaseComponents, id: str) -> list[str]:
    """The words and numbers of a drawing."""
    return [part.text for part in drawing(components, id).parts if isinstance(part.text, str)]


# --- our cards ---------------------------------------------------------------------------------------------------
OF_CARDS = [at for at in numbers_in(DATA) if at[0] == "card"]


@pytest.mark.parametrize("at", OF_CARDS, ids=lambda at: f"{DATA['card'][at[1]]['id']}-{'.'.join(map(str, at[3:]))}")
def test_the_card_itself_follows_its_number(at: tuple[str | int, ...], tmp_path: Path) -> None:
    """Not only some list: the help of this ancestor, and the formula drawn on it."""
    other = with_changed(Components, DATA, at, tmp_path)
    assert other is not None
    id = f"seasons-ancestor:{DATA['card'][at[1]]['id']}"
    assert written_on(OURS, id) != written_on(other, id)
    for language in LANGUAGES:
        assert help_of(OURS, id, language) != help_of(other, id, language)


OF_DRAWINGS = [
    (("contracts", "jasmine", "points"), "seasons-contract:jasmine"),
    (("contracts", "jasmine", "per_farmer"), "seasons-contract:jasmine"),
    (("contracts", "ginger", "per_field"), "seasons-contract:ginger"),
    (("points", "buffalo"), "seasons-guide:de"),
    *((("points", "farmers", at), "seasons-guide:en") for at in range(4)),
    *(
        (("editions", edition, "size_points", at), f"seasons-guide:{edition}")
        for edition in EDITIONS
        for at in range(len(DATA["editions"][edition]["size_points"]))
    ),
]


@pytest.mark.parametrize(("at", "id"), OF_DRAWINGS, ids=str)
def test_contracts_and_the_guide_follow_their_numbers(at: tuple[str | int, ...], id: str, tmp_path: Path) -> None:
    other = with_changed(Components, DATA, at, tmp_path)
    assert other is not None
    assert written_on(OURS, id) != written_on(other, id)
    for language in LANGUAGES:
        assert help_of(OURS, id, language) != help_of(other, id, language)


SAID = {
    "boran": "End of game: 1 point for each closed field if you have at least 6 closed fields.",
    "chhean": "Both seasons: 1 point for each parcel in a closed field with exactly one farmer, instead of the usual "
    "points for farmers.",
    "pally": "Both seasons: the points for the size once more, for a closed field without any feature.",
    "tevy": "Both seasons: 6 more points for a closed field with at least one farmer and at least one buffalo.",
    "phirun": "Both seasons: 5 more points for a card that closes at least 2 fields.",
    "maly": "Dry season: size plus 2 for each house in a closed field, so 3 instead of 1.",
    "dara": "Dry season: 1 more farmer counts in a closed field with at least one farmer.",
    "veasna": "Dry season: 1 more point for each parcel in your first closed field.",
    "samnang": "End of game: 2 points for each buffalo in an open parcel (which costs 1 as usual).",
    "nimol": "End of game: 3 points if your farm encloses no gap.",
    "arun": "End of game: 1 point for each different size among your closed fields (5 and more are one size); 2 points "
    "if you have closed fields of at least 4 different sizes.",
}
GESAGT = {
    "boran": "Endwertung: 1 Punkt für jedes Reisfeld, wenn du mindestens 6 Reisfelder hast.",
    "pally": "Regen- und Trockenzeit: noch einmal die Punkte für die Größe, für ein Reisfeld ohne jedes Merkmal.",
    "kosal": "Regen- und Trockenzeit: 2 Punkte mehr für ein Reisfeld aus genau einer Parzelle.",
    "tevy": "Regen- und Trockenzeit: 6 Punkte mehr für ein Reisfeld mit mindestens einem Bauern und mindestens einem "
    "Büffel.",
    "veasna": "Trockenzeit: 1 Punkt mehr für jede Parzelle in deinem ersten Reisfeld.",
    "nimol": "Endwertung: 3 Punkte, wenn deine Reisfarm keine Lücke einschließt.",
}


@pytest.mark.parametrize(("language", "said"), [("en", SAID), ("de", GESAGT)])
def test_our_ancestors_read_well(language: str, said: dict[str, str]) -> None:
    for card, words in said.items():
        assert help_of(OURS, f"seasons-ancestor:{card}", language) == words


def test_pally_is_drawn_so_that_nobody_doubles_the_size() -> None:
    """From the size to its points, and these twice."""
    parts = [part.text or part.art for part in drawing(OURS, "seasons-ancestor:pally").parts]
    at = parts.index("seasons-points")
    assert parts[at - 2 : at + 2] == ["seasons-size", "→", "seasons-points", "× 2"]


def test_a_card_shows_every_time_at_which_it_counts(tmp_path: Path) -> None:
    dry = {"when": "field", "season": "dry", "amount": 1}
    end = {"when": "end", "amount": 1, "per": "gaps"}
    for written, arts in (
        ([dry, end], {"seasons-dry", "seasons-end"}),
        ([end, {"when": "card", "amount": 2}], {"seasons-dry", "seasons-wet", "seasons-end"}),
        ([dry], {"seasons-dry"}),
    ):
        components = own(tmp_path, ancestor={"origin": "own", "effects": written})
        shown = {part.art for part in drawing(components, "seasons-ancestor:sun").parts}
        assert shown & {"seasons-dry", "seasons-wet", "seasons-end"} == arts


# --- every effect that can be written ------------------------------------------------------------------------------
def every_kind_of_effect() -> Iterator[dict[str, Any]]:
    """Each moment, season, target and quantity; and each condition."""
    for when, target in itertools.product(effects.WHEN[1:], effects.TARGETS):
        if when != "field" and target != "points":
            continue
        known = effects.QUANTITIES_FOR_SIZE if target == "size" else effects.QUANTITIES_WHEN[when]
        for season in effects.SEASONS if when != "end" else ("both",):
            for per, amount in itertools.product(known, (3, 1, -1, -4)):
                yield {"when": when, "season": season, "to": target, "per": per, "amount": amount, "if": []}
            for quantity, relation, number in itertools.product(known, effects.RELATIONS[1:], (1, 2, 7)):
                condition = (quantity, relation, number)
                yield {"when": when, "season": season, "to": target, "per": "once", "amount": 3, "if": [condition]}
            for quantity in known:
                condition = (quantity, "==", 0)
                yield {"when": when, "season": season, "to": target, "per": "once", "amount": 3, "if": [condition]}


def ancestor_with(*written: dict[str, Any]) -> Any:
    made = Ancestor.zeros()
    for slot, effect in zip(made[0].effects, written, strict=False):
        slot.when, slot.season = effects.WHEN.index(effect["when"]), effects.SEASONS.index(effect["season"])
        slot.target, slot.per = effects.TARGETS.index(effect["to"]), effects.QUANTITIES.index(effect["per"])
        slot.amount = effect["amount"]
        for condition, (quantity, relation, number) in zip(slot.conditions, effect["if"], strict=False):
            condition.quantity = effects.QUANTITIES.index(quantity)
            condition.relation, condition.number = effects.RELATIONS.index(relation), number
    return made[0]


def means_nothing(effect: dict[str, Any]) -> bool:
    """A condition that is always or never met: `once` is one, and who is asked has closed at least one field."""
    return any(
        quantity == "once" or (quantity, relation, number) == ("fields_closed", ">=", 1)
        for quantity, relation, number in effect["if"]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_text_of_its_own(language: str) -> None:
    catalogue, said = Catalogue(language), dict[str, dict[str, Any]]()
    for effect in every_kind_of_effect():
        text = catalogue.text(wording.ability(ancestor_with(effect)))
        assert re.fullmatch(r"[A-ZÄÖÜ][^{}]*[a-zäöüß)0-9]\.", text), text
        assert "  " not in text
        assert " ." not in text
        assert " ," not in text
        if not means_nothing(effect):
            assert said.setdefault(text, effect) == effect, text
    assert len(said) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_changes_with_every_part_of_its_effects(language: str) -> None:
    """Two effects, two conditions, any numbers: change one thing, and the text is another one."""
    catalogue, chooser = Catalogue(language), random.Random(1)
    known = [effect for effect in every_kind_of_effect() if not means_nothing(effect)]
    for _ in range(1500):
        first, second = (dict(chooser.choice(known)) for _ in range(2))
        first["amount"], second["amount"] = chooser.choice([-20, -2, 2, 5, 20]), chooser.choice([-3, 1, 4])
        if chooser.random() < 0.5:
            same = [other for other in known if (other["when"], other["to"]) == (first["when"], first["to"])]
            first["if"] = [*first["if"], *chooser.choice(same)["if"]]
        text = catalogue.text(wording.ability(ancestor_with(first, second)))
        for one in ({"amount": first["amount"] + 1}, {"per": chooser.choice(known)["per"]}):
            other = first | one
            if other == first or other["per"] not in effects.QUANTITIES_WHEN[first["when"]]:
                continue
            assert catalogue.text(wording.ability(ancestor_with(other, second))) != text
        numbers = [-number if number < 0 else number for number in (first["amount"], second["amount"])]
        for number in numbers:
            assert number == 1 or re.search(rf"\b{number}\b", text), (number, text)


def test_conditions_that_always_hold_are_left_out_and_those_that_never_do_are_said() -> None:
    said = Catalogue("en").text
    plain = {"when": "end", "season": "both", "to": "points", "per": "once", "amount": 3}
    always, never = ("once", "<=", 1), ("once", ">=", 2)
    assert said(wording.ability(ancestor_with(plain | {"if": [always, ("gaps", ">=", 0)]}))) == "End of game: 3 points."
    assert said(wording.ability(ancestor_with(plain | {"if": [never]}))) == "End of game: nothing."


# --- somebody's own cards ----------------------------------------------------------------------------------------
def own(tmp_path: Path, **card: Any) -> Components:
    """Our cards, but the first is replaced by a card called sun."""
    data = changed(DATA, ("points", "buffalo"), 0)
    data["card"] = [{**data["card"][0], "id": "sun", **card}, *data["card"][1:]]
    path = tmp_path / "own.toml"
    path.write_text(toml(data), encoding="utf-8")
    assert Components.check(path) == []
    return Components.load(path)


EFFECT = {
    "origin": "own",
    "effects": [{"when": "field", "if": ["parcels >= 2", "buffalo == 0"], "amount": 2, "per": "houses"}],
}
COMPOSED = {
    "en": "Both seasons: 2 more points for each house in a closed field of at least 2 parcels and without buffalo.",
    "de": "Regen- und Trockenzeit: 2 Punkte mehr für jede Hütte in einem Reisfeld aus mindestens 2 Parzellen und ohne "
    "Büffel.",
}


def test_own_cards_without_texts_have_full_texts_in_both_languages(tmp_path: Path) -> None:
    components = own(tmp_path, ancestor=EFFECT)
    for language, words in COMPOSED.items():
        assert help_of(components, "seasons-ancestor:sun", language) == words
        catalogue = Catalogue(language, components.messages(language))
        assert catalogue.text("seasons-card-sun.text") == words
        assert catalogue.text("seasons-card-sun") == "Sun"
        line = terminal.ancestor(components, components.cards.index("sun"), catalogue)
        assert line in (f"Ancestor Sun: {words}", f"Vorfahre Sun: {words}")


def test_own_texts_are_kept_and_what_they_leave_out_follows_from_the_effects(tmp_path: Path) -> None:
    english = {"name": "Sun", "meaning": "Light", "text": "Houses like it dry."}
    components = own(tmp_path, ancestor=EFFECT, texts={"en": english, "de": {"name": "Sonne", "meaning": "Licht"}})
    assert help_of(components, "seasons-ancestor:sun", "en") == "Houses like it dry."
    assert help_of(components, "seasons-ancestor:sun", "de") == COMPOSED["de"]
    assert label_of(components, "seasons-ancestor:sun", "de") == "Vorfahre Sonne (Licht)"


def test_a_language_that_is_left_out_takes_the_name_of_the_other(tmp_path: Path) -> None:
    components = own(tmp_path, ancestor=EFFECT, texts={"de": {"name": "Sonne", "meaning": "Licht", "text": "Trocken!"}})
    assert label_of(components, "seasons-ancestor:sun", "en") == "Ancestor Sonne (Licht)"
    assert help_of(components, "seasons-ancestor:sun", "en") == COMPOSED["en"]


def test_a_card_with_one_of_our_ids_keeps_its_name_but_not_our_text(tmp_path: Path) -> None:
    components = own(tmp_path, id="boran", ancestor=EFFECT)
    for language, words in COMPOSED.items():
        assert help_of(components, "seasons-ancestor:boran", language) == words
    assert label_of(components, "seasons-ancestor:boran", "en") == "Ancestor Boran (Wisdom)"


def test_every_card_of_somebody_s_own_can_be_drawn(tmp_path: Path) -> None:
    for effect in itertools.islice(every_kind_of_effect(), 0, None, 17):
        conditions = [f"{quantity} {relation} {number}" for quantity, relation, number in effect["if"]]
        written = {name: value for name, value in effect.items() if name != "if"}
        if effect["when"] == "end":
            del written["season"]
        if conditions:
            written["if"] = conditions
        components = own(tmp_path, ancestor={"origin": "own", "effects": [written]})
        assert drawing(components, "seasons-ancestor:sun").parts


# --- numbers that no file changes ------------------------------------------------------------------------------------
CONSTANTS = [
    (drawing_rules, "FIELD_AT_END", "seasons-guide:de"),
    (drawing_rules, "STRANDED_AT_END", "seasons-guide:de"),
    (drawing_rules, "HOUSE_GROWS", "seasons-guide:de"),
    (wording, "HOUSE_GROWS", "seasons-ancestor:maly"),
    (wording, "LAST_SIZE", "seasons-ancestor:arun"),
]


@pytest.mark.parametrize(("module", "name", "id"), CONSTANTS, ids=str)
def test_texts_take_constants_from_the_rules(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, id: str) -> None:
    before = [help_of(OURS, id, language) for language in LANGUAGES]
    monkeypatch.setattr(module, name, getattr(module, name) + 6)
    if name == "LAST_SIZE":
        monkeypatch.setitem(wording.PER_ARGS, "different_sizes", {"last": LAST_SIZE + 6})
    after = [help_of(OURS, id, language) for language in LANGUAGES]
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_takes_constants_from_the_rules(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    before = pages.text("seasons", language)
    numbers = wording.amounts()
    for name, number in numbers.items():
        monkeypatch.setattr(seasons_components, "amounts", lambda changed={**numbers, name: number + 17}: changed)
        assert pages.text("seasons", language).count(str(number + 17)) > before.count(str(number + 17)), name


def test_river_cards_say_what_they_pay() -> None:
    """The numbers of the help are those that a river of one feature pays."""
    from games.seasons.positions import give_fields, table

    states = table(water_festival=True)
    give_fields(states, 0, "1b1@0", "1f1@1")
    paid = {"buffalo": wet_points(states[0], 0, BUFFALO), "farmers": wet_points(states[0], 0, FARMER) / 2}
    for card, points in paid.items():
        for language in LANGUAGES:
            numbers = re.findall(r"\d+", help_of(OURS, f"seasons-river:{card}:right:wet", language))
            assert numbers == [str(int(points))]


def test_the_labels_of_the_editions_are_true() -> None:
    """`en` is what our copy reads, `en-capped` what everybody else says."""
    for language, plain, words in (("en", "English", "6 and more pay 6"), ("de", "englisch", "ab 6 nur 6 Punkte")):
        catalogue = Catalogue(language)
        assert catalogue.text("option-seasons-edition-en-capped") == plain
        assert catalogue.text("option-seasons-edition-en").startswith(f"{plain}, {words} (")
    assert OURS.tables["en"][0].size_points.tolist()[6] == 6
    assert OURS.tables["en-capped"][0].size_points.tolist()[5:] == [10, 10]


# --- the log -----------------------------------------------------------------------------------------------------
def line(kind: str, seat: int, *numbers: int, language: str = "en") -> str:
    event = Event(kind, seat, (*numbers, *[0] * (7 - len(numbers))))
    return Catalogue(language).text(log_lines.log_line(event, OURS))


def test_the_log_names_points_and_counts() -> None:
    assert line("field", 0, 5, 1, 0, 1, 11, 0, 2) == (
        "A closes a field of 5 parcels with one house and scores 13 points (size: 11 points, one buffalo: 2 points)."
    )
    assert line("field", 1, 1, 0, 2, 0, 1, 3, 0) == (
        "B closes a field of one parcel and scores 4 points (size: 1 point, 2 farmers: 3 points)."
    )
    assert line("field", 1, 2, 2, 1, 3, 8, 1, 6, language="de") == (
        "B schließt ein Reisfeld aus 2 Parzellen mit 2 Hütten ab und erhält 15 Punkte (Größe: 8 Punkte, ein Bauer: "
        "1 Punkt, 3 Büffel: 6 Punkte)."
    )
    assert line("end_buffalo", 0, 2, -2) == "A loses 2 points for 2 buffalo in open parcels."
    assert line("end_buffalo", 0, 0, 0, language="de") == "A hat keinen Büffel in einer offenen Parzelle."
    assert line("river_majority", 0, 3, 4, 6, 4) == "River card 4, largest field: A has more (size 6 to 4)."
    assert line("contract", 0, 1, 1) == "A takes the jasmine contract and scores 1 point."
    assert line("ancestor_points", 0, 2, language="de") == "Der Vorfahre von A bringt 2 Punkte dazu."


def test_no_log_line_says_a_number_without_its_unit() -> None:
    """In brackets above all: "(size 11, farmers 0)" could be points or counts."""
    for language, units in (
        ("en", "point|parcel|house|farmer|buffalo|card|field"),
        ("de", "Pun|Par|Hüt|Bau|Büf|Kar|Rei"),
    ):
        for message in (log_lines.log_line(Event("field", 0, (3, 2, 2, 2, 11, 3, 4)), OURS),):
            assert isinstance(message, Message)
            text = Catalogue(language).text(message)
            assert re.findall(rf"\d+ (?!{units})", text) == []
