"""Cards on the table: a play, the end of a trick, and the Juggler's pass (R5, R6, S)."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from augury.batch.bits import choose, one_card, single, slot_card, slot_of, width
from augury.batch.flow import once, when
from augury.batch.legality import Place
from augury.batch.options import ONE_COLOUR, following
from augury.batch.state import State, seats
from augury.batch.tables import (
    ALL_SUITS,
    FACT_DECIDES,
    FACT_EFFECTS,
    FACT_SUIT,
    FACT_VOIDS,
    LONES,
    NOBODY,
    NOTHING,
    NUMBERS,
    PASSING,
    PLAY_FACTS,
    PLAY_STRENGTH,
)
from augury.encoding.layout import SEATS
from augury.encoding.plays import (
    ALL_PASS,
    BID_CHANGES,
    EXCHANGE,
    NO_SUIT,
    NOBODY_TAKES,
    PLAYS,
    TOPPLED,
    TOPPLES,
    case,
)


def bit(seat: Array) -> Array:
    """A seat among the seats that are to act."""
    one: Array = jnp.uint8(1) << seat.astype(jnp.uint8)
    return one


def everyone(state: State) -> Array:
    """All seats at the table, as bits."""
    seats: Array = bit(state.options.players) - jnp.uint8(1)
    return seats


def winner(state: State) -> Array:
    """Who wins the trick as it lies: the strongest, unless one topples another one (R6, S3.2).

    Of several that topple another one, the first.
    """
    if state.special is None:
        return state.winning
    won, first = state.winning, jnp.full_like(state.winning, SEATS)
    for toppler, toppled in zip(state.special.toppler, TOPPLED, strict=True):
        turn = jnp.where(toppler < state.leader, toppler + state.options.players, toppler)
        turn = turn - state.leader
        earlier = (toppler != NOBODY) & ((state.special.effects & toppled) != 0) & (turn < first)
        won, first = jnp.where(earlier, toppler, won), jnp.where(earlier, turn, first)
    return won


def leave_hand(state: State, card: Place, seat: Array, now: Array) -> State:
    """Take the card that is played from its hand."""
    mine = (seats(state) == seat) & now
    leaving = one_card(*card)
    gone = jnp.where(mine[:, None], leaving, jnp.zeros_like(leaving))
    return replace(state, hands=state.hands ^ gone)


def play_card(state: State, play: Array, action: Array, seat: Array, now: Array) -> State:
    """Lay a card down as `play`, where it is time to (R5): a Vampire not as the action says."""
    mine = (seats(state) == seat) & now
    play = jnp.clip(play, 0, len(PLAYS) - 1)
    facts = once(jnp.asarray(PLAY_FACTS)[play], state.phase)
    held = mine if state.nine is None else mine & (play == action)  # in hand it is of no suit
    state = _show_void(state, facts, held)
    deciding = now & ~state.settled & ((facts & FACT_DECIDES) != 0)
    state = replace(
        state,
        trick=jnp.where(mine, play.astype(jnp.int8), state.trick),
        laid=state.laid + now,
        suit=jnp.where(deciding, (facts & FACT_SUIT).astype(jnp.int8), state.suit),
        settled=state.settled | deciding,
    )
    strength = once(_strength(state, play), state.phase)
    stronger = now & ((state.laid == 1) | (strength > state.strongest))
    state = replace(
        state,
        winning=jnp.where(stronger, seat, state.winning),
        strongest=jnp.where(stronger, strength, state.strongest),
        waiting=jnp.where(now, bit(following(seat, state.options)), state.waiting),
    )
    if state.special is None:
        return state
    effects = jnp.where(now, facts >> FACT_EFFECTS, jnp.uint16(0)).astype(jnp.uint8)
    lone = action - NUMBERS
    announced = state.special.announced
    bits = single(jnp.clip(lone, 0, width(announced) - 1), announced)
    said = jnp.where(now & (lone >= 0) & (lone < LONES), bits, jnp.zeros_like(bits))
    topplers = [
        jnp.where(((effects & topples) != 0) & (earlier == NOBODY), seat, earlier)
        for topples, earlier in zip(TOPPLES, state.special.toppler, strict=True)
    ]
    special = replace(
        state.special,
        effects=state.special.effects | effects,
        toppler=jnp.stack(topplers),
        announced=announced | said,
    )
    if state.nine is None:
        return replace(state, special=special)
    witch = jnp.where((effects & EXCHANGE) != 0, seat, state.nine.witch)
    return replace(state, special=special, nine=replace(state.nine, witch=witch))


def _show_void(state: State, facts: Array, mine: Array) -> State:
    """Note the suit that a play shows to be lacking (R5.2)."""
    shown = (facts >> FACT_VOIDS).astype(jnp.uint8) & bit(state.suit) & jnp.uint8(ALL_SUITS)
    return replace(state, voids=state.voids | jnp.where(mine, shown, jnp.uint8(0)))


def _strength(state: State, play: Array) -> Array:
    """How strong a play is in its trick, looked up."""
    matter = (state.options.mode != ONE_COLOUR).astype(jnp.int32)
    row = case(state.trump, state.suit, suits_matter=matter)
    return jnp.asarray(PLAY_STRENGTH.reshape(-1))[row * len(PLAYS) + play]


def end_trick(state: State, full: Array) -> State:
    """Where a trick is full: who takes it, who leads next, and what it brings about."""
    won, rules = winner(state), state.options
    taken, special = full, state.special
    juggled = jnp.zeros_like(full)
    if special is not None:
        juggled = full & ((special.effects & ALL_PASS) != 0)
        taken = full & ((special.effects & NOBODY_TAKES) == 0)  # S4.1
        clouded = taken & ((special.effects & BID_CHANGES) != 0)  # S7.2, S7.3
        first = clouded & (special.clouded == NOBODY)
        if state.nine is not None:
            state = _end_exchangeable(state, full, clouded & ~first, won)
        special = replace(
            special,
            clouded=jnp.where(first, won, special.clouded),
            effects=jnp.where(full, jnp.uint8(0), special.effects),
            toppler=jnp.where(full, jnp.int8(NOBODY), special.toppler),
        )
    state = replace(
        state,
        taken=state.taken + (taken & (seats(state) == won)),
        tricks=state.tricks + full,
        leader=jnp.where(full, won, state.leader),
        trick=jnp.where(full, jnp.int8(NOTHING), state.trick),
        laid=jnp.where(full, jnp.int8(0), state.laid),
        suit=jnp.where(full, jnp.int8(NO_SUIT), state.suit),
        settled=jnp.where(full, rules.mode == ONE_COLOUR, state.settled),
        winning=jnp.where(full, jnp.int8(NOBODY), state.winning),
        special=special,
    )
    if special is None:
        return state
    juggling = juggled & (state.tricks < state.hand_size)  # S6.2, S6.3
    return replace(
        state,
        phase=jnp.where(juggling, jnp.int8(PASSING), state.phase),
        waiting=jnp.where(juggling, everyone(state), state.waiting),
    )


def _end_exchangeable(state: State, full: Array, clouded: Array, won: Array) -> State:
    """The end of a trick, as far as the Witch is concerned, or a Cloud that came once before."""
    nine = state.nine
    assert nine is not None
    last = state.tricks + jnp.int8(1) == state.hand_size  # then there is nothing to exchange (Y1.7)
    herself = (seats(state) == nine.witch) & full
    return replace(
        state,
        nine=replace(
            nine,
            witch=jnp.where(full, jnp.int8(NOBODY), nine.witch),
            exchanging=jnp.where(full & ~last, nine.witch, nine.exchanging),
            slots=jnp.where(herself, jnp.int8(NOTHING), nine.slots),
            clouded_next=jnp.where(clouded, won, nine.clouded_next),
        ),
    )


def pass_card(state: State, card: Place, seat: Array, now: Array) -> State:
    """Put a card aside for the left neighbour; when all have, they change hands (S6.2)."""
    special = state.special
    assert special is not None
    mine = (seats(state) == seat) & now
    waiting = jnp.where(now, state.waiting & ~bit(seat), state.waiting)
    complete = now & (waiting == 0)
    state = replace(state, waiting=waiting)
    if state.nine is None:
        passed = jnp.where(mine, slot_of(*card), special.passed)
        state = replace(state, special=replace(special, passed=passed))
    else:  # what was passed on before stays known until all have chosen
        aside = jnp.where(mine, slot_of(*card), state.nine.aside)
        passed = jnp.where(complete, aside, special.passed)
        taker = jnp.where(complete, jnp.int8(NOBODY), state.nine.taker)
        nine = replace(state.nine, aside=aside, taker=taker)
        state = replace(state, special=replace(special, passed=passed), nine=nine)
    return when(complete, lambda now: _hand_on(now, complete), state)


def _hand_on(state: State, complete: Array) -> State:
    """The cards that were set aside change hands."""
    assert state.special is not None
    given = state.special.passed
    last = choose(state.options.players - jnp.int8(1), given)
    received = once(jnp.concatenate([last[None], given[:-1]]), state.phase)
    moving = (seats(state) < state.options.players) & complete
    rows_first = slot_card(given, state.hands) ^ slot_card(received, state.hands)
    moved = jnp.moveaxis(rows_first, 0, 1)
    moved = jnp.where(moving[:, None], moved, jnp.zeros_like(moved))
    return replace(
        state,
        hands=state.hands ^ moved,
        dealt=state.dealt ^ moved,
        voids=jnp.where(complete, jnp.uint8(0), state.voids),
    )
