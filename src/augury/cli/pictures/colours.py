"""How cards and suits look: a colour and always a letter, so that no colour is ever needed.

Words are written elsewhere as plain sentences; `paint` finds the cards in them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from augury.game.cards import JESTER, KINDS, WIZARD, Card, Suit

CHIP_WIDTH: Final = 5  # " R13 ", " S=W "

# The sixteen colours that every terminal has, so that the user's own palette decides.
_CHIPS: Final = {
    Suit.BLUE: "bold bright_white on blue",
    Suit.RED: "bold bright_white on red",
    Suit.GREEN: "bold black on green",
    Suit.YELLOW: "bold black on yellow",
}
_COLOURS: Final = {
    Suit.BLUE: "bright_blue",
    Suit.RED: "bright_red",
    Suit.GREEN: "green",
    Suit.YELLOW: "yellow",
}
_WIZARD: Final = "bold black on bright_white"
_JESTER: Final = "bold bright_white on bright_black"
_SPECIAL: Final = "bold bright_white on magenta"

# A card, but no rule such as R5.2.
_LETTERS: Final = "".join(kind.code for kind in KINDS)
_SUITED: Final = rf"\b(?:[{_LETTERS}]=)?%s(?:1[0-3]|[1-9])?\b(?![=’']|\.\d)"
_UNSUITED: Final = rf"\b(?:[{_LETTERS}]=)?[{_LETTERS}]\b(?![=’'])"


def chip(card: Card, label: str | None = None, *, muted: bool = False) -> Text:
    """A card as a small coloured tag; muted, it is one that cannot be played now."""
    return Text(
        f"{label or card.code:^{CHIP_WIDTH}}", style=_colour(card) if muted else _chip(card)
    )


def suit_chip(suit: Suit, name: str) -> Text:
    """A suit as a small coloured tag, with its letter and its name."""
    return Text(f" {suit.value} {name} ", style=_CHIPS[suit])


def paint(sentence: str, style: str = "", colours: Mapping[Suit, str] = _COLOURS) -> Text:
    """A sentence with the cards in it coloured.

    >>> [span.style for span in paint("Ilse plays R7").spans]
    ['bright_red']
    """
    text = Text(sentence, style=style)
    for suit, colour in colours.items():
        text.highlight_regex(re.compile(_SUITED % suit.value), colour)
    text.highlight_regex(re.compile(_UNSUITED), "bold")
    return text


def short(name: str, width: int) -> str:
    """A name, cut off where there is no more room for it.

    >>> short("Rumpelstilzchen", 9)
    'Rumpelst…'
    """
    text = Text(name)
    text.truncate(width, overflow="ellipsis")
    return text.plain


def _chip(card: Card) -> str:
    if card.suit is not None:
        return _CHIPS[card.suit]
    if card.kind.special:
        return _SPECIAL
    return _WIZARD if card.kind is WIZARD else _JESTER


def _colour(card: Card) -> str:
    if card.suit is not None:
        return _COLOURS[card.suit]
    return "bold" if card.kind in (WIZARD, JESTER) else "magenta"
