"""The `review` command: what luck did in a game, and what everyone did."""

from __future__ import annotations

import json as json_
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text
from typer import Argument, Option

from augury.analysis.judging import QUICK, THOROUGH
from augury.analysis.review import Review
from augury.cli import saves
from augury.cli.analysis.report import page
from augury.cli.analysis.tables import show_review
from augury.cli.analysis.work import watch_review
from augury.cli.commands.failures import INTERRUPTED, speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import UsageError
from augury.cli.plain.terminal import make_console
from augury.cli.words.speech import Speech, names_of
from augury.game import Phase
from augury.game.text.codecs import codec
from augury.game.text.record import Record


def review(
    file: Annotated[Path, Argument(metavar="FILE", help="A record: a file such as game.wiz.")],
    seat: Annotated[
        int | None,
        Option(metavar="SEAT", help="Judge this seat's decisions alone.", show_default=False),
    ] = None,
    quick: Annotated[
        bool, Option("--quick", metavar="", help="In seconds, and less sure.")
    ] = False,
    json: Annotated[bool, Option("--json", metavar="", help="The review as JSON.")] = False,
    html: Annotated[
        Path | None,
        Option(metavar="FILE", help="Write it as a page with plots.", show_default=False),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Say what luck did in a game, what everyone did, and which decisions mattered.

    Every decision is judged from what its seat knew then. Ctrl-C shows what is done so far. The
    same record gives the same figures again.

    [bold]Examples[/bold]

    augury review mygame.wiz
    augury review mygame.wiz --seat 0 --html report.html
    augury review mygame.wiz --quick --json | jq .seats
    """
    with speaking(language) as spoken:
        record = saves.read(file)
        _check_reviewable(record, seat)

        if html is not None:
            saves.check_folder(html)
            saves.write_text(html, "", lasting=False)  # what cannot be written is refused now
        found, whole = watch_review(record, seat, QUICK if quick else THOROUGH, spoken)
        speech = Speech(spoken, names_of(record, spoken))
        again = _same_command(file, seat, quick=quick)
        if json:
            typer.echo(json_.dumps(codec(Review).write(found), ensure_ascii=False))
        elif html is None:
            console = make_console()
            for part in show_review(found, speech):
                console.print(part)
            console.print(Text(speech.say("review-again", command=again), style="dim"))
        if html is not None:
            saves.write_text(html, page(found, speech, again), lasting=False)
            typer.echo(speech.say("review-written", path=str(html)), err=True)
        if not whole:
            done, rounds = len(found.rounds), record.state.table.number
            typer.echo(speech.say("review-stopped", done=done, rounds=rounds), err=True)
            raise typer.Exit(INTERRUPTED)


def _check_reviewable(record: Record, seat: int | None) -> None:
    state = record.state
    if seat is not None:
        saves.check_seat(record.rules, seat)
    if not state.table.number:
        raise UsageError("review-nothing")
    if seat is None and state.phase not in (Phase.OVER, Phase.DEAL):
        raise UsageError("review-needs-seat", number=state.table.number)


def _same_command(file: Path, seat: int | None, *, quick: bool) -> str:
    words = ["augury", "review", str(file)]
    words += [] if seat is None else ["--seat", str(seat)]
    words += ["--quick"] if quick else []
    return shlex.join(words)
