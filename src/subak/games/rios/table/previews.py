"""What picks would bring, tried on copies: the rivers after a dam, the harvest after a walk or after two have cleared a
field, the way to victory."""

from subak.games.rios.rules.flow import build_finca, build_hacienda, has_won, missing
from subak.games.rios.rules.harvest import money_from, wood_gained
from subak.games.rios.rules.river import build_dam, drain, lay_piece, ways_on
from subak.games.rios.rules.state import DIRECTIONS, NONE, OVER, RIVERS, SEATS, State
from subak.games.rios.rules.walking import (
    FAR,
    can_drive,
    cost_of_drive,
    cost_of_walk,
    drive_together,
    is_held_by_others,
    walk,
)
from subak.kernel.annotations import Grid, Row
from subak.kernel.bits import lowest_bit
from subak.kernel.log import Log
from subak.kernel.rule import rule

COURSES, MONEY, WOOD, ENDS = 0, RIVERS, RIVERS + SEATS, RIVERS + 2 * SEATS
WINS, LOSES = ENDS + 1, ENDS + 2
RIVER_FIGURES = LOSES + 1
"""Told of a dam: both courses, money and wood of every seat, how many courses are possible, whether one wins by it or
somebody else does."""
STEPS, DRIVES = 2 * SEATS, 2 * SEATS + 1
WALK_FIGURES = DRIVES + 1
WIN = 1_000


# --- the harvest -------------------------------------------------------------------------------------------------
@rule
def harvest_now(s: State, money: Row[int], wood: Row[int]) -> None:
    """What the present card would bring everybody; nothing if no card lies there."""
    supply = int(s.supply)
    for i in range(s.seats):
        seat = (int(s.turn) + i) % int(s.seats)
        money[seat] = wood[seat] = 0
        if s.row_count > 0:
            card = s.tables.cards[s.row[0]]
            money[seat] = money_from(s, card, seat)
            wood[seat] = wood_gained(s, card, seat, supply)
            supply -= wood[seat]


@rule
def worth(s: State, seat: int, money: Row[int], wood: Row[int]) -> int:
    """How much a seat likes a harvest: its own share against everybody else's."""
    value = 0
    for other in range(s.seats):
        gain = 2 * money[other] + wood[other]
        value += gain if other == seat else -gain
    return value


@rule
def standing(states: Row[State], out: Grid[int]) -> None:
    """For every seat: money and wood the present card would bring, buildings missing for either victory."""
    s = states[0]
    harvest_now(s, out[:, 0], out[:, 1])
    for seat in range(s.seats):
        out[seat, 2], out[seat, 3] = missing(s, seat)


# --- walking -----------------------------------------------------------------------------------------------------
@rule
def preview_walks(states: Row[State], copies: Row[State], seat: int, cells: Row[int], out: Grid[int]) -> None:
    """Several destinations in one call: entering compiled code takes longer than the work there."""
    for i in range(len(cells)):
        preview_walk(states, copies, seat, cells[i], out[i])


@rule
def preview_walk(states: Row[State], copies: Row[State], seat: int, cell: int, out: Row[int]) -> None:
    """Steps, who goes, and the harvest afterwards."""
    copies[0] = states[0]
    s = copies[0]
    start = int(s.picked)
    drives = is_held_by_others(s, seat, cell)
    out[STEPS] = cost_of_walk(s, seat, start, cell)
    out[DRIVES] = walk(s, seat, start, cell, drives)[1]
    harvest_now(s, out[:SEATS], out[SEATS : 2 * SEATS])


# --- two together --------------------------------------------------------------------------------------------------
@rule
def preview_drives(
    states: Row[State],
    copies: Row[State],
    seat: int,
    fields: Row[int],
    firsts: Row[int],
    seconds: Row[int],
    out: Grid[int],
) -> None:
    """Two clear a field together; a place that is not said yet is NONE."""
    trial = out[len(fields)]
    for i in range(len(fields)):
        preview_drive(states, copies, seat, fields[i], firsts[i], seconds[i], trial, out[i])


@rule
def preview_drive(
    states: Row[State],
    copies: Row[State],
    seat: int,
    cell: int,
    first: int,
    second: int,
    trial: Row[int],
    out: Row[int],
) -> None:
    """The pair with the fewest steps, as a walk takes the shortest way; of several, the one that harvests best."""
    copies[0] = states[0]
    s = copies[0]
    here, best = int(s.players[seat].here), 0
    out[STEPS] = FAR
    ones = here if first == NONE else 1 << first
    while ones != 0:
        one = lowest_bit(ones)
        ones &= ones - 1
        others = here if second == NONE else 1 << second
        while others != 0:
            other = lowest_bit(others)
            others &= others - 1
            copies[0] = states[0]
            if can_drive(s, seat, cell, one, other):
                value = try_drive(states, copies, seat, cell, one, other, trial)
                if trial[STEPS] < out[STEPS] or (trial[STEPS] == out[STEPS] and value > best):
                    best = value
                    out[:] = trial


@rule
def try_drive(
    states: Row[State], copies: Row[State], seat: int, cell: int, first: int, second: int, out: Row[int]
) -> int:
    """As for a walk: steps, how many go, and the harvest afterwards. Returns how much the seat likes that harvest."""
    copies[0] = states[0]
    s = copies[0]
    out[STEPS] = cost_of_drive(s, seat, cell, first, second)
    out[DRIVES] = drive_together(s, seat, cell, first, second)[1]
    harvest_now(s, out[:SEATS], out[SEATS : 2 * SEATS])
    return worth(s, seat, out[:SEATS], out[SEATS : 2 * SEATS])


# --- buildings -----------------------------------------------------------------------------------------------------
@rule
def preview_buildings(
    states: Row[State], copies: Row[State], seat: int, cells: Row[int], hacienda: bool, logs: Row[Log], out: Grid[int]
) -> None:
    """What will be missing for either victory, and whether the building wins, on each of these cells."""
    for i in range(len(cells)):
        copies[0] = states[0]
        s = copies[0]
        if hacienda:
            build_hacienda(s, seat, cells[i], logs[0])
        else:
            build_finca(s, seat, cells[i], logs[0])
        out[i, 0], out[i, 1] = missing(s, seat)
        out[i, 2] = 1 if s.phase == OVER else 0


# --- rivers ------------------------------------------------------------------------------------------------------
@rule
def judge(s: State, seat: int, out: Row[int]) -> int:
    """How a course looks to a seat: its share of the present card against everybody else's, and above all a win.

    Writes the figures of this course to `out`.
    """
    harvest_now(s, out[MONEY:WOOD], out[WOOD:ENDS])
    out[WINS], out[LOSES] = 1 if has_won(s, seat) else 0, 0
    for other in range(s.seats):
        if other != seat and out[WINS] == 0 and has_won(s, other):
            out[LOSES] = 1
    for river in range(RIVERS):
        out[COURSES + river] = s.rivers[river]
    return worth(s, seat, out[MONEY:WOOD], out[WOOD:ENDS]) + WIN * (out[WINS] - out[LOSES])


@rule
def remember(s: State, stack: Grid[int], depth: int) -> None:
    for direction in range(DIRECTIONS):
        stack[depth, direction] = s.flow[direction]
    stack[depth, DIRECTIONS] = s.head


@rule
def recall(s: State, stack: Grid[int], depth: int) -> None:
    for direction in range(DIRECTIONS):
        s.flow[direction] = stack[depth, direction]
    s.head = stack[depth, DIRECTIONS]


@rule
def best_course(s: State, seat: int, stack: Grid[int], trial: Row[int], out: Row[int]) -> None:
    """Try every way the water may take from the head on; keep the figures of the one this seat would like best."""
    best, ends, depth = -3 * WIN, 0, 1
    remember(s, stack, 0)
    while depth > 0:
        depth -= 1
        recall(s, stack, depth)
        while s.head != NONE:
            ways = ways_on(s, int(s.head))
            rest = ways & (ways - 1)
            while rest != 0:  # the other ways for later
                head = int(s.head)
                lay_piece(s, lowest_bit(rest))
                remember(s, stack, depth)
                depth += 1
                s.flow[lowest_bit(rest)] &= ~(1 << head)
                s.head = head
                rest &= rest - 1
            lay_piece(s, lowest_bit(ways))
        drain(s)
        ends += 1
        value = judge(s, seat, trial)
        if value > best:
            best = value
            out[:] = trial
    out[ENDS] = ends


@rule
def preview_dams(
    states: Row[State],
    copies: Row[State],
    seat: int,
    borders: Row[int],
    stack: Grid[int],
    trial: Row[int],
    out: Grid[int],
) -> None:
    for i in range(len(borders)):
        preview_dam(states, copies, seat, borders[i] // DIRECTIONS, borders[i] % DIRECTIONS, stack, trial, out[i])


@rule
def preview_ways(
    states: Row[State], copies: Row[State], seat: int, ways: Row[int], stack: Grid[int], trial: Row[int], out: Grid[int]
) -> None:
    for i in range(len(ways)):
        preview_way(states, copies, seat, ways[i], stack, trial, out[i])


@rule
def preview_dam(
    states: Row[State],
    copies: Row[State],
    seat: int,
    cell: int,
    direction: int,
    stack: Grid[int],
    trial: Row[int],
    out: Row[int],
) -> None:
    """The rivers after a dam, if the builder leads the water as is best for the present card."""
    copies[0] = states[0]
    s = copies[0]
    build_dam(s, seat, cell, direction)
    best_course(s, seat, stack, trial, out)


@rule
def preview_way(
    states: Row[State], copies: Row[State], seat: int, direction: int, stack: Grid[int], trial: Row[int], out: Row[int]
) -> None:
    """The same after one piece of the new bed."""
    copies[0] = states[0]
    s = copies[0]
    lay_piece(s, direction)
    best_course(s, seat, stack, trial, out)
