"""How good a position is for everybody: the shares of the win that learned weights expect. One for all games."""

import math

from subak.kernel.annotations import Grid, Row
from subak.kernel.bits import lowest_bit
from subak.kernel.chance import Chance, below
from subak.kernel.contract import GameState, actors, features, is_quiet, legal, outcome, play
from subak.kernel.log import Log
from subak.kernel.rule import rule

LONGEST = 400
"""More picks than any game needs until a sequence is revealed."""


@rule
def utility(s: GameState, seat: int, weights: Grid[float], room: Row[float]) -> float:
    """Features times weights; a weight changes from the first row to the sum of both in the course of the game."""
    features(s, seat, room)
    progress, total = room[0], 0.0
    for i in range(1, weights.shape[1]):
        total += room[i] * (weights[0, i] + progress * weights[1, i])
    return total


@rule
def expect(s: GameState, weights: Grid[float], room: Row[float], shares: Row[float]) -> None:
    """Write each seat's expected share of the win: the softmax of the utilities, or the outcome of a finished game."""
    if actors(s) == 0:
        outcome(s, shares)
        return
    best, total = -1e30, 0.0
    for seat in range(s.seats):
        shares[seat] = utility(s, seat, weights, room)
        best = max(best, shares[seat])
    for seat in range(s.seats):
        shares[seat] = math.exp(shares[seat] - best)
        total += shares[seat]
    for seat in range(s.seats):
        shares[seat] /= total


@rule
def play_on(s: GameState, seat: int, dice: Chance, out: Row[int], log: Log) -> None:
    """Pick at random until the seat's picks are revealed."""
    for _ in range(LONGEST):
        waiting = actors(s)
        if waiting == 0 or is_quiet(s, seat):
            return
        actor = lowest_bit(waiting)
        count = legal(s, actor, out)
        play(s, actor, out[below(dice, count)], log)
