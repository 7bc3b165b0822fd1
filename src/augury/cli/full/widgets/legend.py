"""What the letters of the special cards in sight stand for."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult

from augury.cli.full.scene import Scene
from augury.cli.full.widgets.part import Part
from augury.cli.words.headings import legend


class Legend(Part):
    """One line; none, if there is no special card in hand, in the trick or turned up."""

    DEFAULT_CSS = """
    Legend { height: 1; padding: 0 1; }
    """

    def watch_scene(self) -> None:
        """Hide the legend where there are no special cards."""
        self.display = self.scene is not None and bool(_words(self.scene))

    def render(self) -> RenderResult:
        """The letters of the cards here, with their names."""
        words = "" if self.scene is None else _words(self.scene)
        return Text(words, self.palette.muted(), no_wrap=True, overflow="ellipsis")


def _words(scene: Scene) -> str:
    view = scene.view
    both = dict.fromkeys((view.table.turned_up, view.table.upcard))
    up = [card for card in both if card is not None]
    cards = [*(view.hand or ()), *(play.card for play in view.table.trick), *up]
    return legend(cards, scene.speech)
