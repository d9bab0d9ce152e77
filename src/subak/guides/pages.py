"""The rules that players read in the browser: each game's `en.md` and `de.md`, with pictures that the game draws.

A page is Markdown without HTML and six things more:

    ![A farm of two cards](picture:closed-field)       alone in a paragraph: a picture of `pictures.toml`
    ![Farmer](symbol:farmer)                           a symbol or a drawing, small, in a line of text
    {cards: ancestors}                                 all drawings of a kind, with name and help
    {number: contracts.ginger.per_field}               a number of the components file, by its place there
    {cells: yields.clean}                              numbers of the components file, each in a cell of a table
    {list: board.lakes}                                everything at a place, with commas and “and”

A place is the names of tables and fields, the `id` of an entry in a list, or its position from 0 on; several numbers of
one place stand in a row. A game may name more than is in the file (`Components.numbers`): `rules.steps`, a number that
no file changes. So a page cannot say another number than the one the rules count with.

Headings have the same ids in all languages (`rules-` and the English words), so links survive a change of language.
"""

import functools
import itertools
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from subak import games, read
from subak.game import SPECTATOR
from subak.games.components import Components, read_data
from subak.show.scene import Drawing, Part, Scene, Sprite, Zone
from subak.show.svg import GAP, Painter
from subak.show.texts import LANGUAGES, Catalogue

STYLE = Path(__file__).with_name("rules.css")
ID = "rules-"
"""Before the id of every heading: the browser's page has ids of its own, those of the symbols among them."""
_CARDS = re.compile(r"\{cards: (\w+)\}")
_NUMBERS = re.compile(r"\{(number|cells|list): ([\w.-]+)\}")
_BETWEEN = {"number": " ", "cells": " | ", "list": ", "}
_AND = {"en": " and ", "de": " und "}
_THOUSANDS = {"en": ",", "de": "."}


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows: a moment of a game, a drawing, or a few symbols."""

    record: str = ""
    move: int | None = None  # after that number of moves; without: at the end of the record
    seat: int = SPECTATOR
    zones: tuple[str, ...] = ()
    view: tuple[float, float, float, float] | None = None  # the part of the zone that is shown: x, y, width, height
    game: str = ""
    drawing: str = ""
    symbols: tuple[str, ...] = ()
    unit: float = 40  # pixels, where there is room


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pictures.toml`."""

    cards: Mapping[str, str]  # kind → pattern of the drawings' ids
    pictures: Mapping[str, Picture]


@functools.cache
def listing(game: str) -> Listing:
    path = games.find(game).pages / "pictures.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Listing)


def source(game: str, language: str) -> str:
    """A page as it was written."""
    return (games.find(game).pages / f"{language}.md").read_text(encoding="utf-8")


def text(game: str, language: str, components: Components | None = None) -> str:
    """A page with the numbers of the components, ours or somebody's own."""
    components = components or games.find(game).load_components(None)
    data = (read_data(Path(components.file)) if components.file else {}) | components.numbers()
    return _NUMBERS.sub(
        lambda found: _said(found[1], _numbers_at(data, found[2], language), language), source(game, language)
    )


def _said(how: str, numbers: list[str], language: str) -> str:
    """Several numbers as a row, as cells or as a list."""
    if how == "list" and len(numbers) > 1:
        return _BETWEEN[how].join(numbers[:-1]) + _AND[language] + numbers[-1]
    return _BETWEEN[how].join(numbers)


def _numbers_at(data: Any, place: str, language: str) -> list[str]:
    for name in place.split("."):
        if isinstance(data, list) and not name.isdigit():
            data = next(entry for entry in data if entry.get("id") == name)
        else:
            data = data[int(name) if isinstance(data, list) else name]
    return [_word(number, language) for number in (data if isinstance(data, list) else [data])]


def _word(number: str | int, language: str) -> str:
    """A number as one writes it: 1,000 or 1.000, and with a sign of its own below zero."""
    word = f"{number:,}".replace(",", _THOUSANDS[language]) if isinstance(number, int) else number
    return word.replace("-", "−")


@functools.cache
def rules_html(game: str, language: str) -> str:
    """The rules of a game as HTML for the browser, whose page has the symbols, their colours and `.written` already."""
    game, catalogue = games.find(game).name, Catalogue(language)
    body = _Page(game, catalogue).html(text(game, language))
    style = STYLE.read_text(encoding="utf-8")
    return f'<style>{style}</style><article class="rules-page" lang="{language}">{body}</article>\n'


# --- from Markdown to HTML ---------------------------------------------------------------------------------------
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _titles(tokens: Sequence[Token]) -> Iterator[tuple[Token, str]]:
    """Every heading and its words."""
    for token, inline in itertools.pairwise(tokens):
        if token.type == "heading_open":
            yield token, inline.content


@functools.cache
def heading_ids(game: str) -> tuple[str, ...]:
    """The ids of a game's headings, from the English page."""
    titles = [title for _, title in _titles(_markdown().parse(source(game, LANGUAGES[0])))]
    return tuple(ID + "-".join(re.findall(r"[a-z0-9]+", title.lower())) for title in titles)


class _Page:
    """Turns one page into HTML."""

    def __init__(self, game: str, catalogue: Catalogue) -> None:
        kind = games.find(game)
        self.game, self.catalogue = game, catalogue
        self.drawings = kind.table.drawings(kind.load_components(None))

    def html(self, text: str) -> str:
        markdown = _markdown()
        tokens = markdown.parse(text)
        for (token, _), id_ in zip(_titles(tokens), heading_ids(self.game), strict=True):
            token.attrSet("id", id_)
        for token in tokens:
            token.children = [self._inline(child) for child in token.children] if token.children else token.children
        html: Any = markdown.renderer.render(list(self._blocks(tokens)), markdown.options, {})
        return str(html)

    def _blocks(self, tokens: Sequence[Token]) -> Iterator[Token]:
        """The same tokens, with paragraphs that are a picture or a list of cards turned into one."""
        waiting = iter(tokens)
        for token in waiting:
            if token.type != "paragraph_open":
                yield token
                continue
            inline = next(waiting)
            html = self._block(inline)
            if html:
                next(waiting)  # the end of the paragraph
                yield _raw("html_block", html)
            else:
                yield from (token, inline)

    def _block(self, inline: Token) -> str:
        if cards := _CARDS.fullmatch(inline.content):
            return card_list(self.drawings, listing(self.game).cards[cards[1]], self.catalogue)
        children = inline.children or []
        if len(children) == 1 and children[0].type == "image":
            scheme, _, name = str(children[0].attrs["src"]).partition(":")
            if scheme == "picture":
                return figure(listing(self.game).pictures[name], children[0].content, self.catalogue)
        return ""

    def _inline(self, token: Token) -> Token:
        """Symbols become drawings, links within the page get the id of their heading."""
        if token.type == "image" and str(token.attrs["src"]).startswith("symbol:"):
            art = str(token.attrs["src"]).removeprefix("symbol:")
            picture = painted(Painter(self.drawings, self.catalogue).part(Part(art, 0.5, 0.5, 1, 1)), 1, 1)
            return _raw("html_inline", _svg(picture, token.content, "rules-symbol"))
        if token.type == "link_open" and str(token.attrs["href"]).startswith("#"):
            token.attrSet("href", f"#{ID}{str(token.attrs['href'])[1:]}")
        return token


def _raw(kind: str, html: str) -> Token:
    return Token(kind, "", 0, content=html)


# --- pictures ----------------------------------------------------------------------------------------------------
class Painted(msgspec.Struct, frozen=True):
    """The inside of a picture, from 0, 0 on."""

    inside: str
    w: float
    h: float


def painted(inside: str, w: float, h: float) -> Painted:
    return Painted(inside, round(w, 3), round(h, 3))


def figure(picture: Picture, alt: str, catalogue: Catalogue) -> str:
    found = paint(picture, catalogue)
    width = f'style="max-width: {found.w * picture.unit:.0f}px"'
    return f'<figure class="rules-picture">{_svg(found, alt, "", width)}</figure>\n'


def paint(picture: Picture, catalogue: Catalogue) -> Painted:
    if picture.record:
        game = read(picture.record)
        game = game if picture.move is None else game.at(picture.move)
        return _paint_scene(game.scene(picture.seat), Painter(game.drawings(), catalogue), picture)
    kind = games.find(picture.game)
    painter = Painter(kind.table.drawings(kind.load_components(None)), catalogue)
    if picture.drawing:
        return _paint_drawing(painter.drawings[picture.drawing], painter)
    parts = [Part(art, at * 1.2 + 0.5, 0.5, 1, 1) for at, art in enumerate(picture.symbols)]
    return painted("".join(map(painter.part, parts)), 1.2 * len(parts) - 0.2, 1)


def _paint_drawing(drawing: Drawing, painter: Painter) -> Painted:
    part = Part(drawing.id, drawing.w / 2, drawing.h / 2, drawing.w, drawing.h)
    return painted(painter.part(part), drawing.w, drawing.h)


def _paint_scene(scene: Scene, painter: Painter, picture: Picture) -> Painted:
    """Zones one below the other. Not the painter's own: labels in there would be found by the search of the page."""
    zones = {zone.id: zone for zone in scene.zones}
    inside, y, width = "", 0.0, 0.0
    for zone in (zones[name] for name in picture.zones):
        x0, y0, w, h = picture.view or (zone.x, zone.y, zone.w, zone.h)
        box = f'y="{y:g}" width="{w:g}" height="{h:g}" viewBox="{x0:g} {y0:g} {w:g} {h:g}"'
        inside += f"<svg {box}>{''.join(map(painter.part, _lying_in(zone, scene.sprites)))}</svg>"
        y, width = y + h + GAP, max(width, w)
    return painted(inside, width, y - GAP)


def _lying_in(zone: Zone, sprites: Iterable[Sprite]) -> list[Sprite]:
    return sorted((sprite for sprite in sprites if sprite.zone == zone.id), key=lambda sprite: sprite.layer)


def card_list(drawings: Iterable[Drawing], pattern: str, catalogue: Catalogue) -> str:
    """All drawings whose id fits, each with its name and what it does."""
    painter = Painter(drawings, catalogue)
    entries = [
        f"<div><dt>{_svg(_paint_drawing(drawing, painter))}{escape(catalogue.text(drawing.label))}</dt>"
        f"<dd>{escape(catalogue.text(drawing.help))}</dd></div>"
        for drawing in painter.drawings.values()
        if fnmatchcase(drawing.id, pattern) and drawing.label and drawing.help
    ]
    return f'<dl class="rules-cards">{"".join(entries)}</dl>\n'


def _svg(picture: Painted, alt: str = "", class_: str = "", more: str = "") -> str:
    """An inline picture; without words it is decoration."""
    said = f'role="img" aria-label={quoteattr(alt)}' if alt else 'aria-hidden="true"'
    look = " ".join(word for word in (f'class="{class_}"' if class_ else "", more) if word)
    return f'<svg viewBox="0 0 {picture.w:g} {picture.h:g}" {said} {look}>{picture.inside}</svg>'
