"""Kernels for players that judge a move by playing on at random from it. Written once for all games."""

from subak.kernel.contract import hide, outcome, play, redeal, scores
from subak.kernel.doors import random_game
from subak.kernel.rules import rule


@rule
def lead(points, seats, seat):
    """A seat's points minus those of the best other seat."""
    best = points[1] if seat == 0 else points[0]
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


@rule
def judge_moves(states, seat, moves, first, count, key, room, out, logs, dices, values):
    """Add to values[i] what `count` playouts after moves[i] bring: the win, and a little for the lead in points.

    `states` is hidden from others already; every playout fills the blanks anew (the same way for each move, so that
    moves are compared on the same deals). `room` is what playouts work in: a state, points and shares.
    """
    copies, points, shares = room
    hide(states[0], seat)
    for i in range(len(moves)):
        for n in range(first, first + count):
            copies[0] = states[0]
            s = copies[0]
            redeal(s, seat, key + n)
            play(s, seat, moves[i], logs[0])
            random_game(s, dices[0], out, logs[0])
            outcome(s, shares)
            scores(s, points)
            values[i] += shares[seat] + 0.01 * lead(points, s.seats, seat)
