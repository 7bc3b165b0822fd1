"""A line to be typed: a name, the link of a table, something to say."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from augury.cli.full.screens.answering import AnsweringScreen


class TextInputScreen(AnsweringScreen[str | None], ModalScreen[str | None]):
    """A question, and a line to be typed in answer."""

    DEFAULT_CSS = """
    TextInputScreen { align: center middle; background: $background 60%; }
    TextInputScreen #frame { width: 60; max-width: 100%; height: auto; border: round $primary; }
    TextInputScreen #frame { background: $panel; padding: 0 1; }
    """

    def __init__(self, question: str, value: str = "", longest: int = 0) -> None:
        super().__init__()
        self._question = question
        self._value = value
        self._longest = longest

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Vertical(id="frame"):
            yield Static(self._question, markup=False)
            line = Input(self._value, max_length=self._longest)
            line.cursor_blink = False  # so that waiting costs nothing
            yield line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.dismiss(event.value.strip() or None)

    def on_key(self, event: Key) -> None:
        """Escape answers nothing."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
