"""A view as the numbers that a network sees.

Written into a `bytearray` place by place: there are some hundred places to write, and NumPy
would cost more for each of them than for the whole row at the end.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.encoding.actions import MOST_TRICKS, TRUMPS
from augury.encoding.layout import ANNOUNCEMENTS, AXES, LAYOUT, NEEDS, RANKS
from augury.game.cards import CARDS, KINDS, SPECIAL, Aftermath, Card, Suit
from augury.game.errors import ImpossibleView
from augury.game.rules import PLAYERS, Bidding, CloudChange, Mode, Rules
from augury.game.table import Phase, Table
from augury.game.tricks import winner
from augury.game.views import View

__all__ = ["Observation", "encode"]

Observation: TypeAlias = NDArray[np.int8]

_AT: Final = {piece.name: piece.start for piece in LAYOUT.pieces}
_UNSEEN, _PLAYED, _BID, _TAKEN = (_AT[name] for name in ("unseen", "played", "bid", "taken"))
_CARDS, _SUITS = AXES["card"], AXES["suit"]
_SUIT: Final = {suit: place for place, suit in enumerate(TRUMPS)}
_PHASE: Final = {phase: place for place, phase in enumerate(Phase)}
_SAID: Final = {play: place for place, play in enumerate(ANNOUNCEMENTS)}
_TRADED: Final = tuple(card for card in CARDS if card.kind.traded)
_MOST: Final = 127  # tens of points that an int8 can say

_NEED: Final = {
    need: _AT["need"] + max(NEEDS[0], min(NEEDS[-1], need)) - NEEDS[0]
    for need in range(-MOST_TRICKS, MOST_TRICKS + 1)
}
"""Where the tricks still needed are written, for the first seat."""


@cache
def _face(card: Card) -> tuple[int, ...]:
    """The places of a card on the "face" axis: its suit, if it has one, and its rank."""
    rank = len(Suit) + RANKS.index(card.kind if card.kind in KINDS[1:] else card.value)
    return (rank,) if card.suit is None else (_SUIT[card.suit], rank)


def encode(view: View) -> Observation:
    """What this view's seat sees, laid out as `LAYOUT` says.

    >>> from augury.game import Rules, start, view
    >>> LAYOUT.split(encode(view(start(Rules(players=3)), seat=0)))["players"]
    array([1, 0, 0, 0], dtype=int8)
    """
    me, table = view.seat, view.table
    if me is None:
        raise ImpossibleView("a spectator's view has no observation: it belongs to no seat")
    row = bytearray(_unchanging(table.rules, me))
    seats = [(seat - me) % table.rules.players for seat in range(table.rules.players)]
    _write_cards(row, view, seats)
    _write_table(row, table, seats)
    _write_predictions(row, view, seats)
    return np.frombuffer(row, dtype=np.int8)


@cache
def _unchanging(rules: Rules, me: int) -> bytes:
    """The pieces that stay as they are throughout a game, and the whole deck as unseen."""
    row = bytearray(LAYOUT.size)
    for card in rules.deck:
        row[_UNSEEN + card.order] += 1
    if rules.mode is Mode.ONE_COLOUR:
        for seat in range(rules.players):
            row[_AT["owns"] + _SUITS * ((seat - me) % rules.players) + seat] = 1
    row[_AT["players"] + PLAYERS.index(rules.players)] = 1
    row[_AT["mode"] + tuple(Mode).index(rules.mode)] = 1
    row[_AT["bidding"] + tuple(Bidding).index(rules.bidding)] = 1
    row[_AT["plus_minus_one"]] = rules.plus_minus_one
    row[_AT["cloud_at_round_end"]] = rules.cloud is CloudChange.ROUND_END
    for kind in rules.special:
        row[_AT["special"] + SPECIAL.index(kind)] = 1
    return bytes(row)


def _write_cards(row: bytearray, view: View, seats: list[int]) -> None:
    """Where every card is, as far as this seat knows."""
    table = view.table
    hand = _AT["hand"]
    for card in view.hand or ():
        row[hand + card.order] += 1
        row[_UNSEEN + card.order] -= 1
    _write_played(row, view, seats)
    if table.turned_up is not None:
        for place in _face(table.turned_up):
            row[_AT["turned_up"] + place] = 1
        lying = (table.turned_up,) if table.exchange is None else _TRADED
        for card in lying:
            row[_UNSEEN + card.order] -= 1
    for name, passed in ("gave", view.gave), ("received", view.received):
        if passed is not None:
            for place in _face(passed):
                row[_AT[name] + place] = 1
    _write_known(row, view, seats)


def _write_played(row: bytearray, view: View, seats: list[int]) -> None:
    """Who has played what, and what it told of their hands and announcements."""
    table = view.table
    own = [_PLAYED + _CARDS * seat for seat in seats]
    free = not table.rules.suits_matter
    passed = view.gave is not None
    lacking = set[tuple[int, Suit]]()
    for plays in (*[trick.plays for trick in table.tricks], table.trick):
        suit, settled = None, free
        for play in plays:
            card = play.card
            place = card.order
            row[own[play.seat] + place] += 1
            row[_UNSEEN + place] -= 1
            if suit is not None:
                if card.suit is not suit and card.suit is not None:
                    lacking.add((play.seat, suit))
            elif not settled and play.face.decides:
                suit, settled = play.face.suit, True
            if play.face is not card:
                row[_AT["announced"] + _SAID[card, play.face]] = 1
        if passed and any(play.face.kind.aftermath is Aftermath.ALL_PASS for play in plays):
            lacking.clear()  # every hand has changed (S6.2)
    for seat, suit in lacking:
        row[_AT["voids"] + _SUITS * seats[seat] + _SUIT[suit]] = 1


def _write_known(row: bytearray, view: View, seats: list[int]) -> None:
    """Cards that another seat surely holds.

    Shown by foresight (V4); taken up for the Werewolf, until cards are passed on (S5.1); passed
    by me (S6.2). Of the last two the seat must not have played one: there are four Wizards.
    """
    table, me = view.table, view.seat
    known = _AT["known"] - _CARDS  # there is no first row: I know my own hand
    for seat, seen in enumerate(view.seen):
        hand = seen or ()
        for card in dict.fromkeys(hand):
            left = hand.count(card) - row[_PLAYED + _CARDS * seats[seat] + card.order]
            row[known + _CARDS * seats[seat] + card.order] = left
            row[_UNSEEN + card.order] -= left
    held: list[tuple[int, Card]] = []
    if view.gave is not None:
        held.append((1, view.gave))
    elif table.exchange is not None and table.exchange.seat != me:
        held.append((seats[table.exchange.seat], table.exchange.taken))
    for seat, card in held:
        if not row[_PLAYED + _CARDS * seat + card.order]:
            row[known + _CARDS * seat + card.order] = 1
            row[_UNSEEN + card.order] -= 1


def _write_table(row: bytearray, table: Table, seats: list[int]) -> None:
    """What lies open: the trick, trump, the seats with a part in it, and the course of the game."""
    rules = table.rules
    for play in table.trick:
        for place in _face(play.face):
            row[_AT["trick"] + AXES["face"] * seats[play.seat] + place] = 1
    if table.trick:
        best = winner(table.trick, table.trump, table.suit, suits_matter=rules.suits_matter)
        row[_AT["winning"] + seats[best]] = 1
    if table.number and table.phase is not Phase.TRUMP:
        row[_AT["trump"] + _SUIT[table.trump]] = 1
    if table.settled:
        row[_AT["follow"] + _SUIT[table.suit]] = 1
    row[_AT["dealer"] + seats[table.dealer]] = 1
    row[_AT["leader"] + seats[table.leader]] = 1
    if table.exchange is not None:
        row[_AT["exchanged"] + seats[table.exchange.seat]] = 1
    if table.clouded is not None:
        row[_AT["clouded"] + seats[table.clouded]] = 1
    row[_AT["phase"] + _PHASE[table.phase]] = 1
    if table.hand_size:
        row[_AT["hand_size"] + table.hand_size - 1] = 1
    left = table.hand_size - len(table.tricks)
    if left:
        row[_AT["tricks_left"] + left - 1] = 1
    row[_AT["rounds_left"]] = min(rules.rounds - table.number, _MOST)
    row[_AT["foresight"]] = rules.foresees(table.number)


def _write_predictions(row: bytearray, view: View, seats: list[int]) -> None:
    """What every seat has predicted, as far as this one knows, has taken and still needs."""
    table = view.table
    for place, bid, taken, total in zip(seats, table.bids, table.taken, table.totals, strict=True):
        known = view.bid if place == 0 else bid
        if known is not None:
            row[_AT["bid_known"] + place] = 1
            row[_BID + place] = known
            row[_NEED[known - taken] + len(NEEDS) * place] = 1
        row[_TAKEN + place] = taken
        row[_AT["totals"] + place] = max(-_MOST, min(_MOST, total // 10)) & 0xFF
