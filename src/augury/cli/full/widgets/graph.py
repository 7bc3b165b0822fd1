"""The totals of all players after every round, as lines."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult

from augury.cli.full.widgets.part import Part
from augury.cli.ink import short
from augury.cli.speech import unsigned
from augury.game import Suit

__all__ = ["Graph", "plot"]

_MARKS = "●◆▲■○◇"


def plot(series: list[list[int]], width: int, height: int) -> list[list[int | None]]:
    """A picture of lines in `height` rows of `width` columns: whose mark stands where."""
    picture: list[list[int | None]] = [[None] * width for _ in range(height)]
    values = [value for line in series for value in line]
    low, high = min(values), max(values)
    for number, line in enumerate(series):
        for column in range(width):
            at = column * (len(line) - 1) / max(1, width - 1)
            before, rest = int(at), at - int(at)
            after = line[min(before + 1, len(line) - 1)]
            value = line[before] + (after - line[before]) * rest
            row = round((high - value) * (height - 1) / max(1, high - low))
            picture[row][column] = number
    return picture


class Graph(Part):
    """Everyone's line, with the highest and lowest total at the side."""

    DEFAULT_CSS = """
    Graph { height: 1fr; min-height: 5; padding: 0 1; }
    """

    def render(self) -> RenderResult:
        """Lines, a scale, and whose mark is whose."""
        if self.scene is None or not self.scene.view.table.pad or self.size.height < 4:
            return ""
        speech, pad = self.scene.speech, self.scene.view.table.pad
        players = range(len(speech.names))
        series = [[0, *(row.totals[seat] for row in pad)] for seat in players]
        values = [value for line in series for value in line]
        scale = max(len(unsigned(value)) for value in (min(values), max(values)))
        width = max(10, min(self.size.width - scale - 1, 100))
        picture = plot(series, width, self.size.height - 1)
        inks = [self._ink(seat) for seat in players]
        lines = []
        for number, row in enumerate(picture):
            side = {0: max(values), len(picture) - 1: min(values)}.get(number)
            line = Text(f"{'' if side is None else unsigned(side):>{scale}} ", self.palette.muted())
            for whose in row:
                line.append(*(" ",) if whose is None else (_MARKS[whose], inks[whose]))
            lines.append(line)
        names = Text(" " * (scale + 1), no_wrap=True, overflow="ellipsis")
        for seat in players:
            names.append(f"{_MARKS[seat]} {short(speech.who(seat), 12)}  ", inks[seat])
        return Text("\n").join([*lines, names])

    def _ink(self, seat: int) -> str:
        suits = tuple(Suit)
        if seat < len(suits):
            return self.palette.ink(suits[seat])
        return self.palette.ink(None, special=seat > len(suits))
