"""A real server in a process of its own, which can be stopped and started again; and browsers."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.ports import reserve_port

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = ROOT / "src" / "augury_page" / "static"

# Each window would draw, for its address bar, pages of the browser's own that nobody sees: more
# work than ours. The rest is what Playwright switches off, whose place this list takes.
_WITHOUT: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS: Final = (
    f"--disable-features={','.join(_WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: Final = (390, 844)
TABLET: Final = (768, 1024)
DESK: Final = (1440, 900)
SLOW: Final = 180  # seconds: no test is about how fast the machine is


def chromium() -> str | None:
    """The browser of this machine; from Debian's packages, where it may be installed."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    apt = shutil.which("apt-get")
    if found is None and apt is not None and os.geteuid() == 0:
        for command in (["update"], ["install", "--yes", "chromium"]):
            subprocess.run([apt, *command], check=False, timeout=300, capture_output=True)
        found = shutil.which("chromium")
    return found


def _surroundings() -> dict[str, str]:
    """The environment, without what is said to the tests there."""
    return {name: value for name, value in os.environ.items() if not name.startswith("AUGURY_")}


class House:
    """A server with its tables in a folder; `rigged`: the deal of every round."""

    def __init__(self, folder: Path, *, rigged: str | None = None, **options: Any) -> None:
        self.port = reserve_port()
        self._program = (
            ["-c", "from augury.cli import main; main()"]
            if rigged is None
            else ["-m", "tests.web.rigged", rigged]
        )
        self._options = {
            "bot_seconds": 0,
            "absence_seconds": 0.2,
            "requests_per_second": 10_000,
            "requests_burst": 10_000,
            "http_connections_per_address": 1000,
            "work_per_second": 1000,
            "commands_per_second": 1e6,
            "tables_burst": 10_000,
            "hints_burst": 10_000,
            "reviews_burst": 10_000,
            "messages_per_second": 10_000,
            "messages_burst": 10_000,
            "drain_seconds": 0,
            "log_level": "warning",
            "database": f"sqlite:///{folder / 'tables.db'}",
            **options,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open it, the second time where it was, and wait until it answers."""
        options = self._options | {"port": self.port}
        given = {f"AUGURY_{name.upper()}": str(value) for name, value in options.items()}
        self._process = subprocess.Popen(
            [sys.executable, *self._program, "serve", "--no-browser"],
            cwd=ROOT,
            env=_surroundings() | given,
        )
        patience = time.monotonic() + SLOW
        with httpx.Client(trust_env=False) as visitor:
            while self._process.poll() is None and time.monotonic() < patience:
                try:
                    if visitor.get(f"{self.address}/readyz").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.05)
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._process = None
        raise RuntimeError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Close it: politely, or with SIGKILL as a power cut would."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(SLOW)
        self._process = None


@contextmanager
def house(folder: Path, *, rigged: str | None = None, **options: Any) -> Iterator[House]:
    """A house that is open while it is needed."""
    opened = House(folder, rigged=rigged, **options)
    opened.start()
    try:
        yield opened
    finally:
        if opened._process is not None:
            opened.stop()
