"""`python -m games.rios.long_run GAMES`: the invariants of `invariants.py` as a kernel, for very many games.

Plays random games of 2 to 4 players, all ways of laying the rivers, and checks water, people and the box after every
single decision.
"""

import sys
from typing import Any

import numpy as np

import subak
from subak.games.rios.rules.geometry import below as cell_below
from subak.games.rios.rules.river import dams_built, outflow, water_height
from subak.games.rios.rules.state import CELLS, FREE, LAYING, MOVES_AT_MOST, NONE, TURN, State
from subak.games.rios.rules.walking import foreign_buildings
from subak.kernel.annotations import Row
from subak.kernel.bits import count_bits, has, lowest_bit
from subak.kernel.chance import Chance, below, seed_chance
from subak.kernel.contract import actors, legal, play
from subak.kernel.log import Log, new_log
from subak.kernel.rule import rule

GOOD, NO_WAY_DOWN, NOT_LOWEST, COURSE, DEAD_ARM, PEOPLE, TOO_MANY, WOOD, CARDS = range(9)
LONGEST = 20


@rule
def wrong_with_water(s: State) -> int:
    for cell in range(CELLS):
        if not has(s.tables.map.fields, cell) and cell != s.tables.map.springs[0] and cell != s.tables.map.springs[1]:
            continue
        lowest, ways = 99, 0
        for way in range(3):
            if has(s.open[way], cell):
                lowest = min(lowest, water_height(s, cell_below(cell, way)))
            ways += 1 if has(s.flow[way], cell) else 0
        if lowest == 99:
            return NO_WAY_DOWN
        way = outflow(s, cell)
        if ways > 1:
            return NOT_LOWEST
        if way != NONE and (not has(s.open[way], cell) or water_height(s, cell_below(cell, way)) != lowest):
            return NOT_LOWEST
    if s.phase == LAYING or s.head != NONE:
        return GOOD
    wet = 0
    for river in range(2):
        cell, course = int(s.tables.map.springs[river]), 0
        for _ in range(LONGEST):
            way = outflow(s, cell)
            if way != NONE:
                wet |= 1 << cell
                cell = cell_below(cell, way)
                course |= 1 << cell
        if cell != s.tables.map.city and not has(s.tables.map.lakes, cell):
            return COURSE
        if course & s.tables.map.fields != s.rivers[river]:
            return COURSE
    return DEAD_ARM if s.flow[0] | s.flow[1] | s.flow[2] != wet else GOOD


@rule
def wrong_with_people(s: State) -> int:
    fields, held, built, wood = s.tables.map.fields, 0, 0, int(s.supply)
    for seat in range(s.seats):
        p = s.players[seat]
        wood += int(p.wood)
        count = 0
        for cell in range(CELLS):
            n = int(p.at[cell])
            count += n
            if has(p.here, cell) != (n >= 1) or has(p.pair, cell) != (n >= 2) or has(p.crowd, cell) != (n >= 3):
                return PEOPLE
        if count > 6 or (s.phase >= TURN and count != 6):
            return PEOPLE
        if p.here & fields & held != 0 or (p.fincas | p.hacienda) & built != 0 or p.fincas & p.hacienda != 0:
            return PEOPLE
        held |= p.here & fields
        built |= p.fincas | p.hacienda
        if p.money < 0 or p.wood < 0 or p.wood > 5 or count_bits(p.fincas) > 4 or count_bits(p.hacienda) > 1:
            return WOOD
        between_turns = s.phase == TURN and s.steps == 6 and s.stage == FREE and s.built == 0
        if between_turns and (p.crowd | (p.here & foreign_buildings(s, seat))) & fields != 0:
            return TOO_MANY
    return GOOD if wood + dams_built(s) == 40 else WOOD


@rule
def wrong_with_cards(s: State) -> int:
    seen, count = int(s.discard), count_bits(int(s.discard))
    for i in range(s.row_count):
        seen |= 1 << int(s.row[i])
    for i in range(s.deck_count):
        seen |= 1 << int(s.deck[i])
    count += int(s.row_count) + int(s.deck_count)
    return GOOD if count == s.tables.card_count and seen == (1 << count) - 1 else CARDS


@rule
def play_and_check(states: Row[State], dices: Row[Chance], out: Row[int], logs: Row[Log]) -> int:
    """Decisions played; negative as soon as something is wrong."""
    s, decisions = states[0], 0
    waiting = actors(s)
    while waiting != 0:
        seat = lowest_bit(waiting)
        count = legal(s, seat, out)
        if count == 0:
            return -100
        play(s, seat, out[below(dices[0], count)], logs[0])
        wrong = wrong_with_water(s)
        wrong = wrong if wrong != GOOD else wrong_with_people(s)
        wrong = wrong if wrong != GOOD else wrong_with_cards(s)
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
        laying = ("in_turn", "start_player", "one_each")[seed // 3 % 3]
        game = subak.new("rios", seed=seed, seats=2 + seed % 3, river_laying=laying)
        states: Any = game._states
        answer = play_and_check(states, dice, np.zeros(MOVES_AT_MOST, np.int32), logs)
        assert answer > 0, f"game {seed}: {answer}"
        total += answer
    return total


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{wanted} games, {main(wanted)} decisions, everything holds")
