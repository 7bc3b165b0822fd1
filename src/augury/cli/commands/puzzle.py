"""The `puzzle` command: a position, and what is best in it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Annotated

import typer
from rich.text import Text
from typer import Argument, Option

from augury.analysis.puzzles import daily, load_puzzles, solve
from augury.cli.analysis.tables import show_hint, show_position
from augury.cli.analysis.words import say_move
from augury.cli.commands.failures import speaking
from augury.cli.commands.options import LanguageOption
from augury.cli.errors import UsageError
from augury.cli.pictures import colours
from augury.cli.plain.terminal import make_console
from augury.cli.words import headings
from augury.cli.words.speech import Speech, names_of
from augury.cli.words.spelling import to_notation
from augury.game.play.views import View
from augury.game.text.notation import format_move


def puzzle(
    number: Annotated[
        int | None,
        Argument(metavar="NUMBER", help="Which one; default: that of the day.", show_default=False),
    ] = None,
    answer: Annotated[
        str | None,
        Option(
            metavar="MOVE",
            help="Your answer, such as R7 or bid=2; else you are asked.",
            show_default=False,
        ),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Show a position in which one choice is clearly the best, and ask for it.

    [bold]Examples[/bold]

    augury puzzle
    augury puzzle 7 --answer bid=1
    """
    with speaking(language) as spoken:
        puzzles = load_puzzles()
        count = len(puzzles)
        if number is None:
            number = 1 + daily(datetime.now().astimezone().date())
        if number not in range(1, count + 1):
            raise UsageError("puzzle-none", number=number, count=count)
        task = puzzles[number - 1]
        seen = task.position
        assert seen.seat is not None
        speech = Speech(spoken, names_of(task.record, spoken))
        console = make_console()
        console.print(Text(speech.say("puzzle-title", number=number, count=count), style="bold"))
        for line in _lines(seen, speech):
            console.print(colours.paint(line))
        moves = {format_move(move): move for move in seen.legal_actions}
        asked = speech.say("puzzle-ask", choices=" · ".join(moves))
        if answer is None:
            console.print(colours.paint(asked))
            answer = console.input("> ")
        typed = {answer.strip().lower(), to_notation(answer.strip(), spoken).lower()}
        chosen = next((moves[text] for text in moves if text.lower() in typed), None)
        if chosen is None:
            raise UsageError("puzzle-ask", choices=" · ".join(moves))
        found = solve(number, format_move(chosen))
        said = "puzzle-right" if found.right else "puzzle-wrong"
        console.print(colours.paint(speech.say(said, best=say_move(found.best, speech)), "bold"))
        console.print(Text(speech.say("puzzle-gap", points=found.gap)))
        if not found.right:
            lost = speech.say("puzzle-lost", move=say_move(chosen, speech), points=found.lost)
            console.print(colours.paint(lost))
        for part in show_hint(found.hint, speech):
            console.print(part)
        if not found.right:
            raise typer.Exit(1)


def _lines(seen: View, speech: Speech) -> Iterator[str]:
    """The position, as its seat sees it."""
    table = seen.table
    colour = "" if table.trump is None else f"{table.trump.value} "
    yield f"{speech.say('trump')}: {colour}{headings.trump(seen, speech)}"
    for seat, name in enumerate(speech.names):
        bid = table.bids[seat]
        said = "" if bid is None else speech.say("replay-bid", tricks=bid)
        mark = "→" if seat == seen.seat else " "
        yield f"{mark} {name}: {speech.tricks(table.taken[seat])} {said}".rstrip()
    yield from show_position(seen, speech)
