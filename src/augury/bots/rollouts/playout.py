"""A round played on by the rules of thumb, every seat by what it may know."""

from __future__ import annotations

from typing import Final

from augury.bots.engine.nine_position import NinePosition
from augury.bots.engine.piles import UNITS
from augury.bots.engine.position import PLAY, Position
from augury.bots.heuristics import bidding, cardplay
from augury.encoding.plays import LYING, NO_SUIT
from augury.game.play.scoring import points
from augury.game.play.table import Phase

_ASKS: Final = (Phase.PUT_IN, Phase.TAKE_OUT, Phase.TRUMP, Phase.ANNOUNCE)
"""What only the Witch and the Vampire ask for in the course of a round (Y)."""


def play_out(position: Position) -> list[int]:
    """Play the cards to the end of the round, and count everyone's points."""
    play, turn = cardplay.play, position.play
    while position.phase is not Phase.DEAL:
        while position.phase is PLAY:
            seat = position.turn
            turn(play(position, seat))
        if position.phase is Phase.PASS:
            passed = [cardplay.pass_card(position, seat) for seat in range(position.players)]
            position.pass_cards([UNITS[card] for card in passed])
        elif position.phase is Phase.CHANGE:
            assert position.clouded is not None
            seat = position.clouded
            position.change_bid(cardplay.change(position, seat))
        elif isinstance(position, NinePosition) and position.phase in _ASKS:
            _decide(position)
    return [*map(points, position.bids, position.taken)]


def _decide(position: NinePosition) -> None:
    """An exchange with a trick, or what a Vampire that was played asks for (Y)."""
    if position.exchanging is not None:
        seat = position.exchanging
        if position.phase is Phase.PUT_IN:
            put, out = cardplay.exchange(position, seat, position.offered, None)
            position.put_in(put)
        else:
            _, out = cardplay.exchange(position, seat, position.offered, 0)
        position.take_out(out)
        return
    assert position.unknown is not None
    assert position.upcard is not None
    if position.phase is Phase.TRUMP:
        position.name_trump(cardplay.name_trump(position, position.unknown, range(NO_SUIT)))
    else:
        plays = [LYING[face] for face in position.upcard.faces]
        position.become(cardplay.announce(position, position.unknown, plays))


def bid_on(position: Position, made: int | None = None) -> None:
    """Make the bids still to be made, and open the play; seat `made` has just made its own.

    Bids that are made unseen are made anew, since nobody knows them (V2, V3).
    """
    players, dealer, bids = position.players, position.dealer, position.bids
    if position.open or position.phase is Phase.REBID:
        order = [(dealer + 1 + number) % players for number in range(position.heard, players)]
    else:
        order = [*range(players)]
    for seat in order:
        if seat != made:
            bids[seat] = bidding.bid(position, seat, allowed_bids(position))
        position.heard += position.open
    even = not position.open and sum(bids) == position.size
    if even and _denies(position, bids[dealer]):
        position.heard = players
        bids[dealer] = bidding.bid(position, dealer, allowed_bids(position))
    position.open_play()


def allowed_bids(position: Position) -> list[int]:
    """What the next seat may bid, knowing the bids that were heard (R4.1, V1)."""
    allowed = [*range(position.size + 1)]
    if position.uneven and position.heard >= position.players - 1:
        number = position.size - sum(position.bids) + position.bids[position.dealer]
        if 0 <= number <= position.size and _denies(position, number):
            allowed.remove(number)
    return allowed


def _denies(position: Position, number: int) -> bool:
    """Whether the last bidder may not even the bids out with this number (V1, O2)."""
    return position.uneven and (number != 0 or not position.zero_allowed)
