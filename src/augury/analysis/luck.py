"""Luck and skill: what the deal, one's own decisions and the others' did to a result.

A position has a value for every seat: the points that it can expect of the round, with all hands
open, if everyone plays on like the archmage. Before the deal that is *par*, the mean over many
deals. Along the round the value changes: with the deal, which is luck, and with every decision,
which is its seat's doing, until it is what the pad says. So

    points = par + luck + own + others

and the parts add up to the last point, because each value is subtracted where it was added. They
are whole hundredths of points, so nothing is lost to rounding either. A seat without a choice
decides nothing: a move that is forced changes no value.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Final

import numpy as np

from augury.analysis.chances import chances_to_win
from augury.analysis.networks import expect
from augury.analysis.verdicts import Figure
from augury.game.play.actions import Chance, Deal
from augury.game.play.dealer import deal
from augury.game.play.engine import apply
from augury.game.play.legality import legal_actions
from augury.game.play.steps import Step
from augury.game.play.table import Phase, State

HUNDREDTHS: Final = 100


@dataclass(frozen=True)
class Parts:
    """What a result is made of, in hundredths of points."""

    par: int  # what anyone could expect in this seat, before the deal
    luck: int  # what the deals brought
    own: int  # what the seat's own decisions brought
    others: int  # what the others' brought it

    @property
    def total(self) -> int:
        """The result: always a whole number of points."""
        return self.par + self.luck + self.own + self.others


@dataclass(frozen=True)
class Moment:
    """A moment of the game and everyone's chance to win it then."""

    action: int  # how many actions had been taken
    chances: tuple[Figure, ...]
    points: tuple[Figure, ...]  # that everyone could expect of the round


@dataclass(frozen=True)
class RoundLuck:
    """A round: the parts of every seat's points, and the chances along it."""

    parts: tuple[Parts, ...]
    moments: tuple[Moment, ...]


def split_round(steps: Sequence[Step], first: int, deals: int, rng: Random) -> RoundLuck:
    """The parts of a round that is over, of which these are the steps from its deal on.

    `first` is the number of the deal among the actions of the game. Par is the mean of
    `deals` deals.
    """
    before, after = steps[0].before, steps[-1].state
    players = range(before.rules.players)
    assert isinstance(steps[0].action, Deal)
    assert after.phase in (Phase.DEAL, Phase.OVER)
    chosen = [(first + at, step) for at, step in enumerate(steps) if _is_choice(step)]
    states = [step.before for _, step in chosen]
    expected = expect([*states, *_other_deals(before, deals, rng)])
    par = _hundredths(expected.points[len(states) :].mean(axis=0))
    values = [_hundredths(row) for row in expected.points[: len(states)]]
    values.append([HUNDREDTHS * points for points in after.table.pad[-1].points])
    luck = [values[0][seat] - par[seat] for seat in players]
    own, others = [0] * len(players), [0] * len(players)
    for (_, step), old, new in zip(chosen, values[:-1], values[1:], strict=True):
        assert not isinstance(step.action, Chance)
        for seat in players:
            (own if seat == step.action.seat else others)[seat] += new[seat] - old[seat]
    chances = chances_to_win([*states, after], np.array(values) / HUNDREDTHS)
    numbers = [*(number for number, _ in chosen), first + len(steps)]
    return RoundLuck(
        parts=tuple(Parts(par[s], luck[s], own[s], others[s]) for s in players),
        moments=tuple(
            Moment(number, tuple(map(float, row)), tuple(value / HUNDREDTHS for value in worth))
            for number, row, worth in zip(numbers, chances, values, strict=True)
        ),
    )


def add_parts(parts: Iterable[Parts]) -> Parts:
    """The parts of several rounds, added up."""
    each = [*parts]
    return Parts(*(sum(getattr(one, part.name) for one in each) for part in fields(Parts)))


def round_parts(parts: Parts) -> Parts:
    """The same in whole points, which still add up: those closest to the next point go up.

    >>> round_parts(Parts(par=1950, luck=350, own=-740, others=-560))
    Parts(par=20, luck=3, own=-7, others=-6)
    """
    exact = [getattr(parts, part.name) for part in fields(Parts)]
    down = [value // HUNDREDTHS for value in exact]
    short = sum(exact) // HUNDREDTHS - sum(down)
    order = sorted(range(len(exact)), key=lambda at: -(exact[at] % HUNDREDTHS))
    for at in order[:short]:
        down[at] += 1
    return Parts(*down)


def _is_choice(step: Step) -> bool:
    action = step.action
    return not isinstance(action, Chance) and len(legal_actions(step.before, action.seat)) > 1


def _other_deals(before: State, count: int, rng: Random) -> list[State]:
    """What might have been dealt instead."""
    return [apply(before, deal(before.table, rng)) for _ in range(count)]


def _hundredths(points: np.ndarray) -> list[int]:
    """The points as whole numbers of hundredths, which add up exactly."""
    return [round(value * HUNDREDTHS) for value in points.tolist()]
