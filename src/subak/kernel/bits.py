"""Sets of small numbers as the bits of one whole number: cards of a hand, cells of a board, seats of a table."""

import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload

from subak.kernel.annotations import Row, int64
from subak.kernel.rule import rule


def bits_of(bits: int) -> tuple[int, ...]:
    """The numbers in a set, ascending (for Python; kernels go from `lowest_bit` to `lowest_bit`)."""
    bits, found = int(bits), []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return tuple(found)


def lowest_bit(bits: int) -> int:
    """The lowest number in a set, which must not be empty."""
    return int(bits & -bits).bit_length() - 1


@overload(lowest_bit)
def _lowest_bit_compiled(bits):  # type: ignore[no-untyped-def]  # Numba compares this signature with the lambda's
    return lambda bits: np.int64(trailing_zeros(bits))


@rule
def has(bits: int, number: int) -> bool:
    """Whether a number is in a set."""
    return (int64(bits) >> number) & 1 == 1


@rule
def count_bits(bits: int) -> int:
    """How many numbers are in a set."""
    left, count = int64(bits), 0
    while left != 0:
        left &= left - 1
        count += 1
    return count


@rule
def list_bits(bits: int, base: int, out: Row[int], count: int) -> int:
    """Add base + number to `out` for every number in a set, ascending; returns the new count."""
    while bits != 0:
        out[count] = base + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count
