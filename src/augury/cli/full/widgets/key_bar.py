"""The last line: which keys do what; each can be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text
from textual.app import RenderResult
from textual.events import Click
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from augury.cli.full.drawings import flow
from augury.cli.full.widgets.part import palette


class KeyBar(Widget):
    """Keys, what they are for, and the actions of the screen that they stand for."""

    DEFAULT_CSS = """
    KeyBar { height: auto; max-height: 3; padding: 0 1; dock: bottom; }
    """

    keys: reactive[Sequence[tuple[str, str, str]]] = reactive((), layout=True)

    def render(self) -> RenderResult:
        """Each key, with its word behind it."""
        return flow(self._parts(), self.size.width, "  ")

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as the keys take."""
        return flow(self._parts(), width, "  ").plain.count("\n") + 1

    def _parts(self) -> Iterator[Text]:
        colours = palette(self)
        for key, words, action in self.keys:
            meta = Style(meta={"action": action})
            keyed = (f"{key} ", colours.accent() + meta)
            yield Text.assemble(keyed, (words, colours.muted() + meta))

    async def on_click(self, event: Click) -> None:
        """Do what was clicked."""
        action = event.style.meta.get("action")
        if action:
            await self.screen.run_action(action)
