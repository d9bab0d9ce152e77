"""State layouts."""

from typing import Any

import numpy as np
import pytest

from subak.errors import LayoutError
from subak.kernel.layout import Layout, i8, i16, i64, u8, u32


class Inner(Layout):
    small: i8
    wide: i64


class Outer(Layout):
    flag: u8
    rows: u32[4]
    inner: Inner
    many: Inner[3]
    table: i16[2, 3]


class Table(Layout):
    entries: i16[120]
    last: Inner


class Large(Layout):
    flag: u8
    table: Table  # so large that it is made once, where it is the same


def test_fields_read_and_write_by_name() -> None:
    states = Outer.zeros(2)
    state = states[0]
    state.flag = 7
    state.rows[2] = 9
    state.many[1].wide = -5
    state.table[1, 2] = 3
    assert (states[0].flag, states[0].rows[2], states[0].many[1].wide, states[0].table[1, 2]) == (7, 9, -5, 3)
    assert states[1].tobytes() == bytes(Outer.dtype.itemsize)


def test_records_are_aligned_and_have_no_gaps() -> None:
    """Unaligned numbers are slow, and NumPy leaves gaps undefined when it copies: two equal states would differ."""
    for name, dtype, offset in Outer.described():
        assert offset % (dtype.alignment if dtype.subdtype is None else 1) == 0, name
    assert sum(Outer.dtype[name].itemsize for name in Outer.dtype.names or ()) == Outer.dtype.itemsize
    noise = np.frombuffer(np.random.default_rng(1).bytes(Outer.dtype.itemsize), Outer.dtype)
    assert noise.copy().tobytes() == noise.tobytes()


def test_a_copy_is_independent() -> None:
    states = Outer.zeros(2)
    states[0].many[2].small = 4
    states[1] = states[0]
    states[0].many[2].small = 5
    assert states[1].many[2].small == 4


def test_the_plain_form_is_the_same_in_plain_numbers() -> None:
    states = Outer.zeros()
    states[0].rows[1] = 3
    states[0].many[2].wide = 8
    plain: Any = Outer.plain(states[0])  # compared with lists: not what the layout says
    assert plain.rows == [0, 3, 0, 0]
    assert plain.many[2].wide == 8
    assert plain.table == [[0, 0, 0], [0, 0, 0]]
    assert type(plain.many[2].wide) is int


@pytest.mark.parametrize("layout", [Outer, Large])
def test_the_plain_form_reads_every_number_where_it_is(layout: type[Layout]) -> None:
    """Of arbitrary bytes, compared with what NumPy reads."""
    content = np.random.default_rng(2).bytes(3 * layout.dtype.itemsize)
    for plain, record in zip(layout.plain_all(content), np.frombuffer(content, layout.dtype), strict=True):
        assert_same(plain, record)


def assert_same(plain: Any, numpys: Any) -> None:
    if isinstance(plain, list):
        for part, numpys_part in zip(plain, numpys, strict=True):
            assert_same(part, numpys_part)
    elif isinstance(plain, tuple):
        for name, part in plain._asdict().items():  # type: ignore[attr-defined]
            assert_same(part, numpys[name])
    else:
        assert type(plain) is int
        assert plain == int(numpys)


@pytest.mark.parametrize("name", ["size", "round", "min", "data", "base", "flat", "pad_x"])
def test_names_that_arrays_use_are_refused(name: str) -> None:
    with pytest.raises(LayoutError, match=f"Bad.{name}: the name is taken"):
        type("Bad", (Layout,), {"__annotations__": {name: i8}})


def test_other_types_are_refused() -> None:
    with pytest.raises(LayoutError, match="is no scalar, layout or sized one of them"):
        type("Bad", (Layout,), {"__annotations__": {"points": int}})


def test_a_layout_lists_what_was_declared() -> None:
    assert [name for name, _, _ in Outer.described()] == ["flag", "rows", "inner", "many", "table"]
