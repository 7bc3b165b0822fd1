"""Luck and play: what became of every seat and why, and the decisions that cost the most.

The screen fills while the game is still being reviewed; to choose a decision leads to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from augury.analysis.review import Review, ReviewedDecision, find_costly
from augury.cli.analysis.tables import (
    name_decision,
    say_better,
    show_chances,
    show_narrow_split,
    show_split,
)
from augury.cli.analysis.words import say_reason, say_story
from augury.cli.full.screens.listing import ListScreen
from augury.cli.full.widgets.choices import ChoiceItem, Choices
from augury.cli.words.speech import Speech

_BAR: Final = 20  # columns
_WIDE: Final = 90  # columns from which on a seat can have a line of its own


class _Wish(Enum):
    """What may be asked for besides a decision."""

    STOP = "stop"
    WHOSE = "whose"


@dataclass(frozen=True)
class Progress:
    """How far a review is: what is known, and whether more is being worked out."""

    rounds: int
    found: Review | None = None
    running: bool = True
    trouble: str = ""  # why it ended early

    @property
    def done(self) -> int:
        """How many rounds have been reviewed."""
        return 0 if self.found is None else len(self.found.rounds)


class ReviewScreen(ListScreen):
    """A table of all seats, and a list of decisions; it answers with the action of the one chosen.

    It does no work itself: it is told how far the work is, and how to stop it.
    """

    DEFAULT_CSS = """
    ReviewScreen #sheet { max-width: 100; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "whose", show=False)]

    def __init__(self, progress: Progress, speech: Speech, stop: Callable[[], None]) -> None:
        super().__init__(speech.say("review-title"), "", ())
        self.speech = speech
        self._progress = progress
        self._stop = stop
        self._whose: int | None = None  # whose decisions are listed; everyone's

    def on_resize(self) -> None:
        """Show what is known, as wide as there is room."""
        self.show(self._progress)

    def show(self, progress: Progress) -> None:
        """Show how far it is; the cursor stays on what it was on."""
        self._progress = progress
        if not self.query(Choices):  # not composed yet, or gone
            return
        choices = self.query_one(Choices)
        before = choices.options[choices.at].value if choices.at else None
        self.query_one("#motto", Static).update(Group(*self._body()))
        choices.options = tuple(self._decisions())
        values = [option.value for option in choices.options]
        choices.at = values.index(before) if before is not None and before in values else 0

    def _body(self) -> Iterator[RenderableType]:
        progress, say = self._progress, self.speech.say
        if progress.trouble:
            yield Text(progress.trouble)
        elif progress.running:
            full = _BAR * progress.done // progress.rounds
            yield Text(
                f"{say('review-working')}… {'█' * full}{'░' * (_BAR - full)} "
                f"{progress.done}/{progress.rounds}"
            )
        elif progress.done < progress.rounds:
            yield Text(say("review-stopped", done=progress.done, rounds=progress.rounds))
        found = progress.found
        if found is None:
            return
        if not found.over:
            yield Text(say("review-unfinished"))
        if not found.learnt:
            yield Text(say("review-not-learnt"))
        narrow = self.app.size.width < _WIDE
        yield (show_narrow_split if narrow else show_split)(found, self.speech)
        yield from show_chances(found, self.speech)
        yield Text(say("review-parts-why"))
        if self._whose is not None and not progress.running:
            yield Text(f"\n{say_story(found, self._whose, self.speech)}")
        yield Text(f"\n{self._title()}", style="bold")
        if self._whose is None and not found.dearest:
            yield Text(say_reason(found.gave, self.speech))

    def _title(self) -> str:
        title = self.speech.say("review-dearest")
        return title if self._whose is None else f"{title}: {self.speech.names[self._whose]}"

    def _costly(self, found: Review) -> list[ReviewedDecision]:
        decisions = [one for each in found.rounds for one in each.decisions]
        return find_costly(one for one in decisions if self._whose in (None, one.seat))

    def _decisions(self) -> Iterator[ChoiceItem[object]]:
        found, say = self._progress.found, self.speech.say
        for one in () if found is None else self._costly(found):
            name, better = name_decision(one, self.speech), say_better(one, self.speech)
            yield ChoiceItem(name, one.action, detail=better)
        if self._progress.running:
            yield ChoiceItem(say("terminal-review-stop"), _Wish.STOP, "s")
        yield ChoiceItem(say("terminal-review-whose"), _Wish.WHOSE, "v")
        yield ChoiceItem(say("replay"), None)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Lead to a decision, stop the work, show another seat's decisions, or go back."""
        event.prevent_default()
        match event.value:
            case _Wish.STOP:
                self._stop()
            case _Wish.WHOSE:
                self.action_whose()
            case action:
                self.dismiss(action)

    def action_whose(self) -> None:
        """Everyone's decisions, then seat by seat."""
        players = len(self.speech.names)
        after = 0 if self._whose is None else self._whose + 1
        self._whose = after if after < players else None
        self.show(self._progress)
