"""What may be done now, as bits and as a mask.

`choices` is the one place here that says what is legal. It answers in rows of bits, thirteen to a
row and as many as a word has in the last, counted from the first action of the phase: in a set of
cards and in the numbering of actions the suits come first and the rest follows, so a hand is
nearly its own answer.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TypeAlias

import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from augury.batch.bits import choose, count, lowest, nth, row_of, single, spread, width
from augury.batch.chance import below, words
from augury.batch.flow import once
from augury.batch.options import OPEN, ZERO
from augury.batch.state import State, at_hand, named
from augury.batch.tables import (
    ANNOUNCING,
    BIDDING,
    CARD_BITS,
    CHANGING,
    COPY,
    COPY_PLAYS,
    FIRST_ACTION,
    LONE_CARDS,
    NAMING,
    NOBODY,
    PASS_BITS,
    PASSING,
    PLAY_BITS,
    PLAYING,
    PUTTING_IN,
    REBIDDING,
    REST,
    SUIT_COUNT,
    TAKING_OUT,
    WIDTH,
)
from augury.encoding.actions import (
    ACTIONS,
    BID,
    CHANGE,
    PASS,
    PLAY,
    PUT_IN,
    TAKE_OUT,
    TRUMP,
)
from augury.game.cards import CARDS, Card

Place: TypeAlias = tuple[Array, Array]
"""A row of choices or cards, and one bit of it."""


def choices(state: State, seat: Array, own: Array) -> list[Array]:
    """What `seat`, with its `own` cards, may do, as rows of bits; nothing when it is not to act."""
    phase = state.phase
    empty = jnp.zeros_like(own[0])
    cards = [*_playable(state, own), _lone(own[REST], PLAY_BITS, state)]
    if state.special is not None:
        passing = (phase == PASSING) | _exchanging(state)
        passes = [*own[:REST], _lone(own[REST], PASS_BITS, state)]
        cards = [jnp.where(passing, one, other) for one, other in zip(passes, cards, strict=True)]
    numbers = [*_bids(state, seat), empty, empty, empty]
    numbers[0] = jnp.where(phase == NAMING, _trumps(state), numbers[0])
    if state.special is not None:
        numbers[0] = jnp.where(phase == CHANGING, _changes(state, seat), numbers[0])
        numbers[1] = jnp.where(phase == CHANGING, empty, numbers[1])
    numbers[1] = jnp.where(phase == NAMING, empty, numbers[1])
    with_cards = (phase == PLAYING) | (phase == PASSING) | (phase == ANNOUNCING)
    with_cards = with_cards | _exchanging(state)
    now = ((state.waiting >> seat.astype(jnp.uint8)) & 1) == 1
    return [
        jnp.where(now, jnp.where(with_cards, one, other), empty)
        for one, other in zip(cards, numbers, strict=True)
    ]


def place_of(state: State, action: Array) -> Place:
    """Where an action lies among the choices of its game's phase. Other numbers have no bit."""
    known = jnp.clip(action, -1, ACTIONS).astype(jnp.int16)
    number = known - choose(state.phase, FIRST_ACTION)
    row = row_of(number)
    at = number - row * jnp.int16(WIDTH)
    bits = width(state.hands)
    bit = single(jnp.clip(at, 0, bits - 1), state.hands)
    return row, jnp.where((number >= 0) & (at < bits), bit, jnp.zeros_like(bit))


def is_legal(state: State, place: Place, seat: Array, own: Array) -> Array:
    """Whether `seat`, with its `own` cards, may do this now."""
    row, bit = place
    return (choose(row, choices(state, seat, own)) & bit) != 0


def card_of(state: State, place: Place, own: Array) -> Place:
    """Which of one's `own` cards a play or a pass is about: of several, the first."""
    row, bit = place
    plays, passes = _cards(bit, PLAY_BITS, state), _cards(bit, PASS_BITS, state)
    lone = jnp.where((state.phase == PASSING) | _exchanging(state), passes, plays)
    return row, lowest(choose(row, own) & jnp.where(row == REST, lone, bit))


def legal_mask(state: State, seat: ArrayLike | None = None) -> Array:
    """Which actions are legal for `seat`, or for who acts next: […, actions]."""
    phase = state.phase
    seat = named(state, seat)
    rows = once(choices(state, seat, at_hand(state, seat)), state.phase)
    allowed = spread(jnp.stack(rows, axis=-1))
    allowed = jnp.pad(allowed, [(0, 0)] * phase.ndim + [(0, max(0, len(PLAY) - allowed.shape[-1]))])

    def block(numbers: range, *phases: int) -> Array:
        due = reduce(or_, (phase == one for one in phases))
        return allowed[..., : len(numbers)] & due[..., None]

    blocks = [
        block(PLAY, PLAYING, ANNOUNCING),
        block(PASS, PASSING),
        block(BID, BIDDING, REBIDDING),
        block(TRUMP, NAMING),
        block(CHANGE, CHANGING),
        block(PUT_IN, PUTTING_IN),
        block(TAKE_OUT, TAKING_OUT),
    ]
    return jnp.concatenate(blocks, axis=-1)


def random_action(key: Array, state: State, seat: ArrayLike | None = None) -> Array:
    """A legal action of `seat`, or of who acts next, each as likely as the others."""
    seat = named(state, seat)
    allowed = once(choices(state, seat, at_hand(state, seat)), state.phase)
    random, _ = words(key, state.phase.shape)
    row, place = nth(allowed, once(below(random, count(allowed)), state.phase))
    first = choose(state.phase, FIRST_ACTION)
    number: Array = (first + row * jnp.int16(WIDTH) + place).astype(jnp.int32)
    return number


def _playable(state: State, own: Array) -> list[Array]:
    """The cards of the suits that may be played: those of the suit to follow, if any (R5.2-4)."""
    following = jnp.zeros_like(own[0])
    for row in range(SUIT_COUNT):
        following = jnp.where(state.suit == row, own[row], following)
    free = following == 0
    empty = jnp.zeros_like(own[0])
    return [jnp.where(free | (state.suit == row), own[row], empty) for row in range(SUIT_COUNT)]


def _exchanging(state: State) -> Array:
    """Whether a card is to be chosen to be exchanged with a trick (Y1.4)."""
    if state.nine is None:
        return jnp.zeros_like(state.phase, jnp.bool_)
    return (state.phase == PUTTING_IN) | (state.phase == TAKING_OUT)


def _lone_cards(state: State) -> list[tuple[Card, int]]:
    """The cards without a suit that these games can have, with the bits of their copies."""
    cards = (card for card in LONE_CARDS if state.special is not None or not card.kind.special)
    fits = ((card, int(CARD_BITS[CARDS.index(card)])) for card in cards)
    most = 1 << width(state.hands)
    return [(card, copies) for card, copies in fits if max(copies, PLAY_BITS[card]) < most]


def _lone(rest: Array, bits: dict[Card, int], state: State) -> Array:
    """What the cards without a suit allow: always all of it (R5.3, S0.3)."""
    allowed = jnp.zeros_like(rest)
    for card, copies in _lone_cards(state):
        held = (rest & jnp.asarray(copies, rest.dtype)) != 0
        if bits is PLAY_BITS and card is COPY:
            allowed = allowed | _copy_plays(state, held)
        else:
            allowed = allowed | jnp.where(
                held, jnp.asarray(bits[card], rest.dtype), allowed ^ allowed
            )
    return allowed


def _copy_plays(state: State, held: Array) -> Array:
    """What a Vampire may be played as: as what lies turned up (Y2.2)."""
    assert state.nine is not None
    plays = jnp.asarray(COPY_PLAYS.astype(state.hands.dtype))[state.nine.upcard]
    return jnp.where(held, plays, jnp.zeros_like(plays))


def _cards(choice: Array, bits: dict[Card, int], state: State) -> Array:
    """The other way round: the copies of the card without a suit that a choice is about."""
    found = jnp.zeros_like(choice)
    for card, copies in _lone_cards(state):
        chosen = (choice & jnp.asarray(bits[card], choice.dtype)) != 0
        found = found | jnp.where(chosen, jnp.asarray(copies, choice.dtype), found ^ found)
    return found


def _bids(state: State, seat: Array) -> tuple[Array, Array]:
    """The bids from zero to the hand size, less the one that plus/minus one denies (R4.1, V1)."""
    dealers = choose(state.dealer, state.bids)
    placed = jnp.sum(jnp.maximum(state.bids, 0), axis=0, dtype=jnp.int8)
    rest = state.hand_size - placed
    last = (state.options.bidding == OPEN) & (seat == state.dealer) & denies(state, rest)
    forbidden = jnp.where(
        state.phase == REBIDDING,
        dealers,
        jnp.where(last, rest, jnp.int8(-1)),
    )

    def in_row(before: int) -> Array:
        """The bids in a row of bits that has `before` bids before it: thirteen, or the rest."""
        more = single(jnp.clip(state.hand_size + jnp.int8(1 - before), 0, WIDTH), state.hands)
        denied = single(jnp.clip(forbidden - before, 0, WIDTH), state.hands)
        denied = jnp.where(forbidden >= before, denied, jnp.zeros_like(denied))
        return (more - jnp.ones_like(more)) & ~denied

    return in_row(0), in_row(WIDTH)


def denies(state: State, number: Array) -> Array:
    """Whether the dealer may not bid this number, which makes the bids add up (V1, O2)."""
    return state.uneven & ((state.options.last_bid != ZERO) | (number != 0))


def _trumps(state: State) -> Array:
    """One of the suits (R3.3), or after the Werewolf's exchange none as well (S5.1)."""
    suits = state.options.suits
    if state.special is None:
        return suits
    exchanged = state.special.exchanger != NOBODY
    if state.nine is not None:  # who played the Vampire names a suit (Y2.4)
        exchanged = exchanged & (state.nine.unknown == NOBODY)
    return jnp.where(exchanged, suits | jnp.asarray(1 << SUIT_COUNT, suits.dtype), suits)


def _changes(state: State, seat: Array) -> Array:
    """One up or one down, within zero and the hand size (S7.2, S7.7)."""
    bid = choose(seat, state.bids)
    up, down = bid < state.hand_size, bid > 0
    row = state.hands.dtype
    return up.astype(row) | (down.astype(row) << 1)
