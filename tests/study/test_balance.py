"""Balance: what is counted, and what is said of it."""

import pytest

import subak
from subak.cli.balance import extra_lines, report_html
from subak.games.kind import Seen, Wish
from subak.games.seasons.players.balance import by_lot
from subak.players import GreedyPlayer
from subak.study.balance import (
    Ledger,
    Played,
    Tally,
    Task,
    Verdict,
    measure,
    play_one,
    rank_correlation,
    verdicts,
)


def test_means_and_intervals() -> None:
    tally = Tally()
    for value in [1.0] * 25 + [0.0] * 75:
        tally.add(value)
    assert tally.mean == 0.25
    assert tally.margin == pytest.approx(1.96 * (0.25 * 0.75 / 100) ** 0.5)


@pytest.mark.parametrize(
    ("values", "holds", "certain"),
    [([0.5] * 10, True, True), ([0.0, 1.0], True, False), ([0.0] * 5, False, True), ([0.0] * 9 + [3.0], False, False)],
)
def test_verdicts_are_certain_only_with_the_whole_interval(values: list[float], holds: bool, certain: bool) -> None:
    tally = Tally()
    for value in values:
        tally.add(value)
    verdict = Verdict(Wish("x", 0.4, 0.6, "x"), "x", tally) if holds else Verdict(Wish("x", 0.4, 2, "x"), "x", tally)
    assert (verdict.holds, verdict.is_certain) == (holds, certain)


def test_rank_correlation() -> None:
    assert rank_correlation([(1, 10), (2, 20), (3, 30)]) == pytest.approx(1)
    assert rank_correlation([(1, 30), (2, 20), (3, 10)]) == pytest.approx(-1)
    assert rank_correlation([(1, 1), (2, 3), (3, 2)]) == pytest.approx(0.5)


def test_games_are_numbered() -> None:
    """Those of a later number are others; together they are those of one run."""
    runs: list[list[Played]] = [[], [], []]
    measure(Ledger("seasons", "greedy"), 5, runs[0].append)
    measure(Ledger("seasons", "greedy"), 2, runs[1].append)
    measure(Ledger("seasons", "greedy"), 3, runs[2].append, first=2)
    assert runs[0] == runs[1] + runs[2]
    assert len({str(played.seen) for played in runs[0]}) == 5


def test_ancestors_are_left_to_lot_whoever_is_asked_first() -> None:
    """B still chooses a card while A already lays one."""
    game = subak.new("seasons", seed=1)
    assert by_lot(game, 0)
    assert by_lot(game, 1)
    game.push(game.moves(0)[0], 0)
    assert not by_lot(game, 0)
    assert by_lot(game, 1)


@pytest.mark.parametrize("name", subak.game_names())
def test_every_game_says_what_is_looked_at(name: str) -> None:
    ledger = Ledger(name, "greedy")
    measure(ledger, 3, lambda played: None)
    found = verdicts(ledger)
    assert ledger.games == 3
    assert {one.wish.group for one in found} <= set(ledger.tallies)
    assert found
    page = report_html(ledger, found)
    assert page.count("<svg") == len({one.wish for one in found})
    assert "http" not in page
    assert any(line.startswith("seat of 2") for line in extra_lines(ledger))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wins_above_the_fair_share_add_up_to_nothing(seats: int) -> None:
    seen = play_one(Task("spirits", seats, 5, "greedy")).seen
    wins = [one.value for one in seen if one.group == f"seat of {seats}"]
    assert len(wins) == seats
    assert sum(wins) == pytest.approx(0)
    setups = [one.value for one in seen if one.group == "setup"]
    assert setups == wins


def test_what_is_seen_in_a_game_of_spirits() -> None:
    """Seven rounds; every player has played six spirits (one a round but the last)."""
    from subak.games.spirits.players.balance import observe

    game, player = subak.new("spirits", seats=3, seed=2), GreedyPlayer(1)
    while actors := game.actors:
        game.push(player.choose(game, actors[0]), actors[0])
    seen = list(observe(game))
    claimed = {event.numbers[0] for event in game.events if event.kind == "claim"}
    assert sum(one.value for one in seen if one.group == "claimed") == len(claimed)
    assert len([one for one in seen if one.group == "claimed"]) == 9  # six more than players
    assert len([one for one in seen if one.group == "last gets no water"]) in (6, 7)
    assert {one.group for one in seen} == {"spirit", "setup", "claimed", "last gets no water"}


def test_names_are_counted_apart() -> None:
    ledger = Ledger("seasons", "greedy")
    ledger.add([Seen("ancestor", "boran", 0.5), Seen("ancestor", "tevy", -0.5)])
    ledger.add([Seen("ancestor", "boran", -0.5)])
    found = {one.name: one.tally.count for one in verdicts(ledger)}
    assert found == {"boran": 2, "tevy": 1}
