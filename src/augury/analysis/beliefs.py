"""Who holds the unseen cards: what a seat can believe about the others' hands.

As far as the cards go, every unseen card is as likely to lie here as there, in proportion to how
many cards lie there. What the others predicted and played tilts that: whoever predicted much holds
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
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.analysis.networks import packaged
from augury.game.actions import Play
from augury.game.cards import CARDS, JESTER, NUMBER, WIZARD, Card, Suit, sort
from augury.game.rules import Mode
from augury.game.table import Phase, State, Table
from augury.game.values import replace
from augury.game.views import View
from augury.worlds import Worlds
from augury.worlds.evidence import Evidence, gather

__all__ = ["FEATURES", "Beliefs", "Pairs", "believe", "describe", "draw_worlds"]

Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.float64]

_SWEEPS: Final = 24  # in each of which every unseen card may change places with another
_COUNTED: Final = 200  # worlds, where cards were passed or exchanged: there they are counted
_NEVER: Final = -1e9  # the logit of what cannot be

FEATURES: Final = (
    # of the card
    "wizard",
    "jester",
    "special",
    "trump",
    "side",
    "trump value",
    "side value",
    "higher unseen",
    "suit unseen",
    # of the holder
    "stock",
    "bid known",
    "bid",
    "need",
    "excess",
    "left",
    "size",
    "players",
    "kept",
    "rounds",
    "voids",
    # of both
    "played of suit",
    "led of suit",
    "above its best",
    "below its best",
)
"""What the network is told about a card and a holder of it."""


@dataclass(frozen=True)
class Pairs:
    """Every unseen card with every place where it may lie."""

    cards: tuple[Card, ...]  # one by one: three unseen Wizards are three
    holders: tuple[int | None, ...]  # the seats with hidden hands; at last None, the stock
    features: Floats  # [cards, holders, features]
    room: Numbers  # [cards, holders]: log of how many cards lie there; `_NEVER` where it cannot


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
    """So many worlds, the likelier the more often, as the beliefs say."""
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
    tilt = np.where(pairs.room > _NEVER / 2, _tilt(pairs), _NEVER)
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


# What the network is told


def describe(evidence: Evidence) -> Pairs:
    """The unseen cards and their holders, as the network sees them."""
    table = evidence.view.table
    heaps = evidence.unseen
    cards = tuple(card for heap in heaps for card in heap.cards)
    seats = sorted({seat for heap in heaps for seat in heap.seats})
    room = np.full((len(cards), len(seats) + 1), _NEVER)
    start = 0
    for heap in heaps:
        rows = slice(start, start + len(heap.cards))
        start = rows.stop
        stock = len(heap.cards) - sum(evidence.trails[seat].left for seat in heap.seats)
        if stock:
            room[rows, -1] = np.log(stock)
        for seat in heap.seats:
            if left := evidence.trails[seat].left:
                room[rows, seats.index(seat)] = np.log(left)
    for at, seat in enumerate(seats):
        trail = evidence.trails[seat]
        lacks = trail.lacks if evidence.passed else trail.lacked
        for row, card in enumerate(cards):
            if card.suit in lacks:
                room[row, at] = _NEVER
    of_cards = _card_features(cards, table)
    of_seats = np.stack([_seat_features(evidence, seat) for seat in (*seats, None)])
    shape = len(cards), len(seats) + 1
    both = _pair_features(cards, seats, table)
    features = np.concatenate(
        [
            np.broadcast_to(of_cards[:, None], (*shape, of_cards.shape[1])),
            np.broadcast_to(of_seats[None], (*shape, of_seats.shape[1])),
            both,
        ],
        axis=-1,
    ).astype(np.float32)
    return Pairs(cards, (*seats, None), features, room)


def _card_features(cards: tuple[Card, ...], table: Table) -> Floats:
    by_suit: dict[Suit | None, list[float]] = {}
    for card in cards:
        by_suit.setdefault(card.suit, []).append(card.value or 0)
    rows = []
    for card in cards:
        number = card.kind is NUMBER
        trump = number and card.suit is table.trump and table.rules.mode is not Mode.ONE_COLOUR
        value = (card.value or 0) / 13 if number else 0.0
        alike = by_suit[card.suit] if number else []
        rows.append(
            (
                card.kind is WIZARD,
                card.kind is JESTER,
                card.kind.special,
                trump,
                number and not trump,
                value * trump,
                value * (number and not trump),
                sum(other > (card.value or 0) for other in alike) / 8,
                len(alike) / 13,
            )
        )
    return np.array(rows, np.float32).reshape(len(cards), 9)


def _seat_features(evidence: Evidence, seat: int | None) -> Floats:
    table = evidence.view.table
    size, players = max(1, table.hand_size), table.rules.players
    common = size / 15, players / 6
    if seat is None:
        return np.array((1, 0, 0, 0, 0, 0, *common, 0, 0, 0), np.float32)
    trail, bid = evidence.trails[seat], table.bids[seat]
    left = max(1, trail.left)
    bids = [one for one in table.bids if one is not None]
    lacks = trail.lacks if evidence.passed else trail.lacked
    kept = sum(row.bids[seat] == row.taken[seat] for row in table.pad)
    return np.array(
        (
            0,
            bid is not None,
            0 if bid is None else bid / size - 1 / players,
            0 if bid is None else (bid - table.taken[seat]) / left - 1 / players,
            sum(bids) / size - len(bids) / players,
            trail.left / 15,
            *common,
            kept / len(table.pad) - 0.5 if table.pad else 0.0,
            len(table.pad) / 15,
            len(lacks) / 4,
        ),
        np.float32,
    )


def _pair_features(cards: tuple[Card, ...], seats: list[int], table: Table) -> Floats:
    """What each holder has played of each card's suit."""
    plays: list[tuple[Play, bool]] = [
        (play, number == 0)
        for trick in (*(one.plays for one in table.tricks), table.trick)
        for number, play in enumerate(trick)
    ]
    played: dict[tuple[int, Suit], int] = {}
    led: dict[tuple[int, Suit], int] = {}
    best: dict[tuple[int, Suit], float] = {}
    for play, first in plays:
        suit = play.card.suit
        if suit is not None:
            key = play.seat, suit
            played[key] = played.get(key, 0) + 1
            led[key] = led.get(key, 0) + first
            best[key] = max(best.get(key, 0), play.card.value or 0)
    both = np.zeros((len(cards), len(seats) + 1, 4), np.float32)
    for row, card in enumerate(cards):
        if card.suit is None:
            continue
        for at, seat in enumerate(seats):
            key = seat, card.suit
            if key in played:
                gap = ((card.value or 0) - best[key]) / 13
                both[row, at] = played[key] / 3, led[key] / 2, max(gap, 0), max(-gap, 0)
    return both


# The network


@cache
def _layers() -> Mapping[str, Floats]:
    with packaged("beliefs.npz").open("rb") as file:
        stored = np.load(file)
        return {name: stored[name].astype(np.float32) for name in stored.files}


def _tilt(pairs: Pairs) -> Numbers:
    """How much likelier a card lies here than its room alone would say: [cards, holders]."""
    layers = _layers()
    x = np.maximum(pairs.features @ layers["in.w"] + layers["in.b"], 0)
    x = np.maximum(x @ layers["up.w"] + layers["up.b"], 0)
    tilt: Numbers = (x @ layers["out.w"] + layers["out.b"])[..., 0].astype(np.float64)
    return tilt
