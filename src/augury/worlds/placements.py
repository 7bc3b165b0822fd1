"""Unseen cards and the places where they may lie, each of which rules out some suits.

Only what a place rules out makes it different from others. So places that rule out the same are
first filled as one and then divided, and those that rule out nothing lie in one heap with the
stock. How many cards of a suit go where, if it may not go everywhere, is a question for `grids`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, perm
from random import Random

from augury.game.cards import Card, Suit
from augury.worlds.grids import Grids


@dataclass(frozen=True)
class Place:
    """Where a number of unseen cards lie, none of them of certain suits."""

    size: int
    lacks: frozenset[Suit]


class Heap:
    """Unseen cards, sorted by where they may lie if a place lacks one of these sets of suits."""

    def __init__(self, cards: Sequence[Card], lacking: Iterable[frozenset[Suit]]) -> None:
        """Sort the cards. `lacking`: whatever any place may lack."""
        suits: dict[Suit | None, list[Card]] = {}
        for card in cards:
            suits.setdefault(card.suit, []).append(card)
        self.cards = Counter(cards)
        self._present = frozenset(suits)
        kinds = dict.fromkeys(lacks & self._present for lacks in lacking)
        kinds.pop(frozenset(), None)
        self._columns = {lacks: column for column, lacks in enumerate(kinds)}
        order = _order(kinds, suits)
        self.bound = [suits.pop(suit) for suit in order]
        self.free = [card for same in suits.values() for card in same]  # may lie anywhere
        rows = tuple(map(len, self.bound))
        self.size = sum(rows) + len(self.free)
        self.columns = len(self._columns)
        empty = [frozenset(map(order.index, lacks)) for lacks in self._columns]
        self.grids = Grids(rows, len(self.free), empty)

    def column(self, place: Place) -> int | None:
        """Which column a place belongs to; none, if any card may lie there."""
        return self._columns.get(place.lacks & self._present)


class Placement:
    """All ways to lay a heap of cards, each a piece of cardboard of its own, into places.

    What is left over is the stock. The order of the cards within a place makes no difference.
    """

    count: int
    """In how many ways it can be done, exactly."""

    def __init__(self, heap: Heap, places: Sequence[Place]) -> None:
        """Count the ways."""
        self._heap = heap
        self._places = places
        self._sizes = [place.size for place in places]
        self._open: list[int] = []  # the numbers of the places that rule out nothing
        self._strict: list[list[int]] = [[] for _ in range(heap.columns)]
        for number, place in enumerate(places):
            column = heap.column(place)
            (self._open if column is None else self._strict[column]).append(number)
        self._columns = tuple(sum(self._sizes[at] for at in group) for group in self._strict)
        left = heap.size - sum(self._columns)
        if left < sum(self._sizes[at] for at in self._open):
            self.count = 0
            return
        self.count = heap.grids.count(self._columns) * self._divisions(left, self._open)
        for size, group in zip(self._columns, self._strict, strict=True):
            self.count *= self._divisions(size, group)

    def draw(self, rng: Random) -> list[list[Card]]:
        """One of the ways, each as likely as the others: the cards of every place."""
        drawn: list[list[Card]] = [[]] * len(self._sizes)
        left = self._heap.free.copy()
        if self._strict:
            for group, cards in zip(self._strict, self._fill(left, rng), strict=True):
                self._divide(cards, group, drawn, rng)
        self._divide(left, self._open, drawn, rng)
        return drawn

    def weight(self, laid: Sequence[Sequence[Card]]) -> int:
        """How many of the ways look like this: pieces of cardboard may look the same."""
        weight = 1
        left = self._heap.cards.copy()
        for place, cards in zip(self._places, laid, strict=True):
            if len(cards) != place.size or any(card.suit in place.lacks for card in cards):
                return 0
            for card, copies in Counter(cards).items():
                weight *= comb(left[card], copies)
                left[card] -= copies
        return weight

    def _fill(self, left: list[Card], rng: Random) -> list[list[Card]]:
        """The cards of each column, some of them out of `left`, which gets what they leave."""
        filled: list[list[Card]] = [[] for _ in self._strict]
        over = []
        for same, row in zip(
            self._heap.bound, self._heap.grids.draw(self._columns, rng), strict=True
        ):
            cards = same.copy()
            for place, number in zip(filled, row, strict=True):
                if number:
                    place.extend(_take(cards, number, rng))
            over += cards
        for place, size in zip(filled, self._columns, strict=True):
            if size > len(place):
                place.extend(_take(left, size - len(place), rng))
        left += over
        return filled

    def _divide(
        self, cards: list[Card], group: list[int], drawn: list[list[Card]], rng: Random
    ) -> None:
        """Divide cards among places that rule out the same."""
        if len(group) == 1 and self._sizes[group[0]] == len(cards):
            drawn[group[0]] = cards
            return
        taken = _take(cards, sum(self._sizes[at] for at in group), rng)
        start = 0
        for at in group:
            end = start + self._sizes[at]
            drawn[at] = taken[start:end]
            start = end

    def _divisions(self, cards: int, group: list[int]) -> int:
        """In how many ways `cards` cards can be divided among places that rule out the same."""
        ways = 1
        for at in group:
            ways *= comb(cards, self._sizes[at])
            cards -= self._sizes[at]
        return ways


def _order(
    kinds: Iterable[frozenset[Suit]], suits: Mapping[Suit | None, Sequence[Card]]
) -> list[Suit]:
    """The suits that some place lacks, in the order in which they are quickly counted.

    First the one that the fewest kinds of places may hold, and of several the shortest; then so on
    with the places that lack another one.
    """
    left, order = {*kinds}, list[Suit]()
    rest = [suit for suit in Suit if any(suit in lacks for lacks in left)]
    while len(rest) > 1:
        first = min(
            rest, key=lambda one: (sum(one not in lacks for lacks in left), len(suits[one]))
        )
        left = {lacks - {first} for lacks in left} - {frozenset()}
        rest.remove(first)
        order.append(first)
    return order + rest


def _take(cards: list[Card], number: int, rng: Random) -> list[Card]:
    """Take `number` cards at random out of a list, in random order.

    One great random number decides about all of them, which is quicker than many small ones.
    """
    left = len(cards)
    choice = rng.randrange(_orders(left, number))
    taken = []
    for _ in range(number):
        choice, at = divmod(choice, left)
        left -= 1
        taken.append(cards[at])
        cards[at] = cards[left]
    del cards[left:]
    return taken


@cache
def _orders(cards: int, number: int) -> int:
    return perm(cards, number)
