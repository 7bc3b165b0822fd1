"""The score pad, the "block of truth": per round and player the total and the prediction (R7.3)."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from augury.cli import ink, words
from augury.cli.words import Names
from augury.game import Row, Table, ranks

__all__ = ["pad", "ranking"]

_NARROW: Final = 9  # six such names and their numbers fit into eighty columns


def pad(rows: tuple[Row, ...], names: Names, last: int | None = None) -> RenderableType:
    """The pad as on paper, every round of it or only the `last` so many.

    Beside each total stands what was predicted; a prediction that came true is marked.
    """
    grid = Grid(box=box.ROUNDED, border_style="dim", header_style="bold")
    grid.add_column(words.ROUND, justify="right")
    for name in names:
        grid.add_column(Text(ink.short(name, _NARROW)), justify="right", no_wrap=True)
    shown = rows
    if last is not None and len(rows) > last + 1:  # the mark of what is left out takes a row too
        shown = rows[-last:]
    if len(shown) < len(rows):
        grid.add_row("⋮")
    for row in shown:
        grid.add_row(str(row.number), *(_cell(row, seat) for seat in range(len(names))))
    return grid


def _cell(row: Row, seat: int) -> Text:
    bid, met = row.bids[seat], row.bids[seat] == row.taken[seat]
    return Text.assemble(
        words.total(row.totals[seat]),
        (f" {bid:>2}{words.MET if met else words.MISSED}", "green" if met else "dim"),
    )


def ranking(table: Table, names: Names) -> RenderableType:
    """The final standing; equal totals share a place (R8.1)."""
    places = ranks(table.totals)
    grid = Grid(box=box.ROUNDED, border_style="dim", header_style="bold")
    grid.add_column(words.PLACE, justify="right")
    grid.add_column(words.SEAT)
    grid.add_column(words.POINTS, justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        style = "bold" if places[seat] == 1 else ""
        name, total = Text(names[seat]), words.total(table.totals[seat])
        grid.add_row(str(places[seat]), name, total, style=style)
    winners = [names[seat] for seat in table.winners]
    return Group(grid, Text(words.victory(winners), style="bold"))
