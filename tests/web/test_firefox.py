"""A whole game in Firefox, driven by WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.web.hands import AUTOPLAY, QUIET
from tests.web.house import STATIC, house

PATIENCE: Final = 120  # seconds: the machine may be busy
CHOICE: Final = {
    "form": {"players": 3, "hand_sizes": [2, 1], "special": ["shapeshifter", "bomb", "juggler"]},
    "bot": "novice",
}


class Firefox:
    """One window of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self.troubles: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            heard = json.loads(self._socket.recv(timeout=PATIENCE))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.troubles.append(heard["params"]["text"])
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""
        target = {"context": self._context}
        done = self.ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return done["result"].get("value")

    def wait(self, selector: str) -> None:
        until = monotonic() + PATIENCE
        while not self.run(f"document.querySelector({json.dumps(selector)}) !== null"):
            assert monotonic() < until, f"no {selector} on the page"
            sleep(0.2)


@contextmanager
def firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Firefox without a screen, with a profile of its own."""
    profile = folder / "profile"
    profile.mkdir()
    said = folder / "firefox.log"
    with said.open("w") as log:
        running = subprocess.Popen(
            [program, "--headless", "--no-remote", "--remote-debugging-port", "0",
             "--profile", str(profile)],
            stderr=log, stdout=log, env={**os.environ, "HOME": str(folder)},
        )  # fmt: skip
    try:
        until = monotonic() + PATIENCE
        while not (found := re.search(r"BiDi listening on (ws://\S+)", said.read_text())):
            assert monotonic() < until, said.read_text()
            sleep(0.2)
        with connect(f"{found[1]}/session", proxy=None, max_size=None) as socket:
            yield Firefox(socket)
    finally:
        running.terminate()
        running.wait(PATIENCE)


def test_a_game_in_firefox(tmp_path: Path) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("NOT TESTED: no Firefox (Debian: apt install firefox-esr)")
    if not (STATIC / "index.html").is_file():
        pytest.skip("NOT TESTED: the page is not built (make .venv/page says why)")
    kept = {
        "augury-settings": {"name": "Ada", "language": "en", "learned": True, **QUIET},
        "augury-choice": CHOICE,
    }
    with house(tmp_path / "house") as at, firefox(program, tmp_path) as window:
        # Not on the page itself: Firefox reports what is still on its way to a page that is left.
        window.go(f"{at.address}/offline.html")
        for name, value in kept.items():
            words = json.dumps(json.dumps(value))
            window.run(f"localStorage.setItem({json.dumps(name)}, {words})")
        window.go(f"{at.address}/")
        window.wait(".big:not([disabled])")
        window.run("document.querySelector('.big').click()")
        window.wait(".panel")
        window.run(f"({AUTOPLAY})(1)")
        window.wait(".ranking")
        assert window.run("document.querySelectorAll('.ranking li').length") == 3
        assert window.troubles == []
