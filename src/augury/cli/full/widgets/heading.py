"""The lines above the table: round and trick, trump, suit to follow, the sum of the predictions."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult

from augury.cli.full.drawings import draw_suit
from augury.cli.full.widgets.part import Part
from augury.cli.words import headings


class Heading(Part):
    """Where in the game we are."""

    DEFAULT_CSS = """
    Heading { height: auto; max-height: 4; padding: 0 1; }
    """

    def render(self) -> RenderResult:
        """Round and variant; then trump, what to follow and the sum, as wide as there is room."""
        if self.scene is None:
            return ""
        view, speech, table = self.scene.view, self.scene.speech, self.scene.view.table
        if table.number == 0:
            return ""
        title = Text(headings.heading(table, speech), style="bold")
        variant = headings.variant(table.rules, speech)
        gap = self.size.width - title.cell_len - len(variant)
        if variant and gap >= 2:
            title.append(f"{' ' * gap}{variant}", self.palette.muted())
        parts = [Text.assemble(f"{speech.say('trump')}: ")]
        if table.trump is not None:
            parts[0].append_text(draw_suit(table.trump, self.palette, speech)).append(" ")
        parts[0].append_text(
            self.palette.paint(headings.trump(view, speech), str(self.palette.muted()))
        )
        if table.suit is not None:
            follow = Text(f"{speech.say('follow')}: ")
            parts.append(follow.append_text(draw_suit(table.suit, self.palette, speech)))
        elif line := headings.follow(table, speech):
            parts.append(Text(line))
        if line := headings.bids(table, speech):
            parts.append(Text(line))
        return Text.assemble(title, "\n", Text(" · ").join(parts))
