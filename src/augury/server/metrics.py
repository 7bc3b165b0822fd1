"""What can be counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

__all__ = [
    "ACTIONS",
    "COMMANDS",
    "CONFLICTS",
    "CONNECTIONS",
    "DROPPED",
    "LAG",
    "LIMITED",
    "QUEUED",
    "REFUSED",
    "REGISTRY",
    "REPEATS",
    "ROOMS",
    "STORE",
    "WAITING",
]

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, CPU time, open files

ACTIONS = Counter("augury_entries", "Entries written to the logs of tables", registry=REGISTRY)
REPEATS = Counter("augury_repeats", "Commands that came a second time", registry=REGISTRY)
CONFLICTS = Counter("augury_conflicts", "Writings that another came before", registry=REGISTRY)
COMMANDS = Histogram(
    "augury_command_seconds",
    "From a command's arrival to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
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
ROOMS = Gauge("augury_rooms", "Tables held in memory", registry=REGISTRY)
LAG = Histogram(
    "augury_loop_lag_seconds",
    "How late the event loop is",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
QUEUED = Gauge("augury_write_queue", "Writings that wait for the database", registry=REGISTRY)
STORE = Histogram(
    "augury_store_seconds",
    "From a writing's hand-over to the database to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
WAITING = Gauge("augury_waiting_bytes", "Bytes that clients have not read", registry=REGISTRY)
