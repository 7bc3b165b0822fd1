"""The page without a server: built as `make site` builds it, served by nothing but files."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from tests.ports import reserve_port
from tests.web.tools import tool

PATH: Final = "some/path"  # any static host, any path


class Site:
    """A static host, which can be switched off and on again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / PATH
        self.port = reserve_port()
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PATH}/play/"

    def start(self) -> None:
        """Serve the folder, the second time where it was."""
        server = ThreadingHTTPServer(
            ("127.0.0.1", self.port), partial(_Files, directory=str(self.root))
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self._server = server

    def stop(self) -> None:
        """No network any more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def site(root: Path) -> Iterator[Site]:
    """A site that is built, and served while it is needed."""
    tool("site").build(root / PATH)
    built = Site(root)
    built.start()
    try:
        yield built
    finally:
        built.stop()
