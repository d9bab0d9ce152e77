"""`subak draw`, as a person uses it, and the pictures it makes."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import subak
from subak.cli.draw import drawing_of, seat_of
from subak.errors import BadOption
from subak.game import SPECTATOR
from subak.show.svg import THEMES

GOLDEN = Path(__file__).parent / "golden"
SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: object) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"COLUMNS": "100", "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "subak.cli.main", "draw", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False)


def refused(*arguments: object) -> str:
    done = run(*arguments)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def unresolved(picture: str) -> set[str]:
    """Symbols a picture uses and does not have."""
    root = ElementTree.fromstring(picture)
    there = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    return {use.get("href", "") for use in root.iter(f"{SVG}use")} - {f"#{name}" for name in there}


@pytest.mark.parametrize("name", ["seasons", "spirits", "rios"])
def test_a_picture_has_all_it_needs(name: str) -> None:
    record = GOLDEN / name / "default.txt"
    length = len(subak.load(record))
    for moves, seat in ((0, None), (length // 2, "A"), (length // 2, "B"), (None, None)):
        picture = drawing_of(subak.load(record), "en", moves, seat, "light")
        assert not unresolved(picture), (moves, seat)


def test_themes_and_languages_differ() -> None:
    record = GOLDEN / "seasons" / "default.txt"
    pictures = {
        drawing_of(subak.load(record), language, 4, "A", theme) for language in ["en", "de"] for theme in THEMES
    }
    assert len(pictures) == 2 * len(THEMES)


def test_a_spectator_sees_less_than_a_seat() -> None:
    record = GOLDEN / "seasons" / "default.txt"
    open_cards, own = (drawing_of(subak.load(record), "en", 0, seat, "light") for seat in (None, "A"))
    assert open_cards != own


def test_seats_are_letters() -> None:
    assert seat_of(None, 2) == SPECTATOR
    assert [seat_of(letter, 3) for letter in "AbC"] == [0, 1, 2]
    for wrong in ("C", "AB", "", "1"):
        with pytest.raises(BadOption, match="expected one of: A, B"):
            seat_of(wrong, 2)


def test_the_command_writes_a_file_and_never_over_one(tmp_path: Path) -> None:
    record, out = GOLDEN / "seasons" / "default.txt", tmp_path / "table.svg"
    done = run(record, "--move", 6, "--seat", "a", "--theme", "dark", "--language", "de", "--out", out)
    assert done.returncode == 0, done.stderr
    picture = out.read_text(encoding="utf-8")
    assert 'class="theme-dark"' in picture
    assert picture == drawing_of(subak.load(record), "de", 6, "A", "dark") + "\n"
    assert "exists already" in refused(record, "--out", out)
    assert out.read_text(encoding="utf-8") == picture


def test_what_is_wrong_is_explained(tmp_path: Path) -> None:
    record = GOLDEN / "seasons" / "default.txt"
    assert "--move 9999: the record has only" in refused(record, "--move", 9999)
    assert "--seat Z: there is no such seat at this table" in refused(record, "--seat", "Z")
    assert "did you mean 'dark'?" in refused(record, "--theme", "drak")
    assert "there is no language 'xx'" in refused(record, "--language", "xx")
    assert "subak: " in refused(tmp_path / "nothing.txt")
