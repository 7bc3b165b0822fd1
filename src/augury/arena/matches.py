"""What is to be played: a match, and its fixtures, all known before the first card.

Matches are *duplicate*: a deal, which is every round's cards for a whole game, is played once for
every seat, with the line-up moved on by one place each time. So every player of the line-up holds
every hand, and what the cards gave to one they give to all.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from random import Random

from augury.arena.errors import ArenaError
from augury.bots import Bot
from augury.bots.registry import name_of
from augury.game import Rules


@dataclass(frozen=True)
class Fixture:
    """One game: the deal, by how many places the line-up was moved, and who sits where."""

    deal: int
    turn: int
    seats: tuple[int, ...]  # the players by their number in the match


@dataclass(frozen=True)
class Match:
    """Who meets whom, by which rules, how often; the seed decides the rest.

    >>> match = Match(("novice", "adept"), Rules(players=3), games=10)
    >>> match.deals, match.planned
    (4, 12)
    """

    bots: tuple[str | Bot | Callable[[], Bot], ...]  # as `augury.bots.bot` understands them
    rules: Rules
    games: int  # at least; more, if that makes all meetings equal
    seed: str = "0"
    limit: float = 30.0  # seconds for each decision of a player that is not ours

    def __post_init__(self) -> None:
        if not self.bots:
            raise ArenaError("a match needs at least one player")
        object.__setattr__(self, "bots", tuple(map(_spelled, self.bots)))
        if self.games < 1:
            raise ArenaError(f"{self.games} games: a match has at least one")
        if not self.limit > 0:
            raise ArenaError(f"a limit of {self.limit} seconds: a player needs some time")

    @property
    def names(self) -> tuple[str, ...]:
        """What to call the players: a second adept is `adept (2)`."""
        seen: Counter[str] = Counter()
        names = []
        for spec in self.bots:
            name = name_of(spec)
            seen[name] += 1
            names.append(f"{name} ({seen[name]})" if seen[name] > 1 else name)
        return tuple(names)

    @property
    def is_here_alone(self) -> bool:
        """Whether a player lives in this process: in a notebook, in the script, or as an object."""
        return not all(isinstance(spec, str) for spec in self.bots)

    @property
    def deals(self) -> int:
        """How many deals there are, each played once for every seat."""
        deals = -(-self.games // self.rules.players)
        whole = len(_family(len(self.bots), self.rules.players)) or 1
        return -(-deals // whole) * whole

    @property
    def planned(self) -> int:
        """How many games there are in all."""
        return self.deals * self.rules.players

    @property
    def fixtures(self) -> tuple[Fixture, ...]:
        """Every game, in order."""
        return tuple(self._fixtures())

    def rng(self, deal: int, *whose: object) -> Random:
        """Where chance comes from: the same in every turn of a deal, so that it cancels too."""
        return Random(self.seed_of(deal, *whose))

    def seed_of(self, deal: int, *whose: object) -> str:
        """The seed of a deal of the match."""
        return " ".join(map(str, (repr(self.seed), "deal", deal, *whose)))

    def _fixtures(self) -> Iterator[Fixture]:
        players = self.rules.players
        chosen = islice(line_ups(len(self.bots), players), self.deals)
        for deal, line_up in enumerate(chosen):
            order = list(line_up)
            self.rng(deal, "places").shuffle(order)  # who sits to whose left is left to chance
            for turn in range(players):
                yield Fixture(deal, turn, tuple(order))
                order.insert(0, order.pop())


def _spelled(spec: str | Bot | Callable[[], Bot]) -> str | Bot | Callable[[], Bot]:
    """A class or a function by its name, where other processes find it by that; else as it is."""
    module, name = getattr(spec, "__module__", None), getattr(spec, "__qualname__", None)
    if isinstance(spec, str) or name is None or module in (None, "__main__"):
        return spec
    place: object = sys.modules.get(str(module))
    for part in name.split("."):
        place = getattr(place, part, None)
    return f"{module}:{name}" if place is spec else spec


def line_ups(bots: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Who plays together, deal after deal without end, so that all meet each other equally.

    Two players share the seats in every way; more of them as evenly as possible, taking the odd
    seats by turns. If there are more players than seats, those play who have met least.

    >>> list(islice(line_ups(2, 4), 3))
    [(0, 1, 1, 1), (0, 0, 1, 1), (0, 0, 0, 1)]
    >>> list(islice(line_ups(3, 4), 3))
    [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    """
    family = _family(bots, seats)
    return cycle(family) if family else _by_turns(bots, seats)


def _family(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The line-ups that are played equally often; none, if not all can sit down at once."""
    if bots > seats:
        return []
    if bots == 2:
        return [(0,) * share + (1,) * (seats - share) for share in range(1, seats)]
    whole = tuple(range(bots)) * (seats // bots)
    return [tuple(sorted(whole + odd)) for odd in combinations(range(bots), seats % bots)]


def _by_turns(bots: int, seats: int) -> Iterator[tuple[int, ...]]:
    met: Counter[frozenset[int]] = Counter()
    played: Counter[int] = Counter()
    while True:
        chosen: list[int] = []
        for _ in range(seats):
            rest = (bot for bot in range(bots) if bot not in chosen)
            chosen.append(
                min(
                    rest,
                    key=lambda bot: (
                        sum(met[frozenset((bot, other))] for other in chosen),
                        played[bot],
                    ),
                )
            )
        played.update(chosen)
        met.update(map(frozenset, combinations(chosen, 2)))
        yield tuple(sorted(chosen))
