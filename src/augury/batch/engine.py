"""The course of a round, for all games at once.

The flow is that of `augury.game.play.engine`, written a second time for arrays; tests play both
side by side. An action that is not legal changes nothing but the flag `illegal`.
"""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from augury.batch.bits import choose, count, slot_card
from augury.batch.deals import Deal, draw, draws_dealer, next_hand_size, turns_up
from augury.batch.exchanges import copy_upcard, take_out
from augury.batch.flow import once, when
from augury.batch.legality import card_of, denies, is_legal, place_of
from augury.batch.options import (
    HIDDEN,
    MAXIMUS,
    ONE_COLOUR,
    OPEN,
    Options,
    denies_evening,
    following,
)
from augury.batch.options import options as _options
from augury.batch.state import (
    Nine,
    State,
    at_hand,
    history,
    is_over,
    named,
    seats,
    start,
    totals,
    where,
)
from augury.batch.tables import (
    BIDDING,
    CHANGING,
    DEALING,
    ITS_SUIT,
    MAXIMUS_TRUMP,
    NAMED,
    NAMING,
    NOBODY,
    NOTHING,
    OVER,
    OWN_DECK,
    PASSING,
    PLAYING,
    PUTTING_IN,
    REBIDDING,
    REST,
    ROWS,
    SLOT_SUIT,
    SLOT_TURNED_UP,
    TAKING_OUT,
    TRADED,
    TRADED_SLOT,
)
from augury.batch.tricks import (
    bit,
    end_trick,
    everyone,
    leave_hand,
    pass_card,
    play_card,
)
from augury.encoding.actions import BID, CHANGE, CHANGES, TRUMP
from augury.encoding.plays import NO_SUIT
from augury.game.rules import Rules


def init(key: Array, rules: Rules | Options) -> State:
    """New games with their first round dealt."""
    state = start(_options(rules) if isinstance(rules, Rules) else rules)
    return place(state, draw(key, state))


# The deal and trump: R2, R3, S5


def place(state: State, deal: Deal) -> State:
    """The games after the deal of their next round.

    Where a game waits for no deal, or not for such a one, it is only flagged as `illegal`.
    """
    rules, fresh, size = state.options, start(state.options), next_hand_size(state)
    deal = replace(deal, hands=deal.hands.astype(rules.deck.dtype))
    dealer = jnp.where(state.number == 0, state.dealer, following(state.dealer, rules))
    dealer = jnp.where(deal.dealer == NOBODY, dealer, deal.dealer)
    hands, exchanger = once(_exchange(deal), rules.players)
    exchanged = exchanger != NOBODY
    meaning = jnp.asarray(SLOT_TURNED_UP)[deal.turned_up]
    shown = deal.turned_up != NOTHING
    chosen = exchanged | (shown & (meaning == NAMED))
    suited = shown & (meaning == ITS_SUIT) & ~exchanged
    fixed = jnp.asarray(MAXIMUS_TRUMP)[jnp.clip(state.number, 0, len(MAXIMUS_TRUMP) - 1)]
    unnamed = jnp.where(rules.mode == MAXIMUS, fixed, jnp.int8(NO_SUIT))
    chooser = bit(jnp.where(exchanged, exchanger, dealer))
    before = totals(state)
    dealt = replace(
        fresh,
        illegal=state.illegal,
        before=before,
        earlier=history(state),
        number=state.number + jnp.int16(1),
        hand_size=size,
        dealer=dealer,
        uneven=denies_evening(rules, before, dealer),
        phase=jnp.where(chosen, jnp.int8(NAMING), jnp.int8(BIDDING)),
        waiting=jnp.where(chosen, chooser, _first_bidders(state, dealer)),
        turned_up=deal.turned_up,
        trump=jnp.where(suited, jnp.asarray(SLOT_SUIT)[deal.turned_up], unnamed),
        hands=hands,
        dealt=hands,
        leader=following(dealer, rules),
        special=fresh.special and replace(fresh.special, exchanger=exchanger),
        nine=fresh.nine and _lay_upcards(fresh.nine, deal, exchanged),
    )
    fair = once(_is_fair(state, deal, size), rules.players)
    return where(fair, dealt, replace(state, illegal=state.illegal | ~fair))


def _lay_upcards(nine: Nine, deal: Deal, exchanged: Array) -> Nine:
    """What lies turned up, and what would be next (Y2.2, Y2.4)."""
    assert deal.next_up is not None, "a deal for these rules says what would be turned up next"
    upcard = jnp.where(exchanged, jnp.int8(TRADED_SLOT), deal.turned_up)
    return replace(nine, upcard=upcard, next_up=deal.next_up)


def _exchange(deal: Deal) -> tuple[Array, Array]:
    """The hands after the Werewolf was exchanged for the turned-up card, and by whom (S5.1)."""
    card = slot_card(deal.turned_up, deal.hands)
    holds = ((deal.hands[:, REST] & TRADED) != 0) & (deal.turned_up != NOTHING)
    wolf = jnp.zeros_like(card).at[REST].set(TRADED)
    hands = jnp.where(holds[:, None], deal.hands & ~wolf | card, deal.hands)
    holder = jnp.argmax(holds, axis=0).astype(jnp.int8)
    return hands, jnp.where(jnp.any(holds, axis=0), holder, jnp.int8(NOBODY))


def _is_fair(state: State, deal: Deal, size: Array) -> Array:
    """Whether this deal is one of the round that is due (R2, R3.1, V5, V6)."""
    rules, seat = state.options, seats(state)
    counts = jnp.stack([count(one) for one in deal.hands])
    sizes = jnp.all(counts == jnp.where(seat < rules.players, size, 0), axis=0)
    shown = deal.turned_up != NOTHING
    cards = slot_card(deal.turned_up, deal.hands)
    for one in deal.hands:
        cards = cards | one
    single = count(cards) == jnp.sum(counts, axis=0, dtype=jnp.int8) + shown
    known = jnp.all((cards & ~rules.deck) == 0, axis=0)
    own = jnp.asarray(OWN_DECK[: rules.seats].astype(rules.deck.dtype)).reshape(
        rules.seats, ROWS, *[1] * size.ndim
    )
    theirs = jnp.all((deal.hands & ~own) == 0, axis=(0, 1)) | (rules.mode != ONE_COLOUR)
    due = (state.phase == DEALING) & (shown == turns_up(rules, size))
    due = due & ((deal.dealer != NOBODY) == draws_dealer(state)) & (deal.dealer < rules.players)
    return due & sizes & single & known & theirs


def _first_bidders(state: State, dealer: Array) -> Array:
    """Who bids first: the dealer's left neighbour (R4.2), or all at once (V2, V3)."""
    aloud = state.options.bidding == OPEN
    return jnp.where(aloud, bit(following(dealer, state.options)), everyone(state))


# A move


def step(state: State, action: ArrayLike, seat: ArrayLike | None = None) -> State:
    """The games after an action of `seat`, or of who acts next.

    An action that is not legal changes nothing but the flag `illegal`. A round that is over takes
    no more actions: it stays as it is.
    """
    seat, action = named(state, seat), jnp.asarray(action, jnp.int32)
    own = once(at_hand(state, seat), state.phase)
    place = once(place_of(state, action), state.phase)
    found = is_legal(state, place, seat, own), card_of(state, place, own)
    legal, card = once(found, state.phase)
    state = replace(state, illegal=state.illegal | ~(legal | is_over(state)))
    phase = jnp.where(legal, state.phase, jnp.int8(OVER))  # in which nothing happens
    early, playing = (phase >= NAMING) & (phase < PLAYING), phase == PLAYING

    state = when(early, lambda now: _speak(now, action, seat, phase), state)
    putting, taking = phase == PUTTING_IN, phase == TAKING_OUT
    if state.nine is None:
        laying, play = playing, action
        state = leave_hand(state, card, seat, playing)
    else:
        state = leave_hand(state, card, seat, playing | putting)
        state, laying, play = copy_upcard(state, card, action, seat, phase)
    state = when(laying, lambda now: play_card(now, play, action, seat, laying), state)
    full = laying & (state.laid == state.options.players)
    state = when(full, lambda now: end_trick(now, full), state)
    if state.special is None:
        return when(full, lambda now: _go_on(now, full), state)
    passing, changing = phase == PASSING, phase == CHANGING
    ended = full & (state.phase == PLAYING)
    state = when(passing, lambda now: pass_card(now, card, seat, passing), state)
    state = when(changing, lambda now: _change_bid(now, action, seat, changing), state)
    going_on = ended | (passing & (state.waiting == 0)) | changing
    if state.nine is not None:
        state = replace(state, phase=jnp.where(putting, jnp.int8(TAKING_OUT), state.phase))
        state = when(taking, lambda now: take_out(now, card, seat, taking), state)
        going_on = going_on | taking
    return when(going_on, lambda now: _go_on(now, going_on), state)


def _speak(state: State, action: Array, seat: Array, phase: Array) -> State:
    """Before cards are played: trump is named and tricks are predicted."""
    state = _name_trump(state, action, phase == NAMING)
    return _bid(state, action, seat, (phase == BIDDING) | (phase == REBIDDING))


def _name_trump(state: State, action: Array, now: Array) -> State:
    """Trump is named, and bidding begins (R3.3, S5.1); unless a Vampire was played (Y2.4)."""
    state = replace(state, trump=jnp.where(now, (action - TRUMP[0]).astype(jnp.int8), state.trump))
    if state.nine is not None:
        now = now & (state.nine.unknown == NOBODY)
    return replace(
        state,
        phase=jnp.where(now, jnp.int8(BIDDING), state.phase),
        waiting=jnp.where(now, _first_bidders(state, state.dealer), state.waiting),
    )


def _bid(state: State, action: Array, seat: Array, now: Array) -> State:
    """A prediction; after the last one comes the first lead, or another bid (R4, V1 to V3)."""
    rules = state.options
    mine = (seats(state) == seat) & now
    bids = jnp.where(mine, (action - BID[0]).astype(jnp.int8), state.bids)
    aloud = (rules.bidding == OPEN) | (state.phase == REBIDDING)
    still = jnp.where(aloud, bit(following(seat, rules)), state.waiting & ~bit(seat))
    done = now & jnp.where(aloud, seat == state.dealer, still == 0)
    total = jnp.sum(jnp.maximum(bids, 0), axis=0, dtype=jnp.int16)
    revealed = done & ~aloud & (rules.bidding == HIDDEN)
    again = revealed & (total == state.hand_size) & denies(state, choose(state.dealer, bids))
    first = jnp.where(again, bit(state.dealer), bit(state.leader))
    state = replace(
        state, bids=bids, waiting=jnp.where(now, jnp.where(done, first, still), state.waiting)
    )
    after = jnp.where(again, jnp.int8(REBIDDING), jnp.int8(PLAYING))
    return replace(state, phase=jnp.where(done, after, state.phase))


def _change_bid(state: State, action: Array, seat: Array, now: Array) -> State:
    """The taker of the Cloud changes their prediction (S7.2)."""
    assert state.special is not None
    by = jnp.where(action == CHANGE[0], jnp.int8(CHANGES[0]), jnp.int8(CHANGES[1]))
    mine = (seats(state) == seat) & now
    following = jnp.int8(NOBODY) if state.nine is None else state.nine.clouded_next
    clouded = jnp.where(now, following, state.special.clouded)
    state = replace(
        state,
        bids=jnp.where(mine, state.bids + by, state.bids),
        special=replace(state.special, clouded=clouded),
    )
    if state.nine is None:
        return state
    last = jnp.where(now, jnp.int8(NOBODY), state.nine.clouded_next)
    return replace(state, nine=replace(state.nine, clouded_next=last))


def _go_on(state: State, now: Array) -> State:
    """After a trick and its pass: a change of prediction, the next trick, or the score (X4)."""
    over = state.tricks == state.hand_size
    ending = jnp.where(state.number == state.options.rounds, jnp.int8(OVER), jnp.int8(DEALING))
    phase = jnp.where(over, ending, jnp.int8(PLAYING))
    waiting = jnp.where(over, jnp.uint8(0), bit(state.leader))
    if state.special is not None:
        clouded = state.special.clouded
        due = (clouded != NOBODY) & (over | ~state.options.cloud_at_round_end)
        if state.nine is not None:
            exchanging = state.nine.exchanging
            phase = jnp.where(exchanging != NOBODY, jnp.int8(PUTTING_IN), phase)
            waiting = jnp.where(exchanging != NOBODY, bit(exchanging), waiting)
        phase = jnp.where(due, jnp.int8(CHANGING), phase)
        waiting = jnp.where(due, bit(clouded), waiting)
    return replace(
        state,
        phase=jnp.where(now, phase, state.phase),
        waiting=jnp.where(now, waiting, state.waiting),
    )
