"""`python -m games.spirits.long_run GAMES`: the invariants of `invariants.py` as a kernel, for very many games.

Plays random games of 2 to 4 players and counts the whole box after every single decision. A few more games (they are
slow) are played against the second implementation, pick by pick.
"""

import sys
from typing import Any

import numpy as np

import subak
from games.spirits.second_games import compare_games
from subak.games.spirits.rules.field import is_paddy, paddy_size, room
from subak.games.spirits.rules.state import CLAIM, FARM, HEXES, MARKET, WATER_IN, WATER_OUT, State
from subak.kernel.annotations import Row
from subak.kernel.bits import count_bits, lowest_bit
from subak.kernel.chance import Chance, below, seed_chance
from subak.kernel.contract import actors, legal, play
from subak.kernel.log import Log, new_log
from subak.kernel.rule import rule

GOOD, DISCS, PIECES, PLAGUES, MAGIC, STOCK, PADDIES = range(7)
GAMES_FOR_ONE_COMPARED = 40


@rule
def what_is_wrong(s: State, discs: int) -> int:
    """GOOD, or the first thing that does not add up."""
    supply = s.supply
    water, walls, gates = int(supply.water) + int(s.rain_discs), int(supply.walls), int(supply.gates)
    weeds, pests, fertile = int(supply.weeds), int(supply.pests), int(supply.fertilizer)
    magic = int(supply.magic)
    for seat in range(s.seats):
        p = s.players[seat]
        water += int(p.reservoir)
        if s.phase == FARM and (p.step == WATER_OUT or p.step == WATER_IN):
            water += int(p.pick.pool)
        walls += count_bits(p.walls)
        gates += count_bits(p.gates)
        magic += count_bits(p.magic)
        if p.rice < 0 or p.labourers != 10 + p.hired or p.livestock != p.bought or p.reservoir < 0:
            return STOCK
        for h in range(HEXES):
            water += int(p.discs[h])
            weeds += int(p.weeds[h])
            pests += int(p.pests[h])
            fertile += int(p.fertilized[h])
            if is_paddy(p, h):
                full = room(p, h)
                partly = p.discs[h] != 0 and p.discs[h] < full
                size = paddy_size(p, h)  # magic water may be put into a full paddy: then the discs stay
                if p.discs[h] > size or p.discs[h] < 0 or (partly and (s.phase == CLAIM or s.phase == MARKET)):
                    return PADDIES
            elif p.discs[h] != 0 or p.weeds[h] != 0 or p.pests[h] != 0 or p.rice_in[h] != 0 or p.fertilized[h] != 0:
                return PADDIES
    if water != discs:
        return DISCS
    if walls != 80 or gates != 24:
        return PIECES
    if weeds != 24 or pests != 24 or fertile != 12:
        return PLAGUES
    return GOOD if magic == 7 else MAGIC


@rule
def play_and_count(states: Row[State], discs: int, dices: Row[Chance], out: Row[int], logs: Row[Log]) -> int:
    """Decisions played; negative as soon as something is wrong."""
    s, decisions = states[0], 0
    waiting = actors(s)
    while waiting != 0:
        seat = lowest_bit(waiting)
        count = legal(s, seat, out)
        if count == 0:
            return -100
        play(s, seat, out[below(dices[0], count)], logs[0])
        wrong = what_is_wrong(s, discs)
        if wrong != GOOD:
            return -wrong
        decisions += 1
        waiting = actors(s)
    return decisions


def main(games: int) -> int:
    """Returns the number of decisions; raises with the seed if anything is wrong."""
    dice, logs = Chance.zeros(), new_log(on=False)
    seed_chance(dice[0], "long run")
    total = 0
    for seed in range(games):
        game = subak.new("spirits", seed=seed, seats=2 + seed % 3, gentle=seed % 2 == 1)
        states: Any = game._states
        answer = play_and_count(states, {2: 15, 3: 22, 4: 30}[game.seats], dice, np.zeros(128, np.int32), logs)
        assert answer > 0, f"game {seed}: {answer}"
        total += answer
    return total


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{wanted} games, {main(wanted)} decisions, everything adds up")
    compared = compare_games(wanted // GAMES_FOR_ONE_COMPARED)
    print(f"{compared['games']} more games, {compared['picks']} picks, as in the second implementation")
