"""Deals: drawn by chance for a whole batch, or given from outside.

Cards are drawn one by one from what is left of the deck, as its n-th card. That is arithmetic on
bits, done for all games at once, and much faster than sorting a deck for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from augury.batch.bits import along, choose, count, nth, one_card, scaled
from augury.batch.options import CLASSIC, ONE_COLOUR, Options, deck
from augury.batch.state import State
from augury.batch.tables import BOX, NOTHING, OWN_DECK, ROWS, WIDTH, all_slots, rows
from augury.game import actions
from augury.game.cards import Card
from augury.game.errors import BadDeal

__all__ = ["Deal", "draw", "given", "next_hand_size", "turns_up"]


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Deal:
    """Every seat's hand, and the slot of the card turned up."""

    hands: Array  # [seats, rows, …]
    turned_up: Array


def next_hand_size(state: State) -> Array:
    """How many cards each player gets in the round to come; zero after the last (R2.2)."""
    schedule = state.options.schedule
    number = jnp.minimum(state.number, schedule.shape[0] - 1)
    size = jnp.take_along_axis(schedule, number[None].astype(jnp.int32), axis=0)[0]
    return jnp.where(state.number < state.options.rounds, size, jnp.int8(0))


def turns_up(options: Options, size: Array) -> Array:
    """Whether a card is turned up, in a round of this hand size (R3.1, R3.4, V5, V6)."""
    return (options.mode == CLASSIC) & (options.players * size < count(deck(options)))


def draw(key: Array, state: State) -> Deal:
    """A random deal of the next round of each game (R2.3)."""
    rules, games = state.options, state.phase.shape
    seats, size = along(rules.seats, state.phase), next_hand_size(state)
    dealt = rules.players * size
    needed = dealt + turns_up(rules, size).astype(jnp.int8)
    own = jnp.asarray(OWN_DECK[: rules.seats]).reshape(rules.seats, ROWS, *[1] * len(games))
    random = jax.random.bits(key, (len(BOX), *games))

    def draw_one(turn: Array, drawn: _Drawn) -> _Drawn:
        """Put the last card drawn where it belongs, and draw the next.

        In this order, so that the card is computed once and not again for every place it could
        go to, which is what a compiler would make of the other.
        """
        drawn = put(turn, drawn)
        seat = (turn // jnp.maximum(size, 1)).astype(jnp.int8)
        one_colour = rules.mode == ONE_COLOUR
        pool = jnp.where(one_colour, drawn.stock & choose(seat, own), drawn.stock)
        row, place = nth(pool, scaled(random[turn], count(pool)))
        return drawn._replace(row=row, place=place)

    def put(turn: Array, drawn: _Drawn) -> _Drawn:
        last = turn - 1
        found = (last >= 0) & (last < needed)
        bit = jnp.where(found, jnp.uint16(1) << drawn.place.astype(jnp.uint16), jnp.uint16(0))
        card = one_card(drawn.row, bit)
        seat = (last // jnp.maximum(size, 1)).astype(jnp.int8)
        theirs = (seats == seat) & (last < dealt)  # seat by seat; the last card is turned up
        up = found & (last == dealt)
        return drawn._replace(
            stock=drawn.stock & ~card,
            hands=drawn.hands | jnp.where(theirs[:, None], card, jnp.uint16(0)),
            turned_up=jnp.where(up, drawn.row * jnp.int8(WIDTH) + drawn.place, drawn.turned_up),
        )

    zero = jnp.zeros(games, jnp.int8)
    empty = jnp.zeros((rules.seats, ROWS, *games), jnp.uint16)
    nothing = _Drawn(deck(rules), empty, zero + jnp.int8(NOTHING), zero, zero)
    most = jnp.max(needed).astype(jnp.int32)
    drawn = put(most, jax.lax.fori_loop(0, most, draw_one, nothing))
    return Deal(drawn.hands, drawn.turned_up)


class _Drawn(NamedTuple):
    """A deal in the making."""

    stock: Array
    hands: Array
    turned_up: Array
    row: Array  # of the card drawn last
    place: Array  # in its row


def given(deals: actions.Deal | Sequence[actions.Deal], *, seats: int) -> Deal:
    """Deals of the readable engine as arrays: one for a single game, or several for a batch."""
    one = isinstance(deals, actions.Deal)
    laid = [_slots(deal) for deal in ([deals] if isinstance(deals, actions.Deal) else deals)]
    hands = np.zeros((len(laid), seats, ROWS), np.uint16)
    for game, (dealt, _) in enumerate(laid):
        for seat, slots in enumerate(dealt):
            hands[game, seat] = rows(slots)
    up = np.array([turned_up for _, turned_up in laid], np.int8)
    return Deal(
        hands=jnp.asarray(hands[0] if one else np.moveaxis(hands, 0, -1)),
        turned_up=jnp.asarray(up[0] if one else up),
    )


def _slots(deal: actions.Deal) -> tuple[list[list[int]], int]:
    """Which slots a deal hands to each seat, and which it turns up."""
    free = list(range(len(BOX)))

    def take(card: Card, seat: int) -> int:
        """A free copy of the card: the seat's own, if it is free (V5)."""
        copies = [slot for slot in all_slots(card) if slot in free]
        if not copies:
            raise BadDeal(f"the deal has {card} more often than the box")
        wanted = all_slots(card)[seat % len(all_slots(card))]
        free.remove(slot := wanted if wanted in copies else copies[0])
        return slot

    hands = [[take(card, seat) for card in hand] for seat, hand in enumerate(deal.hands)]
    return hands, NOTHING if deal.turned_up is None else take(deal.turned_up, 0)
