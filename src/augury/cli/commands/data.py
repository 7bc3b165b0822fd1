"""`augury data`: a data set of decisions, played by the batch engine."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TimeRemainingColumn
from typer import Argument, Option

from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import BoxOption, LanguageOption, rules_of, takes_choice
from augury.cli.plain.progress import progress_bar
from augury.game.rules.choices import Choice


@takes_choice
def data(
    choice: Choice,
    *,
    file: Annotated[
        Path, Argument(metavar="FILE", help="Where to: a name ending in .parquet or .arrow.")
    ],
    decisions: Annotated[
        int, Option(metavar="N", help="Decisions to write, at least; the last round is whole.")
    ] = 1_000_000,
    box: BoxOption = None,
    player: Annotated[
        str, Option(metavar="NAME", help="Who plays all seats: random or archmage.")
    ] = "random",
    seed: Annotated[str, Option(metavar="TEXT", help="The same seed gives the same rows.")] = "0",
    language: LanguageOption = None,
) -> None:
    """Write a data set: what was seen, legal and done at every decision, and all hands beside it.

    The file appears when it is whole; one of that name is replaced then.

    [bold]Examples[/bold]

    augury data rounds.parquet --decisions 5000000
    augury data fairy.arrow --special dragon,fairy --player archmage
    """
    with speaking(language):
        rules = rules_of(choice, box)
        from augury.data import write  # noqa: PLC0415

        bar = progress_bar("Playing", "{task.completed:,} decisions", TimeRemainingColumn())
        try:
            with bar:
                task = bar.add_task("", total=decisions)
                written = write(
                    file,
                    rules,
                    decisions=decisions,
                    player=player,
                    seed=_number(seed),
                    progress=lambda rows: bar.update(task, completed=rows),
                )
        except KeyboardInterrupt:  # the file is gone; what JAX still computes trips over an end
            os._exit(INTERRUPTED)
    typer.echo(
        f"{written.path}: {written.decisions:,} decisions in {written.games:,} games, "
        f"{written.bytes / 1e6:,.1f} MB"
    )


def _number(seed: str) -> int:
    """The seed as JAX takes it."""
    if seed.isdecimal():
        return int(seed)
    return int.from_bytes(sha256(seed.encode()).digest()[:7])
