"""A game that has nothing but rules: the kernel needs no more. `docs/writing-a-game.md` builds a whole one."""

import numpy as np

from games.sticks import Sticks
from subak.kernel import entry
from subak.kernel.chance import Chance, seed_chance
from subak.kernel.log import new_log


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
