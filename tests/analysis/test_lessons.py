"""What to do next time."""

import pytest

from augury.analysis.judging import QUICK, THOROUGH, JudgedMove, Judgement
from augury.analysis.lessons import Lesson, find_lesson
from augury.analysis.review import review
from augury.analysis.verdicts import Measurement, Verdict
from augury.game import Bid, Move
from augury.game.text.notation import parse_move
from augury.locales import LANGUAGES, say
from tests.analysis.games import CARELESS

NOTHING = Measurement(0.0, 0.0)


def test_everyone_hears_what_cost_them_most() -> None:
    """Ada wasted a Wizard, Björn predicted nothing with three of them, Cem three with none."""
    ada, bjorn, cem = review(CARELESS, effort=THOROUGH).seats
    assert ada.lesson is Lesson.TAKE_MORE
    assert bjorn.lesson is Lesson.PREDICT_MORE
    assert cem.lesson is Lesson.PREDICT_LESS


def test_who_lost_nothing_is_taught_nothing() -> None:
    assert find_lesson(()) is None
    (round_,) = review(CARELESS, effort=QUICK).rounds
    forced = [one for one in round_.decisions if one.trick == 3]
    assert find_lesson((one.move, one.judgement, 1) for one in forced) is None


def costly(move: Move, best: Move, loss: float, *tricks: float) -> Judgement:
    """A mistake, and how many tricks the move that was made and the best one lead to."""
    options = tuple(
        JudgedMove(one, NOTHING, NOTHING, NOTHING, NOTHING, 0.5, (1 - mean / 2, 0.0, mean / 2))
        for one, mean in zip((move, best), tricks, strict=True)
    )
    return Judgement(options, best, Measurement(loss, 0.0), Verdict.MISTAKE, 1)


def test_little_lost_teaches_nothing() -> None:
    move, best = Bid(0, 2), Bid(0, 1)
    one = costly(move, best, 6.0, 1.0, 1.0)
    assert find_lesson([(move, one, 2)]) is None
    assert find_lesson([(move, one, 2)] * 2) is Lesson.PREDICT_LESS


@pytest.mark.parametrize(
    ("bid", "made", "best", "lesson"),
    [
        (1, 1.6, 1.1, Lesson.TAKE_FEWER),
        (1, 0.5, 0.9, Lesson.TAKE_MORE),
        (2, 1.6, 1.1, None),  # it was no trick too many that cost something
        (0, 0.5, 0.9, None),
        (None, 1.6, 1.1, None),
    ],
)
def test_tricks_too_many_or_too_few_are_so_by_the_prediction(
    bid: int | None, made: float, best: float, lesson: Lesson | None
) -> None:
    move, better = (parse_move(text, 0) for text in ("R7", "R2"))
    judged = costly(move, better, 20.0, made, best)
    assert find_lesson([(move, judged, bid)]) is lesson


def test_every_language_has_words_for_it() -> None:
    for language in LANGUAGES:
        assert len({say(language, f"review-next-{lesson.value}") for lesson in Lesson}) == 4
