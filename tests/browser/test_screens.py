"""Every screen, in both languages, all themes, wide and on a phone: no barriers, and every word from the catalogue."""

import functools
import html
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from browser.people import Json, Person, Visitors
from browser.screens import GAMES, SCREENS, World
from server.harness import Running
from subak.show.texts import text_files

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Numbers drawn on a card are part of its picture: its name need not repeat them.
BARRIERS = """axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations
  .filter((it) => ["serious", "critical"].includes(it.impact))
  .map((it) => it.id !== "label-content-name-mismatch" ? it
    : { ...it, nodes: it.nodes.filter((node) => !node.html.startsWith("<g")) })
  .filter((it) => it.nodes.length)
  .map((it) => `${it.id} (${it.impact}): ${it.nodes.slice(0, 3).map((node) => node.html.slice(0, 99)).join(" | ")}`))"""

# Everything that is seen or read aloud: text, names, titles, placeholders.
WORDS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const inside = node.parentElement;
    if (inside.closest("script, style, noscript, symbol, code, [lang]:not(html):not([lang=''])")) continue;
    if (node.textContent.trim()) found.push(node.textContent.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"]) {
    for (const node of document.querySelectorAll(`[${name}]`)) found.push(node.getAttribute(name));
  }
  return found;
}"""
WORD = re.compile(r"(?<!\w)[^\W\d_]{2,}(?!\w)")
"""Not the names of places on a board, such as 1se."""
KEYS = {"Tab", "Shift", "Enter", "Esc"}  # as they are printed on keyboards
DATES = {"AM", "PM"}  # written by the browser
NAMES = {"Subak", "Mira", "Ann", "Bo"}


class Texts(Visitor):  # type: ignore[misc]
    """All words of a catalogue."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.ids: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.update(WORD.findall(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.update(WORD.findall(node.value))

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.ids.add(node.id.name)
        self.generic_visit(node)


@functools.cache
def texts(language: str) -> Texts:
    found = Texts()
    for path in text_files(language):
        found.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return found


def strange_words(person: Person, extra: set[str]) -> list[str]:
    """What is written on the page and in no text of its language."""
    language = person.texts.language
    known = texts(language)
    allowed = {word.lower() for word in known.words | extra | KEYS | DATES | NAMES}
    found = []
    for text in person.page.evaluate(WORDS):
        ids = [word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in known.ids]
        words = [word for word in WORD.findall(text) if word.lower() not in allowed]
        if ids or words:
            found.append(f"{text[:120]!r}: {ids + words}")
    return found


def barriers(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    return list(person.page.evaluate(BARRIERS))


@pytest.fixture(scope="package")
def world(server: Running) -> World:
    return World(server)


def visit(visitors: Visitors, world: World, name: str, **look: Any) -> Person:
    person = visitors.window(look.pop("way"), **look)
    SCREENS[name](person, world)
    return person


def words_of_rules(server: Running, game: str, language: str) -> set[str]:
    page = server.http.get(f"/api/rules/{game}/{language}").text
    names = " ".join(re.findall(r'(?:aria-label|alt|title)="([^"]*)"', page))
    return set(WORD.findall(html.unescape(re.sub(r"<[^>]*>", " ", page) + names)))


LOOKS: dict[str, Json] = {
    "en": {"language": "en", "theme": "light", "way": "mouse"},
    "de": {"language": "de", "theme": "dark", "way": "touch"},
}
COMPANY = (
    "new with clock",
    "short of time",
    "turn back",
    "left",
    "chat",
    "notes",
    "seat",
    "again",
    "verify after",
    "home preparing",
)
CONTRAST = {"language": "de", "theme": "contrast", "way": "mouse"}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("language", LOOKS)
def test_a_screen_has_no_barriers_and_speaks_one_language(
    visitors: Visitors, world: World, language: str, name: str
) -> None:
    person = visit(visitors, world, name, **LOOKS[language])
    kind, _, game = name.partition(" ")
    extra = words_of_rules(world.server, game, language) if kind == "rules" else set()
    assert strange_words(person, extra) == []
    assert barriers(person) == []


@pytest.mark.parametrize("name", ["home", "settings", *(f"table {game}" for game in GAMES), "end seasons", *COMPANY])
def test_high_contrast(visitors: Visitors, world: World, name: str) -> None:
    assert barriers(visit(visitors, world, name, **CONTRAST)) == []


def test_this_would_notice_a_strange_word_and_a_barrier(visitors: Visitors, world: World) -> None:
    person = visit(visitors, world, "settings", **LOOKS["de"])
    person.page.evaluate("""() => {
      document.querySelector("h1").textContent = "web-settings";
      document.querySelector("main p").textContent = "Something foreign";
      document.querySelector("main").insertAdjacentHTML("beforeend", "<button></button>");
    }""")
    assert len(strange_words(person, set())) == 2
    assert any("button-name" in line for line in barriers(person))


def test_rules_are_in_the_language_that_was_chosen(server: Running) -> None:
    for game in GAMES:
        english, german = (words_of_rules(server, game, language) for language in ("en", "de"))
        assert {"the", "are"} <= english
        assert not {"und", "nicht"} & english
        assert {"und", "nicht"} <= german
        assert not {"are", "is", "with"} & german


def test_language_and_theme_change_at_once_and_are_kept(visitors: Visitors) -> None:
    person = visitors.window().go("settings")
    page = person.page
    colours = set()
    for theme, name in (("Light", "light"), ("Dark", "dark"), ("High contrast", "contrast")):
        page.get_by_role("radio", name=theme).locator("..").click()
        page.locator(f"html.theme-{name}").wait_for()
        colours.add(page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"))
    assert len(colours) == 3
    page.get_by_role("radio", name="Deutsch").locator("..").click()
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.reload()
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.locator("html.theme-contrast[lang=de]").wait_for()
    assert page.title().startswith("Subak")
