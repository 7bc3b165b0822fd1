"""A game at the terminal, from the first deal to the last, or until the person leaves."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from augury.bots import Bot
from augury.cli import entry, ink, saves
from augury.cli.entry import Announce, Command
from augury.cli.errors import EntryError, SaveError
from augury.cli.headings import hint
from augury.cli.manual import manual
from augury.cli.pad import pad, ranking
from augury.cli.questions import ask_face, question
from augury.cli.refusals import explain
from augury.cli.reports import report, report_points
from augury.cli.rulebook import rulebook
from augury.cli.screen import screen
from augury.cli.speech import Speech, names_of
from augury.cli.terminal import Terminal
from augury.game import (
    Action,
    Card,
    IllegalAction,
    Move,
    Phase,
    Play,
    State,
    View,
    concerns,
    deal,
    step,
    view,
)
from augury.game.record import Record
from augury.locales import say

__all__ = ["Game", "farewell"]

_BESIDE_PAD: Final = 10  # lines: its frame, a trick that was news, the points, the prompt


def farewell(language: str, path: Path, command: str) -> tuple[str, str]:
    """Where the game is kept, and how to go on."""
    resume = f"{command} play --resume {shlex.quote(str(path))}"
    return say(language, "terminal-left"), say(language, "terminal-resume", command=resume)


class _Leaving(Exception):
    """The person wants to leave the table."""


class Game:
    """One person's game against the other seats.

    All that is shown comes from the view of the person's seat; the state is only for the engine.
    """

    def __init__(
        self,
        terminal: Terminal,
        record: Record,
        path: Path,
        opponent: Bot,
        command: str = "augury",
    ) -> None:
        self.terminal = terminal
        self.command = command  # how to call it again
        self.record = record
        self.path = path
        self.seat = saves.seat_of(record)
        self.opponent = opponent
        language = terminal.language
        self.speech = Speech(language, names_of(record, language), self.seat)
        self.state: State = record.state
        self.news: list[str] = [self.speech.say("terminal-saved", path=str(path))]

    @property
    def view(self) -> View:
        """What the person may know."""
        return view(self.state, self.seat)

    def play(self) -> None:
        """Play on until the game is over or the person leaves."""
        saves.write(self.path, self.record, lasting=True)
        try:
            while self.state.phase is not Phase.OVER:
                self._go_on()
            self._end()
        except (_Leaving, EOFError, KeyboardInterrupt):
            self._leave()

    def _leave(self) -> None:
        """Save once more, in case the last time failed or was interrupted."""
        saves.write(self.path, self.record, lasting=True)
        self.terminal.say("", *farewell(self.speech.language, self.path, self.command))

    def _go_on(self) -> None:
        state = self.state
        others = [seat for seat in state.to_act if seat != self.seat]
        if state.phase is Phase.DEAL:
            if state.table.pad:
                self._save(lasting=True)
                self._pause()
            number = state.table.number + 1
            self._do(deal(state.table, saves.chance(self.record, "round", number)))
        elif others:
            seat = others[0]
            rng = saves.chance(self.record, "action", len(self.record.actions))
            self._do(self.opponent.act(view(state, seat), rng))
        else:
            self._save(lasting=True)  # a person takes their time
            self._turn()

    def _do(self, action: Action) -> None:
        """Carry out an action, keep it, and remember what there is to report about it."""
        done = step(self.state, action)
        self.state = done.state
        self.record = saves.after(self.record, action)
        now = self.view
        seen = (event for event in done.events if concerns(event, self.seat))
        self.news += filter(None, (report(event, now, self.speech) for event in seen))
        self._save(lasting=False)

    def _save(self, *, lasting: bool) -> None:
        """Keep the game; when that fails, say so, and play on."""
        try:
            saves.write(self.path, self.record, lasting=lasting)
        except SaveError as error:
            words = error.said(self.speech.language)
            self.news = [*(line for line in self.news if line != words), words]

    # The person's turn

    def _turn(self) -> None:
        """Ask until a move is made."""
        self._show()
        while True:
            try:
                move = self._ask()
                if move is not None:
                    self._move(move)
                    return
                self._show()
            except EntryError as error:
                self._refuse(error.said(self.speech.language))
            except IllegalAction as error:
                refusal = error.refusal
                self._refuse(str(error) if refusal is None else explain(refusal, self.speech))

    def _move(self, move: Move) -> None:
        seen, self.news = self.news, []
        try:
            self._do(move)
        except IllegalAction:
            self.news = seen
            raise

    def _ask(self) -> Move | None:
        typed = self.terminal.ask(question(self.view, self.speech))
        match entry.read(typed, self.view, self.speech.language):
            case Command() as command:
                self._command(command)
                return None
            case Announce(card):
                face = self._announce(card)
                return None if face is None else Play(self.seat, card, face)
            case move:
                return move

    def _announce(self, card: Card) -> Card | None:
        """What a card is announced as; nothing, if the person thinks again."""
        while typed := self.terminal.ask(ask_face(card, self.speech)).strip():
            face = entry.read_face(typed, card, self.speech.language)
            if face is not None:
                return face
            self.terminal.say(self.speech.say("terminal-no-face"), style="bold red")
        return None

    def _command(self, command: Command) -> None:
        match command:
            case Command.HELP:
                self.terminal.page(manual(self.state.rules, self.speech))
            case Command.RULES:
                self.terminal.page(rulebook(self.state.rules, self.speech.language))
            case Command.PAD:
                self.terminal.page(pad(self.state.table.pad, self.speech))
            case Command.LEAVE:
                raise _Leaving

    # Pictures

    def _show(self) -> None:
        news = self._news(screen(self.view, self.speech))
        self.terminal.show(screen(self.view, self.speech, news), self._hint())

    def _hint(self) -> Text:
        return Text(hint(self.speech), style="dim")

    def _refuse(self, reason: str) -> None:
        """Say what was wrong, at the place where it was typed."""
        if self.terminal.redraws:
            self._show()
        self.terminal.explain(reason)

    def _pause(self) -> None:
        """The score pad between two rounds."""
        while True:
            self.terminal.show(*self._news_and(self._pad()), self._hint())
            command = entry.read_command(self.terminal.ask(self.speech.say("terminal-next-round")))
            if command is None:
                self.news = []
                return
            self._command(command)

    def _end(self) -> None:
        final = ranking(self.state.table, self.speech)
        self.terminal.show(*self._news_and(self._pad(below=final), final))
        command = f"{self.command} replay {shlex.quote(str(self.path))}"
        self.terminal.say(self.speech.say("terminal-look-again", command=command))

    def _pad(self, below: RenderableType = "") -> RenderableType:
        """The score pad, its last rows if there is no room for more, and what came last."""
        rows = self.state.table.pad
        room = self.terminal.room(below) - _BESIDE_PAD
        latest = report_points(rows[-1], self.speech)
        return Group(pad(rows, self.speech, last=max(room, 1)), Text(latest))

    def _news_and(self, *rest: RenderableType) -> Sequence[RenderableType]:
        return [*self._news(Group(*rest)), *rest]

    def _news(self, rest: RenderableType) -> Sequence[Text]:
        return self.terminal.fit([ink.paint(line) for line in self.news], rest)
