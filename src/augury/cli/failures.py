"""How a command fails: in one line and with an exit code, not with a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from augury.cli.errors import CommandError, MessageError, UsageError
from augury.game import AuguryError, RulesError
from augury.game.errors import BotError

__all__ = ["explained", "fail"]

_USAGE: Final = (BotError, CommandError, RulesError, UsageError)


@contextmanager
def explained(language: str = "en") -> Iterator[None]:
    """Whatever the library refuses is said in one line."""
    try:
        yield
    except AuguryError as error:
        words = error.said(language) if isinstance(error, MessageError) else str(error)
        raise fail(words, 2 if isinstance(error, _USAGE) else 1) from None


def fail(reason: str, code: int = 2) -> typer.Exit:
    """Say why, and how to end."""
    typer.echo(f"augury: {reason}", err=True)
    return typer.Exit(code)
