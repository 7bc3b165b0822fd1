"""The `replay` command: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from augury.cli import saves
from augury.cli.capabilities import full_screen
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption, PlainOption
from augury.cli.errors import UsageError
from augury.cli.plain.replay import events
from augury.cli.plain.replay import replay as replayed
from augury.cli.plain.terminal import make_console
from augury.game.text.record import Record
from augury.game.text.wire import encode


def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A record: a file such as game.wiz.")],
    seat: Annotated[
        int | None,
        Option("--view", metavar="SEAT", help="Show only what this seat knew.", show_default=False),
    ] = None,
    number: Annotated[
        int | None,
        Option("--round", metavar="N", help="Show only this round.", show_default=False),
    ] = None,
    language: LanguageOption = None,
    json: Annotated[
        bool, Option("--json", metavar="", help="The events as JSON, one a line.")
    ] = False,
    plain: PlainOption = False,
) -> None:
    """Show a recorded game: deals, bids, tricks and the score pad.

    In a terminal: step by step at the table; line by line with --plain or --round, and in a pipe.

    [bold]Examples[/bold]

    augury replay mygame.wiz --round 3
    augury replay mygame.wiz --view 0
    augury replay mygame.wiz --json | jq .type
    """
    with speaking(language) as spoken:
        record = saves.read(file)
        _check_seat_and_round(record, seat, number)
        if json:
            for event in events(record, seat, number):
                typer.echo(encode(event).decode())
        elif number is None and full_screen(plain=plain):
            from augury.cli.full import program  # noqa: PLC0415

            program.replay(spoken, record, seat)
        else:
            console = make_console()
            for part in replayed(record, seat, number, spoken):
                console.print(part)


def _check_seat_and_round(record: Record, seat: int | None, number: int | None) -> None:
    played = record.state.table.number
    if seat is not None:
        saves.check_seat(record.rules, seat)
    if number is not None and number not in range(1, played + 1):
        raise UsageError("terminal-no-round", number=number, count=played)
