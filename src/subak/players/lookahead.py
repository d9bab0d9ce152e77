"""Kernels of players that look one pick ahead. Written once for all games."""

from subak.kernel.annotations import Grid, Row
from subak.kernel.chance import Chance, rekey
from subak.kernel.contract import GameState, actors, hide, is_quiet, legal, play, redeal
from subak.kernel.log import Log
from subak.kernel.rule import rule
from subak.players.evaluation import expect, play_on


@rule
def judge_move(
    copies: Row[GameState],
    seat: int,
    move: int,
    key: int,
    weights: Grid[float],
    dices: Row[Chance],
    out: Row[int],
    logs: Row[Log],
    room: Row[float],
    shares: Row[float],
) -> float:
    """The share that a seat can expect after a move in copies[0]. If the move begins a sequence, its best continuation
    counts."""
    play(copies[0], seat, move, logs[0])
    s = copies[0]
    if is_quiet(s, seat) or actors(s) >> seat & 1 == 0:
        rekey(dices[0], key)
        play_on(s, seat, dices[0], out, logs[0])
        expect(s, weights, room, shares)
        return shares[seat]
    best, count = 0.0, legal(s, seat, out)
    follow_ups = out[:count].copy()
    for i in range(count):
        copies[1] = copies[0]
        play(copies[1], seat, follow_ups[i], logs[0])
        rekey(dices[0], key)
        play_on(copies[1], seat, dices[0], out, logs[0])
        expect(copies[1], weights, room, shares)
        best = max(best, shares[seat])
    return best


@rule
def judge_moves(
    states: Row[GameState],
    seat: int,
    moves: Row[int],
    tries: int,
    key: int,
    weights: Grid[float],
    copies: Row[GameState],
    dices: Row[Chance],
    out: Row[int],
    logs: Row[Log],
    room: Row[float],
    shares: Row[float],
    values: Row[float],
) -> None:
    """Write to values[i] the share after moves[i], averaged over what could be hidden. Every move is judged on the same
    deals and the same luck."""
    hide(states[0], seat)
    for i in range(len(moves)):
        values[i] = 0.0
        for n in range(tries):
            copies[0] = states[0]
            redeal(copies[0], seat, key + n)
            values[i] += judge_move(copies, seat, moves[i], key + n, weights, dices, out, logs, room, shares) / tries
