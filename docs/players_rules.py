"""The directive `players-rules`: shows on the site the rules that players read at the table, with their pictures.

```{players-rules} seasons en
Words for readers of the file itself; the site leaves them out.
```
"""

import html
import re
from collections.abc import Iterator

from docutils import nodes
from docutils.parsers.rst import Directive

from subak.guides.pages import rules_html
from subak.show.svg import ART, symbols

_HEADING = re.compile(r'<h([1-6]) id="([^"]+)">(.*?)</h\1>', re.DOTALL)
_PAGE = re.compile(r"(<style>.*?</style>)<article[^>]*>(.*)</article>", re.DOTALL)
_USED = re.compile(r'href="#([\w-]+)"')
_DARK = re.compile(r"\.theme-dark (\{.*?\})", re.DOTALL)


class PlayersRules(Directive):
    """Its arguments are a game and a language."""

    required_arguments = 2
    has_content = True

    def run(self) -> list[nodes.Node]:
        game, language = self.arguments
        ((style, body),) = _PAGE.findall(rules_html(game, language))
        (page,) = sections(body, language)
        page.insert(1, raw(f"<style>{colours()}</style>{style}{symbols_of(body)}"))
        return [page]


def sections(body: str, language: str) -> list[nodes.section]:
    """The page cut at its headings, so that the site lists them and its search leads to them."""
    top = nodes.section()
    path = [top]
    for level, id_, title, text in parts(body):
        section = nodes.section(ids=[id_], names=[id_])
        section += nodes.title("", title)
        if text.strip():
            text = text.replace("<table>", '<table class="docutils">')  # the class that the site's style knows
            section += raw(f'<div class="rules-page" lang="{language}">{text}</div>')
        del path[level:]
        path[-1] += section
        path.append(section)
    return [child for child in top.children if isinstance(child, nodes.section)]


def parts(body: str) -> Iterator[tuple[int, str, str, str]]:
    """Every heading: its level, its id, its words, and what stands below it."""
    _, *found = _HEADING.split(body)
    for level, id_, title, text in zip(found[::4], found[1::4], found[2::4], found[3::4], strict=True):
        yield int(level), id_, html.unescape(re.sub(r"<[^>]+>", "", title)), text


def symbols_of(body: str) -> str:
    """The symbols that the pictures of a page use, and those that these use."""
    known, needed, waiting = symbols(), dict[str, str](), _USED.findall(body)
    while waiting:
        name = waiting.pop()
        if name in known and name not in needed:
            needed[name] = known[name]
            waiting += _USED.findall(known[name])
    return f'<svg hidden style="display: none"><defs>{"".join(needed.values())}</defs></svg>'


def colours() -> str:
    """The colours of the art, which follow the site from light to dark."""
    themes = (ART / "themes.css").read_text(encoding="utf-8")
    (dark,) = _DARK.findall(themes)
    return (
        f'{themes} body[data-theme="dark"] {dark}'
        f'@media (prefers-color-scheme: dark) {{ body:not([data-theme="light"]) {dark} }}'
        ".written { font-family: system-ui, sans-serif; font-weight: 600; text-anchor: middle; fill: var(--ink); }"
    )


def raw(text: str) -> nodes.raw:
    return nodes.raw("", text, format="html")
