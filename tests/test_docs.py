"""The documents stay true: pictures are what the program draws, named tests exist, shown code runs."""

import re
from pathlib import Path
from typing import Any

import pytest

import subak
from subak.games.seasons.components import Components
from subak.games.seasons.kind import KIND
from subak.games.seasons.rules.scoring import build
from subak.games.seasons.rules.state import NONE, SETUP, WET
from subak.games.seasons.table import text_picture
from subak.games.seasons.table.notation import read_move
from subak.kernel.log import new_log

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules" / "seasons.md").read_text(encoding="utf-8")

FARM = re.compile(r"`((?:[a-z]+ [vh]-?\d+,-?\d+ ?)+)`[^`]*?```text\n(.*?)```", re.DOTALL)
"""Moves in backticks and the picture that follows them."""


def draw(moves: str) -> str:
    """The farm after these cards."""
    states = KIND.rules.template(2, KIND.check_options({}), Components.ours())
    words, logs = moves.split(), new_log(on=False)
    player = states[0].players[0]
    player.ancestor = player.pick.place = NONE
    for number, (card, place) in enumerate(zip(words[::2], words[1::2], strict=True)):
        states[0].phase = WET if number else SETUP
        code = read_move(states, Components.ours(), 0, place)
        build(states[0], 0, Components.ours().cards.index(card), code, logs[0])
    return text_picture.farm(states[0], 0)


@pytest.mark.parametrize(("moves", "drawn"), FARM.findall(RULES))
def test_the_farms_in_the_rules_are_drawn_by_the_program(moves: str, drawn: str) -> None:
    assert draw(moves) == drawn.rstrip("\n")


def test_the_rules_show_the_same_farms_in_both_languages() -> None:
    english, german = RULES.split("\n## Deutsch\n")
    assert [moves for moves, _ in FARM.findall(english)] == [moves for moves, _ in FARM.findall(german)]
    assert len(FARM.findall(english)) >= 4


@pytest.mark.parametrize("game", subak.game_names())
def test_every_test_that_pins_a_rule_exists(game: str) -> None:
    table = rule_table(game)
    folder = ROOT / "tests" / "games" / game
    named = re.findall(r"`(test_\w+\.py)(?:::(test_\w+))?`", table)
    assert len(named) > 40
    for file, test in named:
        source = (folder / file).read_text(encoding="utf-8")
        assert not test or f"def {test}(" in source, f"{file}::{test}"
    for file, test in re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", table):
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{test}"
    for line in table.splitlines():
        if line.startswith("|") and "scenario" in line:
            for name in re.findall(r"`([a-z]+(?:-[a-z]+)+|ring|gap)`", line):
                assert (folder / "scenarios" / f"{name}.txt").exists(), name


def rule_table(game: str) -> str:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return page.split("\n## Which test pins which rule\n")[1]


@pytest.mark.parametrize("game", subak.game_names())
def test_every_rule_has_a_test(game: str) -> None:
    rows = [line for line in rule_table(game).splitlines() if line.startswith("| ")]
    for row in rows[1:]:
        rule, test = (cell.strip() for cell in row.strip("|").split(" | "))
        assert rule.startswith("**") or "`" in test, rule


@pytest.mark.parametrize("page", ["README.md", "docs/records.md"])
def test_the_python_in_the_documents_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines behind >>> with what they print, as doctest has it."""
    import doctest

    monkeypatch.chdir(tmp_path)
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```pycon\n(.*?)```", text, re.DOTALL)
    assert blocks
    names: dict[str, Any] = {}
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), names, page, page, 0)
    failures: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=failures.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(failures)


def test_the_record_in_the_documents_reads(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (record,) = re.findall(r"```text\n(\[Subak.*?)```", text, re.DOTALL)
    assert len(subak.read(record)) == 10


RECORDS = [
    pytest.param(record, id=f"{page.stem}-{number}")
    for page in sorted((ROOT / "docs" / "rules").glob("*.md"))
    for number, record in enumerate(
        re.findall(r"```text\n(\[Subak .*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    )
]


def test_the_rulings_of_every_game_show_a_record_in_both_languages() -> None:
    assert len(RECORDS) == 2 * len(subak.game_names())


@pytest.mark.parametrize("record", RECORDS)
def test_the_records_in_the_rulings_read(record: str) -> None:
    """All their moves are played, of the rules there are now."""
    game = subak.read(record)
    assert len(game) > 0
    assert game.record().split("\n\n")[1].split() == record.split("\n\n")[1].split()


def test_our_cards_are_drawn_in_the_rules_as_they_are() -> None:
    """The card shown at the beginning."""
    assert (
        text_picture.cards(Components.ours().tables["de"][0], [Components.ours().cards.index("kosal")], ["x"]).split(
            "\n", 1
        )[1]
        in RULES
    )
