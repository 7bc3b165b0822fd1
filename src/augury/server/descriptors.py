"""How many files and connections the system lets this process have open at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import structlog

from augury.server.settings import Settings

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]


_RESERVE: Final = 128  # for the database, the bus, the bots, the log and the page's files
_SHARE: Final = 4  # a fourth of the places is the most for connections that ask, or one address

log = structlog.get_logger("augury.server")


@dataclass(frozen=True)
class Places:
    """How many connections there is room for."""

    asking: int
    asking_per_address: int
    sockets: int
    sockets_per_address: int


def places(settings: Settings) -> Places:
    """As many as the settings promise, or as many as the system gives; then it is said."""
    promised = settings.http_connections + settings.connections + _RESERVE
    given = _raise_limit(promised)
    if given is None or given >= promised:
        return Places(
            asking=settings.http_connections,
            asking_per_address=settings.http_connections_per_address,
            sockets=settings.connections,
            sockets_per_address=settings.connections_per_address,
        )
    free = max(given - _RESERVE, 2)
    asking = max(1, min(settings.http_connections, free // _SHARE))
    found = _shared(settings, asking, max(1, min(settings.connections, free - asking)))
    log.warning(
        "the system lets this process open fewer files than its settings promise connections",
        open_files=given,
        promised=promised,
        sockets=found.sockets,
        asking=found.asking,
        remedy=f"ulimit -n {promised} before the start, or a smaller AUGURY_CONNECTIONS",
    )
    return found


def _shared(settings: Settings, asking: int, sockets: int) -> Places:
    """Places of this number, of which one address has its share at most."""
    return Places(
        asking=asking,
        asking_per_address=min(settings.http_connections_per_address, max(1, asking // _SHARE)),
        sockets=sockets,
        sockets_per_address=min(settings.connections_per_address, max(1, sockets // _SHARE)),
    )


def _raise_limit(wanted: int) -> int | None:
    """Ask the system for `wanted` descriptors: what it gives; `None`: it does not count them."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        except (OSError, ValueError):  # a system may refuse what it has promised
            return soft
        return more
    return soft
