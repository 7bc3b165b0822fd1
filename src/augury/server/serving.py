"""A server from its settings: the store, the bus, the hub, the application, uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import Any, cast

import segno
import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from augury.server.addresses import listen, nearby_address
from augury.server.bus.file import FileBus
from augury.server.bus.postgres import PostgresBus
from augury.server.bus.redis import RedisBus
from augury.server.descriptors import places
from augury.server.http.admission import Admission
from augury.server.http.app import create_app
from augury.server.http.connection import HttpConnection
from augury.server.http.door import Door
from augury.server.http.pages import NO_PAGE, has_page
from augury.server.hub import ServerHub
from augury.server.keepalive import KeepAlive
from augury.server.logs import configure
from augury.server.settings import Settings
from augury.server.store.postgres import PostgresStore
from augury.server.store.sqlite import SqliteStore
from augury.server.websocket.connection import Connection
from augury.tables.bus import Bus
from augury.tables.store import Store

try:
    import uvloop
except ImportError:  # Windows
    _new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
else:
    _new_loop = uvloop.new_event_loop  # the quick one


log = structlog.get_logger("augury.server")


def run(settings: Settings, *, browser: bool = False) -> None:
    """Serve until stopped (SIGINT, SIGTERM).

    Raises `ValueError` where the settings cannot be followed, or there is no database. If nobody
    has chosen a port and the usual one is in use, as by another server, the next one that is free
    is taken.
    """
    configure(settings)
    if not has_page():
        log.warning(NO_PAGE)
    chosen = "port" in settings.model_fields_set
    hub = create_hub(settings)
    door = listen(settings.host, settings.port, insist=chosen)
    if not chosen and (port := door.getsockname()[1]) != settings.port:
        log.warning("port is in use, taking the next that is free", port=settings.port, taken=port)
    # Values refer to older values and never in circles, so there is little to collect: looking for
    # it as often as Python does by default takes a quarter of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    server = create_server(hub)
    with door, asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_run(hub, server, door, browser=browser and has_page()))


async def _run(
    hub: ServerHub, server: uvicorn.Server, door: socket.socket, *, browser: bool
) -> None:
    host, port = door.getsockname()[:2]  # now: a stop at once closes it
    await hub.open()  # before anything else: without a database nothing begins
    serving = asyncio.create_task(server.serve([door]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if not serving.done():
        address = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1', '::') else host}:{port}"
        nearby = nearby_address(host, "127.0.0.1", port)
        if sys.stdout.isatty():
            print(invitation(address, nearby), flush=True)  # noqa: T201
        else:
            log.info("serving", address=address, **({"other_devices": nearby} if nearby else {}))
        if browser:
            await asyncio.to_thread(webbrowser.open, address)
    await serving


def invitation(address: str, nearby: str | None) -> str:
    """What whoever starts a server reads: its address, and a QR code for a phone.

    >>> print(invitation("http://localhost:8000", None))
    Wizard is played at http://localhost:8000 (Ctrl-C ends it)
    """
    if nearby is None:
        return f"Wizard is played at {address} (Ctrl-C ends it)"
    drawn = StringIO()
    segno.make(nearby, micro=False).terminal(drawn, border=1, compact=True)
    return (
        f"{drawn.getvalue().rstrip()}\n"
        f"Wizard is played at {address}, on other devices at {nearby} (Ctrl-C ends it)"
    )


def create_hub(settings: Settings) -> ServerHub:
    """A hub with the store and the bus that the settings name."""
    scheme, _, rest = settings.database.partition("://")
    store: Store
    bus: Bus
    match scheme:
        case "sqlite":
            store = SqliteStore(Path(rest.removeprefix("/")))
            bus = FileBus(store)
        case "postgresql" | "postgres":
            url = f"postgresql://{rest}"
            store = PostgresStore(url, settings.database_connections)
            bus = PostgresBus(url)
        case _:
            raise ValueError(
                f"no database {scheme!r}: expected sqlite:///path or postgresql://user@host/name"
            )
    if settings.bus is not None:
        bus = RedisBus(settings.bus)
    return ServerHub(settings, store, bus)


def create_server(hub: ServerHub) -> uvicorn.Server:
    """A server, ready to be run."""
    settings = hub.settings
    admission, keep_alive = Admission(settings, places(settings)), KeepAlive(settings)
    return _Server(
        hub,
        admission,
        keep_alive,
        uvicorn.Config(
            create_app(hub, admission, keep_alive),
            host=settings.host,
            port=settings.port,
            ws=cast("Any", partial(Connection, hub, admission, keep_alive)),
            proxy_headers=False,
            server_header=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=10,
        ),
    )


class _Server(uvicorn.Server):
    """Has a door of its own, and goes on for a moment when it is told to end.

    So nobody new is sent here.
    """

    def __init__(
        self, hub: ServerHub, admission: Admission, keep_alive: KeepAlive, config: uvicorn.Config
    ) -> None:
        super().__init__(config)
        self._hub = hub
        self._admission = admission
        self._keep_alive = keep_alive

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, then open the door."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        doors = sockets or [listen(self.config.host, self.config.port, insist=True)]
        self.servers = cast("Any", [Door(door, self._admission, self._connect) for door in doors])
        self.started = True

    def _connect(self, peer: str) -> HttpConnection:
        return HttpConnection(
            self._admission,
            self._keep_alive,
            peer,
            self.config,
            self.server_state,
            self.lifespan.state,
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM ends it after a while, SIGINT or a second one at once."""
        wait = self._hub.settings.drain_seconds
        if sig == signal.SIGTERM and wait and self.started and not self._hub.draining:
            self._hub.draining = True
            loop = asyncio.get_running_loop()
            loop.call_soon_threadsafe(loop.call_later, wait, super().handle_exit, sig, frame)
        else:
            super().handle_exit(sig, frame)
