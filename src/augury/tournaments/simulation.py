"""Whole tournaments with players of known strength: what a format is worth before it is trusted.

Games are played first, some for every way to fill a table with these players; a tournament then
takes one of them by lot for each of its tables. So thousands of tournaments take seconds, and each
game in them was really played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations_with_replacement
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from augury.arena import Fixture, Match, Played
from augury.game import Rules
from augury.game.rules.editions import schedule
from augury.tournaments.drawing import Draw, Tables, draw, shuffled, table_sizes
from augury.tournaments.errors import TournamentError
from augury.tournaments.plan import Plan, Seating, Stage
from augury.tournaments.standing import Score, standing, winner

LineUp: TypeAlias = tuple[int, ...]  # the levels at a table, weakest first

ROUND_SECONDS: Final = 60.0  # to shuffle, deal, predict and write down, at a table of wood
TRICK_SECONDS: Final = 20.0
BREAK_SECONDS: Final = 600.0  # between two games: results, the draw, finding one's table


@dataclass(frozen=True)
class Field:
    """Who takes part: how many play as each level does, the weakest level first."""

    levels: tuple[str, ...]
    counts: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse a field of nobody."""
        if len(self.levels) != len(self.counts) or min(self.counts, default=0) < 1:
            raise TournamentError("every level that takes part has at least one person")

    @property
    def people(self) -> tuple[int, ...]:
        """The level of each person."""
        pairs = enumerate(self.counts)
        return tuple(chain.from_iterable((level,) * count for level, count in pairs))


@dataclass(frozen=True)
class Forecast:
    """What came of a format in many tournaments."""

    plan: Plan
    field: Field
    tournaments: int
    wins: tuple[float, ...]  # how often somebody of each level won
    strongest_first: float  # how often one of the strongest level won
    finalists: float  # the share of the last stage's people who are of the strongest level
    repeats: float  # pairs that met again, in a tournament
    luck: float  # how much two of one level differ in how strong those are whom they meet
    hours: float  # at tables of wood, breaks included


@dataclass(frozen=True)
class Hand:
    """A game that was played: what each seat reached, in the order of the line-up."""

    scores: tuple[tuple[int, int, int], ...]  # points, sum of predictions, predictions kept


Games: TypeAlias = Mapping[tuple[str, LineUp], Sequence[Hand]]
"""Games by their schedule and line-up."""


def rules_of(stage: Stage, players: int) -> Rules:
    """The rules of a game of this stage."""
    return Rules(players=players, hand_sizes=schedule(stage.schedule, players))


def fixtures(plan: Plan, field: Field, variety: int) -> Iterator[tuple[str, Match, list[Fixture]]]:
    """The games that have to be played beforehand: `variety` for every line-up that can occur."""
    for name, players in sorted(_tables(plan, len(field.people))):
        rules = Rules(players=players, hand_sizes=schedule(name, players))
        match = Match(field.levels, rules, games=variety)
        line_ups = combinations_with_replacement(range(len(field.levels)), players)
        possible = [one for one in line_ups if _fits(one, field)]
        wanted = [Fixture(deal, 0, line_up) for line_up in possible for deal in range(variety)]
        yield name, match, wanted


def collect(name: str, played: Iterable[Played]) -> dict[tuple[str, LineUp], list[Hand]]:
    """What was played, by line-up."""
    games: dict[tuple[str, LineUp], list[Hand]] = defaultdict(list)
    for game in sorted(played, key=lambda one: (one.fixture.seats, one.fixture.deal)):
        games[name, game.fixture.seats].append(_hand(game))
    return games


def simulate(plan: Plan, field: Field, games: Games, tournaments: int, seed: int) -> Forecast:
    """Play a tournament many times, each with draws and games by lot."""
    best = len(field.levels) - 1
    wins = [0] * len(field.levels)
    finals: list[float] = []
    repeats: list[int] = []
    luck: list[float] = []
    for number in range(tournaments):
        run = _Run(plan, field, games, Random(f"{seed} {number}"))
        champion = run.play()
        wins[field.people[champion]] += 1
        finals.append(fmean(field.people[one] == best for one in run.last))
        repeats.append(run.repeats)
        luck.append(run.luck())
    shares = tuple(count / tournaments for count in wins)
    return Forecast(
        plan,
        field,
        tournaments,
        wins=shares,
        strongest_first=shares[best],
        finalists=fmean(finals),
        repeats=fmean(repeats),
        luck=fmean(luck),
        hours=hours(plan, len(field.people)),
    )


def hours(plan: Plan, people: int) -> float:
    """How long a tournament takes at tables of wood, by the time of a round and of a trick."""
    seconds = 0.0
    for stage, here in _with_people(plan, people):
        size = max(table_sizes(here, stage.sizes))
        sizes = rules_of(stage, size).schedule
        played = len(sizes) * ROUND_SECONDS + sum(sizes) * TRICK_SECONDS
        game = played if stage.minutes is None else stage.minutes * 60.0
        seconds += stage.games * (game + BREAK_SECONDS)
    return seconds / 3600


def _with_people(plan: Plan, people: int) -> Iterator[tuple[Stage, int]]:
    """Every stage, and with how many people it is played. Raises where that cannot be."""
    for stage in plan.stages:
        yield stage, people
        if stage.winners:
            people = len(table_sizes(people, stage.sizes))
        if stage.advance is not None:
            people = min(people, stage.advance)


def _tables(plan: Plan, people: int) -> set[tuple[str, int]]:
    return {
        (stage.schedule, size)
        for stage, here in _with_people(plan, people)
        for size in table_sizes(here, stage.sizes)
    }


def _fits(line_up: LineUp, field: Field) -> bool:
    return all(line_up.count(level) <= field.counts[level] for level in set(line_up))


def _hand(game: Played) -> Hand:
    seats = range(len(game.fixture.seats))
    return Hand(
        tuple(
            (
                game.pad[-1].totals[seat],
                sum(row.bids[seat] for row in game.pad),
                sum(row.bids[seat] == row.taken[seat] for row in game.pad),
            )
            for seat in seats
        )
    )


class _Run:
    """One tournament."""

    def __init__(self, plan: Plan, field: Field, games: Games, rng: Random) -> None:
        self.plan = plan
        self.levels = field.people
        self.games = games
        self.rng = rng
        self.repeats = 0
        self.last: list[int] = []
        self._drawn: list[Tables] = []
        order = shuffled(range(len(self.levels)), rng)
        self._lot = {person: place for place, person in enumerate(order)}

    def play(self) -> int:
        """Who has won; by lot, if the first place is shared."""
        people = list(range(len(self.levels)))
        before: list[list[list[Score]]] = []
        order = people
        for stage in self.plan.stages:
            self.last = people
            played = before if stage.carried else []
            for _ in range(stage.games):
                order = self._order(stage, played, people)
                played.append(self._game(stage, order))
            before = played
            if stage.winners:
                people = [winner(stage, table, self._lot.__getitem__) for table in played[-1]]
            order = self._order(stage, played, people)
            if stage.advance is not None:
                people = order = order[: stage.advance]
        return order[0]

    def luck(self) -> float:
        """How much people of one level differ in the mean level of those whom they met."""
        met: dict[int, list[int]] = defaultdict(list)
        for game in self._drawn:
            for table in game:
                for one in table:
                    met[one] += [self.levels[other] for other in table if other != one]
        of_level: dict[int, list[float]] = defaultdict(list)
        for one, levels in met.items():
            of_level[self.levels[one]].append(fmean(levels))
        spreads = [
            fmean(abs(one - fmean(values)) for one in values)
            for values in of_level.values()
            if len(values) > 1
        ]
        return fmean(spreads) if spreads else 0.0

    def _order(self, stage: Stage, played: list[list[list[Score]]], people: list[int]) -> list[int]:
        places = standing(stage, played, people, self._lot.__getitem__)
        return [place.person for place in places]

    def _game(self, stage: Stage, order: list[int]) -> list[list[Score]]:
        neighbours = stage.seating is Seating.SWISS
        wish = Draw(order, stage.sizes, tuple(self._drawn), neighbours=neighbours)
        drawn = draw(wish, int(self.rng.random() * 2**53).to_bytes(7, "big"))
        self.repeats += drawn.repeats
        self._drawn.append(drawn.tables)
        return [self._table(stage, table) for table in drawn.tables]

    def _table(self, stage: Stage, table: Sequence[int]) -> list[Score]:
        seated = sorted(table, key=lambda person: self.levels[person])
        line_up = tuple(self.levels[person] for person in seated)
        hands = self.games[stage.schedule, line_up]
        hand = hands[int(self.rng.random() * len(hands))]
        return [Score(who, *one) for who, one in zip(seated, hand.scores, strict=True)]


def shrunk(plan: Plan, people: int) -> Plan:
    """The plan, where fewer go on than it says if there are not that many people."""
    stages = []
    for stage, here in _with_people(plan, people):
        on = None if stage.advance is None else min(stage.advance, here)
        stages.append(replace(stage, advance=on))
    return replace(plan, stages=tuple(stages))
