"""Where Python enters the rules. These functions are compiled once per game.

They take arrays of states, which are cheaper to pass than records.

`checked_play` is the only entry that trusts nobody; the others are for code that has asked `legal` before.
"""

from typing import Any

import numpy as np

from subak.kernel.bits import lowest_bit
from subak.kernel.chance import below
from subak.kernel.contract import actors, deal, hide, legal, outcome, play, redeal, scores
from subak.kernel.rule import quick_rule, rule

OK, NOT_YOUR_TURN, ILLEGAL = 0, 1, 2


@rule
def deal_all(states):
    for i in range(len(states)):
        deal(states[i])


@quick_rule
def actors_of(states):
    return actors(states[0])


@quick_rule
def legal_moves(states, seat, out):
    return legal(states[0], seat, out)


def legal_codes(states: Any, seat: int, moves_at_most: int) -> list[int]:
    """The legal moves of a seat, as a list of their own."""
    out = np.zeros(moves_at_most, np.int32)
    codes: list[int] = out[: legal_moves(states, seat, out)].tolist()
    return codes


@quick_rule
def checked_play(states, seat, move, out, logs):
    """Play if it is legal; otherwise say why not and leave the state alone."""
    s = states[0]
    if (actors(s) >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    for i in range(legal(s, seat, out)):
        if out[i] == move:
            logs[0].count = 0
            play(s, seat, move, logs[0])
            return OK
    return ILLEGAL


@quick_rule
def hide_from(states, seat):
    for i in range(len(states)):
        hide(states[i], seat)


@rule
def redeal_for(states, seat, key):
    for i in range(len(states)):
        redeal(states[i], seat, key + i)


@quick_rule
def scores_of(states, out):
    scores(states[0], out)


@quick_rule
def outcome_of(states, out):
    outcome(states[0], out)


@rule
def random_game(s, dice, out, log):
    """Play uniformly at random to the end; returns the number of decisions."""
    decisions = 0
    waiting = actors(s)
    while waiting != 0:
        seat = lowest_bit(waiting)
        count = legal(s, seat, out)
        play(s, seat, out[below(dice, count)], log)
        decisions += 1
        waiting = actors(s)
    return decisions


@rule
def random_games(states, dices, out, logs):
    """Play every state to the end; returns the number of decisions."""
    decisions = 0
    for i in range(len(states)):
        decisions += random_game(states[i], dices[0], out, logs[0])
    return decisions


@rule
def clone_states(states, copies):
    """Copy states one by one, as search does (for the benchmark)."""
    for i in range(len(states)):
        copies[i] = states[i]
