"""What may be done now, as bits and as a mask.

`choices` is the one place here that says what is legal. It answers in rows of bits, thirteen to a
row and as many as a word has in the last, counted from the first action of the phase: in a set of
cards and in the numbering of actions the suits come first and the rest follows, so a hand is
nearly its own answer.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

import jax
import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from augury.batch.bits import choose, count, nth, scaled, spread
from augury.batch.flow import once
from augury.batch.options import OPEN
from augury.batch.state import State, hand, named
from augury.batch.tables import (
    BIDDING,
    BITS,
    CARD_BITS,
    CHANGING,
    FIRST_ACTION,
    LONE_CARDS,
    NAMING,
    NOBODY,
    PASS_BITS,
    PASSING,
    PLAY_BITS,
    PLAYING,
    REBIDDING,
    REST,
    SUIT_COUNT,
    WIDTH,
    WORD,
)
from augury.encoding.actions import BID, CHANGE, PASS, PLAY, TRUMP
from augury.game.cards import CARDS, Card

__all__ = ["choices", "is_legal", "legal_mask", "random_action"]


def choices(state: State, seat: Array) -> list[Array]:
    """What `seat` may do, as rows of bits; nothing when it is not to act."""
    phase, own = state.phase, hand(state, seat)
    empty = jnp.zeros_like(own[0])
    cards = [*_playable(state, own), _lone(own[REST], PLAY_BITS, state)]
    if state.special is not None:
        passing = phase == PASSING
        passes = [*own[:REST], _lone(own[REST], PASS_BITS, state)]
        cards = [jnp.where(passing, one, other) for one, other in zip(passes, cards, strict=True)]
    numbers = [*_bids(state, seat), empty, empty, empty]
    numbers[0] = jnp.where(phase == NAMING, _trumps(state), numbers[0])
    if state.special is not None:
        numbers[0] = jnp.where(phase == CHANGING, _changes(state, seat), numbers[0])
        numbers[1] = jnp.where(phase == CHANGING, empty, numbers[1])
    numbers[1] = jnp.where(phase == NAMING, empty, numbers[1])
    with_cards = (phase == PLAYING) | (phase == PASSING)
    now = ((state.waiting >> seat.astype(jnp.uint8)) & 1) == 1
    return [
        jnp.where(now, jnp.where(with_cards, one, other), empty)
        for one, other in zip(cards, numbers, strict=True)
    ]


def is_legal(state: State, action: Array, seat: Array) -> Array:
    """Whether `seat` may do this now. Numbers that are no action at all are not legal."""
    place = action - jnp.asarray(FIRST_ACTION)[state.phase]
    row = jnp.clip(place // WIDTH, 0, REST)
    bit = place - row * WIDTH
    found = choose(row, choices(state, seat)) >> jnp.clip(bit, 0, BITS - 1).astype(WORD)
    return (place >= 0) & (bit < BITS) & ((found & 1) == 1)


def legal_mask(state: State, seat: ArrayLike | None = None) -> Array:
    """Which actions are legal for `seat`, or for who acts next: […, actions]."""
    phase = state.phase
    rows = once(choices(state, named(state, seat)), phase)
    allowed = spread(jnp.stack(rows, axis=-1))

    def block(numbers: range, *phases: int) -> Array:
        due = reduce(or_, (phase == one for one in phases))
        return allowed[..., : len(numbers)] & due[..., None]

    blocks = [
        block(PLAY, PLAYING),
        block(PASS, PASSING),
        block(BID, BIDDING, REBIDDING),
        block(TRUMP, NAMING),
        block(CHANGE, CHANGING),
    ]
    return jnp.concatenate(blocks, axis=-1)


def random_action(key: Array, state: State, seat: ArrayLike | None = None) -> Array:
    """A legal action of `seat`, or of who acts next, each as likely as the others."""
    allowed = choices(state, named(state, seat))
    random = jax.random.bits(key, state.phase.shape)
    row, place = nth(allowed, scaled(random, count(allowed)))
    first = jnp.asarray(FIRST_ACTION)[state.phase]
    return first + row.astype(jnp.int32) * WIDTH + place


def _playable(state: State, own: Array) -> list[Array]:
    """The cards of the suits that may be played: those of the suit to follow, if any (R5.2-4)."""
    following = jnp.zeros_like(own[0])
    for row in range(SUIT_COUNT):
        following = jnp.where(state.suit == row, own[row], following)
    free = following == 0
    empty = jnp.zeros_like(own[0])
    return [jnp.where(free | (state.suit == row), own[row], empty) for row in range(SUIT_COUNT)]


def _lone(rest: Array, bits: dict[Card, int], state: State) -> Array:
    """What the cards without a suit allow: always all of it (R5.3, S0.3)."""
    allowed = jnp.zeros_like(rest)
    for card in LONE_CARDS:
        if state.special is not None or not card.kind.special:
            held = (rest & CARD_BITS[CARDS.index(card)]) != 0
            allowed = allowed | jnp.where(held, WORD(bits[card]), WORD(0))
    return allowed


def _bids(state: State, seat: Array) -> tuple[Array, Array]:
    """The bids from zero to the hand size, less the one that plus/minus one denies (R4.1, V1)."""
    bids = (jnp.uint32(2) << state.hand_size.astype(jnp.uint32)) - 1
    dealers = choose(state.dealer, state.bids)
    placed = jnp.sum(jnp.maximum(state.bids, 0), axis=0, dtype=jnp.int8)
    last = state.options.plus_minus_one & (state.options.bidding == OPEN) & (seat == state.dealer)
    forbidden = jnp.where(
        state.phase == REBIDDING,
        dealers,
        jnp.where(last, state.hand_size - placed, jnp.int8(-1)),
    )
    denied = jnp.uint32(1) << jnp.maximum(forbidden, 0).astype(jnp.uint32)
    bids = bids & ~jnp.where(forbidden >= 0, denied, jnp.uint32(0))
    first = bids & ((1 << WIDTH) - 1)
    return first.astype(WORD), (bids >> WIDTH).astype(WORD)


def _trumps(state: State) -> Array:
    """One of the suits (R3.3), or after the Werewolf's exchange none as well (S5.1)."""
    suits = state.options.suits
    if state.special is None:
        return suits
    exchanged = state.special.exchanger != NOBODY
    return jnp.where(exchanged, suits | WORD(1 << SUIT_COUNT), suits)


def _changes(state: State, seat: Array) -> Array:
    """One up or one down, within zero and the hand size (S7.2, S7.7)."""
    bid = choose(seat, state.bids)
    up, down = bid < state.hand_size, bid > 0
    return up.astype(WORD) | (down.astype(WORD) << 1)
