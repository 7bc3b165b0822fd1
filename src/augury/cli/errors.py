"""What can go wrong at the command line, beside what the game itself refuses.

    AuguryError
    ├── CommandError      options that are wrong, said in English as the options are
    └── MessageError      anything that is said in the player's language
        ├── InputError    something typed at the prompt that means nothing
        ├── SaveError     a file that cannot be read or written, or holds no game
        └── UsageError    options that make no sense for this game

`failures` says each of them in one line.
"""

from __future__ import annotations

from augury.game import AuguryError
from augury.locales import say


class CommandError(AuguryError):
    """Options that cannot be understood."""

    code = "usage"


class MessageError(AuguryError):
    """A message and what is put into it, so that it can be said in any language."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The message in a language."""
        return say(language, self.message, **self.values)


class InputError(MessageError):
    """Something typed at the prompt that means nothing."""

    code = "input"


class SaveError(MessageError):
    """A file that cannot be read or written, or holds no game."""

    code = "save"


class UsageError(MessageError):
    """Options that make no sense for this game."""

    code = "usage"
