"""The application: every address of the server, behind its guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from augury.server.http.admission import Admission
from augury.server.http.api import Api
from augury.server.http.guard import Guard, refusals
from augury.server.http.health import health_routes, watch_lag
from augury.server.http.openapi import openapi_route
from augury.server.http.pages import page_routes
from augury.server.hub import ServerHub
from augury.server.keepalive import KeepAlive
from augury.server.metrics import HUB
from augury.server.workers.analysts import ProcessAnalysts
from augury.tables.routes import ROUTES, Backend, Router


def create_app(hub: ServerHub, admission: Admission, keep_alive: KeepAlive) -> Starlette:
    """The application around a hub, which it starts and stops."""
    HUB.counts = hub.counts
    analysts = ProcessAnalysts()
    router = Router(ROUTES, Backend(hub, analysts))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.start()
        hub.tasks.keep(keep_alive.run)
        hub.tasks.keep(watch_lag)
        yield
        await analysts.close()
        await hub.stop()

    app = Starlette(
        routes=[
            Mount("/api", Api(router, admission)),
            openapi_route(),
            *health_routes(hub, keep_alive),
            *page_routes(hub),
        ],
        middleware=[Middleware(Guard, admission)],
        exception_handlers=refusals(),
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # nothing is served at another address than its own
    return app
