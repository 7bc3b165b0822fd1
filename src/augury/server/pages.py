"""The page: the files that were built into the package, and one address for every screen of it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from augury.server.addresses import nearby_address

__all__ = ["add_pages"]

_MISSING: Final = """\
<!doctype html><meta charset="utf-8"><title>Augury</title>
<h1>Augury</h1>
<p>The server runs. Its page was not built into this installation; <code>docs/protocol.md</code>
says how a program plays here.</p>
"""


def add_pages(app: FastAPI, listening: str) -> None:
    """Serve the page, if there is one, and what only it asks for."""

    @app.get("/api/nearby", include_in_schema=False)
    async def nearby(request: Request) -> str | None:
        client = request.client.host if request.client else ""
        return nearby_address(listening, client, request.url.port)

    folder = Path(str(resources.files("augury.server"))) / "static"
    index = folder / "index.html"

    @app.get("/", include_in_schema=False)
    @app.get("/t/{table}", include_in_schema=False)
    @app.get("/t/{table}/{rest:path}", include_in_schema=False)
    async def page() -> Response:
        if not index.is_file():
            return HTMLResponse(_MISSING)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    if index.is_file():
        app.mount("/assets", GZipMiddleware(_Assets(directory=folder / "assets")), name="assets")
        app.mount("/", StaticFiles(directory=folder), name="page")


class _Assets(StaticFiles):
    """Files whose names change with their content, so that they may be kept for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
