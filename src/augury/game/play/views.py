"""What a seat may know, and how a client keeps up with it.

A `View` is the open table and what this seat has been shown besides: built from allowed facts,
never by striking out forbidden ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, assert_never

from augury.game.cards import Card, Hand, sort, without
from augury.game.play.actions import Move, Play
from augury.game.play.events import (
    EVERYONE,
    BidChanged,
    BidPlaced,
    BidsRevealed,
    CardAnnounced,
    CardChosen,
    CardPassed,
    CardPlayed,
    CardPutIn,
    CardTakenOut,
    CardTurnedUp,
    Event,
    Exchanged,
    HandDealt,
    RoundDealt,
    RoundScored,
    TrickEnded,
    TrumpSet,
    Turn,
)
from augury.game.play.legality import check_seat, options
from augury.game.play.table import (
    Exchange,
    Phase,
    SecondUpcard,
    State,
    Table,
    check_state,
    clear,
)
from augury.game.play.tricks import Swap, Trick
from augury.game.rules import Rules
from augury.game.text.drawing import draw, in_html
from augury.game.values import put, replace

Sort = TypeVar("Sort", bound=Move)


@dataclass(frozen=True)
class View:
    """The game as one seat sees it; as a spectator does, if `seat` is `None`."""

    seat: int | None
    table: Table
    hand: Hand | None  # None: not mine to see, or not yet (V4)
    bid: int | None  # my own prediction, revealed or not
    seen: tuple[Hand | None, ...]  # the hands foresight showed me, as dealt; () without it (V4)
    aside: Card | None  # what I have chosen to pass, while others still choose (S6.2)
    gave: Card | None  # what I passed to my left neighbour this round, the last time
    received: Card | None  # what my right neighbour passed to me this round, the last time
    gave_before: Card | None = None  # the first time, where the Juggler came twice (Y1.6)
    received_before: Card | None = None

    def __str__(self) -> str:
        hands: list[Hand | None] = [None] * self.rules.players
        bids = [*self.table.bids]
        for seat, dealt in enumerate(self.seen):
            hands[seat] = dealt
        if self.seat is not None:
            hands[self.seat], bids[self.seat] = self.hand, self.bid
        return draw(self.table, hands, bids)

    def _repr_html_(self) -> str:
        return in_html(str(self))

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.table.rules

    @property
    def legal_actions(self) -> tuple[Move, ...]:
        """What this seat may do now, in a stable order; nothing when it is not to act."""
        if self.seat is None or self.seat not in self.table.to_act:
            return ()
        return options(self.table, self.seat, self.hand or (), self.bid)

    def legal(self, sort: type[Sort]) -> tuple[Sort, ...]:
        """The legal actions of one class, as a type checker knows them.

        What is legal at one moment is all of one class, so these are all or none:

            if bids := seen.legal(Bid):       # a tuple of Bid; empty unless a bid is due
                return min(bids, key=lambda bid: abs(bid.tricks - wanted))
        """
        return tuple(move for move in self.legal_actions if isinstance(move, sort))


def view(state: State, seat: int | None) -> View:
    """What `seat` may know of `state`; what everyone may, if it is `None`."""
    check_state(state, "view")
    table = state.table
    if seat is None:
        return View(None, table, None, None, (), None, None, None)
    check_seat(table, seat)
    seen: tuple[Hand | None, ...] = ()
    hand: Hand | None = state.hands[seat]
    if table.rules.foresees(table.number):
        seen = tuple(None if other == seat else cards for other, cards in enumerate(state.dealt))
        if table.phase in (Phase.TRUMP, Phase.BID, Phase.REBID):
            hand = None
    bid, aside, passed = state.bids[seat], state.aside[seat], state.passed
    if not (first := state.passed_before):
        return View(seat, table, hand, bid, seen, aside, passed[seat], passed[seat - 1])
    return View(
        seat,
        table,
        hand,
        bid,
        seen,
        aside,
        passed[seat],
        passed[seat - 1],
        first[seat],
        first[seat - 1],
    )


def follow(view: View, event: Event) -> View:
    """The view after an event that its seat may see.

    When all events of a step have been followed it equals `view` of the new state.
    """
    table, seat = view.table, view.seat
    match event:
        case CardPlayed():
            return _follow_card(view, event)
        case Turn(phase, to_act, clouded, _, clouded_next):
            now = replace(
                table, phase=phase, to_act=to_act, clouded=clouded, clouded_next=clouded_next
            )
            return _with_table(view, now)
        case TrickEnded(winner, bombed):
            return _with_table(view, _end_trick(table, Trick(table.trick, winner, bombed)))
        case RoundDealt():
            return _follow_deal(view, event)
        case HandDealt(owner, cards):
            if owner == seat:
                return replace(view, hand=cards)
            return replace(view, seen=put(view.seen, owner, cards))
        case Exchanged(owner, taken):
            if owner == seat and view.hand is not None:
                kept = (card for card in view.hand if not card.kind.traded)
                view = replace(view, hand=sort((*kept, taken)))
            return _with_table(view, replace(table, exchange=Exchange(owner, taken)))
        case TrumpSet(trump):
            return _with_table(view, replace(table, trump=trump))
        case BidPlaced(owner, tricks, audience) | BidChanged(owner, tricks, audience):
            if tricks is None:
                return view
            if owner == seat:
                view = replace(view, bid=tricks)
            if audience is not EVERYONE:
                return view
            return _with_table(view, replace(table, bids=put(table.bids, owner, tricks)))
        case BidsRevealed(bids):
            return _with_table(view, replace(table, bids=bids))
        case CardChosen(_, chosen):
            return view if chosen is None else replace(view, aside=chosen)
        case CardPassed():
            return _follow_pass(view, event)
        case CardTurnedUp(card):
            second = SecondUpcard(card, len(table.tricks), table.trump)
            return _with_table(view, replace(table, second_upcard=second, trump=None))
        case CardAnnounced(_, face, suit, settled):
            *others, unknown = table.trick
            trick = (*others, replace(unknown, face=face))
            return _with_table(view, replace(table, trick=trick, suit=suit, settled=settled))
        case CardPutIn() | CardTakenOut():
            return _follow_swap(view, event)
        case RoundScored(row):
            return _with_table(view, replace(table, pad=(*table.pad, row), bids=row.bids))
        case _:
            assert_never(event)


def _with_table(view: View, table: Table) -> View:
    return replace(view, table=table)


def _follow_card(view: View, event: CardPlayed) -> View:
    play = Play(event.seat, event.card, event.face)
    table = replace(
        view.table, trick=(*view.table.trick, play), suit=event.suit, settled=event.settled
    )
    if event.seat == view.seat and view.hand is not None:
        return replace(view, table=table, hand=without(view.hand, event.card))
    return _with_table(view, table)


def _end_trick(table: Table, trick: Trick) -> Table:
    taken = table.taken
    if trick.taker is not None:
        taken = put(taken, trick.taker, taken[trick.taker] + 1)
    return replace(table, trick=(), tricks=(*table.tricks, trick), taken=taken)


def _follow_deal(view: View, event: RoundDealt) -> View:
    rules = view.rules
    table = replace(
        clear(view.table),
        number=event.number,
        dealer=event.dealer,
        hand_size=event.hand_size,
        turned_up=event.turned_up,
    )
    foreseen = view.seat is not None and rules.foresees(event.number)
    return View(
        seat=view.seat,
        table=table,
        hand=None,
        bid=None,
        seen=(None,) * rules.players if foreseen else (),
        aside=None,
        gave=None,
        received=None,
    )


def _follow_pass(view: View, event: CardPassed) -> View:
    hand = view.hand or ()
    if event.giver == view.seat:
        hand = without(hand, event.card)
        before = view.gave
        view = replace(view, hand=hand, gave=event.card, gave_before=before, aside=None)
    elif event.receiver == view.seat:
        hand, before = sort((*hand, event.card)), view.received
        view = replace(view, hand=hand, received=event.card, received_before=before)
    return view


def _follow_swap(view: View, event: CardPutIn | CardTakenOut) -> View:
    """A card that left a hand for a trick that is over, or came from it into the hand (Y1.4)."""
    *others, last = view.table.tricks
    hand = view.hand
    if isinstance(event, CardPutIn):
        swap = Swap(event.seat, event.card)
        after = hand and without(hand, event.card) if event.seat == view.seat else hand
    else:
        assert last.swap is not None
        swap = replace(last.swap, out=event.card)
        after = sort((*(hand or ()), event.card)) if event.seat == view.seat else hand
    tricks = (*others, replace(last, swap=swap))
    return replace(view, hand=after, table=replace(view.table, tricks=tricks))
