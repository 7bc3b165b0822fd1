"""What a server refuses at its start, in a sentence that names it; and never with a traceback."""

import os
import shutil
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from augury.cli.commands.app import make_app
from augury.server.serving import create_hub
from tests.ports import reserve_port
from tests.server.harness import run, serving, settings


def refusal(*options: str, largest_file: int = -1, **surroundings: str) -> str:
    """What `augury serve` says when it does not start; where no file may grow beyond a size."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("AUGURY_")}
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({largest_file}, -1))"
    program = f"{limited}; from augury.cli import main; main()"
    serve = [sys.executable, "-c", program, "serve", "--no-browser"]
    done = subprocess.run(
        [*serve, "--port", "0", *options],
        env=clean | surroundings, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    said = done.stderr.strip().splitlines()[-1]
    assert said.startswith("augury: the server cannot start: ")
    return said


def refused_settings(monkeypatch: pytest.MonkeyPatch, **surroundings: str) -> str:
    """The same of settings, which are looked at before anything begins: in this process."""
    for name in [*os.environ]:
        if name.startswith("AUGURY_"):
            monkeypatch.delenv(name)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    done = CliRunner().invoke(make_app(["serve"]), ["serve", "--no-browser", "--port", "0"])
    assert done.exit_code == 2
    said = done.stderr.strip()
    assert said.startswith("augury: the server cannot start: ")
    return said


def test_a_substitute_that_is_no_bot(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    said = refusal(AUGURY_SUBSTITUTE="merlin", AUGURY_DATABASE=database)
    assert "AUGURY_SUBSTITUTE: there is no bot 'merlin': choose from novice" in said
    said = refusal(AUGURY_SUBSTITUTE="novise", AUGURY_DATABASE=database)
    assert "did you mean novice?" in said
    assert not (tmp_path / "t.db").exists()


def test_settings_that_are_misspelt_or_senseless(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = partial(refused_settings, monkeypatch)
    said = refused(AUGURY_GRACE_SECOND="3", AUGURY_XYZZY="1")
    assert "no setting AUGURY_GRACE_SECOND, did you mean GRACE_SECONDS?" in said
    assert "no setting AUGURY_XYZZY: choose from HOST, PORT" in said
    assert "AUGURY_MESSAGES_BURST: it should be" in refused(AUGURY_MESSAGES_BURST="many")
    assert "lists are written as JSON" in refused(AUGURY_ORIGINS="https://example.org")


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [
        ("PROXIES", "caddy", "'caddy' does not appear to be an IPv4 or IPv6 network: write an"),
        ("PROXIES", "10.0.0.5/8", "10.0.0.5/8 has host bits set: write an address such as"),
        ("ORIGINS", "wizard.example.org", "'wizard.example.org' is no origin: write its scheme"),
        ("ORIGINS", "https://wizard.example.org/", "is no origin: write its scheme, its name and"),
    ],
)
def test_addresses_that_are_none(
    setting: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = refused_settings(monkeypatch, **{f"AUGURY_{setting}": f'["{value}"]'})
    assert f"AUGURY_{setting}: " in said
    assert reason in said


def test_a_database_that_is_away() -> None:
    port = reserve_port()
    said = refusal("--database", f"postgresql://ada:secret@127.0.0.1:{port}/tables")
    assert f"postgresql://ada:***@127.0.0.1:{port}/tables cannot be used: Connect" in said


def test_a_database_that_does_not_exist(postgresql_server: str) -> None:
    said = refusal("--database", f"{postgresql_server.rpartition('/')[0]}/nowhere")
    assert 'database "nowhere" does not exist' in said


@pytest.mark.parametrize("what", ["a folder", "a file in a file", "a letter"])
def test_a_file_that_is_no_database(what: str, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Ada, this is no database at all. Yours, Bo.\n" * 20)
    where = {"a folder": tmp_path, "a file in a file": path / "tables.db", "a letter": path}[what]
    assert f"{where} cannot be used: " in refusal("--database", f"sqlite:///{where}")
    assert path.read_text().startswith("Dear Ada")


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """What is there can be read, by a process that was killed; nothing can be added."""
    living, left = tmp_path / "living", tmp_path / "left"
    living.mkdir()
    full = 40_000  # bytes: what SQLite needs to share a file has room, what is added has none

    async def live() -> None:
        async with serving(create_hub(settings(living))):
            with sqlite3.connect(living / "tables.db") as connection:
                for number in range(20):
                    entry = f"t{number}", "x" * 3000
                    connection.execute("INSERT INTO entries VALUES (?, 1, ?, NULL)", entry)
                    connection.commit()
            shutil.copytree(living, left)

    run(live())
    database = f"sqlite:///{left / 'tables.db'}"
    said = refusal("--database", database, largest_file=full)
    assert "the database refuses: " in said
    assert "nothing can be written: make room on its disk" in said
