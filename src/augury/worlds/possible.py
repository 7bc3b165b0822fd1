"""The worlds that a view leaves possible."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import prod
from random import Random
from typing import Final

from augury.game.cards import Card, Hand, Suit, sort, without
from augury.game.errors import ImpossibleView
from augury.game.play.table import Phase, State, traded_card
from augury.game.play.views import View, view
from augury.game.rules import Bidding
from augury.worlds.evidence import Evidence, Unseen, passes_done, readings
from augury.worlds.explanations import Explanation, explanations
from augury.worlds.two_passes import Account, accounts

_BIDS_TO_COME: Final = (Phase.DEAL, Phase.OVER)


class Worlds:
    """Every complete state of the game in which a seat would see exactly this view.

    A world says where all cards of the round lie, how they were dealt, and what everyone passed
    with the Juggler. **All worlds are equally likely**, in this sense:

    - Every card is a piece of cardboard of its own, the four Wizards and the four Jesters
      included. A world is one way to lay the pieces that the viewer cannot see into the hidden
      hands and the stock, as a fair shuffle would. The order within a hand or the stock makes no
      difference.
    - A seat that passed a card in secret may have passed any piece that it held: each makes a
      world of its own. So does each piece that may be the one the viewer lost sight of: a Wizard
      that they gave away, or that was taken in exchange for the Werewolf.
    - A card that was taken out of a trick (Y1.4) all have seen: whoever holds it plays it before
      others that look the same.
    - A world counts if the whole history of the round is legal in it. How well someone bid or
      played is no evidence.

    Predictions that are made but not revealed are not part of the count. In a sample each of them
    is any number from 0 to the number of tricks, all equally likely, whatever the cards.

    >>> from augury import Rules, deal, start, step, view
    >>> state = start(Rules(players=4))
    >>> state = step(state, deal(state.table, Random(1))).state
    >>> worlds = Worlds(view(state, seat=0))  # round 1: there are 58 cards that seat 0 cannot see
    >>> worlds.count == 58 * 57 * 56
    True
    >>> world = worlds.sample(Random(2))
    >>> view(world, seat=0) == view(state, seat=0)
    True
    """

    count: int
    """How many worlds there are, exactly."""

    def __init__(self, view: View) -> None:
        """Count the worlds of `view`. Raises `ImpossibleView` if there is none."""
        read = readings(view)
        evidence = read[0]
        self._view = view
        self._traded = traded_card(view.rules)
        heaps = zip(*([(one, unseen) for unseen in one.unseen] for one in read), strict=True)
        self._heaps = [_Heap(heap) for heap in heaps]
        self._hidden = [seat for seat, hand in enumerate(evidence.hands) if hand is None]
        self._hands = [hand or () for hand in evidence.hands]
        self._played = _departed(view)
        self._received: list[Card | None] = [None] * len(self._hands)
        self._before = self._received.copy()  # what was received the first time, if it came twice
        if view.seat is not None:
            self._received[view.seat] = view.received
            self._before[view.seat] = view.received_before
        self._twice = len(passes_done(view.table)) > 1
        passes = (view.received_before, view.gave_before), (view.received, view.gave)
        self._dealt = [
            () if hand is None else self._deal(seat, hand, *passes)
            for seat, hand in enumerate(evidence.hands)
        ]
        self._bids, self._sealed = _bids(view)
        self._aside, self._choosing = _aside(view)
        self.count = prod(heap.count for heap in self._heaps) * prod(
            evidence.trails[seat].left for seat in self._choosing
        )

    def sample(self, rng: Random) -> State:
        """One of the worlds, each as likely as the others: a state that can be played on."""
        table = self._view.table
        hands, dealt, received = self._hands.copy(), self._dealt.copy(), self._received.copy()
        before = self._before.copy()
        for heap in self._heaps:
            heap.draw(rng, hands, received, before)
        passed, first = (*received[1:], received[0]), (*before[1:], before[0])  # to the left
        for seat in self._hidden:
            hands[seat] = sort(hands[seat])
            passes = (before[seat], first[seat]), (received[seat], passed[seat])
            dealt[seat] = self._deal(seat, hands[seat], *passes)
        bids, aside = self._bids.copy(), self._aside.copy()
        for seat in self._sealed:
            bids[seat] = rng.randrange(table.hand_size + 1)
        for seat in self._choosing:
            aside[seat] = rng.choice(hands[seat])
        earlier = tuple(card for card in first if card is not None) if self._twice else ()
        return State(table, tuple(dealt), tuple(hands), tuple(bids), tuple(aside), passed, earlier)

    def weight(self, state: State) -> int:
        """How many of the worlds look like `state`; 0, if it cannot be true.

        There may be several, since pieces of cardboard may look the same. `weight / count` is the
        chance that a sample has these cards, dealt and passed like this.
        """
        if view(state, self._view.seat) != self._view:
            return 0
        received = (state.passed[-1], *state.passed[:-1])
        first: tuple[Card | None, ...] = state.passed_before or (None,) * len(received)
        before = (first[-1], *first[:-1])
        weight = prod(heap.weight(state.hands, received, before) for heap in self._heaps)
        weight *= prod(state.hands[seat].count(state.aside[seat]) for seat in self._choosing)
        if not weight:
            return 0
        bids, aside, dealt = list(state.bids), list(state.aside), self._dealt.copy()
        for seat in self._sealed:
            bids[seat] = self._bids[seat]
        for seat in self._choosing:
            aside[seat] = None
        for seat in self._hidden:
            hand = state.hands[seat]
            passes = (before[seat], first[seat]), (received[seat], state.passed[seat])
            dealt[seat] = self._deal(seat, hand, *passes)
        claimed = [*state.dealt], bids, aside
        return weight if claimed == (dealt, self._bids, self._aside) else 0

    def _deal(self, seat: int, hand: Hand, *passes: tuple[Card | None, Card | None]) -> Hand:
        """The hand that a seat was dealt, from all the cards it has had since (S5.1, S6.2)."""
        cards, exchange = self._played[seat] + hand, self._view.table.exchange
        for received, gave in reversed(passes):
            if received is not None and gave is not None:
                cards = (*without(cards, received), gave)
        for trick in self._view.table.tricks:
            if trick.swap is not None and trick.swap.seat == seat and trick.swap.out is not None:
                cards = without(cards, trick.swap.out)
        if exchange is not None and exchange.seat == seat and self._traded is not None:
            cards = (*without(cards, exchange.taken), self._traded)
        return sort(cards)


class _Heap:
    """A heap of unseen cards with all explanations of where they lie."""

    def __init__(self, readings: Sequence[tuple[Evidence, Unseen]]) -> None:
        twice = len(passes_done(readings[0][0].view.table)) > 1
        explain = accounts if twice else explanations
        self._found: Sequence[Explanation | Account] = [
            one for reading in readings for one in explain(*reading)
        ]
        self._counts = [*accumulate(explanation.count for explanation in self._found)]
        if not self._found:
            raise ImpossibleView(_reason(*readings[0]))
        self.count = self._counts[-1]

    def draw(
        self,
        rng: Random,
        hands: list[Hand],
        received: list[Card | None],
        before: list[Card | None],
    ) -> None:
        """Draw one of its worlds: set the hidden hands, in any order, and what they received."""
        at = 0
        if len(self._found) > 1:
            at = bisect_right(self._counts, rng.randrange(self.count))
        self._found[at].draw(rng, hands, received, before)

    def weight(
        self,
        hands: Sequence[Hand],
        received: Sequence[Card | None],
        before: Sequence[Card | None],
    ) -> int:
        """How many of its worlds have these hands and these cards received."""
        return sum(explanation.weight(hands, received, before) for explanation in self._found)


def _departed(view: View) -> list[Hand]:
    """What has left every hand for a trick, less what came from one (Y1.4)."""
    tricks = view.table.tricks
    plays = [
        play for plays in (*(trick.plays for trick in tricks), view.table.trick) for play in plays
    ]
    gone = [
        tuple(play.card for play in plays if play.seat == seat)
        for seat in range(view.rules.players)
    ]
    for swap in (trick.swap for trick in tricks if trick.swap is not None):
        gone[swap.seat] = (*gone[swap.seat], swap.put)
    return gone


def _bids(view: View) -> tuple[list[int | None], list[int]]:
    """The predictions that the viewer knows, and the seats that made one in secret (V2, V3)."""
    table = view.table
    bids = list(table.bids)
    if view.seat is not None:
        bids[view.seat] = view.bid
    if table.rules.bidding is Bidding.OPEN or table.opening or table.phase in _BIDS_TO_COME:
        return bids, []
    waiting = table.to_act if table.phase is Phase.BID else ()
    sealed = [seat for seat, bid in enumerate(bids) if bid is None and seat not in waiting]
    return bids, sealed


def _aside(view: View) -> tuple[list[Card | None], list[int]]:
    """What the viewer has set aside to pass, and the other seats that have chosen (S6.2)."""
    table, seats = view.table, range(view.rules.players)
    aside = [view.aside if seat == view.seat else None for seat in seats]
    if table.phase is not Phase.PASS:
        return aside, []
    return aside, [seat for seat in seats if seat not in (*table.to_act, view.seat)]


def _reason(evidence: Evidence, unseen: Unseen) -> str:
    """Why there is no way to lay the unseen cards."""
    hands = []
    for seat in unseen.seats:
        trail = evidence.trails[seat]
        lacks = ", ".join(str(suit) for suit in Suit if suit in trail.lacked | trail.lacks)
        hands.append(f"seat {seat} holds {trail.left}" + (f" and lacked {lacks}" if lacks else ""))
    cards = " ".join(map(str, unseen.cards))
    return f"no deal explains it: {'; '.join(hands)}; unseen are {cards or 'no cards'}"
