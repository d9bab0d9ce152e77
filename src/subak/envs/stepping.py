"""Kernels that carry many games at once. Written once for all games; each works on a range of games, so that threads
can share them."""

from typing import Any

from subak.kernel.annotations import Grid, Row
from subak.kernel.bits import lowest_bit
from subak.kernel.chance import Chance, below, random_32, rekey
from subak.kernel.contract import GameState, actors, deal, hide, legal, outcome, play, scores
from subak.kernel.layout import Layout, f32, i8, i32
from subak.kernel.log import Log
from subak.kernel.observation import observe
from subak.kernel.rule import rule
from subak.players.lookahead import judge_moves

SEATS = 4
ASK, RANDOM, GREEDY = range(3)
"""Who chooses for a seat: the caller who steps the batch, or a built-in player."""
TRIES = 4
"""Deals that the greedy player imagines for each decision, as `GreedyPlayer` does."""
COPIES = 3
"""States to work in: two for the greedy player, and what is hidden from a seat."""


class Lane(Layout):
    """What a batch knows of one of its games, besides the state."""

    seat: i8  # whose view is shown: who is asked, or who was asked last
    is_over: i8
    turned: i8  # player p of the batch sits at seat (p + turned) % seats
    reward: f32  # of the seat that is shown: its share of the win when the game is over, otherwise 0
    rewards: f32[SEATS]  # of all seats
    points: i32[SEATS]  # of all seats, when the game is over
    decisions: i32  # in this game, with those of built-in players
    dice: Chance  # for deals and built-in players


Work = tuple[Row[GameState], Row[int], Row[Log], Row[Chance], Row[float], Row[float], Row[float]]
"""What a thread works in: copies, moves, logs, dices, room for features, shares, values of moves."""


# --- beginning -------------------------------------------------------------------------------------------------------
@rule
def seed_lanes(lanes: Row[Lane], key: int) -> None:
    """Give every game its own dice, which do not depend on the number of games."""
    for i in range(len(lanes)):
        rekey(lanes[i].dice, key + i)


@rule
def begin_game(states: Row[GameState], i: int, template: Row[GameState], lane: Lane, turning: bool) -> None:
    """Deal. With `turning` the players sit down by chance, but in their order."""
    states[i] = template[0]
    s = states[i]
    rekey(s.chance, random_32(lane.dice) << 31 | random_32(lane.dice) >> 1)
    deal(s)
    lane.is_over = 0
    lane.decisions = 0
    lane.turned = below(lane.dice, s.seats) if turning else 0
    lane.seat = lane.turned
    clear_results(lane)


@rule
def clear_results(lane: Lane) -> None:
    lane.reward = 0.0
    for seat in range(SEATS):
        lane.rewards[seat] = 0.0
        lane.points[seat] = 0


# --- going on --------------------------------------------------------------------------------------------------------
@rule
def first_illegal(lanes: Row[Lane], masks: Grid[int], actions: Row[int]) -> int:
    """The first game whose action is not legal; −1 if there is none. A finished game takes anything."""
    for i in range(len(lanes)):
        if lanes[i].is_over == 0 and not is_marked(masks[i], actions[i]):
            return i
    return -1


@rule
def is_marked(mask: Row[int], action: int) -> bool:
    return action >= 0 and action < len(mask) and mask[action] == 1


@rule
def step_games(
    first: int,
    last: int,
    states: Row[GameState],
    template: Row[GameState],
    lanes: Row[Lane],
    players: Row[int],
    turning: bool,
    again: bool,
    actions: Row[int],
    weights: Grid[float],
    work: Work,
) -> None:
    """Make the move of who was asked; a finished game begins `again`, or stays."""
    logs = work[2]
    for i in range(first, last):
        lane = lanes[i]
        if lane.is_over == 0:
            play(states[i], int(lane.seat), actions[i], logs[0])
            lane.decisions += 1
        elif again:
            begin_game(states, i, template, lane, turning)
    go_on(first, last, states, lanes, players, weights, work)


@rule
def go_on(
    first: int, last: int, states: Row[GameState], lanes: Row[Lane], players: Row[int], weights: Grid[float], work: Work
) -> None:
    """The built-in players choose until somebody is asked or the game is over."""
    logs, shares, points = work[2], work[5], work[1]
    for i in range(first, last):
        s, lane = states[i], lanes[i]
        while lane.is_over == 0:
            waiting = actors(s)
            asked = lowest_asked(waiting, lane, s.seats, players)
            if asked >= 0:
                lane.seat = asked
                break
            if waiting == 0:
                finish(s, lane, shares, points)
                break
            seat = lowest_bit(waiting)
            play(s, seat, built_in_choice(states, i, seat, lane, players, weights, work), logs[0])
            lane.decisions += 1


@rule
def player_at(seat: int, lane: Lane, seats: int, players: Row[int]) -> int:
    return players[(seat - lane.turned) % seats]


@rule
def lowest_asked(waiting: int, lane: Lane, seats: int, players: Row[int]) -> int:
    """The first of the waiting seats that no built-in player plays; −1 if there is none."""
    while waiting != 0:
        seat = lowest_bit(waiting)
        if player_at(seat, lane, seats, players) == ASK:
            return seat
        waiting &= waiting - 1
    return -1


@rule
def finish(s: GameState, lane: Lane, shares: Row[float], points: Row[int]) -> None:
    lane.is_over = 1
    outcome(s, shares)
    scores(s, points)
    lane.reward = shares[lane.seat]
    for seat in range(s.seats):
        lane.rewards[seat] = shares[seat]
        lane.points[seat] = points[seat]


# --- players built in ------------------------------------------------------------------------------------------------
@rule
def built_in_choice(
    states: Row[GameState], i: int, seat: int, lane: Lane, players: Row[int], weights: Grid[float], work: Work
) -> int:
    s, out = states[i], work[1]
    count = legal(s, seat, out)
    if count > 1 and player_at(seat, lane, s.seats, players) == GREEDY:
        return greedy_choice(states, i, seat, out[:count].copy(), random_32(lane.dice), weights, work)
    return int(out[below(lane.dice, count)])


@rule
def greedy_choice(
    states: Row[GameState], i: int, seat: int, moves: Row[int], key: int, weights: Grid[float], work: Work
) -> int:
    copies, out, logs, dices, room, shares, values = work
    copies[2] = states[i]
    judge_moves(copies[2:], seat, moves, TRIES, key, weights, copies, dices, out, logs, room, shares, values)
    best = 0
    for k in range(1, len(moves)):
        if values[k] > values[best]:
            best = k
    return int(moves[best])


# --- looking ---------------------------------------------------------------------------------------------------------
@rule
def show_games(
    first: int,
    last: int,
    states: Row[GameState],
    lanes: Row[Lane],
    seen: Row[Any],
    tensor: Grid[int],
    masks: Grid[int],
    work: Work,
) -> None:
    """Write what each asked seat sees and may do. In a finished game everything may be chosen: it is ignored, and a
    policy that looks for a legal move finds one."""
    for i in range(first, last):
        seat = int(lanes[i].seat)
        look(states, i, seat, work[0], seen, tensor)
        if lanes[i].is_over:
            masks[i, :] = 1
        else:
            mark(states[i], seat, work[1], masks[i])


@rule
def look(states: Row[GameState], i: int, seat: int, copies: Row[GameState], seen: Row[Any], tensor: Grid[int]) -> None:
    """What a seat sees of a game; the state itself stays as it is."""
    copies[0] = states[i]
    hide(copies[0], seat)
    tensor[i, :] = 0
    observe(copies[0], seat, seen[i])


@rule
def mark(s: GameState, seat: int, out: Row[int], mask: Row[int]) -> None:
    """What a seat may do."""
    mask[:] = 0
    for k in range(legal(s, seat, out)):
        mask[out[k]] = 1


# --- entries from Python -------------------------------------------------------------------------------------------
@rule
def begin_and_show(
    first: int,
    last: int,
    states: Row[GameState],
    template: Row[GameState],
    lanes: Row[Lane],
    players: Row[int],
    turning: bool,
    weights: Grid[float],
    seen: Row[Any],
    tensor: Grid[int],
    masks: Grid[int],
    work: Work,
) -> None:
    for i in range(first, last):
        begin_game(states, i, template, lanes[i], turning)
    go_on(first, last, states, lanes, players, weights, work)
    show_games(first, last, states, lanes, seen, tensor, masks, work)


@rule
def step_and_show(
    first: int,
    last: int,
    states: Row[GameState],
    template: Row[GameState],
    lanes: Row[Lane],
    players: Row[int],
    turning: bool,
    again: bool,
    actions: Row[int],
    weights: Grid[float],
    seen: Row[Any],
    tensor: Grid[int],
    masks: Grid[int],
    work: Work,
) -> None:
    step_games(first, last, states, template, lanes, players, turning, again, actions, weights, work)
    show_games(first, last, states, lanes, seen, tensor, masks, work)


@rule
def show_game(
    states: Row[GameState],
    seat: int,
    copies: Row[GameState],
    seen: Row[Any],
    tensor: Grid[int],
    mask: Row[int],
    out: Row[int],
) -> None:
    """One game, any seat."""
    look(states, 0, seat, copies, seen, tensor)
    mark(copies[0], seat, out, mask)
