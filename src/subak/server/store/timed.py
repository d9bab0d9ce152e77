"""A store whose work is timed and whose failures are counted."""

import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager

from subak.server.operations.metrics import Metrics
from subak.server.store import Entry, SeqTaken, Store, StoreError, TableGone
from subak.server.store.base import Row, Statement


class TimedStore(Store):
    """Another store, with everything it reads and writes measured.

    Back ends differ in how they read and write and, for entries, in what they write: that is passed on to them.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self.NOW, self.BYTES = store.NOW, store.BYTES

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        with self._measured("read"):
            return await self._store._read(sql, *values)

    async def _write(self, *statements: Statement) -> Sequence[Row]:
        with self._measured("write"):
            return await self._store._write(*statements)

    async def append(self, table: str, entry: Entry) -> None:
        await self._commit(self._store.append(table, entry))

    async def append_due(self, table: str, entry: Entry, due: float | None) -> None:
        await self._commit(self._store.append_due(table, entry, due))

    async def close(self) -> None:
        await self._store.close()

    @contextmanager
    def _measured(self, work: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        except (SeqTaken, TableGone):
            raise  # answers like any other
        except StoreError:
            self._metrics.store_errors.count(work)
            raise
        finally:
            self._metrics.store_seconds.observe(time.perf_counter() - start, work)

    async def _commit(self, writing: Awaitable[None]) -> None:
        start = time.perf_counter()
        try:
            await writing
        except SeqTaken:
            self._metrics.taken.count()
            raise
        except TableGone:
            raise
        except StoreError:
            self._metrics.store_errors.count("commit")
            raise
        self._metrics.entries.count()
        self._metrics.commit_seconds.observe(time.perf_counter() - start)
