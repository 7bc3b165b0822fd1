"""The grounds a web server can stand on, on the same attacks and the same load.

    python -m benchmarks.grounds [--seconds 4]

Every ground serves the same small application, with the limits that it has to offer; Augury's own
connections on uvicorn are the last. What is not installed (`pip install granian hypercorn`) is left
out. Memory is of all its processes; health is how long a stranger waits for an answer meanwhile.
The load is of twenty clients without malice: messages that come back over WebSockets, per second of
the server's own CPU time. Augury answers pings at a table there, its limits on one address lifted.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import multiprocessing
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import psutil
from rich.console import Console
from websockets.asyncio.client import connect

from tests.server.attacks.attacker import run
from tests.server.attacks.wire import Target, request

ATTACKS = ("pings", "continuations", "chunked", "headers", "request_line", "half_open")
FILES = 1024
CLIENTS = 20
_OURS = "ours, on uvicorn"
_LIFTED = {
    f"AUGURY_{name}": "1000000"
    for name in (
        "MESSAGES_PER_SECOND", "MESSAGES_BURST", "REQUESTS_PER_SECOND", "REQUESTS_BURST",
        "WORK_PER_SECOND", "CONNECTIONS_PER_ADDRESS", "HTTP_CONNECTIONS_PER_ADDRESS",
    )
}  # fmt: skip
_HERE = "benchmarks.grounds"
_APP = f"{_HERE}:app"
_COMMANDS = {
    "uvicorn, httptools": ["uvicorn", _APP, "--http", "httptools", "--log-level", "critical"],
    "uvicorn, h11": ["uvicorn", _APP, "--http", "h11", "--log-level", "critical",
                     "--h11-max-incomplete-event-size", "16384"],
    "Granian": ["granian", _APP, "--interface", "asgi", "--no-log",
                "--http1-header-read-timeout", "10000"],
    "Hypercorn": ["hypercorn", _APP, "--read-timeout", "10", "--error-logfile", "/dev/null"],
    _OURS: [_HERE, "--serve"],
}  # fmt: skip


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer every question shortly, once it is read, and send every message back."""
    match scope["type"]:
        case "lifespan":
            while True:
                kind = (await receive())["type"]
                await send({"type": f"{kind}.complete"})
                if kind.endswith("shutdown"):
                    return
        case "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (said := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": said.get("text") or ""})
        case _:
            while (part := await receive()).get("more_body"):
                if part["type"] == "http.disconnect":
                    return
            headers = [(b"content-length", b"3")]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": b"ok\n"})


@contextmanager
def serving(name: str, **environment: str) -> Iterator[tuple[int, psutil.Process]]:
    """The ground in a process of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    module, *options = _COMMANDS[name]
    where = ["--bind", f"127.0.0.1:{port}"] if module == "hypercorn" else ["--port", str(port)]
    command = [sys.executable, "-m", module, *options, *where]
    process = subprocess.Popen(
        ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh", *command], env=os.environ | environment
    )
    try:
        while health(port, 1) is None:
            time.sleep(0.1)
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def serve(port: int) -> None:
    """Augury itself, which has no small application."""
    os.environ |= {"AUGURY_PORT": str(port), "AUGURY_DATABASE": f"sqlite:////tmp/grounds-{port}.db"}
    from augury.cli import main as augury  # noqa: PLC0415

    sys.argv = ["augury", "serve", "--no-browser"]
    augury()


def health(port: int, patience: float) -> float | None:
    """Seconds until an answer; `None`: there was none."""
    began = time.monotonic()
    with suppress(OSError), socket.socket() as raw:
        raw.settimeout(patience)
        raw.bind(("127.0.0.3", 0))
        raw.connect(("127.0.0.1", port))
        raw.sendall(request("GET", "/healthz", "Connection: close"))
        if b" 200 " in raw.recv(4096):
            return time.monotonic() - began
    return None


def memory(process: psutil.Process) -> int:
    """Of the process and its children, in bytes."""
    found = 0
    for one in [process, *process.children(recursive=True)]:
        with suppress(psutil.Error):
            found += one.memory_info().rss
    return found


def besiege(name: str, attack: str, seconds: float) -> str:
    """What somebody else notices of an attack."""
    with serving(name) as (port, process):
        time.sleep(0.5)
        before = most = memory(process)
        target = Target(port, "x" * 22, "x" * 22, time.time() + seconds)
        attacker = multiprocessing.get_context("spawn").Process(target=run, args=(attack, target))
        attacker.start()
        waits: list[float | None] = []
        while not target.over:
            waits.append(health(port, 3))
            most = max(most, memory(process))
            time.sleep(0.05)
        attacker.join(10)
        attacker.kill()
    answered = [one for one in waits if one is not None]
    slowest = (
        f"{max(answered, default=0) * 1000:,.0f} ms" if len(answered) == len(waits) else "none"
    )
    return f"+{(most - before) / 2**20:,.0f} MB, {slowest}"


def load(name: str, seconds: float) -> float:
    """Messages per second of the server's CPU time."""
    with serving(name, **_LIFTED) as (port, process):
        path, text = "/echo", "x" * 32
        if name == _OURS:
            url = f"http://127.0.0.1:{port}/api/tables"
            laid = httpx.post(url, json={"name": "A"}, trust_env=False)
            path, text = f"/api/tables/{laid.json()['table']}/socket", '{"type":"ping"}'
        before = cpu(process)
        messages = asyncio.run(converse(f"ws://127.0.0.1:{port}{path}", text, seconds))
        return messages / (cpu(process) - before)


def cpu(process: psutil.Process) -> float:
    """Seconds that the process and its children have worked."""
    times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
    return sum(one.user + one.system for one in times)


async def converse(url: str, text: str, seconds: float) -> int:
    """Say something over many sockets and wait for what comes back; how often."""
    until = time.monotonic() + seconds

    async def client() -> int:
        heard = 0
        async with connect(url, compression=None, proxy=None, ping_interval=None) as line:
            while time.monotonic() < until:
                await line.send(text)
                await line.recv()
                heard += 1
        return heard

    return sum(await asyncio.gather(*(client() for _ in range(CLIENTS))))


def main() -> None:
    """Compare, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.port)
        return
    console = Console(width=200, highlight=False)
    there = [name for name, (module, *_) in _COMMANDS.items() if importlib.util.find_spec(module)]
    console.print("| ground | messages per CPU-second |")
    for name in there:
        console.print(f"| {name} | {load(name, given.seconds):,.0f} |")
    console.print(f"| ground | {' | '.join(ATTACKS)} |")
    for name in there:
        figures = [besiege(name, attack, given.seconds) for attack in ATTACKS]
        console.print(f"| {name} | {' | '.join(figures)} |")


if __name__ == "__main__":
    main()
