"""A list that fills the screen: the menu, saved games, settings, languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widgets import Static

from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.widgets.choices import ChoiceItem, Choices

_SHAPES: Final = "●  ◆  ▲  ■"


class ListScreen(AnsweringScreen[object]):
    """A title and options one below the other; it answers with the value of the one chosen."""

    DEFAULT_CSS = """
    ListScreen { align: center middle; }
    ListScreen #sheet { width: 100%; max-width: 78; height: auto; max-height: 100%; padding: 1 2; }
    ListScreen #name { text-style: bold; color: $primary; }
    ListScreen #motto { color: $muted; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "back", show=False)]

    def __init__(
        self, title: str, motto: str, options: Sequence[ChoiceItem[object]], at: int = 0
    ) -> None:
        super().__init__()
        self._heading = title
        self._motto = motto
        self._offer = options
        self._start = at

    def compose(self) -> ComposeResult:
        """Title, motto, options."""
        with VerticalScroll(id="sheet", can_focus=False):
            yield Static(f"{_SHAPES}   {self._heading}", id="name", markup=False)
            yield Static(self._motto, id="motto", markup=False)
            choices = Choices()
            choices.set_reactive(Choices.column, True)
            choices.set_reactive(Choices.options, self._offer)
            choices.set_reactive(Choices.at, min(self._start, max(0, len(self._offer) - 1)))
            yield choices

    def on_key(self, event: Key) -> None:
        """Arrows move, Enter chooses, letters choose at once."""
        choices = self.query_one(Choices)
        if choices.key(event):
            self._keep_in_sight(choices)
            event.stop()

    def _keep_in_sight(self, choices: Choices) -> None:
        """The whole screen is shown again from its top when the cursor is on the first option."""
        sheet = self.query_one("#sheet")
        line = choices.line_of(choices.at) + choices.virtual_region.y if choices.at else 0
        if not 0 <= line - sheet.scroll_offset.y < sheet.size.height - 2:
            sheet.scroll_to(y=max(0, line - sheet.size.height // 2), animate=False)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Answer; what is barred cannot be chosen."""
        if not event.barred:
            self.dismiss(event.value)

    def action_back(self) -> None:
        """Answer nothing."""
        self.dismiss(None)
