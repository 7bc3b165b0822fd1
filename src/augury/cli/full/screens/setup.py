"""A new game: whom to play against and by which rules."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult, RenderResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Static

from augury.cli.full.form import FormField, NewGame, Value, change, form
from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.widgets.choices import ChoiceItem, Choices
from augury.cli.full.widgets.part import palette
from augury.cli.words.speech import Speech


class FieldRow(Widget):
    """An option with its values beside each other; those chosen are marked."""

    DEFAULT_CSS = """
    FieldRow { height: auto; padding: 0 1; }
    """

    option: reactive[FormField | None] = reactive(None, layout=True)
    at: reactive[int | None] = reactive(None)  # the value under the cursor, if it is in this row

    class Chosen(Message):
        """A value was chosen."""

        def __init__(self, name: str, at: int) -> None:
            super().__init__()
            self.name = name
            self.at = at

    def render(self) -> RenderResult:
        """The name of the option, and its values."""
        option, colours = self.option, palette(self)
        if option is None:
            return ""
        text = Text(f"{option.label}: ", colours.accent() if self.at is not None else "bold")
        for at, value in enumerate(option.values):
            style = Style(meta={"value": at}, bold=value.chosen)
            if value.barred:
                style += colours.muted() + Style(strike=True)
            if at == self.at:
                style += Style(reverse=True)
            sign = ("✓" if option.several else "●") if value.chosen else " "
            text.append(f"{sign}{value.label} ".replace(" ", "\u00a0"), style).append(" ")
        return text

    def on_click(self, event: Click) -> None:
        """Choose what was clicked."""
        event.stop()
        at = event.style.meta.get("value")
        if at is not None and self.option is not None:
            self.post_message(self.Chosen(self.option.name, at))


class SetupScreen(AnsweringScreen[NewGame | None]):
    """A form in which nothing that contradicts the rest can be chosen."""

    DEFAULT_CSS = """
    SetupScreen { align: center middle; }
    SetupScreen #sheet { width: 100%; max-width: 100; height: auto; max-height: 100%; }
    SetupScreen #rows { height: auto; max-height: 100%; }
    SetupScreen #why { height: 2; color: $muted; padding: 0 1; }
    SetupScreen Choices { padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "back", show=False)]

    def __init__(self, setup: NewGame, language: str) -> None:
        super().__init__()
        self.setup = setup
        self.speech = Speech(language)
        self._line = 0
        self._column = 0

    def compose(self) -> ComposeResult:
        """The options, what the one under the cursor means, and how to begin."""
        with Vertical(id="sheet"):
            with VerticalScroll(id="rows", can_focus=False):
                for _ in range(10):
                    yield FieldRow()
            yield Static(id="why", markup=False)
            yield Choices()

    def on_mount(self) -> None:
        """Show the form."""
        say = self.speech.say
        self.query_one(Choices).options = (
            ChoiceItem(say("play-now"), "start", "s"),
            ChoiceItem(say("cancel"), "back"),
        )
        self._show()

    @property
    def fields(self) -> tuple[FormField, ...]:
        """The form as it is now."""
        return form(self.setup, self.speech)

    @property
    def value(self) -> Value | None:
        """The value under the cursor; none, on the last line."""
        options = self.fields
        return options[self._line].values[self._column] if self._line < len(options) else None

    def _show(self) -> None:
        options = self.fields
        self._line = min(self._line, len(options))
        for number, row in enumerate(self.query(FieldRow)):
            row.display = number < len(options)
            row.option = options[number] if number < len(options) else None
            row.at = self._column if number == self._line else None
            if number == self._line:
                row.scroll_visible(animate=False)
        rules = self.setup.choice.rules()
        about = self.value.why if self.value is not None else ""
        rounds = self.speech.say("glance-rounds", count=rules.rounds)
        self.query_one("#why", Static).update(about or rounds)

    def on_key(self, event: Key) -> None:
        """Arrows move; where one value is to be chosen, moving chooses it; Space ticks."""
        options, choices = self.fields, self.query_one(Choices)
        below = self._line == len(options)
        match event.key:
            case "up" | "down":
                by = -1 if event.key == "up" else 1
                self._line = (self._line + by) % (len(options) + 1)
                self._column = self._chosen_column()
            case "left" | "right" if below:
                choices.move(1)
            case "left" | "right":
                self._move(options[self._line], -1 if event.key == "left" else 1)
            case "space" if not below:
                self._choose(options[self._line].name, self._column)
            case "enter":
                choices.choose(None if below else 0)
            case _:
                return
        event.stop()
        self._show()

    def _chosen_column(self) -> int:
        options = self.fields
        if self._line >= len(options) or options[self._line].several:
            return 0
        values = options[self._line].values
        return next((at for at, value in enumerate(values) if value.chosen), 0)

    def _move(self, option: FormField, by: int) -> None:
        self._column = (self._column + by) % len(option.values)
        if not option.several:
            self._choose(option.name, self._column)

    def _choose(self, name: str, at: int) -> None:
        value = next(option for option in self.fields if option.name == name).values[at]
        if not value.barred:
            self.setup = change(self.setup, name, value.word)

    def on_field_row_chosen(self, event: FieldRow.Chosen) -> None:
        """A click chooses, and moves the cursor there."""
        names = [option.name for option in self.fields]
        self._line, self._column = names.index(event.name), event.at
        self._choose(event.name, event.at)
        self._show()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Begin the game, or go back to the menu."""
        self.dismiss(self.setup if event.value == "start" else None)

    def action_back(self) -> None:
        """Go back to the menu without a game."""
        self.dismiss(None)
