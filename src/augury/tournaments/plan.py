"""How a tournament is played: stages of games, who sits together, what counts, who goes on.

A plan is a value that an organiser may write or take from `PRESETS`: formats that are known to have
been played. What of them is known, and what is ours, their notes say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from augury.tournaments.drawing import FOURS, Sizes
from augury.tournaments.errors import TournamentError


class Seating(Enum):
    """Who meets whom in a game of a stage."""

    DRAWN = "drawn"  # by lot
    SWISS = "swiss"  # neighbours in the standing


class Counting(Enum):
    """What a game is worth in the standing."""

    POINTS = "points"  # the points of the game
    PLACE = "place"  # one for everyone behind, half for everyone level, as at a table of four


class Tie(Enum):
    """What decides between people who are level."""

    POINTS = "points"  # all points of their games
    PREDICTED = "predicted"  # the sum of what they predicted
    KEPT = "kept"  # how many predictions came true
    BEST = "best"  # their best game
    LOT = "lot"


@dataclass(frozen=True)
class Stage:
    """Some games after each other, and who goes on after them."""

    games: int = 1
    seating: Seating = Seating.DRAWN
    sizes: Sizes = FOURS
    schedule: str = "tournament"  # of a game's rounds, as in the rules
    counting: Counting = Counting.POINTS
    ties: tuple[Tie, ...] = ()  # in this order; who is still level shares the place
    minutes: int | None = None  # for a game
    overtime: int = 0  # points, for everyone at a table that plays on
    carried: bool = False  # whether what counted before counts on
    advance: int | None = None  # so many go on; None: all
    winners: bool = False  # … and only the best of each table: a knock-out

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        if self.games < 1:
            raise TournamentError(f"a stage of {self.games} games: it has at least one")
        if self.winners and self.games != 1:
            raise TournamentError("a knock-out has one game a stage: its winners go on")
        if self.advance is not None and self.advance < 1:
            raise TournamentError(f"advance={self.advance}: at least one goes on")


@dataclass(frozen=True)
class Plan:
    """The stages of a tournament, and what is known of where they come from."""

    name: str
    stages: tuple[Stage, ...]
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse a plan without stages."""
        if not self.stages:
            raise TournamentError("a tournament has at least one stage")


_EVENING: Final = Plan(
    "evening",
    (Stage(games=3, counting=Counting.PLACE, ties=(Tie.POINTS, Tie.KEPT)),),
    "Three games at drawn tables, points by place. Ours, for an evening among friends.",
)
_QUALIFIER: Final = Plan(
    "qualifier",
    (
        Stage(games=3, ties=(Tie.KEPT,), advance=4),
        Stage(ties=(Tie.KEPT,)),
    ),
    "A German qualifier: three games of ten rounds at newly drawn tables of four, and the best "
    "four play a final. Level people are told apart by predictions that came true. Ours: tables "
    "of three and five where four do not come out even.",
)
_GUIDELINES: Final = Plan(
    "guidelines-2012",
    (
        Stage(
            games=3,
            sizes=Sizes(4, 4, 5),
            counting=Counting.PLACE,
            ties=(Tie.POINTS,),
            minutes=45,
            overtime=-10,
            advance=4,
        ),
        Stage(minutes=45, overtime=-10, ties=(Tie.POINTS,)),
    ),
    "The guidelines for the world championship of 2012: tables of four or five, 45 minutes a "
    "game, ten points less for everyone at a table that plays on, tables and first dealer drawn "
    "each time, points by place. Ours: three games and a final of four, and what a place is worth.",
)
_SWISS: Final = Plan(
    "swiss-2018",
    (
        Stage(games=1, counting=Counting.PLACE, ties=(Tie.POINTS,)),
        Stage(
            games=4,
            seating=Seating.SWISS,
            counting=Counting.PLACE,
            ties=(Tie.POINTS,),
            carried=True,
            advance=4,
        ),
        Stage(ties=(Tie.POINTS,)),
    ),
    "A championship by the Swiss system: the first game is drawn, in the four after it neighbours "
    "in the standing meet, and the best four play a final. Known is the system alone; how many "
    "games there were, and what counted, is ours.",
)
_KNOCK_OUT: Final = Plan(
    "championship-2024",
    (
        Stage(games=5, ties=(Tie.POINTS, Tie.KEPT), counting=Counting.PLACE, advance=64),
        Stage(winners=True, sizes=Sizes(4), ties=(Tie.KEPT, Tie.LOT)),
        Stage(winners=True, sizes=Sizes(4), ties=(Tie.KEPT, Tie.LOT)),
        Stage(ties=(Tie.KEPT,)),
    ),
    "The German championship of 2024: five games, then the best 64 in knock-outs at tables of "
    "four, of which the winner alone goes on: 64, 16, 4, 1. 232 people began. Ours: that places "
    "count in the five games, and what decides between people who are level.",
)

PRESETS: Final[Mapping[str, Plan]] = MappingProxyType(
    {plan.name: plan for plan in (_EVENING, _QUALIFIER, _GUIDELINES, _SWISS, _KNOCK_OUT)}
)
"""Formats by their names."""
