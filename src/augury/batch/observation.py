"""What a seat sees, for all games at once: the very numbers of `augury.encoding.encode`."""

from __future__ import annotations

from functools import reduce
from operator import or_

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import ArrayLike

from augury.batch.bits import along, choose, one_card
from augury.batch.options import HIDDEN, ONE_COLOUR, OPEN, SECRET, deck, foresees
from augury.batch.state import State, actor, blind, hand, is_over, totals
from augury.batch.tables import (
    BIDDING,
    BOX,
    CARD_BITS,
    NAMING,
    NO_SUIT,
    NOBODY,
    NOTHING,
    PASSING,
    PLAY_SUIT,
    REST,
    SLOT_CARD,
    SLOT_SUIT,
    SUITS,
    TRADED,
    WIDTH,
    slot_row,
)
from augury.batch.tricks import slot_card, winner
from augury.encoding.actions import MOST_TRICKS, PLAYS
from augury.encoding.layout import ANNOUNCEMENTS, AXES, LAYOUT, NEEDS, RANKS, SEATS
from augury.game.cards import KINDS, Card
from augury.game.rules import PLAYERS

__all__ = ["hidden_hands", "observe"]


def _rank(card: Card) -> int:
    return RANKS.index(card.kind if card.kind in KINDS[1:] else card.value)


_PLAY_RANK = np.array([_rank(face) for _, face in PLAYS], np.int8)
_SLOT_RANK = np.array([_rank(card) for card in BOX], np.int8)
_SLOT_ROW = np.array([slot_row(slot) for slot in range(len(BOX))], np.int8)
_SLOT_COPIES = np.array([CARD_BITS[card] for card in SLOT_CARD], np.uint16)
_SAID = np.array([PLAYS.index(play) - SUITS * WIDTH for play in ANNOUNCEMENTS], np.uint16)
_MOST = 127  # tens of points that an int8 can say


def observe(state: State, seat: ArrayLike | None = None) -> Array:
    """What `seat` sees, or who acts next: […, numbers], as `LAYOUT` says."""
    seat = actor(state) if seat is None else jnp.asarray(seat, jnp.int8)
    sight = _Sight(state, seat)
    pieces = {**_cards(sight), **_suits(sight), **_seats(sight), **_predictions(sight)}
    pieces |= _course(state) | _rules(state)
    pieces["totals"] = jnp.stack(
        sight.around(jnp.clip(totals(state) // 10, -_MOST, _MOST).astype(jnp.int8))
    )
    games = state.phase.shape
    rows = [
        jnp.broadcast_to(pieces[piece.name], (*piece.shape, *games)).reshape(piece.size, *games)
        for piece in LAYOUT.pieces
    ]
    return jnp.moveaxis(jnp.concatenate(rows), 0, -1)


def hidden_hands(state: State, seat: ArrayLike | None = None) -> Array:
    """What the others hold, from the left neighbour on: […, others, cards].

    No player may know it. A critic may, in training.
    """
    seat = actor(state) if seat is None else jnp.asarray(seat, jnp.int8)
    hands = _Sight(state, seat).around(state.hands)[1:]
    return jnp.moveaxis(jnp.stack([_counts(cards) for cards in hands]), (0, 1), (-2, -1))


class _Sight:
    """A state from one seat: the seats counted from there to the left."""

    def __init__(self, state: State, seat: Array) -> None:
        self.state, self.seat, self.players = state, seat, state.options.players
        turned = [seat + jnp.int8(place) for place in range(SEATS)]
        self.order = [jnp.where(one >= self.players, one - self.players, one) for one in turned]

    def around(self, values: Array) -> list[Array]:
        """What each seat has, in my order; zero for seats that nobody sits on."""
        return [
            jnp.where(place < self.players, choose(one, values), jnp.zeros_like(values[0]))
            for place, one in enumerate(self.order)
        ]

    def place(self, seat: Array) -> Array:
        """Where a seat, if it is one, sits from here: one of `SEATS` ones."""
        away = seat - self.seat
        away = jnp.where(away < 0, away + self.players, away)
        return _one_hot(jnp.where(seat == NOBODY, jnp.int8(-1), away), SEATS)


def _one_hot(index: Array, length: int) -> Array:
    """A one in this place; nothing if the index is negative."""
    return (along(length, index) == index).astype(jnp.int8)


def _counts(cards: Array) -> Array:
    """How many of each of `CARDS` a set has."""
    suits = (cards[:REST, None] >> along(WIDTH, cards[0]).astype(jnp.uint16)) & 1
    rest = [jax.lax.population_count(cards[REST] & bits) for bits in CARD_BITS[SUITS * WIDTH :]]
    return jnp.concatenate(
        [suits.reshape(SUITS * WIDTH, *cards.shape[1:]), jnp.stack(rest)]
    ).astype(jnp.int8)


def _face(suit: Array, rank: Array, there: Array) -> Array:
    """A card by its suit and its rank, if there is one."""
    nothing = jnp.int8(-1)
    return jnp.concatenate(
        [
            _one_hot(jnp.where(there & (suit != NO_SUIT), suit, nothing), SUITS),
            _one_hot(jnp.where(there, rank, nothing), len(RANKS)),
        ]
    )


def _slot_face(slot: Array) -> Array:
    there = slot != NOTHING
    return _face(jnp.asarray(SLOT_SUIT)[slot], jnp.asarray(_SLOT_RANK)[slot], there)


def _copies(slot: Array) -> Array:
    """The set of all copies of the card in this slot."""
    bits = jnp.where(slot == NOTHING, jnp.uint16(0), jnp.asarray(_SLOT_COPIES)[slot])
    return one_card(jnp.asarray(_SLOT_ROW)[slot], bits)


def _cards(sight: _Sight) -> dict[str, Array]:
    """Where every card is, as far as this seat knows."""
    state, seat = sight.state, sight.seat
    empty = jnp.uint16(0)
    own = jnp.where(blind(state), empty, hand(state, seat))
    played = sight.around(state.played)
    all_played = reduce(or_, list(state.played))
    foreseen = foresees(state.options, state.number)
    known = [jnp.where(foreseen, cards, empty) for cards in sight.around(state.hands)[1:]]
    gave = received = jnp.full_like(state.phase, NOTHING)
    lying = slot_card(state.turned_up)
    if state.special is not None:
        special = state.special
        over = state.phase != PASSING
        gave = jnp.where(over, choose(seat, special.passed), jnp.int8(NOTHING))
        right = choose(sight.players - jnp.int8(1), jnp.stack(sight.order))
        received = jnp.where(over, choose(right, special.passed), jnp.int8(NOTHING))
        known = _told(sight, known, played, gave)
        wolf = jnp.zeros_like(lying).at[REST].set(TRADED)
        lying = jnp.where(special.exchanger == NOBODY, lying, wolf)
    unseen = deck(state.options) & ~(own | all_played | lying | reduce(or_, known))
    trick = sight.around(state.trick - jnp.int8(NOTHING))  # absent seats have played nothing
    faces = [_play_face(play + jnp.int8(NOTHING)) for play in trick]
    return {
        "hand": _counts(own),
        "unseen": _counts(unseen),
        "known": jnp.stack([_counts(cards) for cards in known]),
        "played": jnp.stack([_counts(cards) for cards in played]),
        "trick": jnp.stack(faces),
        "turned_up": _slot_face(state.turned_up),
        "gave": _slot_face(gave),
        "received": _slot_face(received),
    }


def _play_face(play: Array) -> Array:
    there = play != NOTHING
    return _face(jnp.asarray(PLAY_SUIT)[play], jnp.asarray(_PLAY_RANK)[play], there)


def _told(sight: _Sight, known: list[Array], played: list[Array], gave: Array) -> list[Array]:
    """What others hold besides, as I know: taken for the Werewolf, or passed by me (S5.1, S6.2)."""
    special = sight.state.special
    assert special is not None
    passed = gave != NOTHING
    told = []
    for place, (cards, out) in enumerate(zip(known, played[1:], strict=True), 1):
        exchanged = (sight.order[place] == special.exchanger) & (place < sight.players) & ~passed
        slot = jnp.where(exchanged, sight.state.turned_up, jnp.int8(NOTHING))
        if place == 1:
            slot = jnp.where(passed, gave, slot)
        held = jnp.all((out & _copies(slot)) == 0, axis=0)
        told.append(cards | jnp.where(held, slot_card(slot), jnp.uint16(0)))
    return told


def _suits(sight: _Sight) -> dict[str, Array]:
    """Trump, what must be followed, and what is known of everyone's suits."""
    state = sight.state
    suit = along(SUITS, state.phase)
    named = (state.number > 0) & (state.phase != NAMING)
    one_colour = state.options.mode == ONE_COLOUR
    owns = [
        (one_colour & (place < sight.players) & (suit == owner)).astype(jnp.int8)
        for place, owner in enumerate(sight.order)
    ]
    voids = [(lacking >> suit.astype(jnp.uint8)) & 1 for lacking in sight.around(state.voids)]
    none = jnp.int8(-1)
    if state.special is None:
        said = jnp.zeros((len(_SAID), *state.phase.shape), jnp.int8)
    else:
        bits = jnp.asarray(_SAID).reshape(-1, *[1] * state.phase.ndim)
        said = ((state.special.announced >> bits) & 1).astype(jnp.int8)
    return {
        "trump": _one_hot(jnp.where(named, state.trump, none), AXES["suit or none"]),
        "follow": _one_hot(jnp.where(state.settled, state.suit, none), AXES["suit or none"]),
        "voids": jnp.stack(voids).astype(jnp.int8),
        "owns": jnp.stack(owns),
        "announced": said,
    }


def _seats(sight: _Sight) -> dict[str, Array]:
    """Which seats have a part in what happens."""
    state = sight.state
    nobody = jnp.full_like(state.phase, NOBODY)
    special = state.special
    return {
        "dealer": sight.place(state.dealer),
        "leader": sight.place(state.leader),
        "winning": sight.place(winner(state)),
        "exchanged": sight.place(nobody if special is None else special.exchanger),
        "clouded": sight.place(nobody if special is None else special.clouded),
    }


def _predictions(sight: _Sight) -> dict[str, Array]:
    """What every seat has predicted, as far as this one knows, has taken and still needs."""
    state = sight.state
    bidding = state.options.bidding
    shown = (
        (bidding == OPEN)
        | ((bidding == HIDDEN) & (state.phase != BIDDING))
        | ((bidding == SECRET) & is_over(state))
    )
    bids, taken = sight.around(state.bids), sight.around(state.taken)
    known = [
        (bid != NOTHING) & (place < sight.players) & (shown | (place == 0))
        for place, bid in enumerate(bids)
    ]
    needs = [
        jnp.where(one, jnp.clip(bid - won, NEEDS[0], NEEDS[-1]) - NEEDS[0], -1)
        for one, bid, won in zip(known, bids, taken, strict=True)
    ]
    zero = jnp.int8(0)
    return {
        "bid_known": jnp.stack(known).astype(jnp.int8),
        "bid": jnp.stack([jnp.where(one, bid, zero) for one, bid in zip(known, bids, strict=True)]),
        "taken": jnp.stack(taken),
        "need": jnp.stack([_one_hot(need, len(NEEDS)) for need in needs]),
    }


def _course(state: State) -> dict[str, Array]:
    """Where the round and the game stand."""
    left = jnp.minimum(state.options.rounds - state.number, _MOST)
    return {
        "phase": _one_hot(state.phase, AXES["phase"]),
        "hand_size": _one_hot(state.hand_size - jnp.int8(1), MOST_TRICKS),
        "tricks_left": _one_hot(state.hand_size - state.tricks - jnp.int8(1), MOST_TRICKS),
        "rounds_left": left.astype(jnp.int8),
        "foresight": foresees(state.options, state.number).astype(jnp.int8),
    }


def _rules(state: State) -> dict[str, Array]:
    """The rules in force."""
    rules = state.options
    special = rules.special
    if special is None:
        special = jnp.zeros((AXES["special"], *state.phase.shape), jnp.int8)
    return {
        "players": _one_hot(rules.players - jnp.int8(PLAYERS[0]), AXES["players"]),
        "mode": _one_hot(rules.mode, AXES["mode"]),
        "bidding": _one_hot(rules.bidding, AXES["bidding"]),
        "plus_minus_one": rules.plus_minus_one.astype(jnp.int8),
        "cloud_at_round_end": rules.cloud_at_round_end.astype(jnp.int8),
        "special": special.astype(jnp.int8),
    }
