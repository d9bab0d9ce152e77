"""The catalogues: the same messages in every language, each used, each fillable."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import subak
from subak import games
from subak.games.rios import components as rios
from subak.games.rios.rules import events as rios_events
from subak.games.rios.table import description as rios_view
from subak.games.rios.table.choices import STAGE_PROMPTS
from subak.games.rios.table.notation import ROAD_NAMES
from subak.games.seasons.components import CONTRACTS, SYMBOLS, Components
from subak.games.seasons.rules.events import KINDS
from subak.games.seasons.rules.state import FROM
from subak.games.seasons.table.description import PHASES
from subak.games.spirits import components as spirits
from subak.games.spirits.rules import effects as spirit_effects
from subak.games.spirits.rules import events as spirit_events
from subak.games.spirits.table import description as spirit_view
from subak.games.spirits.table import drawings as spirit_drawings
from subak.games.spirits.table.choices import ALLOCATION_NAMES
from subak.players.levels import LEVELS
from subak.server.wire.refusals import STATUS as REFUSALS
from subak.show.choices import Message
from subak.show.texts import LANGUAGES, Catalogue, UnknownLanguage, system_language, text_files

SOURCES = Path(subak.__file__).parent
CLIENT = SOURCES.parents[1] / "web" / "src"


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for path in text_files(language):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def placeables(node: ast.BaseNode) -> set[str]:
    """The names of everything a message is filled with."""
    found = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.VariableReference):
                found.add(child.id.name)
            if isinstance(child, ast.BaseNode):
                found |= placeables(child)
    return found


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def test_every_language_has_the_same_messages() -> None:
    first = messages(LANGUAGES[0])
    for language in LANGUAGES[1:]:
        other = messages(language)
        assert set(other) == set(first)
        for name, message in other.items():
            assert attributes(message) == attributes(first[name]), name
            # a plural may leave a number out in words, but nothing may ask for what the other does not get
            assert placeables(message) == placeables(first[name]), name


def test_every_message_is_used() -> None:
    """By its id, or by a prefix that the code completes (`seasons-card-` + the card)."""
    written = [*SOURCES.rglob("*.py"), *SOURCES.rglob("lesson.toml")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in written)
    ids = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)+)[\"']", code))
    prefixes = tuple(prefix for prefix in re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', code) if prefix != "spirits-")
    client = "\n".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.*"))
    ids |= set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)+)(?:\.[a-z]+)?[\"']", client))
    prefixes += tuple(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", client))
    prefixes += tuple(f"{word}-" for word in re.findall(r'wordId\("([a-z]+)"', client))
    assert prefixes
    unused = [name for name in messages("en") if name not in ids and not name.startswith(prefixes)]
    assert unused == []


def test_every_name_the_code_makes_up_has_a_message() -> None:
    """Ids that are put together from a list of words: all of them exist, and nothing else begins like them."""
    lists = {
        "seasons-event-": [kind.replace("_", "-") for kind in KINDS[1:]] + ["over-nobody", "river-majority-nobody"],
        "seasons-phase-": PHASES,
        "seasons-earned-": [source.replace("_", "-") for source in FROM] + ["total"],
        "seasons-symbol-": SYMBOLS[1:],
        "seasons-contract-": CONTRACTS[1:],
        "seasons-card-": Components.ours().cards,
        "seasons-river-help-": SYMBOLS[1:],
        "seasons-help-": CONTRACTS[1:],
        "seasons-fact-": ["fields", "largest", "farmers", "houses", "buffalo", "held"],
        "seasons-status-": [*PHASES, "shared"],
        "spirits-card-": [_id(card) for card in spirits.Components.ours().spirits] + ["line"],
        "spirits-rain-": [_id(card) for card in spirits.Components.ours().rains] + ["line", "falls"],
        "spirits-tile-": [_id(tile) for tile in spirits.Components.ours().achievements] + ["line"],
        "spirits-setup-": [_id(card) for card in spirits.Components.ours().setups],
        "spirits-edge-": spirits.SIDE_NAMES,
        "spirits-event-": [_id(kind) for kind in spirit_events.KINDS[1:]] + ["weed-rain", "pest-rain"],
        "spirits-acts-": spirit_effects.KINDS[1:],
        "spirits-does-": [_id(op) for op in spirit_effects.OPS[1:]],
        "spirits-brings-": [_id(effect) for effect in spirit_effects.RAIN_EFFECTS],
        "spirits-asks-": [_id(test) for test in spirit_effects.TESTS[1:]],
        "spirits-phase-": [_id(phase) for phase in spirit_view.PHASES],
        "spirits-allocate-": ALLOCATION_NAMES,
        "spirits-kind-": spirit_effects.KINDS[1:],
        "spirits-work-": spirit_drawings.STATIONS,
        "spirits-working-": ["labour", "animals"],
        "spirits-stock-": ["store", "hands", "herd"],
        "spirits-box-": spirit_drawings.SUPPLY,
        "spirits-fact-": ["place", "labourers", "livestock", "reservoir", "paddies", "hand", "claimed"],
        "rios-card-": [_id(card) for card in rios.CARD_KINDS],
        "rios-kind-": rios.KIND_NAMES,
        "rios-road-": ROAD_NAMES,
        "rios-event-": [_id(kind) for kind in rios_events.KINDS[1:] if kind != "row"]  # a row is told by its length
        + ["row-3", "row-4", "row-5", "earned-rio", "earned-wood", "joined-same", "over-shared"],
        "rios-phase-": rios_view.PHASES,
        "rios-choose-": [*STAGE_PROMPTS.values(), "way", "place", "action", "on", "nothing"],
        "rios-score-": ["buildings", "wet", "rio", "wood"],
        "rios-help-": [
            *("lake", "spring", "city", "road", "river", "lead", "dam", "campesino", "drive", "finca", "hacienda"),
            *("wood", "steps", "money", "deck", "discard", "now"),
        ],
        "play-winner-": ["you", "computer", "shared"],
        "game-": subak.game_names(),
        "about-": subak.game_names(),
        "option-": _options(),
        "level-": LEVELS,
        "refused-": REFUSALS,
    }
    for prefix, words in lists.items():
        found = {name for name in messages("en") if name.startswith(prefix)}
        assert found == {prefix + word for word in words}


def _id(name: str) -> str:
    return name.replace("_", "-")


def _options() -> list[str]:
    """Every option of every game, and each of its values that is not a switch."""
    found = []
    for kind in map(games.find, subak.game_names()):
        for option in kind.options:
            found.append(_id(f"{kind.name}-{option.name}"))
            found += [f"{found[-1]}-{_id(str(value))}" for value in option.values if not isinstance(value, bool)]
    return found


def test_every_card_has_a_name_a_meaning_and_a_text() -> None:
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        for card in Components.ours().cards:
            for part in ("", ".meaning"):
                assert catalogue.text(f"seasons-card-{card}{part}")
        for number in range(len(Components.ours().cards)):
            assert catalogue.text(Components.ours().ability(number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", subak.game_names())
def test_no_text_of_a_drawing_has_blanks_to_spare(game: str, language: str) -> None:
    """Where a part is left out, its blank is, too."""
    kind, catalogue = games.find(game), Catalogue(language)
    for drawing in kind.table.drawings(kind.load_components(None)):
        for message in filter(None, (drawing.label, drawing.help)):
            text = catalogue.text(message)
            assert not re.search(r"^ |  | $", text), f"{drawing.id}: {text!r}"


def test_messages_inside_messages_are_put_into_words() -> None:
    message = Message("seasons-choose-place", {"card": Message("seasons-card-boran")})
    assert Catalogue("en").text(message) == "Where do you lay Boran?"
    assert Catalogue("de").text(message) == "Wohin legst du Boran?"


@pytest.mark.parametrize(("parcels", "words"), [(1, "one parcel"), (2, "2 parcels")])
def test_plurals(parcels: int, words: str) -> None:
    points = {"points": 2, "size_points": 2, "farmer_points": 0, "buffalo_points": 0}
    numbers = {**points, "houses": 0, "farmers": 0, "buffalo": 0}
    text = Catalogue("en").text(Message("seasons-event-field", {"seat": (0,), "parcels": parcels, **numbers}))
    assert words in text


def test_a_message_that_cannot_be_filled_is_an_error() -> None:
    with pytest.raises(KeyError, match="cannot be filled"):
        Catalogue("en").text(Message("seasons-choose-place"))


def test_own_texts_come_first_and_a_missing_message_is_an_error() -> None:
    catalogue = Catalogue("de", {"seasons-card-sun": "Sonne"})
    assert catalogue.text("seasons-card-sun") == "Sonne"
    with pytest.raises(KeyError, match="no message seasons-card-moon"):
        catalogue.text("seasons-card-moon")
    with pytest.raises(KeyError, match=r"no message seasons-card-boran\.colour"):
        catalogue.text("seasons-card-boran.colour")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="expected one of: en, de"):
        Catalogue("fr")


@pytest.mark.parametrize(("value", "language"), [("de_DE.UTF-8", "de"), ("en_GB.UTF-8", "en"), ("", "en"), ("C", "en")])
def test_the_system_s_language(monkeypatch: pytest.MonkeyPatch, value: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert system_language() == language
