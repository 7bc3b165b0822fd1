"""A game at the terminal, from the first deal to the last, or until the person leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from augury.cli.sessions.local_game import LocalGame
from augury.cli.words.headings import hint
from augury.cli.words.parting import parting
from augury.cli.words.refusals import explain
from augury.cli.words.reports import report, report_points
from augury.cli.words.speech import Speech, names_of
from augury.game import Action, Card, IllegalAction, Move, Phase, Play, View

__all__ = ["Game"]

_BESIDE_PAD: Final = 10  # lines: its frame, a trick that was news, the points, the prompt


class _Leaving(Exception):
    """The person wants to leave the table."""


class Game:
    """A local game, and the person who plays it line by line."""

    def __init__(self, terminal: Terminal, game: LocalGame, command: str = "augury") -> None:
        self.terminal = terminal
        self.game = game
        self.command = command  # how to call it again
        names = names_of(game.record, terminal.language)
        self.speech = Speech(terminal.language, names, game.seat)
        self.news: list[str] = [self.speech.say("terminal-saved", path=str(game.path))]

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.view

    def play(self) -> None:
        """Play on until the game is over or the person leaves."""
        try:
            while not self.game.over:
                self._go_on()
            self._end()
        except (_Leaving, EOFError, KeyboardInterrupt):
            self._leave()

    def _leave(self) -> None:
        """Save once more, in case the last time failed or was interrupted."""
        self.game.save(lasting=True)
        if self.game.trouble is not None:
            raise self.game.trouble
        self.terminal.say("", *self._parting())

    def _parting(self) -> tuple[str, ...]:
        return parting(self.speech.language, self.game.path, self.command, over=self.game.over)

    def _go_on(self) -> None:
        table = self.view.table
        if table.phase is Phase.DEAL and table.pad:
            self._save()
            self._pause()
        action = self.game.decide()
        if action is None:
            self._save()  # a person takes their time
            self._turn()
        else:
            self._do(action)

    def _do(self, action: Action) -> None:
        """Carry out an action, and remember what there is to report about it."""
        happened = self.game.do(action)
        reports = (report(event, happened.view, self.speech) for event in happened.events)
        self.news += filter(None, reports)
        self._tell_trouble()

    def _save(self) -> None:
        self.game.save(lasting=True)
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        """When the game cannot be kept, say so, and play on."""
        if self.game.trouble is not None:
            words = self.game.trouble.said(self.speech.language)
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
            except InputError as error:
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
        match move_input.read(typed, self.view, self.speech.language):
            case Keyword() as keyword:
                self._obey(keyword)
                return None
            case Announce(card):
                face = self._announce(card)
                return None if face is None else Play(self.game.seat, card, face)
            case move:
                return move

    def _announce(self, card: Card) -> Card | None:
        """What a card is announced as; nothing, if the person thinks again."""
        while typed := self.terminal.ask(ask_face(card, self.speech)).strip():
            face = move_input.read_face(typed, card, self.speech.language)
            if face is not None:
                return face
            self.terminal.say(self.speech.say("terminal-no-face"), style="bold red")
        return None

    def _obey(self, keyword: Keyword) -> None:
        match keyword:
            case Keyword.HELP:
                self.terminal.page(manual(self.view.rules, self.speech))
            case Keyword.RULES:
                self.terminal.page(rulebook(self.view.rules, self.speech.language))
            case Keyword.PAD:
                self.terminal.page(score_pad(self.view.table.pad, self.speech))
            case Keyword.LEAVE:
                raise _Leaving

    # Pictures

    def _show(self) -> None:
        news = self._news(draw_table(self.view, self.speech))
        self.terminal.show(draw_table(self.view, self.speech, news), self._hint())

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
            self._obey(keyword)

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
