"""Piles of cards as integers, for players who look thousands of moves ahead.

A *pile* is the sum of its cards' units: one bit for every number card, as many bits a suit as it
has cards, then one bit for every other card, and a counter of three bits for those of which there
are several. So piles are added and subtracted, and "how many higher cards of the suit are out" is
a shift and a count of bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from augury.encoding.plays import COPIES, PLAYS, SUIT_CARDS
from augury.game.cards import CARDS, Card, Suit

LANE: Final = SUIT_CARDS  # bits a suit takes in a pile
COUNTER: Final = 3  # bits of a counter: up to seven copies


def _width(card: Card) -> int:
    """How many bits a card takes in a pile."""
    return COUNTER if card.kind.copies > 1 else 1


def _units() -> dict[Card, int]:
    units: dict[Card, int] = {}
    bit = 0
    for card in CARDS:
        if card.faces:  # the Werewolf is never in a hand during play
            units[card] = 1 << bit
            bit += _width(card)
    return units


UNIT_OF: Final = _units()
"""What a card adds to a pile."""

UNITS: Final = tuple(UNIT_OF[card] for card, _ in PLAYS)
"""What a play takes from a hand."""


def copies(card: Card) -> int:
    """The bits of a pile that count this card."""
    return UNIT_OF[card] * ((1 << _width(card)) - 1)


LONE: Final = len(Suit) * LANE  # where the cards without a suit begin, in a pile and among plays
NUMBERS: Final = (1 << LONE) - 1  # all number cards
ALWAYS: Final = ~NUMBERS  # all that may always be played (R5.3, S0.3)
FULL: Final = (1 << LANE) - 1  # all cards of a suit
LANES: Final = (*(FULL << LANE * suit for suit in range(len(Suit))), 0)  # by suit
SPECIALS: Final = sum(copies(card) for card in UNIT_OF if card.kind.special)

ONLY: Final = {
    unit << bit: PLAYS.index((card, card.faces[0]))
    for card, unit in UNIT_OF.items()
    for bit in range(_width(card))
    if len(card.faces) == 1 or card in COPIES
}
"""The play of a pile in which there is no choice; not all of them, but all of one card."""


def _above(play: int, *, plain: bool) -> int:
    """The number cards that beat a play by their value, in its suit or in any."""
    face = PLAYS[play][1]
    return sum(
        unit
        for card, unit in UNIT_OF.items()
        if card.suit is not None
        and (card.suit is face.suit or plain)
        and (card.value or 0) > (face.value or 0)
    )


ABOVE: Final = tuple(_above(play, plain=False) for play in range(len(PLAYS)))
ABOVE_ALL: Final = tuple(_above(play, plain=True) for play in range(len(PLAYS)))  # V5


def pile(hand: tuple[Card, ...]) -> int:
    """Cards as one integer."""
    return sum(map(UNIT_OF.__getitem__, hand))


# What a pile has besides number cards fits in a dozen bits. So it is counted once for each case.


def tally(cards: Iterable[Card]) -> bytes:
    """For every `pile >> LONE`, how many of these cards it has: none of them is a number card."""
    fields = [(UNIT_OF[card].bit_length() - 1 - LONE, (1 << _width(card)) - 1) for card in cards]
    most = sum(map(copies, UNIT_OF)) >> LONE
    return bytes(sum(lone >> shift & mask for shift, mask in fields) for lone in range(most + 1))


_LONE_CARDS: Final = tally(card for card in UNIT_OF if card.suit is None)


def count(cards: int) -> int:
    """How many cards a pile has."""
    return (cards & NUMBERS).bit_count() + _LONE_CARDS[cards >> LONE]
