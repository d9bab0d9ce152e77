"""What a node counts and measures, in the text format of Prometheus. No label holds a table, a person or an address."""

import ipaddress
import logging
import platform
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, GCCollector, Info, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request

import subak
from subak.server.wire.refusals import as_refusal

log = logging.getLogger(__name__)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
READERS = ("off", "loopback", "all")
"""Who may read the figures: nobody, programs on the same machine, everybody."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of a proxy: what brings one of them does not come from this machine, whatever the address says."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)


class Metrics:
    """The figures of one application: each has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._process()
        self.http = self._counter("http_requests", "Answered over HTTP", "method", "route", "status")
        self.http_seconds = self._histogram("http_seconds", "Until an answer over HTTP began", QUICK)
        self.requests = self._counter("requests", "What people and programs asked of tables", "kind", "outcome")
        self.request_seconds = self._histogram("request_seconds", "Until a request was carried out", QUICK, "kind")
        self.shown_seconds = self._histogram("shown_seconds", "From a request to what its sender was shown", QUICK)
        self.frames = self._counter("frames_sent", "Messages sent over WebSockets")
        self.sent = self._counter("sent_bytes", "Bytes sent, before they were compressed", "line")
        self.entries = self._counter("entries_committed", "Moves and other entries of tables that are on disk")
        self.commit_seconds = self._histogram("commit_seconds", "Until an entry was on disk", QUICK)
        self.taken = self._counter("entries_taken", "Entries that another node wrote first")
        self.store_seconds = self._histogram(
            "store_seconds", "Until the database had done anything else", QUICK, "work"
        )
        self.store_errors = self._counter("store_errors", "What the database could not do", "work")
        self.moves = self._counter("computer_moves", "Decisions of computer players")
        self.thinking_seconds = self._histogram("thinking_seconds", "How long they thought about one", SLOW)

    def _process(self) -> None:
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        info = Info("subak_build", "What is running", registry=self.registry)
        info.info({"version": subak.__version__, "python": platform.python_version()})

    def _counter(self, name: str, text: str, *labels: str) -> "Counts":
        return Counts(self.registry, f"subak_{name}", text, labels)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> "Spread":
        return Spread(self.registry, f"subak_{name}", text, buckets, labels)

    def show(self, levels: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Numbers that somebody else knows: asked for when the page is read, and not before."""
        for name, (text, level) in levels.items():
            Gauge(f"subak_{name}", text, registry=self.registry).set_function(level)

    def page(self) -> bytes:
        return generate_latest(self.registry)

    # --- what happens --------------------------------------------------------------------------------------------
    def request(self) -> "Asked":
        """To be put around a request at a table: how long it took, and what came of it."""
        return Asked(self)

    def thought(self, seconds: float) -> None:
        """A computer player has decided."""
        self.moves.count()
        self.thinking_seconds.observe(seconds)


class Asked:
    """A request, and what it turned out to be."""

    def __init__(self, metrics: Metrics) -> None:
        self.kind = "unreadable"
        self._metrics = metrics

    def __enter__(self) -> "Asked":
        self._start = time.perf_counter()
        return self

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        seconds = time.perf_counter() - self._start
        outcome = "done" if error is None else as_refusal(error).code if isinstance(error, Exception) else "cancelled"
        self._metrics.requests.count(self.kind, outcome)
        self._metrics.request_seconds.observe(seconds, self.kind)
        log.debug("request %s: %s, %.1f ms", self.kind, outcome, seconds * 1000)


# The library's own counters take locks: ten of them cost a move 20 µs. Ours count on the event loop alone.
class Counts(Collector):
    """A counter for every combination of labels."""

    def __init__(self, registry: CollectorRegistry, name: str, text: str, labels: tuple[str, ...]) -> None:
        self._about = (name, text, None, labels)
        self._of: dict[tuple[str, ...], float] = {} if labels else {(): 0}
        registry.register(self)

    def count(self, *labels: str, by: float = 1) -> None:
        self._of[labels] = self._of.get(labels, 0) + by

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(*self._about)
        for labels, number in self._of.items():
            family.add_metric(labels, number)
        yield family


class Spread(Collector):
    """How many seconds things took: a histogram for every combination of labels."""

    def __init__(
        self, registry: CollectorRegistry, name: str, text: str, buckets: tuple[float, ...], labels: tuple[str, ...]
    ) -> None:
        self._about = (name, text, None, None, labels)
        self._buckets, self._names = buckets, [*map(str, buckets), "+Inf"]
        self._counts: dict[tuple[str, ...], list[int]] = {}
        self._sums: dict[tuple[str, ...], float] = {}
        if not labels:
            self._begin(())
        registry.register(self)

    def _begin(self, labels: tuple[str, ...]) -> None:
        self._counts[labels], self._sums[labels] = [0] * len(self._names), 0.0

    def observe(self, seconds: float, *labels: str) -> None:
        if labels not in self._counts:
            self._begin(labels)
        self._counts[labels][bisect_left(self._buckets, seconds)] += 1
        self._sums[labels] += seconds

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily(*self._about)
        for labels, counts in self._counts.items():
            family.add_metric(labels, list(zip(self._names, accumulate(counts), strict=True)), self._sums[labels])
        yield family


def may_read(request: Request, readers: str) -> bool:
    """Whether somebody may see the figures."""
    return readers == "all" or (readers == "loopback" and _is_from_here(request))


def _is_from_here(request: Request) -> bool:
    if request.client is None or any(header in request.headers for header in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
