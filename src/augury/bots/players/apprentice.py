"""The apprentice: plays by rules of thumb, fast, and without looking ahead."""

from __future__ import annotations

from random import Random
from typing import assert_never

from augury.bots.engine.conversion import see
from augury.bots.heuristics import bidding, cardplay
from augury.bots.sense import sensible_moves
from augury.encoding.plays import PLAYS, SUITS
from augury.game.cards import Card
from augury.game.play.actions import Bid, ChangeBid, Move, NameTrump, Pass, Play
from augury.game.play.views import View


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
                wanted = {(move.card, move.face) for move in legal if isinstance(move, Play)}
                return Play(seat, *_best(cardplay.hopes(position, seat), wanted))
            case Bid():
                bids = [move.tricks for move in legal if isinstance(move, Bid)]
                return Bid(seat, bidding.bid(position, seat, bids))
            case NameTrump():
                suits = [SUITS.index(move.trump) for move in legal if isinstance(move, NameTrump)]
                return NameTrump(seat, SUITS[bidding.trump(position, seat, suits)])
            case Pass():
                return Pass(seat, PLAYS[cardplay.pass_card(position, seat)][0])
            case ChangeBid():
                return ChangeBid(seat, cardplay.change(position, seat))
            case _:
                assert_never(legal[0])


def _best(hopes: list[tuple[int, float]], wanted: set[tuple[Card, Card]]) -> tuple[Card, Card]:
    """Of the plays that are wanted the one that leaves most hope; among equals, the first."""
    open_ = [(PLAYS[play], hope) for play, hope in hopes if PLAYS[play] in wanted]
    return max(open_, key=lambda one: one[1])[0]
