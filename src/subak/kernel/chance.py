"""The generator inside the state: a key and a counter, so that seed + moves is the whole game on every machine.

The n-th draw is a hash of (key, n): splitmix64's finaliser, keyed twice. Drawing changes nothing but the counter.
"""

import hashlib
from typing import Any

from subak.kernel.annotations import Row, int64, uint32, uint64
from subak.kernel.layout import Layout, u32, u64
from subak.kernel.rule import rule


class Chance(Layout):
    """128 bits of key (from the seed) and the number of draws so far."""

    key: u64[2]
    counter: u32


_STEP = uint64(0x9E3779B97F4A7C15)
_FACTOR_1, _FACTOR_2 = uint64(0xBF58476D1CE4E5B9), uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = uint64(30), uint64(27), uint64(31), uint64(32)


@rule
def mixed(z: int) -> int:
    """splitmix64's finaliser: every bit of the result depends on every bit of z."""
    z = (z ^ (z >> _30)) * _FACTOR_1
    z = (z ^ (z >> _27)) * _FACTOR_2
    return z ^ (z >> _31)


@rule
def random_32(chance: Chance) -> int:
    """The next 32 random bits, as an int64."""
    chance.counter += uint32(1)
    z = mixed(chance.key[0] + uint64(chance.counter) * _STEP)
    return int64(mixed(z ^ chance.key[1]) >> _32)


@rule
def below(chance: Chance, n: int) -> int:
    """A random number 0 … n−1, every one exactly as likely (draws that would favour some are thrown away)."""
    limit = (1 << 32) - (1 << 32) % n
    bits = random_32(chance)
    while bits >= limit:
        bits = random_32(chance)
    return bits % n


@rule
def rekey(chance: Chance, key: int) -> None:
    """Start another generator for every number (redeals, rollouts); it does not depend on the old one."""
    chance.key[0] = mixed(uint64(key) + _STEP)
    chance.key[1] = mixed(chance.key[0] ^ _STEP)
    chance.counter = uint32(0)


@rule
def blind(chance: Chance) -> None:
    """Blank the generator for `hide`, because nobody may know what comes next."""
    chance.key[0] = chance.key[1] = 0
    chance.counter = 0


@rule
def shuffle(chance: Chance, cards: Row[int]) -> None:
    """Put an array into a random order, every order as likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(chance, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def random_card(chance: Chance, cards: int) -> int:
    """A random element of a set of cards given as bits; `cards` must not be 0."""
    count, rest = 0, cards
    while rest != 0:
        rest &= rest - 1
        count += 1
    rest = cards
    for _ in range(below(chance, count)):
        rest &= rest - 1
    return rest & -rest


def seed_chance(chance: Any, seed: int | str) -> None:
    """The generator of a new game. Any whole number or text is a seed."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16, person=b"subak deal").digest()
    chance.key[0], chance.key[1] = (int.from_bytes(digest[at : at + 8], "little") for at in (0, 8))
    chance.counter = 0
