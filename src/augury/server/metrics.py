"""What can be counted, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from math import inf
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from augury.tables.hub.services import WorkCounts

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, inf)


# The library's own metrics take a lock every time. The one below is for what happens
# thousands of times a second, in one thread alone.


class HubCounts(Collector):
    """What the hub of this process counts by itself."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.counts = WorkCounts()
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """What Prometheus is told."""
        now = self.counts
        for name, text, times in (
            ("augury_entries", "Entries written to the logs of tables", now.entries),
            ("augury_repeats", "Commands that came a second time", now.repeats),
            ("augury_conflicts", "Writings that another came before", now.conflicts),
        ):
            yield CounterMetricFamily(name, text, times)
        yield GaugeMetricFamily("augury_rooms", "Tables held in memory", now.rooms)


class Histogram(Collector):
    """How long something took, in buckets of seconds."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * len(_BUCKETS)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count something that took `seconds`."""
        self._counts[bisect_left(_BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """What Prometheus is told."""
        counts = zip(_BUCKETS, accumulate(self._counts), strict=True)
        buckets = [("+Inf" if most == inf else str(most), float(count)) for most, count in counts]
        yield HistogramMetricFamily(self._name, self._text, buckets, self._sum)


REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, CPU time, open files

HUB = HubCounts(REGISTRY)
COMMANDS = Histogram(
    "augury_command_seconds",
    "From a command's arrival to its answer",
    registry=REGISTRY,
)
REFUSED = Counter("augury_refused", "Commands refused, by code", ["code"], registry=REGISTRY)
CONNECTIONS = Gauge(
    "augury_connections", "Connections: that ask by HTTP, sockets", ["state"], registry=REGISTRY
)
LIMITED = Counter(
    "augury_limited", "Refused because it was too much, by what", ["what"], registry=REGISTRY
)
DROPPED = Counter("augury_dropped", "Sockets closed by the server", ["why"], registry=REGISTRY)
LAG = Histogram(
    "augury_loop_lag_seconds",
    "How late the event loop is",
    registry=REGISTRY,
)
QUEUED = Gauge("augury_write_queue", "Writings that wait for the database", registry=REGISTRY)
STORE = Histogram(
    "augury_store_seconds",
    "From a writing's hand-over to the database to its answer",
    registry=REGISTRY,
)
WAITING = Gauge("augury_waiting_bytes", "Bytes that clients have not read", registry=REGISTRY)
