"""The renderer for notebooks, documents and the command line: a scene as one SVG picture."""

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from subak.kernel.installed import game_folders
from subak.show.choices import Message
from subak.show.scene import Drawing, Part, Scene, Sprite, Zone
from subak.show.texts import Catalogue

ART = Path(__file__).parent / "art"
THEMES = tuple(re.findall(r"\.theme-(\w+) \{", (ART / "themes.css").read_text(encoding="utf-8")))
"""The themes are what `themes.css` has colours for."""
_SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
_USED = re.compile(r'href="#([\w-]+)"')
UNIT = 60
"""Pixels of a unit in pictures."""
GAP, TITLE = 0.4, 0.6


def art_files() -> list[Path]:
    """The files of symbols: those of the table itself, and those of each game."""
    return [
        path for folder in (ART, *(game / "art" for game in game_folders())) for path in sorted(folder.glob("*.svg"))
    ]


def symbols() -> Mapping[str, str]:
    """Every symbol of our art and of the games', by its id."""
    return _symbols(game_folders())


@functools.cache
def _symbols(games: tuple[Path, ...]) -> Mapping[str, str]:
    """Read once; `games` is part of the key, since a game may be registered later."""
    found = {}
    for path in art_files():
        for match in _SYMBOL.finditer(path.read_text(encoding="utf-8")):
            found[match[1]] = match[0]
    return found


def _needed(text: str) -> str:
    """The symbols a picture uses, and those that these use."""
    known, needed, waiting = symbols(), dict[str, str](), _USED.findall(text)
    while waiting:
        name = waiting.pop()
        if name in known and name not in needed:
            needed[name] = known[name]
            waiting += _USED.findall(known[name])
    return "".join(needed[name] for name in sorted(needed))


class Painter:
    """Draws with the drawings of one game, in one language."""

    def __init__(self, drawings: Iterable[Drawing], catalogue: Catalogue) -> None:
        self.drawings = {drawing.id: drawing for drawing in drawings}
        self.catalogue = catalogue

    def words(self, text: str | Message) -> str:
        return text if isinstance(text, str) else self.catalogue.text(text)

    def part(self, part: Part | Sprite) -> str:
        """A symbol or a drawing at its place, and what is written on it."""
        inner = self._art(part)
        if part.text:
            inner += _written(self.words(part.text), part.w, part.h)
        turn = f" rotate({part.turn})" if part.turn else ""
        place = f'transform="translate({part.x:g} {part.y:g}){turn}"'
        return f'<g {place} class="{part.tone}">{inner}</g>'

    def _art(self, part: Part | Sprite) -> str:
        drawing = self.drawings.get(part.art)
        if drawing is None:
            box = f'x="{-part.w / 2:g}" y="{-part.h / 2:g}" width="{part.w:g}" height="{part.h:g}"'
            return f'<use href="#{part.art}" {box}/>' if part.art else ""
        scale = f'transform="scale({part.w / drawing.w:g} {part.h / drawing.h:g})"'
        return f"<g {scale}>{''.join(self.part(inner) for inner in drawing.parts)}</g>"

    def sprite(self, sprite: Sprite) -> str:
        drawing = self.drawings.get(sprite.art)
        label = sprite.label or (drawing.label if drawing else None)
        title = f"<title>{escape(self.catalogue.text(label))}</title>" if label else ""
        return f"<g>{title}{self.part(sprite)}</g>"

    def zone(self, zone: Zone, sprites: Iterable[Sprite]) -> str:
        """One plane, its upper left corner at 0, 0, clipped to what is shown."""
        box = f'viewBox="{zone.x:g} {zone.y:g} {zone.w:g} {zone.h:g}" width="{zone.w:g}" height="{zone.h:g}"'
        inside = sorted((sprite for sprite in sprites if sprite.zone == zone.id), key=lambda sprite: sprite.layer)
        label = quoteattr(self.catalogue.text(zone.title))
        return f'<svg {box} role="group" aria-label={label}>{"".join(map(self.sprite, inside))}</svg>'


def _written(text: str, width: float, height: float) -> str:
    """A number or a name in the middle, as large as it fits."""
    size = min(0.62 * height, 1.7 * width / max(1, len(text)))
    return f'<text class="written" font-size="{size:.3g}" y="{0.35 * size:.3g}">{escape(text)}</text>'


def draw(
    scene: Scene, drawings: Iterable[Drawing], catalogue: Catalogue, theme: str = "light", zones: Iterable[str] = ()
) -> str:
    """A picture of a scene: boards side by side, below them hands and rows. `zones` chooses some of them."""
    painter, chosen = Painter(drawings, catalogue), set(zones)
    shown = [zone for zone in scene.zones if not chosen or zone.id in chosen]
    rows = [[zone for zone in shown if zone.look == "board"], *([zone] for zone in shown if zone.look != "board")]
    body, y, width = [], 0.0, 0.0
    for row in filter(None, rows):
        x = 0.0
        for zone in row:
            title = f'<text class="title" x="0" y="{TITLE - 0.2}">{escape(catalogue.text(zone.title))}</text>'
            inside = f'<g transform="translate(0 {TITLE})">{painter.zone(zone, scene.sprites)}</g>'
            body.append(f'<g transform="translate({x:g} {y:g})">{title}{inside}</g>')
            x += zone.w + GAP
        width, y = max(width, x - GAP), y + TITLE + max(zone.h for zone in row) + GAP
    return page("".join(body), width, y - GAP, theme)


def page(body: str, width: float, height: float, theme: str) -> str:
    """A whole SVG file with the colours and symbols it needs."""
    margin = 0.3
    box = f"{-margin} {-margin} {width + 2 * margin:g} {height + 2 * margin:g}"
    size = f'width="{UNIT * (width + 2 * margin):.0f}" height="{UNIT * (height + 2 * margin):.0f}"'
    style = (ART / "themes.css").read_text(encoding="utf-8") + (
        ".written, .title { font-family: system-ui, sans-serif; fill: var(--ink); } .title { font-size: 0.4px; }"
        ".written { text-anchor: middle; font-weight: 600; }"
    )
    ground = f'<rect x="{-margin}" y="{-margin}" width="100%" height="100%" fill="var(--paper)"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} class="theme-{theme}">'
        f"<style>{style}</style><defs>{_needed(body)}</defs>{ground}{body}</svg>"
    )
