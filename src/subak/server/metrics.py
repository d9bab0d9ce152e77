"""What a node counts and measures, in the text format of Prometheus. No label holds a table, a person or an address."""

import functools
import ipaddress
import logging
import platform
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from starlette.requests import Request

import subak
from subak.server.refusals import as_refusal

log = logging.getLogger(__name__)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
READERS = ("off", "loopback", "all")
"""Who may read the figures: nobody, programs on the same machine, everybody."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of a proxy: what brings one of them does not come from this machine, whatever the address says."""
disable_created_metrics()  # type: ignore[no-untyped-call]  # half of the page, and of no use to anybody
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

    def _counter(self, name: str, text: str, *labels: str) -> "_Counters":
        return _Counters(Counter(f"subak_{name}", text, labels, registry=self.registry), bool(labels))

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> "_Histograms":
        found = Histogram(f"subak_{name}", text, labels, buckets=buckets, registry=self.registry)
        return _Histograms(found, bool(labels))

    def show(self, levels: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Numbers that somebody else knows: asked for when the page is read, and not before."""
        for name, (text, level) in levels.items():
            Gauge(f"subak_{name}", text, registry=self.registry).set_function(level)

    def page(self) -> bytes:
        return generate_latest(self.registry)

    # --- what happens --------------------------------------------------------------------------------------------
    @contextmanager
    def request(self) -> Iterator["Asked"]:
        """Around a request at a table: how long it took, and what came of it."""
        start, asked, outcome = time.perf_counter(), Asked(), "cancelled"
        try:
            yield asked
            outcome = "done"
        except Exception as error:
            outcome = as_refusal(error).code
            raise
        finally:
            seconds = time.perf_counter() - start
            self.requests.count(asked.kind, outcome)
            self.request_seconds.observe(seconds, asked.kind)
            log.debug("request %s: %s, %.1f ms", asked.kind, outcome, seconds * 1000)

    def thought(self, seconds: float) -> None:
        """A computer player has decided."""
        self.moves.count()
        self.thinking_seconds.observe(seconds)


@dataclass
class Asked:
    """A request, and what it turned out to be."""

    kind: str = "unreadable"


class _Counters:
    """A counter by its labels. Finding the right one takes the library several times as long as counting."""

    def __init__(self, counter: Counter, has_labels: bool) -> None:
        self._one: Callable[..., Counter] = functools.cache(counter.labels) if has_labels else lambda: counter

    def count(self, *labels: str, by: float = 1) -> None:
        self._one(*labels).inc(by)


class _Histograms:
    def __init__(self, histogram: Histogram, has_labels: bool) -> None:
        self._one: Callable[..., Histogram] = functools.cache(histogram.labels) if has_labels else lambda: histogram

    def observe(self, seconds: float, *labels: str) -> None:
        self._one(*labels).observe(seconds)


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
