"""What happened in the round, the latest last, and the trick before this one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import RenderResult
from textual.reactive import reactive

from augury.cli.full.drawings import Look, Size, draw
from augury.cli.full.scene import Scene
from augury.cli.full.widgets.part import Part
from augury.cli.pictures.colours import short


class RoundLog(Part):
    """The last trick, card by card, and the lines of the log."""

    DEFAULT_CSS = """
    RoundLog { width: 1fr; height: 1fr; padding: 0 1; }
    """

    lines: reactive[Sequence[str]] = reactive(())

    def render(self) -> RenderResult:
        """The trick first; of the log as much as there is room for."""
        if self.scene is None:
            return ""
        head = self._last_trick(self.scene)
        room = max(1, self.size.height - len(head.plain.splitlines()) - 1)
        kept: list[Text] = []
        for line in reversed(self.lines):
            wrapped = self.palette.paint(line).wrap(self.app.console, max(10, self.size.width))
            if len(wrapped) > room:
                break
            room -= len(wrapped)
            kept.insert(0, Text("\n").join(wrapped))
        return Text("\n").join([head, *kept])

    def _last_trick(self, scene: Scene) -> Text:
        tricks, speech = scene.view.table.tricks, scene.speech
        if not tricks:
            return Text("")
        last = tricks[-1]
        lines = [Text(speech.say("last-trick"), "bold")]
        for play in last.plays:
            look = Look.WINNING if play.seat == last.winner else Look.PLAIN
            style = self.palette.style(play.face, look)
            (chip,) = draw(play.card, play.face, Size.CHIP, style, speech, look=look)
            lines.append(Text.assemble(chip, " ", short(speech.who(play.seat), 16)))
        return Text.assemble(Text("\n").join(lines), "\n")
