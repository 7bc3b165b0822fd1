"""What an operator relies on: the command, the health, the metrics, the log."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from augury.server.addresses import listen
from tests.ports import reserve_port
from tests.server.attacks.server import started
from tests.server.harness import PATIENCE, SHORT, calling, full_table, play_out, run

AUGURY = [sys.executable, "-c", "from augury.cli import main; main()"]


@contextmanager
def serve(folder: Path, log: Path) -> Iterator[str]:
    """Run `augury serve` as an operator does, until it is stopped."""
    port = reserve_port()
    command = [*AUGURY, "serve", "--no-browser", "--database", f"sqlite:///{folder}/t.db"]
    settings = {"PORT": str(port), "LOG_FORMAT": "json", "LOG_LEVEL": "debug"}
    clean = {name: value for name, value in os.environ.items() if not name.startswith("AUGURY_")}
    environment = clean | {f"AUGURY_{name}": value for name, value in settings.items()}
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
    for name in (
        "augury_command_seconds_bucket",
        "augury_loop_lag_seconds_bucket",
        "augury_store_seconds_bucket",
        "augury_write_queue 0.0",
        "augury_waiting_bytes 0.0",
    ):
        assert name in metrics
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line.get("address", "").startswith("http://localhost:") for line in lines)
    written = log.read_text() + metrics
    assert len(keys) == 3
    assert not [key for key in keys if key in written]
    assert "a secret of ours" not in written


def test_a_process_that_is_about_to_end_says_so_first(tmp_path: Path) -> None:
    with (
        started(tmp_path, drain_seconds=3600) as server,
        httpx.Client(trust_env=False, timeout=PATIENCE) as client,
    ):
        assert client.get(f"{server.address}/readyz").status_code == 200
        server.process.send_signal(signal.SIGTERM)
        while (ready := client.get(f"{server.address}/readyz")).status_code == 200:
            time.sleep(0.02)
        assert (ready.status_code, ready.text.split(":")[0]) == (503, "draining")
        assert client.get(f"{server.address}/api/bots").is_success  # whoever is here plays on


def test_a_server_that_can_write_nothing_is_not_ready(tmp_path: Path) -> None:
    with started(tmp_path) as server, httpx.Client(trust_env=False, timeout=PATIENCE) as client:
        assert client.get(f"{server.address}/readyz").text == "ok\n"
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # as another program might, for ever
            while (ready := client.get(f"{server.address}/readyz")).status_code == 200:
                time.sleep(0.2)
            assert (ready.status_code, ready.text[:7]) == (503, "nothing")
            assert client.get(f"{server.address}/healthz").is_success
            other.rollback()
        while client.get(f"{server.address}/readyz").status_code != 200:
            time.sleep(0.2)


def test_a_start_says_when_the_system_gives_too_few_files(tmp_path: Path) -> None:
    with started(tmp_path, "ulimit -n 400") as server:
        log = (tmp_path / "log").read_text()
        assert "fewer files than its settings promise" in log
        assert "ulimit -n 11128" in log
        held = []
        for _ in range(500):
            raw = socket.socket()
            raw.bind(("127.0.0.2", 0))
            raw.connect(("127.0.0.1", server.port))
            held.append(raw)
        assert httpx.get(f"{server.address}/healthz", trust_env=False, timeout=PATIENCE).is_success
        for raw in held:
            raw.close()


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
