"""How soon the first screen of the terminal is there, and how soon a key is answered.

    python benchmarks/terminal.py

Each program is started several times in a pseudo-terminal of 80 columns and 24 lines, in turn with
`import textual.app`, which no full screen with Textual can do without. Measured is the time until
the words of the first screen are written; the ratio to the import says more than seconds do, since
it is the same on a fast and on a slow machine. Idle is the processor's time in two seconds at the
table in which nobody does anything.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Final

TIMES: Final = 9
PATIENCE: Final = 30.0  # seconds
MAIN: Final = "from augury.cli import main; main()"
IMPORT: Final = "import textual.app; print('ready')"
PROGRAMS: Final = {  # what is run, and the word that its first screen shows
    "import textual.app": (IMPORT, (), "ready"),
    "augury": (MAIN, (), "Settings"),
    "augury play": (MAIN, ("play",), "Round 1"),
    "augury play --seed 7": (MAIN, ("play", "--seed", "7"), "Round 1"),
}


class Program:
    """A running program, and what it writes to its terminal."""

    def __init__(self, code: str, *arguments: str, home: Path) -> None:
        self.begun = monotonic()
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(home),
        }
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)

    def wait(self, word: str) -> float:
        """The seconds since the start after which the word is written."""
        written = b""
        while word.encode() not in written:
            left = PATIENCE - (monotonic() - self.begun)
            if not select.select([self.master], [], [], left)[0]:
                raise TimeoutError(f"no {word!r} in {written[-2000:]!r}")
            try:
                written += os.read(self.master, 65536)
            except OSError:
                raise SystemExit(written.decode(errors="replace")) from None
        return monotonic() - self.begun

    def answer(self, key: str) -> float:
        """The seconds until anything is written after a key."""
        while select.select([self.master], [], [], 0.3)[0]:
            os.read(self.master, 65536)
        begun = monotonic()
        os.write(self.master, key.encode())
        select.select([self.master], [], [], PATIENCE)
        return monotonic() - begun

    @property
    def processor(self) -> float:
        """The seconds of the processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Stop it."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def main() -> None:
    """Measure, and print."""
    first: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    processor: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    keys, idle = [], 0.0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for time in range(TIMES + 1):
            for name, (code, arguments, word) in PROGRAMS.items():
                program = Program(code, *arguments, home=home)
                seconds = program.wait(word)
                if time:  # the first time warms the machine up
                    first[name].append(seconds)
                    processor[name].append(program.processor)
                if name == "augury":
                    keys += [program.answer("\x1b[B") for _ in range(5)]
                if name == "augury play" and time == TIMES:
                    sleep(2)
                    before = program.processor
                    sleep(2)
                    idle = (program.processor - before) / 2
                program.end()
    base = median(first["import textual.app"])
    for name, times in first.items():
        print(
            f"{name:20} {median(times):6.3f} s  {median(times) / base:5.2f} of the import  "
            f"{median(processor[name]):6.3f} s of the processor"
        )
    print(f"{'a key':20} {median(keys) * 1000:6.1f} ms")
    print(f"{'idle':20} {idle * 100:6.1f} % of a core")


if __name__ == "__main__":
    main()
