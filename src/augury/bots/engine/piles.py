"""Cards and plays as small numbers, for players who look thousands of moves ahead.

A *play* is a card with the face it is given, and has a number: `B1` to `Y13` are 0 to 51, in
order; then come `W`, `J`, `S=W`, `S=J` and the others. A *pile* of cards is one integer, the sum
of its cards' units: one bit for every number card, thirteen bits a suit, and a counter of three
bits for the Wizards and the Jesters, of which there are up to four. So piles are added and
subtracted, and "how many higher cards of the suit are out" is a shift and a count of bits.

What the numbers mean is computed here from the game's own records; no rule is told twice.
"""

from __future__ import annotations

from typing import Final

from augury.game.cards import CARDS, Card, Lead, Suit, card
from augury.game.tricks import strength

__all__ = [
    "ABOVE",
    "ABOVE_ALL",
    "ALWAYS",
    "BOMB",
    "CLOUD",
    "CODES",
    "DRAGON",
    "FAIRY",
    "FULL",
    "JESTER",
    "JESTERS",
    "JUGGLER",
    "KEYS",
    "LANE",
    "LANES",
    "NO_SUIT",
    "NUMBERS",
    "ONLY",
    "PLAYS",
    "SHIFTED_JESTER",
    "SHIFTED_WIZARD",
    "SPECIAL",
    "SUITS",
    "SUIT_OF",
    "TOPPLING",
    "UNITS",
    "UNIT_OF",
    "WAITING",
    "WIZARD",
    "WIZARDS",
    "count",
    "pile",
    "suit_code",
]

LANE: Final = 13  # bits a suit takes in a pile
SUITS: Final[tuple[Suit | None, ...]] = (*Suit, None)
NO_SUIT: Final = 4  # the number of "no suit" and of "no trump"

PLAYS: Final[tuple[tuple[Card, Card], ...]] = tuple(
    (one, face) for one in CARDS for face in one.faces
)
"""Every play by its number: the card and its face."""

CODES: Final = {play: number for number, play in enumerate(PLAYS)}

WIZARD: Final = CODES[card("W"), card("W")]
JESTER: Final = CODES[card("J"), card("J")]
SHIFTED_WIZARD: Final = CODES[card("S"), card("W")]
SHIFTED_JESTER: Final = CODES[card("S"), card("J")]
DRAGON: Final = CODES[card("D"), card("D")]
FAIRY: Final = CODES[card("F"), card("F")]
BOMB: Final = CODES[card("X"), card("X")]
JUGGLER: Final = CODES[card("U"), card("U=B")]  # the first of four, in the order of the suits
CLOUD: Final = CODES[card("C"), card("C=B")]


def _units() -> dict[Card, int]:
    units: dict[Card, int] = {}
    bit = 0
    for one in CARDS:
        if one.faces:  # the Werewolf is never in a hand during play
            units[one] = 1 << bit
            bit += 3 if one.kind.copies > 1 else 1
    return units


UNIT_OF: Final = _units()
"""What a card adds to a pile."""

UNITS: Final = tuple(UNIT_OF[one] for one, _ in PLAYS)
"""What a play takes from a hand."""

NUMBERS: Final = (1 << 4 * LANE) - 1  # all number cards
ALWAYS: Final = ~NUMBERS  # all that may always be played (R5.3, S0.3)
FULL: Final = (1 << LANE) - 1  # all cards of a suit
LANES: Final = (*(FULL << LANE * suit for suit in range(4)), 0)  # by suit

WIZARDS: Final = UNIT_OF[card("W")].bit_length() - 1  # where their counter begins
JESTERS: Final = UNIT_OF[card("J")].bit_length() - 1
SPECIAL: Final = JESTERS + 3  # where the special cards begin

ONLY: Final = {
    number << bit: PLAYS.index((one, one.faces[0]))
    for one, number in UNIT_OF.items()
    for bit in range(3 if one.kind.copies > 1 else 1)
    if len(one.faces) == 1
}
"""The play of a pile in which there is no choice; not all of them, but all of one card."""

SUIT_OF: Final = tuple(SUITS.index(face.suit) for _, face in PLAYS)  # of the face
WAITING: Final = tuple(face.kind.lead is Lead.WAITS for _, face in PLAYS)


def _keys(contexts: list[tuple[Suit | None, Suit | None, bool]]) -> list[tuple[int, ...]]:
    """For each trump, suit led and whether suits matter: the strength of every play, ranked."""
    tables = [[strength(face, *context) for _, face in PLAYS] for context in contexts]
    ranks = {key: rank for rank, key in enumerate(sorted({key for keys in tables for key in keys}))}
    return [tuple(ranks[key] for key in keys) for keys in tables]


KEYS: Final = _keys(
    [*((trump, suit, True) for trump in SUITS for suit in SUITS), (None, None, False)]
)
"""How strong a play is: `KEYS[5 * trump + suit led]`; the last is for suits that do not matter."""


def _above(play: int, *, plain: bool) -> int:
    """The number cards that beat a play by their value, in its suit or in any."""
    face = PLAYS[play][1]
    return sum(
        unit
        for one, unit in UNIT_OF.items()
        if one.suit is not None
        and (one.suit is face.suit or plain)
        and (one.value or 0) > (face.value or 0)
    )


ABOVE: Final = tuple(_above(play, plain=False) for play in range(len(PLAYS)))
ABOVE_ALL: Final = tuple(_above(play, plain=True) for play in range(len(PLAYS)))  # V5

TOPPLING: Final = 1000  # stronger than every key: the Fairy beside the Dragon (S3.2)


def suit_code(suit: Suit | None) -> int:
    """The number of a suit, or of none."""
    return SUITS.index(suit)


def pile(hand: tuple[Card, ...]) -> int:
    """Cards as one integer."""
    return sum(map(UNIT_OF.__getitem__, hand))


def count(cards: int) -> int:
    """How many cards a pile has."""
    return (
        (cards & NUMBERS).bit_count()
        + (cards >> WIZARDS & 7)
        + (cards >> JESTERS & 7)
        + (cards >> SPECIAL).bit_count()
    )
