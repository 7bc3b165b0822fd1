"""The page: the files that were built into the package, and one address for every screen of it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from augury.server.addresses import nearby_address

__all__ = ["MISSING", "add_pages", "has_page"]

MISSING: Final = (
    "This installation has no page: it was installed from the source where Node or its packages "
    "could not be had. Programs can play here. To get the page, say `make play` in the source, or "
    "install again where there is Node 22.12 or newer."
)
_STATIC: Final = Path(str(resources.files("augury.server"))) / "static"
_INDEX: Final = _STATIC / "index.html"


def has_page() -> bool:
    """Whether the page was built into this installation."""
    return _INDEX.is_file()


def add_pages(app: FastAPI, listening: str) -> None:
    """Serve the page, if there is one, and what only it asks for."""

    @app.get("/api/nearby", include_in_schema=False)
    async def nearby(request: Request) -> str | None:
        client = request.client.host if request.client else ""
        return nearby_address(listening, client, request.url.port)

    @app.get("/", include_in_schema=False)
    @app.get("/t/{table}", include_in_schema=False)
    @app.get("/t/{table}/{rest:path}", include_in_schema=False)
    async def page() -> Response:
        if not has_page():
            return PlainTextResponse(MISSING)
        return FileResponse(_INDEX, headers={"Cache-Control": "no-cache"})

    if has_page():
        app.mount("/assets", GZipMiddleware(_Assets(directory=_STATIC / "assets")), name="assets")
        app.mount("/", StaticFiles(directory=_STATIC), name="page")


class _Assets(StaticFiles):
    """Files whose names change with their content, so that they may be kept for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
