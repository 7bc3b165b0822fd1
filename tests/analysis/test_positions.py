"""A moment of a game, and how the round might have gone on from there."""

import pytest

from augury.analysis.errors import AnalysisError
from augury.analysis.positions import RecordPosition, find_course, find_position
from augury.analysis.variations import vary
from augury.game import IllegalAction, NoSuchSeat, Phase, Rules
from augury.game.play.actions import Bid
from augury.game.play.views import view
from augury.game.text.record import Record, loads, replay
from tests.analysis.games import broken_off, played

RULES = Rules(players=3, hand_sizes=(2, 3))
OVER = played(RULES)
DEALT_FIRST = 0


def moves(record: Record) -> list[int]:
    return [at for at, step in enumerate(replay(record)) if hasattr(step.action, "seat")]


def moments(record: Record) -> list[RecordPosition]:
    """All of them, from one to the next."""
    found = [find_position(record, find_course(record).rounds[0].first)]
    while (after := found[-1].after) is not None:
        found.append(find_position(record, after))
    return found


def test_every_move_and_every_end_of_a_round_has_its_moment() -> None:
    """What its seat could see then, and the moments before and after it."""
    steps, numbers = [*replay(OVER)], moves(OVER)
    ends = [one.end for one in find_course(OVER).rounds]
    every = moments(OVER)
    assert [one.action for one in every] == sorted([*numbers, *filter(None, ends)])
    for before, found in zip([None, *every], every, strict=False):
        assert found.before == (None if before is None else before.action)
        if found.move is None:
            assert found.view.table.pad[-1].number == found.view.table.number
            assert len(found.view.table.tricks) == found.view.table.hand_size
            continue
        assert found.move == steps[found.action].action
        assert found.view == view(steps[found.action].before, found.move.seat)
        assert found.hands == steps[found.action].before.hands


def test_a_moment_through_the_eyes_of_another_seat() -> None:
    for number in moves(OVER):
        found = find_position(OVER, number, 2)
        assert found.view.seat == 2
        assert found.mover == find_position(OVER, number).mover
    with pytest.raises(NoSuchSeat):
        find_position(OVER, moves(OVER)[0], 3)


def test_in_a_round_in_progress_only_the_mover_is_looked_over_the_shoulder() -> None:
    playing = broken_off(RULES, Phase.PLAY)
    last = moves(playing)[-1]
    mover = find_position(playing, last).mover
    assert mover is not None
    assert find_position(playing, last, (mover + 1) % 3).view.seat == mover


def test_the_course_of_a_game() -> None:
    """Its rounds, where each trick begins, and the lines of the pad."""
    course, steps = find_course(OVER), [*replay(OVER)]
    assert course.winners == OVER.state.table.winners
    assert [one.row for one in course.rounds] == [*OVER.state.table.pad]
    for one in course.rounds:
        assert len(one.tricks) == one.hand_size
        assert one.first <= one.tricks[0] < (one.end or 0) <= len(steps)
    playing = find_course(broken_off(RULES, Phase.PLAY))
    assert (playing.rounds[-1].end, playing.rounds[-1].row, playing.winners) == (None, None, ())
    with pytest.raises(AnalysisError):
        find_course(Record(RULES))


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
    assert found.move is not None
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
    seat = find_position(OVER, first).mover
    assert seat is not None
    with pytest.raises(IllegalAction):
        vary(OVER, first, Bid((seat + 1) % 3, 0), "novice")
