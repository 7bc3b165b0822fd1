"""Deals: drawn by chance for a whole batch, or given from outside.

Cards are drawn one by one from what is left of the deck, as its n-th card. That is arithmetic on
bits, done for all games at once, and much faster than sorting a deck for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    options = state.options
    games, seats = options.games, along(options.seats, state.phase)
    size = next_hand_size(state)
    dealt = options.players * size
    needed = dealt + turns_up(options, size).astype(jnp.int8)
    own = jnp.asarray(OWN_DECK[: options.seats]).reshape(options.seats, ROWS, *[1] * len(games))
    one_colour = options.mode == ONE_COLOUR
    random = jax.random.bits(key, (len(BOX), *games))

    def draw_one(turn: Array, drawn: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        stock, hands, turned_up = drawn
        turn = turn.astype(jnp.int8)
        # Seat by seat: whose hand is being filled; nobody's, when the turned-up card is drawn.
        seat = (turn // jnp.maximum(size, 1)).astype(jnp.int8)
        whose = (seats == seat) & (turn < dealt)
        pool = jnp.where(one_colour, stock & choose(seat, own), stock)
        row, place = nth(pool, scaled(random[turn], count(pool)))
        card = one_card(row, jnp.uint16(1) << place.astype(jnp.uint16))
        card = jnp.where(turn < needed, card, jnp.uint16(0))
        up = (turn == dealt) & (turn < needed)
        return (
            stock & ~card,
            hands | jnp.where(whose[:, None], card, jnp.uint16(0)),
            jnp.where(up, row * jnp.int8(WIDTH) + place, turned_up),
        )

    empty = jnp.zeros((options.seats, ROWS, *games), jnp.uint16)
    nothing = jnp.full(games, NOTHING, jnp.int8)
    most = jnp.max(needed).astype(jnp.int32)
    _, hands, turned_up = jax.lax.fori_loop(0, most, draw_one, (deck(options), empty, nothing))
    return Deal(hands, turned_up)


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
