"""A batch of games as arrays: a round in play, and the totals of those before it.

The games lie along the last axes of every array; see `bits`. Seats and phases are numbers, cards
are slots or sets of them; see `tables`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

import jax
import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from augury.batch.bits import along, choose, slot_card
from augury.batch.options import ONE_COLOUR, Options, denies_evening, following, foresees
from augury.batch.tables import (
    ANNOUNCING,
    COPY_SLOT,
    DEALING,
    NAMING,
    NOBODY,
    NOTHING,
    OVER,
    POINTS,
    REBIDDING,
    ROWS,
    TAKING_OUT,
)
from augury.encoding.plays import NO_SUIT, TOPPLERS


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Special:
    """What only special cards bring about."""

    exchanger: Array  # who took the turned-up card for the Werewolf (S5.1)
    announced: Array  # which plays of the last row have been made, as bits (S1.1, S6.1, S7.1)
    effects: Array  # of the cards of the current trick, as flags
    toppler: Array  # [topplers, …] who has played a card that may topple another one (S3.2)
    clouded: Array  # who still owes a change of prediction (S7.2)
    passed: Array  # [seats, …] the slot each seat gives to the left (S6.2)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Nine:
    """What only the Witch and the Vampire bring about (Y)."""

    upcard: Array  # the slot of what lies turned up now (Y2.2)
    next_up: Array  # and of the next of the stock, which nobody knows (Y2.4)
    unknown: Array  # who has played a Vampire of which it is not settled what it is
    witch: Array  # who played the Witch to the current trick (Y1.4)
    exchanging: Array  # who is to exchange a card with the trick that is over
    slots: Array  # [seats, …] of the cards that lie in the current trick, or in the one before it
    out: Array  # the slot of the card that was taken out of a trick
    owner: Array  # who had played it
    taker: Array  # who took it, until cards are passed on
    clouded_next: Array  # who owes another change of prediction: the Cloud came twice (Y1.6)
    aside: Array  # [seats, …] the slot each seat has chosen to pass, while others still choose


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class History:
    """How every seat has kept its predictions, summed over rounds of the game."""

    rounds: Array  # that are counted
    exact: Array  # [seats, …] predictions that came true
    over: Array  # [seats, …] tricks too many
    under: Array  # [seats, …] tricks missing


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """Where every game stands. After a round it shows the round's end until the next deal."""

    options: Options
    illegal: Array  # whether an action or a deal was refused; stays up
    before: Array  # [seats, …] the totals before this round
    earlier: History  # what is remembered of the rounds before it
    number: Array  # of the round, from 1; 0 before the first deal
    hand_size: Array
    dealer: Array
    uneven: Array  # whether the bids of this round may not add up (V1, O2)
    phase: Array
    waiting: Array  # the seats that are to act, as bits
    turned_up: Array  # a slot
    trump: Array
    bids: Array  # [seats, …]
    taken: Array  # [seats, …]
    tricks: Array  # finished in this round
    hands: Array  # [seats, rows, …]
    dealt: Array  # [seats, rows, …] what each seat has had in hand, but for what it passed on
    voids: Array  # [seats, …] the suits each seat has shown to lack, as bits
    trick: Array  # [seats, …] the play that lies before each seat
    laid: Array  # how many of them
    leader: Array
    suit: Array  # to be followed
    settled: Array  # whether it is decided what must be followed, be it nothing
    winning: Array  # whose play is the strongest so far
    strongest: Array  # and how strong it is
    special: Special | None
    nine: Nine | None


def start(
    options: Options,
    *,
    number: Array | int = 0,
    totals: Array | None = None,
    history: History | None = None,
) -> State:
    """New games, waiting for their first deal.

    Or for one later in the game, with these totals and this history; if none is given, nothing is
    remembered of the rounds before.
    """
    games = options.games
    zero = jnp.zeros(games, jnp.int8)
    seats = jnp.zeros((options.seats, *games), jnp.int8)
    cards = jnp.zeros((options.seats, ROWS, *games), options.deck.dtype)
    number = jnp.broadcast_to(jnp.asarray(number, jnp.int16), games)
    first = jnp.maximum(options.first_dealer, 0)  # until the lot decides
    dealer = ((jnp.maximum(number - 1, 0) + first) % options.players).astype(jnp.int8)
    before = seats.astype(jnp.int16) if totals is None else totals.astype(jnp.int16)
    return State(
        options=options,
        illegal=jnp.zeros(games, jnp.bool_),
        before=before,
        earlier=no_history(options) if history is None else history,
        number=number,
        hand_size=zero,
        dealer=dealer,
        uneven=denies_evening(options, before, dealer),
        phase=zero + jnp.int8(DEALING),
        waiting=zero.astype(jnp.uint8),
        turned_up=zero + jnp.int8(NOTHING),
        trump=zero + jnp.int8(NO_SUIT),
        bids=seats + jnp.int8(NOTHING),
        taken=seats,
        tricks=zero,
        hands=cards,
        dealt=cards,
        voids=seats.astype(jnp.uint8),
        trick=seats + jnp.int8(NOTHING),
        laid=zero,
        leader=following(dealer, options),
        suit=zero + jnp.int8(NO_SUIT),
        settled=options.mode == ONE_COLOUR,
        winning=zero + jnp.int8(NOBODY),
        strongest=zero,
        special=None
        if options.special is None
        else Special(
            exchanger=zero + jnp.int8(NOBODY),
            announced=zero.astype(options.deck.dtype),
            effects=zero.astype(jnp.uint8),
            toppler=jnp.full((len(TOPPLERS), *games), NOBODY, jnp.int8),
            clouded=zero + jnp.int8(NOBODY),
            passed=seats + jnp.int8(NOTHING),
        ),
        nine=_nine(zero, seats) if options.nine else None,
    )


def _nine(zero: Array, seats: Array) -> Nine:
    nobody, nothing = zero + jnp.int8(NOBODY), zero + jnp.int8(NOTHING)
    return Nine(
        upcard=nothing,
        next_up=nothing,
        unknown=nobody,
        witch=nobody,
        exchanging=nobody,
        slots=seats + jnp.int8(NOTHING),
        out=nothing,
        owner=nobody,
        taker=nobody,
        clouded_next=nobody,
        aside=seats + jnp.int8(NOTHING),
    )


def seats(state: State) -> Array:
    """The seats' numbers, on an axis before the games."""
    return along(state.options.seats, state.phase)


def is_over(state: State) -> Array:
    """Whether the round is over, or not yet dealt: nobody is to act."""
    return state.waiting == 0


def is_game_over(state: State) -> Array:
    """Whether the last round of the game is scored (R8)."""
    return state.phase == OVER


def actor(state: State) -> Array:
    """Who acts next: of several seats that must, the first."""
    first = state.waiting & (~state.waiting + jnp.uint8(1))
    seat: Array = jax.lax.population_count(first - jnp.uint8(1)).astype(jnp.int8) & jnp.int8(7)
    return seat


def named(state: State, seat: ArrayLike | None) -> Array:
    """This seat in every game, or who acts next."""
    if seat is None:
        return actor(state)
    return jnp.broadcast_to(jnp.asarray(seat, jnp.int8), state.phase.shape)


def hand(state: State, seat: Array) -> Array:
    """The cards of one seat in each game."""
    return choose(seat, state.hands)


def at_hand(state: State, seat: Array) -> Array:
    """The cards that `seat` may choose among: mostly its own.

    Those of a trick that is over, to take one out (Y1.4); the Vampire that it has played and is to
    announce (Y2.4).
    """
    own = hand(state, seat)
    if state.nine is None:
        return own
    copy = slot_card(jnp.full_like(state.phase, COPY_SLOT), own)
    own = jnp.where(state.phase == TAKING_OUT, offered(state), own)
    return jnp.where(state.phase == ANNOUNCING, copy, own)


def offered(state: State) -> Array:
    """The cards of the trick that is over, while they may be exchanged for (Y1.4)."""
    assert state.nine is not None
    cards = reduce(or_, (slot_card(slot, state.options.deck) for slot in state.nine.slots))
    return jnp.where(state.nine.exchanging != NOBODY, cards, jnp.zeros_like(cards))


def played(state: State) -> Array:
    """The cards that each seat has played this round, [seats, rows, …]."""
    return state.dealt ^ state.hands


def blind(state: State) -> Array:
    """Whether players see all hands but their own, which they may not look at yet (V4)."""
    early = (state.phase >= NAMING) & (state.phase <= REBIDDING)
    return early & foresees(state.options, state.number)


def rewards(state: State) -> Array:
    """The points of the round for every seat, [seats, …]: once it is over, else zero (R7)."""
    scored = is_over(state) & (state.bids >= 0)
    return jnp.where(scored, jnp.asarray(POINTS)[state.bids, state.taken], jnp.int16(0))


def totals(state: State) -> Array:
    """Every seat's points so far, [seats, …] (R7.3)."""
    return state.before + rewards(state)


def no_history(options: Options) -> History:
    """A history of no rounds."""
    none = jnp.zeros((options.seats, *options.games), jnp.int16)
    return History(rounds=jnp.zeros(options.games, jnp.int16), exact=none, over=none, under=none)


def history(state: State) -> History:
    """How predictions were kept so far, this round included once it is over."""
    scored = is_over(state) & (state.bids >= 0)
    gap = jnp.where(scored, state.taken - state.bids, jnp.int8(0)).astype(jnp.int16)
    before = state.earlier
    return History(
        rounds=before.rounds + scored[0],
        exact=before.exact + (scored & (gap == 0)),
        over=before.over + jnp.maximum(gap, 0),
        under=before.under - jnp.minimum(gap, 0),
    )


def where(condition: Array, this: State, that: State) -> State:
    """Of each game the one state or the other."""
    chosen: State = jax.tree.map(lambda one, other: jnp.where(condition, one, other), this, that)
    return chosen
