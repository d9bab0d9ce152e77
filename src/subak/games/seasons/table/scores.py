"""What each seat has points for."""

from typing import Any

from subak.games.kind import ScoreRows
from subak.games.seasons.rules.state import FROM
from subak.show.choices import Message


def score_rows(states: Any) -> ScoreRows:
    """The breakdown of the points: a title and one number per seat; sources that gave nothing are left out."""
    rows = []
    players = states["players"][0]
    for title, points in zip(EARNED, players["earned"].T.tolist(), strict=False):
        if any(points):
            rows.append((title, points))
    rows.append((Message("seasons-earned-total"), players["points"].tolist()))
    return rows


EARNED = tuple(Message(f"seasons-earned-{source.replace('_', '-')}") for source in FROM)
