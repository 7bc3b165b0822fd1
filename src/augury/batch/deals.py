"""Deals: drawn by chance for a whole batch, or given from outside.

Cards are drawn one by one from what is left of the deck, as its n-th card. That is arithmetic on
bits, done for all games at once, and much faster than sorting a deck for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from augury.batch.bits import count, nth, one_card, single, slot_of
from augury.batch.chance import below, words
from augury.batch.flow import once
from augury.batch.options import CLASSIC, ONE_COLOUR, Options
from augury.batch.state import State
from augury.batch.tables import BOX, NOBODY, NOTHING, OWN_DECK, ROWS, WIDE, all_slots, rows
from augury.encoding.actions import MOST_TRICKS
from augury.game.cards import Card
from augury.game.errors import BadDeal
from augury.game.play import actions
from augury.game.rules import Mode, Rules


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Deal:
    """Every seat's hand, the slot of the card turned up, and who deals if the lot decides (O1)."""

    hands: Array  # [seats, rows, …]
    turned_up: Array
    dealer: Array
    next_up: Array | None = None  # and of the one turned up after it, if it comes to that (Y2.4)


def next_hand_size(state: State) -> Array:
    """How many cards each player gets in the round to come; zero after the last (R2.2)."""
    schedule = state.options.schedule
    number = jnp.minimum(state.number, schedule.shape[0] - 1)
    size = jnp.take_along_axis(schedule, number[None].astype(jnp.int32), axis=0)[0]
    return jnp.where(state.number < state.options.rounds, size, jnp.int8(0))


def turns_up(options: Options, size: Array) -> Array:
    """Whether a card is turned up, in a round of this hand size (R3.1, R3.4, V5, V6)."""
    return (options.mode == CLASSIC) & (options.players * size < count(options.deck))


def draws_dealer(state: State) -> Array:
    """Whether it is drawn by lot who deals the round to come (O1)."""
    return (state.number == 0) & (state.options.first_dealer == NOBODY)


def draw(key: Array, state: State) -> Deal:
    """A random deal of the next round of each game (R2.3)."""
    rules, size = state.options, next_hand_size(state)
    one_colour = rules.mode == ONE_COLOUR

    def draw_card(turn: Array, last: _Drawn, pool: Array, wanted: Array) -> _Drawn:
        """Put the card drawn last where it belongs, and draw another one.

        In this order, so that a card is computed once and not again for every place it could go
        to, which is what a compiler would make of the other.
        """
        card = one_card(last.row, last.bit)
        stock, hand = last.stock & ~card, last.hand | card
        pool = pool & stock
        number = below(words(key, rules.games, turn)[0], count(pool))
        row, place = nth(pool, once(number, rules.players))
        bit = single(place, stock)
        return _Drawn(stock, hand, row, jnp.where(wanted, bit, jnp.zeros_like(bit)))

    def draw_hand(stock: Array, turn: tuple[Array, Array]) -> tuple[Array, Array]:
        seat, own = turn
        own = own.reshape(ROWS, *[1] * len(rules.games))
        pool = jnp.where(one_colour, own, ~jnp.zeros_like(own))
        due = jnp.where(seat < rules.players, size, jnp.int8(0))

        def draw_next(number: Array, drawn: _Drawn) -> _Drawn:
            return draw_card(seat * MOST_TRICKS + number, drawn, pool, number < due)

        most = jnp.max(due).astype(jnp.int32)
        drawn = jax.lax.fori_loop(0, most, draw_next, _nothing_drawn(stock))
        card = one_card(drawn.row, drawn.bit)
        return drawn.stock & ~card, drawn.hand | card

    own_decks = OWN_DECK[: rules.seats].astype(rules.deck.dtype)
    seats = jnp.arange(rules.seats), jnp.asarray(own_decks)
    stock, hands = jax.lax.scan(draw_hand, rules.deck, seats)
    shown = turns_up(rules, size)
    top = draw_card(jnp.int32(rules.seats * MOST_TRICKS), _nothing_drawn(stock), stock, shown)
    up = once(slot_of(top.row, top.bit), rules.players)
    lot = below(words(key, rules.games, rules.seats * MOST_TRICKS + 1)[0], rules.players)
    dealer = jnp.where(draws_dealer(state), lot, jnp.int8(NOBODY))
    if not rules.nine:
        return Deal(hands, up, dealer)
    more = shown & (count(stock) > 1)
    below_it = draw_card(jnp.int32(rules.seats * MOST_TRICKS + 2), top, stock, more)
    return Deal(hands, up, dealer, once(slot_of(below_it.row, below_it.bit), rules.players))


class _Drawn(NamedTuple):
    """A hand in the making."""

    stock: Array
    hand: Array
    row: Array  # of the card drawn last
    bit: Array  # of it in its row; none, if no card was wanted


def _nothing_drawn(stock: Array) -> _Drawn:
    games = stock.shape[1:]
    return _Drawn(
        stock, jnp.zeros_like(stock), jnp.zeros(games, jnp.int8), jnp.zeros(games, stock.dtype)
    )


def given(
    deals: actions.Deal | Sequence[actions.Deal],
    *,
    seats: int,
    rules: Rules | Sequence[Rules] | None = None,
    next_up: Sequence[Card | None] | None = None,
) -> Deal:
    """Deals of the readable engine as arrays: one for a single game, or several for a batch.

    Where the box is small, the rules of the games must be given too: they say which of the copies
    of a card there are. `next_up` are the cards that are turned up where the Werewolf lies, if it
    comes to that (Y2.4).
    """
    one = isinstance(deals, actions.Deal)
    several = [deals] if isinstance(deals, actions.Deal) else deals
    modes = [None] * len(several) if rules is None else _modes(rules)
    laid = [_slots(deal, mode) for deal, mode in zip(several, modes, strict=True)]
    hands = np.zeros((len(laid), seats, ROWS), WIDE)
    for game, (dealt, _) in enumerate(laid):
        for seat, slots in enumerate(dealt):
            hands[game, seat] = rows(slots)
    up = np.array([turned_up for _, turned_up in laid], np.int8)
    by = np.array([NOBODY if deal.dealer is None else deal.dealer for deal in several], np.int8)
    return Deal(
        hands=jnp.asarray(hands[0] if one else np.moveaxis(hands, 0, -1)),
        turned_up=jnp.asarray(up[0] if one else up),
        dealer=jnp.asarray(by[0] if one else by),
        next_up=None if next_up is None else jnp.asarray(_next_slots(laid, next_up, one=one)),
    )


def _next_slots(
    laid: list[tuple[list[list[int]], int]], cards: Sequence[Card | None], *, one: bool
) -> NDArray[np.int8]:
    """The slots of these cards, each a copy that the deal leaves in the stock."""
    slots = np.full(len(laid), NOTHING, np.int8)
    for game, ((hands, turned_up), card) in enumerate(zip(laid, cards, strict=True)):
        if card is not None:
            gone = {turned_up, *chain(*hands)}
            slots[game] = next(slot for slot in all_slots(card) if slot not in gone)
    return slots[0] if one else slots


def _modes(rules: Rules | Sequence[Rules]) -> list[Mode | None]:
    return [one.mode for one in ([rules] if isinstance(rules, Rules) else rules)]


def _slots(deal: actions.Deal, mode: Mode | None) -> tuple[list[list[int]], int]:
    """Which slots a deal hands to each seat, and which it turns up."""
    free = set(range(len(BOX)))

    def take(card: Card, seat: int) -> int:
        """A free copy of the card: the seat's own if it may have to be (V5), else the first."""
        copies = [slot for slot in all_slots(card) if slot in free]
        if not copies:
            raise BadDeal(f"the deal has {card} more often than the box")
        wanted = all_slots(card)[seat % len(all_slots(card))]
        own = mode in (None, Mode.ONE_COLOUR) and wanted in copies
        free.remove(slot := wanted if own else copies[0])
        return slot

    hands = [[take(card, seat) for card in hand] for seat, hand in enumerate(deal.hands)]
    return hands, NOTHING if deal.turned_up is None else take(deal.turned_up, 0)
