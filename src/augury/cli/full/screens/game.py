"""A game at the table: what happens, at the person's pace, and what the person answers.

The screen asks its session for what happens next, shows it event by event at the pace the person
has set, and hands the person's moves back. What is legal, who is winning and why not come with the
view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key

from augury.cli.full.endings import Ending
from augury.cli.full.paces import pause
from augury.cli.full.questions import OtherAnswer
from augury.cli.full.scene import trick_scene
from augury.cli.full.screens.table import TableScreen
from augury.cli.full.widgets.choices import Choices
from augury.cli.full.widgets.hand import Hand
from augury.cli.preferences import Pace, Preferences
from augury.cli.sessions.table import TableSession
from augury.cli.sessions.updates import (
    ChatMessage,
    Closed,
    ConnectionChanged,
    Happened,
    Noted,
    SeatingChanged,
    Trouble,
)
from augury.cli.words.refusals import explain_refused
from augury.cli.words.reports import report
from augury.client.errors import RequestRefused
from augury.game import (
    Card,
    Event,
    Move,
    Pass,
    Phase,
    Play,
    PutIn,
    View,
    follow,
)
from augury.game.play.events import CardPlayed, RoundDealt, RoundScored, TrickEnded, Turn

_LONGEST: Final = 200  # letters of something to say


class GameScreen(TableScreen):
    """The table of a game that goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", show=False),
        Binding("z", "take_back", show=False),
        Binding("a", "claim", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(
        self, session: TableSession, view: View, preferences: Preferences, language: str
    ) -> None:
        super().__init__(session, view, language)
        self.preferences = preferences
        for step in session.round_so_far:
            lines = (report(event, step.view, self.speech) for event in step.events)
            self.lines += [line for line in lines if line is not None]
        self._go = asyncio.Event()

    def on_mount(self) -> None:
        """Begin to follow the game, once the table is to be seen: bots take a while to be made."""
        self.call_after_refresh(self.follow_game)

    # The game goes on

    @work(exclusive=True)
    async def follow_game(self) -> None:
        """Show what happens, one thing after another."""
        if self.view.table.phase is Phase.OVER:
            await self._end()
            return
        await self.session.open()
        while True:
            update = await self.session.next()
            match update:
                case Happened(events, view):
                    await self._show_events(events)
                    self.view = view
                    if view.table.phase is Phase.OVER:
                        await self._end()
                        return
                case SeatingChanged() as seated:
                    if seated.view is None:
                        self.dismiss(Ending.AGAIN)  # the table is set for another game
                        return
                    self._sit(seated, seated.view)
                case Noted(message, seat):
                    self.hear(self.speech.about(seat, message))
                case ChatMessage(seat, message, text):
                    words = self.speech.say(message) if message else text
                    self.hear(f"{self.speech.who(seat)}: {words}")
                case ConnectionChanged(up):
                    self.notice = "" if up else self.speech.say("line-lost")
                    self.show()
                case Trouble(error):
                    self.hear(error.said(self.speech.language))
                case Closed(message):
                    self.notice = self.speech.say(message)
                    self.hear(self.notice)
                    return

    def _sit(self, seated: SeatingChanged, view: View) -> None:
        """Somebody came or went; or so much was missed that all was told anew."""
        self.speech = replace(self.speech, names=seated.names)
        self.view, self.asking = view, True
        self.show()

    async def _show_events(self, events: tuple[Event, ...]) -> None:
        self.asking = False
        before = self.view
        for event in events:
            if isinstance(event, TrickEnded):
                self.show_scene(trick_scene(before, self.view, event, self.speech))
                await self._pause(event)  # the whole trick lies there for a while
            if isinstance(event, RoundDealt):
                self.lines = []
            self.view = follow(self.view, event)
            line = report(event, self.view, self.speech)
            if line is not None:
                self.lines.append(line)
            self.asking = isinstance(event, Turn)
            self.show()
            if isinstance(event, RoundScored):
                await self._end_round()
            elif not isinstance(event, TrickEnded) and not self._is_own_card(event):
                await self._pause(event)

    def _is_own_card(self, event: Event) -> bool:
        return isinstance(event, CardPlayed) and event.seat == self.view.seat

    async def _pause(self, event: Event) -> None:
        """Wait for a while, or until the person wants to go on."""
        seconds = pause(event, Pace(self.preferences.pace))
        if seconds == 0:
            return
        self._go.clear()
        if seconds is None:
            self.notice = self.speech.say("terminal-key-go-on")
            self.show_question(self.scene)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go.wait(), seconds)
        self.notice = ""

    async def _end_round(self) -> None:
        if len(self.view.table.pad) < self.view.rules.rounds:
            from augury.cli.full.panels import round_panel  # noqa: PLC0415

            await self.app.push_screen_wait(round_panel(*self.about))

    async def _end(self) -> None:
        from augury.cli.full.panels import end_panel  # noqa: PLC0415

        answer = await self.app.push_screen_wait(end_panel(*self.about))
        ending = answer if isinstance(answer, Ending) else Ending.MENU
        if ending is Ending.AGAIN:
            with suppress(RequestRefused):  # somebody else was quicker
                await self.session.again()
        self.dismiss(ending)

    # The person's answers

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """A card: play it, pass it, ask what it is announced as, or say why not."""
        table, seat = self.view.table, self.view.seat
        if seat is None or not self.asking:
            return
        hand = self.query_one(Hand)
        at = hand.cards.index(event.card)
        if event.clicked and self.preferences.confirm and hand.at != at:
            hand.at = at
            return
        if table.phase is Phase.PASS:
            self.act(Pass(seat, event.card))
            return
        if table.phase is Phase.PUT_IN:
            self.act(PutIn(seat, event.card))
            return
        faces = [
            move for move in self.scene.legal if isinstance(move, Play) and move.card is event.card
        ]
        if len(faces) > 1:
            self.announcing = event.card
            self.notice = ""
            self.show()
        else:
            self.act(faces[0] if faces else Play(seat, event.card))

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """An option: a move, or another thought."""
        match event.value:
            case OtherAnswer.CANCEL:
                self.announcing = None
                self.show()
            case _ if isinstance(event.value, Move):
                self.act(event.value)
            case _:
                pass

    def act(self, move: Move) -> None:
        """Make a move, once: what was pressed twice in a burst is one answer."""
        if not self.asking:
            return
        announcing = self.announcing
        self.notice, self.announcing, self.asking = "", None, False
        self._send(move, announcing)

    @work(exclusive=True, group="act")
    async def _send(self, move: Move, announcing: Card | None) -> None:
        """If the move is refused, say why, and ask again."""
        try:
            await self.session.act(move)
        except RequestRefused as error:
            self.notice = explain_refused(error, self.speech)
            self.announcing, self.asking = announcing, True
            self.show()

    def on_table_widget_touched(self) -> None:
        """A click on the table goes on."""
        self._go.set()

    async def on_key(self, event: Key) -> None:
        """Keys for the question or the hand, whichever is asked; Space only goes on."""
        choices, hand = self.query_one("#question", Choices), self.query_one(Hand)
        if event.key == "space":
            self._go.set()
            return
        if not self._go.is_set() and not self.scene.legal:
            if event.key == "enter":
                self._go.set()
            return
        if choices.key(event) if choices.display else hand.key(event):
            event.stop()
            event.prevent_default()

    @work
    async def action_talk(self) -> None:
        """Say something to the others, where there are people."""
        if not self.session.talks:
            return
        from augury.cli.full.panels import FREE_TEXT, talk_panel  # noqa: PLC0415
        from augury.cli.full.screens.text_input import TextInputScreen  # noqa: PLC0415

        panel = talk_panel(self.speech, free_text=self.session.free_text)
        match await self.app.push_screen_wait(panel):
            case (str(kind), str(chosen)):
                words: str | None = chosen
            case _:
                return
        if kind == FREE_TEXT:
            line = TextInputScreen(self.speech.say("say"), longest=_LONGEST)
            words = await self.app.push_screen_wait(line)
        if words:
            try:
                await self.session.talk(kind, words)
            except RequestRefused as error:
                self.hear(explain_refused(error, self.speech))

    @work(exclusive=True, group="act")
    async def action_take_back(self) -> None:
        """Take the last move of this round back, where only bots play."""
        if self.session.alone:
            await self._ask_for(self.session.take_back())

    @work(exclusive=True, group="act")
    async def action_claim(self) -> None:
        """Take all the tricks that are left, once nothing can change the score."""
        await self._ask_for(self.session.claim())

    async def _ask_for(self, wish: Awaitable[None]) -> None:
        try:
            await wish
        except RequestRefused as error:
            self.notice = explain_refused(error, self.speech)
            self.show()

    @work
    async def action_leave(self) -> None:
        """Back to where one came from; the game is kept."""
        await self.session.close()
        self.dismiss(Ending.MENU)
