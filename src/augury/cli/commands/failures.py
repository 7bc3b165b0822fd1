"""How a command fails: in one line and with an exit code, not with a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from augury.cli.errors import CommandError, UsageError
from augury.cli.preferences import load
from augury.cli.words.language import choose_language
from augury.cli.words.refusals import explain_error
from augury.game import AuguryError, RulesError
from augury.game.errors import BotError, MissingExtra

INTERRUPTED: Final = 130
"""The exit code of a command that Ctrl-C ends, as of any program."""

_USAGE: Final = (BotError, CommandError, MissingExtra, RulesError, UsageError)


@contextmanager
def explained(language: str = "en") -> Iterator[None]:
    """Whatever the library refuses is said in one line.

    A command ends in silence where nobody answers its question, and at Ctrl-C.
    """
    try:
        yield
    except AuguryError as error:
        code = 2 if isinstance(error, _USAGE) else 1
        raise fail(explain_error(error, language), code) from None
    except (EOFError, KeyboardInterrupt) as end:
        typer.echo(err=True)
        raise typer.Exit(1 if isinstance(end, EOFError) else INTERRUPTED) from None


def language_asked(context: typer.Context, wanted: str | None) -> str | None:
    """The language asked for after the command, else the one asked for before it."""
    if wanted is None and context.parent is not None:
        before: str | None = context.parent.params.get("language")
        return before
    return wanted


@contextmanager
def speaking(wanted: str | None) -> Iterator[str]:
    """The language asked for, else the one set in the menu; refusals are said in it too."""
    kept = load().language
    with explained(choose_language(kept)):
        language = choose_language(wanted or kept)
    with explained(language):
        yield language


def fail(reason: str, code: int = 2) -> typer.Exit:
    """Print the reason; the exit to raise, with its code."""
    typer.echo(f"augury: {reason}", err=True)
    return typer.Exit(code)
