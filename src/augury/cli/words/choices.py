"""Why a choice of rules is impossible, in the language of the person who made it."""

from __future__ import annotations

from augury.cli.errors import UsageError
from augury.game import RulesError
from augury.game.rules.choices import CHOICES, Choice
from augury.locales import say
from augury.locales.options import option_name


def flag(name: str) -> str:
    """An option of a choice as it is typed."""
    return f"--{name.replace('_', '-')}"


class ChoiceError(UsageError):
    """Options that contradict each other, or one that is impossible by itself."""

    def __init__(self, error: RulesError, choice: Choice) -> None:
        super().__init__("contradiction")
        self.error = error
        self.choice = choice

    def said(self, language: str) -> str:
        """In English the library's own sentence; else what was tried, and what is possible."""
        if language == "en":
            return str(self.error)
        if len(self.error.options) == 1:
            words = self._impossible(self.error.options[0], language)
        else:
            names = (_named(name, language) for name in self.error.options)
            words = say(language, "contradiction", options=", ".join(names))
        return f"{words} ({self.error.rule})" if self.error.rule else words

    def _impossible(self, name: str, language: str) -> str:
        words = CHOICES[name].words
        values = ", ".join(map(str, words)) or say(language, "terminal-hand-sizes")
        option, text = _named(name, language), str(getattr(self.choice, name))
        return say(language, "terminal-bad-option", option=option, text=text, values=values)


def _named(name: str, language: str) -> str:
    return f"{option_name(language, CHOICES[name])} ({flag(name)})"
