"""Suits and cards as a person may type them: by their names in the language of the table."""

from __future__ import annotations

from functools import cache
from string import digits
from typing import Final
from unicodedata import combining, normalize

from augury.cli.words.speech import Speech
from augury.game.cards import CARDS, JESTER, KINDS, WIZARD, Suit
from augury.locales import say

_ENGLISH: Final = "en"  # understood in every language, as the notation is


def plain(text: str) -> str:
    """Text without spaces, accents, and upper case.

    >>> plain("Žlutá 7"), plain("ΜΆΓΟΣ") == plain("Μάγος")
    ('zluta7', True)
    """
    letters = normalize("NFKD", "".join(text.split()).casefold())
    return "".join(letter for letter in letters if not combining(letter))


def read_suit(text: str, language: str) -> Suit | None:
    """A suit by its letter, its colour or its people."""
    return _suits(language).get(plain(text))


def to_notation(text: str, language: str) -> str:
    """What was typed, with the names in it replaced by the letters of the notation.

    >>> to_notation("rot 7", "de"), to_notation("Gestaltwandler = Narr", "de")
    ('R7', 'S=J')
    >>> to_notation("S=Z", "de"), to_notation("7 dos Elfos", "pt-BR"), to_notation("č", "cs")
    ('S=W', 'G7', 'W')
    """
    return "=".join(_spell(part, language) for part in text.split("="))


def _spell(text: str, language: str) -> str:
    typed = plain(text)
    if shown := _shown(language).get(typed) or _printed(language).get(_composed(text)):
        return shown
    name = typed.rstrip(digits)
    number = typed.removeprefix(name)
    suit = _suits(language).get(name)
    if suit is not None:
        return f"{suit.value}{number}"
    return text if number else _cards(language).get(name, text)


@cache
def _suits(language: str) -> dict[str, Suit]:
    names = {plain(suit.value): suit for suit in Suit}
    for spoken in (_ENGLISH, language):
        for suit in Suit:
            for message in (f"colour-{suit.value}", f"suit-{suit.value}"):
                names[plain(say(spoken, message))] = suit
    return names


@cache
def _shown(language: str) -> dict[str, str]:
    """The cards of the suits by the names that are read out: `7 of Elves`."""
    shown = {}
    for spoken in (_ENGLISH, language):
        for one in CARDS:
            if one.suit is not None and one.value is not None:
                suit = say(spoken, f"suit-{one.suit.value}")
                name = say(spoken, "card-number", value=f"{one.value:g}", suit=suit)
                shown[plain(name)] = one.code
    return shown


@cache
def _printed(language: str) -> dict[str, str]:
    """Wizard and Jester by the letter on their cards, where it is no letter of the notation.

    A Czech Č is none, since it is not a C; a Hungarian B is blue.
    """
    taken = {kind.code.casefold() for kind in KINDS} | {suit.value.casefold() for suit in Suit}
    letters = {_composed(Speech(language).kind(kind)[0]): kind.code for kind in (WIZARD, JESTER)}
    return {letter: code for letter, code in letters.items() if letter not in taken}


def _composed(letter: str) -> str:
    return normalize("NFC", letter.strip()).casefold()


@cache
def _cards(language: str) -> dict[str, str]:
    return {
        plain(Speech(spoken).kind(kind)): kind.code
        for spoken in (_ENGLISH, language)
        for kind in KINDS
        if kind.code
    }
