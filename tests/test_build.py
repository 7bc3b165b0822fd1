"""Building and installing: what works where something is missing, and what is said then."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from structlog.testing import capture_logs

import hatch_build
from augury.server import serving
from augury.server.http import pages
from augury.server.settings import Settings

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_stopping_make_play_is_no_error(tmp_path: Path) -> None:
    """Ctrl-C reaches make, its shell and the server; the server ends, and all is well."""
    (tmp_path / "bin").mkdir()
    served = tmp_path / "bin" / "augury"
    served.write_text('#!/bin/sh\ntrap "exit 130" INT\necho serving\nwhile :; do sleep 0.1; done\n')
    served.chmod(0o755)
    now = time.time() + 1000  # newer than whatever they are made from
    for stamp in ("pyvenv.cfg", "play", "page"):
        (tmp_path / stamp).touch()
        os.utime(tmp_path / stamp, (now, now))
    heeding = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
        "os.execvp('make', ['make', 'play', *sys.argv[1:]])"
    )
    with subprocess.Popen(  # what a shell's background ignores would stay ignored
        [sys.executable, "-c", heeding, f"VENV={tmp_path}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        try:
            said = ""
            while "serving" not in said:
                line = process.stdout.readline()
                assert line, said
                said += line
            os.killpg(process.pid, signal.SIGINT)
            rest, _ = process.communicate(timeout=300)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    # make passes it on, without a word; but where the signal meets the end of its child, some
    # versions lose that child, and say so.
    lost = "wait: No child processes" in rest
    assert lost or process.returncode in (0, -signal.SIGINT), rest
    assert lost or "***" not in said + rest
    assert "Error" not in rest  # what the recipe ends with is never one


class App:
    """What hatch gives a hook to speak with."""

    def __init__(self) -> None:
        self.warnings = list[str]()

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


class Metadata:
    """What hatch knows of what it packs."""

    def __init__(self, name: str) -> None:
        self.name = name


def packed(monkeypatch: pytest.MonkeyPatch, static: Path, name: str = "augury-page") -> list[str]:
    """The warnings of building a wheel, which must not fail."""
    monkeypatch.setattr(hatch_build, "STATIC", static)
    app = App()
    hook: Any = hatch_build.Hook
    build_data: dict[str, Any] = {}
    hook(str(ROOT), {}, None, Metadata(name), "", "wheel", app).initialize("standard", build_data)
    return app.warnings


def without_node(monkeypatch: pytest.MonkeyPatch, web: Path) -> None:
    """There is no Node, and what it builds with is to be fetched."""
    monkeypatch.setattr(hatch_build, "node", lambda **_: None)
    monkeypatch.setattr(hatch_build, "WEB", web)
    (web / "package-lock.json").touch()


def test_the_page_brings_node_along_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    hook: Any = hatch_build.Hook
    page = hook(str(ROOT), {}, None, Metadata("augury-page"), "", "wheel", App())
    assert page.dependencies() == []
    monkeypatch.setattr(hatch_build, "node", lambda **_: None)
    assert page.dependencies() == [hatch_build.WHEEL]


def test_a_page_that_cannot_be_built_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    without_node(monkeypatch, tmp_path)
    with pytest.raises(SystemExit) as caught:
        packed(monkeypatch, tmp_path / "static")
    assert str(caught.value).startswith("the page cannot be built here: the page needs Node")
    assert "by the extras terminal and server" in str(caught.value)


def test_the_library_is_built_without_the_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    without_node(monkeypatch, tmp_path)
    assert packed(monkeypatch, tmp_path / "static", "augury") == []


def test_the_page_that_was_built_before_is_packed_where_npm_reaches_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def unreachable(*arguments: str, **_: object) -> None:
        raise subprocess.CalledProcessError(1, ["npm", *arguments])

    monkeypatch.setattr(hatch_build, "npm", unreachable)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    (tmp_path / "package-lock.json").touch()
    (tmp_path / "index.html").touch()
    (warning,) = packed(monkeypatch, tmp_path)
    assert "so the one built before is packed" in warning
    assert "npm" in warning


def test_a_page_that_is_broken_fails_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Only what cannot be had is done without."""

    def broken(*arguments: str, **_: object) -> None:
        if "build" in arguments:
            raise subprocess.CalledProcessError(1, ["npm", *arguments])

    monkeypatch.setattr(hatch_build, "npm", broken)
    monkeypatch.setattr(hatch_build, "install", lambda: None)
    with pytest.raises(subprocess.CalledProcessError):
        packed(monkeypatch, tmp_path)


def test_a_wheel_can_be_built_where_the_engine_cannot_be_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is asked for, but there is no mypyc, or no compiler: the wheel is one for all machines."""

    def uncompiled(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, ["setup.py"])

    monkeypatch.setattr(hatch_build, "COMPILE", True)
    monkeypatch.setattr(hatch_build, "COMPILED", tmp_path / "wheel")
    monkeypatch.setattr(subprocess, "run", uncompiled)
    (warning,) = packed(monkeypatch, tmp_path, "augury")
    assert warning.startswith("the engine cannot be compiled here, and stays Python")


def test_a_server_without_its_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "_INDEX", tmp_path / "index.html")
    hub = serving.create_hub(Settings(database=f"sqlite:///{tmp_path / 't.db'}"))
    app = Starlette(routes=pages.page_routes(hub))

    async def answer() -> str:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return (await client.get("/")).text

    assert asyncio.run(answer()) == pages.NO_PAGE
    assert "no page" in pages.NO_PAGE


def test_serving_begins_with_a_word_about_the_missing_page(monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        """Nothing more is to be seen."""

    def stop(_: Settings) -> None:
        raise Enough

    monkeypatch.setattr(serving, "has_page", lambda: False)
    monkeypatch.setattr(serving, "configure", lambda _: None)
    monkeypatch.setattr(serving, "create_hub", stop)
    with capture_logs() as logs, pytest.raises(Enough):
        serving.run(Settings())
    assert logs == [{"event": pages.NO_PAGE, "log_level": "warning"}]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_serving_on_a_terminal_ends_with_a_code_and_a_line_with_the_address(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "augury", "serve", "--no-browser", "--host", "0.0.0.0"]
    database = f"sqlite:///{tmp_path / 't.db'}"
    with subprocess.Popen(
        [*command, "--port", "0", "--database", database], stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        said = ""
        while "Ctrl-C ends it" not in said:
            said += os.read(ours, 65536).decode()
        process.send_signal(signal.SIGINT)
        with suppress(OSError):  # the end of a pseudo-terminal
            while more := os.read(ours, 65536).decode():
                said += more
    os.close(ours)
    lines = said.splitlines()
    [last] = [line for line in lines if "Ctrl-C" in line]
    assert last.startswith("Wizard is played at http://localhost:")
    assert "uvicorn" not in said
    if "on other devices" in last:  # the machine is in a network
        assert sum("█" in line for line in lines) >= 11


@pytest.mark.parametrize("module", ["tests.web.hands", "tests.batch.lockstep"])
def test_no_package_of_the_same_name_hides_the_tests(module: str, tmp_path: Path) -> None:
    """As pgx has one, which `make bench` installs."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])}
    find = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    subprocess.run([sys.executable, "-c", find], cwd=ROOT, env=environment, check=True)


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_the_documentation_needs_neither_the_test_tools_nor_the_port_of_the_game() -> None:
    plan = subprocess.run(
        ["make", "--dry-run", "docs", "VENV=build/nowhere"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "requirements/docs.txt" in plan
    assert "requirements/test.txt" not in plan
    assert "127.0.0.1:8400" in plan
