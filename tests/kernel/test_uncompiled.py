"""Rules as plain Python: the same as compiled, whatever they do with arrays and records."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest

from subak.kernel.annotations import Grid, Row, int64, uint64
from subak.kernel.bits import lowest_bit
from subak.kernel.generic import generic
from subak.kernel.layout import Layout, i8, i16, i64, u8, u64
from subak.kernel.rule import rule
from subak.kernel.uncompiled import run, structure_of


class Seed(Layout):
    kind: i8
    weight: i16


class Basket(Layout):
    count: u8
    total: i64
    bits: u64
    seeds: Seed[4]
    rows: i8[2, 3]
    best: Seed


@rule
def fill_rows(s: Basket) -> int:
    s.rows[0, :] = 7
    rows: Any = s.rows  # the annotations know no such indices, but rules might use them
    rows[1, 1:] = rows[0, :2]
    s.rows[1, 0] = -1
    return len(s.rows[0])


@rule
def slices(numbers: Row[int]) -> int:
    middle = numbers[1:3]
    middle[0] = 50  # a slice is the array itself
    copied = numbers[:2].copy()
    copied[0] = 99
    numbers[3:] = 6
    return len(middle)


@rule
def narrow(s: Basket, number: int) -> int:
    s.count = number  # wraps, as a byte does
    s.seeds[0].kind = number
    return s.count + number


@rule
def copy_records(baskets: Row[Basket]) -> None:
    baskets[1] = baskets[0]
    baskets[1].seeds[2] = baskets[0].seeds[1]
    baskets[1].best = baskets[0].seeds[3]
    baskets[0].total = -1  # what was copied stays as it was


@rule
def wide_bits(s: Basket) -> int:
    s.bits = uint64(1) << uint64(63)
    return int64(s.bits >> uint64(60)) + lowest_bit(int64(s.bits))


@rule
def sum_up(s: Basket, weights: Grid[float]) -> float:
    total = 0.0
    for i in range(len(s.seeds)):
        seed = s.seeds[i]
        total += seed.weight * weights[i % 2, i % 3]
    return total


@generic
def worth(s: Any, factor: int) -> int:
    raise NotImplementedError


@worth.register(Basket)
@rule
def worth_of_basket(s: Basket, factor: int) -> int:
    return s.total * factor


@worth.register(Seed)
@rule
def worth_of_seed(s: Seed, factor: int) -> int:
    return s.weight * factor


@rule
def worth_of_all(baskets: Row[Basket], factor: int) -> int:
    total = 0
    for i in range(len(baskets)):
        total += worth(baskets[i], factor) + worth(baskets[i].best, factor)
    return total


@rule
def pairs(numbers: Row[int], box: tuple[Row[int], Row[Basket]]) -> tuple[int, float]:
    first, baskets = box
    first[0] = baskets[0].total + numbers[0]
    return first[0], 0.5


FACTOR, STEPS = 3, np.array([[1, 2], [3, 4]], np.int8)


@rule
def squares(numbers: Row[int], factor: int = FACTOR) -> Any:
    own = numbers.copy()
    own[1] = 7  # the array itself stays as it was
    return numbers[1] * numbers[1] * factor + own[1] + STEPS[1, 0] + len(STEPS[1, :])


@rule
def sizes(s: Basket) -> Any:
    rows: Any = s.rows
    copied = s.seeds[1:].copy()
    copied[0].weight = 99
    return rows.shape[0] * 10 + rows.shape[1] + len(copied)


@rule
def last_of(numbers: Row[int]) -> int:
    return numbers[len(numbers) - 1]


def baskets() -> np.ndarray[Any, Any]:
    found = Basket.zeros(2)
    found["total"] = [5, 6]
    found["seeds"]["weight"] = [[1, 2, 3, 4], [-5, -6, -7, -8]]
    found["best"]["weight"] = [10, 20]
    return found


def function_of(rule_: Any) -> FunctionType:
    found: FunctionType = rule_.py_func
    return found


def both(rule_: Any, make: Any) -> None:
    """A rule called as tests are built, and as plain Python: the same answers, the same bytes."""
    here, there = make(), make()
    found, wanted = run(function_of(rule_), tuple(here)), rule_(*there)
    for one, other in zip(*(each if isinstance(each, tuple) else (each,) for each in (found, wanted)), strict=True):
        assert type(one) is type(other)
        assert one == pytest.approx(other)
    for one, other in zip(here, there, strict=True):
        one, other = (each if isinstance(each, tuple) else (each,) for each in (one, other))
        assert [np.asarray(each).tobytes() for each in one] == [np.asarray(each).tobytes() for each in other]


@pytest.mark.parametrize(
    ("rule_", "make"),
    [
        (fill_rows, lambda: (baskets()[0],)),
        (slices, lambda: (np.arange(5),)),
        (slices, lambda: (np.arange(6, dtype=np.int8),)),
        (narrow, lambda: (baskets()[0], 300)),
        (narrow, lambda: (baskets()[0], np.int16(-3))),
        (squares, lambda: (np.array([1, 100], np.int8),)),
        (squares, lambda: (np.array([1, 100_000], np.int32), 2)),
        (sizes, lambda: (baskets()[0],)),
        (last_of, lambda: (np.arange(3, dtype=np.int16),)),
        (copy_records, lambda: (baskets(),)),
        (wide_bits, lambda: (baskets()[0],)),
        (sum_up, lambda: (baskets()[0], np.arange(6.0).reshape(2, 3))),
        (worth_of_all, lambda: (baskets(), 3)),
        (pairs, lambda: (np.arange(3), (np.zeros(2, np.int64), baskets()))),
    ],
)
def test_plain_python_agrees(rule_: Any, make: Any) -> None:
    both(rule_, make)


def test_arguments_may_have_names() -> None:
    assert run(function_of(squares), (), {"factor": 1, "numbers": np.array([1, 2])}) == 2 * 2 + 7 + 3 + 2


def test_records_are_the_same_memory() -> None:
    found = baskets()
    run(function_of(fill_rows), (found[1],))
    assert found["rows"][1].tolist() == [[7, 7, 7], [-1, 7, 7]]
    assert not found["rows"][0].any()


def test_a_structure_has_the_bytes_of_its_layout() -> None:
    made = structure_of(Basket.dtype)
    for name, dtype, offset in Basket.described():
        assert getattr(made, name).offset == offset
        assert getattr(made, name).size == dtype.itemsize


def test_an_error_names_the_line_of_the_rule() -> None:
    """A rule is rewritten before it runs, but people look into the file."""

    with pytest.raises(IndexError) as caught:
        run(function_of(slices), (np.zeros(1, np.int64),))
    last = [entry for entry in caught.traceback if str(entry.path) == __file__][-1]
    assert str(last.statement).strip() == "middle[0] = 50  # a slice is the array itself"
