"""Looking back at a game."""

from pathlib import Path

import subak
from subak.cli.analyse import report_html
from subak.game import Game
from subak.players import GreedyPlayer
from subak.show.texts import Catalogue
from subak.study.analysis import analyse, best_moves, expected_scores, turning_points


def finished(name: str, blunder: int = -1, seed: str = "look back") -> Game:
    """A game of sensible players; at one decision the worst move is made."""
    game, player = subak.new(name, seed=seed), GreedyPlayer(1)
    while actors := game.actors:
        seat = actors[0]
        judged = player.judge(game, seat)
        game.push((judged[-1] if len(game) == blunder else judged[0]).code, seat)
    return game


def test_every_real_decision_is_judged() -> None:
    game = finished("seasons")
    told: list[int] = []
    moments = analyse(game, 40, lambda done, total: told.append(done))
    assert told[-1] == len(game)
    assert 20 < len(moments) <= len(game)
    for moment in moments:
        assert 0 <= moment.share <= moment.best.share <= 1
        assert moment.played == game.history[moment.number - 1]


def test_a_blunder_is_found() -> None:
    """In the dry season, where the search knows for certain: a place that gives the game away."""
    game = finished("seasons", blunder=31, seed="look back 25")
    moments = {moment.number: moment for moment in analyse(game, 60)}
    assert 32 in moments
    assert moments[32].best.move.code != moments[32].played.code
    assert moments[32].loss > 0.05


def test_best_moves_come_with_chances() -> None:
    game = subak.new("rios", seed=5)
    options = best_moves(game, 0, 50)
    assert [option.move.code for option in options] == sorted(
        (option.move.code for option in options),
        key=lambda code: -next(o.weight for o in options if o.move.code == code),
    )
    assert len(expected_scores(game, 0)) == 2


def test_the_page_shows_curve_and_positions(tmp_path: Path) -> None:
    game = finished("rios", blunder=30)
    moments = analyse(game, 25)
    for language in ("en", "de"):
        page = report_html(game, moments, turning_points(moments), Catalogue(language))
        assert "<svg" in page
        assert "http" not in page
        assert f"lang={language}" in page
