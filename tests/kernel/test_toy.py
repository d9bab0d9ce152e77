"""A game that has nothing but rules: the kernel needs no more. `docs/writing-a-game.md` builds a whole one."""

import numpy as np

from subak.kernel import contract, entry
from subak.kernel.chance import Chance, below, blind, rekey, seed_chance
from subak.kernel.layout import Layout, i8, i16
from subak.kernel.log import new_log, note
from subak.kernel.rule import rule


class Sticks(Layout):
    """Take one to three sticks; whoever takes the last one wins."""

    seats: i8
    epoch: i16
    turn: i8  # whose turn
    left: i16  # sticks left, 0 when the game is over
    taken: i16[2]
    chance: Chance


@contract.deal.register(Sticks)
@rule
def deal(s):  # type: ignore[no-untyped-def]
    s.left = 10 + below(s.chance, 10)


@contract.actors.register(Sticks)
@rule
def actors(s):  # type: ignore[no-untyped-def]
    return 1 << int(s.turn) if s.left > 0 else 0


@contract.legal.register(Sticks)
@rule
def legal(s, seat, out):  # type: ignore[no-untyped-def]
    count = min(3, int(s.left)) if seat == s.turn else 0
    for i in range(count):
        out[i] = i + 1
    return count


@contract.play.register(Sticks)
@rule
def play(s, seat, move, log):  # type: ignore[no-untyped-def]
    s.left -= move
    s.taken[seat] += move
    s.turn = 1 - s.turn
    s.epoch += 1
    note(log, 0, seat, move, 0, 0, 0)


@contract.hide.register(Sticks)
@rule
def hide(s, seat):  # type: ignore[no-untyped-def]
    blind(s.chance)


@contract.redeal.register(Sticks)
@rule
def redeal(s, seat, key):  # type: ignore[no-untyped-def]
    rekey(s.chance, key)


@contract.scores.register(Sticks)
@rule
def scores(s, out):  # type: ignore[no-untyped-def]
    for seat in range(2):
        out[seat] = s.taken[seat]


@contract.outcome.register(Sticks)
@rule
def outcome(s, out):  # type: ignore[no-untyped-def]
    for seat in range(2):
        out[seat] = 1.0 if s.left == 0 and seat != s.turn else 0.0


def test_many_games_are_played_to_the_end_at_once() -> None:
    states = Sticks.zeros(3)
    states["seats"] = 2
    for number, state in enumerate(states):
        seed_chance(state.chance, number)
    entry.deal_all(states)
    dice, out = Chance.zeros(), np.zeros(3, np.int32)
    assert entry.random_games(states, dice, out, new_log(on=False)) >= 12
    assert (states["left"] == 0).all()
    assert states["taken"].sum() >= 30


def test_who_takes_the_last_stick_wins_and_nobody_moves_out_of_turn() -> None:
    states = Sticks.zeros()
    states[0].seats = 2
    seed_chance(states[0].chance, 1)
    entry.deal_all(states)
    out, logs, last = np.zeros(3, np.int32), new_log(), -1
    while bits := entry.actors_of(states):
        last = bits.bit_length() - 1
        assert entry.checked_play(states, 1 - last, 1, out, logs) == entry.NOT_YOUR_TURN
        assert entry.checked_play(states, last, 4, out, logs) == entry.ILLEGAL
        assert entry.checked_play(states, last, 1, out, logs) == entry.OK
        assert logs[0].count == 1
    shares = np.zeros(2)
    entry.outcome_of(states, shares)
    assert shares[last] == 1
    assert shares.sum() == 1
