"""Every scenario file of every game."""

from pathlib import Path

import pytest

import subak
from scenario import Scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/scenarios/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_scenario(path: Path) -> None:
    Scenario(path, path.parents[1] / "cards.toml").run()


@pytest.mark.parametrize("name", subak.game_names())
def test_every_game_has_scenarios(name: str) -> None:
    assert len([path for path in FILES if path.parts[-3] == name]) >= 12
