"""Every play by its number: its suit, how strong it is, what it does to its trick.

A *play* is a card with the face it is given: `B1` to `Y13` are 0 to 51, in order; then come `W`,
`J` and the others, each with all its faces. The numbers are those of the actions. What lies on the
table has the number of its face: a Vampire that is the red 7 lies there as `R7` (`LYING`).

What a play means is found by asking the readable functions of `game` for every play in every
case, once. The engine of playouts and the batch engine both look it up here, so a rule about a
card is written in its record and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final, TypeAlias

from augury.game.cards import CARDS, KINDS, Aftermath, Card, Kind, Suit
from augury.game.play.tricks import is_copy, shown_void, strength

Table: TypeAlias = tuple[tuple[int, ...], ...]

SUITS: Final[tuple[Suit | None, ...]] = (*Suit, None)
"""The suits by number; none comes last, as trump and as suit to follow."""

NO_SUIT: Final = SUITS.index(None)

SUIT_CARDS: Final = sum(card.suit is Suit.BLUE for card in CARDS)
"""How many cards a suit has."""

PLAYS: Final = tuple((card, face) for card in sorted(CARDS, key=is_copy) for face in card.faces)
"""Every card with every face it may be played as; the Werewolf is never played (S5.4)."""

PLAY_IDS: Final[Mapping[tuple[Card, Card], int]] = {play: at for at, play in enumerate(PLAYS)}

LYING: Final[Mapping[Card, int]] = {
    face: at for at, (card, face) in reversed([*enumerate(PLAYS)]) if not is_copy(card)
}
"""The number of a face as it lies on the table, whichever card has it."""

COPIES: Final = tuple(card for card in CARDS if is_copy(card))
"""The cards that are played as what lies turned up: of the nine, the Vampire (Y2.2)."""

FACE_SUIT: Final = tuple(SUITS.index(face.suit) for _, face in PLAYS)
"""The suit of the face, as it lies on the table."""

DECIDES: Final = tuple(face.decides for _, face in PLAYS)
"""Whether it settles what must be followed, where that is open (R5.5, R5.6, S0.4)."""

VOID: Final[Table] = tuple(
    tuple(SUITS.index(shown_void(card, suit)) for suit in SUITS) for card, _ in PLAYS
)
"""`VOID[play][suit to follow]`: the suit that its player shows to lack (R5.2)."""


# Strengths


def case(trump: Any, suit: Any, *, suits_matter: Any) -> Any:
    """The row of `STRENGTH` for this trump and this suit to follow: numbers, or arrays of them."""
    return (suits_matter * len(SUITS) + trump) * len(SUITS) + suit


def _strengths() -> Table:
    cases = product((False, True), SUITS, SUITS)
    found = [
        [strength(face, trump, suit, matter) for _, face in PLAYS] for matter, trump, suit in cases
    ]
    ranks = {one: rank for rank, one in enumerate(sorted({one for row in found for one in row}))}
    return tuple(tuple(ranks[one] for one in row) for row in found)


STRENGTH: Final = _strengths()
"""`STRENGTH[case(…)][play]`: the greater beats the smaller, within a case and between them (R6)."""


# Effects

NOBODY_TAKES, ALL_PASS, BID_CHANGES, EXCHANGE = (1 << bit for bit in range(4))
_AFTERMATHS: Final = {
    Aftermath.NOTHING: 0,
    Aftermath.NOBODY_TAKES: NOBODY_TAKES,
    Aftermath.ALL_PASS: ALL_PASS,
    Aftermath.BID_CHANGES: BID_CHANGES,
    Aftermath.EXCHANGE: EXCHANGE,
}

TOPPLERS: Final[tuple[Kind, ...]] = tuple(kind for kind in KINDS if kind.topples is not None)
"""The kinds that win by the company of another one (S3.2): of the seven, the Fairy."""

TOPPLES: Final = tuple(16 << 2 * at for at in range(len(TOPPLERS)))
TOPPLED: Final = tuple(32 << 2 * at for at in range(len(TOPPLERS)))
"""The effects "topples another one" and "is toppled", for each of `TOPPLERS`."""


def _effects(face: Card) -> int:
    """The effects of a face, as flags."""
    flags = _AFTERMATHS[face.kind.aftermath]
    for kind, topples, toppled in zip(TOPPLERS, TOPPLES, TOPPLED, strict=True):
        flags |= topples * (face.kind is kind) | toppled * (face.kind.name == kind.topples)
    return flags


EFFECTS: Final = tuple(_effects(face) for _, face in PLAYS)
"""What a play does to its trick besides winning it: the flags above, together."""
