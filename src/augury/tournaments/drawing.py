"""Who sits with whom: as many full tables as can be, and nobody twice while it can be avoided.

    drawn = draw(Draw(people=range(13), sizes=Sizes(4), earlier=games), seed)
    drawn.tables        # who sits where; the first at a table deals first
    drawn.repeats       # how many pairs meet again
    drawn.bound         # how many must, whatever is drawn

A draw is found by swapping people between tables until nothing gets better. Everything that is left
to chance follows from the seed alone, so that a seed that was committed to before (`fair.commit`)
shows afterwards that nobody arranged anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from math import inf
from random import Random
from typing import Final, TypeAlias, TypeVar

from augury.game.rules.variants import PLAYERS
from augury.tournaments.errors import TournamentError

Item = TypeVar("Item")
Tables: TypeAlias = tuple[tuple[int, ...], ...]
Pair: TypeAlias = tuple[int, int]

_TRIES: Final = 8  # beginnings, where chance decides much
_MANY: Final = 60  # people, of whom one beginning is enough
_STEPS: Final = 60  # swaps without a gain, before a try is over
_HELD: Final = 4  # steps for which somebody stays who was swapped


@dataclass(frozen=True)
class Sizes:
    """How many sit at a table: `full` wherever it can be, else from `least` to `most`."""

    full: int = 4
    least: int = PLAYERS[0]
    most: int = PLAYERS[-1]

    def __post_init__(self) -> None:
        """Refuse what no table of this game has."""
        if not PLAYERS[0] <= self.least <= self.full <= self.most <= PLAYERS[-1]:
            raise TournamentError(
                f"tables of {self.least} to {self.most}, full with {self.full}: a table has "
                f"{PLAYERS[0]} to {PLAYERS[-1]} people"
            )


FOURS: Final = Sizes()
"""Tables of four, and where that does not come out even, of three to six."""


@dataclass(frozen=True)
class Draw:
    """What is to be drawn."""

    people: Sequence[int]  # by their standing, the best first, where neighbours are to meet
    sizes: Sizes = FOURS
    earlier: Sequence[Tables] = ()  # who sat with whom, in every game before
    groups: Mapping[int, str] = field(default_factory=dict)  # who wants to be apart: one group
    neighbours: bool = False  # whether those next to each other in the standing meet


@dataclass(frozen=True)
class Drawn:
    """Who sits where, and how good that is."""

    tables: Tables  # the first at each deals first
    repeats: int  # pairs that meet again
    bound: int  # … that must, whatever is drawn
    together: int  # pairs of one group


def meetings(games: Iterable[Tables]) -> Counter[Pair]:
    """How often two have sat at one table, in these games."""
    tables = (table for game in games for table in game)
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def table_sizes(people: int, sizes: Sizes) -> tuple[int, ...]:
    """How many sit at each table: as many full tables as can be, the others as alike as can be.

    >>> table_sizes(13, Sizes(4, 4, 5)), table_sizes(7, Sizes(4)), table_sizes(6, Sizes(4, 3, 5))
    ((4, 4, 5), (4, 3), (3, 3))
    """
    for full in range(people // sizes.full, -1, -1):
        rest = people - full * sizes.full
        for tables in range(rest // sizes.most, rest // sizes.least + 1):
            if tables * sizes.least <= rest <= tables * sizes.most:
                small, more = divmod(rest, tables) if tables else (0, 0)
                others = (small,) * (tables - more) + (small + 1,) * more
                return (sizes.full,) * full + others
    raise TournamentError(
        f"{people} people cannot sit at tables of {sizes.least} to {sizes.most}: "
        "somebody has to wait, or other sizes have to be allowed"
    )


def draw(wish: Draw, seed: bytes) -> Drawn:
    """The best draw that is found. The same wish and seed have the same draw, on every machine."""
    if len(set(wish.people)) != len(wish.people):
        raise TournamentError("somebody is listed twice")
    search = _Search(wish, Random(seed))
    sizes = table_sizes(len(wish.people), wish.sizes)
    best = search.find(sizes)
    pairs = [pair for table in best for pair in combinations(sorted(table), 2)]
    return Drawn(
        tuple(_turned(table, int(search.rng.random() * len(table))) for table in best),
        repeats=sum(pair in search.met for pair in pairs),
        bound=least_repeats(wish, sizes),
        together=sum(_same_group(wish, *pair) for pair in pairs),
    )


def least_repeats(wish: Draw, sizes: Sequence[int]) -> int:
    """How many pairs must meet again, by two reasons; whichever demands more.

    Somebody who has met all but a few needs more than these at the table. And of one table's people
    some sat together in an earlier game, if that had fewer tables than this one has seats.
    """
    here = set(wish.people)
    met = Counter(
        person for pair in meetings(wish.earlier) if here.issuperset(pair) for person in pair
    )
    known = sum(max(0, min(sizes) - len(here) + met[person]) for person in here)
    crowded = 0
    for game in wish.earlier:
        groups = sum(not here.isdisjoint(table) for table in game)
        groups += len(here.difference(*game))  # who did not play has met nobody there
        crowded = max(crowded, sum(_pairs_within(size, groups) for size in sizes))
    return max(-(-known // 2), crowded)


def _pairs_within(people: int, groups: int) -> int:
    """How many pairs are in one group at least, if these people are spread over the groups."""
    small, more = divmod(people, groups)
    return groups * small * (small - 1) // 2 + more * small


def shuffled(items: Sequence[Item], rng: Random) -> list[Item]:
    """The items in an order by lot. It uses `random()` alone, whose numbers never change."""
    left = list(items)
    for place in range(len(left) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        left[place], left[other] = left[other], left[place]
    return left


def _turned(table: Sequence[int], first: int) -> tuple[int, ...]:
    return (*table[first:], *table[:first])


def _same_group(wish: Draw, one: int, other: int) -> bool:
    group = wish.groups.get(one)
    return group is not None and group == wish.groups.get(other)


class _Search:
    """Swaps people between tables; what a swap saves is asked of two tables only."""

    def __init__(self, wish: Draw, rng: Random) -> None:
        self.wish = wish
        self.rng = rng
        self.met = meetings(wish.earlier)
        self._full = wish.sizes.full
        self._odd = Counter(  # how often somebody sat at a table that was not full
            person
            for game in wish.earlier
            for table in game
            if len(table) != self._full
            for person in table
        )
        self._place = {person: place for place, person in enumerate(wish.people)}
        # One of these outweighs everything below it.
        self._of_odd = 6 * len(wish.people) if wish.neighbours else 1
        self._of_group = self._of_odd * 6 * (1 + max(self._odd.values(), default=0))
        self._of_meeting = self._of_group * 16

    def find(self, sizes: Sequence[int]) -> list[list[int]]:
        """The best tables of several tries."""
        tries = 1 if len(self.wish.people) > _MANY else _TRIES
        found = [self._improved(self._begin(sizes)) for _ in range(tries)]
        return min(found, key=lambda one: one[1])[0]

    def _begin(self, sizes: Sequence[int]) -> list[list[int]]:
        people = list(self.wish.people)
        if self.wish.neighbours:
            sizes = shuffled(sizes, self.rng)
        else:
            people = shuffled(people, self.rng)
        rest = iter(people)
        return [list(islice(rest, size)) for size in sizes]

    def _improved(self, tables: list[list[int]]) -> tuple[list[list[int]], int]:
        """The best tables on the way, and what they cost.

        A swap that gains nothing is made as well; who was swapped stays for some steps.
        """
        costs = [self._cost(table) for table in tables]
        best, least = [list(table) for table in tables], sum(costs)
        held: dict[int, int] = {}
        step = waited = 0
        while waited < _STEPS and (unhappy := self._unhappy(costs)):
            step, waited = step + 1, waited + 1
            here = self._any_of(unhappy)
            free = {person for person in self._place if held.get(person, 0) < step}
            seat = self._worst(tables[here], free)
            swap = self._best_swap(tables, costs, here, seat, free, least)
            if swap is None:
                continue
            there, other = swap
            table, others = tables[here], tables[there]
            table[seat], others[other] = others[other], table[seat]
            held[table[seat]] = held[others[other]] = step + _HELD
            costs[here], costs[there] = self._cost(table), self._cost(others)
            if (total := sum(costs)) < least:
                best, least, waited = [list(table) for table in tables], total, 0
        return best, least

    def _any_of(self, items: Sequence[int]) -> int:
        return items[int(self.rng.random() * len(items))]

    def _unhappy(self, costs: list[int]) -> list[int]:
        """The tables that cost more than their people's distance in the standing."""
        return [place for place, cost in enumerate(costs) if cost >= self._of_odd]

    def _worst(self, table: list[int], free: set[int]) -> int:
        """The seat of somebody who costs the most at the table."""
        seats = [seat for seat, one in enumerate(table) if one in free] or list(range(len(table)))
        costs = {seat: sum(self._pair(table[seat], one) for one in table) for seat in seats}
        most = max(costs.values())
        return self._any_of([seat for seat in seats if costs[seat] == most])

    def _best_swap(
        self,
        tables: list[list[int]],
        costs: list[int],
        here: int,
        seat: int,
        free: set[int],
        least: int,
    ) -> tuple[int, int] | None:
        """The table and seat to swap with: what saves the most, also if that is less than nothing.

        Somebody who was swapped just now is only if that is better than all before.
        """
        table, one, now = tables[here], tables[here][seat], sum(costs)
        best: tuple[int, int] | None = None
        cheapest = inf
        for there, others in enumerate(tables):
            if there == here:
                continue
            before = costs[here] + costs[there]
            for place, two in enumerate(others):
                table[seat], others[place] = two, one
                change = self._cost(table) + self._cost(others) - before
                table[seat], others[place] = one, two
                if change < cheapest and (two in free or now + change < least):
                    best, cheapest = (there, place), change
        return best

    def _cost(self, table: list[int]) -> int:
        cost = sum(self._pair(one, other) for one, other in combinations(table, 2))
        if len(table) != self._full:
            cost += self._of_odd * sum(self._odd[one] for one in table)
        return cost

    def _pair(self, one: int, other: int) -> int:
        if one == other:
            return 0
        pair = (one, other) if one < other else (other, one)
        cost = self._of_meeting * self.met[pair]
        if _same_group(self.wish, one, other):
            cost += self._of_group
        if self.wish.neighbours:
            cost += abs(self._place[one] - self._place[other])
        return cost
