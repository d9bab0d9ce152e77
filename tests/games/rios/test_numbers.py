"""Texts and rules never part: every number of the rules that a text speaks of is filled in, whatever the components."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

import subak
from games.rios.positions import Table
from games.rios.test_components import SMALL
from subak import games
from subak.games.rios.components import Components
from subak.games.rios.rules import flow, harvest, state
from subak.games.rios.table import drawings
from subak.games.rios.table.why_not import why_not
from subak.guides import pages
from subak.guides.lessons import lesson_steps
from subak.show.choices import Message
from subak.show.texts import LANGUAGES, Catalogue

FOLDER = Path(games.__file__).parent / "rios"
CONSTANTS = [
    (state, "RIO_A_FIELD"),
    (state, "WOOD_A_FIELD"),
    (state, "WOOD_AT_START"),
    (state, "WOOD_AT_MOST"),
    (state, "DAMS"),
    (state, "FINCA_PRICE"),
    (state, "HACIENDA_PRICE"),
    (state, "FINCAS"),
    (state, "BUILDINGS_A_TURN"),
    (state, "STEPS"),
    (state, "CAMPESINOS"),
    (state, "PLACED"),
    (harvest, "ROBBED_FIELDS"),
    (flow, "ALL_BUILDINGS"),
    (flow, "FOR_THE_EARLY_WIN"),
]
COUNTED = re.compile(
    r"\d|\b(?:three|four|five|six|twelve|forty|drei|dreimal|vier|fünf|sechs|zwölf|vierzig)\b", re.IGNORECASE
)
"""Numbers above two. How many go together (two drive out, two stay on a field) is how the game works, not an amount."""
NUMBERED = {
    "option-rios-max-rounds-60",  # names of an option
    "option-rios-max-rounds-20",
    # what this one game has brought by then (see the test below), and its board
    *("lesson-rios-resolve", "lesson-rios-dam", "lesson-rios-hacienda", "lesson-rios-goal", "lesson-rios-road-walk"),
    "lesson-rios-money",
}
CELL = re.compile(r"\b[a-g][1-9]\b")


def said(language: str, components: Components) -> list[str]:
    """Names, helps and pictures of everything on the table, what can be picked, and the rules page."""
    catalogue, made = Catalogue(language), drawings.drawings.__wrapped__(components)  # type: ignore[attr-defined]
    found = [catalogue.text(text) for drawing in made for text in (drawing.label, drawing.help) if text]
    found += [str(part) for drawing in made if drawing.id.startswith("rios-card") for part in drawing.parts]
    table = Table().put("A", "c5").stock("A", rio=5000)
    scene = table.game.scene(0)
    found += [catalogue.text(choice.label) for choice in scene.choices]
    found += [catalogue.text(fact.label) for fact in scene.panels[0].facts]
    found += [catalogue.text(why_not(table.game.view(0).states, components, 0, "money:0"))]
    return [*found, pages.text("rios", language, components)]


# --- numbers of the rules ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("module", "name"), CONSTANTS, ids=lambda value: value if isinstance(value, str) else "")
def test_every_number_of_the_rules_is_said_as_it_is(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said changes with it, in both languages."""
    before = {language: said(language, Components.ours()) for language in LANGUAGES}
    monkeypatch.setattr(module, name, getattr(module, name) + 1)
    for language in LANGUAGES:
        assert said(language, Components.ours()) != before[language], language


def test_the_prices_are_said_where_one_pays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "FINCA_PRICE", 7)
    monkeypatch.setattr(state, "HACIENDA_PRICE", 12)
    for language in LANGUAGES:
        texts = said(language, Components.ours())
        rio = "rio" if language == "en" else "Rio"
        finca, hacienda = f"700 {rio}", f"{'1,200' if language == 'en' else '1.200'} {rio}"
        for start, price in (
            ("build a finca", finca),
            ("eine Finca auf", finca),
            ("build the hacienda", hacienda),
            ("die Hacienda auf", hacienda),
            ("# Dos Rios", finca),
            ("# Dos Rios", hacienda),
        ):
            assert all(price in text for text in texts if text.startswith(start)), (start, price)
        assert sum(finca in text for text in texts) >= 4
        assert sum(hacienda in text for text in texts) >= 3
        assert not any(f"500 {rio}" in text for text in texts)


def texts_of(path: Path) -> dict[str, str]:
    """All that a message says, in every variant, without what is filled in."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = " ".join(elements(entry))
    return found


def elements(node: ast.BaseNode) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    found = []
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            found += elements(child) if isinstance(child, ast.BaseNode) else []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_types_an_amount(language: str) -> None:
    texts = texts_of(FOLDER / "texts" / f"{language}.ftl")
    assert [id for id, text in texts.items() if id not in NUMBERED and COUNTED.search(CELL.sub("", text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rules_page_types_an_amount(language: str) -> None:
    """But for the options and for names of places, and what is drawn: columns, kinds, ways of the water."""
    page = re.sub(r"!\[[^\]]*\]", "", (FOLDER / "guide" / f"{language}.md").read_text(encoding="utf-8"))
    page = CELL.sub("", re.sub(r"\{(?:number|list): [^}]*\}", "", page))
    lines = [line for line in page.splitlines() if COUNTED.search(re.sub(r"^\d\. ", "", line))]
    structural = (
        "to four by",
        "bis vier von",
        "one of five kinds",
        "fünf Arten",
        "up to three",
        "bis zu drei",
        "**60**",
    )
    assert [line for line in lines if not any(words in line for words in structural)] == []


def test_the_lesson_speaks_of_the_money_that_is_there() -> None:
    """Where it says a sum that has come together, that is the learner's money."""
    steps = {step.message.id: step for step in lesson_steps("rios")}
    for id, sums in (
        ("lesson-rios-money", ("400",)),
        ("lesson-rios-dam", ("400",)),
        ("lesson-rios-hacienda", ("1,500", "1.500")),
    ):
        money = steps[id].table.view(0).to_dict()["players"][0]["rio"]
        assert f"{money:,}" == sums[0]
        for language in LANGUAGES:
            assert any(said in Catalogue(language).text(steps[id].message) for said in sums)


# --- somebody's own components -------------------------------------------------------------------------------------
def own(tmp_path: Path, *changes: tuple[str, str]) -> Components:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return Components.load(path)


def helps(components: Components, language: str) -> dict[str, str]:
    catalogue = Catalogue(language)
    return {
        drawing.id: catalogue.text(drawing.help)
        for drawing in games.find("rios").table.drawings(components)
        if drawing.help
    }


def test_a_card_says_how_many_there_are_of_it(tmp_path: Path) -> None:
    english, german = (helps(own(tmp_path), language) for language in LANGUAGES)
    assert english["rios-card-wheat"].endswith("There are 2 such cards.")
    assert english["rios-card-corn"].endswith("There is one such card.")
    assert german["rios-card-desperados-verde"].endswith("Es gibt 2 solche Karten.")
    assert german["rios-card-wood"].endswith("Es gibt eine solche Karte.")
    assert "rios-card-desperados-moreno" not in english  # none in this deck


def test_fields_name_only_the_cards_that_are_in_the_deck(tmp_path: Path) -> None:
    assert "with the card Corn and with its river’s card" in helps(own(tmp_path), "en")["rios-tile-corn-wet"]
    one = own(tmp_path, ("moreno = 1\n", "moreno = 0\n"), ("wheat = 2\n", "wheat = 3\n"))
    assert (
        "with the card Corn and, if it lies on this river, with the card Rio Verde"
        in helps(one, "en")["rios-tile-corn-wet"]
    )
    none = own(
        tmp_path, ("verde = 1\nm", "verde = 0\nm"), ("moreno = 1\n", "moreno = 0\n"), ("wheat = 2\n", "wheat = 4\n")
    )
    assert "brings 100 rio with the card Corn." in helps(none, "en")["rios-tile-corn-wet"]
    assert "bringt ein Dammholz mit der Karte Holz." in helps(none, "de")["rios-tile-forest-dry"]
    nothing = own(
        tmp_path,
        ("verde = 1\nm", "verde = 0\nm"),
        ("moreno = 1\n", "moreno = 0\n"),
        ("wood = 1", "wood = 0"),
        ("wheat = 2\n", "wheat = 5\n"),
    )
    assert "A wet forest brings nothing" in helps(nothing, "en")["rios-tile-forest-wet"]
    assert "bringt nichts" in helps(nothing, "de")["rios-tile-forest-wet"]


def test_the_city_names_the_roads_there_are(tmp_path: Path) -> None:
    assert "and the road;" in helps(own(tmp_path), "en")["rios-tile-city"]
    assert "und die Straße;" in helps(own(tmp_path), "de")["rios-tile-city"]
    assert "both roads" in helps(Components.ours(), "en")["rios-tile-city"]
    without = own(tmp_path, ('roads = [["a3"], []]', "roads = [[], []]"))
    assert "road" not in helps(without, "en")["rios-tile-city"]


def test_the_rules_page_follows_the_components(tmp_path: Path) -> None:
    components = own(tmp_path)
    for language, words in (
        ("en", ("14 fields", "3 tiles", "one step to c4")),
        ("de", ("14 Felder", "3 Einlegeteile", "nach c4")),
    ):
        page = pages.text("rios", language, components)
        assert all(word in page for word in words)


def test_desperados_say_on_their_card_along_which_river_they_come() -> None:
    made = {drawing.id: drawing for drawing in subak.new("rios").drawings()}
    captions = [
        [part.text.id for part in made[f"rios-card-desperados-{river}"].parts if isinstance(part.text, Message)]
        for river in ("verde", "moreno")
    ]
    assert captions == [["rios-desperados", "rios-card-verde"], ["rios-desperados", "rios-card-moreno"]]


def test_no_two_cards_look_or_read_alike() -> None:
    cards = [drawing for drawing in subak.new("rios").drawings() if drawing.id.startswith("rios-card-")]
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        texts = [(catalogue.text(card.label or ""), catalogue.text(card.help or "")) for card in cards]
        assert len({label for label, _ in texts}) == len({help for _, help in texts}) == len(cards) == 8
    written = [[part.text for part in card.parts if part.text] for card in cards]
    assert len({str(texts) for texts in written}) == len(cards)
