"""The arena: balanced, resumable, honest about its intervals."""

import json
from pathlib import Path

import pytest

from subak.cli.arena import report_html
from subak.errors import BadOption
from subak.players.levels import with_budget
from subak.study.arena import Deal, Match, lineups, play_match, read_json, standings, write_json


@pytest.mark.parametrize(("agents", "seats"), [(2, 2), (3, 3), (4, 4), (2, 3), (2, 4), (3, 2), (4, 2)])
def test_everybody_sits_everywhere_equally_often(agents: int, seats: int) -> None:
    count = {(agent, seat): 0 for agent in range(agents) for seat in range(seats)}
    for deal in range(12):
        rows = lineups(agents, seats, deal)
        assert len(rows) == seats
        for row in rows:
            for seat, agent in enumerate(row):
                count[agent, seat] += 1
    for agent in range(agents):
        assert len({count[agent, seat] for seat in range(seats)}) == 1


def test_a_match_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    match = Match("seasons", ("greedy", "random"), 2)
    told: list[int] = []
    play_match(match, 2, 1, lambda now: told.append(len(now.deals)))
    assert told == [1, 2]
    write_json(match, tmp_path / "match.json")
    again = read_json(tmp_path / "match.json", Match("seasons", ("greedy", "random"), 2))
    assert again == match
    play_match(again, 3, 1, lambda now: told.append(len(now.deals)))
    assert told == [1, 2, 3]
    fresh = Match("seasons", ("greedy", "random"), 2)
    play_match(fresh, 3, 2, lambda now: None)
    assert fresh.deals == again.deals


def test_another_match_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_json(Match("seasons", ("greedy", "random"), 2), file)
    with pytest.raises(BadOption, match="another match"):
        read_json(file, Match("seasons", ("greedy", "heron"), 2))
    file.write_text(json.dumps({"format": 1}), encoding="utf-8")
    with pytest.raises(BadOption, match="no result of an arena"):
        read_json(file, Match("seasons", ("greedy", "random"), 2))


def test_a_misspelt_player_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption, match="did you mean"):
        play_match(Match("seasons", ("greedy", "randon"), 2), 1, 1, lambda now: None)


def test_a_budget_is_for_players_called_search() -> None:
    assert with_budget(["search", "heron"], "300ms") == ("search:300ms", "heron")
    assert with_budget(["greedy", "search"], "2000") == ("greedy", "search:2000")
    assert with_budget(["search:10", "greedy"], None) == ("search:10", "greedy")
    for wrong in ("0", "ms", "2s", "-5", "12345678", "300 ms"):
        with pytest.raises(BadOption, match="is no budget; expected"):
            with_budget(["search"], wrong)
    with pytest.raises(BadOption, match="there is none"):
        with_budget(["greedy", "heron"], "300ms")


def made_up(results: list[float]) -> Match:
    """A match of two whose first player has these shares."""
    match = Match("seasons", ("one", "two"), 2)
    for number, share in enumerate(results):
        shares = ((share, 1 - share), (1 - share, share))
        match.deals[number] = Deal(number, ((0, 1), (1, 0)), shares, ((10, 5), (5, 10)), 60)
    return match


def test_shares_ratings_and_intervals() -> None:
    first, second = standings(made_up([1.0] * 30 + [0.0] * 10))
    assert (first.agent, second.agent) == ("one", "two")
    assert first.share == pytest.approx(0.75)
    assert 0.55 < first.low < 0.75 < first.high < 0.92
    assert first.rating == pytest.approx(-second.rating)
    assert 150 < first.rating - second.rating < 230  # three to one is 191 points
    assert first.rating_low < first.rating < first.rating_high
    even = standings(made_up([0.5] * 10))
    assert even[0].share == even[1].share == 0.5
    assert even[0].rating == pytest.approx(0)


def test_the_report_is_one_page_of_its_own() -> None:
    page = report_html(made_up([1.0, 0.0, 1.0]))
    assert page.count("<svg") == 2
    assert "http" not in page
    assert "one" in page
    assert "66.7%" in page
