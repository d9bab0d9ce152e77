"""The end of the dry season, solved exactly: perfect information, and no farm depends on the other.

Each player has one or two picks left, so what counts is which cards a player gets and where they go. For every first
card and place it is enough to know the best end with each second card; of those rows only the ones that are not worse
than another everywhere are kept. Then few combinations remain. With the river cards both farms count together, so only
the very last two picks are solved, by trying everything.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.games.seasons.rules.farm import free_places
from subak.games.seasons.rules.scoring import build, score_end
from subak.games.seasons.rules.state import DRY, MOVES_AT_MOST, NONE, PICK_PLACE, TAKE, State
from subak.kernel.annotations import Block, Grid, Row
from subak.kernel.log import Log, new_log
from subak.kernel.rule import rule

MOST_PICKS = 4
NOTHING = -10_000
LOST = -1_000_000
WIN = 100_000
"""A win counts more than any lead in points; among wins the larger lead is better."""


@rule
def farm_end(s: State, seat: int, log: Log) -> int:
    """A seat's points if the game ended now, and the tie-break: farmers. One number: points · 100 + farmers."""
    player = s.players[seat]
    score_end(s, seat, log)
    return 100 * int(player.points) + int(player.farmers)


@rule
def best_end(
    states: Row[State], copies: Row[State], seat: int, card: int, places: Row[int], log: Log
) -> tuple[int, int]:
    """The best end of a seat's farm with one more card, and its place. copies[1] is used up."""
    best, where = NOTHING * 100, NONE
    count = free_places(states[0].players[seat], places)
    for i in range(count):
        copies[1] = states[0]
        build(copies[1], seat, card, places[i], log)
        end = farm_end(copies[1], seat, log)
        if end > best:
            best, where = end, int(places[i])
    return best, where


@rule
def end_as_it_is(states: Row[State], copies: Row[State], seat: int, log: Log) -> int:
    copies[1] = states[0]
    return farm_end(copies[1], seat, log)


@rule
def worth(own: int, other: int) -> int:
    """The worth of an ended game for who has `own`: win, tie or loss, then the lead."""
    lead = own // 100 - other // 100
    if own == other:
        return 0
    return WIN + lead if own > other else -WIN + lead


@rule
def is_no_worse(rows: Grid[int], one: int, other: int, width: int) -> bool:
    for i in range(width):
        if rows[one, i] < rows[other, i]:
            return False
    return True


@rule
def keep_best_rows(rows: Grid[int], places: Row[int], count: int, width: int) -> int:
    """Drop every row that another one equals or beats everywhere. Returns how many are left."""
    kept = 0
    for i in range(count):
        beaten = False
        for j in range(count):
            if j != i and is_no_worse(rows, j, i, width) and (j < i or not is_no_worse(rows, i, j, width)):
                beaten = True
                break
        if not beaten:
            places[kept] = places[i]
            for k in range(width):
                rows[kept, k] = rows[i, k]
            kept += 1
    return kept


@rule
def list_rows(
    states: Row[State],
    copies: Row[State],
    seat: int,
    cards: Row[int],
    first: int,
    places: Row[int],
    second: Row[int],
    rows: Grid[int],
    where: Row[int],
    log: Log,
) -> int:
    """For each place of the first card: the best ends with every other card. Returns how many rows are kept."""
    count = free_places(states[0].players[seat], places)
    for p in range(count):
        copies[0] = states[0]
        build(copies[0], seat, cards[first], places[p], log)
        where[p] = places[p]
        for i in range(len(cards)):
            rows[p, i] = NOTHING
            if i != first:
                rows[p, i] = best_end(copies, copies, seat, cards[i], second, log)[0]
    return keep_best_rows(rows, where, count, len(cards))


@rule
def answer_of_two(row: Row[int], cards: int, first: int, other_rows: Block[int], other_counts: Row[int]) -> int:
    """Four picks left, the first is made: the other picks a card and a place, then one takes a card, then the other."""
    least = -LOST
    for k in range(cards):
        if k == first:
            continue
        for b in range(other_counts[k]):
            most = LOST
            for m in range(cards):
                if m == first or m == k:
                    continue
                last = 6 - first - k - m  # of the four cards 0 … 3
                most = max(most, worth(row[m], other_rows[k, b, last]))
            least = min(least, most)
    return least


@rule
def answer_of_one(row: Row[int], cards: int, first: int, other_ends: Row[int]) -> int:
    """Three picks left, the first is made: the other takes a card, one gets what is left."""
    least = -LOST
    for k in range(cards):
        if k != first:
            least = min(least, worth(row[3 - first - k], other_ends[k]))
    return least


@rule
def solve_farms(
    states: Row[State],
    copies: Row[State],
    seat: int,
    cards: Row[int],
    chosen: int,
    places: Row[int],
    second: Row[int],
    rows: NDArray[np.int64],
    where: Block[int],
    counts: Grid[int],
    ends: Grid[int],
    values: Row[int],
    spots: Row[int],
    logs: Row[Log],
) -> None:
    """Write to values[i] the worth of taking cards[i] now, and to spots[i] the best place for it. `chosen`: only this
    card (index), or NONE."""
    log, count, other = logs[0], len(cards), 1 - seat
    for i in range(count):
        if count == 1:
            break  # the other farm is complete
        if count <= 3:
            ends[1, i] = best_end(states, copies, other, cards[i], second, log)[0]
        else:
            counts[1, i] = list_rows(states, copies, other, cards, i, places, second, rows[1, i], where[1, i], log)
    for i in range(count):
        values[i], spots[i] = LOST, NONE
        if chosen != NONE and i != chosen:
            continue
        if count <= 2:
            end, spots[i] = best_end(states, copies, seat, cards[i], second, log)
            left = ends[1, 1 - i] if count == 2 else end_as_it_is(states, copies, other, log)
            values[i] = worth(end, left)
            continue
        counts[0, i] = list_rows(states, copies, seat, cards, i, places, second, rows[0, i], where[0, i], log)
        for a in range(counts[0, i]):
            row = rows[0, i, a]
            if count == 3:
                value = answer_of_one(row, count, i, ends[1])
            else:
                value = answer_of_two(row, count, i, rows[1], counts[1])
            if value > values[i]:
                values[i], spots[i] = value, where[0, i, a]


# --- from Python (not compiled) ------------------------------------------------------------------------------------
def can_solve(states: Any) -> bool:
    """Whether the present decision can be solved exactly."""
    state = states[0]
    picks = int(state.row).bit_count()
    return int(state.phase) == DRY and not state.water_festival and picks <= MOST_PICKS


def solve(states: Any) -> dict[int, int]:
    """The worth of every card for the active player (at the card pick), or of the best place (at the place pick), by
    the number of the move. Positive: a win, 0: a shared one, negative: a loss; in points beyond WIN."""
    state = states[0]
    seat, pick = int(state.active), state.players[int(state.active)].pick
    cards = np.array([card for card in range(32) if int(state.row) >> card & 1], np.int64)
    chosen = cards.tolist().index(int(pick.card)) if pick.stage == PICK_PLACE else NONE
    shape = (2, len(cards), MOVES_AT_MOST)
    values, spots = np.zeros(len(cards), np.int64), np.zeros(len(cards), np.int64)
    solve_farms(
        states, np.repeat(states, 2), seat, cards, chosen,
        np.zeros(MOVES_AT_MOST, np.int32), np.zeros(MOVES_AT_MOST, np.int32),
        np.zeros((*shape, len(cards)), np.int64), np.zeros(shape, np.int64), np.zeros((2, len(cards)), np.int64),
        np.zeros((2, len(cards)), np.int64), values, spots, new_log(on=False),
    )  # fmt: skip
    if chosen != NONE:
        return {int(spots[chosen]): int(values[chosen])}
    return {TAKE + int(card): int(value) for card, value in zip(cards, values, strict=True)}
