"""A screen that answers once, however often its keys are pressed."""

from __future__ import annotations

from textual.await_complete import AwaitComplete
from textual.css.query import NoMatches
from textual.events import Event
from textual.screen import Screen, ScreenResultType


class AnsweringScreen(Screen[ScreenResultType]):
    """A screen that is closed once.

    Keys pressed in one burst wait in the queue of the screen that was shown then, so the second
    Enter arrives at a screen that is closed already. Textual's `dismiss` takes away whatever is on
    top, which by then is another screen.
    """

    @property
    def stands(self) -> bool:
        """Whether it may still be drawn: what runs beside a screen can outlast it."""
        return self.is_attached and self in self.app.screen_stack

    async def on_event(self, event: Event) -> None:
        """Textual takes the parts of a screen away before the screen has heard of its end."""
        try:
            await super().on_event(event)
        except NoMatches:
            if self.stands:
                raise

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Answer, and go away with all that is above; a second answer is ignored."""
        if self not in self.app.screen_stack:
            return AwaitComplete()
        while (above := self.app.screen) is not self:
            above.dismiss(None)
        self.workers.cancel_node(self)  # they would show something on a screen that is gone
        return super().dismiss(result)
