"""From the game to its numbers: a view or a state as a `Position`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from augury.bots.engine.chances import fitting
from augury.bots.engine.nine_position import COPY, NinePosition
from augury.bots.engine.piles import UNIT_OF, pile
from augury.bots.engine.position import Position
from augury.encoding.plays import PLAY_IDS, SUITS
from augury.game.cards import Card, Hand
from augury.game.play.actions import Play
from augury.game.play.deals import stock
from augury.game.play.table import Phase, State, Table
from augury.game.play.tricks import offered
from augury.game.play.views import View
from augury.game.rules import Bidding, CloudChange, LastBid
from augury.game.values import replace


def see(view: View) -> Position:
    """What a seat sees. The hands it does not know are empty, the bids it does not know are 0."""
    seat, table = view.seat, view.table
    assert seat is not None
    position = _public(table)
    hands = position.hands
    if view.seen:  # foresight, which is played without special cards (V4)
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
        hands[seat] = _pile(position, view.hand)
    if view.bid is not None:
        position.bids[seat] = view.bid
    return _at_trick(position, table)


def know(state: State, rng: Random | None = None) -> Position:
    """A state as a position in which all hands are known.

    What would be turned up next where the Werewolf lies is drawn with `rng`; or is any card.
    """
    position = _public(state.table)
    position.hands = [_pile(position, hand) for hand in state.hands]
    if isinstance(position, NinePosition) and position.upcard is not None:
        left = stock(state)
        if left and not position.upcard.faces:
            position.next_up = left[len(left) // 2] if rng is None else rng.choice(left)
    position.bids = [bid or 0 for bid in state.bids]
    return _at_trick(position, state.table)


def begin(table: Table) -> Position:
    """The round before its first trick, once trump is known; the hands are empty."""
    table = replace(table, trump=table.first_trump, tricks=(), second_upcard=None)
    position = _public(table)
    position.taken = [0] * position.players
    position.clouded = None
    position.heard = 0
    position.open_trick((position.dealer + 1) % position.players)
    return position


def dealt(state: State) -> list[int]:
    """The hands as the round began, after an exchange for the Werewolf (S5.1)."""
    exchange, turned_up = state.table.exchange, state.table.turned_up
    units = UNIT_OF
    if exchange is None and turned_up is not None and turned_up.faces:
        units = UNIT_OF | {COPY: UNIT_OF[turned_up]}
    hands = [sum(units.get(card, 0) for card in hand) for hand in state.dealt]
    if exchange is not None:
        hands[exchange.seat] += units[exchange.taken]
    return hands


def _public(table: Table) -> Position:
    """A position with what everyone may know, and no hands."""
    rules = table.rules
    nine = rules.exchanges or rules.copies
    position = NinePosition() if nine else Position()
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
    position.copied = 0
    unplayed = _deck(rules.deck)
    if table.turned_up is not None and table.exchange is None:
        unplayed -= UNIT_OF.get(table.turned_up, 0)
    for trick in table.tricks:
        for play in trick.plays:
            unplayed -= UNIT_OF[play.card]
    position.unplayed = unplayed
    if isinstance(position, NinePosition):
        _look_up(position, table)
    return position


def _look_up(position: NinePosition, table: Table) -> None:
    """What lies turned up, and what was exchanged with a trick."""
    position.lay_up(table.upcard)
    position.next_up = position.exchanging = position.unknown = None
    position.clouded_next, position.exchanger, position.offered = table.clouded_next, 0, 0
    if table.second_upcard is not None:
        position.unplayed -= UNIT_OF[table.second_upcard.card]
    for trick in table.tricks:
        if trick.swap is not None:
            position.unplayed -= UNIT_OF[trick.swap.put]
            position.unplayed += UNIT_OF[trick.swap.out] if trick.swap.out is not None else 0
    if table.turned_up is not COPY or table.exchange is not None:
        # Until the Vampire has been played once it is among the cards that lie open nowhere, and
        # once it has it may have come back; in either case it is there as what it is now.
        there = position.unplayed & UNIT_OF[COPY]
        position.unplayed += there and position.unit(COPY) - UNIT_OF[COPY]


def _at_trick(position: Position, table: Table) -> Position:
    """With the cards of the current trick laid."""
    position.open_trick(table.leader)
    if isinstance(position, NinePosition):
        _lay_trick(position, table)
        return position
    for play in table.trick:
        position.hands[play.seat] += UNIT_OF[play.card]  # as it was before
        position.play(PLAY_IDS[play.card, play.face])
    if position.foreseen and table.phase is Phase.PLAY:
        position.unplayed = sum(position.hands)
    return position


def _lay_trick(position: NinePosition, table: Table) -> None:
    """With the cards of the current trick laid, and what a Vampire among them still asks for."""
    phase, unknown = position.phase, table.unknown
    position.phase = Phase.PLAY
    for play in table.trick:
        unit = position.unit(play.card)
        if play is unknown:
            position.unknown = play.seat
            position.unplayed -= unit
        else:
            position.hands[play.seat] += unit
            position.play(position.lying(play.card, play.face))
    position.phase = phase
    seat = table.exchanging
    if seat is not None:
        plays = table.tricks[-1].plays
        position.exchanging = seat
        position.offered = sum(position.unit(card) for card in offered(plays))


def _pile(position: Position, hand: Hand) -> int:
    """Cards as one integer; a Vampire as what lies turned up."""
    if isinstance(position, NinePosition):
        return sum(map(position.unit, hand))
    return pile(hand)


def moves_by_play(position: Position, moves: Sequence[Play]) -> dict[int, Play]:
    """Plays by what they lay on the table; of several that lay the like, the first."""
    if not isinstance(position, NinePosition):
        return {PLAY_IDS[move.card, move.face]: move for move in moves}
    found: dict[int, Play] = {}
    for move in moves:
        found.setdefault(position.lying(move.card, move.face), move)
    return found


def unit_of(position: Position, card: Card) -> int:
    """What a card adds to a pile."""
    return position.unit(card) if isinstance(position, NinePosition) else UNIT_OF[card]


@cache
def _deck(deck: Hand) -> int:
    return sum(UNIT_OF.get(card, 0) for card in deck)
