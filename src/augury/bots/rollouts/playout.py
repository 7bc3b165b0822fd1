"""A round played on by the rules of thumb, every seat by what it may know."""

from __future__ import annotations

from augury.bots.engine.piles import UNITS
from augury.bots.engine.position import PLAY, Position
from augury.bots.heuristics import bidding, cardplay
from augury.game.play.scoring import points
from augury.game.play.table import Phase


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
    return [*map(points, position.bids, position.taken)]


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
