"""What a seat sees, for all games at once: the very numbers of `augury.encoding.observe`.

First the facts, few and small: sets of cards and numbers, with the seats counted from the
observer. Then they are spread out as `LAYOUT` says.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from augury.batch.bits import along, choose, one_card, slot_card
from augury.batch.flow import once
from augury.batch.options import HIDDEN, ONE_COLOUR, OPEN, SECRET, foresees
from augury.batch.state import (
    State,
    blind,
    hand,
    history,
    is_over,
    named,
    offered,
    played,
    totals,
)
from augury.batch.tables import (
    BIDDING,
    BOX,
    CARD_BITS,
    COPY,
    NAMING,
    NOBODY,
    NOTHING,
    NUMBERS,
    PASSING,
    PLAY_SUIT,
    REST,
    SLOT_CARD,
    SLOT_SUIT,
    SUIT_COUNT,
    TRADED,
    WIDE,
    WIDTH,
    slot_row,
)
from augury.batch.tricks import winner
from augury.encoding.actions import MOST_TRICKS
from augury.encoding.layout import ANNOUNCEMENTS, AXES, LAST_BIDS, LAYOUT, NEEDS, RANKS, SEATS
from augury.encoding.memory import INT8_MAX
from augury.encoding.offsets import rank
from augury.encoding.plays import PLAYS
from augury.game.cards import ALL_SPECIAL
from augury.game.rules import PLAYERS, LastBid

_COPY: Final = next(at for at, kind in enumerate(ALL_SPECIAL) if kind is COPY.kind)
_FIRST_LAST_BID: Final = tuple(LastBid).index(LAST_BIDS[0])
_PLAY_RANK: Final = np.array([rank(face) for _, face in PLAYS], np.int8)
_SLOT_RANK: Final = np.array([rank(card) for card in BOX], np.int8)
_SLOT_ROW: Final = np.array([slot_row(slot) for slot in range(len(BOX))], np.int8)
_SLOT_COPIES: Final = np.array([CARD_BITS[card] for card in SLOT_CARD], WIDE)
_SAID: Final = np.array([PLAYS.index(play) - NUMBERS for play in ANNOUNCEMENTS])


def observe(state: State, seat: ArrayLike | None = None) -> Array:
    """What `seat` sees, or who acts next: […, numbers], as `LAYOUT` says."""
    games = state.phase.ndim
    facts = jax.tree.map(lambda fact: _games_first(fact, games), _facts(state, named(state, seat)))
    seen = once(facts, state.phase)
    pieces = _cards(seen) | _suits(state, seen) | _seats(seen) | _course(state) | _rules(state)
    pieces |= _exchange(state, seen)
    rows = [
        pieces[piece.name].astype(jnp.int8).reshape(*state.phase.shape, piece.size)
        for piece in LAYOUT.pieces
    ]
    return jnp.concatenate(rows, axis=-1)


def all_hands(state: State, seat: ArrayLike | None = None) -> Array:
    """What everyone holds, from `seat` on, or from who acts next: […, seats, cards]."""
    hands = _around(state, _order(state, named(state, seat)), state.hands)
    return _counts(once(_games_first(hands, state.phase.ndim), state.phase))


def hidden_hands(state: State, seat: ArrayLike | None = None) -> Array:
    """What the others hold, from the left neighbour on: […, others, cards].

    No player may know it. A critic may, in training.
    """
    return all_hands(state, seat)[..., 1:, :]


def _games_first(values: Array, games: int) -> Array:
    """What lies before the axes of the games put behind them, as networks like it."""
    before = values.ndim - games
    return jnp.moveaxis(values, range(before), range(games, values.ndim))


# The facts


class _Facts(NamedTuple):
    """What a seat knows; of each seat, beginning with itself, or of the others to its left."""

    hand: Array
    unseen: Array
    known: Array
    played: Array
    trick: Array
    turned_up: Array
    gave: Array
    received: Array
    voids: Array
    owns: Array
    parts: Array  # where the dealer, leader, winner, exchanger and clouded sit; and see `_parts`
    bids: Array
    taken: Array
    totals: Array
    history: Array  # of each seat: exact in a hundred, tenths of tricks over, and under
    copied: Array  # the slot of what lies turned up, where there is a Vampire in the deck
    offered: Array


def _order(state: State, seat: Array) -> list[Array]:
    """The seats to the left, from `seat` on; beyond the last player anything."""
    turned = [seat + jnp.int8(place) for place in range(SEATS)]
    players = state.options.players
    return [jnp.where(one >= players, one - players, one) for one in turned]


def _around(state: State, order: list[Array], values: Array, absent: int = 0) -> Array:
    """What each seat has, in this order, and what stands for seats that nobody sits on."""
    nothing = jnp.asarray(absent, values.dtype)
    return jnp.stack(
        [
            jnp.where(place < state.options.players, choose(one, values), nothing)
            for place, one in enumerate(order)
        ]
    )


def _facts(state: State, seat: Array) -> _Facts:
    order = _order(state, seat)
    empty = jnp.zeros_like(state.options.deck)
    own = jnp.where(blind(state), empty, hand(state, seat))
    out = played(state)
    laid = _around(state, order, out)
    foreseen = foresees(state.options, state.number)
    known = jnp.where(foreseen, _around(state, order, state.hands)[1:], empty)
    lying = slot_card(state.turned_up, empty)
    copied, offer = jnp.full_like(state.phase, NOTHING), empty
    gave = received = exchanger = clouded = jnp.full_like(state.phase, NOTHING)
    if state.special is not None:
        exchanger, clouded = state.special.exchanger, state.special.clouded
        passed = state.special.passed
        if state.nine is None:
            passed = jnp.where(state.phase == PASSING, jnp.int8(NOTHING), passed)
        gave = choose(seat, passed)
        received = choose(jnp.where(seat == 0, state.options.players, seat) - 1, passed)
        known = known | _sure_cards(state, order, laid, gave)
        wolf = jnp.zeros_like(lying).at[REST].set(TRADED)
        lying = jnp.where(exchanger == NOBODY, lying, wolf)
        if state.nine is not None and state.options.special is not None:
            lying = lying | slot_card(state.nine.upcard, empty)
            copies = state.options.special[_COPY] & (state.number > 0)
            copied = jnp.where(copies, state.nine.upcard, copied)
            offer = offered(state)
    seen = reduce(or_, [own, lying, *out, *known])
    owner = jnp.where(state.options.mode == ONE_COLOUR, jnp.stack(order), jnp.int8(NOBODY))
    parts = jnp.stack(
        [state.dealer, state.leader, winner(state), exchanger, clouded, *_more(state)]
    )
    away = jnp.where(parts < seat, parts + state.options.players, parts) - seat
    return _Facts(
        hand=own,
        unseen=state.options.deck & ~seen,
        known=known,
        played=laid,
        trick=_around(state, order, state.trick, NOTHING),
        turned_up=state.turned_up,
        gave=gave,
        received=received,
        voids=_around(state, order, state.voids),
        owns=_or_absent(state, owner, NOBODY),
        parts=jnp.where(parts == NOBODY, jnp.int8(NOBODY), away),
        bids=_around(state, order, _visible_bids(state, seat), NOTHING),
        taken=_around(state, order, state.taken),
        totals=_around(state, order, totals(state)),
        history=_around(state, order, _means(state)),
        copied=copied,
        offered=offer,
    )


def _more(state: State) -> list[Array]:
    """Who owes another change of prediction, and who an exchange (Y)."""
    if state.nine is None:
        return []
    return [state.nine.clouded_next, state.nine.exchanging]


def _means(state: State) -> Array:
    """How each seat has kept its predictions, [seats, 3, …], as `augury.encoding.memory` says."""
    past = history(state)
    sums = jnp.stack([100 * past.exact, 10 * past.over, 10 * past.under], axis=1)
    return jnp.minimum(sums // jnp.maximum(past.rounds, 1), INT8_MAX).astype(jnp.int8)


def _or_absent(state: State, values: Array, absent: int) -> Array:
    sits = along(SEATS, state.phase) < state.options.players
    return jnp.where(sits, values, jnp.asarray(absent, values.dtype))


def _visible_bids(state: State, seat: Array) -> Array:
    """The predictions that `seat` may know: its own, and those revealed (R4.3, V2, V3)."""
    bidding = state.options.bidding
    shown = (
        (bidding == OPEN)
        | ((bidding == HIDDEN) & (state.phase != BIDDING))
        | ((bidding == SECRET) & is_over(state))
    )
    mine = along(state.options.seats, state.phase) == seat
    return jnp.where(shown | mine, state.bids, jnp.int8(NOTHING))


def _sure_cards(state: State, order: list[Array], laid: Array, gave: Array) -> Array:
    """Cards that others surely hold: taken for the Werewolf, or passed by me (S5.1, S6.2)."""
    assert state.special is not None
    nothing, passed = jnp.int8(NOTHING), gave != NOTHING
    sure = []
    none = jnp.zeros_like(laid[0])
    for place in range(1, SEATS):
        exchanged = (order[place] == state.special.exchanger) & (place < state.options.players)
        slot = jnp.where(exchanged & ~passed, state.turned_up, nothing)
        if place == 1:
            slot = jnp.where(passed, gave, slot)
        slots, shown = [slot], laid[place]
        if state.nine is not None:
            nine = state.nine
            taker = (order[place] == nine.taker) & (place < state.options.players)
            slots.append(jnp.where(taker, nine.out, nothing))
            shown = shown | jnp.where(order[place] == nine.owner, slot_card(nine.out, none), none)
        found = none
        for one in slots:
            copies = jnp.asarray(_SLOT_COPIES.astype(none.dtype))[one]
            bits = jnp.where(one == NOTHING, jnp.zeros_like(copies), copies)
            alike = one_card(jnp.asarray(_SLOT_ROW)[one], bits)
            held = jnp.all((shown & alike) == 0, axis=0)
            found = found | jnp.where(held, slot_card(one, none), none)
        sure.append(found)
    return jnp.stack(sure)


# Spread out, the games first


def _one_hot(index: Array, length: int) -> Array:
    """A one in this place of a new last axis; nothing, where it is none."""
    return index[..., None] == jnp.arange(length, dtype=index.dtype)


def _counts(cards: Array) -> Array:
    """How many of each of `CARDS` the sets have: from their rows, on the last axis."""
    suits = (cards[..., :REST, None] >> jnp.arange(WIDTH, dtype=cards.dtype)) & 1
    alike = jnp.asarray(CARD_BITS[NUMBERS:].astype(cards.dtype))
    rest = jax.lax.population_count(cards[..., REST:] & alike)
    laid = [suits.reshape(*cards.shape[:-1], NUMBERS), rest]
    return jnp.concatenate([one.astype(jnp.int8) for one in laid], axis=-1)


def _faces(suit: Array, rank: Array) -> Array:
    """Cards by their suits and their ranks."""
    return jnp.concatenate([_one_hot(suit, SUIT_COUNT), _one_hot(rank, len(RANKS))], axis=-1)


def _cards(seen: _Facts) -> dict[str, Array]:
    """The pieces of the observation that say where every card is."""
    nothing = jnp.int8(NOTHING)
    laid, up = seen.trick, jnp.stack([seen.turned_up, seen.gave, seen.received])
    faces = _faces(
        jnp.where(laid == NOTHING, nothing, jnp.asarray(PLAY_SUIT)[laid]),
        jnp.where(laid == NOTHING, nothing, jnp.asarray(_PLAY_RANK)[laid]),
    )
    single = _faces(
        jnp.where(up == NOTHING, nothing, jnp.asarray(SLOT_SUIT)[up]),
        jnp.where(up == NOTHING, nothing, jnp.asarray(_SLOT_RANK)[up]),
    )
    return {
        "hand": _counts(seen.hand),
        "unseen": _counts(seen.unseen),
        "known": _counts(seen.known),
        "played": _counts(seen.played),
        "trick": faces,
        "turned_up": single[0],
        "gave": single[1],
        "received": single[2],
    }


def _suits(state: State, seen: _Facts) -> dict[str, Array]:
    """Trump, what must be followed, and what is known of everyone's suits."""
    none = jnp.int8(NOTHING)
    decided = (state.number > 0) & (state.phase != NAMING)
    said = jnp.zeros((*state.phase.shape, len(_SAID)), jnp.int8)
    if state.special is not None:
        announced = state.special.announced
        said = (announced[..., None] >> jnp.asarray(_SAID.astype(announced.dtype))) & 1
    return {
        "trump": _one_hot(jnp.where(decided, state.trump, none), AXES["suit or none"]),
        "follow": _one_hot(jnp.where(state.settled, state.suit, none), AXES["suit or none"]),
        "voids": (seen.voids[..., None] >> jnp.arange(SUIT_COUNT, dtype=jnp.uint8)) & 1,
        "owns": _one_hot(seen.owns, SUIT_COUNT),
        "announced": said,
    }


def _seats(seen: _Facts) -> dict[str, Array]:
    """Who has a part in what happens; what everyone has predicted, has taken and still needs."""
    parts = jnp.moveaxis(_one_hot(seen.parts, SEATS), -2, 0)
    known = seen.bids != NOTHING
    need = jnp.clip(seen.bids - seen.taken, NEEDS[0], NEEDS[-1]) - jnp.int8(NEEDS[0])
    return {
        **_parts(parts),
        "bid_known": known,
        "bid": jnp.where(known, seen.bids, jnp.int8(0)),
        "taken": seen.taken,
        "need": _one_hot(jnp.where(known, need, jnp.int8(NOTHING)), len(NEEDS)),
        "totals": jnp.clip(seen.totals // 10, -INT8_MAX, INT8_MAX),
        "history_exact": seen.history[..., 0],
        "history_over": seen.history[..., 1],
        "history_under": seen.history[..., 2],
    }


def _parts(parts: Array) -> dict[str, Array]:
    """Who has which part. Changes of a prediction may be owed by two, or by one twice (Y1.6)."""
    named = dict(zip(("dealer", "leader", "winning", "exchanged", "clouded"), parts, strict=False))
    if len(parts) > len(named):
        named["clouded"] = named["clouded"].astype(jnp.int8) + parts[len(named)]
    exchanging = parts[-1] if len(parts) > len(named) else jnp.zeros_like(parts[0])
    return {**named, "exchanging": exchanging}


def _exchange(state: State, seen: _Facts) -> dict[str, Array]:
    """What the Witch and the Vampire need to know."""
    up, nothing = seen.copied, jnp.int8(NOTHING)
    return {
        "copied": _faces(
            jnp.where(up == NOTHING, nothing, jnp.asarray(SLOT_SUIT)[up]),
            jnp.where(up == NOTHING, nothing, jnp.asarray(_SLOT_RANK)[up]),
        ),
        "offered": _counts(seen.offered),
        "ties": _one_hot(state.options.ties, AXES["ties"]),
        "last_bid": _one_hot(state.options.last_bid - jnp.int8(_FIRST_LAST_BID), AXES["last bid"]),
    }


def _course(state: State) -> dict[str, Array]:
    """Where the round and the game stand."""
    left = state.hand_size - state.tricks
    return {
        "phase": _one_hot(state.phase, AXES["phase"]),
        "hand_size": _one_hot(state.hand_size - jnp.int8(1), MOST_TRICKS),
        "tricks_left": _one_hot(left - jnp.int8(1), MOST_TRICKS),
        "rounds_left": jnp.minimum(state.options.rounds - state.number, INT8_MAX),
        "history_rounds": jnp.minimum(history(state).rounds, INT8_MAX),
        "foresight": foresees(state.options, state.number),
    }


def _rules(state: State) -> dict[str, Array]:
    """The pieces of the observation that say which rules are in force."""
    rules = state.options
    special = jnp.zeros((*state.phase.shape, AXES["special"]), jnp.int8)
    if rules.special is not None:
        special = _games_first(rules.special, state.phase.ndim)
    return {
        "players": _one_hot(rules.players - jnp.int8(PLAYERS[0]), AXES["players"]),
        "mode": _one_hot(rules.mode, AXES["mode"]),
        "bidding": _one_hot(rules.bidding, AXES["bidding"]),
        "plus_minus_one": state.uneven,
        "cloud_at_round_end": rules.cloud_at_round_end,
        "special": special,
    }
