"""How many tricks a hand is good for: each card's chance to win one later."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from augury.bots.engine.chances import Chances
from augury.bots.engine.piles import ABOVE, ABOVE_ALL, FULL, LANE, LANES, LONE, NUMBERS
from augury.bots.engine.position import Position
from augury.bots.heuristics.sorts import (
    AS_UNKNOWN,
    FACES,
    FLEXIBLE,
    HIGH,
    SORT,
    UNKNOWN,
    Lone,
    held,
)
from augury.encoding.plays import EFFECTS, EXCHANGE, NO_SUIT


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

    `crowd` is the part of the hand that is really held, where it is not known which. All of it is
    in one function, since every move of every playout asks it and calls take time.
    """
    cards: list[tuple[int, float]] = []
    mean = variance = slack = 0.0
    left = position.left
    wizards_met = HIGH[out >> LONE] * share / left
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
        common, rare = held(hand >> LONE)
        for number, (card, high, _, _) in common:
            if high:
                chance = exp(-chances.wizard)
                variance += number * chance * (1 - chance)
            else:
                chance = chances.jester
            mean += number * chance
            cards.append((card, chance))
        for number, lone in rare:
            chance = _special(position, chances, lone, out, share)
            if SORT[lone.play] == FLEXIBLE:  # it can win or lose as its owner likes
                chance /= 2
                slack += number * chances.flexible * chance
            elif EFFECTS[lone.play] & EXCHANGE and left > 1:  # for another card, as one likes
                slack += chances.flexible / 2
            mean += number * chance
            cards.append((lone.play, chance))
    return Outlook(cards, mean, variance, slack)


def _special(position: Position, chances: Chances, lone: Lone, out: int, share: float) -> float:
    """The chance of a special card to win."""
    card, high, suited, hopeless = lone
    if card in UNKNOWN:
        return AS_UNKNOWN
    if suited:
        return _announced(position, chances, card, out, share)
    if high:
        return exp(-chances.wizard)
    return 0.0 if hopeless else chances.jester


def _announced(position: Position, chances: Chances, card: int, out: int, share: float) -> float:
    """The chance to win of a card whose owner says of which suit it is."""
    trump, faces = position.trump, FACES[card]
    if trump == NO_SUIT:
        weight = chances.side_higher / position.left + chances.side_higher_all
        higher = sum((out & ABOVE[face]).bit_count() for face in faces) / len(faces)
    else:
        weight = chances.trump_higher / position.left + chances.trump_higher_all
        higher = (out & ABOVE[faces[trump]]).bit_count()
    return exp(-weight * share * higher)
