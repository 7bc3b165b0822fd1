"""A game that was played, step by step: all hands open, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from augury.cli.full.drawings import Look, Palette, Size, draw
from augury.cli.full.scene import Scene, scene, trick_scene
from augury.cli.full.screens.panel import Panel
from augury.cli.full.widgets.choices import Option
from augury.cli.full.widgets.heading import Heading
from augury.cli.full.widgets.key_bar import KeyBar
from augury.cli.full.widgets.table import TableWidget
from augury.cli.pictures.colours import short
from augury.cli.pictures.score_pad import score_pad
from augury.cli.words.reports import report, report_bid, report_points
from augury.cli.words.speech import Speech, names_of
from augury.game import Event, State, View, concerns, follow, start, view
from augury.game.events import BidPlaced, RoundScored, TrickEnded
from augury.game.record import Record
from augury.game.record import replay as steps_of

__all__ = ["Frame", "ReplayScreen", "frames"]


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
    """Every step of the game."""
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


class ReplayScreen(Screen[None]):
    """A recorded game at the table; arrows step through it."""

    DEFAULT_CSS = """
    ReplayScreen { layout: vertical; }
    ReplayScreen #hands { height: auto; padding: 0 1; }
    ReplayScreen #title { height: auto; padding: 0 1; color: $primary; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "move(1)", show=False),
        Binding("left,backspace", "move(-1)", show=False),
        Binding("down", "trick(1)", show=False),
        Binding("up", "trick(-1)", show=False),
        Binding("pagedown", "round(1)", show=False),
        Binding("pageup", "round(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("v", "seat", show=False),
        Binding("p", "pad", show=False),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(self, record: Record, language: str, seat: int | None = None) -> None:
        super().__init__()
        self.record = record
        self.language = language
        self.seat = seat
        self.at = 0
        self.frames = tuple(frames(record, seat))

    @property
    def speech(self) -> Speech:
        """To whom it is told: the seat that looks, or nobody."""
        return Speech(self.language, names_of(self.record, self.language), self.seat)

    def compose(self) -> ComposeResult:
        """Heading, table, hands, what happened, keys."""
        yield Heading()
        yield TableWidget(self.record.rules.players)
        yield Static(id="hands", markup=False)
        yield Static(id="title", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the first step."""
        say = self.speech.say
        self.query_one(KeyBar).keys = (
            ("←", say("replay-back"), "move(-1)"),
            ("→", say("replay-next"), "move(1)"),
            ("↓", say("trick"), "trick(1)"),
            ("PgDn", say("round"), "round(1)"),
            ("v", say("terminal-key-view"), "seat"),
            ("p", say("score-pad"), "pad"),
            ("q", say("terminal-key-leave"), "back"),
        )
        self.show()

    def show(self) -> None:
        """Show where we are."""
        if not self.frames:
            self.query_one("#title", Static).update(self.speech.say("terminal-nothing-dealt"))
            return
        frame, speech = self.frames[self.at], self.speech
        now = frame.scene(speech)
        self.query_one(Heading).scene = now
        self.query_one(TableWidget).scene = now
        palette = Palette(self.app.theme_variables)
        self.query_one("#hands", Static).update(self._hands(frame, palette))
        self.query_one("#title", Static).update(palette.paint(self._story(frame)))

    def _story(self, frame: Frame) -> str:
        after = view(frame.state, self.seat)
        lines = []
        for event in frame.events:
            if isinstance(event, BidPlaced):
                lines.append(report_bid(event.tricks, event.seat, self.speech))
            elif isinstance(event, RoundScored):
                lines.append(report_points(event.row, self.speech))
            elif (line := report(event, after, self.speech)) is not None:
                lines.append(line)
        where = f"{self.at + 1}/{len(self.frames)}"
        return "  ".join([where, *lines])

    def _hands(self, frame: Frame, palette: Palette) -> Text:
        """Everyone's cards, or those that the seat may see."""
        text = Text()
        seats = range(self.record.rules.players) if self.seat is None else [self.seat]
        for seat in seats:
            cards = frame.state.hands[seat] if self.seat is None else frame.view.hand or ()
            text.append(f"{short(self.speech.who(seat), 10):<11}", palette.muted())
            for card in cards:
                style = palette.style(card, Look.PLAIN)
                (chip,) = draw(card, card, Size.CHIP, style, self.speech)
                text.append(chip.plain.strip(), style).append(" ")
            text.append("\n")
        text.rstrip()
        return text

    # Steps

    def action_go(self, at: int) -> None:
        """To a step; −1 is the last."""
        if self.frames:
            self.at = max(0, min(at if at >= 0 else len(self.frames) - 1, len(self.frames) - 1))
            self.show()

    def action_move(self, by: int) -> None:
        """One step on, or back."""
        self.action_go(max(0, self.at + by))

    def action_trick(self, by: int) -> None:
        """To the next complete trick, or the one before."""
        ends = [at for at, frame in enumerate(self.frames) if frame.ended]
        self._jump(ends, by)

    def action_round(self, by: int) -> None:
        """To the next deal, or the one before."""
        numbers = [frame.state.table.number for frame in self.frames]
        deals = [at for at, number in enumerate(numbers) if at == 0 or number != numbers[at - 1]]
        self._jump(deals, by)

    def _jump(self, places: list[int], by: int) -> None:
        if by > 0:
            self.action_go(next((at for at in places if at > self.at), -1))
        else:
            self.action_go(next((at for at in reversed(places) if at < self.at), 0))

    def action_seat(self) -> None:
        """All hands open, then seat by seat."""
        players = self.record.rules.players
        self.seat = 0 if self.seat is None else self.seat + 1 if self.seat + 1 < players else None
        self.frames = tuple(frames(self.record, self.seat))
        self.show()

    def action_pad(self) -> None:
        """The score pad as it was then."""
        say = self.speech.say
        rows = self.frames[self.at].state.table.pad if self.frames else ()
        close = Option[object](say("close"), None)
        self.app.push_screen(Panel(say("score-pad"), score_pad(rows, self.speech), (close,)))

    def action_back(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)
