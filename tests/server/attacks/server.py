"""`augury serve` in a process of its own, as its users start it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psutil

from tests.ports import reserve_port

__all__ = ["LIMITS", "Started", "started"]

LIMITS = "ulimit -n 1024 && ulimit -v 1000000"
"""The open files that most systems give a process, and a gigabyte of addresses: what would take
more ends the server."""

_PATIENCE = 120.0


class Started:
    """A server that runs."""

    def __init__(self, port: int, process: psutil.Process) -> None:
        self.port = port
        self.process = process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def memory(self) -> int:
        """What it has in memory, in bytes."""
        return int(self.process.memory_info().rss)

    @property
    def cpu(self) -> float:
        """Seconds it has worked."""
        times = self.process.cpu_times()
        return float(times.user + times.system)


@contextmanager
def started(folder: Path, limits: str | None = None, **options: object) -> Iterator[Started]:
    """Run it with its own limits, and with these of the system; bots do not seem to think."""
    port = reserve_port()
    settings = {
        "PORT": port,
        "DATABASE": f"sqlite:///{folder}/tables.db",
        "BOT_SECONDS": 0,
        "LOG_LEVEL": "warning",
        "DRAIN_SECONDS": 0,
        **options,
    }
    environment = {name: one for name, one in os.environ.items() if not name.startswith("AUGURY_")}
    environment |= {f"AUGURY_{name.upper()}": str(one) for name, one in settings.items()}
    command = [sys.executable, "-c", "from augury.cli import main; main()", "serve", "--no-browser"]
    if limits is not None:
        command = ["sh", "-c", f'{limits} && exec "$@"', "sh", *command]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stderr=log)
    try:
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            if process.poll() is not None:
                raise RuntimeError((folder / "log").read_text())
            with suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False)
                break
            time.sleep(0.05)
        yield Started(port, psutil.Process(process.pid))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:  # an attack may have left it beyond help
            process.kill()
            process.wait()
