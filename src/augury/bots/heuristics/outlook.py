"""How many tricks a hand is good for: each card's chance to win one later."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from augury.bots.engine.piles import (
    ABOVE,
    ABOVE_ALL,
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    FULL,
    JESTER,
    JESTERS,
    JUGGLER,
    LANE,
    LANES,
    NO_SUIT,
    NUMBERS,
    SHIFTED_WIZARD,
    SPECIAL,
    UNITS,
    WIZARD,
    WIZARDS,
)
from augury.bots.engine.position import Position
from augury.bots.heuristics.chances import Chances

__all__ = ["Outlook", "outlook"]


class Outlook(NamedTuple):
    """What may become of a hand."""

    cards: list[tuple[int, float]]  # every different card, by its first play, and its chance
    mean: float  # of the tricks won
    variance: float
    slack: float  # how far their owner can move them, either way, at will


def outlook(
    position: Position,
    chances: Chances,
    hand: int,
    out: int,
    share: float,
    crowd: float = 1.0,
) -> Outlook:
    """The outlook of `hand` with `out` against it, of which opponents hold this `share`.

    `crowd` is the part of the hand that is really held, where it is not known which.
    """
    cards: list[tuple[int, float]] = []
    mean = variance = slack = 0.0
    left = position.left
    wizards = (out >> WIZARDS & 7) + (out >> SPECIAL & 3).bit_count()  # the Dragon, and who can be
    wizards_met = wizards * share / left
    if position.plain:
        weight = share * (chances.trump_higher / left + chances.trump_higher_all)
        against = chances.trump_base + chances.trump_wizards * wizards_met
        numbers = hand & NUMBERS
        while numbers:
            card = numbers.bit_length() - 1
            numbers ^= 1 << card
            chance = exp(-weight * (out & ABOVE_ALL[card]).bit_count() - against)
            mean += chance
            variance += chance * (1 - chance)
            cards.append((card, chance))
    else:
        trump = position.trump
        trumps = (out & LANES[trump]).bit_count() * share
        per_opponent = share / (position.players - 1)
        higher = share * (chances.side_higher / left + chances.side_higher_all)
        free = trump == NO_SUIT
        behind = chances.side_behind[free] * crowd / left
        base = chances.side_base + chances.side_trumps * trumps / left
        base += chances.side_wizards * wizards_met
        shortage = chances.side_ruffs * trumps + chances.side_void[free]
        for suit in (0, 1, 2, 3):
            lane = hand >> LANE * suit & FULL
            if not lane:
                continue
            others = out >> LANE * suit & FULL
            if suit == trump:
                weight = share * (chances.trump_higher / left + chances.trump_higher_all)
                against = chances.trump_base + chances.trump_wizards * wizards_met
                step = 0.0
            else:
                weight = higher
                against = base + shortage * exp(-others.bit_count() * per_opponent)
                step = behind
            first = LANE * suit - 1
            while lane:
                value = lane.bit_length()
                lane ^= 1 << value - 1
                chance = exp(-weight * (others >> value).bit_count() - against)
                against += step
                mean += chance
                variance += chance * (1 - chance)
                cards.append((first + value, chance))
    if hand > NUMBERS:
        number = hand >> WIZARDS & 7
        if number:
            chance = exp(-chances.wizard)
            mean += number * chance
            variance += number * chance * (1 - chance)
            cards.append((WIZARD, chance))
        number = hand >> JESTERS & 7
        if number:
            mean += number * chances.jester
            cards.append((JESTER, chances.jester))
        if hand >> SPECIAL:
            for card, chance in _special(position, chances, hand, out, share):
                mean += chance
                cards.append((card, chance))
                if card in FLEXIBLE:
                    slack += chances.flexible * chance
    return Outlook(cards, mean, variance, slack)


FLEXIBLE = (SHIFTED_WIZARD, JUGGLER, CLOUD)


def _special(
    position: Position, chances: Chances, hand: int, out: int, share: float
) -> list[tuple[int, float]]:
    """The special cards in hand. One that can win or lose as its owner likes has half a chance."""
    cards: list[tuple[int, float]] = []
    if hand & UNITS[DRAGON]:
        cards.append((DRAGON, exp(-chances.wizard)))
    cards += [(card, 0.0) for card in (FAIRY, BOMB) if hand & UNITS[card]]
    if hand & UNITS[SHIFTED_WIZARD]:
        cards.append((SHIFTED_WIZARD, exp(-chances.wizard) / 2))
    for card in (JUGGLER, CLOUD):
        if hand & UNITS[card]:
            if position.trump == NO_SUIT:
                weight = chances.side_higher / position.left + chances.side_higher_all
                higher = sum((out & ABOVE[card + suit]).bit_count() for suit in range(4)) / 4
            else:
                weight = chances.trump_higher / position.left + chances.trump_higher_all
                higher = (out & ABOVE[card + position.trump]).bit_count()
            cards.append((card, exp(-weight * share * higher) / 2))
    return cards
