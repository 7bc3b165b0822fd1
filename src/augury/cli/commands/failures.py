"""How a command fails: in one line and with an exit code, not with a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from augury.cli.errors import CommandError, MessageError, UsageError
from augury.cli.preferences import load
from augury.cli.words.language import choose_language
from augury.game import AuguryError, RulesError
from augury.game.errors import BotError

__all__ = ["explained", "fail", "speaking"]

_USAGE: Final = (BotError, CommandError, RulesError, UsageError)


@contextmanager
def explained(language: str = "en") -> Iterator[None]:
    """Whatever the library refuses is said in one line."""
    try:
        yield
    except AuguryError as error:
        raise fail(_words(error, language), 2 if isinstance(error, _USAGE) else 1) from None


@contextmanager
def speaking(wanted: str | None) -> Iterator[str]:
    """The language asked for, else the one set in the menu; refusals are said in it too."""
    with explained():
        language = choose_language(wanted or load().language)
    with explained(language):
        yield language


def fail(reason: str, code: int = 2) -> typer.Exit:
    """Say why, and how to end."""
    typer.echo(f"augury: {reason}", err=True)
    return typer.Exit(code)


def _words(error: AuguryError, language: str) -> str:
    """Why it failed; what only the library says is said in English."""
    return error.said(language) if isinstance(error, MessageError) else str(error)
