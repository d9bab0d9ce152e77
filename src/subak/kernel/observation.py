"""Observations: what a seat sees, as numbers of fixed size. Declared once, for the kernels and for the documentation.

    class Observation(Layout):
        phase: flags(5, "setup, wet season, …")
        points: number(-128, 127, "points so far")

An observation is a record like a state, and all its fields are signed bytes. So the same memory is a row of a tensor
and a set of named arrays. `described` reads names, offsets, ranges and meanings off the declaration.

This file holds no rules of its own (they would be part of every game's cache): `spread` is compiled into its callers.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba.extending import overload

from subak.kernel.annotations import Row
from subak.kernel.contract import GameState
from subak.kernel.generic import generic
from subak.kernel.layout import Layout, Sized, i8

LOWEST, HIGHEST = -128, 127


class Seen(Sized):
    """A field of an observation: signed bytes with a range and a meaning."""

    def __init__(self, shape: tuple[int, ...], low: int, high: int, meaning: str) -> None:
        super().__init__(i8, shape)
        self.shape, self.low, self.high, self.meaning = shape, low, high, meaning


class Each(Sized):
    """The same record for everybody at the table."""

    def __init__(self, layout: type[Layout], count: int) -> None:
        super().__init__(layout, count)
        self.layout, self.count = layout, count


def _shape(size: int | tuple[int, ...]) -> tuple[int, ...]:
    return size if isinstance(size, tuple) else (size,)


def flags(size: int | tuple[int, ...], meaning: str) -> Seen:
    """Zeros and ones."""
    return Seen(_shape(size), 0, 1, meaning)


def numbers(size: int | tuple[int, ...], low: int, high: int, meaning: str) -> Seen:
    """Whole numbers; what is outside of the range is written as its nearest end (`clamped`)."""
    return Seen(_shape(size), low, high, meaning)


def flag(meaning: str) -> Seen:
    return flags((), meaning)


def number(low: int, high: int, meaning: str) -> Seen:
    return numbers((), low, high, meaning)


@generic
def observe(s: GameState, seat: int, o: Any) -> None:
    """Write what a seat sees to `o`, a record of the game's `Observation` whose bytes are all 0.

    `s` is hidden from the seat already (`hide(s, seat)`). The seat's own things come first, then those of the others
    in turn order. Every number is within its declared range, at any table and with all options.
    """


# --- what encoders are written with ----------------------------------------------------------------------------------
def spread(bits: int, out: Row[int]) -> None:
    """Write the lowest bits of a number to a row of flags."""
    for i in range(len(out)):
        out[i] = int(bits) >> i & 1


@overload(spread)
def _spread_compiled(bits, out):  # type: ignore[no-untyped-def]
    def write(bits, out):  # type: ignore[no-untyped-def]
        left = np.uint64(bits)
        for i in range(len(out)):
            out[i] = np.int8((left >> np.uint64(i)) & np.uint64(1))

    return write


def clamped(value: int) -> int:
    """The nearest number within the range."""
    return max(LOWEST, min(HIGHEST, int(value)))


@overload(clamped)
def _clamped_compiled(value):  # type: ignore[no-untyped-def]
    return lambda value: max(LOWEST, min(HIGHEST, np.int64(value)))


# --- reading the declaration ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class FieldOf:
    """One field of an observation, as declared."""

    name: str  # `players.points`: one for each player
    offset: int  # in the tensor; of the first player's, if there are several
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    count: int = 1  # the number of players
    stride: int = 0  # from one player's to the next

    @property
    def length(self) -> int:
        """For one player."""
        return int(np.prod(self.shape))

    def places(self) -> Iterator[range]:
        """The indices of the tensor that belong to it, player by player."""
        for player in range(self.count):
            start = self.offset + player * self.stride
            yield range(start, start + self.length)


@dataclass(frozen=True)
class Picks:
    """A range of actions that mean the same kind of pick."""

    name: str
    first: int
    count: int
    meaning: str


def described(observation: type[Layout]) -> Iterator[FieldOf]:
    """All fields of an observation, in the order of the tensor."""
    for name, _, offset in observation.described():
        kind = observation.__annotations__[name]
        if isinstance(kind, Each):
            stride = kind.layout.dtype.itemsize
            for inner in described(kind.layout):
                yield FieldOf(
                    f"{name}.{inner.name}", offset + inner.offset, inner.shape, inner.low, inner.high, inner.meaning,
                    kind.count, stride,
                )  # fmt: skip
        else:
            yield FieldOf(name, offset, kind.shape, kind.low, kind.high, kind.meaning)
