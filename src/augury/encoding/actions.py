"""One flat numbering of everything a player can do.

The blocks lie one behind the other, each a `range` of ids, so `BID[3]` is the id of a bid of
three and `id in PLAY` asks what sort of action an id is. An id does not say who acts: one network
serves all seats, and the seat is known from whose turn it is.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias, assert_never

import numpy as np
from numpy.typing import NDArray

from augury.encoding.plays import PLAYS, SUITS
from augury.game.cards import ALL_SPECIAL, CARDS, Card, Hand
from augury.game.errors import NotationError
from augury.game.play.actions import (
    Bid,
    ChangeBid,
    Move,
    NameTrump,
    Pass,
    Play,
    PutIn,
    TakeOut,
)
from augury.game.play.legality import options
from augury.game.play.table import Phase, Table
from augury.game.play.tricks import playable
from augury.game.play.views import View
from augury.game.rules import PLAYERS, Rules

Mask: TypeAlias = NDArray[np.bool_]

_BOOL: Final = np.dtype(np.bool_)
_PLAY_PHASE: Final = Phase.PLAY  # looked up for every mask; a member costs more than a name

PASSES: Final[tuple[Card, ...]] = tuple(card for card in CARDS if card.faces)
"""Every card that can be passed on, or exchanged: what is never played is never held either."""

CHANGES: Final = (1, -1)

MOST_TRICKS: Final = max(
    (len(Rules(players=players, special=ALL_SPECIAL).deck) - 1) // players for players in PLAYERS
)
"""The longest round that any rules allow: nearly the whole deck with all special cards (Y2.8)."""

PLAY: Final = range(len(PLAYS))
PASS: Final = range(PLAY.stop, PLAY.stop + len(PASSES))
BID: Final = range(PASS.stop, PASS.stop + MOST_TRICKS + 1)
TRUMP: Final = range(BID.stop, BID.stop + len(SUITS))
CHANGE: Final = range(TRUMP.stop, TRUMP.stop + len(CHANGES))
PUT_IN: Final = range(CHANGE.stop, CHANGE.stop + len(PASSES))
TAKE_OUT: Final = range(PUT_IN.stop, PUT_IN.stop + len(PASSES))
ACTIONS: Final = TAKE_OUT.stop
"""How many actions there are."""

_PLAY_IDS: Final = {
    card: {face: number for number, (own, face) in zip(PLAY, PLAYS, strict=True) if own is card}
    for card in CARDS
}
_PLAY_NUMBERS: Final = {card: tuple(faces.values()) for card, faces in _PLAY_IDS.items()}
_PASS_IDS: Final = dict(zip(PASSES, PASS, strict=True))
_TRUMP_IDS: Final = dict(zip(SUITS, TRUMP, strict=True))
_PUT_IN_IDS: Final = dict(zip(PASSES, PUT_IN, strict=True))
_TAKE_OUT_IDS: Final = dict(zip(PASSES, TAKE_OUT, strict=True))
_CHANGE_IDS: Final = dict(zip(CHANGES, CHANGE, strict=True))


def action_id(move: Move) -> int:
    """The number of a move, whichever seat makes it.

    >>> action_id(Bid(2, 3)) == BID[3]
    True
    """
    try:
        if isinstance(move, Play):  # the most of them, so they come first
            return _PLAY_IDS[move.card][move.face]
        match move:
            case Bid(tricks=tricks) if tricks >= 0:
                return BID[tricks]
            case Pass(card=card):
                return _PASS_IDS[card]
            case NameTrump(trump=trump):
                return _TRUMP_IDS[trump]
            case ChangeBid(by=by):
                return _CHANGE_IDS[by]
            case PutIn(card=card):
                return _PUT_IN_IDS[card]
            case TakeOut(card=card):
                return _TAKE_OUT_IDS[card]
            case Bid():
                raise IndexError
            case _:
                assert_never(move)
    except LookupError:
        raise NotationError(f"{move!r} has no number: no rules ever allow it") from None


def action(number: int, seat: int) -> Move:
    """The move of this number, made by `seat`.

    >>> action(BID[3], seat=2)
    Bid(seat=2, tricks=3)
    """
    try:
        if 0 <= number < ACTIONS:
            return _moves(seat)[number]
    except TypeError:  # a float, a word
        pass
    raise NotationError(f"{number} is no action: they are numbered 0 to {ACTIONS - 1}")


def mask(view: View) -> Mask:
    """Which actions this view's seat may take now: none when it is not to act."""
    allowed = bytearray(ACTIONS)
    if view.seat is not None:
        for number in legal_ids(view.table, view.seat, view.hand or (), view.bid):
            allowed[number] = True
    return np.frombuffer(allowed, _BOOL)


def legal_ids(table: Table, seat: int, hand: Hand, bid: int | None) -> list[int]:
    """What `seat`, with this hand and this bid, may do now, by number, in ascending order."""
    if seat not in table.to_act:
        return []
    if table.phase is _PLAY_PHASE and not table.rules.copies:
        # What `legal_actions` says, without a `Play` for each: most decisions are of these.
        numbers: list[int] = []
        last = None
        for card in playable(hand, table.suit):
            if card is not last:  # hands are in order, and so are the numbers of plays
                numbers += _PLAY_NUMBERS[card]
                last = card
        return numbers
    return sorted(map(action_id, options(table, seat, hand, bid)))


@cache
def _moves(seat: int) -> tuple[Move, ...]:
    """Every move of `seat`, by number."""
    return (
        *(Play(seat, card, face) for card, face in PLAYS),
        *(Pass(seat, card) for card in PASSES),
        *(Bid(seat, tricks) for tricks in range(len(BID))),
        *(NameTrump(seat, trump) for trump in SUITS),
        *(ChangeBid(seat, by) for by in CHANGES),
        *(PutIn(seat, card) for card in PASSES),
        *(TakeOut(seat, card) for card in PASSES),
    )
