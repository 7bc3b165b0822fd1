"""For whoever operates the server: is it alive, is it ready, how much does it do."""

from __future__ import annotations

from fastapi import FastAPI, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from augury.server.keepalive import KeepAlive
from augury.server.metrics import REGISTRY, WAITING
from augury.server.rooms.hub import Hub

__all__ = ["add_health"]


def add_health(app: FastAPI, hub: Hub, keep_alive: KeepAlive) -> None:
    """Answer an operator's questions."""

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> PlainTextResponse:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> PlainTextResponse:
        if hub.stopping or not await hub.store.ready():
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        WAITING.set(keep_alive.waiting)
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
