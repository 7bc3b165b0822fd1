"""`augury benchmark`: what anyone's player is worth by a fixed protocol."""

from __future__ import annotations

import json as json_
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table
from typer import Argument, Option

from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.plain.progress import progress_bar
from augury.cli.plain.terminal import make_console

if TYPE_CHECKING:  # it brings NumPy along, which other commands do without
    from augury.benchmark import Evaluation


def benchmark(
    player: Annotated[
        str,
        Argument(
            metavar="PLAYER",
            help="your.module:Name, network.onnx, 'process:COMMAND', or one of ours.",
        ),
    ],
    deals: Annotated[
        int, Option(metavar="N", help="How many of the fixed deals, for each opponent and rules.")
    ] = 32,
    limit: Annotated[
        float, Option(metavar="SECONDS", help="Time for each decision of a player not ours.")
    ] = 10.0,
    processes: Annotated[
        int | None,
        Option(metavar="N", help="Games to play at once; default: one a core.", show_default=False),
    ] = None,
    json: Annotated[bool, Option("--json", metavar="", help="The results as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Let a player meet frozen opponents in fixed deals, and say what it is worth.

    One seat is the player's, the other three are one opponent's; every deal is played from every
    seat. How far it is from an equilibrium is computed on two boxes small enough to be solved.
    What the numbers mean, and the leaderboard: docs/benchmark.md.

    [bold]Examples[/bold]

    augury benchmark apprentice --deals 8
    augury benchmark my_package.my_bots:Sage
    augury benchmark network.onnx --json
    augury benchmark "process:./my-player --fast" --limit 2
    """
    from augury.benchmark import evaluate  # noqa: PLC0415

    bar = progress_bar("Playing", MofNCompleteColumn(), TimeRemainingColumn())
    with speaking(language), bar:
        task = bar.add_task("", total=None)
        try:
            found = evaluate(
                player,
                deals=deals,
                limit=limit,
                processes=processes,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    if json:
        typer.echo(json_.dumps(found.to_json(), indent=2, ensure_ascii=False))
        return
    make_console().print(_table(found))
    for line in _notes(found):
        typer.echo(line)


def _table(found: Evaluation) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("Rules, opponent", overflow="fold")
    for head in ("Points a round", "Ahead by", "Exact %", "ms"):
        table.add_column(head, justify="right")
    for line in found.lines:
        table.add_row(
            f"{line.suite}, {line.opponent}",
            _number(line.points.mean, line.points.margin),
            _number(line.ahead.mean, line.ahead.margin, "+"),
            _number(100 * line.exact.mean, 100 * line.exact.margin),
            f"{line.milliseconds:.2f}",
        )
    return table


def _notes(found: Evaluation) -> list[str]:
    notes = [
        f"NashConv with {one.box}: {one.nash_conv:.2f} points, asked about {one.views} views"
        for one in found.exploitability
    ]
    reasons = [fault for line in found.lines for fault in line.faults]
    notes.append(f"Faults: {found.faults}" + (f", the first: {reasons[0]}" if reasons else ""))
    if found.thawed:
        notes.append(
            f"NOT COMPARABLE: {', '.join(found.thawed)} differ here from those of the protocol"
        )
    return [
        *notes,
        f"{found.deals} deals for each row; ± is a 95% interval over deals.",
        found.row,
    ]


def _number(mean: float, margin: float, sign: str = "") -> str:
    return f"{mean:{sign}.1f} ± {margin:.1f}".replace("-", "−")
