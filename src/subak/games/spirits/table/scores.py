"""What each seat has points for."""

from typing import Any

from subak.games.kind import ScoreRows
from subak.games.spirits.table.description import players_of
from subak.show.choices import Message


def score_rows(states: Any) -> ScoreRows:
    """Rice is the score."""
    return [(Message("spirits-earned-total"), [player.rice for player in players_of(states)])]
