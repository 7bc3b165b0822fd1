"""What a player is worth by the protocol: points, predictions that came true, exploitability."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np

from augury.arena import ArenaError, Estimate, Fixture, Match, Played, estimate, play
from augury.arena.seats import check
from augury.benchmark.exploitability import Exploitability, exploitability
from augury.benchmark.protocol import BOXES, FROZEN, PROTOCOL, SEED, SUITES, thawed
from augury.processes import cores, spread

_PLAYER, _OPPONENT = range(2)
_DECIMALS: Final = 1


@dataclass(frozen=True)
class SuiteResult:
    """One player among three of one opponent, by one rule set. Estimates are over deals."""

    suite: str
    opponent: str
    points: Estimate  # of the player, a round
    ahead: Estimate  # of what the opponent makes of the same cards in the same seats, a round
    exact: Estimate  # predictions that came true
    faults: tuple[str, ...]  # what went wrong, each time
    milliseconds: float  # a decision


@dataclass(frozen=True)
class Evaluation:
    """All of it."""

    player: str
    deals: int  # by each rule set, against each opponent; every deal from every seat
    lines: tuple[SuiteResult, ...]
    exploitability: tuple[Exploitability, ...]
    thawed: tuple[str, ...]  # opponents that are not those of the protocol

    @property
    def faults(self) -> int:
        """How often the player gave no legal answer in time."""
        return sum(len(line.faults) for line in self.lines) + sum(
            one.faults for one in self.exploitability
        )

    @property
    def row(self) -> str:
        """A row of the leaderboard, in Markdown."""
        gains = (_text(line.ahead) for line in self.lines)
        exact = np.mean([line.exact.mean for line in self.lines])
        gaps = (f"{one.nash_conv:.{_DECIMALS}f}" for one in self.exploitability)
        cells = (f"`{self.player}`", *gains, f"{100 * exact:.0f}%", *gaps, self.faults, self.deals)
        return "| " + " | ".join(map(str, cells)) + " |"

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values."""
        return {
            "protocol": PROTOCOL,
            "player": self.player,
            "deals": self.deals,
            "thawed": list(self.thawed),
            "lines": [
                {
                    "suite": line.suite,
                    "opponent": line.opponent,
                    "points": line.points.to_json(),
                    "ahead": line.ahead.to_json(),
                    "exact": line.exact.to_json(),
                    "faults": list(line.faults),
                    "milliseconds": line.milliseconds,
                }
                for line in self.lines
            ],
            "exploitability": [
                {
                    "box": one.box,
                    "nash_conv": one.nash_conv,
                    "views": one.views,
                    "faults": one.faults,
                }
                for one in self.exploitability
            ],
        }


def evaluate(
    player: str,
    *,
    deals: int = 32,
    limit: float = 10.0,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Evaluation:
    """Let a player go through the protocol, with the first `deals` of its deals.

    `player` is whatever the arena understands by name: one of ours, `package.module:Name`, an
    ONNX file, or `process:COMMAND`. It has `limit` seconds for a decision. A fault is counted,
    and a random legal move is made in its place. `progress` is told how many games are played,
    and of how many. Raises `BotError` if there is no such player.
    """
    if deals < 2:
        raise ArenaError(f"{deals} deals: an interval needs at least two")
    if processes is not None and processes < 1:
        raise ArenaError(f"{processes} processes: at least one has to do the work")
    matches = {
        (suite, one.name): Match((player, one.name), rules, deals * rules.players, SEED, limit)
        for suite, rules in SUITES.items()
        for one in FROZEN
    }
    check(player, limit)
    total = sum(deals * (match.rules.players + 1) for match in matches.values())
    played = 0
    lines = []
    for (suite, opponent), match in matches.items():
        games = []
        for game in _games(match, deals, processes or cores()):
            games.append(game)
            played += 1
            if progress is not None:
                progress(played, total)
        lines.append(_line(suite, opponent, match, deals, games))
    gaps = tuple(exploitability(player, box, limit=limit) for box in BOXES)
    return Evaluation(player, deals, tuple(lines), gaps, thawed())


def _games(match: Match, deals: int, processes: int) -> Iterator[Played]:
    """Every deal with the player on every seat in turn, and once with the opponent on all."""
    work = partial(play, match)
    fixtures = list(_fixtures(match.rules.players, deals))
    if processes == 1:
        yield from map(work, fixtures)
        return
    try:
        yield from spread(work, fixtures, processes)
    except BrokenProcessPool:
        raise ArenaError("one of the processes ended in the middle of a game") from None


def _fixtures(players: int, deals: int) -> Iterator[Fixture]:
    for deal in range(deals):
        for turn in range(players):
            seats = (_PLAYER if seat == turn else _OPPONENT for seat in range(players))
            yield Fixture(deal, turn, tuple(seats))
        yield Fixture(deal, players, (_OPPONENT,) * players)


def _line(
    suite: str, opponent: str, match: Match, deals: int, games: Iterable[Played]
) -> SuiteResult:
    players, rounds = match.rules.players, match.rules.rounds
    own, theirs, exact = np.zeros((3, deals))
    faults: list[str] = []
    decisions, seconds = 0, 0.0
    for game in sorted(games, key=lambda game: (game.fixture.deal, game.fixture.turn)):
        deal, turn = game.fixture.deal, game.fixture.turn
        if turn == players:
            theirs[deal] = sum(game.pad[-1].totals) / players / rounds
            continue
        own[deal] += game.pad[-1].totals[turn] / players / rounds
        kept = sum(row.bids[turn] == row.taken[turn] for row in game.pad)
        exact[deal] += kept / players / rounds
        faults += [fault.reason for fault in game.faults if fault.bot == _PLAYER]
        decisions += game.decisions[turn]
        seconds += game.seconds[turn]
    return SuiteResult(
        suite=suite,
        opponent=opponent,
        points=estimate(own),
        ahead=estimate(own - theirs),
        exact=estimate(exact),
        faults=tuple(faults),
        milliseconds=1000 * seconds / decisions,
    )


def _text(value: Estimate) -> str:
    return f"{value.mean:+.{_DECIMALS}f} ± {value.margin:.{_DECIMALS}f}".replace("-", "−")
