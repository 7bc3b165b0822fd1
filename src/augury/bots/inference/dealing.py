"""Worlds dealt card by card, as the guess network would have it.

Every card goes to one of the places where it may lie, in proportion to the room that is left there
and to what the network says of it. Who has shown to lack a suit gets none of it; and a place is
passed over where the cards still to come would then fit nowhere. So no world is impossible, and
none is given up halfway: there is room for all that is left as long as of every set of places at
least as many are free as there are cards that may lie nowhere else (Hall's theorem).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from math import exp
from random import Random
from typing import NamedTuple

from augury.bots.inference.guess import (
    Tilts,
    apart,
    lacking,
    likely_samples,
    stocked,
    tilts,
)
from augury.game.cards import Card, sort
from augury.game.play.table import State
from augury.game.play.views import View
from augury.game.values import replace
from augury.worlds import Worlds
from augury.worlds.evidence import Evidence, Unseen, gather


def deal_worlds(seen: View, count: int, rng: Random) -> list[State]:
    """Deal `count` worlds that fit the view. Raises `ImpossibleView` if there is none."""
    evidence = gather(seen)
    if not apart(evidence):
        return likely_samples(seen, count, rng)
    prior, said = Worlds(seen), tilts(seen)
    heaps = [_Heap(evidence, heap, said) for heap in evidence.unseen]
    worlds = []
    for _ in range(count):
        world = prior.sample(rng)
        hands: dict[int, list[Card]] = {seat: [] for heap in heaps for seat in heap.seats}
        for heap in heaps:
            heap.deal(hands, rng)
        worlds.append(with_hands(world, hands))
    return worlds


def with_hands(world: State, hands: dict[int, list[Card]]) -> State:
    """The world with these cards in these hands, now and when they were dealt."""
    now, dealt = [*world.hands], [*world.dealt]
    for seat, cards in hands.items():
        played = [*dealt[seat]]
        for card in now[seat]:
            played.remove(card)
        now[seat] = sort(tuple(cards))
        dealt[seat] = sort((*cards, *played))
    return replace(world, hands=tuple(now), dealt=tuple(dealt))


class _Choice(NamedTuple):
    """A place where a card may lie."""

    place: int
    weight: float
    bounds: tuple[int, ...]  # the sets of places that then have one free place less to spare


class _Heap:
    """Cards that lie nobody knows where, the seats that hold some of them, and the stock."""

    def __init__(self, evidence: Evidence, heap: Unseen, said: Tilts) -> None:
        self.seats = heap.seats
        self._room = [*(evidence.trails[seat].left for seat in heap.seats), stocked(evidence, heap)]
        lacks = [lacking(evidence, seat) for seat in heap.seats]
        stock = len(heap.seats)
        may = [
            frozenset({stock, *(at for at in range(stock) if card.suit not in lacks[at])})
            for card in heap.cards
        ]
        if not self._room[stock]:
            may = [places - {stock} for places in may]
        sets = _unions(may)
        self._spare = [
            sum(self._room[at] for at in places) - sum(one <= places for one in may)
            for places in sets
        ]
        self._cards = [
            (
                card,
                [
                    _Choice(
                        at,
                        1.0 if at == stock else exp(said[card][heap.seats[at]]),
                        tuple(
                            number
                            for number, places in enumerate(sets)
                            if at in places and not one <= places
                        ),
                    )
                    for at in sorted(one)
                ],
            )
            for card, one in zip(heap.cards, may, strict=True)
        ]

    def deal(self, hands: dict[int, list[Card]], rng: Random) -> None:
        """Deal the cards, in any order, into these hands; what is left over stays in the stock."""
        room, spare, seats = self._room.copy(), self._spare.copy(), self.seats
        wanted = sum(room[:-1])
        cards = self._cards.copy()
        rng.shuffle(cards)
        for card, choices in cards:
            if not wanted:
                break
            weights = [
                room[at] * weight if all(spare[one] for one in bounds) else 0.0
                for at, weight, bounds in choices
            ]
            choice = _drawn(choices, weights, rng)
            place = choice.place
            room[place] -= 1
            for one in choice.bounds:
                spare[one] -= 1
            if place < len(seats):
                hands[seats[place]].append(card)
                wanted -= 1


def _drawn(choices: Sequence[_Choice], weights: Sequence[float], rng: Random) -> _Choice:
    """One of the choices, in proportion to its weight; faster than `rng.choices`."""
    left = rng.random() * sum(weights)
    for choice, weight in zip(choices, weights, strict=True):
        left -= weight
        if left < 0:
            return choice
    return max(zip(weights, choices, strict=True))[1]  # but for rounding, the last one


def _unions(sets: Iterable[frozenset[int]]) -> list[frozenset[int]]:
    """All unions of these sets."""
    single = [*{*sets}]
    many = chain.from_iterable(combinations(single, size) for size in range(1, len(single) + 1))
    return [*{frozenset[int]().union(*some) for some in many}]
