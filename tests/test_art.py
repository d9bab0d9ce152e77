"""The art: symbols and nothing else, in colours that every theme has and that can be told apart."""

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest

from subak.show.svg import ART, THEMES, art_files, symbols
from subak.show.texts import LANGUAGES, Catalogue

SVG = "{http://www.w3.org/2000/svg}"
FILES = art_files()
WEB = Path(__file__).parents[1] / "web"
FREE = {"common", "home"}
"""Sets whose ids need not begin with their name."""
GEOMETRY = {"x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points"}
PAINT = {
    "fill",
    "fill-rule",
    "fill-opacity",
    "opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
} | {
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "transform",
}
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "g", "use"}
ALLOWED = dict.fromkeys(SHAPES, GEOMETRY | PAINT) | {"symbol": {"id", "viewBox", "preserveAspectRatio"}}
ALLOWED["use"] = ALLOWED["use"] | {"href"}
TEXT, GRAPHICS = 4.5, 3.0
"""Contrast by WCAG 2: text, and what must be recognised."""


@cache
def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme, by name."""
    css = re.sub(r"/\*.*?\*/", "", (ART / "themes.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, str] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        if f".theme-{theme}" in selector.replace(",", " ").split():
            for name, value in re.findall(r"(--[\w-]+)\s*:\s*([^;]+);", body):
                assert name not in found, f"{name} stands twice in {theme}"
                found[name] = value.strip()
    return found


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def elements(path: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(path).getroot().iter())


def tag(element: ElementTree.Element) -> str:
    assert element.tag.startswith(SVG), element.tag
    return element.tag.removeprefix(SVG)


def test_there_is_art() -> None:
    assert {"common", "home"} <= {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_symbols_and_nothing_else(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert tag(root) == "svg"
    assert not root.attrib
    for symbol in root:
        assert tag(symbol) == "symbol"
        name = symbol.get("id", "")
        assert re.fullmatch(r"[a-z][a-z0-9-]*", name), name
        assert path.stem in FREE or name.startswith(f"{path.stem}-"), name
        assert re.fullmatch(r"-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+", symbol.get("viewBox", "")), f"{name}: viewBox"
        assert len(symbol), f"{name} is empty"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_plain_shapes(path: Path) -> None:
    for symbol in ElementTree.parse(path).getroot():
        assert tag(symbol) == "symbol"
        for element in symbol.iter():
            kind, where = tag(element), f"{symbol.get('id')}: {element.tag.removeprefix(SVG)}"
            assert kind in (SHAPES if element is not symbol else {"symbol"}), where
            assert set(element.attrib) <= ALLOWED[kind], f"{where} {set(element.attrib) - ALLOWED[kind]}"
            assert not (element.text or "").strip(), f"{where}: text"
            assert not (element.tail or "").strip(), f"{where}: text"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_colours_are_names_that_every_theme_has(path: Path) -> None:
    for element in elements(path):
        for attribute in ("fill", "stroke"):
            colour = element.get(attribute, "none")
            if colour == "none":
                continue
            name = re.fullmatch(r"var\((--[\w-]+)\)", colour)
            assert name, f"{path.name}: {attribute}={colour}"
            for theme in THEMES:
                assert name[1] in tokens(theme), f"{path.name}: {name[1]} is missing in {theme}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_shapes_are_painted_on_purpose(path: Path) -> None:
    """A shape without a fill of its own or its group's would be black in every theme."""

    def check(element: ElementTree.Element, filled: bool, name: str) -> None:
        filled = filled or "fill" in element.attrib
        pieces = re.split("[Mm]", element.get("d", "MLL"))
        line = tag(element) == "line" or all(len(re.findall("[A-Za-z]", piece)) <= 1 for piece in pieces)
        if tag(element) in SHAPES - {"g", "use"}:
            assert filled or line, f"{name}: {tag(element)} {element.get('d', '')[:40]} has no fill"
        for child in element:
            check(child, filled, name)

    for symbol in ElementTree.parse(path).getroot():
        check(symbol, False, symbol.get("id", ""))


def test_ids_are_unique_and_what_is_used_exists() -> None:
    names: list[str] = []
    uses: list[tuple[str, str]] = []
    for path in FILES:
        for symbol in ElementTree.parse(path).getroot():
            names.append(symbol.get("id", ""))
            uses += [(names[-1], use.get("href", "")) for use in symbol.iter(f"{SVG}use")]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    assert set(symbols()) == set(names), "the renderer reads the same symbols: id comes first"
    for name, href in uses:
        assert href.removeprefix("#") in names, f"{name} uses {href}"


def test_no_symbol_uses_itself() -> None:
    used = {name: re.findall(r'href="#([\w-]+)"', text) for name, text in symbols().items()}

    def depth(name: str, above: tuple[str, ...]) -> None:
        assert name not in above, " > ".join((*above, name))
        for inner in used.get(name, ()):
            depth(inner, (*above, name))

    for name in used:
        depth(name, ())


def test_every_theme_has_every_colour() -> None:
    first, *others = THEMES
    assert len(tokens(first)) > 50
    for theme in others:
        assert set(tokens(theme)) == set(tokens(first)), set(tokens(theme)) ^ set(tokens(first))
    for theme in THEMES:
        for name, value in tokens(theme).items():
            assert name == "--tone" or re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", value), f"{theme}: {name}: {value}"


@pytest.mark.parametrize("theme", THEMES)
def test_contrast(theme: str) -> None:
    wanted = [(ink, ground, TEXT) for ink in ("--ink", "--soft-ink") for ground in ("--paper", "--card", "--table")]
    wanted += [(ink, ground, TEXT) for ink in ("--good", "--bad") for ground in ("--paper", "--card")]
    marks = ("--pick", "--focus", "--seat-0", "--seat-1", "--seat-2", "--seat-3")
    wanted += [(mark, ground, GRAPHICS) for mark in marks for ground in ("--paper", "--card", "--table")]
    for one, other, least in wanted:
        ratio = contrast(tokens(theme)[one], tokens(theme)[other])
        assert ratio >= least, f"{theme}: {one} on {other} has {ratio:.2f}, not {least}"


def test_seat_marks_differ_in_shape() -> None:
    """Without any colour they are still four different marks."""
    shapes = {re.sub(r'^<symbol id="[^"]*"', "", symbols()[f"seat-mark-{seat}"]) for seat in range(4)}
    assert len(shapes) == 4


def test_the_client_offers_the_same_themes() -> None:
    settings = (WEB / "src" / "lib" / "settings.svelte.ts").read_text(encoding="utf-8")
    listed = re.search(r"THEMES = \[(.*?)\]", settings)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == THEMES
    for language in LANGUAGES:
        for theme in THEMES:
            assert Catalogue(language).text(f"web-theme-{theme}")
