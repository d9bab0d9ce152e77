"""Every scenario file beside this one."""

from pathlib import Path

import pytest

from games.seasons.positions import CARDS
from scenario import Scenario

FILES = sorted(Path(__file__).with_name("scenarios").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    Scenario(path, CARDS).run()


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 30
