"""Decisions, judged from what their seats knew."""

from random import Random

import pytest

from augury.analysis.judging import HINT, QUICK, THOROUGH, Effort, Query, judge
from augury.analysis.verdicts import BLUNDER, INACCURACY, MISTAKE, Measurement, Verdict, judge_loss
from augury.game import SPECIAL, Bid, Bidding, Chance, State, parse_action, view
from augury.game.text.record import replay
from augury.testing.rules import random_rules
from augury.testing.scenarios import act, dealt
from tests.analysis.games import played

FEW = Effort(trust=0.6, trusted=2, first=2, most=4, doubt=8, rivals=2, deals=2)


def query(state: State, move: str) -> Query:
    action = parse_action(move)
    assert not isinstance(action, Chance)
    return Query(view(state, action.seat), action, "seed")


def test_four_wizards_are_four_tricks() -> None:
    state = dealt("B1 B2 B3 B4 | W W W W | R1 R2 R3 R4", up="G4")
    [none, all_] = judge([query(state, "1:bid=0"), query(state, "1:bid=4")], QUICK)
    assert (none.verdict, none.best) == (Verdict.BLUNDER, Bid(1, 4))
    assert none.loss.surely > BLUNDER
    assert all_.verdict is Verdict.BEST


def test_who_has_one_card_has_no_choice() -> None:
    state = dealt("W B2 | R3 R4 | G2 G3", up="Y9")
    state = act(state, "1:bid=0 2:bid=0 0:bid=1 1:R3 2:G2 0:B2")
    assert len(view(state, 1).legal_actions) == 1
    [judged] = judge([query(state, "1:R4")], QUICK)
    assert judged.verdict is Verdict.FORCED
    assert judged.worlds == 0


def test_the_same_question_has_the_same_answer() -> None:
    state = dealt("B1 B9 R4 | W R7 Y2 | R1 G2 R3", up="G4")
    asked = query(state, "1:bid=0")
    assert judge([asked], QUICK) == judge([asked], QUICK)


def test_what_is_asked_together_is_judged_apart() -> None:
    """So it does not matter how a review is cut into pieces."""
    state = dealt("B1 B9 R4 | W R7 Y2 | R1 G2 R3", up="G4")
    one, other = query(state, "1:bid=0"), query(act(state, "1:bid=1"), "2:bid=2")
    together = judge([one, other], FEW)
    for [apart], judged in zip([judge([one], FEW), judge([other], FEW)], together, strict=True):
        assert apart.verdict == judged.verdict
        assert apart.loss.value == pytest.approx(judged.loss.value, abs=1e-6)


@pytest.mark.parametrize("seed", range(6))
def test_any_decision_of_any_rules(seed: int) -> None:
    """Trumps named, hidden and secret bids, cards passed on, predictions changed."""
    hands = (3,)
    rules = random_rules(Random(seed), special=SPECIAL if seed % 2 else (), hand_sizes=hands)
    asked = [
        Query(view(step.before, step.action.seat), step.action, "seed")
        for step in replay(played(rules, seed))
        if not isinstance(step.action, Chance)
    ][::2]
    for one, judged in zip(asked, judge(asked, FEW), strict=True):
        legal = one.seen.legal_actions
        assert judged.best in legal
        assert (judged.verdict is Verdict.FORCED) == (len(legal) == 1)
        for option in judged.options:
            assert option.move in legal
            assert 0 <= option.exact.value <= 1
            assert 0 <= option.win.value <= 1
            assert sum(option.tricks) == pytest.approx(1)


@pytest.mark.parametrize("bidding", Bidding)
def test_secret_choices_are_not_read_from_the_game(bidding: Bidding) -> None:
    """Two games that differ only in what the seat cannot see are judged alike."""
    one = dealt("B1 B9 R4 | W R7 Y2 | R1 G2 R3", up="G4", bidding=bidding)
    other = dealt("R8 J G11 | W R7 Y2 | Y1 G9 R13", up="G4", bidding=bidding)
    [first], [second] = (judge([query(state, "1:bid=0")], FEW) for state in (one, other))
    assert first == second


def test_nobody_is_accused_after_a_few_worlds() -> None:
    """However clear the first ones are: the next may be another matter."""
    state = dealt("B1 B2 B3 B4 | W W W W | R1 R2 R3 R4", up="G4")
    [judged] = judge([query(state, "1:bid=0")], THOROUGH)
    assert judged.verdict is Verdict.BLUNDER
    assert judged.worlds >= THOROUGH.most


def test_a_verdict_does_not_grow_with_certainty_alone() -> None:
    """The same loss, measured ever better, is a blunder or a mistake all along."""
    for value, verdict in ((13.0, Verdict.BLUNDER), (9.0, Verdict.MISTAKE)):
        errors = (1.1, 0.5, 0.1, 0.0)
        assert {judge_loss(Measurement(value, error), best=False) for error in errors} == {verdict}


def test_much_that_is_not_certain_is_no_inaccuracy() -> None:
    """What cost 20 points most likely is probably a mistake; what cost 2, an inaccuracy."""
    assert judge_loss(Measurement(20.0, 6.0), best=False) is Verdict.PROBABLE
    assert judge_loss(Measurement(2.0, 0.2), best=False) is Verdict.INACCURACY


def test_no_verdict_stands_on_noise() -> None:
    for value in (INACCURACY, MISTAKE, BLUNDER, 40.0):
        sure = judge_loss(Measurement(value + 0.1, 0.01), best=False)
        unsure = judge_loss(Measurement(value + 0.1, value), best=False)
        assert sure in (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
        assert unsure is (Verdict.FINE if value < MISTAKE else Verdict.UNCLEAR)
    assert judge_loss(Measurement(0.0, 0.0), best=True) is Verdict.BEST
    assert HINT.most < THOROUGH.most, "a hint is waited for"
