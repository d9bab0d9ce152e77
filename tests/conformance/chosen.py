"""Which games the suite is run for, and where their golden playthroughs and node counts are.

pytest tests/conformance                                    every installed game
pytest tests/conformance --game terraces --kept examples/terraces/tests    one, wherever it keeps its files
"""

from pathlib import Path

import subak

GAME = ""
"""Only this game; empty: every one."""
KEPT = Path(__file__).parent.parent
"""Holds `golden/<game>/*.txt` and `counts/<game>.txt`."""


def choose(game: str, kept: str = "") -> None:
    """Before the tests are collected: they are made for each game."""
    global GAME, KEPT
    GAME, KEPT = game, Path(kept) if kept else KEPT


def game_names() -> tuple[str, ...]:
    return (GAME,) if GAME else subak.game_names()
