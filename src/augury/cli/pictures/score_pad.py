"""The score pad, the "block of truth": per round and player the total and the prediction (R7.3)."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from augury.cli.pictures import colours
from augury.cli.words.reports import report_ties, report_victory
from augury.cli.words.signs import MET, MISSED
from augury.cli.words.speech import Speech, unsigned
from augury.game import Row, Table

_NARROW: Final = 9  # six such names and their numbers fit into eighty columns


def score_pad(rows: tuple[Row, ...], speech: Speech, last: int | None = None) -> RenderableType:
    """The pad as on paper, every round of it or only the `last` ones.

    Beside each total stands what was predicted; a prediction that came true is marked.
    """
    grid = Grid(box=box.ROUNDED, border_style="dim", header_style="bold")
    grid.add_column(speech.say("round"), justify="right")
    for seat in range(len(speech.names)):
        name = colours.short(speech.who(seat), _NARROW)
        grid.add_column(Text(name), justify="right", no_wrap=True)
    shown = rows
    if last is not None and len(rows) > last + 1:  # the mark of what is left out takes a row too
        shown = rows[-last:]
    if len(shown) < len(rows):
        grid.add_row("⋮")
    for row in shown:
        grid.add_row(str(row.number), *(_cell(row, seat) for seat in range(len(speech.names))))
    return grid


def _cell(row: Row, seat: int) -> Text:
    bid, met = row.bids[seat], row.bids[seat] == row.taken[seat]
    return Text.assemble(
        unsigned(row.totals[seat]),
        (f" {bid:>2}{MET if met else MISSED}", "green" if met else "dim"),
    )


def ranking(table: Table, speech: Speech) -> RenderableType:
    """The final ranks (R8.1, O3)."""
    places = table.ranks
    grid = Grid(box=box.ROUNDED, border_style="dim", header_style="bold")
    grid.add_column(speech.say("terminal-place"), justify="right")
    grid.add_column(speech.say("terminal-seat"))
    grid.add_column(speech.say("column-points"), justify="right")
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        style = "bold" if places[seat] == 1 else ""
        name, total = Text(speech.who(seat)), unsigned(table.totals[seat])
        grid.add_row(str(places[seat]), name, total, style=style)
    told = report_ties(table.rules.ties, table.totals, table.tie_breaks, speech)
    victory = Text(report_victory(table.winners, speech), style="bold")
    return Group(grid, *([] if told is None else [Text(told)]), victory)
