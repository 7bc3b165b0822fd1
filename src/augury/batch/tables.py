"""What the rules say about every card, as tables: made by asking the readable engine.

A rule is written once, in `augury.game`. Here its functions and records are asked about every
input there is, and the answers are kept in arrays that the batch engine looks up.

A set of cards is five rows of bits: one row for each suit, thirteen bits wide, and one for the
cards without a suit, in which the four Wizards have four bits and the four Jesters four. So every
card of the box has a bit of its own, its *slot*, and lies in one place at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.encoding.actions import (
    ACTIONS,
    BID,
    CHANGE,
    MOST_TRICKS,
    PASS,
    PASSES,
    PLAY,
    TRUMP,
)
from augury.encoding.plays import (
    DECIDES,
    EFFECTS,
    FACE_SUIT,
    NO_SUIT,
    PLAYS,
    STRENGTH,
    SUIT_CARDS,
    SUITS,
    VOID,
)
from augury.game.cards import CARDS, Card, Suit, TurnedUp
from augury.game.rules import PLAYERS, Mode, Rules
from augury.game.scoring import points
from augury.game.table import Phase

NOBODY: Final = -1  # no seat
NOTHING: Final = -1  # no card, no bid

# The phases by number, in the order of `Phase`.
DEALING, NAMING, BIDDING, REBIDDING, PLAYING, PASSING, CHANGING, OVER = range(len(Phase))

_DUE: Final = {
    Phase.TRUMP: TRUMP,
    Phase.BID: BID,
    Phase.REBID: BID,
    Phase.PLAY: PLAY,
    Phase.PASS: PASS,
    Phase.CHANGE: CHANGE,
}
FIRST_ACTION: Final = np.array([_DUE.get(phase, PLAY)[0] for phase in Phase], np.int32)
"""The number of the first action that may be due in each phase."""


# Sets of cards

SUIT_COUNT: Final = len(Suit)
WIDTH: Final = SUIT_CARDS  # bits in the row of a suit
REST: Final = SUIT_COUNT  # the row of the cards without a suit
ROWS: Final = SUIT_COUNT + 1
NUMBERS: Final = SUIT_COUNT * WIDTH  # number cards: their slots, plays and passes come first

BOX: Final = tuple(card for card in CARDS for _ in range(card.kind.copies))
"""Every card in the box, slot by slot."""

LONE_CARDS: Final = tuple(card for card in CARDS if card.suit is None and card.faces)
"""The cards without a suit that can be held, in the order of their bits in the last row."""

_LONGEST: Final = max(
    sum(card.suit is None for card in BOX), sum(len(card.faces) for card in LONE_CARDS)
)
WORD: Final[type[np.unsignedinteger[Any]]] = np.uint16 if _LONGEST <= 16 else np.uint32
"""What a row is kept in: wide enough for the last one, of cards and of plays."""

BITS: Final = np.iinfo(WORD).bits


Cards: TypeAlias = NDArray[np.unsignedinteger[Any]]
"""A set of cards, as its rows."""


def slot_row(slot: int) -> int:
    """The row in which a slot has its bit."""
    return min(slot // WIDTH, REST)


def slot_bit(slot: int) -> int:
    """The bit of a slot in its row."""
    return 1 << slot - WIDTH * slot_row(slot)


def rows(slots: Iterable[int]) -> Cards:
    """The set of these slots."""
    cards = np.zeros(ROWS, WORD)
    for slot in slots:
        cards[slot_row(slot)] |= slot_bit(slot)
    return cards


@cache
def all_slots(card: Card) -> tuple[int, ...]:
    """Where the copies of a card lie in the box."""
    return tuple(slot for slot, other in enumerate(BOX) if other is card)


SLOT_CARD: Final = np.array([CARDS.index(card) for card in BOX], np.int8)
SLOT_SUIT: Final = np.array([SUITS.index(card.suit) for card in BOX], np.int8)

CARD_ROW: Final = np.array([slot_row(all_slots(card)[0]) for card in CARDS], np.int8)
CARD_BITS: Final = np.array([rows(all_slots(card)).max() for card in CARDS], WORD)
"""The row of each of `CARDS`, and the bits of its copies in it."""


def _own_deck(seat: int) -> Cards:
    """With one colour, a seat's own suit and its own copy of the other cards (V5)."""
    rules = Rules(players=SUIT_COUNT, mode=Mode.ONE_COLOUR)
    copies = [all_slots(card) for card in rules.own_deck(seat)] if seat < rules.players else []
    return rows([slots[seat % len(slots)] for slots in copies])


OWN_DECK: Final = np.array([_own_deck(seat) for seat in range(max(PLAYERS))])
"""With one colour, the cards of each seat."""


def deck_rows(rules: Rules) -> Cards:
    """The deck as a set: of a card that is in it n times, the first n copies in the box.

    With one colour it is the copies that each seat owns (V5).
    """
    if rules.mode is Mode.ONE_COLOUR:
        own: Cards = np.bitwise_or.reduce(OWN_DECK[: rules.players])
        return own
    copies = Counter(rules.deck)
    return rows([slot for card, number in copies.items() for slot in all_slots(card)[:number]])


TRADED: Final = int(sum(CARD_BITS[CARDS.index(card)] for card in CARDS if card.kind.traded))
"""The Werewolf's bit, in the last row (S5.1)."""


# What may be done with a card

PLAY_BITS: Final = {
    card: sum(1 << PLAYS.index((card, face)) - NUMBERS for face in card.faces)
    for card in LONE_CARDS
}
PASS_BITS: Final = {card: 1 << PASSES.index(card) - NUMBERS for card in LONE_CARDS}
"""Which plays and passes a card without a suit allows, counted from those that follow the suits."""


def _of_action(number: int) -> Card | None:
    """The card that an action is about."""
    if number in PLAY:
        return PLAYS[number][0]
    return PASSES[number - PASS[0]] if number in PASS else None


_ACTION_CARD: Final = [_of_action(number) for number in range(ACTIONS)]
ACTION_ROW: Final = np.array(
    [0 if card is None else CARD_ROW[CARDS.index(card)] for card in _ACTION_CARD], np.int8
)
ACTION_BITS: Final = np.array(
    [0 if card is None else CARD_BITS[CARDS.index(card)] for card in _ACTION_CARD], WORD
)
"""Where the card of an action lies in a hand: its row, and the bits of its copies."""


# Tricks

PLAY_SUIT: Final = np.array(FACE_SUIT, np.int8)
PLAY_DECIDES: Final = np.array(DECIDES, np.bool_)
PLAY_EFFECTS: Final = np.array(EFFECTS, np.uint8)
"""The suit of a face, whether it settles what must be followed, and its effects as flags."""

PLAY_STRENGTH: Final = np.array(STRENGTH, np.int8)
"""How strong every play is, case by case."""

PLAY_VOID: Final = np.array(
    [[0 if suit == NO_SUIT else 1 << suit for suit in shown] for shown in VOID], np.uint8
)
"""The suit that a play shows to be lacking, as a bit, by the suit to follow."""


# Trump and points

ITS_SUIT, NO_TRUMP, NAMED = range(len(TurnedUp))
SLOT_TURNED_UP: Final = np.array(
    [tuple(TurnedUp).index(card.kind.turned_up) for card in BOX], np.int8
)
"""What a card means for trump when it is turned up."""

_MAXIMUS: Final = Rules(mode=Mode.MAXIMUS)
MAXIMUS_TRUMP: Final = np.array(
    [SUITS.index(_MAXIMUS.fixed_trump(number + 1)) for number in range(_MAXIMUS.rounds)], np.int8
)
"""The trump of the five rounds of Wizard Maximus (V6)."""

_TRICKS: Final = range(MOST_TRICKS + 1)
POINTS: Final = np.array([[points(bid, taken) for taken in _TRICKS] for bid in _TRICKS], np.int16)
"""What a prediction is worth, by prediction and tricks taken."""
