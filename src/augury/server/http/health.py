"""For the operator: is the server alive, is it ready, how much does it do."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from augury.server.keepalive import KeepAlive
from augury.server.metrics import LAG, REGISTRY, WAITING
from augury.tables.hub.hub import Hub

_FRESH_SECONDS: Final = 1.0  # for which what was found out about the database holds
_PATIENCE: Final = 2.0  # seconds in which something has to be written
_LAG_SECONDS: Final = 0.25  # between two looks


def health_routes(hub: Hub, keep_alive: KeepAlive) -> list[Route]:
    """Answer an operator's questions."""
    readiness = _Readiness(hub)

    async def alive(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_: Request) -> Response:
        trouble = await readiness.trouble()
        return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)

    async def metrics(_: Request) -> Response:
        WAITING.set(keep_alive.waiting)
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]


class _Readiness:
    """Whether new people should be sent here."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._asked = -_FRESH_SECONDS
        self._writable = False

    async def trouble(self) -> str | None:
        """Why they should not; `None`: they should."""
        if self._hub.draining or self._hub.stopping:
            return "draining: this process is about to end"
        async with self._lock:
            if monotonic() - self._asked >= _FRESH_SECONDS:
                self._writable = await self._can_write()
                self._asked = monotonic()
        return None if self._writable else "nothing can be written to the database"

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(self._hub.beat(), _PATIENCE)
        except Exception:  # noqa: BLE001  (whatever it is, this process is not ready)
            return False
        return True


async def watch_lag() -> None:
    """Measure how late the event loop is, for ever."""
    while True:
        due = monotonic() + _LAG_SECONDS
        await asyncio.sleep(_LAG_SECONDS)
        LAG.observe(max(0.0, monotonic() - due))
