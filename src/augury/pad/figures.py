"""What many games say about a person: victories, predictions met, streaks, head to head.

A person is a name: to rename somebody is to rename them on the sheets. Games count in the order in
which they are given; a game counts for victories once it is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from augury.pad.facts import facts
from augury.pad.sheet import Sheet


@dataclass
class Met:
    """How many predictions were made, and how many of them were met."""

    made: int = 0
    met: int = 0


@dataclass
class HeadToHead:
    """Finished games in company of someone: how many ended before, level with and behind them."""

    ahead: int = 0
    level: int = 0
    behind: int = 0


@dataclass
class Figures:
    """One person's figures."""

    games: int = 0  # in which they took part in a round that counts
    finished: int = 0
    victories: int = 0  # shared ones too (R8.1)
    points: int = 0
    by_cards: dict[int, Met] = field(default_factory=dict)  # by hand size
    best: int | None = None  # the best round, in points
    worst: int | None = None
    streak: int = 0  # the most predictions met in a row
    against: dict[str, HeadToHead] = field(default_factory=dict)

    @property
    def rounds(self) -> Met:
        """All predictions together."""
        every = self.by_cards.values()
        return Met(sum(one.made for one in every), sum(one.met for one in every))


def figures(sheets: Iterable[Sheet]) -> Mapping[str, Figures]:
    """Everyone's figures, by name, in the order in which they first took part."""
    people: dict[str, Figures] = {}
    running: dict[str, int] = {}
    for sheet in sheets:
        known = facts(sheet)
        for line in known.lines:
            for name, won in zip(sheet.names, line.points, strict=True):
                if won is None:
                    continue
                one = people.setdefault(name, Figures())
                met = won > 0  # a prediction met brings 20 at least, a missed one costs (R7)
                count = one.by_cards.setdefault(line.hand_size, Met())
                count.made += 1
                count.met += met
                one.points += won
                one.best = won if one.best is None else max(one.best, won)
                one.worst = won if one.worst is None else min(one.worst, won)
                running[name] = running.get(name, 0) + 1 if met else 0
                one.streak = max(one.streak, running[name])
        placed = {
            name: place
            for name, place in zip(sheet.names, known.ranks, strict=True)
            if place is not None
        }
        _count_game(people, placed, over=known.over)
    return people


def _count_game(people: dict[str, Figures], placed: dict[str, int], *, over: bool) -> None:
    for name, place in placed.items():
        one = people[name]
        one.games += 1
        if not over:
            continue
        one.finished += 1
        one.victories += place == 1
        for other, theirs in placed.items():
            if other != name:
                met = one.against.setdefault(other, HeadToHead())
                met.ahead += place < theirs
                met.level += place == theirs
                met.behind += place > theirs
