"""A trick: what must be followed, and who wins it (R5, R6, S).

Nothing here knows a card by name: the records of `cards` say what each kind does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from augury.game.cards import Aftermath, Announcement, Card, Hand, Suit, sort
from augury.game.play.actions import Play

Strength: TypeAlias = tuple[int, float]

_TRUMP: Final = 2
_SUIT_LED: Final = 1
_POWERLESS: Final = -5  # neither trump nor the suit led: cannot win


@dataclass(frozen=True)
class Swap:
    """An exchange with a trick that is over, as all have seen it (Y1.4)."""

    seat: int
    put: Card  # into the trick, where it has no effect (Y1.5)
    out: Card | None = None  # of the trick, in this seat's hand from here on; None: not yet


@dataclass(frozen=True)
class Trick:
    """A finished trick, in the order of play."""

    plays: tuple[Play, ...]
    winner: int  # who leads next; with the Bomb in it, who would have won (S4.2)
    bombed: bool  # belongs to nobody (S4.1)
    swap: Swap | None = None  # with the Witch in it, once she has put a card in (Y1.4)

    @property
    def taker(self) -> int | None:
        """Whose trick it is: the winner's, or nobody's (S4.1)."""
        return None if self.bombed else self.winner


class WonBy(Enum):
    """Why a card wins its trick."""

    TOPPLING = "toppling"  # in the company of the kind that it beats alone (S3.2)
    KIND = "kind"  # it beats every number, whatever its suit: a Wizard, the Dragon (R6.1, S2.1)
    TRUMP = "trump"  # the highest trump (R6.1)
    SUIT = "suit"  # the highest of the suit led, and no trump (R6.1)
    VALUE = "value"  # the highest, where suits mean nothing (V5)
    FIRST = "first"  # of several as strong (R6.1, V5)
    NOTHING_HIGHER = "nothing-higher"  # no number was played, and no Wizard (R6.2)


def is_copy(card: Card) -> bool:
    """Whether a card is played as what lies turned up: the Vampire (Y2.2)."""
    return card.kind.announcement is Announcement.UPCARD


def announcements(card: Card, upcard: Card | None) -> Hand:
    """What a card may be played as while `upcard` lies turned up.

    A Vampire is what lies there: that goes without saying, unless that has to be announced, too; or
    unless the Werewolf lies there, which is never played (Y2.2, Y2.4).
    """
    if not is_copy(card):
        return card.faces
    copied = () if upcard is None else upcard.faces
    return copied if len(copied) > 1 else (card,)


def face_of(card: Card, announced: Card, upcard: Card | None) -> Card:
    """The face of a card that is played as `announced`; a Vampire's own, while it is unknown."""
    if announced is card and upcard is not None and is_copy(card):
        copied = upcard.faces
        return copied[0] if len(copied) == 1 else card
    return announced


def exchangers(plays: Sequence[Play]) -> Sequence[int]:
    """Who exchanges a card with this trick once it is over: who played the Witch (Y1.4)."""
    return [play.seat for play in plays if play.face.kind.aftermath is Aftermath.EXCHANGE]


def offered(plays: Sequence[Play]) -> Hand:
    """The cards that may be taken out of a trick: any but the Witch herself (Y1.4, Y2.2)."""
    return sort([play.card for play in plays if play.face.kind.aftermath is not Aftermath.EXCHANGE])


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


def settle(face: Card) -> tuple[Suit | None, bool]:
    """The suit to follow once `face` lies where that was open, and whether it is decided now.

    A number card decides on its suit; a Wizard decides that none is followed (R5.5); a Jester
    leaves it open for the next card (R5.6); a special card does as its record says (S0.4).
    """
    return (face.suit, True) if face.decides else (None, False)


def shown_void(card: Card, suit: Suit | None) -> Suit | None:
    """The suit that the player of `card` shows to lack, when `suit` is to be followed (R5.2).

    A card without a suit may always be played, so it shows nothing (R5.3).
    """
    return None if card.suit is None or card.suit is suit else suit


def strength(face: Card, trump: Suit | None, suit: Suit | None, suits_matter: bool) -> Strength:
    """How strong a face is in its trick: first by tier, then by value (R1.3, R6.1).

    `suit` is the suit that was to be followed. Where suits do not matter, all numbers are of the
    same tier (V5).
    """
    tier = face.kind.tier
    if tier is None:
        if face.suit is trump:
            tier = _TRUMP
        elif face.suit is suit or not suits_matter:
            tier = _SUIT_LED
        else:
            tier = _POWERLESS
    return tier, face.value or 0


def winner(
    plays: Sequence[Play], trump: Suit | None, suit: Suit | None, *, suits_matter: bool = True
) -> int:
    """The seat that wins: the greatest strength, the earliest among equals (R6.1, V5, S).

    So of several Wizards the first wins, real or announced (X8), and of nothing but Jesters the
    first (R6.2), with the Fairy or the Bomb among them too (X6). A Bomb is weaker than all (S4.3),
    so the seat that would have won without it leads on; that nobody takes the trick is the engine's
    to write down (S4.1). A card that topples another one in the trick wins by that company alone
    (S3.2, X1).
    """
    strengths = []
    for play in plays:
        topples = play.face.kind.topples
        if topples and any(other.face.kind.name == topples for other in plays):
            return play.seat
        strengths.append(strength(play.face, trump, suit, suits_matter))
    return plays[strengths.index(max(strengths))].seat


def won_by(plays: Sequence[Play], trump: Suit | None, *, suits_matter: bool = True) -> WonBy:
    """Why the winner of a finished trick wins it (R6, S3.2, V5)."""
    suit = next((play.face.suit for play in plays if play.face.decides), None)
    won = winner(plays, trump, suit, suits_matter=suits_matter)
    strengths = [strength(play.face, trump, suit, suits_matter) for play in plays]
    at = [play.seat for play in plays].index(won)
    face, own = plays[at].face, strengths[at]
    if max(strengths) > own:
        return WonBy.TOPPLING
    tier, _ = own
    if tier < _SUIT_LED:
        return WonBy.NOTHING_HIGHER
    if strengths.count(own) > 1:
        return WonBy.FIRST
    if face.kind.tier is not None:
        return WonBy.KIND
    if not suits_matter:
        return WonBy.VALUE
    return WonBy.TRUMP if tier == _TRUMP else WonBy.SUIT
