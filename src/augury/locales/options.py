"""The options of the rules in words, by the messages that their records name.

An option may be chosen before it has words: then it goes by its record.
"""

from __future__ import annotations

from augury.game.rules.options import Option, Word
from augury.locales import knows, say


def option_name(language: str, option: Option) -> str:
    """What an option is called.

    >>> from augury.game.rules.options import OPTIONS
    >>> option_name("de", OPTIONS["mode"]), option_name("en", Option("misere", False, bool))
    ('Spiel', 'Misere')
    """
    return _first(language, option.label) or _plain(option.name)


def value_name(language: str, option: Option, word: Word, *, short: bool = False) -> str:
    """What one of its values is called where the option is named, too; `short`: in a form."""
    if isinstance(word, bool):
        return "✓" if word else "–"
    if option.of_seats and isinstance(word, int):
        return say(language, "seat-open", seat=word)
    message = option.message.format(word)
    messages = (f"{message}-short", message) if short else (message,)
    return _first(language, *messages) or _plain(word)


def choice_name(language: str, option: Option, word: Word) -> str:
    """An option that is not as usual, in a few words: its value, with its name where that helps."""
    if option.is_switch:
        return option_name(language, option)
    value = value_name(language, option, word)
    return value if option.named_by_value else f"{option_name(language, option)}: {value}"


def brief_name(language: str, option: Option, word: Word) -> str:
    """The same where there is little room."""
    messages = (f"terminal-{option.message.format(word)}", f"terminal-{option.label}")
    return _first(language, *messages) or choice_name(language, option, word)


def explanation(language: str, option: Option, word: Word) -> str:
    """What a value means, or what the option is about; nothing, if there are no words for it."""
    return _first(language, f"{option.message.format(word)}-why", f"{option.label}-why")


def _first(language: str, *messages: str) -> str:
    """The first message that the language has."""
    return next((say(language, each) for each in messages if each and knows(language, each)), "")


def _plain(name: Word) -> str:
    """The words of a record's name."""
    return str(name).replace("_", " ").replace("-", " ").capitalize()
