"""Which moves are tried: of those that make no difference, one."""

from __future__ import annotations

from typing import Final

from augury.bots.engine.conversion import see
from augury.bots.engine.piles import ABOVE, ABOVE_ALL, UNIT_OF
from augury.bots.engine.position import Position
from augury.encoding.plays import PLAY_IDS
from augury.game.play.actions import Bid, Move, Play
from augury.game.play.views import View

_FAR: Final = 2  # bids further than this from the favourite are not considered


def candidates(view: View, favourite: Move) -> list[Move]:
    """The moves to try, the favourite first."""
    moves, position = [favourite], see(view)
    alike = {_rank(view, position, favourite)}
    for move in view.legal_actions:
        if isinstance(move, Bid) and isinstance(favourite, Bid):
            if 0 < abs(move.tricks - favourite.tricks) <= _FAR:
                moves.append(move)
        elif (rank := _rank(view, position, move)) not in alike:
            moves.append(move)
            alike.add(rank)
    return moves


def _rank(view: View, position: Position, move: Move) -> object:
    """The same for two moves that make no difference: cards with none of the others' between."""
    if not isinstance(move, Play) or move.card.suit is None:
        return move
    foreign = position.unplayed - position.hands[move.seat]
    foreign |= sum(UNIT_OF[play.card] for play in view.table.trick if play.card.suit is not None)
    above = ABOVE_ALL if position.plain else ABOVE
    return move.card.suit, foreign & above[PLAY_IDS[move.card, move.face]]
