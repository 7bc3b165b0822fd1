"""What if: a round that goes on otherwise from one of its moves, played to its end by bots.

Everyone holds what they really held; the bots see their own views alone. The same record, move,
bot and seed give the same round.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from augury.analysis.errors import AnalysisError
from augury.analysis.positions import moves_of, round_is_over
from augury.bots import bot
from augury.game.play.actions import Action, Move
from augury.game.play.dealer import deal
from augury.game.play.engine import apply
from augury.game.play.scoring import Row
from augury.game.play.table import Phase
from augury.game.play.views import view
from augury.game.text.record import Record, dumps, replay


@dataclass(frozen=True)
class Variation:
    """A round that went otherwise."""

    record: str  # the game up to the end of that round, to be looked at like any other
    was: Row  # what came of the round as it was played
    now: Row


def vary(record: Record, action: int, move: Move, player: str, seed: str = "") -> Variation:
    """Make another move instead of an action of the record, and let a kind of bot play on for all.

    Raises `AnalysisError` where the action is no move or its round not over; and `IllegalAction`.
    """
    steps = [*replay(record)]
    if action not in moves_of(steps):
        raise AnalysisError("no-move", f"action {action} of this record is no player's move")
    before = steps[action].before
    if not round_is_over(steps, steps[action]):
        raise AnalysisError(
            "in-progress", "this round is still being played: nobody may know yet how it would go"
        )
    number = before.table.number
    company, rng = bot(player), Random(f"{seed} {action}")
    made: list[Action] = [move]
    state = apply(before, move)
    while state.phase not in (Phase.DEAL, Phase.OVER):
        if state.phase is Phase.TURN_UP:
            made.append(deal(state, rng))
        else:
            made.append(company.act(view(state, state.to_act[0]), rng))
        state = apply(state, made[-1])
    branch = Record(record.rules, record.names, (*record.actions[:action], *made))
    return Variation(dumps(branch), record.state.table.pad[number - 1], state.table.pad[-1])
