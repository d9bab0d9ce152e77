"""The exact endgame against brute force: every card and place of the last picks, played out by the rules themselves."""

import random
from typing import Any

import numpy as np
import pytest

import subak
from subak.game import Game
from subak.games.seasons.players import endgame
from subak.games.seasons.rules.farm import free_places
from subak.games.seasons.rules.state import DRY, MOVES_AT_MOST, State
from subak.kernel.annotations import Row
from subak.kernel.contract import actors, legal, play
from subak.kernel.log import Log, new_log
from subak.kernel.rule import rule

pytestmark = pytest.mark.long

SHUT = -(10**9)


@rule
def play_first_place(s: State, seat: int, card: int, out: Row[int], log: Log) -> None:
    """Take a card (if there is a choice) and put it anywhere: what the other does there does not matter."""
    if legal(s, seat, out) and out[0] < 64:
        play(s, seat, card, log)
    count = legal(s, seat, out)
    play(s, seat, out[0] if count else 0, log)


@rule
def play_place(s: State, seat: int, card: int, place: int, out: Row[int], log: Log) -> None:
    if legal(s, seat, out) and out[0] < 64:
        play(s, seat, card, log)
    play(s, seat, place, log)


@rule
def ends_with(
    states: Row[State],
    copies: Row[State],
    seat: int,
    orders: Row[int],
    first: int,
    second: int,
    out: Row[int],
    log: Log,
    ends: Row[int],
) -> int:
    """ends[p]: the best end of the seat's farm, over all places of its second card, after its first card at place p.

    `orders` are the cards in the order they are taken; `first` and `second` say which of them are the seat's."""
    places = np.zeros(256, np.int32)
    later = np.zeros(256, np.int32)
    count = free_places(states[0].players[seat], places)
    for p in range(count):
        best = SHUT
        copies[0] = states[0]
        for i in range(len(orders)):
            if i == second:
                break
            active = 0 if actors(copies[0]) == 1 else 1
            if i == first:
                play_place(copies[0], active, orders[i], places[p], out, log)
            else:
                play_first_place(copies[0], active, orders[i], out, log)
        if second >= len(orders):
            best = 100 * int(copies[0].players[seat].points) + int(copies[0].players[seat].farmers)
        else:
            more = free_places(copies[0].players[seat], later)
            for q in range(more):
                copies[1] = copies[0]
                for i in range(second, len(orders)):
                    active = 0 if actors(copies[1]) == 1 else 1
                    if i == second:
                        play_place(copies[1], active, orders[i], later[q], out, log)
                    else:
                        play_first_place(copies[1], active, orders[i], out, log)
                end = 100 * int(copies[1].players[seat].points) + int(copies[1].players[seat].farmers)
                best = max(best, end)
        ends[p] = best
    return count


def dry_positions(count: int, picks: int, seed: int, **options: Any) -> list[Game]:
    """Positions of random games with so many picks left."""
    found: list[Game] = []
    while len(found) < count:
        game, chance = subak.new("seasons", seed=f"dry {seed}", **options), random.Random(seed)
        seed += 1
        while game.actors:
            state = game._states[0]
            if state.phase == DRY and int(state.row).bit_count() == picks:
                found.append(game)
                break
            seat = game.actors[0]
            game.push(chance.choice(game.moves(seat)))
    return found


def tables(game: Game, seat: int, picks: int) -> dict[tuple[int, int], np.ndarray[Any, Any]]:
    """(first card, second card) of a seat → best ends by the place of the first."""
    state = game._states[0]
    cards = [card for card in range(18) if int(state.row) >> card & 1]
    active = int(state.active)
    turns = [(active + i) % 2 for i in range(picks)]
    mine = [i for i, who in enumerate(turns) if who == seat]
    found = {}
    copies, out, logs = np.repeat(game._states, 2), np.zeros(MOVES_AT_MOST, np.int32), new_log(on=False)
    for one in cards:
        for two in cards if len(mine) > 1 else [one]:
            if len(mine) > 1 and one == two:
                continue
            others = [card for card in cards if card not in (one, two)]
            order = []
            for i in range(picks):
                order.append(one if i == mine[0] else two if len(mine) > 1 and i == mine[1] else others.pop())
            ends = np.full(256, SHUT, np.int64)
            second = mine[1] if len(mine) > 1 else picks
            count = ends_with(game._states, copies, seat, np.array(order), mine[0], second, out, logs[0], ends)
            if len(mine) == 1 and mine[0] == picks - 1:  # the last card of all: its place is the only choice
                count = count or 1
            found[one, two] = ends[:count]
    return found


def worth(own: Any, other: Any) -> Any:
    lead = own // 100 - other // 100
    return np.where(own > other, endgame.WIN + lead, np.where(own == other, 0, lead - endgame.WIN))


def brute_force(game: Game) -> dict[int, int]:
    """The worth of each card with four picks left: the best place, the worst answer (card and place), the best card of
    the two that are left."""
    state = game._states[0]
    cards = [card for card in range(18) if int(state.row) >> card & 1]
    active = int(state.active)
    own, other = tables(game, active, 4), tables(game, 1 - active, 4)
    found = {}
    for first in cards:
        best = None
        rest = [card for card in cards if card != first]
        for p in range(len(own[first, rest[0]])):
            least = None
            for answer in rest:
                m, n = (card for card in rest if card != answer)
                one = worth(own[first, m][p], other[answer, n])
                two = worth(own[first, n][p], other[answer, m])
                value = int(np.maximum(one, two).min())
                least = value if least is None else min(least, value)
            best = least if best is None or (least is not None and least > best) else best
        assert best is not None
        found[first] = best
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("contracts", [False, True])
def test_four_picks_left(seed: int, contracts: bool) -> None:
    for game in dry_positions(2, 4, 1000 * seed, jasmine_ginger=contracts):
        assert endgame.can_solve(game._states)
        assert endgame.solve(game._states) == brute_force(game)


def test_the_place_is_solved_too() -> None:
    """Playing the best card at the best place keeps its worth, whatever the other does; down to the end."""
    for game in dry_positions(6, 4, 77):
        seat = int(game._states[0].active)
        promised = max(endgame.solve(game._states).values())
        chance = random.Random(5)
        while game.actors:
            if game.actors[0] == seat:
                found = endgame.solve(game._states)
                assert max(found.values()) >= promised
                promised = max(found.values())
                game.push(max(found, key=lambda code: found[code]), seat)
            else:
                game.push(chance.choice(game.moves()))
        lead = game.scores[seat] - game.scores[1 - seat]
        shares = game.outcome or ()
        assert promised <= worth_of(shares[seat], lead)  # the other moved last, at random


def worth_of(share: float, lead: int) -> int:
    return 0 if share == 0.5 else endgame.WIN + lead if share == 1 else lead - endgame.WIN


def test_fewer_picks_by_playing_everything_out() -> None:
    """Two picks left: every card and place of both, through the rules."""
    for game in dry_positions(3, 2, 500):
        seat = int(game._states[0].active)
        expected = {}
        for card in game.moves(seat):
            best = None
            taken = game.copy()
            taken.push(card)
            for place in taken.moves(seat):
                answered = taken.copy()
                answered.push(place)
                least = None
                for reply in answered.moves(1 - seat):
                    ended = answered.copy()
                    ended.push(reply)
                    lead = ended.scores[seat] - ended.scores[1 - seat]
                    value = worth_of((ended.outcome or ())[seat], lead)
                    least = value if least is None else min(least, value)
                assert least is not None
                best = least if best is None else max(best, least)
            expected[card.code] = best
        assert endgame.solve(game._states) == expected


def test_only_the_last_picks_without_the_river_are_solved() -> None:
    (early,) = dry_positions(1, 5, 3)
    assert not endgame.can_solve(early._states)
    assert not endgame.can_solve(subak.new("seasons", seed=1)._states)
    (river,) = dry_positions(1, 4, 3, water_festival=True)
    assert not endgame.can_solve(river._states)
