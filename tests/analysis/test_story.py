"""What a review says of a seat: no sentence that its figures do not carry."""

import pytest

from augury.analysis.judging import QUICK, THOROUGH, Judgement
from augury.analysis.luck import Parts
from augury.analysis.reasons import REASON_MESSAGES, Reason
from augury.analysis.review import Review, review
from augury.analysis.story import STORY_MESSAGES, tell, tell_given
from augury.analysis.verdicts import COSTLY, Measurement, Verdict
from augury.game import Bid
from augury.locales import LANGUAGES, knows
from tests.analysis.games import CARELESS


def judged(verdict: Verdict, value: float = 0.0, error: float = 0.0) -> Judgement:
    return Judgement((), Bid(0, 0), Measurement(value, error), verdict, 0)


def first(luck: int, own: int, others: int) -> str:
    return tell(Parts(0, luck, own, others), ())[0].message


def test_what_mattered_most_did_more_than_all_the_rest() -> None:
    assert first(-40, 10, 20) == "review-mostly-luck"
    assert first(-30, -100, -60) == "review-mostly-own"
    assert first(-30, -100, -90) == "review-mostly-mixed"
    assert first(3, -12, 11) == "review-mostly-mixed"
    assert first(4, -4, 0) == "review-mostly-nothing"


def test_an_effect_is_said_with_its_points() -> None:
    said = tell(Parts(50, 5, -5, 4), ())
    assert said[1:] == (
        Reason("review-luck-good", 5),
        Reason("review-own-bad", -5),
        Reason("review-others-even", 4),
    )


def test_what_was_given_away_is_what_is_listed() -> None:
    """In whole points, as they are said of each decision: whoever adds them up is right."""
    costly = [judged(Verdict.MISTAKE, 5.4), judged(Verdict.INACCURACY, 2.4)]
    noise = [judged(Verdict.UNCLEAR, 30.0, 20.0), judged(Verdict.FINE, 3.0, 4.0)]
    assert tell_given([*costly, *noise]) == Reason("review-gave", 2, second=7)


def test_what_is_not_clear_yet_is_said_so() -> None:
    best, unclear = judged(Verdict.BEST), judged(Verdict.UNCLEAR, 12.0, 9.0)
    assert tell_given([best, unclear, unclear]) == Reason("review-gave-unclear", 2)
    assert tell_given([best]) == Reason("review-gave-nothing")


def test_of_who_was_not_judged_nothing_is_said() -> None:
    assert not any(
        reason.message.startswith("review-gave") for reason in tell(Parts(0, 0, 0, 0), ())
    )


@pytest.fixture(scope="module", params=[QUICK, THOROUGH], ids=["quick", "thorough"])
def found(request: pytest.FixtureRequest) -> Review:
    return review(CARELESS, effort=request.param)


def test_one_figure_for_what_was_given_away(found: Review) -> None:
    """The figure of a seat, its sentence and the list of its decisions are of the same values."""
    decisions = [one for each in found.rounds for one in each.decisions]
    for seat in found.seats:
        costly = [
            round(one.judgement.loss.value)
            for one in decisions
            if one.seat == seat.seat and one.judgement.verdict in COSTLY
        ]
        assert seat.given.value == sum(costly)
        said = next(one for one in seat.story if one.message.startswith("review-gave"))
        assert (said.message == "review-gave") == bool(costly)
        if costly:
            assert (said.number, said.second) == (len(costly), sum(costly))
    assert len(found.dearest) == found.gave.number
    assert found.gave.second == sum(seat.given.value for seat in found.seats)


def test_a_closer_look_changes_nothing_but_decisions() -> None:
    """What luck, own play and the others did is the same at a quick look."""
    quick, thorough = (review(CARELESS, effort=effort) for effort in (QUICK, THOROUGH))
    assert [one.parts for one in quick.seats] == [one.parts for one in thorough.seats]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_words(language: str) -> None:
    assert all(knows(language, message) for message in (*STORY_MESSAGES, *REASON_MESSAGES))
