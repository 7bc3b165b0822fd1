"""A game: the table, the question of the moment, and the hand.

The screen asks its session for what happens next, shows it event by event at the pace the person
has set, and hands the person's moves back. What is legal, who is winning and why not come with the
view.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from augury.cli.full.drawings import Palette
from augury.cli.full.paces import pause
from augury.cli.full.questions import Answer, Question, ask, ask_face
from augury.cli.full.scene import Scene, scene, trick_scene
from augury.cli.full.screens.line import LineScreen
from augury.cli.full.screens.panel import Panel
from augury.cli.full.widgets.choices import Choices, Option
from augury.cli.full.widgets.foreseen import Foreseen
from augury.cli.full.widgets.graph import Graph, graph
from augury.cli.full.widgets.hand import Hand
from augury.cli.full.widgets.heading import Heading
from augury.cli.full.widgets.key_bar import KeyBar
from augury.cli.full.widgets.round_log import RoundLog
from augury.cli.full.widgets.table import TableWidget
from augury.cli.pictures.manual import key_manual
from augury.cli.pictures.rulebook import rulebook
from augury.cli.pictures.score_pad import ranking, score_pad
from augury.cli.preferences import Pace, Preferences
from augury.cli.sessions.session import (
    Closed,
    Connection,
    Happened,
    Refused,
    Said,
    Seated,
    Session,
    Trouble,
)
from augury.cli.words.refusals import explain_refused
from augury.cli.words.reports import report, report_points
from augury.cli.words.speech import Speech
from augury.game import Card, Event, Move, Pass, Phase, Play, View, follow
from augury.game.events import CardPlayed, RoundDealt, RoundScored, TrickEnded, Turn

__all__ = ["Ending", "GameScreen"]

_WIDE: Final = 120  # columns from which on the log has a place beside the table
_GRAPH_LINES: Final = 6  # that a graph takes at least
_GRAPH_COLUMNS: Final = 60
_TYPED: Final = 0.9  # seconds in which a second digit belongs to the first


class Ending(Enum):
    """What comes after a game."""

    MENU = "menu"
    AGAIN = "again"
    REPLAY = "replay"


class GameScreen(Screen[Ending]):
    """The table, as the person's seat sees it."""

    DEFAULT_CSS = """
    GameScreen { layout: vertical; }
    GameScreen #middle { height: 1fr; }
    GameScreen #side { width: 40; border-left: solid $muted; display: none; }
    GameScreen.wide #side { display: block; }
    GameScreen #title { text-style: bold; padding: 0 1; height: auto; color: $primary; }
    GameScreen #question { padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pad", show=False),
        Binding("l", "log", show=False),
        Binding("question_mark,f1,h", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("t", "talk", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(
        self, session: Session, view: View, preferences: Preferences, language: str
    ) -> None:
        super().__init__()
        self.session = session
        self.view = view
        self.preferences = preferences
        self.speech = Speech(language, session.names, session.seat)
        self.lines: list[str] = []
        self.announcing: Card | None = None
        self._notice = ""
        self._typed = ""
        self._asking = True
        self._go = asyncio.Event()

    # Pictures

    def compose(self) -> ComposeResult:
        """Heading, table and log, question, hand, keys."""
        yield Heading()
        with Horizontal(id="middle"):
            yield TableWidget(self.view.rules.players)
            with Vertical(id="side"):
                yield RoundLog()
                yield Graph()
        yield Foreseen()
        yield Static(id="title", markup=False)
        yield Choices(id="question")
        yield Hand()
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin to follow the game."""
        say = self.speech.say
        self.query_one(KeyBar).hints = (
            ("?", say("terminal-key-help"), "help"),
            ("p", say("score-pad"), "pad"),
            ("l", say("terminal-key-log"), "log"),
            ("F2", say("rules"), "rules"),
            *([("t", say("chat"), "talk")] if self.session.talks else []),
            ("q", say("terminal-key-leave"), "leave"),
        )
        self.show()
        self.follow_game()

    def on_resize(self, event: Resize) -> None:
        """The log has a place where there is room for it."""
        self.set_class(event.size.width >= _WIDE, "wide")

    @property
    def scene(self) -> Scene:
        """What is to be seen now."""
        return scene(self.view, self.speech, asking=self._asking)

    def show(self) -> None:
        """Show what is to be seen now."""
        self._show_scene(self.scene)

    def _show_scene(self, now: Scene) -> None:
        """Tell every part what is to be seen."""
        self.query_one(Heading).scene = now
        self.query_one(TableWidget).scene = now
        self.query_one(Foreseen).scene = now
        self.query_one(Hand).scene = now
        chronicle = self.query_one(RoundLog)
        chronicle.scene, chronicle.lines = now, tuple(self.lines)
        self.query_one(Graph).scene = now
        self._show_question(now)

    def _show_question(self, now: Scene) -> None:
        palette = Palette(self.app.theme_variables)
        question = ask(now, palette)
        if self.announcing is not None:
            question = ask_face(self.announcing, now, palette)
        choices = self.query_one("#question", Choices)
        if tuple(choices.options) != question.options:
            choices.options = question.options
        choices.display = bool(question.options)
        title = self.query_one("#title", Static)
        title.update(self._titled(question, palette))

    def _titled(self, question: Question, palette: Palette) -> Text:
        if self._notice:
            return palette.paint(self._notice, f"bold {palette.colours['error']}")
        text = Text(question.title)
        if question.why:
            text.append(f"  {question.why}", palette.muted())
        return text

    # The game goes on

    @work(exclusive=True)
    async def follow_game(self) -> None:
        """Show what happens, one thing after another."""
        if self.view.table.phase is Phase.OVER:
            await self._end()
            return
        while True:
            update = await self.session.next()
            match update:
                case Happened(events, view):
                    await self._tell(events)
                    self.view = view
                    if view.table.phase is Phase.OVER:
                        await self._end()
                        return
                case Seated() as seated:
                    if seated.view is None:
                        self.dismiss(Ending.AGAIN)  # the table is set for another game
                        return
                    self._sit(seated, seated.view)
                case Said(seat, message, text):
                    words = self.speech.say(message) if message else text
                    self._hear(f"{self.speech.who(seat)}: {words}")
                case Connection(up):
                    self._notice = "" if up else self.speech.say("line-lost")
                    self.show()
                case Trouble(error):
                    self._hear(error.said(self.speech.language))
                case Closed(message):
                    self._hear(self.speech.say(message))
                    return

    def _sit(self, seated: Seated, view: View) -> None:
        """Somebody came or went; or so much was missed that all was told anew."""
        self.speech = replace(self.speech, names=seated.names)
        self.view, self._asking = view, True
        self.show()

    def _hear(self, line: str) -> None:
        """Something that is no part of the game: in the log, and for a while above the table."""
        self.lines.append(line)
        self.show()
        self.notify(line, markup=False)

    async def _tell(self, events: tuple[Event, ...]) -> None:
        self._asking = False
        before = self.view
        for event in events:
            if isinstance(event, TrickEnded):
                self._show_scene(trick_scene(before, self.view, event, self.speech))
                await self._pause(event)  # the whole trick lies there for a while
            if isinstance(event, RoundDealt):
                self.lines = []
            self.view = follow(self.view, event)
            line = report(event, self.view, self.speech)
            if line is not None:
                self.lines.append(line)
            self._asking = isinstance(event, Turn)
            self.show()
            if isinstance(event, RoundScored):
                await self._end_round()
            elif not isinstance(event, TrickEnded) and not self._own(event):
                await self._pause(event)

    def _own(self, event: Event) -> bool:
        return isinstance(event, CardPlayed) and event.seat == self.view.seat

    async def _pause(self, event: Event) -> None:
        """Wait for a while, or until the person wants to go on."""
        seconds = pause(event, Pace(self.preferences.pace))
        if seconds == 0:
            return
        self._go.clear()
        if seconds is None:
            self._notice = self.speech.say("terminal-key-go-on")
            self._show_question(self.scene)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go.wait(), seconds)
        self._notice = ""

    async def _end_round(self) -> None:
        rows = self.view.table.pad
        last = len(rows) == self.view.rules.rounds
        if last:
            return
        await self.app.push_screen_wait(
            Panel(
                self.speech.say("round-over", number=rows[-1].number),
                self._pad(Text(report_points(rows[-1], self.speech))),
                (Option(self.speech.say("next-round"), None),),
            )
        )

    async def _end(self) -> None:
        say = self.speech.say
        answer = await self.app.push_screen_wait(
            Panel(
                say("ranking"),
                self._pad(ranking(self.view.table, self.speech)),
                (
                    Option(say("rematch"), Ending.AGAIN),
                    Option(say("replay"), Ending.REPLAY),
                    Option(say("menu"), Ending.MENU),
                ),
            )
        )
        ending = answer if isinstance(answer, Ending) else Ending.MENU
        if ending is Ending.AGAIN:
            with suppress(Refused):  # somebody else was quicker
                await self.session.again()
        self.dismiss(ending)

    def _pad(self, below: RenderableType) -> RenderableType:
        """The pad, its last rows if there is no room for more."""
        rows = self.view.table.pad
        width, height = self.app.size
        room = max(1, height - 10 - (self.view.rules.players if below else 0))
        parts = [score_pad(rows, self.speech, last=room), below]
        left = room - len(rows) - 2
        if rows and left >= _GRAPH_LINES:
            palette = Palette(self.app.theme_variables)
            size = (min(width - 12, _GRAPH_COLUMNS), min(left, 2 * _GRAPH_LINES))
            parts.append(graph(rows, self.speech, palette, *size))
        return Group(*parts)

    # The person's answers

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """A card: play it, pass it, ask what it is announced as, or say why not."""
        table, seat = self.view.table, self.view.seat
        if seat is None or not self._asking:
            return
        hand = self.query_one(Hand)
        at = hand.cards.index(event.card)
        if event.clicked and self.preferences.confirm and hand.at != at:
            hand.at = at
            return
        if table.phase is Phase.PASS:
            self.act(Pass(seat, event.card))
            return
        faces = [
            move for move in self.scene.legal if isinstance(move, Play) and move.card is event.card
        ]
        if len(faces) > 1:
            self.announcing = event.card
            self._notice = ""
            self.show()
        else:
            self.act(faces[0] if faces else Play(seat, event.card))

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """An option: a move, or another thought."""
        match event.value:
            case Answer.CANCEL:
                self.announcing = None
                self.show()
            case move:
                self.act(move)

    @work(exclusive=True, group="act")
    async def act(self, move: Move) -> None:
        """Make a move; if it is refused, say why."""
        announcing = self.announcing
        self._notice, self.announcing, self._asking = "", None, False
        try:
            await self.session.act(move)
        except Refused as error:
            self._notice = explain_refused(error, self.speech)
            self.announcing, self._asking = announcing, True
            self.show()

    def on_table_widget_touched(self) -> None:
        """A click on the table goes on."""
        self._go.set()

    async def on_key(self, event: Key) -> None:
        """Keys for the question or the hand, whichever is asked."""
        choices, hand = self.query_one("#question", Choices), self.query_one(Hand)
        if not self._go.is_set() and not self.scene.legal:
            if event.key in ("space", "enter"):
                self._go.set()
            return
        if choices.display:
            handled = self._key_choices(event, choices)
        else:
            handled = self._key_hand(event, hand)
        if handled:
            event.stop()
            event.prevent_default()

    def _key_choices(self, event: Key, choices: Choices) -> bool:
        match event.key:
            case "left" | "up":
                choices.move(-1)
            case "right" | "down":
                choices.move(1)
            case "enter" | "space":
                choices.choose()
            case key if (
                key.isdigit()
                and self.announcing is None
                and self.view.table.phase
                in (
                    Phase.BID,
                    Phase.REBID,
                )
            ):
                self._type_bid(key, choices)
            case key:
                return choices.press(key) or choices.press(event.character or "")
        return True

    def _type_bid(self, digit: str, choices: Choices) -> None:
        """A digit moves the cursor to that prediction, a second one soon after makes it larger."""
        both = int(f"{self._typed}{digit}")
        number = both if both < len(choices.options) else int(digit)
        if number < len(choices.options):
            choices.at = number
        self._typed = digit
        self.set_timer(_TYPED, self._forget)

    def _forget(self) -> None:
        self._typed = ""

    def _key_hand(self, event: Key, hand: Hand) -> bool:
        match event.key:
            case "left" | "up":
                hand.move(-1)
            case "right" | "down":
                hand.move(1)
            case "enter" | "space":
                hand.choose()
            case key if len(key) == 1 and key.isalpha():
                return hand.jump(key)
            case _:
                return False
        return True

    # What else there is to see

    def action_pad(self) -> None:
        """The score pad and the graph."""
        self._read("score-pad", self._pad(Text("")))

    def action_log(self) -> None:
        """What happened in this round."""
        self._read(
            "terminal-key-log",
            Text("\n").join(map(Palette(self.app.theme_variables).paint, self.lines)),
        )

    def action_help(self) -> None:
        """Keys and signs."""
        self._read("terminal-key-help", key_manual(self.view.rules, self.speech))

    def action_rules(self) -> None:
        """The rules in force."""
        self._read("rules", rulebook(self.view.rules, self.speech.language))

    def _read(self, title: str, body: RenderableType) -> None:
        say = self.speech.say
        self.app.push_screen(Panel(say(title), body, (Option(say("close"), None),)))

    @work
    async def action_talk(self) -> None:
        """Say something to the others, where there are people."""
        if not self.session.talks:
            return
        text = await self.app.push_screen_wait(LineScreen(self.speech.say("say"), longest=200))
        if text is not None:
            try:
                await self.session.talk(text)
            except Refused as error:
                self._hear(explain_refused(error, self.speech))

    @work
    async def action_leave(self) -> None:
        """Back to where one came from; the game is kept."""
        await self.session.close()
        self.dismiss(Ending.MENU)
