"""The adept: looks ahead by playing the round out in worlds that its view leaves possible."""

from __future__ import annotations

from random import Random
from typing import Final, assert_never

from augury.bots.engine.conversion import unit_of
from augury.bots.engine.nine_position import NinePosition
from augury.bots.engine.piles import UNITS
from augury.bots.engine.position import Position
from augury.bots.heuristics import cardplay
from augury.bots.inference.resampling import fitting_worlds
from augury.bots.players.apprentice import Apprentice
from augury.bots.rollouts.candidates import candidates
from augury.bots.rollouts.halving import Budget, Playouts, Time, best
from augury.bots.rollouts.playout import bid_on, play_out
from augury.bots.search.victory import value_of_points
from augury.bots.sense import sensible_moves
from augury.encoding.plays import PLAY_IDS, SUITS
from augury.game.errors import BotError
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
from augury.game.play.views import View

MS: Final = 100.0


class Adept:
    """Tries every sensible action in many worlds, and takes the one that leads to the best end.

    The budget for a decision is a time, or a number of playouts; with the latter, the same view
    and the same `rng` get the same answer.
    """

    def __init__(self, ms: float | None = None, playouts: int | None = None) -> None:
        if ms is not None and playouts is not None:
            raise BotError(f"adept: ms={ms} and playouts={playouts}, but the budget is only one")
        self.ms = _positive("ms", MS if ms is None and playouts is None else ms)
        self.playouts = _positive("playouts", playouts)
        self._apprentice = Apprentice()

    def act(self, view: View, rng: Random) -> Move:
        """Search the positions that the view leaves possible, by playouts."""
        budget: Budget
        if self.playouts is not None:
            budget = Playouts(self.playouts)
        else:
            assert self.ms is not None
            budget = Time(self.ms)
        seat = view.seat
        assert seat is not None
        favourite = self._apprentice.act(view, rng)
        sensible = sensible_moves(view)
        moves = [move for move in candidates(view, favourite) if move in sensible]
        if len(moves) == 1:
            return moves[0]
        value = value_of_points(view.table, seat)

        def trial(world: Position, number: int) -> float:
            position = world.copy()
            carry_out(position, moves[number])
            return value(play_out(position))

        return moves[best(len(moves), 0, fitting_worlds(view, rng), trial, budget)]


def _positive(name: str, value: object) -> float | None:
    if value is not None and not (isinstance(value, int | float) and value > 0):
        raise BotError(f"adept: {name}={value} is no number above 0")
    return value


def carry_out(position: Position, move: Move) -> None:
    """Do `move`, and what has to be done with it before the cards can be played out."""
    seat = move.seat
    match move:
        case Play(card=card, face=face) if isinstance(position, NinePosition):
            play = position.lying(card, face)
            (position.play if position.unknown is None else position.become)(play)
        case Play(card=card, face=face):
            position.play(PLAY_IDS[card, face])
        case Bid(tricks=tricks):
            position.bids[seat] = tricks
            bid_on(position, made=seat)
        case NameTrump(trump=trump) if (
            isinstance(position, NinePosition) and position.unknown is not None
        ):
            position.name_trump(SUITS.index(trump))
        case NameTrump(trump=trump):
            position.set_trump(SUITS.index(trump))
            bid_on(position)
        case Pass(card=card):
            passed = [
                unit_of(position, card)
                if other == seat
                else UNITS[cardplay.pass_card(position, other)]
                for other in range(position.players)
            ]
            position.pass_cards(passed)
        case ChangeBid(by=by):
            position.change_bid(by)
        case PutIn(card=card) | TakeOut(card=card):
            assert isinstance(position, NinePosition)
            go = position.put_in if isinstance(move, PutIn) else position.take_out
            go(position.unit(card))
        case _:
            assert_never(move)
