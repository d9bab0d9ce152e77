"""What would be legal if things were otherwise: with more steps, if nobody had to move on, if there was room.

Reasons are found like this, so that they never say a rule of their own: the rules are asked about a changed copy.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from subak.games.rios.rules.state import FREE, FROM, MOVES_AT_MOST, NONE, TO, WALKING
from subak.games.rios.rules.walking import unsettled
from subak.games.rios.table import previews
from subak.kernel.bits import bits_of
from subak.kernel.entry import legal_codes
from subak.kernel.plain import copied

PLENTY = 60
"""Steps for the longest way there can be."""


def is_legal(states: Any, seat: int, move: int) -> bool:
    return move in legal_codes(states, seat, MOVES_AT_MOST)


def with_steps(states: Any, steps: int) -> Any:
    supposed = copied(states)
    supposed["steps"] = steps
    return supposed


def steps_needed(states: Any, seat: int, move: int) -> int | None:
    """The fewest steps with which a move would be legal; None if no number is enough."""
    if not is_legal(with_steps(states, PLENTY), seat, move):
        return None
    left = int(states["steps"][0])
    return next(steps for steps in range(left, PLENTY + 1) if is_legal(with_steps(states, steps), seat, move))


def restless(states: Any, seat: int) -> tuple[int, ...]:
    """The fields that one of a seat's campesinos has to leave before the turn can end."""
    return bits_of(int(unsettled(states[0], seat)))


def if_all_could_stay(states: Any, seat: int, walker: int = NONE) -> Any:
    """Nobody has to move on: full fields hold everybody who is there, and so do foreign fincas.

    For a campesino that walks from `walker` those on foreign fincas are only taken away: the fincas stay closed.
    """
    supposed = copied(states)
    players = supposed["players"][0]
    players["crowd"][seat] = 0
    crossing = int(players["here"][seat]) & _fincas_of_others(players, seat)
    mine = 1 << walker if walker != NONE else crossing
    _tear_down(players, seat, crossing & mine)
    for cell in bits_of(crossing & ~mine):
        _leave(players, seat, cell, 0)
    return supposed


def if_there_was_room(states: Any, seat: int, cell: int) -> Any:
    """One more campesino could stay on a field: no foreign finca, and no second one of one's own."""
    supposed = copied(states)
    players = supposed["players"][0]
    _tear_down(players, seat, 1 << cell)
    _leave(players, seat, cell, min(1, int(players["at"][seat, cell])))
    return supposed


def _leave(players: Any, seat: int, cell: int, count: int) -> None:
    """So many of one's campesinos in a place, one at most."""
    players["at"][seat, cell] = count
    for several in ("pair", "crowd") if count else ("here", "pair", "crowd"):
        players[several][seat] &= ~(1 << cell)


def _fincas_of_others(players: Any, seat: int) -> int:
    found = 0
    for other, fincas in enumerate(players["fincas"].tolist()):
        found |= fincas if other != seat else 0
    return found


def _tear_down(players: Any, seat: int, cells: int) -> None:
    """Take away the fincas of others on some fields."""
    for other in range(len(players)):
        if other != seat:
            players["fincas"][other] &= ~cells


def if_picked(states: Any, seat: int, start: int) -> Any:
    """One of one's campesinos is on its way."""
    supposed = copied(states)
    supposed["stage"], supposed["picked"], supposed["target"] = WALKING, start, NONE
    return supposed


def lone_drivers(states: Any, seat: int, cell: int) -> Iterator[tuple[int, int]]:
    """The places from which one campesino alone could now drive others out of a field, and its steps."""
    if states["stage"][0] != FREE:
        return
    for start in bits_of(int(states["players"]["here"][0, seat])):
        walking = if_picked(states, seat, start)
        if is_legal(states, seat, FROM + start) and is_legal(walking, seat, TO + cell):
            out = np.zeros((1, previews.WALK_FIGURES), np.int64)
            previews.preview_walks(walking, copied(walking), seat, np.array([cell], np.int64), out)
            yield start, int(out[0, previews.STEPS])
