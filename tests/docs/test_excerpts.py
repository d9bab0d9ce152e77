"""What pages show of source files is what the files say (`python docs/excerpts.py` writes it)."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
excerpts = SimpleNamespace(**runpy.run_path(str(ROOT / "docs" / "excerpts.py")))


@pytest.mark.parametrize("page", excerpts.PAGES, ids=lambda page: page.stem)
def test_pages_show_the_files_as_they_are(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert excerpts.filled(text) == text, "stale; write it anew with: python docs/excerpts.py"


def test_the_page_on_writing_a_game_shows_every_room() -> None:
    folder = ROOT / "examples" / "terraces" / "src" / "terraces"
    shown = {ROOT / path for path in excerpts.excerpts_in(excerpts.PAGES[0].read_text(encoding="utf-8"))}
    rooms = {path for path in folder.glob("*.py") if path.stem != "__init__"}
    assert rooms <= shown
    assert {path.suffix for path in shown} == {".py", ".toml", ".ftl"}


def test_a_stale_page_is_noticed() -> None:
    page = excerpts.PAGES[0].read_text(encoding="utf-8")
    assert excerpts.filled(page.replace("def deal(s):", "def deal(state):")) == page
