"""A game reviewed: what luck did, what everyone did, and which decisions mattered.

    review(record)                          a whole game, all seats
    review(record, seat=2)                  the decisions of one seat
    review(record, effort=QUICK)            in a few seconds

The work is cut into rounds, which `review_round` does one at a time: `assemble` puts them together,
whoever did them and in whatever order. A review depends on the record, the seat and the effort
alone, so every figure in it can be had again. What is drawn at random is drawn from the number of
the decision, never from cards: in a game in progress it must not tell what others hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Final

from augury.analysis.errors import AnalysisError
from augury.analysis.hints import explain_best
from augury.analysis.judging import THOROUGH, Effort, Judgement, Query, judge
from augury.analysis.lessons import Lesson, find_lesson
from augury.analysis.luck import Parts, RoundLuck, add_parts, round_parts, split_round
from augury.analysis.reasons import Reason
from augury.analysis.verdicts import COSTLY, Measurement, Verdict
from augury.game.cards import Card, Suit
from augury.game.play.actions import Deal, Move
from augury.game.play.scoring import ranks
from augury.game.play.steps import Step
from augury.game.play.table import Phase
from augury.game.play.views import View, view
from augury.game.rules import Rules
from augury.game.text.record import Record, replay

__all__ = [
    "Decision",
    "Review",
    "ReviewedRound",
    "ReviewedSeat",
    "Task",
    "assemble",
    "find_costly",
    "review",
    "review_round",
    "tasks",
]

_DEAREST: Final = 5


@dataclass(frozen=True)
class Decision:
    """A decision, and what is thought of it."""

    action: int  # its number among the actions of the record, from 0: where a replay goes to
    round: int
    trick: int  # from 1; 0: before the first card
    seat: int
    move: Move
    judgement: Judgement
    reasons: tuple[Reason, ...]  # why the best move is the best


@dataclass(frozen=True)
class ReviewedRound:
    """A round."""

    number: int
    hand_size: int
    dealer: int
    turned_up: Card | None
    trump: Suit | None
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]  # empty while it is being played
    totals: tuple[int, ...]
    luck: RoundLuck | None  # None while it is being played: it would tell what others hold
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class ReviewedSeat:
    """What became of a seat, and why."""

    seat: int
    points: int
    rank: int
    parts: Parts  # in hundredths of points
    whole: Parts  # in whole points; both add up to the points
    given: Measurement  # points that its decisions gave away
    counts: tuple[int, ...]  # how often each verdict was passed, in the order of `Verdict`
    met: int  # predictions that came true
    rounds: int
    lesson: Lesson | None  # what to do next time; None where nothing was surely lost


@dataclass(frozen=True)
class Review:
    """A whole game, or what is played of it."""

    rules: Rules
    names: tuple[str, ...]
    over: bool
    learnt: bool  # whether the network has learnt such rules
    seat: int | None  # whose decisions these are, if not everyone's
    effort: Effort
    seats: tuple[ReviewedSeat, ...]
    rounds: tuple[ReviewedRound, ...]
    dearest: tuple[int, ...]  # the actions of the dearest decisions, the dearest first
    positions: tuple[View, ...]  # what their seats saw then


@dataclass(frozen=True)
class Task:
    """One round's work, for whoever does it."""

    record: Record
    number: int
    seat: int | None
    effort: Effort


def review(record: Record, seat: int | None = None, effort: Effort = THOROUGH) -> Review:
    """Review a game. A game in progress is reviewed from the eyes of one seat alone.

    Raises `AnalysisError` where there is nothing to review, and `NoSuchSeat`.
    """
    return assemble(record, seat, effort, map(review_round, tasks(record, seat, effort)))


def tasks(record: Record, seat: int | None, effort: Effort) -> list[Task]:
    """The rounds to be reviewed, the longest first. Raises what `review` raises."""
    state = record.state
    if seat is not None:
        view(state, seat)  # raises NoSuchSeat
    if not state.table.number:
        raise AnalysisError("nothing-dealt", "nothing is dealt yet, so there is nothing to review")
    if seat is None and state.phase not in (Phase.OVER, Phase.DEAL):
        raise AnalysisError(
            "in-progress",
            f"round {state.table.number} is being played: say from whose seat to look at it, "
            "because nobody may know all hands yet",
        )
    made = [Task(record, number, seat, effort) for number in range(1, state.table.number + 1)]
    return sorted(made, key=lambda task: -record.rules.hand_size(task.number))


def review_round(task: Task) -> ReviewedRound:
    """One round: its luck, if it is over, and its decisions."""
    number = task.number
    steps, first = _steps_of(task.record, number)
    table, over = steps[-1].state.table, steps[-1].state.phase in (Phase.DEAL, Phase.OVER)
    luck = None
    if over:
        rng = Random(f"par {number}")
        luck = split_round(steps, first, task.effort.deals, rng)
    decisions = tuple(_decisions(task, steps, first))
    before, row = steps[0].before.table, table.pad[-1] if over else None
    return ReviewedRound(
        number=number,
        hand_size=table.hand_size,
        dealer=table.dealer,
        turned_up=table.turned_up,
        trump=table.trump,
        bids=table.bids if row is None else row.bids,
        taken=table.taken,
        points=() if row is None else row.points,
        totals=before.totals if row is None else row.totals,
        luck=luck,
        decisions=decisions,
    )


def assemble(
    record: Record, seat: int | None, effort: Effort, rounds: Iterable[ReviewedRound]
) -> Review:
    """A review of the rounds that are done."""
    ordered = tuple(sorted(rounds, key=lambda one: one.number))
    table = record.state.table
    places = ranks(table.totals)
    decisions = [decision for each in ordered for decision in each.decisions]
    costly = find_costly(decisions)[:_DEAREST]
    before = [step.before for step in replay(record)]
    seats = range(record.rules.players)
    return Review(
        rules=record.rules,
        names=record.names,
        over=table.phase is Phase.OVER,
        learnt=has_learnt(record.rules),
        seat=seat,
        effort=effort,
        seats=tuple(_seat(own, places[own], ordered, decisions) for own in seats),
        rounds=ordered,
        dearest=tuple(one.action for one in costly),
        positions=tuple(view(before[one.action], one.seat) for one in costly),
    )


def find_costly(decisions: Iterable[Decision]) -> list[Decision]:
    """Those that cost something, the dearest first."""
    costly = [one for one in decisions if one.judgement.verdict in COSTLY]
    return sorted(costly, key=lambda one: -one.judgement.loss.likely)


def has_learnt(rules: Rules) -> bool:
    """Whether the network was trained with such rules: schedules of one's own only if short."""
    return rules.hand_sizes is None or 2 <= len(rules.hand_sizes) <= 9


def _seat(
    seat: int, rank: int, rounds: tuple[ReviewedRound, ...], decisions: list[Decision]
) -> ReviewedSeat:
    own = [one.judgement for one in decisions if one.seat == seat]
    parts = add_parts(one.luck.parts[seat] for one in rounds if one.luck is not None)
    scored = [one for one in rounds if one.points]
    losses = [one.loss for one in own if one.verdict is not Verdict.BEST]
    given = sum(max(0.0, loss.value) for loss in losses)
    error = sum(loss.error**2 for loss in losses) ** 0.5
    return ReviewedSeat(
        seat=seat,
        points=sum(one.points[seat] for one in scored),
        rank=rank,
        parts=parts,
        whole=round_parts(parts),
        given=Measurement(given, error),
        counts=tuple(sum(one.verdict is verdict for one in own) for verdict in Verdict),
        met=sum(one.bids[seat] == one.taken[seat] for one in scored),
        rounds=len(scored),
        lesson=find_lesson((one.move, one.judgement) for one in decisions if one.seat == seat),
    )


def _decisions(task: Task, steps: list[Step], first: int) -> Iterator[Decision]:
    made: list[tuple[int, Step, View]] = []
    for at, step in enumerate(steps):
        action = step.action
        if not isinstance(action, Deal) and task.seat in (None, action.seat):
            made.append((first + at, step, view(step.before, action.seat)))
    queries = []
    for number, step, seen in made:
        assert not isinstance(step.action, Deal)
        queries.append(Query(seen, step.action, f"decision {number}"))
    for (number, _, seen), query, judged in zip(
        made, queries, judge(queries, task.effort), strict=True
    ):
        assert query.chosen is not None
        table = seen.table
        best = judged.options[0].tricks if judged.options else ()
        yield Decision(
            action=number,
            round=table.number,
            trick=len(table.tricks) + 1 if table.phase is Phase.PLAY else 0,
            seat=query.chosen.seat,
            move=query.chosen,
            judgement=judged,
            reasons=explain_best(seen, judged, best),
        )


def _steps_of(record: Record, number: int) -> tuple[list[Step], int]:
    """The steps of a round, and the number of its deal among the actions."""
    first = 0
    for played, steps in groupby(replay(record), key=lambda step: step.state.table.number):
        each = list(steps)
        if played == number:
            return each, first
        first += len(each)
    raise AnalysisError("no-round", f"the game has no round {number}")
