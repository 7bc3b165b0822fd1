"""Puzzles: positions in which one choice is clearly better than all others.

They come from games of all sorts of players, `benchmarks/puzzles.py` has drawn them, and each was
checked three times, with different worlds. A puzzle is a line of `augury_networks/puzzles.txt`: the
best move, by how many points it is better than everything else, the rules, and the round so far:

    Y11 26.4 | players=3 hand_sizes=3,3,3 | deal … 1:bid=1 2:bid=0 0:bid=1 1:W

It is the first of three equal rounds, so that nothing but points is at stake.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache

from augury.analysis.errors import AnalysisError
from augury.analysis.hints import PLAYOUTS, Hint, hint
from augury.analysis.verdicts import Figure
from augury.bots.rollouts.candidates import candidates
from augury.extras import networks_file
from augury.game.play.actions import Move
from augury.game.play.engine import apply
from augury.game.play.facts import Facts, facts
from augury.game.play.table import State
from augury.game.play.views import View, view
from augury.game.text.notation import format_action, format_move, format_rules, parse_move
from augury.game.text.record import Record, loads


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is best in it."""

    record: Record
    best: str  # in notation, without its seat
    gap: Figure  # points by which it is better than everything else

    @property
    def state(self) -> State:
        """Where it is somebody's turn."""
        return self.record.state

    @property
    def position(self) -> View:
        """What the seat that is to act can see."""
        state = self.state
        return view(state, state.to_act[0])

    def solved_by(self, move: Move) -> bool:
        """Whether this is the best move, or a card that makes no difference to it."""
        seen = self.position
        [best] = [one for one in seen.legal_actions if format_move(one) == self.best]
        return move == best or best not in candidates(seen, move)


@dataclass(frozen=True)
class PuzzleTask:
    """A puzzle as it is put to somebody: without its solution."""

    number: int  # from 1
    count: int  # how many there are
    view: View
    facts: Facts


@dataclass(frozen=True)
class Solution:
    """What came of an answer, and why: the hint shows the best move, its rivals and the answer."""

    right: bool
    best: Move
    gap: int  # by which it is ahead of its nearest rival, in points as they are shown in the hint
    lost: int  # the same for the answer; 0, if it is right
    hint: Hint


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, in order."""
    lines = networks_file("puzzles.txt").read_text(encoding="utf-8").splitlines()
    return tuple(map(read_puzzle, lines))


def daily(day: date) -> int:
    """The number of a day's puzzle, from 0; a different one every day, until all have been."""
    return day.toordinal() % len(load_puzzles())


def pose(number: int) -> PuzzleTask:
    """The puzzle of this number, from 1. Raises `AnalysisError`."""
    seen = _puzzle(number).position
    return PuzzleTask(number, len(load_puzzles()), seen, facts(seen))


def solve(number: int, answer: str, playouts: int = PLAYOUTS) -> Solution:
    """Whether an answer is the best move, and why.

    Raises `AnalysisError`, `NotationError` and `IllegalAction`.
    """
    puzzle = _puzzle(number)
    seen = puzzle.position
    assert seen.seat is not None
    move = parse_move(answer, seen.seat)
    apply(puzzle.state, move)  # raises IllegalAction
    best = parse_move(puzzle.best, seen.seat)
    right = puzzle.solved_by(move)
    found = hint(seen, playouts=playouts, best=best, also=() if right else (move,))
    first, *rivals = ((option.move, round(option.points.value)) for option in found.options)
    behind = {rival: first[1] - points for rival, points in rivals}
    return Solution(right, best, min(behind.values()), 0 if right else behind[move], found)


def _puzzle(number: int) -> Puzzle:
    puzzles = load_puzzles()
    if number not in range(1, len(puzzles) + 1):
        raise AnalysisError("no-puzzle", f"there is no puzzle {number}: there are {len(puzzles)}")
    return puzzles[number - 1]


def read_puzzle(line: str) -> Puzzle:
    """The puzzle that a line describes."""
    solution, rules, actions = line.split(" | ")
    best, gap = solution.split()
    return Puzzle(loads(f"wiz 1\nrules: {rules}\n{actions}\n"), best, float(gap))


def write_puzzle(puzzle: Puzzle) -> str:
    """The puzzle as a line of the file of puzzles."""
    record = puzzle.record
    actions = " ".join(map(format_action, record.actions))
    return f"{puzzle.best} {puzzle.gap:.1f} | {format_rules(record.rules)} | {actions}"
