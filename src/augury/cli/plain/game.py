"""A game at the terminal, from the first deal to the last, or until the person leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.text import Text

from augury.cli.errors import InputError
from augury.cli.pictures import colours
from augury.cli.pictures.manual import manual
from augury.cli.pictures.rulebook import rulebook
from augury.cli.pictures.score_pad import ranking, score_pad
from augury.cli.plain import move_input
from augury.cli.plain.move_input import Announce, Keyword
from augury.cli.plain.prompts import ask_face, question
from augury.cli.plain.table import draw_table
from augury.cli.plain.terminal import Terminal
from augury.cli.sessions.local import LocalTable
from augury.cli.sessions.updates import (
    Happened,
    Noted,
    SeatingChanged,
    Trouble,
    Update,
)
from augury.cli.words.headings import hint
from augury.cli.words.parting import parting
from augury.cli.words.refusals import explain_refused
from augury.cli.words.reports import report, report_points
from augury.cli.words.speech import Speech, names_of
from augury.client.errors import RequestRefused
from augury.game import Card, Move, Phase, Play, View
from augury.game.play.events import RoundScored

_BESIDE_PAD: Final = 10  # lines: its frame, a trick that was news, the points, the prompt


class _Leaving(Exception):
    """The person wants to leave the table."""


class Game:
    """A game against bots, and the person who plays it line by line.

    While a line is typed nothing else happens: the table goes on when the next update is waited
    for, or an answer.
    """

    def __init__(self, terminal: Terminal, game: LocalTable, command: str = "augury") -> None:
        self.terminal = terminal
        self.game = game
        self.command = command  # how to call it again
        names = names_of(game.file.record, terminal.language)
        self.speech = Speech(terminal.language, names, game.file.seat)
        self.news: list[str] = [self.speech.say("terminal-saved", path=str(game.file.path))]
        self.view: View = game.begun
        if game.file.fresh:
            for step in game.round_so_far:
                lines = (report(event, step.view, self.speech) for event in step.events)
                self.news += filter(None, lines)
        # Not `asyncio.run`, which would keep Ctrl-C from what waits for a line.
        self._loop = asyncio.new_event_loop()

    def play(self) -> None:
        """Play on until the game is over or the person leaves."""
        wait = self._loop.run_until_complete
        try:
            try:
                wait(self.game.open())
                while self.view.table.phase is not Phase.OVER:
                    self._go_on()
                self._end()
            finally:
                wait(self.game.close())
                wait(self._loop.shutdown_default_executor())
                self._loop.close()
        except (_Leaving, EOFError, KeyboardInterrupt):
            self._leave()

    def _leave(self) -> None:
        """Say how to go on, or that nothing could be kept."""
        if self.game.file.trouble is not None:
            raise self.game.file.trouble
        self.terminal.say("", *self._parting())

    def _parting(self) -> tuple[str, ...]:
        file = self.game.file
        return parting(self.speech.language, file.path, self.command, over=file.over)

    def _go_on(self) -> None:
        if not self.game.pending and self.view.table.to_act == (self.view.seat,):
            self._turn()
        else:
            self._happen(self._loop.run_until_complete(self.game.next()))

    def _happen(self, update: Update) -> None:
        """Remember what there is to report about it; after a round, show the pad."""
        match update:
            case Happened(events, view):
                self.view = view
                self.news += filter(None, (report(event, view, self.speech) for event in events))
                scored = any(isinstance(event, RoundScored) for event in events)
                if scored and view.table.phase is not Phase.OVER:
                    self._pause()
            case SeatingChanged(view=View() as view):
                self.view = view
            case Noted(message, seat):
                self.news.append(self.speech.about(seat, message))
            case Trouble(error):
                words = error.said(self.speech.language)
                self.news = [*(line for line in self.news if line != words), words]
            case _:
                pass

    # The person's turn

    def _turn(self) -> None:
        """Ask until something is done about the game."""
        self._show()
        while True:
            try:
                if self._answered():
                    return
                self._show()
            except InputError as error:
                self._refuse(error.said(self.speech.language))
            except RequestRefused as error:
                self._refuse(explain_refused(error, self.speech))

    def _answered(self) -> bool:
        """Whether the person has answered rather than looked something up.

        Raises `RequestRefused`.
        """
        wait = self._loop.run_until_complete
        match self._ask():
            case None:
                return False
            case Keyword.TAKE_BACK:
                wait(self.game.take_back())
            case Keyword.CLAIM:
                wait(self.game.claim())
            case move:
                wait(self.game.act(move))
        self.news = []
        while self.game.pending:  # what it has led to is here with its answer
            self._happen(wait(self.game.next()))
        return True

    def _ask(self) -> Move | Literal[Keyword.TAKE_BACK, Keyword.CLAIM] | None:
        """A move, or what else changes the game; nothing, if something else was wanted."""
        typed = self.terminal.ask(question(self.view, self.speech))
        match move_input.read(typed, self.view, self.speech.language):
            case Keyword.TAKE_BACK | Keyword.CLAIM as keyword:
                return keyword
            case Keyword() as keyword:
                self._carry_out(keyword)
                return None
            case Announce(card):
                face = self._announce(card)
                return None if face is None else Play(self.game.file.seat, card, face)
            case move:
                return move

    def _announce(self, card: Card) -> Card | None:
        """What a card is announced as; nothing, if the person thinks again."""
        upcard = self.view.table.upcard
        while typed := self.terminal.ask(ask_face(card, self.speech, upcard)).strip():
            face = move_input.read_face(typed, card, self.speech.language, upcard)
            if face is not None:
                return face
            self.terminal.say(self.speech.say("terminal-no-face"), style="bold red")
        return None

    def _carry_out(self, keyword: Keyword) -> None:
        match keyword:
            case Keyword.HELP:
                self.terminal.page(manual(self.view.rules, self.speech))
            case Keyword.RULES:
                self.terminal.page(rulebook(self.view.rules, self.speech.language))
            case Keyword.PAD:
                self.terminal.page(score_pad(self.view.table.pad, self.speech))
            case Keyword.LEAVE:
                raise _Leaving
            case Keyword.TAKE_BACK | Keyword.CLAIM:  # not while the table is not to be seen
                pass

    # Pictures

    def _show(self) -> None:
        news = self._news(draw_table(self.view, self.speech))
        claim = [Text(self.speech.say("terminal-may-claim"))] if self.game.may_claim else []
        self.terminal.show(draw_table(self.view, self.speech, news), *claim, self._hint())

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
            keyword = move_input.read_keyword(
                self.terminal.ask(self.speech.say("terminal-next-round"))
            )
            if keyword is None:
                self.news = []
                return
            self._carry_out(keyword)

    def _end(self) -> None:
        final = ranking(self.view.table, self.speech)
        self.terminal.show(*self._news_and(self._pad(below=final), final))
        self.terminal.say(*self._parting())

    def _pad(self, below: RenderableType = "") -> RenderableType:
        """The score pad, its last rows if there is no room for more, and what came last."""
        rows = self.view.table.pad
        room = self.terminal.room(below) - _BESIDE_PAD
        latest = report_points(rows[-1], self.speech)
        return Group(score_pad(rows, self.speech, last=max(room, 1)), Text(latest))

    def _news_and(self, *rest: RenderableType) -> Sequence[RenderableType]:
        return [*self._news(Group(*rest)), *rest]

    def _news(self, rest: RenderableType) -> Sequence[Text]:
        return self.terminal.fit([colours.paint(line) for line in self.news], rest)
