"""Who is where: what every game was worth, and what decides between people who are level."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from augury.game.play.scoring import ranks
from augury.tournaments.plan import Counting, Stage, Tie

_OTHERS: Final = 3  # people behind or ahead at a table of four, which other tables are measured by


@dataclass(frozen=True)
class Score:
    """What one person reached in a game."""

    person: int
    points: int
    predicted: int | None = None  # the sum of their predictions, where that is known
    kept: int | None = None  # predictions that came true


@dataclass(frozen=True)
class Place:
    """A line of the standing."""

    rank: int  # shared by who is level
    person: int
    games: int
    score: Fraction  # what counts
    points: int  # of all games


@dataclass(frozen=True)
class _Sum:
    """What somebody has reached in all games that count."""

    games: int = 0
    score: Fraction = Fraction(0)
    points: int = 0
    predicted: int = 0
    kept: int = 0
    best: int = -(10**6)


def worth(counting: Counting, table: Sequence[int]) -> tuple[Fraction, ...]:
    """What a game is worth to everyone at a table, by their points.

    By place it is one for everyone behind and half for everyone level; at a table of three or five
    that is stretched to the three others of a table of four.

    >>> worth(Counting.PLACE, (120, 40, 120, -10))
    (Fraction(5, 2), Fraction(1, 1), Fraction(5, 2), Fraction(0, 1))
    """
    if counting is Counting.POINTS:
        return tuple(map(Fraction, table))
    others = max(1, len(table) - 1)
    return tuple(
        Fraction(_OTHERS, others)
        * (sum(one < own for one in table) + Fraction(sum(one == own for one in table) - 1, 2))
        for own in table
    )


def standing(
    stage: Stage,
    games: Iterable[Iterable[Sequence[Score]]],
    people: Iterable[int],
    lot: Callable[[int], int] = lambda person: person,
    penalties: Mapping[int, int] | None = None,
) -> tuple[Place, ...]:
    """The standing after these games, the best first; `lot` is the order that a lot has given."""
    sums = {person: _Sum() for person in people}
    for tables in games:
        for table in tables:
            values = worth(stage.counting, [score.points for score in table])
            for score, value in zip(table, values, strict=True):
                if score.person in sums:
                    sums[score.person] = _added(sums[score.person], score, value)
    keys = {
        person: (one.score + (penalties or {}).get(person, 0), *_ties(stage, one, person, lot))
        for person, one in sums.items()
    }
    order = sorted(sums, key=lambda person: (*(-part for part in keys[person]), lot(person)))
    places = _ranks([keys[person] for person in order])
    return tuple(
        Place(rank, person, sums[person].games, Fraction(keys[person][0]), sums[person].points)
        for rank, person in zip(places, order, strict=True)
    )


def winner(stage: Stage, table: Sequence[Score], lot: Callable[[int], int]) -> int:
    """Who goes on from a table of a knock-out."""
    return standing(stage, [[table]], [score.person for score in table], lot)[0].person


def table_places(points: Sequence[int]) -> tuple[int, ...]:
    """Everyone's place at their table; equal points share one."""
    return ranks(tuple(points))


def _added(before: _Sum, score: Score, value: Fraction) -> _Sum:
    return _Sum(
        before.games + 1,
        before.score + value,
        before.points + score.points,
        before.predicted + (score.predicted or 0),
        before.kept + (score.kept or 0),
        max(before.best, score.points),
    )


def _ties(
    stage: Stage, one: _Sum, person: int, lot: Callable[[int], int]
) -> tuple[Fraction | int, ...]:
    def value(tie: Tie) -> int:
        match tie:
            case Tie.POINTS:
                return one.points
            case Tie.PREDICTED:
                return one.predicted
            case Tie.KEPT:
                return one.kept
            case Tie.BEST:
                return one.best
            case Tie.LOT:
                return -lot(person)

    return tuple(map(value, stage.ties))


def _ranks(keys: Sequence[tuple[Fraction | int, ...]]) -> list[int]:
    ranks: list[int] = []
    for place, key in enumerate(keys):
        ranks.append(ranks[-1] if place and key == keys[place - 1] else place + 1)
    return ranks
