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
    BID,
    CHANGE,
    MOST_TRICKS,
    PASS,
    PASSES,
    PLAY,
    PUT_IN,
    TAKE_OUT,
    TRUMP,
)
from augury.encoding.plays import (
    COPIES,
    DECIDES,
    EFFECTS,
    FACE_SUIT,
    LYING,
    NO_SUIT,
    PLAYS,
    STRENGTH,
    SUIT_CARDS,
    SUITS,
    VOID,
)
from augury.game.cards import CARDS, Card, Suit, TurnedUp
from augury.game.errors import RulesError
from augury.game.play.scoring import points
from augury.game.play.table import Phase
from augury.game.play.tricks import announcements
from augury.game.rules import PLAYERS, Mode, Rules

NOBODY: Final = -1  # no seat
NOTHING: Final = -1  # no card, no bid

# The phases by number, in the order of `Phase`.
(
    DEALING,
    NAMING,
    BIDDING,
    REBIDDING,
    PLAYING,
    PASSING,
    TURNING_UP,
    ANNOUNCING,
    CHANGING,
    PUTTING_IN,
    TAKING_OUT,
    OVER,
) = range(len(Phase))

_DUE: Final = {
    Phase.TRUMP: TRUMP,
    Phase.BID: BID,
    Phase.REBID: BID,
    Phase.PLAY: PLAY,
    Phase.PASS: PASS,
    Phase.CHANGE: CHANGE,
    Phase.PUT_IN: PUT_IN,
    Phase.TAKE_OUT: TAKE_OUT,
}
FIRST_ACTION: Final = tuple(np.int16(_DUE.get(phase, PLAY)[0]) for phase in Phase)
"""The number of the first action that may be due in each phase."""


# Sets of cards

SUIT_COUNT: Final = len(Suit)
WIDTH: Final = SUIT_CARDS  # bits in the row of a suit
REST: Final = SUIT_COUNT  # the row of the cards without a suit
ROWS: Final = SUIT_COUNT + 1
NUMBERS: Final = SUIT_COUNT * WIDTH  # number cards: their slots, plays and passes come first

LONES: Final = len(PLAYS) - NUMBERS  # plays of cards without a suit

BOX: Final = tuple(card for card in CARDS for _ in range(card.kind.copies))
"""Every card in the box, slot by slot."""

LONE_CARDS: Final = tuple(card for card in CARDS if card.suit is None and card.faces)
"""The cards without a suit that can be held, in the order of their bits in the last row."""

Word: TypeAlias = type[np.unsignedinteger[Any]]

NARROW: Final[Word] = np.uint16
WIDE: Final[Word] = np.uint32
"""What rows are kept in. The last one, of cards or of plays, needs a wide one in a few decks; in
these tables it always has that."""


Cards: TypeAlias = NDArray[np.unsignedinteger[Any]]
"""A set of cards, as its rows."""


def slot_row(slot: int) -> int:
    """The row in which a slot has its bit."""
    return min(slot // WIDTH, REST)


def slot_bit(slot: int) -> int:
    """The bit of a slot in its row."""
    return 1 << slot - WIDTH * slot_row(slot)


def rows(slots: Iterable[int]) -> Cards:
    """The set of these slots, as rows of bits."""
    cards = np.zeros(ROWS, WIDE)
    for slot in slots:
        cards[slot_row(slot)] |= slot_bit(slot)
    return cards


@cache
def all_slots(card: Card) -> tuple[int, ...]:
    """Where the copies of a card lie in the box."""
    return tuple(slot for slot, other in enumerate(BOX) if other is card)


SLOT_CARD: Final = np.array([CARDS.index(card) for card in BOX], np.int8)
SLOT_SUIT: Final = np.array([SUITS.index(card.suit) for card in BOX], np.int8)

CARD_BITS: Final = np.array([rows(all_slots(card)).max() for card in CARDS], WIDE)
"""The bits of the copies of each of `CARDS`, in its row."""


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

TRADED_SLOT: Final = next(slot for slot, card in enumerate(BOX) if card.kind.traded)


# What may be done with a card

PLAY_BITS: Final = {
    card: sum(1 << PLAYS.index((card, face)) - NUMBERS for face in card.faces)
    for card in LONE_CARDS
}
PASS_BITS: Final = {card: 1 << PASSES.index(card) - NUMBERS for card in LONE_CARDS}
"""Which plays and passes a card without a suit allows, counted from those that follow the suits."""


def word(rules: Iterable[Rules]) -> Word:
    """What the rows of a batch with these rules must be kept in."""
    kinds = {kind for one in rules for kind in one.special}
    bits = [1]
    for card in LONE_CARDS:
        if card.kind in kinds:
            bits += [PLAY_BITS[card], PASS_BITS[card], int(CARD_BITS[CARDS.index(card)])]
    if max(bits) > np.iinfo(WIDE).max:
        raise RulesError(f"the batch engine has no room for all of {', '.join(map(str, kinds))}")
    return NARROW if max(bits) <= np.iinfo(NARROW).max else WIDE


# What a Vampire is played as, by the slot of the card that lies turned up (Y2.2)

COPY: Final = COPIES[0]
COPY_SLOT: Final = BOX.index(COPY)
COPY_PLAYS: Final = np.array(
    [
        sum(1 << PLAYS.index((COPY, face)) - NUMBERS for face in announcements(COPY, card))
        & np.iinfo(WIDE).max  # what lies beyond is refused: see `word`
        for card in BOX
    ],
    WIDE,
)
"""Which of its plays are possible."""

COPY_LIES: Final = np.array(
    [LYING[card.faces[0]] if len(card.faces) == 1 else NOTHING for card in BOX], np.int8
)
"""As which play it lies there, if that needs no announcement and is known."""

COPY_PLAY: Final = PLAYS.index((COPY, COPY))
"""The play of a Vampire that is not announced."""

LIES_AS: Final = np.array([LYING.get(face, at) for at, (_, face) in enumerate(PLAYS)], np.int8)
"""As which play a play lies there: an announced Vampire like the card that it is."""

IS_COPY: Final = np.array([card is COPY for card, _ in PLAYS])


# Tricks

PLAY_SUIT: Final = np.array(FACE_SUIT, np.int8)
"""The suit of a face."""

PLAY_STRENGTH: Final = np.array(STRENGTH, np.int8)
"""How strong every play is, case by case."""

ALL_SUITS: Final = (1 << SUIT_COUNT) - 1

FACT_SUIT: Final = 0b111
FACT_DECIDES: Final = 0b1000
FACT_VOIDS: Final = 4  # the first of as many bits as there are suits
FACT_EFFECTS: Final = 8  # the first of the rest


def _facts(play: int) -> int:
    """What a play does to its trick, in one number, since looking up is dear."""
    voids = sum(1 << suit for suit in VOID[play] if suit != NO_SUIT)
    decides = FACT_DECIDES * DECIDES[play]
    return FACE_SUIT[play] | decides | voids << FACT_VOIDS | EFFECTS[play] << FACT_EFFECTS


PLAY_FACTS: Final = np.array([_facts(play) for play in range(len(PLAYS))], np.uint16)
"""The suit of every face, whether it settles what must be followed, which suits it shows to be
lacking if they are to be followed, and its effects as flags."""


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
