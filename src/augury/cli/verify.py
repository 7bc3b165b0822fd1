"""The `verify` command: whether a recorded game was dealt as it was committed to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument

from augury.cli import saves
from augury.cli.failures import explained
from augury.game.commitments import verify as check

__all__ = ["verify"]


def verify(
    file: Annotated[Path, Argument(metavar="RECORD", help="The record of a game at a table.")],
) -> None:
    """Check that nobody arranged the cards.

    Replays the game, checks every round's seed against the commitment made before the first deal,
    and deals every round again from the seed and the players' contributions.
    """
    with explained():
        rounds = check(saves.read(file))
    typer.echo(f"{file}: all {rounds} deals are as promised")
