"""The page that teaches how to write a game is run as written."""

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from subak.kernel import entry
from subak.kernel.chance import seed_chance
from subak.kernel.log import new_log

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-game.md"


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """All code blocks of the page, as one module."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    path = tmp_path_factory.mktemp("toy") / "sticks.py"
    path.write_text("\n".join(blocks), encoding="utf-8")
    sys.path.insert(0, str(path.parent))  # rules in the cache are found again by their module's name
    return vars(importlib.import_module("sticks"))


def test_the_toy_game_plays(toy: dict[str, Any]) -> None:
    assert toy["decisions"] >= 12
    assert (toy["states"]["left"] == 0).all()


def test_the_toy_game_knows_its_winner(toy: dict[str, Any]) -> None:
    states = toy["Sticks"].zeros()
    states[0].seats = 2
    seed_chance(states[0].chance, 1)
    entry.deal_all(states)
    out, logs, last = np.zeros(3, np.int32), new_log(), -1
    while bits := entry.actors_of(states):
        last = bits.bit_length() - 1
        assert entry.checked_play(states, 1 - last, 1, out, logs) == entry.NOT_YOUR_TURN
        assert entry.checked_play(states, last, 4, out, logs) == entry.ILLEGAL
        assert entry.checked_play(states, last, 1, out, logs) == entry.OK
        assert logs[0].count == 1
    shares = np.zeros(2)
    entry.outcome_of(states, shares)
    assert shares[last] == 1
    assert shares.sum() == 1
