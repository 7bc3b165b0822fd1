"""The `verify` command: whether a recorded game was dealt as it was committed to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument

from augury.cli import saves
from augury.game.commitments import verify as check
from augury.game.errors import AuguryError

__all__ = ["verify"]


def verify(
    file: Annotated[Path, Argument(metavar="RECORD", help="The record of a game at a table.")],
) -> None:
    """Check that nobody arranged the cards.

    Replays the game, checks every round's seed against the commitment made before the first deal,
    and deals every round again from the seed and the players' contributions.
    """
    try:
        rounds = check(saves.read(file))
    except AuguryError as error:
        typer.echo(f"augury: {error}", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"{file}: all {rounds} deals are as promised")
