"""A view as the numbers that a network sees.

Written into a `bytearray` place by place: there are some hundred places to write, and NumPy
would cost more for each of them than for the whole row at the end.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.encoding.offsets import (
    FACE_OFFSETS,
    FOLLOW_OFFSETS,
    PHASE_OFFSETS,
    START,
    Offsets,
    offsets,
)
from augury.encoding.row_cache import begin_row, passes_until, taken_from, write_plays
from augury.game.cards import Card
from augury.game.errors import ImpossibleView
from augury.game.play.table import Table
from augury.game.play.tricks import offered, winner
from augury.game.play.views import View
from augury.game.values import put

Observation: TypeAlias = NDArray[np.int8]

_INT8: Final = np.dtype(np.int8)
_UNSEEN, _WINNING, _LEADER, _CLOUDED, _TRICKS_LEFT, _OFFERED, _EXCHANGING = (
    START[name]
    for name in (
        "unseen",
        "winning",
        "leader",
        "clouded",
        "tricks_left",
        "offered",
        "exchanging",
    )
)


def observe(view: View) -> Observation:
    """What this view's seat sees, laid out as `LAYOUT` says.

    >>> from augury.encoding.layout import LAYOUT
    >>> from augury.game import Rules, start, view
    >>> LAYOUT.split(observe(view(start(Rules(players=3)), seat=0)))["players"]
    array([1, 0, 0, 0], dtype=int8)
    """
    me, table = view.seat, view.table
    if me is None:
        raise ImpossibleView("a spectator's view has no observation: it belongs to no seat")
    at = offsets(table.rules.players, me)
    row = begin_row(view, me, at)
    for card in view.hand or ():
        place = card.order  # the hand comes first
        row[place] += 1
        row[_UNSEEN + place] -= 1
    if table.trick:
        _write_current_trick(row, table, at)
    if table.rules.exchanges:
        _write_exchange(row, table, at)
    if view.seen or view.gave is not None or table.exchange is not None or table.rules.exchanges:
        _write_known(row, view, at)
    _write_course(row, table, at)
    _write_predictions(row, view, at)
    return np.frombuffer(row, _INT8)


def _write_current_trick(row: bytearray, table: Table, at: Offsets) -> None:
    """The cards that lie on the table, and whose is the best of them so far."""
    rules, plays = table.rules, table.trick
    write_plays(row, plays, rules, at)
    for play in plays:
        lying = at.trick[play.seat]
        for place in FACE_OFFSETS[play.face]:
            row[lying + place] = 1
    if table.unknown is not None:  # nobody knows what it is, nor perhaps what is trump (Y2.4)
        plays = plays[:-1]
    if plays:
        best = winner(plays, table.trump, table.suit, suits_matter=rules.suits_matter)
        row[_WINNING + at.seats[best]] = 1


def _write_exchange(row: bytearray, table: Table, at: Offsets) -> None:
    """Who is to exchange a card with the trick that is over, and what it offers (Y1.4)."""
    seat = table.exchanging
    if seat is not None:
        row[_EXCHANGING + at.seats[seat]] = 1
        for card in offered(table.tricks[-1].plays):
            row[_OFFERED + card.order] += 1


def _write_known(row: bytearray, view: View, at: Offsets) -> None:
    """Cards that another seat surely holds.

    Shown by foresight (V4); taken up for the Werewolf, or out of a trick, until cards are passed on
    (S5.1, Y1.4); passed by me (S6.2). Of all but the first the seat must not have played one: there
    are four Wizards.
    """
    exchange, neighbour = view.table.exchange, at.seats.index(1)
    back: tuple[int, Card] | None = None  # who played the card that was taken out, and it
    for seat, seen in enumerate(view.seen):
        hand = seen or ()
        for card in dict.fromkeys(hand):
            left = hand.count(card) - row[at.played[seat] + card.order]
            row[at.known[seat] + card.order] = left
            row[_UNSEEN + card.order] -= left
    held: list[tuple[int, Card]] = []
    if view.gave is not None:
        held.append((neighbour, view.gave))
    elif exchange is not None and at.seats[exchange.seat]:
        held.append((exchange.seat, exchange.taken))
    if view.rules.exchanges:
        tricks = view.table.tricks
        passes = (view.gave is not None) + (view.gave_before is not None)
        for number, trick in enumerate(tricks):
            if trick.swap is not None and trick.swap.out is not None:
                back = taken_from(trick), trick.swap.out
                if at.seats[trick.swap.seat] and passes <= passes_until(tricks, number):
                    held.append((trick.swap.seat, trick.swap.out))
    for seat, card in held:
        if not row[at.played[seat] + card.order] and (seat, card) != back:
            row[at.known[seat] + card.order] += 1
            row[_UNSEEN + card.order] -= 1


def _write_course(row: bytearray, table: Table, at: Offsets) -> None:
    """Where the round stands."""
    row[PHASE_OFFSETS[table.phase]] = 1
    row[_LEADER + at.seats[table.leader]] = 1
    if table.settled:
        row[FOLLOW_OFFSETS[table.suit]] = 1
    for seat in (table.clouded, table.clouded_next):
        if seat is not None:
            row[_CLOUDED + at.seats[seat]] += 1
    left = table.hand_size - len(table.tricks)
    if left:
        row[_TRICKS_LEFT + left - 1] = 1


def _write_predictions(row: bytearray, view: View, at: Offsets) -> None:
    """What every seat has predicted, as far as this one knows, has taken and still needs."""
    table, me = view.table, view.seat
    bids = table.bids
    if me is not None and bids[me] != view.bid:
        bids = put(bids, me, view.bid)  # mine, which is not revealed
    for (known, place, took, needs), bid, taken in zip(
        at.predictions, bids, table.taken, strict=True
    ):
        row[took] = taken
        if bid is not None:
            row[known] = 1
            row[place] = bid
            row[needs[bid - taken]] = 1
