"""Every command with nobody at the keyboard, a reader that has gone, rubbish typed, no terminal.

The commands come from the program itself, so a new one is tried as well. None may end in a
traceback, and none may go on for ever.
"""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
import typer

from augury import Rules
from augury.cli import saves
from augury.cli.commands.app import make_app
from augury.game.text.record import dumps
from tests.cli.plain.person import someone
from tests.cli.plain.test_game import new, play
from tests.ports import reserve_port

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0  # seconds, for a machine with much else to do
SENSIBLE = {0, 1, 2, 129, 130, -signal.SIGHUP, -signal.SIGINT, -signal.SIGPIPE}
COMMANDS = sorted(typer.main.get_command(make_app()).commands)  # type: ignore[attr-defined]
EVERY = ["", *COMMANDS]
FULL, SIMPLE = {"TERM": "xterm-256color"}, {"TERM": "dumb", "NO_COLOR": "1"}
TERMINALS = [
    pytest.param(FULL, id="full"),
    pytest.param(SIMPLE, id="simple", marks=pytest.mark.long),
]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was left in its second round, and one of a single round that is over."""
    folder = tmp_path_factory.mktemp("games")
    play(new(Rules(3, hand_sizes=(1,)), seed="3"), folder / "over.wiz", someone(3))
    record = new(Rules(3, hand_sizes=(3, 3)), seed="3")
    (folder / "begun.wiz").write_text(dumps(record), encoding="utf-8")
    play(record, folder / "begun.wiz", someone(3), lines=5)
    assert saves.read(folder / "begun.wiz").state.to_act
    return folder


def arguments(command: str, games: Path) -> list[str]:
    """What a command is tried with; one that is not told here, with nothing."""
    short = ["--players", "3", "--hand-sizes", "1", "--processes", "1"]
    told = {
        "play": ["--players", "3", "--hand-sizes", "1,2", "--seed", "1", "--opponents", "novice"],
        "replay": [str(games / "over.wiz")],
        "review": [str(games / "over.wiz"), "--quick"],
        "verify": [str(games / "over.wiz")],
        "hint": [str(games / "begun.wiz")],
        "puzzle": ["1"],
        "join": [f"http://127.0.0.1:{reserve_port()}/t/abc"],  # where nobody listens
        "mcp": ["--help"],
        "bot": [f"http://127.0.0.1:{reserve_port()}/t/abc", "--player", "novice"],
        "arena": ["novice", "novice", "novice", "--games", "3", *short],
        "benchmark": ["nobody"],
        "data": ["rounds.txt"],
        "pad": ["--new"],
        "serve": ["--port", str(reserve_port()), "--no-browser"],
        "tournament": [
            "simulate",
            "evening",
            "--field",
            "novice=4",
            "--variety",
            "1",
            "--tournaments",
            "2",
            "--processes",
            "1",
        ],
    }
    return [command, *told.get(command, [])] if command else []


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
    return {
        **kept, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT / "src"), **more,
    }  # fmt: skip


def check(code: int, said: str) -> None:
    assert "Traceback" not in said, said
    assert "Exception ignored" not in said, said
    assert "BrokenPipeError" not in said, said
    assert code in SENSIBLE, (code, said)


def asks(command: str, games: Path) -> list[str]:
    """The command as it ends by itself: a server goes on until it is told to stop."""
    return ["serve", "--port", "70000"] if command == "serve" else arguments(command, games)


@pytest.mark.parametrize("more", TERMINALS)
@pytest.mark.parametrize("command", EVERY)
def test_with_nobody_at_the_keyboard(
    command: str, more: dict[str, str], game: Path, tmp_path: Path
) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "augury", *asks(command, game)],
        cwd=tmp_path,
        env=environment(tmp_path, **more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=PATIENCE,
        check=False,
    )
    said = run.stdout.decode()
    check(run.returncode, said)
    assert said, "it says something"
    assert "Aborted" not in said, "in the language of the player, if at all"


@pytest.mark.parametrize("command", EVERY)
def test_whose_reader_has_gone(command: str, game: Path, tmp_path: Path) -> None:
    """As in `augury rules | head -1`: the rest is for nobody."""
    errors = tmp_path / "errors"
    reading, writing = os.pipe()
    os.close(reading)
    with errors.open("wb") as file:
        run = subprocess.run(
            [sys.executable, "-m", "augury", *asks(command, game)],
            cwd=tmp_path, env=environment(tmp_path, **FULL), timeout=PATIENCE, check=False,
            stdin=subprocess.DEVNULL, stdout=writing, stderr=file,
        )  # fmt: skip
    os.close(writing)
    check(run.returncode, errors.read_text(encoding="utf-8"))


@pytest.mark.parametrize("command", EVERY)
def test_that_has_nothing_to_read_from_and_to_write_to(
    command: str, game: Path, tmp_path: Path
) -> None:
    """Not even closed ends: as a service may be started, or `augury play <&- >&-`."""
    run = subprocess.run(
        ["sh", "-c", 'exec "$@" <&- >&-', "sh",
         sys.executable, "-m", "augury", *asks(command, game)],
        cwd=tmp_path, env=environment(tmp_path, **FULL), timeout=PATIENCE, check=False,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    check(run.returncode, run.stderr.decode())


class Terminal:
    """A terminal of 80 columns and 24 lines, and a program that is the first in it."""

    def __init__(self, command: Sequence[str], folder: Path, more: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.seen = b""
        shell = "import os, sys; os.setsid(); import fcntl, termios; "
        shell += "fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        shell += "fcntl.ioctl(0, termios.TIOCSWINSZ, (24).to_bytes(2, sys.byteorder) + "
        shell += "(80).to_bytes(2, sys.byteorder) + bytes(4)); "
        shell += f"os.execv(sys.executable, [sys.executable, '-m', 'augury', *{list(command)!r}])"
        self.process = subprocess.Popen(
            [sys.executable, "-c", shell],
            cwd=folder, env=environment(folder, **more),
            stdin=slave, stdout=slave, stderr=slave,
        )  # fmt: skip
        os.close(slave)

    def read(self, seconds: float) -> bool:
        """What is written within some time; whether there may be more."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            more = os.read(self.master, 65536)
        except OSError:
            return False  # nobody writes any more
        self.seen += more
        return bool(more)

    def type(self, keys: bytes) -> None:
        with suppress(OSError):
            os.write(self.master, keys)

    @property
    def said(self) -> str:
        return self.seen.decode(errors="replace")


@contextmanager
def terminal(command: Sequence[str], folder: Path, more: dict[str, str]) -> Iterator[Terminal]:
    desk = Terminal(command, folder, more)
    try:
        yield desk
    finally:
        desk.process.kill()
        desk.process.wait()
        with suppress(OSError):
            os.close(desk.master)


def rubbish(seed: str, keys: int) -> Iterator[bytes]:
    """Bursts of keys, and of what no key sends."""
    rng = Random(seed)
    known = [b"\r", b" ", b"\x1b", b"\t", b"\x7f", b"\x1b[A", b"\x1b[B", b"\x1b[5~", b"\x1bOP"]
    for _ in range(keys):
        one = rng.choice([*known, bytes([rng.randrange(32, 127)]), rng.randbytes(3), "č".encode()])
        yield one.translate(None, b"\x03\x04\x1a\x1c\x11\x13") * rng.choice((1, 4))


@pytest.mark.parametrize("more", TERMINALS)
@pytest.mark.parametrize("command", EVERY)
def test_with_rubbish_typed(command: str, more: dict[str, str], game: Path, tmp_path: Path) -> None:
    """And then Ctrl-C, until it has ended."""
    with terminal(arguments(command, game), tmp_path, more) as desk:
        end = time.monotonic() + PATIENCE
        while not desk.seen and desk.read(1.0):
            assert time.monotonic() < end, "it says nothing"
        for keys in rubbish(command, 60):
            desk.type(keys)
            if not desk.read(0.01):
                break
        while desk.process.poll() is None:
            desk.type(b"\x03")
            again = time.monotonic() + 20
            while desk.process.poll() is None and time.monotonic() < again:
                desk.read(0.1)
            assert time.monotonic() < end, f"it goes on:\n{desk.said}"
        while select.select([desk.master], [], [], 0)[0] and desk.read(0):
            pass
        check(desk.process.returncode, desk.said)


@pytest.mark.long
@pytest.mark.parametrize("command", EVERY)
def test_whose_terminal_is_closed(command: str, game: Path, tmp_path: Path) -> None:
    with terminal(arguments(command, game), tmp_path, FULL) as desk:
        end = time.monotonic() + PATIENCE
        while not desk.seen and desk.read(1.0):
            assert time.monotonic() < end, "it says nothing"
        os.close(desk.master)
        code = desk.process.wait(PATIENCE)
        check(code, desk.said)


@pytest.mark.long
@pytest.mark.parametrize("command", EVERY)
def test_that_is_interrupted_by_another_program(command: str, game: Path, tmp_path: Path) -> None:
    """As Ctrl-C is, until a full screen has made a key of it."""
    with terminal(arguments(command, game), tmp_path, FULL) as desk:
        end = time.monotonic() + PATIENCE
        while not desk.seen and desk.read(1.0):
            assert time.monotonic() < end, "it says nothing"
        desk.process.send_signal(signal.SIGINT)
        while desk.process.poll() is None:
            desk.read(0.1)
            assert time.monotonic() < end, f"it goes on:\n{desk.said}"
        while select.select([desk.master], [], [], 0)[0] and desk.read(0):
            pass
        check(desk.process.returncode, desk.said)
