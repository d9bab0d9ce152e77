"""Where Python enters the rules. These functions are compiled once per game.

They take arrays of states, which are cheaper to pass than records.

`checked_play` is the only entry that trusts nobody; the others are for code that has asked `legal` before.
"""

import numpy as np

from subak.kernel.annotations import Row
from subak.kernel.bits import lowest_bit
from subak.kernel.chance import Chance, below
from subak.kernel.contract import GameState, actors, deal, hide, legal, outcome, play, redeal, scores
from subak.kernel.log import Log
from subak.kernel.rule import quick_rule, rule

OK, NOT_YOUR_TURN, ILLEGAL = 0, 1, 2


@rule
def deal_all(states: Row[GameState]) -> None:
    for i in range(len(states)):
        deal(states[i])


@quick_rule
def actors_of(states: Row[GameState]) -> int:
    return actors(states[0])


@quick_rule
def legal_moves(states: Row[GameState], seat: int, out: Row[int]) -> int:
    return legal(states[0], seat, out)


def legal_codes(states: Row[GameState], seat: int, moves_at_most: int) -> list[int]:
    """The legal moves of a seat, as a list of their own."""
    out = np.zeros(moves_at_most, np.int32)
    codes: list[int] = out[: legal_moves(states, seat, out)].tolist()
    return codes


@quick_rule
def checked_play(states: Row[GameState], seat: int, move: int, out: Row[int], logs: Row[Log]) -> int:
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
def hide_from(states: Row[GameState], seat: int) -> None:
    for i in range(len(states)):
        hide(states[i], seat)


@rule
def redeal_for(states: Row[GameState], seat: int, key: int) -> None:
    for i in range(len(states)):
        redeal(states[i], seat, key + i)


@quick_rule
def scores_of(states: Row[GameState], out: Row[int]) -> None:
    scores(states[0], out)


@quick_rule
def outcome_of(states: Row[GameState], out: Row[float]) -> None:
    outcome(states[0], out)


@rule
def random_game(s: GameState, dice: Chance, out: Row[int], log: Log) -> int:
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
def random_games(states: Row[GameState], dices: Row[Chance], out: Row[int], logs: Row[Log]) -> int:
    """Play every state to the end; returns the number of decisions."""
    decisions = 0
    for i in range(len(states)):
        decisions += random_game(states[i], dices[0], out, logs[0])
    return decisions


@rule
def clone_states(states: Row[GameState], copies: Row[GameState]) -> None:
    """Copy states one by one, as search does (for the benchmark)."""
    for i in range(len(states)):
        copies[i] = states[i]
