"""One number a player, no matter whom it met: a Plackett–Luce rating of all games.

The games are rated in the order of the match. A player with several seats in a game is rated once
for each of them, and takes the mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean

from augury.game.errors import MissingExtra


@dataclass(frozen=True)
class Rating:
    """How strong a player is, 25 being as strong as any, and how sure that is."""

    mu: float
    sigma: float


def rate(games: Iterable[tuple[Sequence[int], Sequence[int]]], bots: int) -> tuple[Rating, ...]:
    """The ratings after these games, each given as who sat in every seat, and the seat's place."""
    if find_spec("openskill") is None:
        raise MissingExtra("ratings need openskill", "arena")
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only the arena needs it

    model = PlackettLuce(tau=0)  # a player does not change from one game to the next
    ratings = [Rating(model.mu, model.sigma)] * bots
    for seats, places in games:
        if len(set(seats)) == 1:
            continue
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(seats):
            own = [team[0] for team, other in zip(rated, seats, strict=True) if other == bot]
            ratings[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return tuple(ratings)
