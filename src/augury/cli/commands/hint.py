"""The `hint` command: what to do next in a saved game."""

from __future__ import annotations

import json as json_
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from augury.analysis.hints import Hint
from augury.analysis.hints import hint as find_hint
from augury.cli import saves
from augury.cli.analysis.tables import show_hint
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import UsageError
from augury.cli.plain.terminal import make_console
from augury.cli.words.speech import Speech, names_of
from augury.game import view
from augury.game.text.codecs import codec


def hint(
    file: Annotated[Path, Argument(metavar="FILE", help="A record: a file such as game.wiz.")],
    seat: Annotated[
        int | None,
        Option(metavar="SEAT", help="For this seat; default: who is to act.", show_default=False),
    ] = None,
    json: Annotated[bool, Option("--json", metavar="", help="The hint as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Say what to do next in a saved game, and why.

    It looks only at what that seat can see.

    [bold]Examples[/bold]

    augury hint mygame.wiz
    """
    with speaking(language) as spoken:
        record = saves.read(file)
        state = record.state
        speech = Speech(spoken, names_of(record, spoken))
        if seat is not None:
            saves.check_seat(record.rules, seat)
        if not state.to_act:
            raise UsageError("hint-nothing")
        if seat is None and len(state.to_act) > 1:
            raise UsageError("hint-whose")
        asking = state.to_act[0] if seat is None else seat
        if asking not in state.to_act:
            raise UsageError("hint-not-you", name=speech.names[asking])

        found = find_hint(view(state, asking), f"{len(record.actions)}")
        if json:
            typer.echo(json_.dumps(codec(Hint).write(found), ensure_ascii=False))
            return
        console = make_console()
        for part in show_hint(found, speech):
            console.print(part)
