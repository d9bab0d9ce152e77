"""Who starts the dry season, who takes which contract, who wins (docs/rules/seasons.md)."""

from typing import Any

import numpy as np
import pytest

from games.seasons.positions import log, table
from subak.games.seasons.rules.flow import begin_dry_season, dry_starter, outcome, winner
from subak.games.seasons.rules.state import GINGER, JASMINE, OVER
from subak.show.choices import SEAT_LETTERS

Seats = tuple[int, int]


def standing(points: Seats, farmers: Seats, younger: int = 0, **options: bool) -> Any:
    states = table(younger=younger, **options)
    for seat in range(2):
        states[0].players[seat].points = points[seat]
        states[0].players[seat].farmers = farmers[seat]
    return states


@pytest.mark.parametrize(
    ("points", "farmers", "younger", "starter"),
    [
        ((10, 12), (0, 5), 1, "A"),  # fewer points, whatever else
        ((12, 10), (5, 0), 0, "B"),
        ((10, 10), (3, 4), 1, "A"),  # then fewer farmers in the farm
        ((10, 10), (4, 3), 0, "B"),
        ((10, 10), (3, 3), 0, "A"),  # then the younger player
        ((10, 10), (3, 3), 1, "B"),
        ((-2, 0), (0, 0), 1, "A"),
    ],
)
def test_who_starts_the_dry_season(points: Seats, farmers: Seats, younger: int, starter: str) -> None:
    states = standing(points, farmers, younger)
    assert SEAT_LETTERS[dry_starter(states[0])] == starter


@pytest.mark.parametrize("edition", ["de", "en", "en-capped"])
def test_all_editions_use_the_same_tie_breaks(edition: str) -> None:
    states = table(edition=edition, younger=1)
    assert dry_starter(states[0]) == 1


@pytest.mark.parametrize(
    ("points", "farmers", "winners"),
    [
        ((20, 19), (0, 9), "A"),
        ((19, 20), (9, 0), "B"),
        ((20, 20), (5, 4), "A"),  # most farmers anywhere in the farm
        ((20, 20), (4, 5), "B"),
        ((20, 20), (4, 4), "AB"),  # else the win is shared, whoever is younger
        ((-1, -3), (0, 0), "A"),
    ],
)
def test_who_wins(points: Seats, farmers: Seats, winners: str) -> None:
    states = standing(points, farmers)
    state = states[0]
    state.phase = OVER
    shares = np.zeros(2)
    outcome(state, shares)
    assert [SEAT_LETTERS[seat] for seat in range(2) if shares[seat] > 0] == list(winners)
    assert winner(state) == (-1 if len(winners) == 2 else SEAT_LETTERS.index(winners))


@pytest.mark.parametrize(
    ("points", "farmers", "younger", "jasmine"),
    [
        ((15, 9), (4, 2), 0, "A"),  # more points takes jasmine
        ((9, 15), (2, 4), 0, "B"),
        ((9, 9), (2, 4), 1, "B"),  # a tie: A would start, so A takes ginger
        ((9, 9), (3, 3), 1, "A"),  # … here B is the younger, would start and takes ginger
    ],
)
def test_contracts(points: Seats, farmers: Seats, younger: int, jasmine: str) -> None:
    states = standing(points, farmers, younger, jasmine_ginger=True)
    state = states[0]
    begin_dry_season(state, log()[0])
    leader = SEAT_LETTERS.index(jasmine)
    assert state.players[leader].contract == JASMINE
    assert state.players[1 - leader].contract == GINGER
    # 10 less 1 per farmer in the farm, at once; ginger pays nothing yet
    assert state.players[leader].points == points[leader] + 10 - farmers[leader]
    assert state.players[1 - leader].points == points[1 - leader]
    # ginger starts, even if jasmine's points turned the tables
    assert state.active == 1 - leader


def test_without_the_expansion_there_are_no_contracts() -> None:
    states = standing((15, 9), (4, 2))
    state = states[0]
    begin_dry_season(state, log()[0])
    assert [player.contract for player in state.players] == [0, 0]
    assert [player.points for player in state.players] == [15, 9]
