"""The full screen in a real terminal, tmux: resizing, suspending, Ctrl-C, a terminal that goes."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from augury.cli import saves
from tests.ports import reserve_port

PATIENCE = 300.0  # seconds, for a machine with much else to do
ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux")


class Terminal:
    """A shell in tmux, of 80 columns and 24 lines, on a server of its own."""

    def __init__(self, folder: Path) -> None:
        self.server = ["tmux", "-S", str(folder / "tmux"), "-f", os.devnull]
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "PYTHONPATH": f"{ROOT / 'src'}",
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "PS1": "$ ",
        }
        shell = ["new-session", "-d", "-x", "80", "-y", "24", "bash", "--norc", "--noprofile"]
        self.tmux(*shell)

    def tmux(self, *words: str) -> str:
        run = subprocess.run(
            [*self.server, *words], env=self.environment, capture_output=True, text=True,
            timeout=PATIENCE, check=True,
        )  # fmt: skip
        return run.stdout

    def type(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def run(self, *arguments: str) -> None:
        program = "from augury.cli import main; main()"
        self.type(f"{sys.executable} -c '{program}' {' '.join(arguments)}", "Enter")

    def wait(self, *texts: str, gone: bool = False) -> str:
        """Until all of these are on the screen, or none of them any more."""
        end = time.monotonic() + PATIENCE
        while True:
            picture = self.tmux("capture-pane", "-p").replace("\u00a0", " ")
            if all((text in picture) is not gone for text in texts):
                return picture
            assert time.monotonic() < end, picture
            time.sleep(0.05)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    desk = Terminal(tmp_path)
    yield desk
    desk.tmux("kill-server")


def test_resizing_suspending_and_leaving(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    terminal.run("play", "--seed", "7", "--opponents", "novice", "--save", str(path))
    terminal.wait("Round 1 of 15", "You")
    terminal.tmux("resize-window", "-x", "60", "-y", "20")
    terminal.wait("Round 1 of 15", "You")
    terminal.tmux("resize-window", "-x", "140", "-y", "45")
    terminal.wait("Round 1 of 15", "Leave")
    terminal.type("C-z")
    terminal.wait("Stopped")
    terminal.type("fg", "Enter")
    terminal.wait("Round 1 of 15", "Leave")
    terminal.type("C-c")
    picture = terminal.wait("To go on: ")
    assert "Traceback" not in picture
    assert path.exists()
    terminal.type("clear; echo still $((40 + 2))", "Enter")
    terminal.wait("still 42")


def test_the_menu_opens_and_is_left(terminal: Terminal) -> None:
    terminal.run()
    terminal.wait("Play now", "Rules")
    terminal.type("q")
    terminal.wait("Play now", gone=True)


def test_nothing_is_left_when_the_terminal_disappears(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    terminal.run("play", "--seed", "7", "--opponents", "novice", "--save", str(path))
    terminal.wait("Round 1 of 15", "You")
    shell = int(terminal.tmux("display-message", "-p", "#{pane_pid}"))
    (program,) = _children(shell)
    terminal.tmux("new-window", "-d", "sleep 100")  # the server stays
    terminal.tmux("kill-window", "-t", ":0")
    end = time.monotonic() + PATIENCE
    while Path(f"/proc/{program}").exists():
        assert time.monotonic() < end
        time.sleep(0.05)
    assert path.exists()


def test_a_terminal_that_disappears_ends_even_what_ignores_the_hangup(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.wiz"
    terminal.type("trap '' HUP", "Enter")
    terminal.run("play", "--seed", "7", "--opponents", "novice", "--save", str(path))
    terminal.wait("Round 1 of 15", "You")
    shell = int(terminal.tmux("display-message", "-p", "#{pane_pid}"))
    (program,) = _children(shell)
    try:
        terminal.tmux("new-window", "-d", "sleep 100")  # the server stays
        terminal.tmux("kill-window", "-t", ":0")
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{program}").exists():
            assert time.monotonic() < end, "it goes on without a terminal"
            time.sleep(0.05)
    finally:
        for left in (program, shell):
            with suppress(ProcessLookupError):
                os.kill(left, signal.SIGKILL)
    assert saves.read(path).actions


@pytest.mark.parametrize("key", ["C-c", "C-d", "q"])
def test_every_way_out_says_how_to_go_on(key: str, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    terminal.run("play", "--seed", "7", "--opponents", "novice", "--save", str(path))
    terminal.wait("Round 1 of 15", "You")
    terminal.type(key)
    picture = terminal.wait("To go on: ")
    assert "Traceback" not in picture
    assert path.exists()


def test_a_server_that_is_lost_and_comes_back(terminal: Terminal, tmp_path: Path) -> None:
    """The table stays on the screen; the game goes on where it was."""
    port = reserve_port()
    server = serve(port, tmp_path)
    try:
        address = f"http://127.0.0.1:{port}"
        setup = {"rules": {"players": 3}, "bots": {"1": "novice", "2": "novice"}}
        joined = ask_for(f"{address}/api/tables", {"name": "Ada", "setup": setup})
        terminal.run("join", f"'{address}/t/{joined['table']}#{joined['key']}'")
        terminal.wait("Start")
        terminal.type("Enter")
        terminal.wait("Round 1 of 20", "You")
        server.kill()
        server.wait()
        terminal.wait("Connection lost", "Round 1 of 20")
        server = serve(port, tmp_path)
        terminal.wait("Connection lost", gone=True)
        terminal.type("p")
        terminal.wait("Close")
        terminal.type("Escape")
        terminal.type("C-c")
        assert joined["key"] in terminal.wait("To go on: ").replace("\n", "")
    finally:
        server.kill()
        server.wait()


def serve(port: int, folder: Path) -> subprocess.Popen[bytes]:
    """A server with its tables in this folder, ready to be asked."""
    main = "from augury.cli import main; main()"
    where = ["--port", str(port), "--database", f"sqlite:///{folder}/tables.db", "--no-browser"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen(
        [sys.executable, "-c", main, "serve", *where],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return process
        except OSError:
            assert time.monotonic() < end, "no server"
            time.sleep(0.1)


def ask_for(url: str, wish: dict[str, object]) -> dict[str, str]:
    body = json.dumps(wish).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        joined: dict[str, str] = json.load(answer)
        return joined


def _children(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(number) for number in text.split()]
