"""The page: the files that were built into the package, and one address for every screen of it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

__all__ = ["add_pages"]

_MISSING: Final = """\
<!doctype html><meta charset="utf-8"><title>Augury</title>
<h1>Augury</h1>
<p>The server runs. Its page was not built into this installation; <code>docs/protocol.md</code>
says how a program plays here.</p>
"""


def add_pages(app: FastAPI) -> None:
    """Serve the page, if there is one."""
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
        app.mount("/", StaticFiles(directory=folder), name="page")
