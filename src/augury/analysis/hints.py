"""A hint: what to do now, how sure that is, and why; from what the seat itself can see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import Final

import numpy as np

from augury.analysis.errors import AnalysisError
from augury.analysis.judging import HINT, Effort, JudgedMove, Judgement, Query, judge
from augury.analysis.reasons import Reason, explain
from augury.analysis.verdicts import Figure
from augury.bots.networks.network import load
from augury.game.play.actions import Move
from augury.game.play.views import View

PLAYOUTS: Final = 1600
"""Moves made in playouts for a hint: more would take longer than a person waits."""

_SURE: Final = 6  # times as many worlds, at most, where the best move is known
_TRUST: Final = 0.35  # a move to which the network gives this share needs no warning


@dataclass(frozen=True)
class Hint:
    """What a seat might do."""

    seat: int
    best: Move
    options: tuple[JudgedMove, ...]  # the best first; empty where there is no choice
    tricks: tuple[Figure, ...]  # the chances of the seat to have 0, 1, … tricks, if it does that
    reasons: tuple[Reason, ...]


def hint(
    seen: View,
    seed: str = "",
    playouts: int = PLAYOUTS,
    *,
    best: Move | None = None,
    also: tuple[Move, ...] = (),
) -> Hint:
    """A hint for the seat of this view. Raises `AnalysisError` if it is not to act.

    The best move comes with its nearest rivals, however clear it is: what a choice is worth is
    seen beside the others. `best` is the best move where it is known, as in a puzzle, and `also`
    are moves that are shown in any case.
    """
    seat = seen.seat
    if seat is None or seat not in seen.table.to_act:
        raise AnalysisError("not-to-act", f"seat {seat} is not to act, so there is nothing to hint")
    legal = seen.legal_actions
    if len(legal) == 1:
        chances = load("archmage").tricks([seen])[0][: seen.table.hand_size + 1]
        return Hint(seat, legal[0], (), tuple((chances / chances.sum()).tolist()), ())
    effort = replace(_effort(seen, playouts), reach=inf)
    if best is not None:  # then a few worlds must not make a rival look better
        effort = replace(effort, most=_SURE * effort.most)
    [judged] = judge([Query(seen, None, seed, best, also)], effort)
    first = judged.options[0]
    reasons = explain_best(seen, judged)
    return Hint(seat, first.move, judged.options, first.tricks, reasons)


def check_move(seen: View, move: Move, seed: str = "", playouts: int = PLAYOUTS) -> Judgement:
    """What is thought of a move that a seat is about to make, for a warning before a blunder.

    The view says which moves are legal; this is one of them.
    """
    [judged] = judge([Query(seen, move, seed)], replace(_effort(seen, playouts), trust=_TRUST))
    return judged


def explain_best(seen: View, judged: Judgement, made: Move | None = None) -> tuple[Reason, ...]:
    """Why the best of the moves considered is the best, and better than the one that was made."""
    if not judged.options:
        return ()
    moves = {option.move: option for option in judged.options}
    return explain(seen, judged.options[0], None if made is None else moves.get(made))


def _effort(seen: View, playouts: int) -> Effort:
    """As many worlds as there is time for: a long round is played out less often."""
    left = seen.table.hand_size - len(seen.table.tricks)
    moves = seen.rules.players * left + (seen.rules.players if seen.bid is None else 0)
    worlds = max(4, int(playouts / (HINT.rivals + 1) / max(1, moves)))
    return replace(HINT, first=int(np.clip(worlds // 2, 4, 24)), most=min(worlds, 48))
