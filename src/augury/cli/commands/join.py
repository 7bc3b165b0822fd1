"""The `join` command: a seat at a table of a server."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer
from typer import Argument, Option

from augury.cli.capabilities import check_joining, command_name, full_screen
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import UsageError
from augury.locales import say


def join(
    link: Annotated[str, Argument(metavar="LINK", help="The link of a table, or of your seat.")],
    name: Annotated[
        str | None, Option(metavar="NAME", help="What you are called.", show_default=False)
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play at a table of a server, with people who may sit at the page.

    Your seat stays yours: when you leave, the link to come back is printed.

    [bold]Examples[/bold]

    augury join http://192.168.0.7:8000/t/abc --name Ada
    """
    with speaking(language) as spoken:
        check_joining()
        if not full_screen(plain=False):
            raise UsageError("terminal-join-screen")
        from augury.cli.full import program  # noqa: PLC0415
        from augury.cli.sessions.remote import read_link  # noqa: PLC0415

        seat_link = program.join(spoken, read_link(link).text, name)
        if seat_link is not None:
            command = f"{command_name()} join {shlex.quote(seat_link)}"
            typer.echo(say(spoken, "terminal-resume", command=command))
