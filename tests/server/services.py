"""A real PostgreSQL and a real Redis for the tests, from the system's own packages.

Each is started on a free port of this machine as a user without privileges, and ended with the
test run. Where one cannot be had the tests that need it are skipped and say so.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.ports import reserve_port


def _unprivileged() -> dict[str, Any]:
    """How to run something as nobody in particular, if we are root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    pytest.skip("NOT PROVEN HERE: no unprivileged user to run a database as")


@contextmanager
def _folder(owner: dict[str, Any]) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="augury-"))
    try:
        if owner:
            os.chown(folder, owner["user"], owner["group"])
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(
    command: list[str], folder: Path, owner: dict[str, Any], port: int, how: signal.Signals
) -> Iterator[None]:
    """The program, until it is ended `how` it ends at once: nothing here is worth keeping."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, cwd=folder, env=_environment(folder), **owner
        )
    try:
        for _ in range(6000):  # some minutes: a machine may have much else to do
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if process.poll() is not None:
                pytest.fail(f"{command[0]} ended: {(folder / 'log').read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(how)
        process.wait(300)


def _environment(folder: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"}


def program(name: str, package: str) -> str:
    found = shutil.which(name)
    if found is None:
        debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(debian[-1]) if debian else None
    if found is None:
        pytest.skip(f"NOT PROVEN HERE: no {name} on this machine (Debian: apt install {package})")
    return found


class Postgres:
    """A PostgreSQL that can be started and ended again and again."""

    def __init__(self, folder: Path, owner: dict[str, Any]) -> None:
        self._folder = folder
        self._owner = owner
        self._port = reserve_port()
        self.url = f"postgresql://augury@127.0.0.1:{self._port}/postgres"
        initdb = program("initdb", "postgresql")
        subprocess.run(
            [initdb, "-D", str(folder / "data"), "-U", "augury", "-A", "trust", "-E", "UTF8"],
            check=True, capture_output=True, cwd=folder, env=_environment(folder), **owner,
        )  # fmt: skip

    @contextmanager
    def running(self) -> Iterator[None]:
        command = [
            program("postgres", "postgresql"),
            "-D", str(self._folder / "data"), "-p", str(self._port), "-k", str(self._folder),
            "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200",
        ]  # fmt: skip
        ready = [program("pg_isready", "postgresql-client"), "-h", "127.0.0.1"]
        ready += ["-p", str(self._port)]
        with _running(command, self._folder, self._owner, self._port, signal.SIGQUIT):
            while subprocess.run(ready, capture_output=True, check=False).returncode:
                time.sleep(0.05)
            yield


@contextmanager
def new_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is not running yet."""
    owner = _unprivileged()
    program("postgres", "postgresql")
    with _folder(owner) as folder:
        yield Postgres(folder, owner)


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL; its URL."""
    with new_postgres() as postgres, postgres.running():
        yield postgres.url


@contextmanager
def redis() -> Iterator[str]:
    """A Redis; its URL."""
    server = program("redis-server", "redis-server")
    owner, port = _unprivileged(), reserve_port()
    with _folder(owner) as folder:
        command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", "."]
        with _running(command, folder, owner, port, signal.SIGTERM):
            yield f"redis://127.0.0.1:{port}"
