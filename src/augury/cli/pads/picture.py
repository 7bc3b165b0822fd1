"""A pad as it is printed: every line of it, what is not right, and what is due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from augury.cli.pictures import colours
from augury.cli.words.reports import report_ties, report_victory
from augury.cli.words.signs import MET, MISSED
from augury.cli.words.speech import Speech, unsigned
from augury.pad import Cell, Line, PadError, PadFacts, Problem, Round, Sheet, facts

_NARROW: Final = 9
_RESTS: Final = "–"
_LEADS: Final = "★"


def picture(sheet: Sheet, language: str) -> RenderableType:
    """The pad as a picture: its rounds, totals and problems."""
    known, speech = facts(sheet), Speech(language, sheet.names)
    return Group(_grid(sheet, known, speech), *_below(sheet, known, speech))


def _grid(sheet: Sheet, known: PadFacts, speech: Speech) -> Grid:
    grid = Grid(box=box.ROUNDED, border_style="dim", header_style="bold", show_footer=True)
    grid.add_column(speech.say("round"), justify="right", footer=speech.say("column-total"))
    grid.add_column(speech.say("cards"), justify="right")
    for seat, name in enumerate(sheet.names):
        leads = f"{_LEADS} " if seat in known.leaders else ""
        total = Text(f"{leads}{unsigned(known.totals[seat])}", style="bold")
        grid.add_column(
            Text(colours.short(name, _NARROW)), footer=total, justify="right", no_wrap=True
        )
    for one, line in zip(sheet.rounds, known.lines, strict=True):
        trump = f" {one.trump}" if one.trump and len(one.trump) == 1 else ""
        style = "dim strike" if one.struck else ""
        size = colours.paint(f"{line.hand_size}{trump}")
        grid.add_row(str(line.number), size, *_cells(one, line), style=style)
    return grid


def _cells(one: Round, line: Line) -> Iterator[Text]:
    for seat, cell in enumerate(one.cells):
        if cell is None:
            yield Text(_RESTS, style="dim")
            continue
        won = line.points[seat]
        if won is None:
            yield Text(_entered(cell), style="dim")
            continue
        met = won > 0
        mark = (f" {cell.final:>2}{MET if met else MISSED}", "green" if met else "dim")
        yield Text.assemble(unsigned(line.totals[seat]), mark)


def _entered(cell: Cell) -> str:
    bid = "?" if cell.final is None else str(cell.final)
    return bid if cell.taken is None else f"{bid}/{cell.taken}"


def _below(sheet: Sheet, known: PadFacts, speech: Speech) -> Iterator[Text]:
    for problem in known.problems:
        yield Text(say_problem(problem, speech.language), style="bold red")
    if known.over and known.leaders:
        told = report_ties(sheet.rules.ties, known.totals, known.tie_breaks, speech)
        if told is not None:
            yield Text(told)
        yield Text(report_victory(known.leaders, speech), style="bold")


def say_problem(problem: Problem, language: str) -> str:
    """A problem in a language, with the round it is in."""
    speech = Speech(language)
    values = {"name": problem.name, "value": problem.value, "limit": problem.limit}
    said = {name: "" if value is None else value for name, value in values.items()}
    sentence = speech.say(f"pad-problem-{problem.code}", **said)
    if problem.round is None:
        return sentence
    return speech.say("pad-in-round", number=problem.round, sentence=sentence)


def say_error(error: PadError, language: str) -> str:
    """What is wrong with a file, with its line."""
    sentence = say_problem(error.problem, language)
    if error.line is None:
        return sentence
    return Speech(language).say("pad-in-line", number=error.line, sentence=sentence)
