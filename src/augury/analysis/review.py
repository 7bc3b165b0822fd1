"""A game reviewed: what luck did, what everyone did, and which decisions mattered.

    review(record)                          a whole game, all seats
    review(record, seat=2)                  the decisions of one seat
    review(record, effort=QUICK)            in a few seconds

The work is cut into pieces of a second or two, which `review_piece` does one at a time: `assemble`
puts them together, in any order and from any process. A review, and how it is cut, depends on the
record, the seat and the effort alone, so every figure in it can be had again. What is drawn at
random is drawn from the number of the decision, never from cards: in a game in progress it must not
tell what others hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, groupby
from math import ceil
from random import Random
from typing import Final

from augury.analysis.errors import AnalysisError
from augury.analysis.hints import explain_best
from augury.analysis.judging import THOROUGH, Effort, Judgement, Query, judge
from augury.analysis.lessons import Lesson, find_lesson
from augury.analysis.luck import Parts, RoundLuck, add_parts, round_parts, split_round
from augury.analysis.reasons import Reason
from augury.analysis.story import add_losses, tell, tell_given
from augury.analysis.verdicts import COSTLY, Measurement, Verdict
from augury.game.cards import Card, Suit
from augury.game.play.actions import Chance, Move
from augury.game.play.steps import Step
from augury.game.play.table import Phase
from augury.game.play.views import View, view
from augury.game.rules import Rules
from augury.game.text.record import Record, replay

_SHOWN: Final = 5  # of the dearest decisions, with what their seats saw
_PIECE: Final = 5000  # cards that are played out in a piece of work, about: a second or two


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision, and what is thought of it."""

    action: int  # its number among the actions of the record, from 0: where a replay goes to
    round: int
    trick: int  # from 1; 0: before the first card
    seat: int
    move: Move
    judgement: Judgement
    reasons: tuple[Reason, ...]  # why the best move is the best; none, if that is not clear


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
    decisions: tuple[ReviewedDecision, ...]


@dataclass(frozen=True)
class ReviewedSeat:
    """What became of a seat, and why."""

    seat: int
    points: int
    rank: int
    parts: Parts  # in hundredths of points
    whole: Parts  # in whole points; both add up to the points
    given: Measurement  # points that its costly decisions gave away, as they are said of each
    counts: tuple[int, ...]  # how often each verdict was passed, in the order of `Verdict`
    met: int  # predictions that came true
    rounds: int
    story: tuple[Reason, ...]  # what it comes to; the first sentence says what mattered most
    lesson: Lesson | None  # what to do next time; None where too little was lost to say


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
    gave: Reason  # how many of all decisions cost something, in a sentence
    dearest: tuple[int, ...]  # the actions of the costly decisions, the dearest first
    positions: tuple[View, ...]  # what the seats of the first few saw then


@dataclass(frozen=True)
class Task:
    """A piece of the work: a round, or one of the `parts` into which its decisions are cut."""

    record: Record
    number: int
    seat: int | None
    effort: Effort
    part: int = 0
    parts: int = 1


@dataclass(frozen=True)
class ReviewedPiece:
    """What came of a task."""

    number: int  # of its round
    parts: int  # of which this is one
    luck: RoundLuck | None  # with the first part of a round that is over
    decisions: tuple[ReviewedDecision, ...]


def review(record: Record, seat: int | None = None, effort: Effort = THOROUGH) -> Review:
    """Review a game. A game in progress is reviewed from the eyes of one seat alone.

    Raises `AnalysisError` where there is nothing to review, and `NoSuchSeat`.
    """
    return assemble(record, seat, effort, map(review_piece, tasks(record, seat, effort)))


def tasks(record: Record, seat: int | None, effort: Effort) -> list[Task]:
    """What there is to do, the longest rounds first. Raises what `review` raises."""
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
    hand_size = record.rules.hand_size
    numbers = sorted(range(1, state.table.number + 1), key=lambda number: -hand_size(number))
    seats = record.rules.players if seat is None else 1
    made = []
    for number in numbers:
        parts = _parts(hand_size(number), seats, effort)
        made += [Task(record, number, seat, effort, part, parts) for part in range(parts)]
    return made


def _parts(hand_size: int, seats: int, effort: Effort) -> int:
    """Into how many parts a round is cut: a decision is the more work the more cards are left."""
    cards_left = seats * hand_size * (hand_size + 1) // 2
    return min(ceil(cards_left * effort.most / _PIECE), seats * hand_size)


def review_piece(task: Task) -> ReviewedPiece:
    """Some decisions of a round, and with the first of them its luck, if it is over."""
    steps, first = _steps_of(task.record, task.number)
    over = steps[-1].state.phase in (Phase.DEAL, Phase.OVER)
    luck = None
    if over and not task.part:
        luck = split_round(steps, first, task.effort.deals, Random(f"par {task.number}"))
    decisions = tuple(_decisions(task, steps, first))
    return ReviewedPiece(task.number, task.parts, luck, decisions)


def assemble(
    record: Record, seat: int | None, effort: Effort, pieces: Iterable[ReviewedPiece]
) -> Review:
    """A review of the rounds of which every piece is done."""
    by_round: dict[int, list[ReviewedPiece]] = {}
    for piece in pieces:
        by_round.setdefault(piece.number, []).append(piece)
    ordered = tuple(
        _join(steps, by_round[number])
        for number, steps in _rounds_of(record)
        if number in by_round and len(by_round[number]) == by_round[number][0].parts
    )
    table = record.state.table
    places = table.ranks
    decisions = [decision for each in ordered for decision in each.decisions]
    costly = find_costly(decisions)
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
        gave=tell_given([one.judgement for one in decisions]),
        dearest=tuple(one.action for one in costly),
        positions=tuple(view(before[one.action], one.seat) for one in costly[:_SHOWN]),
    )


def find_costly(decisions: Iterable[ReviewedDecision]) -> list[ReviewedDecision]:
    """Those that cost something, the dearest first."""
    costly = [one for one in decisions if one.judgement.verdict in COSTLY]
    return sorted(costly, key=lambda one: -one.judgement.loss.likely)


def has_learnt(rules: Rules) -> bool:
    """Whether the network was trained with such rules: schedules of one's own only if short."""
    return rules.hand_sizes is None or 2 <= len(rules.hand_sizes) <= 9


def _seat(
    seat: int, rank: int, rounds: tuple[ReviewedRound, ...], decisions: list[ReviewedDecision]
) -> ReviewedSeat:
    own = [one.judgement for one in decisions if one.seat == seat]
    parts = add_parts(one.luck.parts[seat] for one in rounds if one.luck is not None)
    whole = round_parts(parts)
    scored = [one for one in rounds if one.points]
    costly = [one for one in own if one.verdict in COSTLY]
    error = sum(one.loss.error**2 for one in costly) ** 0.5
    return ReviewedSeat(
        seat=seat,
        points=sum(one.points[seat] for one in scored),
        rank=rank,
        parts=parts,
        whole=whole,
        given=Measurement(float(add_losses(costly)), error),
        counts=tuple(sum(one.verdict is verdict for one in own) for verdict in Verdict),
        met=sum(one.bids[seat] == one.taken[seat] for one in scored),
        rounds=len(scored),
        story=tell(whole, own),
        lesson=find_lesson(
            (one.move, one.judgement, each.bids[seat])
            for each in rounds
            for one in each.decisions
            if one.seat == seat
        ),
    )


def _join(steps: list[Step], pieces: list[ReviewedPiece]) -> ReviewedRound:
    """Put the pieces of a round together."""
    table, over = steps[-1].state.table, steps[-1].state.phase in (Phase.DEAL, Phase.OVER)
    before, row = steps[0].before.table, table.pad[-1] if over else None
    decisions = [decision for piece in pieces for decision in piece.decisions]
    return ReviewedRound(
        number=table.number,
        hand_size=table.hand_size,
        dealer=table.dealer,
        turned_up=table.turned_up,
        trump=table.trump,
        bids=table.bids if row is None else row.bids,
        taken=table.taken,
        points=() if row is None else row.points,
        totals=before.totals if row is None else row.totals,
        luck=next((piece.luck for piece in pieces if piece.luck is not None), None),
        decisions=tuple(sorted(decisions, key=lambda decision: decision.action)),
    )


def _decisions(task: Task, steps: list[Step], first: int) -> Iterator[ReviewedDecision]:
    made: list[tuple[int, Step, View]] = []
    for at, step in enumerate(steps):
        action = step.action
        if not isinstance(action, Chance) and task.seat in (None, action.seat):
            made.append((first + at, step, view(step.before, action.seat)))
    made = _cut(made, task.part, task.parts)
    queries = []
    for number, step, seen in made:
        assert not isinstance(step.action, Chance)
        queries.append(Query(seen, step.action, f"decision {number}"))
    for (number, _, seen), query, judged in zip(
        made, queries, judge(queries, task.effort), strict=True
    ):
        assert query.chosen is not None
        table = seen.table
        known = judged.verdict is Verdict.BEST or judged.verdict in COSTLY
        yield ReviewedDecision(
            action=number,
            round=table.number,
            trick=len(table.tricks) + 1 if table.phase is Phase.PLAY else 0,
            seat=query.chosen.seat,
            move=query.chosen,
            judgement=judged,
            reasons=explain_best(seen, judged, query.chosen) if known else (),
        )


def _cut(made: list[tuple[int, Step, View]], part: int, parts: int) -> list[tuple[int, Step, View]]:
    """One of the parts, which are about as much work each."""
    work = [len(seen.hand or ()) for _, _, seen in made]
    return [
        one
        for one, size, done in zip(made, work, accumulate(work), strict=True)
        if (done - size) * parts // max(1, sum(work)) == part
    ]


def _steps_of(record: Record, number: int) -> tuple[list[Step], int]:
    """The steps of a round, and the number of its deal among the actions."""
    first = 0
    for played, steps in _rounds_of(record):
        if played == number:
            return steps, first
        first += len(steps)
    raise AnalysisError("no-round", f"the game has no round {number}")


def _rounds_of(record: Record) -> Iterator[tuple[int, list[Step]]]:
    """The rounds of a game by their numbers, and the steps of each."""
    for number, steps in groupby(replay(record), key=lambda step: step.state.table.number):
        yield number, list(steps)
