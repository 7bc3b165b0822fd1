"""Where the program runs: in a terminal that can show a full screen, or somewhere plainer."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Annotated, Final, TextIO, TypeAlias

from typer import Option

__all__ = ["PlainOption", "full_screen"]

_PLAIN: Final = ("", "dumb", "unknown")

PlainOption: TypeAlias = Annotated[
    bool,
    Option(
        "--plain",
        help="Line by line, for screen readers and simple terminals. Default: the full screen, "
        "where there is one.",
    ),
]


def full_screen(
    *,
    plain: bool,
    environment: Mapping[str, str] = os.environ,
    streams: tuple[TextIO, TextIO] | None = None,
) -> bool:
    """Whether to use the full screen: on a terminal with colours that writes UTF-8.

    Whoever sets NO_COLOR, or asks for it plain, gets it line by line.
    """
    if plain or environment.get("NO_COLOR") or environment.get("TERM", "") in _PLAIN:
        return False
    reading, writing = streams or (sys.stdin, sys.stdout)
    utf8 = (writing.encoding or "").lower().replace("-", "") == "utf8"
    return utf8 and reading.isatty() and writing.isatty()
