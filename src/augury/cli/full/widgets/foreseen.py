"""The hands of the others, where foresight shows them."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult

from augury.cli.full.drawings import Look, Size, draw
from augury.cli.full.widgets.part import Part
from augury.cli.pictures.colours import short
from augury.cli.pictures.foreseen import foreseen


class Foreseen(Part):
    """A line for every hand that was seen; nothing without foresight."""

    DEFAULT_CSS = """
    Foreseen { height: auto; padding: 0 1; }
    """

    def watch_scene(self) -> None:
        """Without foresight it takes no room."""
        self.display = self.scene is not None and any(foreseen(self.scene.view))

    def render(self) -> RenderResult:
        """The others' names, and the cards that are seen of them."""
        if self.scene is None:
            return ""
        speech = self.scene.speech
        lines = []
        for seat, cards in foreseen(self.scene.view):
            line = Text(f"{short(speech.names[seat], 10):<10}", self.palette.muted())
            for card in cards:
                style = self.palette.style(card, Look.PLAIN)
                (chip,) = draw(card, card, Size.CHIP, style, speech)
                line.append_text(Text(chip.plain.strip(), style)).append(" ")
            lines.append(line)
        return Text("\n").join(lines)
