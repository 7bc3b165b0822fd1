"""A moment of a game: what the seat that decided could see, and what everyone held."""

from __future__ import annotations

from dataclasses import dataclass

from augury.analysis.errors import AnalysisError
from augury.game.cards import Hand
from augury.game.play.actions import Deal, Move
from augury.game.play.facts import Facts, facts
from augury.game.play.steps import Step
from augury.game.play.table import Phase
from augury.game.play.views import View, view
from augury.game.text.record import Record, replay


@dataclass(frozen=True)
class RecordPosition:
    """The moment before a move was made."""

    action: int  # its number among the actions of the record, from 0
    before: int | None  # the move before it, where there is one
    after: int | None
    names: tuple[str, ...]
    view: View  # of the seat that made it
    facts: Facts
    hands: tuple[Hand, ...] | None  # what everyone held; None while the round is being played
    move: Move


def find_position(record: Record, action: int) -> RecordPosition:
    """The moment before an action of a record. Raises `AnalysisError` if it is no player's move."""
    steps = [*replay(record)]
    moves = moves_of(steps)
    if action not in moves:
        raise AnalysisError("no-move", f"action {action} of this record is no player's move")
    at, step = moves.index(action), steps[action]
    move = step.action
    assert not isinstance(move, Deal)
    seen = view(step.before, move.seat)
    return RecordPosition(
        action=action,
        before=moves[at - 1] if at else None,
        after=moves[at + 1] if at + 1 < len(moves) else None,
        names=record.names,
        view=seen,
        facts=facts(seen),
        hands=step.before.hands if round_is_over(steps, step) else None,
        move=move,
    )


def moves_of(steps: list[Step]) -> list[int]:
    """Which of the actions are players' moves rather than deals."""
    return [number for number, step in enumerate(steps) if not isinstance(step.action, Deal)]


def round_is_over(steps: list[Step], step: Step) -> bool:
    """Whether the round of this step is played to its end: then nothing of it is secret."""
    last = steps[-1].state.table
    return step.before.table.number < last.number or last.phase in (Phase.DEAL, Phase.OVER)
