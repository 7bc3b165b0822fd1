"""`augury tournament simulate`: what a format of tournaments is worth, before it is trusted."""

from __future__ import annotations

import json as json_
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table
from typer import Argument, Option

from augury.bots import NAMES
from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import CommandError
from augury.cli.plain.progress import progress_bar
from augury.cli.plain.terminal import make_console

if TYPE_CHECKING:  # it brings NumPy along, which other commands do without
    from augury.arena import Played
    from augury.tournaments import Field, Forecast
    from augury.tournaments.simulation import Hand, LineUp

tournament = typer.Typer(help="Tournaments: how a format does with players of known strength.")

_FIELD = "apprentice=160,journeyman=60,master=12"


@tournament.command()
def simulate(
    formats: Annotated[
        list[str] | None,
        Argument(metavar="[FORMAT]...", help="Which formats; all, if none is named."),
    ] = None,
    field: Annotated[
        str,
        Option(
            metavar="PLAYER=N,…",
            help=f"How many play as each of these does: {', '.join(NAMES)}.",
        ),
    ] = _FIELD,
    tournaments: Annotated[int, Option(metavar="N", min=1, help="Tournaments to play.")] = 1000,
    variety: Annotated[
        int,
        Option(metavar="N", min=1, help="Games played for each way to fill a table."),
    ] = 40,
    seed: Annotated[int, Option(metavar="N", help="The same seed gives the same tournaments.")] = 0,
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
    json: Annotated[bool, Option("--json", help="The results as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Play whole tournaments with bots, and say who wins them and how long they take.

    Games are played first, some for every way to fill a table with these players; every tournament
    then takes one of them by lot for each of its tables.

    [bold]Examples[/bold]

    augury tournament simulate
    augury tournament simulate qualifier --field apprentice=12,master=4
    """
    from augury.arena import run  # noqa: PLC0415
    from augury.tournaments import PRESETS, TournamentError  # noqa: PLC0415
    from augury.tournaments.simulation import collect, fixtures  # noqa: PLC0415
    from augury.tournaments.simulation import simulate as play_on  # noqa: PLC0415

    with speaking(language):
        taking_part = _read_field(field)
        for name in formats or ():
            if name not in PRESETS:
                raise TournamentError(f"no format {name!r}: choose from {', '.join(PRESETS)}")
        plans = [PRESETS[name] for name in formats or PRESETS]
        found: list[Forecast] = []
        games: dict[tuple[str, LineUp], list[Hand]] = {}
        played: set[tuple[str, int]] = set()
        try:
            for plan in plans:
                for name, match, wanted in fixtures(plan, taking_part, variety):
                    key = name, match.rules.players
                    if key not in played:
                        played.add(key)
                        work = run(match, wanted, processes=processes, ray=ray, strict=True)
                        games |= collect(name, _watched(work, len(wanted)))
                found.append(play_on(plan, taking_part, games, tournaments, seed))
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    if json:
        typer.echo(json_.dumps([_to_json(one) for one in found], indent=2))
        return
    make_console().print(_table(found))
    for plan in plans:
        typer.echo(f"\n{plan.name}: {plan.note}")


def _read_field(text: str) -> Field:
    """The field that these words describe, the weakest level first."""
    from augury.tournaments import Field  # noqa: PLC0415

    counts: dict[str, int] = {}
    for part in text.split(","):
        name, equals, number = part.strip().partition("=")
        if name not in NAMES or not equals or not number.isdecimal() or int(number) < 1:
            raise CommandError(
                f"--field: {part.strip()!r} is not PLAYER=N, with one of {', '.join(NAMES)}"
            )
        if name in counts:
            raise CommandError(f"--field: {name} is there twice")
        counts[name] = int(number)
    levels = tuple(name for name in NAMES if name in counts)
    return Field(levels, tuple(counts[name] for name in levels))


def _watched(games: Iterable[Played], total: int) -> Iterator[Played]:
    """The same, with a bar that shows how far it is."""
    bar = progress_bar("Playing", MofNCompleteColumn(), TimeRemainingColumn())
    with bar:
        task = bar.add_task("", total=total)
        for game in games:
            bar.update(task, advance=1)
            yield game


def _table(found: list[Forecast]) -> Table:
    levels = found[0].field.levels
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("Format", overflow="fold")
    for head in (*(f"{level} wins" for level in levels), "in the final", "met again", "luck", "h"):
        table.add_column(head, justify="right")
    for one in found:
        table.add_row(
            one.plan.name,
            *(f"{100 * share:.0f}%" for share in one.wins),
            f"{100 * one.finalists:.0f}%",
            f"{one.repeats:.1f}",
            f"{one.luck:.2f}",
            f"{one.hours:.1f}",
        )
    return table


def _to_json(one: Forecast) -> dict[str, object]:
    return {
        "format": one.plan.name,
        "tournaments": one.tournaments,
        "wins": dict(zip(one.field.levels, one.wins, strict=True)),
        "finalists": one.finalists,
        "repeats": one.repeats,
        "luck": one.luck,
        "hours": one.hours,
    }
