"""What may be done now.

`options` is the one place that says what is legal, from facts that the acting seat knows. Why
something is not is for `refusals` to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from augury.game.cards import Card, Hand, Suit
from augury.game.errors import NoSuchSeat
from augury.game.play.actions import (
    Move,
    Play,
    bids,
    change_bid,
    name_trump,
    pass_card,
    plays,
    put_in,
    take_out,
)
from augury.game.play.table import PLAY, Phase, State, Table, check_state
from augury.game.play.tricks import announcements, offered, playable
from augury.game.rules import Bidding, LastBid


def legal_actions(state: State, seat: int | None = None) -> tuple[Move, ...]:
    """What `seat` may do now, in a stable order; nothing when it is not to act.

    Without a seat, what everyone may do who is to act. Deals are chance's, and not listed.
    """
    if type(state) is not State:  # asked here, since a call would cost every move
        check_state(state, "legal_actions")
    if seat is None:
        return tuple(move for one in state.table.to_act for move in legal_actions(state, one))
    if seat not in state.table.to_act:
        check_seat(state.table, seat)
        return ()
    return options(state.table, seat, state.hands[seat], state.bids[seat])


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the game does not have."""
    if seat not in range(table.rules.players):
        raise NoSuchSeat(f"no seat {seat}: {table.rules.players} play, from seat 0")


def options(table: Table, seat: int, hand: Hand, bid: int | None) -> tuple[Move, ...]:
    """What `seat`, which is to act, may do: from the table, its hand and its own bid."""
    if table.phase is PLAY:
        return _plays(table, seat, playable(hand, table.suit))
    match table.phase:
        case Phase.BID | Phase.REBID:
            every, forbidden = bids(seat, table.hand_size), forbidden_bid(table)
            if forbidden is None:
                return every
            return tuple(bid for bid in every if bid.tricks != forbidden)
        case Phase.TRUMP:
            return tuple(name_trump(seat, trump) for trump in _trumps(table))
        case Phase.PASS:
            return tuple(pass_card(seat, card) for card in dict.fromkeys(hand))
        case Phase.CHANGE:
            assert bid is not None
            # It stays between none and all tricks of the round (S7.7).
            return tuple(change_bid(seat, by) for by in (1, -1) if 0 <= bid + by <= table.hand_size)
        case Phase.ANNOUNCE:
            return _plays(table, seat, tuple(play.card for play in table.trick[-1:]))
        case Phase.PUT_IN:
            return tuple(put_in(seat, card) for card in dict.fromkeys(hand))
        case Phase.TAKE_OUT:
            trick = offered(table.tricks[-1].plays)
            return tuple(take_out(seat, card) for card in dict.fromkeys(trick))
        case Phase.DEAL | Phase.TURN_UP | Phase.OVER:
            return ()
        case _:
            assert_never(table.phase)


def _plays(table: Table, seat: int, cards: Sequence[Card]) -> tuple[Play, ...]:
    """Every way to play each of the cards."""
    ways = plays(seat)
    moves: list[Play] = []
    last = None
    for card in cards:
        if card is not last:  # hands are in order, so the four Wizards are neighbours
            moves += ways[card]
            last = card
    if table.rules.copies:  # of what a Vampire may be as a rule, what it may be here (Y2.2)
        upcard = table.upcard
        return tuple(move for move in moves if move.face in announcements(move.card, upcard))
    return tuple(moves)


def forbidden_bid(table: Table) -> int | None:
    """The bid that plus/minus one denies the last bidder (V1), a Bomb in the deck or not (S4.6)."""
    if table.phase is Phase.REBID:
        return table.bids[table.dealer]
    if table.rules.bidding is not Bidding.OPEN or table.to_act != (table.dealer,):
        return None
    number = table.hand_size - sum(bid for bid in table.bids if bid is not None)
    return number if denies(table, number) else None


def denies(table: Table, number: int | None) -> bool:
    """Whether the last bidder may not bid this number, which makes the bids add up (V1, O2)."""
    if number == 0 and table.rules.last_bid is LastBid.ZERO:
        return False
    return table.uneven


def _trumps(table: Table) -> tuple[Suit | None, ...]:
    """What may be named: a suit (R3.3, Y2.4); after the Werewolf's exchange none as well (S5.1)."""
    suits = table.rules.suits
    return suits if table.exchange is None or table.unknown is not None else (*suits, None)
