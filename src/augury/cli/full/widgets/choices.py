"""Something to choose from, in a row or a column: by arrows, by a key each, or by the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.style import Style
from rich.text import Text
from textual.app import RenderResult
from textual.events import Click, MouseMove
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from augury.cli.full.widgets.part import palette

__all__ = ["Choices", "Option"]

T = TypeVar("T")


@dataclass(frozen=True)
class Option(Generic[T]):
    """One of several things to choose."""

    label: str
    value: T
    keys: str = ""  # letters that choose it at once
    barred: bool = False  # shown, but crossed out; whoever chooses it hears why not
    colour: str = ""
    detail: str = ""  # what there is to know about it, in a column


class Choices(Widget):
    """Options beside each other, wrapped where the line ends; or one below the other."""

    DEFAULT_CSS = """
    Choices { height: auto; width: 1fr; }
    """

    options: reactive[Sequence[Option[object]]] = reactive((), layout=True)
    column: reactive[bool] = reactive(False, layout=True)
    at: reactive[int] = reactive(0)

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
        colours = palette(self)
        text = Text()
        for number, option in enumerate(self.options):
            colour = option.colour or colours.colours["foreground"]
            style = Style(color=colour, bold=True, meta={"option": number})
            left, right = " ", " "
            if option.barred:
                style += Style(color=colours.colours["muted"], strike=True, bold=False)
            if number == self.at:
                left, right = "[", "]"
                style += Style(reverse=True)
            label = f"{left}{option.label}{right}".replace(" ", "\u00a0")
            text.append(label, style).append("\n" if self.column else " ")
            if option.detail:
                text.append(f"   {option.detail}\n", colours.muted() + Style(meta=style.meta))
        return text

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
