"""The event log: what happened in one play, as kinds and small numbers. Texts and animations are read off it."""

from typing import Any

import numpy as np

from subak.kernel.layout import Layout, i8, i16, i32
from subak.kernel.rule import rule

NUMBERS = 7
CAPACITY = 200
"""More than the largest single play writes (a reveal that ends the game); the conformance suite checks it."""


class Event(Layout):
    """One thing that happened. What the numbers mean is said where the game lists its kinds."""

    kind: i16
    seat: i8  # -1: nobody's
    numbers: i32[NUMBERS]


class Log(Layout):
    """Passed to every play; rollouts pass one that is off."""

    on: i8
    count: i32
    events: Event[CAPACITY]


@rule
def note(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write an event, if anyone listens."""
    note_long(log, kind, seat, a, b, c, d, 0, 0, 0)


@rule
def note_long(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """The same with all seven numbers."""
    if log.on == 0 or log.count >= CAPACITY:
        return
    event = log.events[log.count]
    event.kind = kind
    event.seat = seat
    numbers = event.numbers
    numbers[0], numbers[1], numbers[2], numbers[3] = a, b, c, d
    numbers[4], numbers[5], numbers[6] = e, f, g
    log.count += 1


def new_log(on: bool = True) -> "np.ndarray[Any, Any]":
    """An array of one log (kernels take `logs[0]`)."""
    logs = Log.zeros()
    logs[0].on = int(on)
    return logs
