"""The terminal: something to print on, and somebody who types lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segments
from rich.text import Text

from augury.cli.pictures import colours
from augury.cli.plain.move_input import Keyword, read_keyword
from augury.locales import say

_PROMPT_LINES: Final = 4  # the hint, a refusal, the question, and where Enter leads


def make_console(*, stderr: bool = False) -> Console:
    """Standard output or error, on which a word between brackets is a word."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


@dataclass(frozen=True)
class Terminal:
    """A console, and where typed lines come from. Reading raises `EOFError` when there are none."""

    console: Console
    read: Callable[[], str] = input
    language: str = "en"

    @property
    def redraws(self) -> bool:
        """Whether a new picture replaces the old one, rather than following it."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, *parts: RenderableType) -> None:
        """Show a new picture."""
        if self.redraws:
            self.console.clear()
        for part in parts:
            self.console.print(part)

    def say(self, *lines: str, style: str = "") -> None:
        """Some lines below the picture, whole, so that a command in them can be copied."""
        for line in lines:
            self.console.print(colours.paint(line, style), soft_wrap=True)

    def explain(self, reason: str) -> None:
        """Why something is refused, broken between words where the line ends."""
        self.console.print(colours.paint(reason, "bold red"))

    def ask(self, question: str) -> str:
        """A line typed in answer to a question."""
        self.console.print(colours.paint(f"{question} ", "bold"), end="")
        return self.read()

    def room(self, beside: RenderableType) -> int:
        """How many lines are left beside something else in a picture."""
        return self.console.height - len(self.console.render_lines(beside))

    def fit(self, news: Sequence[Text], rest: RenderableType) -> Sequence[Text]:
        """The latest news, as much as there is room for beside the rest of a picture."""
        if not self.redraws:
            return news
        room = max(1, self.room(rest) - _PROMPT_LINES)
        while len(news) > 1 and len(self.console.render_lines(Group(*news))) > room:
            news = news[1:]
        return news

    def page(self, renderable: RenderableType) -> None:
        """Something long, a screenful at a time."""
        if not self.redraws:
            self.console.print(renderable)
            return
        lines = self.console.render_lines(renderable, pad=False, new_lines=True)
        height = max(1, self.console.height - _PROMPT_LINES + 1)
        for first in range(0, len(lines), height):
            self.console.clear()
            self.console.print(Segments(chain(*lines[first : first + height])), end="")
            last = first + height >= len(lines)
            answer = self.ask(say(self.language, "terminal-go-back" if last else "terminal-more"))
            if read_keyword(answer) is Keyword.LEAVE:
                return
