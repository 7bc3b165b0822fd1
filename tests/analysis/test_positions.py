"""A moment of a game, and how the round might have gone on from there."""

import pytest

from augury.analysis.errors import AnalysisError
from augury.analysis.positions import find_position
from augury.analysis.variations import vary
from augury.game import IllegalAction, Phase, Rules
from augury.game.play.actions import Bid
from augury.game.play.views import view
from augury.game.text.record import Record, loads, replay
from tests.analysis.games import broken_off, played

RULES = Rules(players=3, hand_sizes=(2, 3))
OVER = played(RULES)
DEALT_FIRST = 0


def moves(record: Record) -> list[int]:
    return [at for at, step in enumerate(replay(record)) if hasattr(step.action, "seat")]


def test_every_move_has_its_moment() -> None:
    """What its seat could see then, and the moves before and after it."""
    steps, numbers = [*replay(OVER)], moves(OVER)
    for at, number in enumerate(numbers):
        found = find_position(OVER, number)
        assert found.move == steps[number].action
        assert found.view == view(steps[number].before, found.move.seat)
        assert found.hands == steps[number].before.hands
        assert found.before == (numbers[at - 1] if at else None)
        assert found.after == (numbers[at + 1] if at + 1 < len(numbers) else None)


@pytest.mark.parametrize("action", [DEALT_FIRST, 10_000])
def test_what_is_no_move(action: int) -> None:
    with pytest.raises(AnalysisError) as refused:
        find_position(OVER, action)
    assert refused.value.reason == "no-move"
    with pytest.raises(AnalysisError):
        vary(OVER, action, Bid(0, 0), "novice")


def test_a_round_in_progress_keeps_its_secrets() -> None:
    """No hand but the seat's own, and nothing is tried in it; the rounds before are open."""
    playing = broken_off(RULES, Phase.PLAY)
    last = moves(playing)[-1]
    found = find_position(playing, last)
    assert found.hands is None
    with pytest.raises(AnalysisError) as refused:
        vary(playing, last, found.move, "novice")
    assert refused.value.reason == "in-progress"


def test_another_move_is_played_to_the_end_of_its_round() -> None:
    """The game is the same up to there; the same seed gives the same round."""
    for number in moves(OVER):
        seen = find_position(OVER, number).view
        for move in seen.legal_actions:
            found = vary(OVER, number, move, "novice", "7")
            branch = loads(found.record)
            assert branch.actions[:number] == OVER.actions[:number]
            assert branch.actions[number] == move
            assert branch.state.table.pad[-1] == found.now
            assert branch.state.table.number == seen.table.number
            assert found.was == OVER.state.table.pad[seen.table.number - 1]
            assert vary(OVER, number, move, "novice", "7") == found


def test_an_illegal_move_is_refused() -> None:
    first = moves(OVER)[0]
    seat = find_position(OVER, first).move.seat
    with pytest.raises(IllegalAction):
        vary(OVER, first, Bid((seat + 1) % 3, 0), "novice")
