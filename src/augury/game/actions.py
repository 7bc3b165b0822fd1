"""What can be done: the moves of the players, and of chance.

Every action names the seat it comes from, since several seats may have to act at once. Chance
acts too: a `Deal` is what the shuffler plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from augury.game.cards import CARDS, Card, Hand, Suit

__all__ = ["Action", "Bid", "ChangeBid", "Deal", "Move", "NameTrump", "Pass", "Play"]


@dataclass(frozen=True)
class Deal:
    """The shuffler's move: every seat's hand, and the card turned up if there is one (R2, R3)."""

    hands: tuple[Hand, ...]
    turned_up: Card | None


@dataclass(frozen=True)
class NameTrump:
    """Trump is named, by the dealer (R3.3) or the Werewolf's holder, who may say none (S5.1)."""

    seat: int
    trump: Suit | None


@dataclass(frozen=True)
class Bid:
    """A prediction: how many tricks this seat will win (R4.1)."""

    seat: int
    tricks: int


@dataclass(frozen=True, init=False)
class Play:
    """A card laid down, with the face it was announced with (R5, S1.1, S6.1).

    >>> from augury.game.cards import card
    >>> Play(0, card("R7")).face
    card('R7')
    >>> Play(0, card("U"), card("U=R")).face.suit
    Suit.RED
    """

    seat: int
    card: Card
    face: Card

    def __init__(self, seat: int, card: Card, face: Card | None = None) -> None:
        """Play `card`; without an announcement its face is the card itself."""
        object.__setattr__(self, "seat", seat)
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "face", face or card)


@dataclass(frozen=True)
class Pass:
    """A card handed to the left neighbour after the Juggler's trick (S6.2)."""

    seat: int
    card: Card


@dataclass(frozen=True)
class ChangeBid:
    """The taker of the Cloud changes their prediction by one, up or down (S7.2)."""

    seat: int
    by: int


Move: TypeAlias = NameTrump | Bid | Play | Pass | ChangeBid
"""What a player does."""

Action: TypeAlias = Deal | Move
"""What a player or chance does."""


@cache
def plays(seat: int) -> dict[Card, tuple[Play, ...]]:
    """Every way in which `seat` could play each card."""
    return {card: tuple(Play(seat, card, face) for face in card.faces) for card in CARDS}


@cache
def bids(seat: int, tricks: int) -> tuple[Bid, ...]:
    """Every bid of `seat` in a round of so many tricks (R4.1)."""
    return tuple(Bid(seat, number) for number in range(tricks + 1))
