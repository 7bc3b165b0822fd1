"""The commands, put together: each is a module of this room, imported when it is asked for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated, Final

import typer
from typer import Option

from augury.cli.capabilities import full_screen
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption, with_latest

COMMANDS: Final = (
    "play",
    "replay",
    "review",
    "hint",
    "puzzle",
    "rules",
    "join",
    "bot",
    "arena",
    "benchmark",
    "data",
    "pad",
    "serve",
    "tournament",
    "verify",
    "mcp",
)
"""Every command; the function, or the group of several, and its module have the same name."""


def make_app(commands: Iterable[str] = COMMANDS) -> typer.Typer:
    """The program with these commands. Each brings along what it needs, so fewer start sooner."""
    app = typer.Typer(
        context_settings={"help_option_names": ["-h", "--help"]},
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    app.callback()(augury)
    for name in commands:
        command = getattr(import_module(f"augury.cli.commands.{name}"), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command()(command)
    return app


def run(arguments: Sequence[str]) -> None:
    """Run the command line."""
    asked = [name for name in (*arguments, *_words_to_complete()) if name in COMMANDS][:1]
    app = make_app(asked or COMMANDS)
    gc.enable()
    app(with_latest(arguments), prog_name="augury")


def _words_to_complete() -> list[str]:
    """The line that a shell asks to complete: a command in it needs only its own module."""
    line = os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS", "")
    return line.split()[:-1] if "_AUGURY_COMPLETE" in os.environ else []


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version as version_of  # noqa: PLC0415

        typer.echo(f"augury {version_of('augury')}")
        raise typer.Exit


def augury(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool,
        Option(
            "--version",
            metavar="",
            callback=_show_version,
            is_eager=True,
            help="Say which version it is.",
        ),
    ] = False,
    language: LanguageOption = None,
) -> None:
    """The card game Wizard: say how many tricks you will win, and be right.

    Without a command: the start menu, on the full screen of a terminal.
    """
    with speaking(language) as spoken:
        if context.invoked_subcommand is not None:
            return
        if not full_screen(plain=False):
            typer.echo(context.get_help())
            return
        from augury.cli.full.program import show_menu  # noqa: PLC0415

        show_menu(spoken)
