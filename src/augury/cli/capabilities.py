"""Where the program runs: on a full screen or somewhere plainer; and what is installed there."""

from __future__ import annotations

import codecs
import os
import shlex
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from shutil import which
from typing import Final, TextIO
from unicodedata import combining, normalize

from augury.game.errors import MissingExtra

_PLAIN: Final = ("", "dumb", "unknown")
_JOINING: Final = ("httpx", "websockets")  # packages with which one plays at a server's table
_SIGNS: Final = {  # of the table, where the terminal has only the letters of ASCII
    "▶": ">",
    "◀": "<",
    "…": "...",
    "✓": "+",
    "✗": "x",
    "→": "->",
    "⋮": ":",
    "·": "-",
    "−": "-",
    "–": "-",
    "±": "+-",
    "½": ".5",
    "¼": ".25",
    "¾": ".75",
}


def full_screen(
    *,
    plain: bool,
    environment: Mapping[str, str] = os.environ,
    streams: tuple[TextIO, TextIO] | None = None,
) -> bool:
    """Whether to use the full screen: on a terminal with colours that writes UTF-8.

    With NO_COLOR, or if it is asked for, the game is shown line by line.
    """
    if plain or environment.get("NO_COLOR") or environment.get("TERM", "") in _PLAIN:
        return False
    reading, writing = streams or (sys.stdin, sys.stdout)
    utf8 = (writing.encoding or "").lower().replace("-", "") == "utf8"
    return utf8 and reading.isatty() and writing.isatty()


def command_name() -> str:
    """How this program can be called again: by its name, if the shell would find it."""
    called = Path(sys.argv[0])
    if which("augury") or called.name != "augury":
        return "augury"
    return shlex.quote(str(called))


def check_joining() -> None:
    """Raises `MissingExtra` where something is missing to play at a server's table."""
    if not all(map(find_spec, _JOINING)):
        raise MissingExtra("playing at a table of a server needs more packages", "client")


def prepare() -> None:
    """Let the streams write something legible for what their encoding does not have.

    Where the program was started with a closed stream, nothing is read there, and what is written
    goes nowhere: else the next file that is opened would get the stream's number.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    codecs.register_error("augury", _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="augury")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # rather a question mark than a traceback


def _replace(error: UnicodeError) -> tuple[str, int]:
    """Signs that still differ, letters without their accents, else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    bad = error.object[error.start : error.end]
    return "".join(map(_plain, bad)), error.end


def _plain(letter: str) -> str:
    if letter in _SIGNS:
        return _SIGNS[letter]
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return bare if bare.isascii() and bare else "?"
