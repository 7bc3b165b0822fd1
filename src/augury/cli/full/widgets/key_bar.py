"""The last line: which keys do what; each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import RenderResult
from textual.events import Click
from textual.reactive import reactive
from textual.widget import Widget

from augury.cli.full.widgets.part import palette

__all__ = ["KeyBar"]


class KeyBar(Widget):
    """Keys, what they are for, and the actions of the screen that they stand for."""

    DEFAULT_CSS = """
    KeyBar { height: auto; max-height: 2; padding: 0 1; dock: bottom; }
    """

    hints: reactive[Sequence[tuple[str, str, str]]] = reactive(())

    def render(self) -> RenderResult:
        """Each key, with its word behind it."""
        colours = palette(self)
        text = Text()
        for key, words, action in self.hints:
            meta = Style(meta={"action": action})
            text.append(f"{key}\u00a0", colours.accent() + meta)
            text.append(words.replace(" ", "\u00a0"), colours.muted() + meta).append("  ")
        return text

    async def on_click(self, event: Click) -> None:
        """Do what was clicked."""
        action = event.style.meta.get("action")
        if action:
            await self.screen.run_action(action)
