"""The application: every address of the server, with its guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any, Final

from fastapi import FastAPI

from augury.server.http.admission import Admission
from augury.server.http.analysis import add_analysis
from augury.server.http.codes import add_codes
from augury.server.http.finished import FinishedGames
from augury.server.http.guard import add_guard
from augury.server.http.health import add_health, watch_lag
from augury.server.http.pads import add_pads
from augury.server.http.pages import add_pages
from augury.server.http.rules import add_rules
from augury.server.http.tables import add_tables
from augury.server.hub import ServerHub
from augury.server.keepalive import KeepAlive
from augury.server.metrics import HUB
from augury.server.workers.analysts import Analysts
from augury.tables.protocol.messages import ErrorMessage

__all__ = ["create_app"]

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorMessage}
    for status in (400, 401, 403, 404, 408, 409, 413, 421, 422, 429, 503)
}


def create_app(hub: ServerHub, admission: Admission, keep_alive: KeepAlive) -> FastAPI:
    """The application around a hub, which it starts and stops."""
    HUB.counts = hub.counts
    analysts, games = Analysts(), FinishedGames(hub.store, admission)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        hub.tasks.keep(keep_alive.run)
        hub.tasks.keep(watch_lag)
        yield
        await analysts.close()
        await hub.stop()

    app = FastAPI(
        title="Augury",
        summary="Tables for the card game Wizard.",
        version=metadata.version("augury"),
        lifespan=lifespan,
        docs_url=None,  # they would be fetched from elsewhere
        redoc_url=None,
        responses=_REFUSALS,
    )
    add_guard(app, admission)
    add_tables(app, hub, games, admission)
    add_codes(app, hub)
    add_analysis(app, hub, games, analysts)
    add_pads(app, hub.pads, admission)
    add_rules(app)
    add_health(app, hub, keep_alive)
    add_pages(app, hub)
    return app
