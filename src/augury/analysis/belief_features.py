"""What the belief network is told: every unseen card with every place where it may lie, as numbers.

`beliefs` asks the network; `train/analysis_networks.py` has fitted it to the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.game.cards import JESTER, NUMBER, WIZARD, Card, Suit
from augury.game.play.actions import Play
from augury.game.play.table import Table
from augury.game.rules import Mode
from augury.worlds.evidence import Evidence

Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.float64]

IMPOSSIBLE: Final = -1e9  # the logit of what cannot be

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
    room: Numbers  # [cards, holders]: log of how many cards lie there; `IMPOSSIBLE` where it cannot


def describe(evidence: Evidence) -> Pairs:
    """The unseen cards and their holders, as the network sees them."""
    table = evidence.view.table
    heaps = evidence.unseen
    cards = tuple(card for heap in heaps for card in heap.cards)
    seats = sorted({seat for heap in heaps for seat in heap.seats})
    room = np.full((len(cards), len(seats) + 1), IMPOSSIBLE)
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
                room[row, at] = IMPOSSIBLE
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
