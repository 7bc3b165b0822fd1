"""What the parts of a table have in common."""

from __future__ import annotations

from textual.reactive import reactive
from textual.widget import Widget

from augury.cli.full.drawings import Palette
from augury.cli.full.scene import Scene


def palette(widget: Widget) -> Palette:
    """The colours of the theme in which a widget is shown."""
    return Palette(widget.app.theme_variables)


class Part(Widget):
    """A part of the table: draws the scene it is given."""

    scene: reactive[Scene | None] = reactive(None, layout=True)

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return palette(self)
