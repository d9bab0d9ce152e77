"""The documentation site can be built, and needs nothing from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

import subak
from subak.guides.pages import rules_html
from subak.show.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
OUTSIDE = ("index", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "examples/README")
"""Pages that are not in docs/."""
PUBLIC = (
    "subak.new", "subak.read", "subak.game.Game.push", "subak.game.View.choices", "subak.show.choices.Move",
    "subak.show.choices.Choices", "subak.game.record.read_record", "subak.study.arena.Match",
    "subak.study.analysis.analyse",
    "subak.players.search.SearchPlayer", "subak.envs.batch.Batch.step", "subak.envs.vector.SubakVectorEnv",
    "subak.envs.aec.SubakEnv", "subak.envs.encoding.Encoding.named", "subak.kernel.contract.legal",
)  # fmt: skip
_FETCHED = re.compile(r"""<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=["']((?:https?:)?//[^"']*)""")
_IN_STYLES = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')]*)""")


def test_the_site(tmp_path: Path) -> None:
    """One test, so that it is built once: that takes ten seconds."""
    site = tmp_path / "site"
    build(site, tmp_path / "trees")
    every_page_is_there(site)
    nothing_is_fetched_from_elsewhere(site)
    the_reference_has_the_public_names(site)
    the_rules_are_those_that_players_read(site)


def build(site: Path, trees: Path) -> None:
    """As `make docs` does: every warning (a broken link, a page that nothing leads to) is an error."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", "docs", "-d", str(trees), "."]
    built = subprocess.run([*command, str(site)], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr


def every_page_is_there(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        assert (site / page.relative_to(ROOT)).with_suffix(".html").is_file(), page
    for name in OUTSIDE:
        assert (site / f"{name}.html").is_file(), name


def nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert not _FETCHED.findall(path.read_text(encoding="utf-8")), path
    for path in site.rglob("*.css"):
        assert not _IN_STYLES.findall(path.read_text(encoding="utf-8")), path


def the_reference_has_the_public_names(site: Path) -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (site / "docs" / "reference").glob("*.html"))
    for name in PUBLIC:
        assert f'id="{name}"' in pages, name


def the_rules_are_those_that_players_read(site: Path) -> None:
    """Every heading and every picture of theirs, with all symbols that the pictures use."""
    for game in subak.game_names():
        for language in LANGUAGES:
            page = (site / "docs" / "rules" / language / f"{game}.html").read_text(encoding="utf-8")
            rules = rules_html(game, language)
            pictures = re.findall(r"<figure.*?</figure>", rules, re.DOTALL)
            headings = re.findall(r'<h\d (id="[^"]+")', rules)
            assert pictures
            assert headings
            for part in (*pictures, *headings):
                assert part in page, (game, language, part[:80])
            used = set(re.findall(r'<use href="#([\w-]+)"', page))
            assert used <= set(re.findall(r'<symbol id="([\w-]+)"', page)), (game, language)
