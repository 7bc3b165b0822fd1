"""A round played to its end by the rules of thumb, every seat by what it may know."""

from __future__ import annotations

from augury.bots import thumb
from augury.bots.chances import FITTED, Chances
from augury.bots.codes import UNITS
from augury.bots.position import Position
from augury.game.table import Phase

__all__ = ["allowed_bids", "bid_on", "play_out"]


def play_out(position: Position, chances: Chances = FITTED) -> list[int]:
    """Play the cards out, and say what every seat scores (R7)."""
    seats = range(position.players)
    while position.phase is not Phase.DEAL:
        if position.phase is Phase.PLAY:
            while position.phase is Phase.PLAY:
                position.play(thumb.play(position, position.turn, chances))
        elif position.phase is Phase.PASS:
            position.pass_cards([UNITS[thumb.pass_card(position, seat, chances)] for seat in seats])
        else:
            assert position.clouded is not None
            position.change_bid(thumb.change(position, position.clouded, chances))
    return [
        20 + 10 * taken if bid == taken else -10 * abs(bid - taken)
        for bid, taken in zip(position.bids, position.taken, strict=True)
    ]


def bid_on(position: Position, made: int | None = None, chances: Chances = FITTED) -> None:
    """Make the bids that are still to be made; seat `made` has made its own (R4, V1 to V3)."""
    if position.open:
        while position.heard < position.players:
            seat = (position.dealer + 1 + position.heard) % position.players
            if seat != made:
                position.bids[seat] = thumb.bid(position, seat, allowed_bids(position), chances)
            position.heard += 1
    else:
        everything = range(position.size + 1)
        for seat in range(position.players):
            if seat != made:
                position.bids[seat] = thumb.bid(position, seat, everything, chances)
        if position.uneven and sum(position.bids) == position.size:
            position.heard = position.players
            again = allowed_bids(position)
            position.bids[position.dealer] = thumb.bid(position, position.dealer, again, chances)
    position.open_play()


def allowed_bids(position: Position) -> list[int]:
    """What the next seat may bid aloud: the last one not everything, if they must be uneven (V1)."""
    bids, dealer = position.bids, position.dealer
    if position.uneven and position.heard >= position.players - 1:
        forbidden = position.size - sum(bids) + bids[dealer]
        return [tricks for tricks in range(position.size + 1) if tricks != forbidden]
    return [*range(position.size + 1)]
