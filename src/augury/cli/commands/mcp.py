"""The `mcp` command: an assistant plays, over the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec

from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption
from augury.game.errors import MissingExtra


def mcp(language: LanguageOption = None) -> None:
    """Let an assistant play, over the Model Context Protocol on standard input and output.

    It opens a table with bots, sees what its seat may know and nothing else, asks for the rules and
    for hints, and plays.

    [bold]Examples[/bold]

    augury mcp
    """
    with speaking(language) as spoken:
        if find_spec("mcp") is None:
            raise MissingExtra("`augury mcp` needs the package mcp", "mcp")
        from augury.cli.assistant import make_server  # noqa: PLC0415

        make_server(spoken).run("stdio")
