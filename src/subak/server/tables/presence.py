"""Who is at a table: connections to this node, owners of seats at other nodes, and which seat a key opens."""

import hmac
import time
from collections.abc import Iterable
from typing import Protocol, cast

from subak.server.keys import hash_key
from subak.server.tables.bus import Signal
from subak.server.tables.services import Services
from subak.server.tables.state import TableState
from subak.server.wire.messages import Frame, SeatInfo, SeatKind
from subak.server.wire.refusals import Refused

MOST_WATCHERS = 200
ELSEWHERE_SECONDS = 30
"""How long a node's word about who is present there is believed."""


class Watcher(Protocol):
    """Somebody connected to a table: looks from one seat (or as a spectator), and may play some."""

    seat: int
    yours: tuple[int, ...]

    def offer(self, update: bytes) -> bool:
        """Send what changed; false if it can only make sense of a whole frame."""

    def show(self, frame: Frame) -> None:
        """Send all of it."""

    def tell(self, message: object) -> None:
        """Send something else."""

    def apologise(self) -> None:
        """There is something to show, but it could not be drawn."""


class Presence:
    """The watchers at this node, and what other nodes have said about theirs."""

    def __init__(self, state: TableState, services: Services) -> None:
        self._state, self._services = state, services
        self.watchers: set[Watcher] = set()
        self.seats: tuple[int, ...] = ()  # whose owners are connected to this node
        self._elsewhere: dict[str, tuple[tuple[int, ...], float]] = {}
        self._infos: tuple[object, tuple[SeatInfo, ...]] = (None, ())  # the last answer, and what it was made of

    # --- keys ----------------------------------------------------------------------------------------------------
    def seats_of(self, keys: Iterable[str]) -> tuple[int, ...]:
        """The seats that these keys open; refuses a key that opens none."""
        rows, found = self._state.row.seats, set()
        for key in keys:
            digest = hash_key(key)
            opened = [n for n, seat in enumerate(rows) if hmac.compare_digest(seat.key_hash or b"", digest)]
            if not opened:
                raise Refused("bad-key")
            found.update(opened)
        return tuple(sorted(found))

    def check_watching(self, key: str | None) -> None:
        """Spectators need their key, except at open tables."""
        row = self._state.row
        if row.access == "open" or row.watch_hash is None:
            return
        if key is None or not hmac.compare_digest(row.watch_hash, hash_key(key)):
            raise Refused("no-watching")

    # --- coming and going ----------------------------------------------------------------------------------------
    def add(self, watcher: Watcher) -> None:
        if len(self.watchers) >= MOST_WATCHERS:
            raise Refused("full")
        self.watchers.add(watcher)
        self._count()

    def remove(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._count()

    def _count(self) -> None:
        self.seats = tuple(sorted({seat for watcher in self.watchers for seat in watcher.yours}))

    # --- other nodes ---------------------------------------------------------------------------------------------
    def publish(self) -> None:
        """Tell other nodes who is here."""
        self._services.bus.publish(self._state.signal(self._services.node, self.seats))

    def hear(self, signal: Signal) -> bool:
        """What another node says about who is there; whether that is news."""
        if signal.here is None:
            return False
        known = self._elsewhere.get(signal.node)
        self._elsewhere[signal.node] = (signal.here, time.monotonic() + ELSEWHERE_SECONDS)
        if known is None:  # a node that we did not know of may not know of us
            self.publish()
        return known is None or known[0] != signal.here

    # --- for everybody to know -----------------------------------------------------------------------------------
    def seat_infos(self) -> tuple[SeatInfo, ...]:
        row, away = self._state.row, self._state.journal.away
        known = (row, self.seats, away)
        if not self._elsewhere and known == self._infos[0]:
            return self._infos[1]
        here, now = set(self.seats), time.monotonic()
        for seats, until in self._elsewhere.values():
            here.update(seats if now < until else ())
        infos = tuple(
            SeatInfo(
                kind=cast(SeatKind, seat.kind),
                name=seat.name,
                level=seat.level,
                here=number in here or seat.kind == "computer",
                free=seat.is_free,
                away=why,
            )
            for number, (seat, why) in enumerate(zip(row.seats, away, strict=True))
        )
        self._infos = (known, infos)
        return infos
