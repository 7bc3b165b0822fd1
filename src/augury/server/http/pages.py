"""The page: the files that were built into the package, and one address for every screen of it.

An address at which there is nothing has a page, too, which says so. What a link shows where it is
shared is put into the head of the page as it is served.
"""

from __future__ import annotations

from collections.abc import Callable
from mimetypes import guess_type
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from augury.extras import page_folder
from augury.game.errors import MissingExtra
from augury.server.http.credentials import came_by_tls
from augury.server.http.preview import language_of, tags
from augury.server.hub import ServerHub
from augury.tables.errors import Malformed, NoSuchTable
from augury.tables.routes.route import IDS
from augury.tables.table.sitting import Sitting

NO_PAGE: Final = (
    "This server has no page, only addresses for programs. To get it: "
    f"{MissingExtra.command_for('page')}, or `make play` in a checkout."
)

_STATIC: Final = page_folder()
_INDEX: Final = _STATIC / "index.html"
_HEAD: Final = "</head>"


def has_page() -> bool:
    """Whether the page was built into this installation."""
    return _INDEX.is_file()


def page_routes(hub: ServerHub) -> list[BaseRoute]:
    """Serve the page, if there is one, and its files."""

    def page(request: Request, sitting: Sitting | None = None, status: int = 200) -> Response:
        if not has_page():
            return PlainTextResponse(NO_PAGE)
        scheme = "https" if came_by_tls(request, hub.settings.proxies) else "http"
        origin = f"{scheme}://{request.headers.get('Host', '')}"
        language = language_of(request.headers.get("Accept-Language", ""))
        shown = tags(sitting, language, origin, request.url.path)
        text = _INDEX.read_text(encoding="utf-8").replace(_HEAD, f"  {shown}\n  {_HEAD}", 1)
        return HTMLResponse(text, status, {"Cache-Control": "no-cache"})

    async def home(request: Request) -> Response:
        return page(request)

    async def table_page(request: Request) -> Response:
        path: str = request.scope["path"]  # whole: what Starlette matched may lack a line's end
        said, _, _ = path.removeprefix("/t/").partition("/")
        try:
            table = IDS["table"].read("table", said)
            return page(request, (await hub.room(table)).sitting)
        except (Malformed, NoSuchTable):
            return page(request, status=404)

    routes: list[BaseRoute] = [Route("/", home), Route("/t/{rest:path}", table_page)]
    if has_page():
        assets = GZipMiddleware(_Assets(directory=_STATIC / "assets"))
        routes.append(Mount("/assets", assets))
        if (_STATIC / "engine").is_dir():
            routes.append(Mount("/engine", _Engine(directory=_STATIC / "engine")))
        routes.append(Mount("/", _Files(lambda request: page(request, status=404))))
    return routes


class _Files(StaticFiles):
    """The files of the page; where there is none, for a person a page that says so."""

    def __init__(self, lost: Callable[[Request], Response]) -> None:
        super().__init__(directory=_STATIC)
        self._lost = lost

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            request = Request(scope)
            if error.status_code != 404 or "text/html" not in request.headers.get("Accept", ""):
                raise
            return self._lost(request)


class _Engine(StaticFiles):
    """What the page plays with when there is no server: large, so it was compressed beforehand."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self._packed(path, scope) or await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        if "/" in path:  # in the folder of a version, where nothing ever changes
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The compressed file; none, where there is none or the client does not take it."""
        if "gzip" not in Headers(scope=scope).get("Accept-Encoding", ""):
            return None
        try:
            response = await super().get_response(f"{path}.gz", scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return None
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Type"] = _type_of(path)
        return response


def _type_of(path: str) -> str:
    return guess_type(path)[0] or "application/octet-stream"


class _Assets(StaticFiles):
    """Files whose names change with their content, so that they may be kept for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
