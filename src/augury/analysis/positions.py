"""A game that is looked at again: its course, and its moments as a seat saw them.

A moment is named by the number of the action before which it is: a player's move, or what comes
after a round, where its last trick and its score are to be seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from augury.analysis.errors import AnalysisError
from augury.game.cards import Hand
from augury.game.play.actions import Chance, Deal, Move
from augury.game.play.facts import Facts, facts
from augury.game.play.scoring import Row
from augury.game.play.steps import Step
from augury.game.play.table import Phase
from augury.game.play.views import View, view
from augury.game.rules import Rules
from augury.game.text.record import Record, replay


@dataclass(frozen=True)
class CourseRound:
    """Where a round begins, where each of its tricks does, and where it is over."""

    number: int
    hand_size: int
    first: int  # the action before which everyone has been dealt their cards
    tricks: tuple[int, ...]
    end: int | None  # None while it is being played
    row: Row | None  # of the score pad


@dataclass(frozen=True)
class GameCourse:
    """A game as a line: its rounds and their tricks, by their actions, and the score."""

    names: tuple[str, ...]
    rules: Rules
    winners: tuple[int, ...]  # nobody before the end
    ranks: tuple[int, ...]
    rounds: tuple[CourseRound, ...]


@dataclass(frozen=True)
class RecordPosition:
    """The moment before a move was made, or when a round was over."""

    action: int  # its number among the actions of the record, from 0
    before: int | None  # the moment before it, where there is one
    after: int | None
    names: tuple[str, ...]
    mover: int | None  # who made the move; None: the round was over
    move: Move | None
    view: View  # of the seat that made it, or of the one that was asked for
    facts: Facts
    hands: tuple[Hand, ...] | None  # what everyone held; None while the round is being played


def find_course(record: Record) -> GameCourse:
    """The course of a game. Raises `AnalysisError` if nothing is dealt."""
    steps = [*replay(record)]
    if not steps:
        raise AnalysisError("nothing-dealt", "nothing is dealt yet, so there is nothing to look at")
    rounds = []
    deals = [number for number, step in enumerate(steps) if isinstance(step.action, Deal)]
    for number, deal in enumerate(deals):
        end = deals[number + 1] if number + 1 < len(deals) else len(steps)
        last = steps[end - 1].state
        over = last.phase in (Phase.DEAL, Phase.OVER)
        leads = (
            at
            for at in range(deal + 1, end)
            if steps[at].before.phase is Phase.PLAY and not steps[at].before.table.trick
        )
        rounds.append(
            CourseRound(
                number=last.table.number,
                hand_size=last.table.hand_size,
                first=deal + 1,
                tricks=tuple(leads),
                end=end if over else None,
                row=last.table.pad[-1] if over else None,
            )
        )
    table = steps[-1].state.table
    found = facts(view(steps[-1].state, None))
    return GameCourse(record.names, record.rules, table.winners, found.ranks, tuple(rounds))


def find_position(record: Record, action: int, seat: int | None = None) -> RecordPosition:
    """The moment before an action of a record, seen by `seat`, or by whose move it is.

    Raises `NoSuchSeat`, and `AnalysisError` if it is neither a move nor the end of a round.
    While a round is being played only the seat that moves is looked over the shoulder.
    """
    steps = [*replay(record)]
    moments = _moments(steps)
    if action not in moments:
        raise AnalysisError("no-move", f"action {action} of this record is no player's move")
    at = moments.index(action)
    move = steps[action].action if action < len(steps) else None
    mover = None if move is None or isinstance(move, Chance) else move.seat
    state = steps[action].before if action < len(steps) else steps[-1].state
    open_ = mover is None or round_is_over(steps, steps[action])
    asked = seat if seat is not None and open_ else mover
    seen = view(state, 0 if asked is None else asked)
    return RecordPosition(
        action=action,
        before=moments[at - 1] if at else None,
        after=moments[at + 1] if at + 1 < len(moments) else None,
        names=record.names,
        mover=mover,
        move=None if isinstance(move, Chance) else move,
        view=seen,
        facts=facts(seen),
        hands=state.hands if open_ else None,
    )


def _moments(steps: list[Step]) -> list[int]:
    """What can be looked at: every move, and the end of every round."""
    ends = [number for number, step in enumerate(steps) if number and isinstance(step.action, Deal)]
    if steps and steps[-1].state.phase in (Phase.DEAL, Phase.OVER):
        ends.append(len(steps))
    return sorted([*moves_of(steps), *ends])


def moves_of(steps: list[Step]) -> list[int]:
    """Which of the actions are players' moves rather than deals."""
    return [number for number, step in enumerate(steps) if not isinstance(step.action, Chance)]


def round_is_over(steps: list[Step], step: Step) -> bool:
    """Whether the round of this step is played to its end: then nothing of it is secret."""
    last = steps[-1].state.table
    return step.before.table.number < last.number or last.phase in (Phase.DEAL, Phase.OVER)
