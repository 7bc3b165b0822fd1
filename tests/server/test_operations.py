"""What an operator relies on: the command, the health, the metrics, the log."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from augury.server.addresses import listen
from tests.server.harness import PATIENCE, SHORT, calling, full_table, play_out, run
from tests.server.services import free_port

AUGURY = [sys.executable, "-c", "from augury.cli import main; main()"]


@contextmanager
def serve(folder: Path, log: Path) -> Iterator[str]:
    """Run `augury serve` as an operator does, until it is stopped."""
    port = free_port()
    command = [*AUGURY, "serve", "--no-browser", "--database", f"sqlite:///{folder}/t.db"]
    settings = {"PORT": str(port), "LOG_FORMAT": "json", "LOG_LEVEL": "debug"}
    environment = os.environ | {f"AUGURY_{name}": value for name, value in settings.items()}
    with log.open("w") as out, subprocess.Popen(command, env=environment, stderr=out) as process:
        try:
            until = time.monotonic() + PATIENCE
            with httpx.Client(trust_env=False, verify=False, timeout=PATIENCE) as client:
                while time.monotonic() < until:
                    try:
                        client.get(f"http://127.0.0.1:{port}/healthz")
                        break
                    except httpx.HTTPError:
                        time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_health_and_metrics_are_shown_and_secrets_are_not(tmp_path: Path) -> None:
    log = tmp_path / "log"
    keys: list[str] = []
    metrics = ""

    async def scenario(address: str) -> None:
        nonlocal metrics
        async with calling(address) as client:
            assert (await client.get("/healthz")).text == "ok\n"
            assert (await client.get("/readyz")).text == "ok\n"
            people = await full_table(address, rules=SHORT)
            keys.extend(person.key for person in people if person.key)
            await people[0].say("say", text="a secret of ours")
            await people[0].say("start")
            await play_out(people)
            metrics = (await client.get("/metrics")).text
            page = await client.get("/t/anything")
            assert "default-src 'self'" in page.headers["content-security-policy"]
            for person in people:
                await person.close()

    with serve(tmp_path, log) as address:
        run(scenario(address))
    assert 'augury_connections{state="socket"} 3.0' in metrics
    assert "augury_command_seconds_bucket" in metrics
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line.get("address", "").startswith("http://localhost:") for line in lines)
    written = log.read_text() + metrics
    assert len(keys) == 3
    assert not [key for key in keys if key in written]
    assert "a secret of ours" not in written


def test_a_port_that_was_chosen_and_is_in_use_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        command = [*AUGURY, "serve", "--no-browser", "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"port {port} of 127.0.0.1 is in use" in done.stderr
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_where_no_port_was_chosen_the_next_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with listen("127.0.0.1", port, insist=False) as door:
            assert port < door.getsockname()[1] < port + 20
        with pytest.raises(ValueError, match=f"port {port} of"):
            listen("127.0.0.1", port, insist=True)
    with listen("127.0.0.1", 0, insist=True) as door:
        assert door.getsockname()[1] > 0


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cannot listen on 192\.0\.2\.1:8000"):
        listen("192.0.2.1", 8000, insist=False)


def test_a_database_of_no_known_kind_is_refused() -> None:
    command = [*AUGURY, "serve", "--no-browser", "--database", "mysql://here"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no database 'mysql'" in done.stderr
    assert "Traceback" not in done.stderr
