"""Before the game at a server's table: who is here, and who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Static

from augury.cli.full.screens.answering import AnsweringScreen
from augury.cli.full.widgets.choices import ChoiceItem, Choices
from augury.cli.saves import DEFAULT_OPPONENTS
from augury.cli.sessions.remote import RemoteSession
from augury.cli.sessions.updates import (
    ChatMessage,
    Closed,
    ConnectionChanged,
    SeatingChanged,
)
from augury.cli.words.refusals import explain_refused
from augury.cli.words.speech import Speech
from augury.client.errors import RequestRefused
from augury.game import View


class LobbyScreen(AnsweringScreen[View | str | None]):
    """Waits for the game to begin; answers with its first view, or with why there will be none."""

    DEFAULT_CSS = """
    LobbyScreen { align: center middle; }
    LobbyScreen Static { width: 60; max-width: 100%; padding: 0 1; }
    LobbyScreen #title { text-style: bold; color: $primary; }
    LobbyScreen Choices { width: 60; max-width: 100%; padding: 0 1; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", show=False)]

    def __init__(self, session: RemoteSession, language: str) -> None:
        super().__init__()
        self.session = session
        self.speech = Speech(language)
        self._lines: list[str] = []

    def compose(self) -> ComposeResult:
        """The table, its seats, what is said, and what can be done."""
        yield Static(self.session.link.address, id="title", markup=False)
        yield Static(self.speech.say("connecting"), id="seats", markup=False)
        yield Static(id="said", markup=False)
        yield Choices()

    def on_mount(self) -> None:
        """Begin to listen."""
        self._offer_choices(())
        self.listen()

    def _offer_choices(self, more: Sequence[ChoiceItem[object]]) -> None:
        leave = ChoiceItem[object](self.speech.say("terminal-key-leave"), "leave")
        self.query_one(Choices).options = (*more, leave)

    @work(exclusive=True)
    async def listen(self) -> None:
        """Hear who comes and goes, until the game begins."""
        while True:
            match await self.session.next():
                case SeatingChanged(view=View() as view):
                    self.dismiss(view)
                    return
                case SeatingChanged() as seated:
                    self._show(seated)
                case ChatMessage(seat, message, text):
                    words = self.speech.say(message) if message else text
                    self._add_line(f"{self.session.names[seat]}: {words}")
                case ConnectionChanged(up):
                    self._add_line(self.speech.say("line-back" if up else "line-lost"))
                case Closed(message):
                    self.dismiss(message)
                    return
                case _:
                    pass

    def _show(self, seated: SeatingChanged) -> None:
        lines = []
        for seat, (name, here) in enumerate(zip(seated.names, seated.present, strict=True)):
            host = f" · {self.speech.say('host')}" if seat == seated.host else ""
            own = self.speech.say("terminal-own", name=name) if seat == seated.seat else name
            machine = seat in self.session.programs
            program = f" · {self.speech.say('seat-program')}" if machine else ""
            lines.append(f"{'●' if here else '○'} {own}{program}{host}")
        self.query_one("#seats", Static).update("\n".join(lines))
        if seated.seat == seated.host:
            self._offer_choices((ChoiceItem(self.speech.say("start"), "start"),))
        elif seated.host is not None:
            name = seated.names[seated.host]
            self._add_line(self.speech.say("wait-for-start", name=name))
            self._offer_choices(())

    def _add_line(self, line: str) -> None:
        if self._lines[-1:] != [line]:
            self._lines = [*self._lines, line][-4:]
        self.query_one("#said", Static).update("\n".join(self._lines))

    def on_key(self, event: Key) -> None:
        """Arrows and Enter choose."""
        self.query_one(Choices).key(event)

    @work
    async def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Begin, or leave."""
        if event.value == "start":
            try:
                await self.session.start(DEFAULT_OPPONENTS)
            except RequestRefused as error:
                self._add_line(explain_refused(error, self.speech))
        else:
            self.dismiss(None)

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)
