"""Several games as one table: by points, or by placement points as tournaments count them.

>>> placement_points((1, 3, 1, 4), prizes=(4, 3, 2, 1))
(4, 2, 4, 1)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from augury.game.play.scoring import ranks
from augury.pad.facts import facts
from augury.pad.sheet import Sheet

PLACEMENT: Final = (6, 5, 4, 3, 2, 1)  # what a place is worth, where nobody says otherwise


@dataclass(frozen=True)
class Standing:
    """One person after some games of a league."""

    name: str
    place: int
    points: int
    games: int
    victories: int


def placement_points(places: Iterable[int], prizes: tuple[int, ...]) -> tuple[int, ...]:
    """What everyone's place brings; those who share a place all get what it is worth."""
    return tuple(prizes[place - 1] if place <= len(prizes) else 0 for place in places)


def standings(
    sheets: Iterable[Sheet], prizes: tuple[int, ...] | None = None
) -> tuple[tuple[Standing, ...], ...]:
    """The table after each game, the best first. `prizes` None: the points of the games count."""
    points: dict[str, int] = {}
    games: dict[str, int] = {}
    victories: dict[str, int] = {}
    after: list[tuple[Standing, ...]] = []
    for sheet in sheets:
        known = facts(sheet)
        played = {seat: place for seat, place in enumerate(known.ranks) if place is not None}
        totals = tuple(known.totals[seat] for seat in played)
        won = totals if prizes is None else placement_points(played.values(), prizes)
        for (seat, place), more in zip(played.items(), won, strict=True):
            name = sheet.names[seat]
            points[name] = points.get(name, 0) + more
            games[name] = games.get(name, 0) + 1
            victories[name] = victories.get(name, 0) + (place == 1)
        places = dict(zip(points, ranks(tuple(points.values())), strict=True))
        after.append(
            tuple(
                Standing(name, places[name], points[name], games[name], victories[name])
                for name in sorted(points, key=lambda name: places[name])
            )
        )
    return tuple(after)
