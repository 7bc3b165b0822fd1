"""What a match says about its players: means with intervals, differences, ratings.

Only deals that were played in all turns count, since only there the luck of the cards cancels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from augury.arena.errors import ArenaError
from augury.arena.games import Fault, Played
from augury.arena.matches import Match
from augury.arena.ratings import Rating, rate
from augury.arena.statistics import Estimate, estimate
from augury.game import format_rules
from augury.game.play.scoring import places, tie_breaks

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True)
class PlayerResult:
    """What a match says about one player. Means are those of one seat in one game."""

    name: str
    games: int
    score: Estimate  # points a game
    round_score: Estimate  # points a round
    exact: Estimate  # rate of predictions that came true
    victories: Estimate  # share of games won; who wins together shares
    rating: Rating
    milliseconds: float  # a decision
    decisions: int
    faults: tuple[Fault, ...]


@dataclass(frozen=True)
class Difference:
    """How many points a game one player is ahead of another, in the deals where they met."""

    one: int
    other: int
    score: Estimate


@dataclass(frozen=True)
class Results:
    """A match as far as it was played: the games of whole deals, in order."""

    match: Match
    games: tuple[Played, ...]

    @property
    def deals(self) -> int:
        """How many deals were played in all turns."""
        return len(self.games) // self.match.rules.players

    @cached_property
    def players(self) -> tuple[PlayerResult, ...]:
        """Every player's result, in the order they were named."""
        return tuple(self._player_result(bot, rating) for bot, rating in enumerate(self._ratings))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The players by their score, the best first."""
        means = [player.score.mean for player in self.players]
        return tuple(sorted(range(len(means)), key=lambda bot: -means[bot]))

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """Every pair of players that met, both ways round."""
        pairs = permutations(range(len(self.match.bots)), 2)
        found = (Difference(*pair, estimate(self.difference(*pair))) for pair in pairs)
        return tuple(one for one in found if one.score.deals)

    def difference(self, one: int, other: int) -> Floats:
        """By how much one player was ahead of another, in points a game: a value for every deal."""
        gap: Floats = self.scores[:, one] - self.scores[:, other]
        return gap[~np.isnan(gap)]

    @cached_property
    def scores(self) -> Floats:
        """Points a game, by deal and player; not a number where the player sat out."""
        return self._by_deal(self._points.sum(axis=1))

    def round_scores(self, bot: int) -> tuple[Estimate, ...]:
        """The player's points in every round."""
        columns = (self._by_deal(self._points[:, number])[:, bot] for number in self._rounds)
        return tuple(map(_estimate, columns))

    def misses(self, bot: int) -> dict[int, float]:
        """By how many tricks the player's predictions missed (above is positive), and how often."""
        gaps = (self._bids - self._taken).transpose(0, 2, 1)[self._seats == bot]
        counts = Counter(gaps.ravel().tolist())
        return {gap: counts[gap] / counts.total() for gap in sorted(counts)}

    def to_json(self) -> dict[str, Any]:
        """All of it as dictionaries, lists, strings and numbers."""
        names = self.match.names
        return {
            "rules": format_rules(self.match.rules),
            "seed": self.match.seed,
            "deals": self.deals,
            "games": len(self.games),
            "planned": self.match.planned,
            "players": [
                {
                    "name": player.name,
                    "games": player.games,
                    "score": player.score.to_json(),
                    "round_score": player.round_score.to_json(),
                    "exact": player.exact.to_json(),
                    "victories": player.victories.to_json(),
                    "rating": {"mu": player.rating.mu, "sigma": player.rating.sigma},
                    "rounds": [one.to_json() for one in self.round_scores(bot)],
                    "bid_minus_tricks": {str(gap): p for gap, p in self.misses(bot).items()},
                    "decisions": player.decisions,
                    "milliseconds": player.milliseconds if player.decisions else None,
                    "faults": [
                        {"round": one.round, "phase": one.phase, "reason": one.reason}
                        for one in player.faults
                    ],
                }
                for bot, player in enumerate(self.players)
            ],
            "differences": [
                {
                    "player": names[gap.one],
                    "other": names[gap.other],
                    "score": gap.score.to_json(),
                }
                for gap in self.differences
            ],
        }

    def _player_result(self, bot: int, rating: Rating) -> PlayerResult:
        own = [
            (game, seat)
            for game in self.games
            for seat, other in enumerate(game.fixture.seats)
            if other == bot
        ]
        decisions = sum(game.decisions[seat] for game, seat in own)
        seconds = sum(game.seconds[seat] for game, seat in own)
        best = np.array(self._places) == 1
        return PlayerResult(
            name=self.match.names[bot],
            games=len(own),
            score=_estimate(self.scores[:, bot]),
            round_score=_estimate(self.scores[:, bot] / len(self._rounds)),
            exact=_estimate(self._by_deal((self._bids == self._taken).mean(axis=1))[:, bot]),
            victories=_estimate(self._by_deal(best / best.sum(axis=1, keepdims=True))[:, bot]),
            rating=rating,
            milliseconds=1000 * seconds / decisions if decisions else float("nan"),
            decisions=decisions,
            faults=tuple(one for game in self.games for one in game.faults if one.bot == bot),
        )

    @cached_property
    def _ratings(self) -> tuple[Rating, ...]:
        seats = (game.fixture.seats for game in self.games)
        return rate(zip(seats, self._places, strict=True), len(self.match.bots))

    @cached_property
    def _places(self) -> list[tuple[int, ...]]:
        ties = self.match.rules.ties
        return [places(game.pad[-1].totals, tie_breaks(game.pad, ties)) for game in self.games]

    @property
    def _rounds(self) -> range:
        return range(self.match.rules.rounds)

    @cached_property
    def _seats(self) -> Ints:
        return np.array([game.fixture.seats for game in self.games])

    @cached_property
    def _points(self) -> Ints:
        return np.array([[row.points for row in game.pad] for game in self.games])

    @cached_property
    def _bids(self) -> Ints:
        return np.array([[row.bids for row in game.pad] for game in self.games])

    @cached_property
    def _taken(self) -> Ints:
        return np.array([[row.taken for row in game.pad] for game in self.games])

    def _by_deal(self, values: Floats | Ints) -> Floats:
        """For every deal and player the mean of what its seats have in all turns."""
        players, bots = self.match.rules.players, len(self.match.bots)
        seats = self._seats.reshape(self.deals, players * players)
        values = values.reshape(self.deals, players * players)
        means = np.full((self.deals, bots), np.nan)
        for bot in range(bots):
            own = seats == bot
            there = own.any(axis=1)
            total = np.where(own, values, 0)[there].sum(axis=1)
            means[there, bot] = total / own[there].sum(axis=1)
        return means


def results(match: Match, games: Iterable[Played]) -> Results:
    """What these games of the match say, in whatever order they come."""
    turns: dict[int, list[Played]] = {}
    for game in games:
        turns.setdefault(game.fixture.deal, []).append(game)
    whole = tuple(
        game
        for _, played in sorted(turns.items())
        if len(played) == match.rules.players
        for game in sorted(played, key=lambda game: game.fixture.turn)
    )
    if not whole:
        raise ArenaError("no deal was played in all turns, so there is nothing to compare")
    return Results(match, whole)


def _estimate(values: Floats) -> Estimate:
    return estimate(values[~np.isnan(values)])
