"""What is the same for all: the client, texts, art, drawings, rules."""

import functools
from pathlib import Path

from subak import games
from subak.guides.pages import rules_html
from subak.show.scene import Drawing
from subak.show.svg import ART, symbols
from subak.show.texts import LANGUAGES, Catalogue, UnknownLanguage, text_files

STATIC = Path(__file__).parent / "static"


@functools.cache
def texts(language: str) -> str:
    """All catalogues of a language, one after the other."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}")
    return "\n".join(path.read_text(encoding="utf-8") for path in text_files(language))


@functools.cache
def art() -> str:
    """All symbols in one picture that shows nothing by itself."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols().values())}</svg>\n'


@functools.cache
def themes() -> str:
    return (ART / "themes.css").read_text(encoding="utf-8")


@functools.cache
def drawings(game: str) -> tuple[Drawing, ...]:
    """The pictures of a game's cards (every table here plays with ours)."""
    kind = games.find(game)
    return tuple(kind.table.drawings(kind.load_components(None)))


def not_built() -> str:
    """Instead of a client that is missing."""
    paragraphs = [
        f'<p lang="{language}">{Catalogue(language).text("server-not-built", command="npm ci && npm run build")}</p>'
        for language in LANGUAGES
    ]
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Subak</title><h1>Subak</h1>'
    return head + "".join(paragraphs) + "</html>\n"


@functools.cache
def rules(game: str, language: str) -> str:
    """The rules of a game, drawn once."""
    return rules_html(game, language)
