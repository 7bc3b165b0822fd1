"""`augury data`: a data set of decisions, played by the batch engine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TimeRemainingColumn
from typer import Argument, Option

from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.plain.progress import progress_bar
from augury.game import parse_rules


def data(
    file: Annotated[
        Path, Argument(metavar="FILE", help="Where to: a name ending in .parquet or .arrow.")
    ],
    decisions: Annotated[
        int, Option(metavar="N", help="Decisions to write, at least; the last round is whole.")
    ] = 1_000_000,
    rules: Annotated[
        str, Option(metavar="TEXT", help="The rules, in their notation.")
    ] = "players=4",
    player: Annotated[
        str, Option(metavar="NAME", help="Who plays all seats: random or archmage.")
    ] = "random",
    seed: Annotated[int, Option(metavar="N", help="The same seed gives the same rows.")] = 0,
    language: LanguageOption = None,
) -> None:
    """Write a data set: what was seen, legal and done at every decision, and all hands beside it.

    The file appears when it is whole; one of that name is replaced then.

    [bold]Examples[/bold]

    augury data rounds.parquet --decisions 5000000
    augury data fairy.arrow --rules "players=4 special=dragon,fairy" --player archmage
    """
    with speaking(language):
        chosen = parse_rules(rules)
        from augury.data import write  # noqa: PLC0415

        bar = progress_bar("Playing", "{task.completed:,} decisions", TimeRemainingColumn())
        try:
            with bar:
                task = bar.add_task("", total=decisions)
                written = write(
                    file,
                    chosen,
                    decisions=decisions,
                    player=player,
                    seed=seed,
                    progress=lambda rows: bar.update(task, completed=rows),
                )
        except KeyboardInterrupt:  # the file is gone; what JAX still computes trips over an end
            os._exit(INTERRUPTED)
    typer.echo(
        f"{written.path}: {written.decisions:,} decisions in {written.games:,} games, "
        f"{written.bytes / 1e6:,.1f} MB"
    )
