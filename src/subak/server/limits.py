"""How much anybody may ask of us."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from subak.server.wire.refusals import Refused

LARGEST = 64 * 1024
"""Bytes of a message or a request; ours are far smaller."""
ADDRESSES = 10_000
"""The number of addresses that are remembered; the one not heard of for the longest time is forgotten first."""


class Bucket:
    """A number of requests at once, and a number more each second."""

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once, self.per_second, self.clock = at_once, per_second, clock
        self.left, self.at = at_once, clock()

    def take(self) -> bool:
        """Whether there was one left."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def sayings() -> Bucket:
    """How much one seat, or one spectator, may talk."""
    return Bucket(at_once=6, per_second=0.5)


class Buckets:
    """One for each address."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once, self.per_second = at_once, per_second
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None) or Bucket(self.at_once, self.per_second)
        self._of[address] = bucket
        if len(self._of) > ADDRESSES:
            self._of.popitem(last=False)
        return bucket.take()


class Connections:
    """Those that stay open; each address may have a certain number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        if self.open[address] >= self.most:
            raise Refused("too-many")
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
