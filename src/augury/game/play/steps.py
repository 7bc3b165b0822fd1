"""A step of the game: the new state, and the events that led there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from augury.game.play.actions import Action
from augury.game.play.engine import apply
from augury.game.play.events import Event, events
from augury.game.play.table import State, check_state


@dataclass(frozen=True)
class Step:
    """What an action led to. Its events are worked out when they are asked for."""

    before: State
    action: Action
    state: State

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, each event with its audience."""
        return events(self.before, self.action, self.state)


def step(state: State, action: Action) -> Step:
    """Carry out `action`. Raises `IllegalAction`; never changes its input."""
    check_state(state, "step")
    return Step(state, action, apply(state, action))
