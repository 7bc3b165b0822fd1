"""How the hidden choices may have been made: what came of the cards that changed hands.

A world has to explain two things that a view does not show in full.

- The Juggler's pass (S6.2). The card that a seat received is either among those it has played
  since, or still in its hand. Before the pass it belonged to the giver, who may have shown that it
  lacks a suit; now it belongs to the receiver, who may have shown so since.
- The Werewolf's exchange (S5.1). All saw which card was taken. If it is one of the four Wizards or
  Jesters, nobody knows which of those that came later it is.

An `Explanation` settles these and leaves to a `Placement` where the other unseen cards lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from math import prod
from random import Random
from typing import assert_never

from augury.game.cards import Card, Hand, without
from augury.worlds.evidence import Evidence, Trail, Unseen
from augury.worlds.placements import Heap, Place, Placement


class Fate(Enum):
    """What became of the card that was taken in exchange for the Werewolf."""

    PLAYED = "played before the pass"
    PLAYED_SINCE = "played since the pass"
    KEPT = "still in hand"
    PASSED = "passed on"


@dataclass(frozen=True)
class Holding:
    """One explanation of a hidden hand."""

    seat: int
    fixed: Hand  # known to be in it
    rest: Place
    slot: Place | None = None  # of the card it received, where that must be told from the rest
    received: Hand = ()  # cards that are known, any of which may be the one it received
    loose: bool = False  # the card it received may also be any of the rest
    copies: int = 1  # pieces of cardboard that may be the one taken for the Werewolf
    back: Hand = ()  # a card that all have seen, and is in it (Y1.4)

    @property
    def places(self) -> tuple[Place, ...]:
        """Where its unseen cards may lie."""
        return (self.rest,) if self.slot is None else (self.rest, self.slot)

    @property
    def ways(self) -> int:
        """How many choices it leaves besides where the unseen cards lie."""
        return self.copies * (len(self.received) + self.loose * self.rest.size or 1)

    def draw(self, drawn: Iterator[list[Card]], rng: Random) -> tuple[Hand, Card | None]:
        """The hand, in any order, and the card it received, from what lies in its places."""
        rest = next(drawn)
        if self.slot is not None:
            (slot,) = next(drawn)
            return (*self.fixed, *self.back, *rest, slot), slot
        choices = (*self.received, *rest) if self.loose else self.received
        received = choices[rng.randrange(len(choices))] if choices else None
        return (*self.fixed, *self.back, *rest), received

    def fit(self, hand: Hand, received: Card | None) -> tuple[list[Hand], int]:
        """What would lie in its places if this were true, and how many choices lead to it."""
        slot = () if self.slot is None or received is None else (received,)
        rest = hand
        for card in (*self.fixed, *self.back, *slot):
            if card not in rest:
                return [], 0
            rest = without(rest, card)
        if self.slot is not None:
            return [rest, slot], self.copies
        choices = (*self.received, *rest) if self.loose else (self.received or (None,))
        return [rest], self.copies * choices.count(received)


@dataclass(frozen=True)
class Explanation:
    """One explanation of all hidden hands."""

    holdings: tuple[Holding, ...]
    placement: Placement
    fixings: int  # pieces of cardboard that may be the cards that are fixed

    @property
    def count(self) -> int:
        """In how many worlds it is true."""
        ways = self.fixings * self.placement.count
        return ways * prod(holding.ways for holding in self.holdings)

    def draw(
        self,
        rng: Random,
        hands: list[Hand],
        received: list[Card | None],
        before: list[Card | None],  # noqa: ARG002  # received at an earlier pass, of which
        # `two_passes` has accounts
    ) -> None:
        """Draw one of its worlds: set the hidden hands, in any order, and what they received."""
        drawn = iter(self.placement.draw(rng))
        for holding in self.holdings:
            hands[holding.seat], received[holding.seat] = holding.draw(drawn, rng)

    def weight(
        self,
        hands: Sequence[Hand],
        received: Sequence[Card | None],
        before: Sequence[Card | None],  # noqa: ARG002
    ) -> int:
        """In how many worlds it is true with these hands and these cards received."""
        laid: list[Hand] = []
        weight = self.fixings
        for holding in self.holdings:
            places, ways = holding.fit(hands[holding.seat], received[holding.seat])
            laid += places
            weight *= ways
        return weight and weight * self.placement.weight(laid)


def explanations(evidence: Evidence, unseen: Unseen) -> list[Explanation]:
    """Every explanation of where these unseen cards lie that is true in some world."""
    possible = [
        holdings
        for fate in _fates(evidence)
        for holdings in product(*(_holdings(evidence, unseen, seat, fate) for seat in unseen.seats))
    ]
    lacking = {
        place.lacks: None
        for holdings in possible
        for holding in holdings
        for place in holding.places
    }
    heaps: dict[Hand, Heap] = {}  # shared, since what one has counted is of use to the others
    found = []
    for holdings in possible:
        cards, ways = _take_fixed(unseen.cards, holdings)
        if not ways:
            continue
        if cards not in heaps:
            heaps[cards] = Heap(cards, lacking)
        places = [place for holding in holdings for place in holding.places]
        placement = Placement(heaps[cards], places)
        if placement.count:
            found.append(Explanation(holdings, placement, ways))
    return found


def _take_fixed(cards: Hand, holdings: tuple[Holding, ...]) -> tuple[Hand, int]:
    """The cards without those that are fixed, and how many pieces of cardboard these may be."""
    ways = 1
    for holding in holdings:
        for card in holding.fixed:
            copies = cards.count(card)
            if not copies:
                return cards, 0
            ways *= copies
            cards = without(cards, card)
    return cards, ways


def _fates(evidence: Evidence) -> tuple[Fate | None, ...]:
    """What may have become of the card taken for the Werewolf, if that is hidden at all."""
    view, exchange = evidence.view, evidence.view.table.exchange
    if exchange is None or exchange.seat == view.seat:
        return (None,)
    if not evidence.passed:
        return (Fate.PLAYED, Fate.KEPT)
    to_viewer = (exchange.seat + 1) % view.rules.players == view.seat
    if to_viewer and view.received is not exchange.taken:
        return (Fate.PLAYED, Fate.PLAYED_SINCE, Fate.KEPT)
    return tuple(Fate)


def _holdings(
    evidence: Evidence, unseen: Unseen, seat: int, fate: Fate | None
) -> Iterator[Holding]:
    """Every explanation of one hidden hand, given the fate of the card taken for the Werewolf."""
    trail = evidence.trails[seat]
    share = _share(evidence, seat, fate)
    if share is None:
        return
    copies, fixed, since = share
    back = evidence.back
    kept = (back.card,) if back is not None and back.holder == seat else ()
    hidden, lacks = trail.left - len(fixed) - len(kept), trail.lacked | trail.lacks
    if hidden < 0:
        return
    if not evidence.passed:
        yield Holding(seat, fixed, Place(hidden, lacks), copies=copies, back=kept)
        return
    # A suit that was lacking before the pass can only have come with it.
    strays = [card for card in trail.after if card.suit in trail.lacked]
    if back is not None and back.passed and seat == (back.taker + 1) % len(evidence.trails):
        # What it received is known: so nothing else came, nor was the other one passed on.
        exchange = evidence.view.table.exchange
        if not strays and not (
            fate is Fate.PASSED and exchange is not None and exchange.seat == back.taker
        ):
            place = Place(hidden, lacks)
            yield Holding(seat, fixed, place, None, (back.card,), copies=copies, back=kept)
        return
    giver = evidence.trails[seat - 1]
    link = _link(evidence, seat, fate)
    played = tuple(
        card
        for card in since
        if strays in ([], [card])
        and (card.suit not in giver.lacked if link is None else card is link)
    )
    held = hidden > 0 and not strays
    slot = Place(1, giver.lacked | trail.lacks)
    suits = {card.suit for card in unseen.cards}
    if link is None and held and slot.lacks & suits == lacks & suits:
        yield Holding(
            seat, fixed, Place(hidden, lacks), None, played, loose=True, copies=copies, back=kept
        )
        return
    if played:
        yield Holding(seat, fixed, Place(hidden, lacks), None, played, copies=copies, back=kept)
    if held and link is None:
        yield Holding(seat, fixed, Place(hidden - 1, lacks), slot, copies=copies, back=kept)
    if held and link is not None and link.suit not in trail.lacks:
        rest = Place(hidden - 1, lacks)
        yield Holding(seat, (*fixed, link), rest, None, (link,), copies=copies, back=kept)


def _share(evidence: Evidence, seat: int, fate: Fate | None) -> tuple[int, Hand, Hand] | None:
    """What the fate of the card taken for the Werewolf means for the hand of `seat`.

    How many pieces of cardboard may be that card, what it fixes in the hand, and which cards played
    since the pass are left to be the one received. None, if the fate is impossible.
    """
    trail: Trail = evidence.trails[seat]
    exchange = evidence.view.table.exchange
    if exchange is None or exchange.seat != seat or fate is None:
        return 1, (), trail.after
    taken = exchange.taken
    match fate:
        case Fate.PLAYED:
            copies = trail.before.count(taken)
            return (copies, (), trail.after) if copies else None
        case Fate.PLAYED_SINCE:
            copies = trail.after.count(taken)
            return (copies, (), without(trail.after, taken)) if copies else None
        case Fate.KEPT:
            kept = trail.left > 0 and taken.suit not in trail.lacked | trail.lacks
            return (1, (taken,), trail.after) if kept else None
        case Fate.PASSED:
            return (1, (), trail.after) if taken.suit not in trail.lacked else None
        case _:
            assert_never(fate)


def _link(evidence: Evidence, seat: int, fate: Fate | None) -> Card | None:
    """The card that `seat` received, if the viewer gave it or the fate says so."""
    view, giver = evidence.view, (seat - 1) % len(evidence.trails)
    if giver == view.seat:
        return view.gave
    exchange = view.table.exchange
    if fate is Fate.PASSED and exchange is not None and exchange.seat == giver:
        return exchange.taken
    return None
