"""The puzzles that come with Augury."""

from datetime import date, timedelta

import pytest

from augury.analysis.puzzles import daily, load_puzzles, read_puzzle, solve, write_puzzle
from augury.game.text.notation import format_move

PUZZLES = load_puzzles()


def test_each_is_a_position_with_one_solution() -> None:
    for puzzle in PUZZLES:
        seen = puzzle.position
        moves = {format_move(move): move for move in seen.legal_actions}
        assert puzzle.best in moves
        assert puzzle.gap >= 8
        right = [move for move in moves.values() if puzzle.solved_by(move)]
        assert moves[puzzle.best] in right
        assert len(right) < len(moves), "there is something to get wrong"


def test_no_two_are_the_same() -> None:
    assert len({write_puzzle(puzzle) for puzzle in PUZZLES}) == len(PUZZLES)


def test_a_line_is_the_puzzle() -> None:
    for puzzle in PUZZLES[:5]:
        assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_there_are_five_hundred() -> None:
    assert len(PUZZLES) == 500


@pytest.mark.parametrize("number", range(1, 500, 50))
def test_an_answer_is_explained_by_the_solution(number: int) -> None:
    """Whatever the network of the day would rather do."""
    puzzle = PUZZLES[number - 1]
    found = solve(number, puzzle.best)
    assert found.right
    assert format_move(found.hint.best) == puzzle.best
    considered = [format_move(option.move) for option in found.hint.options]
    assert puzzle.best not in considered[1:]


@pytest.mark.parametrize("number", range(6, 500, 70))
def test_a_wrong_answer_is_shown_beside_the_best_and_its_rivals(number: int) -> None:
    """What is said of them is what the table of the hint shows."""
    puzzle = PUZZLES[number - 1]
    legal = puzzle.position.legal_actions
    wrong = next(format_move(move) for move in legal if not puzzle.solved_by(move))
    found = solve(number, wrong)
    shown = {format_move(one.move): round(one.points.value) for one in found.hint.options}
    assert next(iter(shown)) == puzzle.best
    assert len(shown) > 1
    assert found.lost == shown[puzzle.best] - shown[wrong] > 0
    assert found.gap == min(shown[puzzle.best] - shown[one] for one in shown if one != puzzle.best)


def test_every_day_another() -> None:
    days = [date(2026, 1, 1) + timedelta(days) for days in range(60)]
    numbers = [daily(day) for day in days]
    assert set(numbers) <= set(range(len(PUZZLES)))
    assert len(set(numbers)) == pytest.approx(min(60, len(PUZZLES)), abs=1)
