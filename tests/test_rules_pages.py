"""The rules in the browser: complete in both languages, with pictures that can be drawn and figures that are true."""

import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

import subak
from subak import games
from subak.errors import NotProvided, UnknownGame
from subak.games.kind import Guide, Value, option_text
from subak.guides import pages
from subak.guides.pages import ID, heading_ids, listing, paint, rules_html, source
from subak.show.choices import Message
from subak.show.svg import symbols
from subak.show.texts import LANGUAGES, Catalogue, UnknownLanguage

ALLOWED = re.compile(
    "style|article|h[123]|p|[uo]l|li|strong|em|a|table|thead|tbody|t[rhd]|figure|d[ltd]|div|svg|g|use|text"
)
PHASES = {
    "seasons-en": "wet season, dry season, the river, the end",
    "seasons-de": "regenzeit, trockenzeit, fluss, das ende",
    "spirits-en": "draft, rain, playing a spirit, the spirits act, sharing out the labour, work in the field, market, "
    "**build, **clear rocks, **water out, **weeds, **pests, **harvest, **water in, **grow, **plant, achievements, "
    "round 6, round 7",
    "spirits-de": "geisterwahl, regen, einen geist spielen, die geister wirken, die arbeit verteilen, arbeit im feld, "
    "**bauen, **felsen, **wasser ablassen, **unkraut, **schädlinge, **ernten, **wasser einlassen, **reifen, "
    "**pflanzen, errungenschaften, markt, runde 6, runde 7",
    "rios-en": "the rivers, the first campesinos, walking, driving out, dams, buildings, resolve, push, the harvest, "
    "desperados, the first round, the end",
    "rios-de": "die flüsse, die ersten campesinos, ziehen, vertreiben, dämme, gebäude, ausgewertet, schieb, die ernte, "
    "desperados, die erste runde, das ende",
}
"""Phases, and the actions of those that have some."""
SWITCHES = {"en": ("off", "on"), "de": ("aus", "an")}
PAGES = [(game, language) for game in subak.game_names() for language in LANGUAGES]


class Reader(HTMLParser):
    """Collects what a page consists of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] != [("style", {})]:
            self.words.append(data)

    def all(self, tag: str, name: str) -> list[str]:
        return [value for found, attrs in self.tags if found == tag and (value := attrs.get(name)) is not None]


def images(game: str, language: str, scheme: str) -> list[tuple[str, str]]:
    """Alternative text and name of all pictures of a page."""
    return re.findall(rf"!\[([^\]]*)\]\({scheme}:([\w-]+)\)", source(game, language))


def levels(game: str, language: str) -> list[str]:
    tokens = MarkdownIt("commonmark").enable("table").parse(source(game, language))
    return [token.tag for token in tokens if token.type == "heading_open"]


# --- the pages -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", subak.game_names())
def test_both_languages_have_the_same_headings_pictures_and_lists(game: str) -> None:
    english, german = (levels(game, language) for language in LANGUAGES)
    assert english == german
    assert english.count("h1") == 1
    assert english.count("h2") >= 8
    for scheme in ("picture", "symbol"):
        names = [[name for _, name in images(game, language, scheme)] for language in LANGUAGES]
        assert names[0] == names[1]
    lists = [re.findall(r"^\{.*\}$", source(game, language), re.MULTILINE) for language in LANGUAGES]
    assert lists[0] == lists[1]
    assert 3 <= len(images(game, "en", "picture")) <= 6


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_has_only_what_we_put_there(game: str, language: str) -> None:
    page = rules_html(game, language)
    reader = Reader(page)
    assert all(ALLOWED.fullmatch(tag) for tag, _ in reader.tags)
    assert not any(name.startswith("on") for _, attrs in reader.tags for name in attrs)
    text = "".join(reader.words)
    assert not re.search(r"\{cards|\]\(|picture:|symbol:|\$\w", text)
    assert not re.search(rf"\b(?:{game}|web|option|server)-[a-z]", text)  # ids of messages, drawings and symbols


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_link_leads_to_a_heading(game: str, language: str) -> None:
    reader = Reader(rules_html(game, language))
    ids = [value for tag in ("h1", "h2", "h3") for value in reader.all(tag, "id")]
    assert len(ids) == len(set(ids)) == len(heading_ids(game))
    assert all(id_.startswith(ID) and id_ not in symbols() for id_ in ids)
    links = reader.all("a", "href")
    assert links
    assert all(link.startswith("#") and link[1:] in ids for link in links), links


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_pictures_have_words_and_only_known_symbols(game: str, language: str) -> None:
    reader = Reader(rules_html(game, language))
    assert all(alt.strip() for scheme in ("picture", "symbol") for alt, _ in images(game, language, scheme))
    spoken = [attrs for tag, attrs in reader.tags if tag == "svg" and attrs.get("role") == "img"]
    count = sum(len(images(game, language, scheme)) for scheme in ("picture", "symbol"))
    assert len(spoken) == count
    assert all(attrs["aria-label"] for attrs in spoken)
    used = {href.removeprefix("#") for href in reader.all("use", "href")}
    assert used
    assert not used - set(symbols())


def test_pictures_are_described_in_the_language_of_the_page() -> None:
    for game in subak.game_names():
        english, german = (images(game, language, "picture") for language in LANGUAGES)
        assert not {alt for alt, _ in english} & {alt for alt, _ in german}


def test_every_picture_is_used_and_can_be_drawn() -> None:
    known = {name: picture for game in subak.game_names() for name, picture in listing(game).pictures.items()}
    used = {name for game, language in PAGES for _, name in images(game, language, "picture")}
    assert used == set(known)
    for name, picture in known.items():
        found = paint(picture, Catalogue("en"))
        assert min(found.w, found.h) > 0, name
        assert "<use " in found.inside, name
        assert sum(map(bool, (picture.record, picture.drawing, picture.symbols))) == 1, name


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_card_is_on_the_page_with_name_and_help(game: str, language: str) -> None:
    kind, catalogue = games.find(game), Catalogue(language)
    drawings = [
        drawing for drawing in kind.table.drawings(kind.load_components(None)) if drawing.label and drawing.help
    ]
    text = "".join(Reader(rules_html(game, language)).words)
    lists = listing(game).cards
    assert source(game, language).count("{cards: ") == len(lists)
    for pattern in lists.values():
        found = [drawing for drawing in drawings if re.fullmatch(pattern.replace("*", ".*"), drawing.id)]
        assert len(found) > 1, pattern
        for message in (message for drawing in found for message in (drawing.label, drawing.help) if message):
            assert catalogue.text(message) in text


# --- what the pages say --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_option_and_every_phase_is_mentioned(game: str, language: str) -> None:
    text, catalogue = " ".join(source(game, language).lower().split()), Catalogue(language)
    for option in games.find(game).options:
        name = f"option-{game}-{option.name.replace('_', '-')}"
        assert catalogue.text(name).lower() in text, name
        for value in option.values:
            assert f"**{_word(name, value, catalogue)}**" in text, (name, value)
    for phase in PHASES[f"{game}-{language}"].split(", "):
        assert phase in text, phase


def _word(option: str, value: Value, catalogue: Catalogue) -> str:
    """What a value is called where one sets it."""
    if isinstance(value, bool):
        return SWITCHES[catalogue.language][value]
    return catalogue.text(f"{option}-{option_text(value).replace('_', '-')}").lower()


def figures(page: str) -> set[tuple[int, ...]]:
    """The rows of numbers in a page's tables."""
    rows = (line.strip().strip("|").split("|")[1:] for line in page.splitlines() if line.strip().startswith("|"))
    return {tuple(map(int, numbers)) for row in rows if (numbers := " ".join(row).split()) and _are_numbers(numbers)}


def _are_numbers(words: list[str]) -> bool:
    return all(word.isdecimal() for word in words)


def components(game: str) -> dict[str, object]:
    path = Path(games.__file__).parent / game / "components.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_and_yields_of_spirits_are_those_played_with(language: str) -> None:
    parts, rows = components("spirits"), figures(pages.text("spirits", language))
    for table in ("yields", "last_yields", "market"):
        section = parts[table]
        assert isinstance(section, dict)
        for numbers in (row for row in section.values() if isinstance(row, list)):
            assert tuple(numbers) in rows, (table, numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gentle_games_leave_out_the_cards_that_the_page_names(language: str) -> None:
    catalogue, parts = Catalogue(language), games.find("spirits").load_components(None)
    tables = parts.tables[0]
    hinders = {f"spirits-card-{name}": card.hinders for name, card in zip(parts.spirits, tables.spirits, strict=True)}
    hinders |= {f"spirits-rain-{name}": card.aggressive for name, card in zip(parts.rains, tables.rains, strict=True)}
    paragraphs = source("spirits", language).split("\n\n")
    named = " ".join(next(part for part in paragraphs if part.startswith(GENTLE)).split())
    for message, is_left_out in hinders.items():
        name = re.escape(catalogue.text(Message(message.replace("_", "-"))))
        assert bool(re.search(rf"\b{name}\b", named)) == bool(is_left_out), message


GENTLE = ("Left out of gentle games", "In sanften Partien fehlen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_of_seasons_are_those_played_with(language: str) -> None:
    kind, rows = games.find("seasons"), figures(pages.text("seasons", language))
    for tables in kind.load_components(None).tables.values():
        assert tuple(tables[0].size_points.tolist()[1:]) in rows
        assert tuple(tables[0].farmer_points.tolist()[1:]) in rows


# --- how it is made ------------------------------------------------------------------------------------------------
def test_html_in_a_page_is_shown_and_not_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# T\n\n<script>alert(1)</script> [x](javascript:alert) ![<b>](symbol:rock)\n"
    monkeypatch.setattr(pages, "heading_ids", lambda game: ("rules-t",))
    page = pages._Page("seasons", Catalogue("en")).html(text)
    assert "&lt;script&gt;" in page
    assert not re.search("<(script|a|b)[ >]", page)


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(UnknownGame):
        rules_html("chess", "en")
    with pytest.raises(UnknownLanguage):
        rules_html("rios", "fr")


def test_a_page_is_asked_for_by_a_game_that_brings_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("rios"), "_guide", Guide())
    with pytest.raises(NotProvided, match="rios brings no rules pages"):
        source("rios", "en")
