"""`@rule`, generic functions and the event log."""

from typing import Any

import numpy as np
import pytest

from subak.errors import LayoutError
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import lowest_bit
from subak.kernel.compiled import watching
from subak.kernel.generic import generic
from subak.kernel.layout import Layout, i8, i64, u8
from subak.kernel.log import CAPACITY, new_log, note, note_long
from subak.kernel.rule import COMPILED, rule

needs_compiler = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled")


class Apple(Layout):
    weight: i64


class Pear(Layout):
    weight: i8
    colour: u8


@generic
def heavier(s: Apple | Pear, other: int) -> bool:
    raise NotImplementedError


@heavier.register(Apple)
@rule
def apple_heavier(s: Apple, other: int) -> bool:
    return s.weight > other


@heavier.register(Pear)
@rule
def pear_heavier(s: Pear, other: int) -> bool:
    return 10 * s.weight > other


@rule
def count_heavier(fruits: Row[Apple | Pear], other: int) -> int:
    count = 0
    for i in range(len(fruits)):
        if heavier(fruits[i], other):
            count += 1
    return count


def test_generic_functions_choose_by_the_state_s_type() -> None:
    apples, pears = Apple.zeros(3), Pear.zeros(2)
    apples["weight"], pears["weight"] = [5, 50, 500], [5, 6]
    assert count_heavier(apples, 49) == 2
    assert count_heavier(pears, 49) == 2
    assert heavier(apples[0], 4)
    assert not heavier(pears[0], 51)


def test_a_game_registers_once() -> None:
    with pytest.raises(LayoutError, match="heavier: Apple"):
        heavier.register(Apple)(apple_heavier)


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def call_in_many_ways(pears: Row[Pear]) -> int:
    return doubled(1) + doubled(2) + doubled(pears[0].weight) + doubled(pears[0].colour) + doubled(int64(3))


@needs_compiler
def test_a_rule_is_compiled_once_however_it_is_called() -> None:
    pears, made = Pear.zeros(), list[str]()
    pears[0].weight, pears[0].colour = 4, 5
    with watching(lambda function, is_whole: made.append(f"{function.__name__} {'whole' if is_whole else 'part'}")):
        assert call_in_many_ways(pears) == 2 * (1 + 2 + 4 + 5 + 3)
    assert made.count("doubled part") <= 1  # none, if all of it was in the cache
    assert made.count("doubled whole") == 0  # nobody but a rule calls it
    assert made.count("call_in_many_ways whole") == 1


@needs_compiler
def test_a_narrow_number_is_met_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A NumPy int8 from Python does not go through the compiler at every call."""

    @rule
    def twice_and(a: int | np.integer[Any], b: int | np.integer[Any]) -> int | np.integer[Any]:
        return 2 * a + b

    asked: list[object] = []
    kind: Any = type(twice_and)
    compiles = kind.compile

    def noted(self: Any, sig: object) -> Any:
        asked.append(sig)
        return compiles(self, sig)

    monkeypatch.setattr(kind, "compile", noted)
    for _ in range(3):
        assert twice_and(np.int8(-3), np.uint16(65_000)) == 64_994
        assert twice_and(100, 1) == 201
    assert len(asked) == 1  # and 64 bits are there already


@rule
def lowest(number: int) -> int:
    return lowest_bit(number)


@pytest.mark.parametrize("bits", [1, 2, 0b101000, 1 << 31, 1 << 62])
def test_lowest_bit(bits: int) -> None:
    assert lowest_bit(bits) == lowest(bits) == bin(bits)[::-1].index("1")


@rule
def read_past_the_end(numbers: Row[float]) -> float:
    return numbers[len(numbers) + 2]


def test_a_wrong_index_is_an_error_in_the_tests() -> None:
    """Production leaves bounds checks out; here they are on, so that no rules bug goes unnoticed."""
    with pytest.raises(IndexError):
        read_past_the_end(np.zeros(3))


# --- the log -----------------------------------------------------------------------------------------------------
def test_events_are_written_only_to_an_open_log() -> None:
    logs, silent = new_log(), new_log(on=False)
    for log in (logs[0], silent[0]):
        note(log, 3, 1, 10, 20, 30, 40)
        note_long(log, 4, -1, 1, 2, 3, 4, 5, 6, 7)
    assert (logs[0].count, silent[0].count) == (2, 0)
    assert logs[0].events[0].numbers.tolist() == [10, 20, 30, 40, 0, 0, 0]
    assert (logs[0].events[1].kind, logs[0].events[1].seat) == (4, -1)
    assert logs[0].events[1].numbers.tolist() == [1, 2, 3, 4, 5, 6, 7]


def test_a_full_log_stays_whole() -> None:
    logs = new_log()
    for _ in range(CAPACITY + 5):
        note(logs[0], 1, 0, 0, 0, 0, 0)
    assert logs[0].count == CAPACITY
