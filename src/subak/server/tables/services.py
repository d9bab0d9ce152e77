"""What every table of a node needs: given to each, so that no table reaches back to the others."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from subak.server.store import Store
from subak.server.tables.bus import Bus
from subak.server.tables.computers import Pool
from subak.server.wire.frames import Shown

if TYPE_CHECKING:
    from subak.server.tables.leases import Leases

RECENT = 512
"""The number of shown frames that are kept, to tell what changed; others are made again."""


class RecentFrames:
    """What was last shown, by table and view: a table that nobody plays at costs no memory for it."""

    def __init__(self) -> None:
        self._frames: OrderedDict[tuple[object, ...], Shown] = OrderedDict()

    def get(self, name: tuple[object, ...]) -> Shown | None:
        return self._frames.get(name)

    def put(self, name: tuple[object, ...], shown: Shown) -> None:
        self._frames[name] = shown
        self._frames.move_to_end(name)
        if len(self._frames) > RECENT:
            self._frames.popitem(last=False)


@dataclass(frozen=True)
class Services:
    """One record for all tables of a node."""

    store: Store
    bus: Bus
    pool: Pool
    node: str  # its name on the bus and in leases
    leases: "Leases"
    start: Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]  # runs something beside everything else
    forget: Callable[[str], None]  # drops a table that the store no longer has
    recent: RecentFrames
