"""The records of `tables.routes`, mounted: requests come in by ASGI, and answers go out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from augury.server.addresses import nearby_address
from augury.server.http.admission import Admission
from augury.server.http.credentials import came_by_tls, hand_out
from augury.tables.errors import TooLarge, TooSlow
from augury.tables.routes import Answer, Asker, Price, Router, Sent

Found = TypeVar("Found")


class Api:
    """Everything under `/api`."""

    def __init__(self, router: Router, admission: Admission) -> None:
        self._router = router
        self._admission = admission
        self._thread = ThreadPoolExecutor(1, "augury-aside")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request. Raises `AuguryError`."""
        request = Request(scope, receive)
        headers = request.headers

        async def read(most: int) -> bytes:
            return await _read(request, most)

        sent = Sent(
            request.method,
            scope["path"],
            scope["query_string"].decode("latin-1"),
            headers.get("Authorization"),
            headers.get("Cookie"),
            read,
        )
        answer = await self._router.answer(sent, _Address(request, self._admission, self._thread))
        response = respond(answer)
        if answer.keyed is not None:
            secure = came_by_tls(request, self._admission.settings.proxies)
            hand_out(response, answer.keyed.table, answer.keyed.key, secure=secure)
        await response(scope, receive, send)


class _Address(Asker):
    """Who asks: somebody at this address, who pays for what is done."""

    def __init__(self, request: Request, admission: Admission, thread: ThreadPoolExecutor) -> None:
        self._request = request
        self.address = request.state.address
        self._admission = admission
        self._thread = thread

    @contextmanager
    def paying(self, price: Price) -> Iterator[None]:
        """Take the price; the seconds are given back, as the work is paid for when it is done."""
        if price.allowance is not None:
            self._admission.take(price.allowance, self.address)
        self._admission.spend(self.address, price.seconds)
        try:
            yield
        finally:
            self._admission.spend(self.address, -price.seconds)

    async def aside(self, work: Callable[..., Found], *values: object) -> Found:
        """What comes of work that is done in the one thread for such work."""
        loop = asyncio.get_running_loop()
        found, seconds = await loop.run_in_executor(self._thread, _timed, work, values)
        self._admission.spend(self.address, seconds)
        if isinstance(found, Exception):
            raise found
        return found

    def find_nearby(self) -> str | None:
        """The server's address in its network, for a page that is open on the same machine.

        A client through a proxy, or by a name that leads here from elsewhere, is a stranger.
        """
        request = self._request
        forwarded = {"forwarded", "x-forwarded-for", "x-forwarded-host", "via"} & {*request.headers}
        peer = request.client.host if request.client else ""
        if forwarded or request.url.hostname not in _LOCAL:
            return None
        return nearby_address(self._admission.settings.host, peer, request.url.port)


_LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def respond(answer: Answer) -> Response:
    """The answer, as it goes over the wire."""
    headers = {"Content-Type": answer.media.value}
    if answer.file is not None:
        headers["Content-Disposition"] = f'attachment; filename="{answer.file}"'
    if answer.allowed:
        headers["Allow"] = ", ".join(answer.allowed)
    if isinstance(answer.body, bytes):
        return Response(answer.body, answer.status, headers)
    return StreamingResponse(answer.body, answer.status, headers)


async def _read(request: Request, most: int) -> bytes:
    """The body. Raises `TooLarge` as soon as it is longer than it may be."""
    body = bytearray()
    try:
        async for piece in request.stream():
            body += piece
            if len(body) > most:
                raise TooLarge(f"this request has at most {most} bytes")
    except ClientDisconnect:
        raise TooSlow("the request ended before it was here") from None
    return bytes(body)


def _timed(
    work: Callable[..., Found], values: tuple[object, ...]
) -> tuple[Found | Exception, float]:
    """What comes of the work, and the seconds that it took: what fails is paid for, too."""
    began = time.thread_time()
    try:
        found: Found | Exception = work(*values)
    except Exception as error:  # noqa: BLE001  (it is raised again for the asker)
        found = error
    return found, time.thread_time() - began
