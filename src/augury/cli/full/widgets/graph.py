"""The totals of all players after every round, as lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import RenderResult

from augury.cli.full.drawings import Palette
from augury.cli.full.widgets.part import Part
from augury.cli.pictures.colours import short
from augury.cli.words.speech import Speech, unsigned
from augury.game import Row, Suit

_MARKS: Final = "●◆▲■○◇"


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


def graph(rows: Sequence[Row], speech: Speech, palette: Palette, width: int, height: int) -> Text:
    """Everyone's line, with the highest and lowest total at the side, and whose mark is whose."""
    players = range(len(speech.names))
    series = [[0, *(row.totals[seat] for row in rows)] for seat in players]
    values = [value for line in series for value in line]
    ends = {0: unsigned(max(values)), height - 2: unsigned(min(values))}
    scale = max(map(len, ends.values()))
    colours = [_colour(seat, palette) for seat in players]
    lines = []
    for number, row in enumerate(plot(series, max(10, width - scale - 1), height - 1)):
        line = Text(f"{ends.get(number, ''):>{scale}} ", palette.muted())
        for whose in row:
            line.append(*((" ",) if whose is None else (_MARKS[whose], colours[whose])))
        lines.append(line)
    names = Text(" " * (scale + 1))
    for seat in players:
        names.append(f"{_MARKS[seat]} {short(speech.who(seat), 10)}  ", colours[seat])
    return Text("\n").join([*lines, names])


def _colour(seat: int, palette: Palette) -> str:
    suits = tuple(Suit)
    if seat < len(suits):
        return palette.suit(suits[seat])
    return palette.suit(None, special=seat > len(suits))


class Graph(Part):
    """The graph beside the table, once a round is over."""

    DEFAULT_CSS = """
    Graph { height: 12; padding: 0 1; }
    """

    def watch_scene(self) -> None:
        """Before the first round is over there is nothing to draw."""
        self.display = self.scene is not None and bool(self.scene.view.table.pad)

    def render(self) -> RenderResult:
        """As large as the place for it."""
        if self.scene is None or not self.scene.view.table.pad:
            return ""
        rows, size = self.scene.view.table.pad, self.size
        return graph(rows, self.scene.speech, self.palette, size.width, size.height - 1)
