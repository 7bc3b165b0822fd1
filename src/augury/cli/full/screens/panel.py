"""A panel above the table: a title, something to read, and how to go back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.measure import Measurement
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.widgets.choices import ChoiceItem, Choices

_WIDEST: Final = 100  # columns that text is still easily read in
_EDGES: Final = 6  # columns: the frame, its padding, a scrollbar
_BESIDE: Final = 6  # lines: the frame, the title, the options


class Panel(AnsweringScreen[object], ModalScreen[object]):
    """Something to read or to choose; it answers with the value of the option chosen."""

    DEFAULT_CSS = """
    Panel { align: center middle; background: $background 60%; }
    Panel #frame {
        max-width: 100%; height: auto; max-height: 100%;
        background: $panel; border: round $primary; padding: 0 1;
    }
    Panel #title { text-style: bold; width: 100%; }
    Panel #body { height: auto; }
    Panel #text { width: 100%; }
    Panel Choices { width: 100%; height: auto; margin-top: 1; }
    """

    def __init__(
        self, title: str, body: RenderableType, options: Sequence[ChoiceItem[object]]
    ) -> None:
        super().__init__()
        self._heading = title
        self._text = body
        self._offer = options

    def compose(self) -> ComposeResult:
        """The title, the text, which scrolls if it is long, and the options."""
        with Vertical(id="frame"):
            yield Static(self._heading, id="title", markup=False)
            with VerticalScroll(id="body"):
                yield Static(self._text, id="text", markup=False)
            yield Choices()

    def on_mount(self) -> None:
        """Offer the options."""
        self.query_one(Choices).options = self._offer
        self._fit()
        self.query_one("#body").focus()

    def on_resize(self) -> None:
        """The text is as wide as it needs to be, and leaves room for the options."""
        self._fit()

    def _fit(self) -> None:
        console, size = self.app.console, self.app.size
        needed = Measurement.get(console, console.options.update(width=_WIDEST), self._text)
        least = max(len(self._heading), sum(len(each.label) + 3 for each in self._offer))
        width = min(size.width, max(needed.maximum, least) + _EDGES)
        self.query_one("#frame").styles.width = width
        self.query_one("#body").styles.max_height = max(1, size.height - _BESIDE)

    def on_key(self, event: Key) -> None:
        """Arrows sideways and Enter choose, arrows up and down scroll, Space goes on."""
        choices = self.query_one(Choices)
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "space" and len(self._offer) == 1:  # nothing is chosen by it
            choices.choose()
        elif event.key in ("up", "down") or not choices.key(event):
            return
        event.stop()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Answer the panel with what was chosen."""
        self.dismiss(event.value)

    def on_click(self, event: Click) -> None:
        """A click beside the panel goes back."""
        if event.widget is self:
            self.dismiss(None)
