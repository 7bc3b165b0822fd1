"""What can be done: the moves of the players, and of chance.

Every action names the seat it comes from, since several seats may have to act at once. Chance
acts too: a `Deal` is what the shuffler plays, and a `TurnUp` what comes of one Vampire.

An action holds what its fields say, or is not made at all: `Bid(1, True)` is an `ActionError`.
Whether it is legal is for the engine to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from operator import index
from typing import TypeAlias

from augury.game.cards import CARDS, Card, Hand, Suit
from augury.game.errors import ActionError


@dataclass(frozen=True)
class Deal:
    """The shuffler's move: every seat's hand, and the card turned up if there is one (R2, R3).

    The first deal says as well who deals, where the rules leave that to the lot (O1).
    """

    hands: tuple[Hand, ...]
    turned_up: Card | None
    dealer: int | None = None

    def __post_init__(self) -> None:
        try:
            hands = tuple(map(tuple, self.hands))
        except TypeError:
            raise _wrong(self, "hands", self.hands, "a hand of cards for every seat") from None
        if {*map(type, chain(*hands))} - {Card}:
            raise _wrong(self, "hands", next(_strangers(hands)), _A_CARD)
        if self.turned_up is not None:
            _check_card(self, "turned_up")
        if self.dealer is not None:
            _check_number(self, "dealer")
        object.__setattr__(self, "hands", hands)


@dataclass(frozen=True)
class TurnUp:
    """A card of the stock is turned up where the Werewolf lies: a Vampire was played (Y2.4)."""

    card: Card

    def __post_init__(self) -> None:
        _check_card(self, "card")


@dataclass(frozen=True)
class NameTrump:
    """Trump is named, by the dealer (R3.3) or the Werewolf's holder, who may say none (S5.1).

    Or by who played the Vampire, where a new card is turned up (Y2.4).
    """

    seat: int
    trump: Suit | None

    def __post_init__(self) -> None:
        _check_number(self, "seat")
        if self.trump is not None and type(self.trump) is not Suit:
            raise _wrong(self, "trump", self.trump, "a Suit or None")


@dataclass(frozen=True)
class Bid:
    """A prediction: how many tricks this seat will win (R4.1)."""

    seat: int
    tricks: int

    def __post_init__(self) -> None:
        _check_number(self, "seat")
        _check_number(self, "tricks")


@dataclass(frozen=True, init=False)
class Play:
    """A card laid down, with the face it was announced with (R5, S1.1, S6.1).

    A Vampire is played as what lies turned up, which goes without saying; only where that card has
    to be announced is the Vampire, too (Y2.2). In a trick it has the face of what it is.

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
        object.__setattr__(self, "face", card if face is None else face)
        _check_number(self, "seat")
        _check_card(self, "card")
        _check_card(self, "face")


@dataclass(frozen=True)
class Pass:
    """A card handed to the left neighbour after the Juggler's trick (S6.2)."""

    seat: int
    card: Card

    def __post_init__(self) -> None:
        _check_number(self, "seat")
        _check_card(self, "card")


@dataclass(frozen=True)
class ChangeBid:
    """The taker of the Cloud changes their prediction by one, up or down (S7.2)."""

    seat: int
    by: int

    def __post_init__(self) -> None:
        _check_number(self, "seat")
        _check_number(self, "by")


@dataclass(frozen=True)
class PutIn:
    """Who played the Witch puts a card of their hand into her trick (Y1.4)."""

    seat: int
    card: Card

    def __post_init__(self) -> None:
        _check_number(self, "seat")
        _check_card(self, "card")


@dataclass(frozen=True)
class TakeOut:
    """And takes another card out of it into their hand (Y1.4)."""

    seat: int
    card: Card

    def __post_init__(self) -> None:
        _check_number(self, "seat")
        _check_card(self, "card")


Move: TypeAlias = NameTrump | Bid | Play | Pass | ChangeBid | PutIn | TakeOut
"""What a player does."""

Chance: TypeAlias = Deal | TurnUp
"""What chance does."""

Action: TypeAlias = Chance | Move
"""What a player or chance does."""


@cache
def plays(seat: int) -> dict[Card, tuple[Play, ...]]:
    """Every way in which `seat` could play each card."""
    return {card: tuple(Play(seat, card, face) for face in card.faces) for card in CARDS}


@cache
def bids(seat: int, tricks: int) -> tuple[Bid, ...]:
    """Every bid of `seat` in a round of `tricks` tricks (R4.1)."""
    return tuple(Bid(seat, number) for number in range(tricks + 1))


name_trump, pass_card, change_bid = cache(NameTrump), cache(Pass), cache(ChangeBid)
put_in, take_out = cache(PutIn), cache(TakeOut)
"""The rarer moves, each made and checked once."""


# What the fields may hold

_A_CARD = "a Card, as card('R7') is"


def _check_number(action: object, field: str) -> None:
    """Refuse what is no whole number; NumPy's become Python's, so that they can be written."""
    value = getattr(action, field)
    if type(value) is int:
        return
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool):
        raise _wrong(action, field, value, "a whole number")
    object.__setattr__(action, field, number)


def _strangers(hands: tuple[tuple[object, ...], ...]) -> Iterator[object]:
    return (one for one in chain(*hands) if type(one) is not Card)


def _check_card(action: object, field: str) -> None:
    value = getattr(action, field)
    if type(value) is not Card:
        raise _wrong(action, field, value, _A_CARD)


def _wrong(action: object, field: str, value: object, expected: str) -> ActionError:
    return ActionError(f"{type(action).__name__}.{field} cannot be {value!r}: it is {expected}")
