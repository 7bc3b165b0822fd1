"""A recorded game as a row of pictures: what could be seen after every action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from augury.cli.full.scene import Scene, scene, trick_scene
from augury.cli.words.speech import Speech
from augury.game import Event, State, View, concerns, follow, start, view
from augury.game.play.events import TrickEnded
from augury.game.text.record import Record
from augury.game.text.record import replay as steps_of


@dataclass(frozen=True)
class Frame:
    """One step of a game: what could be seen, everyone's cards, and what happened."""

    before: View
    view: View
    state: State
    events: tuple[Event, ...]

    @property
    def ended(self) -> TrickEnded | None:
        """The end of a trick, if it is complete here."""
        return next((event for event in self.events if isinstance(event, TrickEnded)), None)

    def scene(self, speech: Speech) -> Scene:
        """What is to be seen; where a trick ends, the whole trick still lies on the table."""
        if self.ended is None:
            return scene(self.view, speech, asking=True)
        return trick_scene(self.before, self.view, self.ended, speech)


def frames(record: Record, seat: int | None) -> Iterator[Frame]:
    """A frame for every step of the game."""
    before = view(start(record.rules), seat)
    for step in steps_of(record):
        seen = tuple(event for event in step.events if seat is None or concerns(event, seat))
        shown = before
        for event in seen:
            if isinstance(event, TrickEnded):
                break
            shown = follow(shown, event)
        after = view(step.state, seat)
        ended = any(isinstance(event, TrickEnded) for event in seen)
        yield Frame(before, shown if ended else after, step.state, seen)
        before = after
