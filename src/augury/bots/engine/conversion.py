"""From the game to its numbers: a view or a state as a `Position`."""

from __future__ import annotations

from functools import cache

from augury.bots.engine.chances import fitting
from augury.bots.engine.piles import UNIT_OF, pile
from augury.bots.engine.position import Position
from augury.encoding.plays import PLAY_IDS, SUITS
from augury.game.cards import Hand
from augury.game.play.table import Phase, State, Table
from augury.game.play.views import View
from augury.game.rules import Bidding, CloudChange, LastBid


def see(view: View) -> Position:
    """What a seat sees. The hands it does not know are empty, the bids it does not know are 0."""
    seat, table = view.seat, view.table
    assert seat is not None
    position = _public(table)
    hands = position.hands
    if view.seen:
        for other, dealt in enumerate(view.seen):
            if dealt is not None:
                hands[other] = pile(dealt)
        for trick in table.tricks:
            for play in trick.plays:
                if play.seat != seat:
                    hands[play.seat] -= UNIT_OF[play.card]
        for play in table.trick:
            hands[play.seat] -= UNIT_OF[play.card]
    if view.hand is not None:
        hands[seat] = pile(view.hand)
    if view.bid is not None:
        position.bids[seat] = view.bid
    return _at_trick(position, table)


def know(state: State) -> Position:
    """A state as a position in which all hands are known."""
    position = _public(state.table)
    position.hands = [pile(hand) for hand in state.hands]
    position.bids = [bid or 0 for bid in state.bids]
    return _at_trick(position, state.table)


def begin(table: Table) -> Position:
    """The round before its first trick, once trump is known; the hands are empty."""
    position = _public(table)
    position.left = position.size
    position.taken = [0] * position.players
    position.unplayed += sum(UNIT_OF[play.card] for trick in table.tricks for play in trick.plays)
    position.clouded = None
    position.heard = 0
    position.open_trick((position.dealer + 1) % position.players)
    return position


def dealt(state: State) -> list[int]:
    """The hands as the round began, after an exchange for the Werewolf (S5.1)."""
    hands = [sum(UNIT_OF.get(card, 0) for card in hand) for hand in state.dealt]
    exchange = state.table.exchange
    if exchange is not None:
        hands[exchange.seat] += UNIT_OF[exchange.taken]
    return hands


def _public(table: Table) -> Position:
    """A position with what everyone may know, and no hands."""
    rules = table.rules
    position = Position()
    position.players = players = rules.players
    position.size = table.hand_size
    position.left = table.hand_size - len(table.tricks)
    position.dealer = table.dealer
    position.open = rules.bidding is Bidding.OPEN
    position.shown = rules.bidding is not Bidding.SECRET
    position.uneven = table.uneven
    position.zero_allowed = rules.last_bid is LastBid.ZERO
    position.plain = not rules.suits_matter
    position.foreseen = rules.foresees(table.number)
    position.at_once = rules.cloud is CloudChange.AT_ONCE
    position.chances = (fitting(rules),) * players
    position.phase = table.phase
    position.set_trump(SUITS.index(table.trump))
    position.heard = sum(bid is not None for bid in table.bids)
    position.bids = [bid or 0 for bid in table.bids]
    position.taken = list(table.taken)
    position.hands = [0] * players
    position.clouded = table.clouded
    unplayed = _deck(rules.deck)
    if table.turned_up is not None and table.exchange is None:
        unplayed -= UNIT_OF.get(table.turned_up, 0)
    for trick in table.tricks:
        for play in trick.plays:
            unplayed -= UNIT_OF[play.card]
    position.unplayed = unplayed
    return position


def _at_trick(position: Position, table: Table) -> Position:
    """With the cards of the current trick laid."""
    position.open_trick(table.leader)
    for play in table.trick:
        position.hands[play.seat] += UNIT_OF[play.card]  # as it was before
        position.play(PLAY_IDS[play.card, play.face])
    if position.foreseen and table.phase is Phase.PLAY:
        position.unplayed = sum(position.hands)
    return position


@cache
def _deck(deck: Hand) -> int:
    return sum(UNIT_OF.get(card, 0) for card in deck)
