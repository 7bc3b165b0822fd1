"""A trick: what must be followed, and who wins it (R5, R6, S).

Nothing here knows a card by name: the records of `cards` say what each kind does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from augury.game.actions import Play
from augury.game.cards import Aftermath, Card, Hand, Lead, Suit

__all__ = ["Strength", "Trick", "decides", "playable", "strength", "winner"]

Strength: TypeAlias = tuple[int, float]

_TOPPLING: Final = 5  # above every kind's own tier
_TRUMP: Final = 2
_SUIT_LED: Final = 1
_POWERLESS: Final = -3  # neither trump nor the suit led: cannot win


@dataclass(frozen=True)
class Trick:
    """A finished trick, in the order of play."""

    plays: tuple[Play, ...]
    winner: int  # who leads next; with the Bomb in it, who would have won (S4.2)
    bombed: bool  # belongs to nobody (S4.1)

    @property
    def taker(self) -> int | None:
        """Whose trick it is: the winner's, or nobody's (S4.1)."""
        return None if self.bombed else self.winner

    def holds(self, aftermath: Aftermath) -> bool:
        """Whether one of its cards brings this about."""
        return any(play.face.kind.aftermath is aftermath for play in self.plays)


def playable(hand: Hand, suit: Suit | None) -> Sequence[Card]:
    """The cards of `hand` that may be played when `suit` is to be followed (R5.2-R5.4).

    A card without a suit of its own may always be played (R5.3, S0.3).
    """
    if suit is None:
        return hand
    for card in hand:
        if card.suit is suit:
            return [card for card in hand if card.suit is suit or card.suit is None]
    return hand


def decides(face: Card) -> bool:
    """Whether this face settles what must be followed: a suit, or nothing (R5.5, R5.6, S0.4)."""
    return face.kind.lead is not Lead.WAITS


def strength(
    face: Card, trump: Suit | None, suit: Suit | None, *, suits_matter: bool, toppling: bool
) -> Strength:
    """How strong a face is in its trick: first by tier, then by value (R1.3, R6.1).

    `suit` is the suit that was to be followed; `toppling`, whether the face wins because of the
    company it is in (S3.2). Where suits do not matter every number is of the same tier (V5).
    """
    kind = face.kind
    if toppling:
        tier = _TOPPLING
    elif kind.tier is not None:
        tier = kind.tier
    elif face.suit is trump:
        tier = _TRUMP
    elif face.suit is suit or not suits_matter:
        tier = _SUIT_LED
    else:
        tier = _POWERLESS
    return tier, face.value or 0


def winner(
    plays: Sequence[Play], trump: Suit | None, suit: Suit | None, *, suits_matter: bool = True
) -> int:
    """The seat that wins: the greatest strength, the earliest among equals (R6, V5, S)."""
    best: Strength | None = None
    won = plays[0].seat
    for play in plays:
        topples = play.face.kind.topples
        now = strength(
            play.face,
            trump,
            suit,
            suits_matter=suits_matter,
            toppling=topples is not None and any(p.face.kind.name == topples for p in plays),
        )
        if best is None or now > best:
            best, won = now, play.seat
    return won
