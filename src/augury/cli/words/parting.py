"""What is said when somebody leaves the table: where the game is kept, and how to go on."""

from __future__ import annotations

import shlex
from pathlib import Path

from augury.locales import say


def parting(language: str, path: Path, command: str, *, over: bool) -> tuple[str, ...]:
    """How to look at the game again, or how to go on with it; `command` is the program's name."""
    quoted = shlex.quote(str(path))
    if over:
        return (say(language, "terminal-look-again", command=f"{command} replay {quoted}"),)
    resume = f"{command} play --resume {quoted}"
    return say(language, "terminal-left"), say(language, "terminal-resume", command=resume)
