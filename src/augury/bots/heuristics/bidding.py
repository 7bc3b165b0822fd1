"""Heuristics before the first trick: the prediction, and the trump to name.

A hand is good for some number of tricks, give or take; of the predictions that are allowed, the
best is the one that promises most points. Never one below the tricks that cannot be lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from augury.bots.engine.nine_position import NinePosition
from augury.bots.engine.piles import (
    ABOVE,
    ABOVE_ALL,
    LANE,
    LANES,
    LONE,
    NUMBERS,
    ONLY,
    UNIT_OF,
    copies,
    count,
    tally,
)
from augury.bots.engine.position import Position
from augury.bots.heuristics.outlook import Outlook, outlook
from augury.bots.heuristics.sorts import BEATEN_BY, FIXED, HIGH, SORT, bearing, held
from augury.encoding.plays import ALL_PASS, NOBODY_TAKES
from augury.game.play.scoring import EXACT, PER_MISS, PER_TRICK, points
from augury.game.play.table import Phase


def bid(position: Position, seat: int, allowed: Iterable[int]) -> int:
    """The prediction: of those allowed, the one that promises most points."""
    return max(expected_points(position, seat, allowed))[1]


def trump(position: Position, seat: int, allowed: Iterable[int]) -> int:
    """The trump that makes the hand good for many tricks, and sure of them (R3.3, S5.1)."""

    def promise(suit: int) -> float:
        position.set_trump(suit)
        look = _prospect(position, seat)
        return (EXACT + PER_TRICK * look.mean) / (1 + look.variance)

    return max(allowed, key=promise)


def expected_points(
    position: Position, seat: int, allowed: Iterable[int]
) -> list[tuple[float, int]]:
    """The points that each prediction promises."""
    if position.foreseen and position.size == 1:
        chance = _last_card(position, seat)
        return [
            (points(tricks, 0) + chance * (points(tricks, 1) - points(tricks, 0)), tricks)
            for tricks in allowed
        ]
    chances = position.chances[seat]
    look = _prospect(position, seat)
    players, size = position.players, position.size
    mean = chances.bid_base + chances.bid_scale * look.mean
    fair = (size - mean) / (players - 1)
    over = 0.0  # what the bids heard claim beyond their fair share of what I leave
    for distance in range(1, position.heard + 1):
        other = (position.dealer + distance) % players
        if other != seat:
            over += position.bids[other] - fair
    mean -= chances.bid_follow * over / players
    reach = 2 * (chances.bid_width + chances.bid_spread * look.variance)
    doubt = 1 + chances.bid_doubt * look.variance
    least = 0 if position.foreseen else sure(position, seat)
    promised = []
    for tricks in allowed:
        miss = abs(tricks - mean)
        miss = miss - look.slack if miss > look.slack else 0.0
        hope = exp(-miss * miss / reach) / doubt
        promise = hope * (EXACT + PER_TRICK * tricks) - PER_MISS * (1 - hope) * max(1.0, miss)
        if tricks < least:  # it cannot come true
            promise -= 100
        promised.append((promise, tricks))
    return promised


def _prospect(position: Position, seat: int) -> Outlook:
    """The outlook before the first trick."""
    chances = position.chances[seat]
    hand, size, opponents = position.hands[seat], position.size, position.players - 1
    if not position.foreseen:
        out = position.unplayed - hand
        return outlook(position, chances, hand, out, opponents * size / count(out))
    # With foresight it is the other way round: their cards are seen, and mine are any of the rest
    seen = sum(position.hands) - hand
    rest = position.unplayed - seen
    unseen = count(rest)
    chance = outlook(position, chances, rest, seen, 1.0, crowd=size / unseen).mean / unseen
    return Outlook([], size * chance, size * chance * (1 - chance), 0.0)


def _last_card(position: Position, seat: int) -> float:
    """How many of the cards that may be mine win, where everyone has one and I see the others'."""
    unseen = position.unplayed - sum(position.hands) + position.hands[seat]
    won = 0
    for cards, unit in _BASE:
        number = (unseen & cards) // unit
        if number:
            trial = position.copy()
            trial.hands[seat] = unit
            trial.open_trick((trial.dealer + 1) % trial.players)
            trial.phase = Phase.PLAY
            while trial.left:
                trial.play(ONLY[trial.hands[trial.turn]])
            won += number * trial.taken[seat]
    return won / count(unseen)


_BASE: Final = tuple(
    (copies(card), unit) for card, unit in UNIT_OF.items() if not card.kind.special
)
"""The cards that foresight is played with: all copies of each, and one (V4)."""

_NOBODYS: Final = tally(bearing(NOBODY_TAKES))
_PASSING: Final = tally(bearing(ALL_PASS))


def sure(position: Position, seat: int) -> int:
    """How many tricks this hand wins whatever the others do.

    Those of its cards that are left when every card out that can beat one of them has done so, and
    none can beat two. Nothing is sure where a card can, by the Witch, or where trump may change, by
    the Vampire (Y1.6, Y2.4).
    """
    if isinstance(position, NinePosition):
        return 0
    hand = position.hands[seat]
    out = position.unplayed - hand
    above = ABOVE_ALL if position.plain else ABOVE
    mine = hand & NUMBERS if position.plain else hand & LANES[position.trump]
    numbers = beaten = 0
    while mine:
        card = mine.bit_length() - 1
        mine ^= 1 << card
        numbers += 1
        higher = (out & above[card]).bit_count()
        if position.plain:  # an equal card wins if it is played first (V5)
            higher += sum(out >> LANE * suit + card % LANE & 1 for suit in range(4))
        beaten += higher > beaten
    numbers -= beaten
    wizards = steady = 0
    led = True  # whether none is out that would beat a Wizard I lead
    common, rare = held(hand >> LONE)
    for number, lone in common:
        if lone.high:
            wizards += number
            led = led and not out & BEATEN_BY[lone.play]
    for number, lone in rare:
        if lone.high and SORT[lone.play] == FIXED and not out & BEATEN_BY[lone.play]:
            steady += number
    beaters = HIGH[out >> LONE]
    if led and seat == (position.dealer + 1) % position.players:  # I lead my Wizards first
        certain = wizards + max(0, numbers - beaters)
    else:
        certain = max(0, wizards + numbers - beaters)
    certain += steady - _NOBODYS[out >> LONE]
    certain -= 2 * _PASSING[out >> LONE]  # a Wizard may have to be passed on, and meet another one
    return max(0, certain)
