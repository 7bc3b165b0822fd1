"""What to do next time."""

from augury.analysis.judging import QUICK, THOROUGH
from augury.analysis.lessons import Lesson, find_lesson
from augury.analysis.review import review
from augury.locales import LANGUAGES, say
from tests.analysis.games import CARELESS


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
    assert find_lesson((one.move, one.judgement) for one in forced) is None


def test_every_language_has_words_for_it() -> None:
    for language in LANGUAGES:
        assert len({say(language, f"review-next-{lesson.value}") for lesson in Lesson}) == 4
