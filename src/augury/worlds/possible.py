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
from augury.game.play.table import Phase, State
from augury.game.play.views import View, view
from augury.game.rules import Bidding
from augury.worlds.evidence import Evidence, Unseen, gather, traded_card
from augury.worlds.explanations import explanations

_BIDS_MADE: Final = (Phase.BID, Phase.REBID, Phase.PLAY, Phase.PASS, Phase.CHANGE)


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
        evidence = gather(view)
        self._view = view
        self._traded = traded_card(view.rules)
        self._heaps = [_Heap(evidence, unseen) for unseen in evidence.unseen]
        self._hidden = [seat for seat, hand in enumerate(evidence.hands) if hand is None]
        self._hands = [hand or () for hand in evidence.hands]
        self._played = [trail.before + trail.after for trail in evidence.trails]
        self._received: list[Card | None] = [None] * len(self._hands)
        if view.seat is not None:
            self._received[view.seat] = view.received
        self._dealt = [
            () if hand is None else self._deal(seat, hand, view.received, view.gave)
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
        for heap in self._heaps:
            heap.draw(rng, hands, received)
        passed = (*received[1:], received[0])  # to the left
        for seat in self._hidden:
            hands[seat] = sort(hands[seat])
            dealt[seat] = self._deal(seat, hands[seat], received[seat], passed[seat])
        bids, aside = self._bids.copy(), self._aside.copy()
        for seat in self._sealed:
            bids[seat] = rng.randrange(table.hand_size + 1)
        for seat in self._choosing:
            aside[seat] = rng.choice(hands[seat])
        return State(table, tuple(dealt), tuple(hands), tuple(bids), tuple(aside), passed)

    def weight(self, state: State) -> int:
        """How many of the worlds look like `state`; 0, if it cannot be true.

        There may be several, since pieces of cardboard may look the same. `weight / count` is the
        chance that a sample has these cards, dealt and passed like this.
        """
        if view(state, self._view.seat) != self._view:
            return 0
        received = (state.passed[-1], *state.passed[:-1])
        weight = prod(heap.weight(state.hands, received) for heap in self._heaps)
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
            dealt[seat] = self._deal(seat, hand, received[seat], state.passed[seat])
        claimed = [*state.dealt], bids, aside
        return weight if claimed == (dealt, self._bids, self._aside) else 0

    def _deal(self, seat: int, hand: Hand, received: Card | None, gave: Card | None) -> Hand:
        """The hand that a seat was dealt, from all the cards it has had since (S5.1, S6.2)."""
        cards, exchange = self._played[seat] + hand, self._view.table.exchange
        if received is not None and gave is not None:
            cards = (*without(cards, received), gave)
        if exchange is not None and exchange.seat == seat and self._traded is not None:
            cards = (*without(cards, exchange.taken), self._traded)
        return sort(cards)


class _Heap:
    """A heap of unseen cards with all explanations of where they lie."""

    def __init__(self, evidence: Evidence, unseen: Unseen) -> None:
        self._found = explanations(evidence, unseen)
        self._counts = [*accumulate(explanation.count for explanation in self._found)]
        if not self._found:
            raise ImpossibleView(_reason(evidence, unseen))
        self.count = self._counts[-1]

    def draw(self, rng: Random, hands: list[Hand], received: list[Card | None]) -> None:
        """Draw one of its worlds: set the hidden hands, in any order, and what they received."""
        at = 0
        if len(self._found) > 1:
            at = bisect_right(self._counts, rng.randrange(self.count))
        self._found[at].draw(rng, hands, received)

    def weight(self, hands: Sequence[Hand], received: Sequence[Card | None]) -> int:
        """How many of its worlds have these hands and these cards received."""
        return sum(explanation.weight(hands, received) for explanation in self._found)


def _bids(view: View) -> tuple[list[int | None], list[int]]:
    """The predictions that the viewer knows, and the seats that made one in secret (V2, V3)."""
    table = view.table
    bids = list(table.bids)
    if view.seat is not None:
        bids[view.seat] = view.bid
    if table.rules.bidding is Bidding.OPEN or table.phase not in _BIDS_MADE:
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
