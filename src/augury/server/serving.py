"""A server from its settings: the store, the bus, the hub, the application, uvicorn."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn

from augury.server.app import create_app
from augury.server.bus import Bus, FileBus
from augury.server.hub import Hub
from augury.server.settings import Settings
from augury.server.socket import Socket
from augury.server.store import Store
from augury.server.store.sqlite import SqliteStore

__all__ = ["create_hub", "create_server"]


def create_hub(settings: Settings) -> Hub:
    """A hub with the store and the bus that the settings name."""
    scheme, _, rest = settings.database.partition("://")
    store: Store
    bus: Bus
    if scheme == "sqlite":
        store = SqliteStore(Path(rest.removeprefix("/")))
        bus = FileBus(store)
    else:
        raise ValueError(f"no database {scheme!r}: expected sqlite:///path or postgresql://…")
    return Hub(settings, store, bus)


def create_server(hub: Hub) -> uvicorn.Server:
    """A server, ready to be run."""
    settings = hub.settings
    return uvicorn.Server(
        uvicorn.Config(
            create_app(hub),
            host=settings.host,
            port=settings.port,
            ws=cast("Any", partial(Socket, hub)),
            proxy_headers=False,
            server_header=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=10,
            h11_max_incomplete_event_size=16 * 1024,
        )
    )
