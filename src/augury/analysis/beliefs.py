"""Who holds the unseen cards: what a seat can believe about the others' hands.

As far as the cards go, every unseen card is as likely to lie here as there, in proportion to how
many cards lie there. What the others predicted and played tilts that: who predicted much holds
more Wizards and high trumps. A small network says how far, for every pair of a card and a holder;
`train/analysis_networks.py` has fitted it to games of all sorts of players, and docs/analysis.md
shows how well its chances are kept.

From the same numbers whole worlds are drawn, so that what is shown and what is played out agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from augury.analysis.belief_features import IMPOSSIBLE, Floats, Numbers, Pairs, describe
from augury.extras import networks_file
from augury.game.cards import CARDS, Card, sort
from augury.game.play.table import Phase, State
from augury.game.play.views import View
from augury.game.values import replace
from augury.worlds import Worlds
from augury.worlds.evidence import Evidence, gather

_SWEEPS: Final = 24  # in each of which every unseen card may change places with another
_COUNTED: Final = 200  # worlds, where cards were passed or exchanged: there they are counted


@dataclass(frozen=True)
class Beliefs:
    """The chance that each seat holds each unseen card.

    Of several copies of a card, such as Wizards, it is the number of them that a seat is expected
    to hold.
    """

    cards: tuple[Card, ...]
    holders: tuple[int | None, ...]
    chances: Numbers  # [cards, holders]

    def of(self, card: Card, seat: int) -> float:
        """How many copies of a card a seat is expected to hold; 0 if it is not unseen."""
        if seat not in self.holders or card not in self.cards:
            return 0.0
        at = self.holders.index(seat)
        return float(sum(self.chances[row, at] for row, one in _places(self.cards, card)))


def _places(cards: tuple[Card, ...], card: Card) -> Iterator[tuple[int, Card]]:
    return ((row, one) for row, one in enumerate(cards) if one is card)


def believe(seen: View, rng: Random) -> Beliefs:
    """What the seat of this view can believe about the others' hands."""
    evidence = gather(seen)
    if not _tells(evidence):
        return _count(seen, evidence, rng)
    pairs = describe(evidence)
    logits = _tilt(pairs) + pairs.room
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return Beliefs(pairs.cards, pairs.holders, chances / chances.sum(axis=1, keepdims=True))


def draw_worlds(seen: View, count: int, rng: Random) -> list[State]:
    """Draw `count` worlds, each as often as the beliefs make it likely."""
    evidence, prior = gather(seen), Worlds(seen)
    worlds = [prior.sample(rng) for _ in range(count)]
    pairs = describe(evidence)
    if not _tells(evidence) or not pairs.cards:
        return worlds
    return _exchange(worlds, pairs, np.random.default_rng(rng.getrandbits(64)))


def _tells(evidence: Evidence) -> bool:
    """Whether hands are hidden apart from each other: no card is passed or was taken up."""
    table = evidence.view.table
    taken = table.exchange is not None and table.exchange.seat != evidence.view.seat
    return not (evidence.passed or taken or table.phase is Phase.PASS)


def _count(seen: View, evidence: Evidence, rng: Random) -> Beliefs:
    """How often each card lies where, in worlds that are all equally likely."""
    prior = Worlds(seen)
    cards = tuple(card for heap in evidence.unseen for card in heap.cards)
    seats = [seat for heap in evidence.unseen for seat in heap.seats]
    holders = (*dict.fromkeys(seats), None)
    found = np.zeros((len(CARDS), len(holders)))
    for _ in range(_COUNTED):
        world = prior.sample(rng)
        for at, seat in enumerate(holders[:-1]):
            assert seat is not None
            for card in world.hands[seat]:
                found[card.order, at] += 1 / _COUNTED
    copies = np.bincount([card.order for card in cards], minlength=len(CARDS))
    found[:, -1] = np.maximum(copies - found.sum(axis=1), 0.0)
    rows = [found[card.order] / copies[card.order] for card in cards]
    return Beliefs(cards, holders, np.array(rows).reshape(len(cards), len(holders)))


# The worlds


def _exchange(worlds: list[State], pairs: Pairs, draws: np.random.Generator) -> list[State]:
    """Cards change places, as the tilt would have it: Metropolis's way, many pairs at once."""
    tilt = np.where(pairs.room > IMPOSSIBLE / 2, _tilt(pairs), IMPOSSIBLE)
    lying = np.stack([_lying(world, pairs) for world in worlds])
    count, size = lying.shape
    rows, half = np.arange(count)[:, None], size // 2
    for _ in range(_SWEEPS):
        order = draws.permuted(np.broadcast_to(np.arange(size), lying.shape), axis=1)
        one, other = order[:, :half], order[:, half : 2 * half]
        here, there = lying[rows, one], lying[rows, other]
        gain = tilt[one, there] + tilt[other, here] - tilt[one, here] - tilt[other, there]
        swap = np.log(draws.random(gain.shape)) < gain
        lying[rows, one] = np.where(swap, there, here)
        lying[rows, other] = np.where(swap, here, there)
    return [_with_cards(world, pairs, row) for world, row in zip(worlds, lying, strict=True)]


def _lying(world: State, pairs: Pairs) -> NDArray[np.intp]:
    """Which holder has each card in this world."""
    left = {
        at: list(world.hands[seat]) for at, seat in enumerate(pairs.holders) if seat is not None
    }
    stock = len(pairs.holders) - 1
    lying = np.full(len(pairs.cards), stock)
    for row, card in enumerate(pairs.cards):
        for at, hand in left.items():
            if card in hand:
                hand.remove(card)
                lying[row] = at
                break
    return lying


def _with_cards(world: State, pairs: Pairs, lying: NDArray[np.intp]) -> State:
    hands, dealt = list(world.hands), list(world.dealt)
    cards: list[list[Card]] = [[] for _ in pairs.holders]
    for card, at in zip(pairs.cards, lying.tolist(), strict=True):
        cards[at].append(card)
    for at, seat in enumerate(pairs.holders):
        if seat is not None:
            played = [*dealt[seat]]
            for card in hands[seat]:
                played.remove(card)
            hands[seat] = sort(tuple(cards[at]))
            dealt[seat] = sort((*cards[at], *played))
    return replace(world, hands=tuple(hands), dealt=tuple(dealt))


# The network


@cache
def _layers() -> Mapping[str, Floats]:
    with networks_file("beliefs.npz").open("rb") as file:
        stored = np.load(file)
        return {name: stored[name].astype(np.float32) for name in stored.files}


def _tilt(pairs: Pairs) -> Numbers:
    """How much likelier a card lies here than its room alone would say: [cards, holders]."""
    layers = _layers()
    x = np.maximum(pairs.features @ layers["in.w"] + layers["in.b"], 0)
    x = np.maximum(x @ layers["up.w"] + layers["up.b"], 0)
    tilt: Numbers = (x @ layers["out.w"] + layers["out.b"])[..., 0].astype(np.float64)
    return tilt
