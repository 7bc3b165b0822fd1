"""The command in a real terminal: a pseudo-terminal of 80 columns and 24 lines, and real keys."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from augury import Phase
from augury.cli import saves
from tests.cli.plain.person import someone

LINES, COLUMNS = 24, 80
PATIENCE = 300  # seconds, for a machine with much else to do
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
PROMPT = re.compile(
    r"^(Your|You lead|Name|Pass|The|Enter|Shapeshifter|Juggler|Cloud).*[:…] \Z", re.MULTILINE
)
COMMAND = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches it
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
from augury.cli import main
main()
"""


@dataclass
class Session:
    """A running `augury`, and what its screen shows."""

    process: subprocess.Popen[bytes]
    master: int
    received: bytes = b""

    @property
    def raw(self) -> str:
        """All that was printed, with its control sequences."""
        return self.received.decode(errors="ignore")  # perhaps half a letter at the end

    @property
    def picture(self) -> str:
        """What was printed since the screen was cleared, without colours."""
        return ESCAPE.sub("", self.raw.rpartition(CLEAR)[2]).replace("\r\n", "\n")

    def wait(self) -> bool:
        """Wait for the next prompt; false, if the program has ended instead."""
        while True:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"nothing more after {self.picture!r}"
            try:
                new = os.read(self.master, 65536)
            except OSError:  # how Linux tells that the other end is closed
                return False
            if not new:
                return False
            self.received += new
            if PROMPT.search(self.picture) and not select.select([self.master], [], [], 0.02)[0]:
                return True

    def type(self, keys: str | bytes) -> None:
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)


@contextmanager
def augury(*arguments: str | Path, **environment: str) -> Iterator[Session]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *map(str, arguments)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=keep | {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | environment,
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Session(process, master)
    finally:
        os.close(master)
        process.kill()
        process.wait()


def ended(session: Session) -> int:
    """Wait until the program has ended, and return its exit code."""
    while session.wait():
        pass
    return session.process.wait()


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "3", "--hand-sizes", "1,20", "--foresight", "every-round"],
        ["--players", "6", "--hand-sizes", "2,10", "--edition", "HU25", "--bidding", "hidden"],
    ],
    ids=["foresight", "special"],
)
def test_every_picture_of_a_game_fits_on_the_screen(options: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    answer = someone("terminal")
    with augury("play", "--plain", "--seed", "7", "--save", path, *options) as session:
        while session.wait():
            lines = session.picture.split("\n")
            assert len(lines) <= LINES, session.picture
            assert max(map(len, lines)) <= COLUMNS, session.picture
            session.type(answer(session.picture) + "\r")
        assert ended(session) == 0
    assert "augury replay" in session.picture
    assert saves.read(path).state.phase is Phase.OVER


@pytest.mark.parametrize("keys", ["\x03", "\x04", "q\r"], ids=["Ctrl-C", "Ctrl-D", "q"])
def test_leaving_and_going_on(keys: str, tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    with augury("play", "--plain", "--seed", "7", "--save", path) as session:
        assert session.wait()
        session.type("0\r")
        assert session.wait()
        session.type(keys)
        assert ended(session) == 0
    assert f"augury play --resume {path}" in session.picture
    assert "Traceback" not in session.picture
    with augury("play", "--plain", "--resume", path) as session:
        assert session.wait()
        assert "trick 1 of 1" in session.picture
        session.type("q\r")
        assert ended(session) == 0


@pytest.mark.parametrize("keys", [b"\xff\xfe", b"\x1b[A\x1b[B", b"999999999", "½".encode()])
def test_odd_keys_do_no_harm(keys: bytes, tmp_path: Path) -> None:
    with augury("play", "--plain", "--seed", "7", "--save", tmp_path / "game.wiz") as session:
        assert session.wait()
        session.type(keys + b"\r")
        assert session.wait()
        assert "is no prediction" in session.picture or "predict 0 to 1" in session.picture
        session.type("q\r")
        assert ended(session) == 0
    assert "Traceback" not in session.raw


def test_without_colours_the_table_is_as_clear(tmp_path: Path) -> None:
    with augury("play", "--plain", "--seed", "7", "--save", tmp_path / "a.wiz") as session:
        session.wait()
        coloured = session.raw, session.picture
    with augury(
        "play", "--plain", "--seed", "7", "--save", tmp_path / "b.wiz", NO_COLOR="1"
    ) as session:
        session.wait()
        plain = session.raw, session.picture
    colours = re.compile(r"\x1b\[[0-9;]*(3|4|9|10)[0-7][0-9;]*m")
    assert colours.search(coloured[0])
    assert not colours.search(plain[0])
    assert plain[1].replace("b.wiz", "a.wiz") == coloured[1]


@pytest.mark.parametrize("simple", [{"TERM": "dumb"}, {"TERM": ""}, {"NO_COLOR": "1"}], ids=str)
def test_a_simple_terminal_gets_the_game_line_by_line(
    simple: dict[str, str], tmp_path: Path
) -> None:
    """Without being asked for it: no other screen, no mouse, no cursor that moves."""
    with augury("play", "--seed", "7", "--save", tmp_path / "a.wiz", **simple) as session:
        assert session.wait()
        assert "Round 1 of 15" in session.picture
        session.type("q\r")
        assert ended(session) == 0
    assert "\x1b[?" not in session.raw


def test_an_error_is_wrapped_between_words(tmp_path: Path) -> None:
    """A refusal that is longer than the line, on a terminal that would break it anywhere."""
    with augury("play", "--plain", "--seed", "7", "--save", tmp_path / "a.wiz") as session:
        assert session.wait()
        session.type(f"{'many ' * 9}\r")
        assert session.wait()
        lines = session.picture.split("\n")
        assert "is no prediction: type a number from 0 to 1." in " ".join(" ".join(lines).split())
        assert max(map(len, lines)) <= COLUMNS


def test_long_texts_come_a_screenful_at_a_time(tmp_path: Path) -> None:
    game = ("--edition", "HU25", "--seed", "7", "--save", tmp_path / "a.wiz")
    with augury("play", "--plain", *game) as session:
        assert session.wait()
        session.type("rules\r")
        pages = list[str]()
        while session.wait() and "Your hand" not in session.picture:
            pages.append(session.picture)
            assert len(session.picture.split("\n")) <= LINES
            session.type("\r")
    assert len(pages) > 2
    assert "R2.2" in pages[0]
    assert "R8.1" in pages[-1]
