"""`augury arena`: matches between players, and what came of them as a table."""

from __future__ import annotations

import json as json_
from collections.abc import Iterable, Iterator
from math import isfinite
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from typer import Argument, Option

from augury.bots import NAMES
from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import BoxOption, LanguageOption, rules_of, takes_choice
from augury.cli.errors import CommandError
from augury.cli.plain.progress import progress_bar
from augury.cli.plain.terminal import make_console
from augury.game import AuguryError
from augury.game.rules.choices import Choice

if TYPE_CHECKING:  # the arena brings NumPy along, which the other commands do without
    from augury.arena import Estimate, Match, Played, Results


_WIDTH: Final = 120  # where the output is no terminal


@takes_choice
def arena(
    choice: Choice,
    *,
    bots: Annotated[
        list[str],
        Argument(
            metavar="PLAYER...",
            help=f"{', '.join(NAMES)}, adept:ms=100, your.module:Name, …",
        ),
    ],
    games: Annotated[
        int,
        Option(metavar="N", help="Games to play, at least; more, to make all meetings equal."),
    ] = 200,
    box: BoxOption = None,
    seed: Annotated[
        str, Option(metavar="TEXT", help="The same seed gives the same results.")
    ] = "0",
    processes: Annotated[
        int | None,
        Option(metavar="N", help="Games to play at once; default: one a core.", show_default=False),
    ] = None,
    ray: Annotated[
        str | None,
        Option(
            metavar="ADDRESS",
            help="Play on this Ray cluster; 'local' makes one here.",
            show_default=False,
        ),
    ] = None,
    json: Annotated[bool, Option("--json", metavar="", help="The results as JSON.")] = False,
    html: Annotated[
        Path | None,
        Option(metavar="FILE", help="Write the results as a page with plots.", show_default=False),
    ] = None,
    records: Annotated[
        Path | None,
        Option(metavar="DIR", help="Keep every game here, as a .wiz record.", show_default=False),
    ] = None,
    limit: Annotated[
        float,
        Option(metavar="SECONDS", help="Time for each decision of a player that is not ours."),
    ] = 30.0,
    strict: Annotated[
        bool, Option("--strict", metavar="", help="Stop at the first fault of a player.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Let players play many games against each other, and say who is better.

    Every deal is played once for every seat, with the players moved on by one place each time, so
    that the luck of the cards cancels. What follows ± is half of a 95% interval. Ctrl-C ends the
    match and shows what was finished so far.

    [bold]Examples[/bold]

    augury arena novice apprentice adept
    augury arena apprentice adept:ms=20 adept:ms=100 --games 60 --html report.html
    augury arena adept my_package.my_bots:Sage --players 3 --bidding hidden --strict
    """
    from augury.arena import ArenaError, BotFault, Match, page, rate, results, run  # noqa: PLC0415

    console = make_console()
    if not console.is_terminal:
        console.width = max(console.width, _WIDTH)
    finished: list[Played] = []
    with speaking(language):
        try:
            match = Match(tuple(bots), rules_of(choice, box), games, seed, limit)
            rate((), len(bots))  # whatever it lacks, it lacks before the first game
            folder = None if records is None else _folder(records)
            if html is not None:
                _check_writable(html)
            played = run(
                match, processes=processes, ray=ray, strict=strict, keep=records is not None
            )
        except (AuguryError, OSError) as error:
            raise CommandError(_reason(error)) from error
        try:
            for game in _watched(played, match.planned):
                finished.append(game)
                if folder is not None:
                    _save_record(folder, match, game)
            code = 0
        except KeyboardInterrupt:
            code = INTERRUPTED
        except BotFault as fault:
            typer.echo(fault.trace, err=True, nl=False)
            raise
        outcome = results(match, finished)
        if json:
            typer.echo(json_.dumps(outcome.to_json(), indent=2, ensure_ascii=False))
        else:
            for part in _tables_of_results(outcome):
                console.print(part)
        if html is not None:
            try:
                html.write_text(page(outcome), encoding="utf-8")
            except OSError as error:
                raise ArenaError(_reason(error)) from error
    raise typer.Exit(code)


def _reason(error: AuguryError | OSError) -> str:
    if isinstance(error, OSError):
        return f"cannot write {error.filename}: {error.strerror}"
    return str(error)


# Files: whether they can be written is known before the first game, not after the last


def _folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    try:
        with TemporaryFile(dir=path):
            return path
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _check_writable(path: Path) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8"):
        pass
    if new:
        path.unlink()


def _save_record(folder: Path, match: Match, game: Played) -> None:
    assert game.record is not None
    width = len(str(match.deals - 1))
    name = f"deal-{game.fixture.deal:0{width}}-turn-{game.fixture.turn}.wiz"
    (folder / name).write_text(game.record, encoding="utf-8", newline="\n")


# The terminal


def _watched(games: Iterable[Played], total: int) -> Iterator[Played]:
    """The same, with a bar that shows how far it is."""
    counts = MofNCompleteColumn(), TimeRemainingColumn(), "{task.fields[faults]}"
    bar = progress_bar("Playing", *counts)
    faults = 0
    with bar:
        task = bar.add_task("", total=total, faults="")
        for game in games:
            faults += len(game.faults)
            bar.update(task, advance=1, faults=f"{faults} faults" if faults else "")
            yield game


def _tables_of_results(outcome: Results) -> Iterator[Table | Text]:
    yield _ranking(outcome)
    yield Text()
    if outcome.differences:
        yield _differences(outcome)
        yield Text()
    for player in outcome.players:
        for fault in player.faults[:1]:
            where = f"round {fault.round}, {fault.phase}"
            yield Text(f"First fault of {player.name} ({where}): {fault.reason}", "red")
    planned = outcome.match.planned
    early = f" of {planned}, stopped early" if len(outcome.games) < planned else ""
    faults = "" if any(player.faults for player in outcome.players) else " No faults."
    yield Text(
        f"Deals: {outcome.deals}, games: {len(outcome.games)}{early}; every deal was played from "
        f"every seat. ± is a 95% interval over deals.{faults}",
        "dim",
    )


def _table(first: str, heads: Iterable[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(first, overflow="fold", ratio=1)
    for head in heads:
        table.add_column(head, justify="right", overflow="fold")
    return table


def _ranking(outcome: Results) -> Table:
    faulty = any(player.faults for player in outcome.players)
    heads = ["Points a game", "A round", "Exact %", "Won %", "Rating", "ms"]
    table = _table("Player", [*heads, "Faults"] if faulty else heads)
    for bot in outcome.order:
        player = outcome.players[bot]
        cells = [
            _text(player.score),
            _text(player.round_score),
            _text(player.exact, 100),
            _text(player.victories, 100),
            _number(player.rating.mu, 2 * player.rating.sigma),
            f"{player.milliseconds:.2f}",
        ]
        faults = Text(str(len(player.faults)), "bold red" if player.faults else "dim")
        table.add_row(player.name, *cells, *([faults] if faulty else []))
    return table


def _differences(outcome: Results) -> Table:
    """Who is ahead of whom; bold where that is beyond doubt."""
    found = {(one.one, one.other): one.score for one in outcome.differences}
    table = _table("Ahead of", (outcome.match.names[bot] for bot in outcome.order))
    for one in outcome.order:
        cells = []
        for other in outcome.order:
            gap = found.get((one, other))
            style = "bold" if gap is not None and gap.low > 0 else "dim"
            cells.append(Text("" if gap is None else _text(gap, sign="+"), style))
        table.add_row(outcome.match.names[one], *cells)
    return table


def _text(value: Estimate, factor: float = 1, *, sign: str = "") -> str:
    return _number(value.mean * factor, value.margin * factor, sign)


def _number(mean: float, margin: float, sign: str = "") -> str:
    width = f"{margin:.1f}" if isfinite(margin) else "?"
    return f"{mean:{sign}.1f} ± {width}".replace("-", "−")
