"""The page of the documentation that lists every command with its options.

python -m augury.cli.commands.reference docs/commands.md
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from augury.cli.commands.app import COMMANDS, make_app


def lines() -> Iterator[str]:
    """The page."""
    yield "# Commands"
    yield ""
    yield "What `augury --help` and `augury COMMAND --help` say, in one place."
    program: Any = get_command(make_app())
    for name, command in _commands(program):
        about, _, examples = command.help.partition("[bold]Examples[/bold]")
        yield from ("", f"## augury {name}", "", *about.strip().splitlines(), "")
        given = [line.strip() for line in examples.splitlines() if line.strip()]
        if given:
            yield from ("```console", *(f"$ {line}" for line in given), "```", "")
        yield from ("| | |", "|---|---|")
        for one in command.params:
            flags = ", ".join((*one.opts, *one.secondary_opts))
            shown = one.metavar if one.param_type_name == "argument" else flags
            value = "" if one.param_type_name == "argument" else one.metavar or ""
            words = re.sub(r"\s+", " ", getattr(one, "help", None) or "")
            cells = f"`{' '.join(filter(None, (shown, value)))}`", words
            yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _commands(program: Any) -> Iterator[tuple[str, Any]]:
    """Every command by its words, those of groups as well."""
    for name in COMMANDS:
        command = program.commands[name]
        inner = getattr(command, "commands", None)
        if inner is None:
            yield name, command
        else:
            yield from ((f"{name} {one}", inner[one]) for one in inner)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text("\n".join(lines()) + "\n", encoding="utf-8")
