"""Something to choose from, in a row or a column: by arrows, by a key each, or by the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from rich.style import Style
from rich.text import Text
from textual.app import RenderResult
from textual.events import Click, Key, MouseMove
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from augury.cli.full.drawings import flow
from augury.cli.full.widgets.part import palette

T = TypeVar("T")

_TYPED: Final = 0.9  # seconds in which a second digit belongs to the first


@dataclass(frozen=True)
class ChoiceItem(Generic[T]):
    """One of several things to choose."""

    label: str
    value: T
    keys: str = ""  # letters that choose it at once
    barred: bool = False  # shown, but crossed out; to choose it says why not
    colour: str = ""
    detail: str = ""  # what there is to know about it, in a column


class Choices(Widget):
    """Options beside each other, wrapped where the line ends; or one below the other."""

    DEFAULT_CSS = """
    Choices { height: auto; width: 1fr; }
    """

    options: reactive[Sequence[ChoiceItem[object]]] = reactive((), layout=True)
    column: reactive[bool] = reactive(False, layout=True)
    at: reactive[int] = reactive(0)
    numbered = False  # whether the options are the numbers from 0 on
    _typed = ""

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, value: object, barred: bool) -> None:
            super().__init__()
            self.value = value
            self.barred = barred

    def watch_options(self) -> None:
        """Begin with the first that may be chosen."""
        free = (at for at, option in enumerate(self.options) if not option.barred)
        self.at = next(free, 0)

    def render(self) -> RenderResult:
        """All labels; the one under the cursor is inverted and in brackets."""
        return self._drawn(self.size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as the options take."""
        return self._drawn(width).plain.count("\n") + 1

    def _drawn(self, width: int) -> Text:
        labels = [self._label(number) for number in range(len(self.options))]
        if not self.column:
            return flow(labels, width)
        muted = palette(self).muted()
        for number, label in enumerate(labels):
            for line in self._detail(number, width):
                label.append(f"\n{line}", muted + Style(meta={"option": number}))
        return Text("\n").join([*labels, Text("")])

    def _detail(self, number: int, width: int) -> list[str]:
        """What there is to know about an option, below it and further in."""
        lines = Text(self.options[number].detail).wrap(self.app.console, max(10, width - 3))
        return [f"   {line.plain.rstrip()}" for line in lines if line.plain]

    def line_of(self, at: int) -> int:
        """On which line of the column an option stands."""
        return sum(1 + len(self._detail(number, self.size.width)) for number in range(at))

    def _label(self, number: int) -> Text:
        option, colours = self.options[number], palette(self)
        colour = option.colour or colours.colours["foreground"]
        style = Style(color=colour, bold=True, meta={"option": number})
        left, right = " ", " "
        if option.barred:
            style += Style(color=colours.colours["muted"], strike=True, bold=False)
        if number == self.at:
            left, right = "[", "]"
            style += Style(reverse=True)
        return Text(f"{left}{option.label}{right}", style)

    def key(self, event: Key) -> bool:
        """Do what a key is for: arrows move, Enter chooses, letters choose at once.

        False, if it is for nothing here. Where options are numbers, digits move the cursor.
        """
        match event.key:
            case "left" | "up":
                self.move(-1)
            case "right" | "down":
                self.move(1)
            case "enter":
                self.choose()
            case key if self.numbered and key.isdecimal():
                self._type(key)
            case key:
                return self.press(key) or self.press(event.character or "")
        return True

    def _type(self, digit: str) -> None:
        """To that number; a second digit soon after makes it larger."""
        both = int(f"{self._typed}{digit}")
        number = both if both < len(self.options) else int(digit)
        if number < len(self.options):
            self.at = number
        self._typed = digit
        self.set_timer(_TYPED, self._forget)

    def _forget(self) -> None:
        self._typed = ""

    def move(self, by: int) -> None:
        """Move the cursor."""
        if self.options:
            self.at = (self.at + by) % len(self.options)

    def choose(self, at: int | None = None) -> None:
        """Choose an option, by default the one under the cursor."""
        at = self.at if at is None else at
        if at < len(self.options):
            self.at = at
            option = self.options[at]
            self.post_message(self.Chosen(option.value, option.barred))

    def press(self, key: str) -> bool:
        """Choose by a key; false, if it is nobody's."""
        for at, option in enumerate(self.options):
            if key in option.keys.split():
                self.choose(at)
                return True
        return False

    def on_click(self, event: Click) -> None:
        """Choose what was clicked."""
        event.stop()
        at = event.style.meta.get("option")
        if at is not None:
            self.choose(at)

    def on_mouse_move(self, event: MouseMove) -> None:
        """The cursor follows the mouse."""
        at = event.style.meta.get("option")
        if at is not None and at < len(self.options):
            self.at = at
