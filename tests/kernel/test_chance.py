"""The generator inside the state."""

from typing import Any

import numpy as np
import pytest

from subak.kernel.chance import Chance, below, random_32, random_card, rekey, seed_chance, shuffle


@pytest.fixture
def chance() -> Any:
    chances = Chance.zeros()
    seed_chance(chances[0], "a seed")
    return chances[0]


def test_the_numbers_never_change(chance: Any) -> None:
    """A record must deal the same cards for ever. Worked out by hand with Python's big integers:"""
    mask = 2**64 - 1

    def mixed(z: int) -> int:
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & mask
        return z ^ (z >> 31)

    first, second = (int(key) for key in chance.key)
    expected = [mixed(mixed((first + n * 0x9E3779B97F4A7C15) & mask) ^ second) >> 32 for n in range(1, 6)]
    assert [int(random_32(chance)) for _ in range(5)] == expected


def test_equal_seeds_equal_draws_and_copies_go_on_alike(chance: Any) -> None:
    twin = Chance.zeros()
    seed_chance(twin[0], "a seed")
    assert [random_32(chance) for _ in range(10)] == [random_32(twin[0]) for _ in range(10)]
    later = twin.copy()
    assert random_32(later[0]) == random_32(twin[0])


@pytest.mark.parametrize("n", [1, 2, 3, 7, 18])
def test_below_reaches_every_number_equally(chance: Any, n: int) -> None:
    counts = np.bincount([below(chance, n) for _ in range(20_000)], minlength=n)
    assert len(counts) == n
    assert abs(counts / 20_000 - 1 / n).max() < 0.02


def test_shuffles_are_fair(chance: Any) -> None:
    """All 24 orders of four cards come up, about equally often."""
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = np.arange(4)
        shuffle(chance, cards)
        order = tuple(cards.tolist())
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert max(seen.values()) < 1.3 * min(seen.values())


def test_a_random_card_is_one_of_the_set(chance: Any) -> None:
    drawn = {int(random_card(chance, 0b1010010)) for _ in range(200)}
    assert drawn == {0b10, 0b10000, 0b1000000}


def test_rekeying_forgets_the_seed(chance: Any) -> None:
    other = Chance.zeros()
    seed_chance(other[0], "another seed")
    rekey(chance, 5)
    rekey(other[0], 5)
    assert chance.tobytes() == other[0].tobytes()
    rekey(other[0], 6)
    assert chance.tobytes() != other[0].tobytes()
