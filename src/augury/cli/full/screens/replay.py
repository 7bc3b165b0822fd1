"""A game that was played, step by step: all hands open, or as one seat saw it.

Once it is being reviewed, every decision shows what is thought of it. Steps and verdicts are on one
screen, so they are in one file, longer than most.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.widgets import Static

from augury.cli import saves
from augury.cli.errors import MessageError
from augury.cli.full.drawings import Look, Palette, Size, draw
from augury.cli.full.frames import Frame, frames
from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.screens.panel import Panel
from augury.cli.full.widgets.choices import ChoiceItem
from augury.cli.full.widgets.heading import Heading
from augury.cli.full.widgets.key_bar import KeyBar
from augury.cli.full.widgets.table import TableWidget
from augury.cli.pictures.colours import short
from augury.cli.pictures.score_pad import score_pad
from augury.cli.words.reports import report, report_bid, report_points
from augury.cli.words.speech import Speech, names_of
from augury.game import Card, Pass, Phase, Play, view
from augury.game.play.events import BidPlaced, RoundScored
from augury.game.text.record import Record

if TYPE_CHECKING:  # the analysis brings NumPy along
    from augury.analysis.review import Review, ReviewedDecision
    from augury.cli.full.screens.review import Progress, ReviewScreen


_ROOMY: Final = 24  # lines, from which on there is room for reasons


class ReplayScreen(AnsweringScreen[None]):
    """A recorded game at the table; arrows step through it."""

    DEFAULT_CSS = """
    ReplayScreen { layout: vertical; }
    ReplayScreen #hands { height: auto; padding: 0 1; }
    ReplayScreen #title { height: auto; padding: 0 1; color: $primary; }
    ReplayScreen #judged { height: auto; padding: 0 1; }
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
        Binding("r", "review", show=False),
        Binding("n", "costly(1)", show=False),
        Binding("N", "costly(-1)", show=False),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(
        self,
        record: Record,
        language: str,
        seat: int | None = None,
        *,
        reviewing: bool = False,
    ) -> None:
        super().__init__()
        self.record = record
        self.language = language
        self.seat = seat
        self.at = 0
        self.frames = tuple(frames(record, seat))
        self.reviewing = reviewing  # begin with the review
        self.progress: Progress | None = None
        self._review: ReviewScreen | None = None

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
        yield Static(id="judged", markup=False)
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
            ("r", say("review-title"), "review"),
            ("n", say("terminal-key-costly"), "costly(1)"),
            ("q", say("terminal-key-leave"), "back"),
        )
        self.show()
        if self.reviewing:
            self.action_review()

    def show(self) -> None:
        """Show the step that the replay is at."""
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
        judged = self.query_one("#judged", Static)
        judged.update(palette.paint(self._judged()))

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
        whose, best = self._better()
        seats = range(self.record.rules.players) if self.seat is None else [self.seat]
        for seat in seats:
            cards = frame.state.hands[seat] if self.seat is None else frame.view.hand or ()
            text.append(f"{short(self.speech.who(seat), 10):<11}", palette.muted())
            for card in cards:
                look = Look.CHOSEN if card is best and seat == whose else Look.PLAIN
                style = palette.style(card, look)
                (chip,) = draw(card, card, Size.CHIP, style, self.speech, look=look)
                text.append(chip.plain.replace(" ", ""), style).append(" ")
            text.append("\n")
        text.rstrip()
        return text

    # Steps

    def action_go(self, at: int) -> None:
        """Go to a step; −1 is the last."""
        if self.frames:
            self.at = max(0, min(at if at >= 0 else len(self.frames) - 1, len(self.frames) - 1))
            self.show()

    def action_move(self, by: int) -> None:
        """Go one step forward or back."""
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
        """Show the score pad as it was at this step."""
        say = self.speech.say
        rows = self.frames[self.at].state.table.pad if self.frames else ()
        close = ChoiceItem[object](say("close"), None)
        self.app.push_screen(Panel(say("score-pad"), score_pad(rows, self.speech), (close,)))

    # What is thought of it

    @property
    def decision(self) -> ReviewedDecision | None:
        """The decision that led here, if it is reviewed."""
        found = None if self.progress is None else self.progress.found
        rounds = () if found is None else found.rounds
        return next(
            (one for each in rounds for one in each.decisions if one.action == self.at), None
        )

    def _judged(self) -> str:
        """The verdict, what would have been better, and why."""
        if self.decision is None:
            return ""
        from augury.cli.analysis.tables import judge_in_words  # noqa: PLC0415

        roomy = self.app.size.height >= _ROOMY
        return judge_in_words(self.decision, self.speech, reasons=roomy)

    def _better(self) -> tuple[int | None, Card | None]:
        """Whose card would have been better than the one that was played or passed."""
        match None if self.decision is None else self.decision.judgement.best:
            case (Play() | Pass()) as move if self.decision and move != self.decision.move:
                return move.seat, move.card
        return None, None

    @property
    def _judge(self) -> int | None:
        """Whose decisions are judged: everyone's, but in the middle of a round only one seat's."""
        if self.record.state.phase in (Phase.OVER, Phase.DEAL):
            return None
        return saves.seat_of(self.record) if self.seat is None else self.seat

    @work(exclusive=True, group="review")
    async def action_review(self) -> None:
        """Show luck and play; to choose a decision there leads to it."""
        if not self.frames:
            self.notify(self.speech.say("review-nothing"), markup=False)
            return
        screen = await asyncio.to_thread(_import_review)
        if self.progress is None:
            self.work_out()
        assert self.progress is not None
        self._review = screen(self.progress, self.speech, self.stop_review)
        action = await self.app.push_screen_wait(self._review)
        self._review = None
        if isinstance(action, int):
            self.action_go(action)

    def work_out(self) -> None:
        """Begin to review the game, beside the screen."""
        from augury.cli.full.screens.review import Progress  # noqa: PLC0415

        self.progress = Progress(self.record.state.table.number)
        self._work_out()

    @work(exclusive=True, group="reviewing")
    async def _work_out(self) -> None:
        from augury.analysis.judging import QUICK  # noqa: PLC0415
        from augury.cli.analysis.work import follow_review  # noqa: PLC0415

        trouble = ""
        try:
            await follow_review(self.record, self._judge, QUICK, self._review_finished)
        except MessageError as error:
            trouble = error.said(self.language)
        finally:
            assert self.progress is not None
            self._show_progress(replace(self.progress, running=False, trouble=trouble))

    def stop_review(self) -> None:
        """Leave it at the rounds that are done."""
        self.workers.cancel_group(self, "reviewing")

    def _review_finished(self, found: Review) -> None:
        assert self.progress is not None
        if self.progress.running:
            self._show_progress(replace(self.progress, found=found))

    def _show_progress(self, progress: Progress) -> None:
        self.progress = progress
        if self._review is not None:
            self._review.show(progress)
        if self.stands:
            with suppress(NoMatches):  # Textual may have taken its parts away already
                self.show()

    def action_costly(self, by: int) -> None:
        """To the next decision that cost something, or the one before."""
        found = None if self.progress is None else self.progress.found
        if found is None:
            self.action_review()
            return
        from augury.analysis.review import find_costly  # noqa: PLC0415

        costly = find_costly(one for each in found.rounds for one in each.decisions)
        places = sorted(one.action for one in costly)
        if any(place > self.at if by > 0 else place < self.at for place in places):
            self._jump(places, by)

    def action_back(self) -> None:
        """Close the replay."""
        self.dismiss(None)


def _import_review() -> type[ReviewScreen]:
    """The analysis takes a while to import, so this is done beside the screen."""
    from augury.cli.full.screens.review import ReviewScreen  # noqa: PLC0415

    return ReviewScreen
