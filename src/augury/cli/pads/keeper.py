"""A pad that is kept at the terminal: one question after the other, saved after every change."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from augury.cli import saves
from augury.cli.errors import InputError
from augury.cli.pads import edit_input
from augury.cli.pads.picture import picture, say_problem
from augury.cli.plain.move_input import Keyword, read_keyword
from augury.cli.plain.terminal import Terminal
from augury.cli.words.speech import Speech
from augury.game.rules import Rules
from augury.locales import say
from augury.pad import Due, PadError, Sheet, dumps, facts
from augury.pad.facts import forbidden_bid, rest_of_tricks, round_or_next


def ask_names(terminal: Terminal, rules: Rules) -> tuple[str, ...]:
    """Who sits at the table, clockwise."""
    names: list[str] = []
    while len(names) < rules.players:
        number = len(names) + 1
        name = terminal.ask(say(terminal.language, "terminal-pad-name", number=number)).strip()
        if name and name not in names:
            names.append(name)
        elif name:
            terminal.say(say(terminal.language, "pad-problem-name-twice", name=name), style="red")
    return tuple(names)


@dataclass
class Keeper:
    """A pad that is kept at the terminal: stored after every change, and each can be undone."""

    terminal: Terminal
    sheet: Sheet
    path: Path
    past: list[Sheet] = field(default_factory=list)

    @property
    def speech(self) -> Speech:
        """How those at the table are spoken of."""
        return Speech(self.terminal.language, self.sheet.names)

    def keep(self) -> None:
        """Ask for entries, one after the other, until the person ends it."""
        self._save()
        trouble = ""
        while True:
            self.terminal.show(picture(self.sheet, self.terminal.language))
            if trouble:
                self.terminal.say(trouble, style="bold red")
            try:
                typed = self.terminal.ask(self._question()).strip()
            except (EOFError, KeyboardInterrupt):
                break
            keyword = read_keyword(typed)
            if keyword is Keyword.LEAVE:
                break
            trouble = self._do(typed, help_wanted=keyword is Keyword.HELP)
        self.terminal.say("", self.speech.say("terminal-pad-kept", path=str(self.path)))

    def _do(self, typed: str, *, help_wanted: bool) -> str:
        """Do what was typed; what was wrong with it, if anything was."""
        if help_wanted or not typed:
            return self.speech.say("terminal-pad-help") if help_wanted else ""
        if typed in ("u", "undo"):
            self.sheet = self.past.pop() if self.past else self.sheet
            self._save()
            return ""
        try:
            changed = self._changed(typed)
        except PadError as error:
            return say_problem(error.problem, self.terminal.language)
        except InputError as error:
            return error.said(self.terminal.language)
        self.past.append(self.sheet)
        self.sheet = changed
        self._save()
        return ""

    def _changed(self, typed: str) -> Sheet:
        due, words = facts(self.sheet).due, typed.split()
        if due and due.seat is not None and all(word.isdecimal() for word in words):
            return edit_input.answer_all(self.sheet, [int(word[:4]) for word in words])
        return edit_input.read(typed, self.sheet)(self.sheet)

    def _question(self) -> str:
        due = facts(self.sheet).due
        if due is None:
            return self.speech.say("terminal-pad-over")
        if due.seat is None:
            return self.speech.say("terminal-pad-mend", number=due.round)
        return self._ask(due, due.seat)

    def _ask(self, due: Due, seat: int) -> str:
        one = round_or_next(self.sheet, due.round)
        assert one is not None  # it is due
        message = "terminal-pad-bid" if due.stage == "bids" else "terminal-pad-taken"
        question = self.speech.say(
            message, number=due.round, name=self.sheet.names[seat], most=one.hand_size
        )
        barred = forbidden_bid(self.sheet, due.round, seat) if due.stage == "bids" else None
        if barred is not None:
            question += f" ({self.speech.say('bid-choice-forbidden', tricks=barred)})"
        rest = rest_of_tricks(one, seat) if due.stage == "taken" else None
        if rest and edit_input.may_be_short(self.sheet, due.round):
            question += f" ({self.speech.say('terminal-pad-rest', rest=rest, short=rest - 1)})"
        return f"{question}:"

    def _save(self) -> None:
        saves.write_text(self.path, dumps(self.sheet), lasting=True)
