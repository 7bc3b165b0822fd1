"""The guess network: who holds each unseen card, as far as a seat's view tells.

As far as the cards go, every unseen card is as likely to lie here as there, in proportion to how
many cards lie there. What the others predicted and played tilts that: who predicted much holds
more Wizards and high trumps. The network sees what the policy sees, and says for every card and
every other seat how much likelier it lies there than in the stock, beside the room there is.
`train/guessing.py` has made it from the policy's own play; docs/training.md shows how well its
chances are kept. From the same numbers worlds are dealt (`dealing`), so that what is shown and
what is played out agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import exp
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.bots.networks.network import Network
from augury.bots.networks.weights_file import Signature, read_weights, signature
from augury.encoding import LABELS, LAYOUT, LEADS_LAYOUT, OBSERVATIONS, observe, suit_order
from augury.extras import networks_file
from augury.game.cards import CARDS, Card, Suit
from augury.game.play.table import Phase, State
from augury.game.play.views import View
from augury.worlds import Worlds
from augury.worlds.evidence import Evidence, Unseen, gather

Tilts: TypeAlias = dict[Card, list[float]]
"""For every card that is not seen, how much likelier it lies with each seat than in the stock."""

GUESS: Final[Signature] = signature(
    [*LAYOUT.pieces, *LEADS_LAYOUT.pieces],
    [f"{card}@{other}" for other in LABELS["other"] for card in LABELS["card"]],
)
"""What goes into the network; and out of it, for every other seat from the left and every card,
how much likelier the card lies there than in the stock, as a logarithm."""

STOCK: Final = None
"""The holder of what nobody holds."""

_CARDS: Final = LAYOUT["hand"].slice  # the hand comes first, so these are its own places
_COUNTED: Final = 200  # worlds, where cards were passed or exchanged: there they are counted
_DRAWN: Final = 4  # of which each is one


@dataclass(frozen=True)
class Beliefs:
    """The chance that each seat holds each unseen card.

    Of several copies of a card, such as Wizards, it is the number of them that a seat is expected
    to hold.
    """

    cards: tuple[Card, ...]
    holders: tuple[int | None, ...]  # the seats with hidden hands; at last the stock
    chances: NDArray[np.float64]  # [cards, holders]

    def of(self, card: Card, seat: int) -> float:
        """How many copies of a card a seat is expected to hold; 0 if it is not unseen."""
        if seat not in self.holders or card not in self.cards:
            return 0.0
        at = self.holders.index(seat)
        return float(sum(self.chances[row, at] for row, one in _rows(self.cards, card)))


def _rows(cards: tuple[Card, ...], card: Card) -> Iterator[tuple[int, Card]]:
    return ((row, one) for row, one in enumerate(cards) if one is card)


@cache
def guess_network() -> Network:
    """The network that comes with Augury, read when first asked for."""
    return Network(read_weights(networks_file("guess.npz"), GUESS))


def tilts(seen: View) -> Tilts:
    """What the network says of the others' hands, seat by seat; of one's own it says nothing."""
    me, players = seen.seat, seen.rules.players
    if me is None or not seen.hand:  # a spectator, or foresight: the network was not taught this
        return {card: [0.0] * players for card in seen.rules.deck}
    row = observe(seen)[None]
    orders = suit_order(row)
    said = guess_network().run(row, orders)[0].reshape(len(LABELS["other"]), len(CARDS)).tolist()
    found = {}
    for place, order in enumerate(OBSERVATIONS[orders[0]][_CARDS].tolist()):
        found[CARDS[order]] = [
            0.0 if seat == me else said[(seat - me) % players - 1][place] for seat in range(players)
        ]
    return found


def believe(seen: View, rng: Random) -> Beliefs:
    """What the seat of this view can believe about the others' hands."""
    evidence = gather(seen)
    cards = tuple(card for heap in evidence.unseen for card in heap.cards)
    seats = sorted({seat for heap in evidence.unseen for seat in heap.seats})
    if apart(evidence):
        said = tilts(seen)
        rows = [
            chances for heap in evidence.unseen for chances in _chances(evidence, heap, seats, said)
        ]
    else:
        rows = _counted(seen, cards, seats, rng)
    return Beliefs(cards, (*seats, STOCK), np.array(rows).reshape(len(cards), len(seats) + 1))


def apart(evidence: Evidence) -> bool:
    """Whether hands are hidden apart: no card is passed, or was taken up or out of a trick."""
    table = evidence.view.table
    taken = table.exchange is not None and table.exchange.seat != evidence.view.seat
    back = evidence.back is not None
    return not (evidence.passed or taken or back or table.phase is Phase.PASS)


def lacking(evidence: Evidence, seat: int) -> frozenset[Suit]:
    """The suits that a seat has shown to lack, where hands are hidden apart from each other."""
    return evidence.trails[seat].lacked


def stocked(evidence: Evidence, heap: Unseen) -> int:
    """How many of these cards nobody holds."""
    return len(heap.cards) - sum(evidence.trails[seat].left for seat in heap.seats)


def _chances(
    evidence: Evidence, heap: Unseen, seats: list[int], said: Tilts
) -> Iterator[list[float]]:
    """Of every card of a heap the chances to lie with each of the seats, and in the stock."""
    stock = stocked(evidence, heap)
    for card in heap.cards:
        weights = [
            evidence.trails[seat].left * exp(said[card][seat])
            if seat in heap.seats and card.suit not in lacking(evidence, seat)
            else 0.0
            for seat in seats
        ]
        weights.append(stock)
        whole = sum(weights)
        yield [weight / whole for weight in weights]


def likely_samples(seen: View, count: int, rng: Random) -> list[State]:
    """Worlds where hands depend on each other: some of many that are possible, by their tilts."""
    said, prior = tilts(seen), Worlds(seen)
    drawn = [prior.sample(rng) for _ in range(_DRAWN * count)]
    logs = [
        sum(said[card][seat] for seat, hand in enumerate(world.hands) for card in hand)
        for world in drawn
    ]
    most = max(logs)
    return rng.choices(drawn, [exp(one - most) for one in logs], k=count)


def _counted(
    seen: View, cards: tuple[Card, ...], seats: list[int], rng: Random
) -> list[list[float]]:
    """How often each card lies where, in such worlds."""
    rows = []
    worlds = likely_samples(seen, _COUNTED, rng)
    for card in cards:
        copies = cards.count(card)
        held = [
            sum(world.hands[seat].count(card) for world in worlds) / (_COUNTED * copies)
            for seat in seats
        ]
        rows.append([*held, max(0.0, 1.0 - sum(held))])
    return rows
