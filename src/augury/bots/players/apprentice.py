"""The apprentice: plays by rules of thumb, fast, and without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar, assert_never

from augury.bots.engine.conversion import moves_by_play, see, unit_of
from augury.bots.engine.nine_position import NinePosition
from augury.bots.engine.piles import UNITS
from augury.bots.engine.position import Position
from augury.bots.heuristics import bidding, cardplay
from augury.bots.sense import sensible_moves
from augury.encoding.plays import SUITS
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
from augury.game.play.table import Phase
from augury.game.play.views import View

CardMove = TypeVar("CardMove", Pass, PutIn, TakeOut)


class Apprentice:
    """Weighs every card by its chance to win now and later, and plays to meet its prediction.

    It leaves nothing to chance: the same view gets the same answer.
    """

    def act(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """Follow the rules of cardplay."""
        seat = view.seat
        assert seat is not None
        legal = sensible_moves(view)
        if len(legal) == 1:
            return legal[0]
        position = see(view)
        match legal[0]:
            case Play():
                plays = moves_by_play(position, [move for move in legal if isinstance(move, Play)])
                if view.table.phase is Phase.ANNOUNCE:
                    return plays[cardplay.announce(position, seat, [*plays])]
                hopes = [one for one in cardplay.hopes(position, seat) if one[0] in plays]
                return plays[max(hopes, key=lambda one: one[1])[0]]
            case Bid():
                bids = [move.tricks for move in legal if isinstance(move, Bid)]
                return Bid(seat, bidding.bid(position, seat, bids))
            case NameTrump():
                suits = [SUITS.index(move.trump) for move in legal if isinstance(move, NameTrump)]
                choose = bidding.trump if view.table.unknown is None else cardplay.name_trump
                return NameTrump(seat, SUITS[choose(position, seat, suits)])
            case Pass():
                unit = UNITS[cardplay.pass_card(position, seat)]
                return _of_unit(position, view.legal(Pass), unit)
            case ChangeBid():
                return ChangeBid(seat, cardplay.change(position, seat))
            case PutIn():
                offers = _offers(position)
                put, _ = cardplay.exchange(position, seat, offers, None)
                return _of_unit(position, view.legal(PutIn), put)
            case TakeOut():
                _, out = cardplay.exchange(position, seat, _offers(position), 0)
                return _of_unit(position, view.legal(TakeOut), out)
            case _:
                assert_never(legal[0])


def _of_unit(position: Position, moves: Sequence[CardMove], unit: int) -> CardMove:
    """The move with the card that adds this to a pile; of several alike, the first."""
    return next(move for move in moves if unit_of(position, move.card) == unit)


def _offers(position: Position) -> int:
    """The cards that may be taken out of the trick that is over, as a pile."""
    assert isinstance(position, NinePosition)
    return position.offered
