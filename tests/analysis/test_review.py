"""A game reviewed."""

import json

import pytest

from augury.analysis.errors import AnalysisError
from augury.analysis.hints import hint
from augury.analysis.judging import QUICK, Effort
from augury.analysis.reasons import REASON_MESSAGES
from augury.analysis.review import Review, assemble, review, review_piece, tasks
from augury.analysis.verdicts import COSTLY, Verdict
from augury.game import Chance, NoSuchSeat, Phase, Rules, parse_action, view
from augury.game.text.codecs import codec
from augury.game.text.notation import format_move
from augury.game.text.record import Record
from augury.testing.scenarios import act, deal, dealt
from tests.analysis.games import CARELESS, broken_off, played

FEW = Effort(trust=0.6, trusted=2, first=2, most=4, doubt=8, rivals=2, deals=2)
CUT = Effort(trust=0.6, trusted=0, first=1, most=200, doubt=200, rivals=0, deals=2)  # into pieces
RULES = Rules(players=3, hand_sizes=(2, 3))


def test_every_decision_of_every_seat() -> None:
    record = played(RULES)
    found = review(record, effort=FEW)
    decided = [one.action for each in found.rounds for one in each.decisions]
    moves = [at for at, action in enumerate(record.actions) if hasattr(action, "seat")]
    assert decided == moves
    for each in found.rounds:
        for one in each.decisions:
            assert record.actions[one.action] == one.move
            assert {reason.message for reason in one.reasons} <= set(REASON_MESSAGES)
    assert sum(found.seats[0].counts) == sum(
        one.seat == 0 for each in found.rounds for one in each.decisions
    )
    assert len(found.seats[0].counts) == len(Verdict)


def test_one_seat_alone() -> None:
    found = review(played(RULES), seat=2, effort=FEW)
    assert {one.seat for each in found.rounds for one in each.decisions} == {2}


def test_the_same_again_in_any_order() -> None:
    record = played(RULES)
    todo = tasks(record, None, FEW)
    backwards = assemble(record, None, FEW, [review_piece(task) for task in reversed(todo)])
    assert backwards == review(record, effort=FEW)


@pytest.mark.parametrize("seat", [None, 1])
def test_a_long_round_is_cut_into_pieces(seat: int | None) -> None:
    """Every decision is in one of them, and none is much longer than the others."""
    record = played(Rules(players=3, hand_sizes=(12,)))
    todo = tasks(record, seat, CUT)
    assert len(todo) > 2
    pieces = [review_piece(task) for task in todo]
    [whole] = assemble(record, seat, CUT, pieces).rounds
    assert whole.luck is not None
    made = [
        at
        for at, action in enumerate(record.actions)
        if not isinstance(action, Chance) and seat in (None, action.seat)
    ]
    assert [one.action for one in whole.decisions] == made
    assert all(piece.decisions for piece in pieces)
    first, *_, last = pieces
    assert len(first.decisions) < len(last.decisions), "early decisions are more work"


def test_a_round_of_which_a_piece_is_missing_is_not_in_the_review() -> None:
    record = played(Rules(players=3, hand_sizes=(12, 1)))
    *done, _, last = [review_piece(task) for task in tasks(record, None, CUT)]
    found = assemble(record, None, CUT, [*done, last])
    assert [one.number for one in found.rounds] == [2]


def test_the_dearest_are_costly_and_shown() -> None:
    found = review(CARELESS, effort=QUICK)
    assert found.dearest, "careless moves cost something"
    by_action = {one.action: one for each in found.rounds for one in each.decisions}
    for action, position in zip(found.dearest, found.positions, strict=False):
        one = by_action[action]
        assert one.judgement.verdict in COSTLY
        assert position.seat == one.seat
        assert one.move in position.legal_actions


def test_nothing_is_dealt() -> None:
    with pytest.raises(AnalysisError, match="nothing is dealt yet") as refused:
        review(Record(RULES))
    assert refused.value.reason == "nothing-dealt"


def test_no_such_seat() -> None:
    with pytest.raises(NoSuchSeat):
        review(played(RULES), seat=3)


def test_a_game_in_progress_needs_a_seat() -> None:
    record = broken_off(RULES, Phase.PLAY)
    with pytest.raises(AnalysisError, match="say from whose seat") as refused:
        review(record, effort=FEW)
    assert refused.value.reason == "in-progress"
    found = review(record, seat=0, effort=FEW)
    assert not found.over
    assert found.rounds[-1].luck is None
    assert {one.seat for each in found.rounds for one in each.decisions} <= {0}


def test_a_game_in_progress_tells_nothing_of_other_hands() -> None:
    """Two games that differ in what seat 1 has not seen, and nothing else, byte by byte."""
    moves = "1:bid=1 2:bid=0 0:bid=1 1:W 2:R1 0:B1"

    def told(hands: str) -> str:
        rules = Rules(players=3, hand_sizes=(3,))
        first = deal(hands, up="G4")
        actions = (first, *map(parse_action, moves.split()))
        found = review(Record(rules, (), actions), seat=1, effort=FEW)
        return json.dumps(codec(Review).write(found))

    one = told("B1 B9 R4 | W R7 Y2 | R1 G2 R3")
    other = told("B1 J Y13 | W R7 Y2 | R1 G9 B3")
    assert one == other


def test_between_two_rounds_everything_is_known() -> None:
    record = broken_off(RULES, Phase.DEAL)
    found = review(record, effort=FEW)
    assert not found.over
    assert len(found.rounds) == 1
    assert found.rounds[0].luck is not None


def test_rules_that_were_never_practised_are_said() -> None:
    assert not review(played(Rules(players=3, hand_sizes=(1,))), seat=0, effort=FEW).learnt
    assert review(played(RULES), seat=0, effort=FEW).learnt


# Hints


def test_a_hint_is_legal_and_explained() -> None:
    state = dealt("W B3 | J B2 | G2 G3", up="Y9")
    found = hint(view(state, 1))
    assert found.best in view(state, 1).legal_actions
    assert found.best == found.options[0].move
    assert sum(found.tricks) == pytest.approx(1)
    assert len(found.tricks) == 3
    assert found.reasons[0].message == "why-cards-worth"


def test_a_hint_shows_rivals_however_clear_it_is() -> None:
    state = act(dealt("W B2 | R3 R4 | G2 G3", up="Y9"), "1:bid=0 2:bid=0 0:bid=2 1:R3 2:G2")
    found = hint(view(state, 0))
    assert [format_move(option.move) for option in found.options] == ["W", "B2"]
    assert found.options[1].loss.value > 0


def test_a_hint_expects_the_tricks_that_make_its_prediction_come_true() -> None:
    state = act(dealt("W B2 | R3 R4 | G2 G3", up="Y9"), "1:bid=0 2:bid=0 0:bid=1")
    found = hint(view(state, 1))
    assert found.tricks[0] == pytest.approx(found.options[0].exact.value)


def test_a_hint_where_there_is_no_choice() -> None:
    state = act(dealt("W B2 | R3 R4 | G2 G3", up="Y9"), "1:bid=0 2:bid=0 0:bid=1 1:R3 2:G2 0:W")
    found = hint(view(state, 0))
    assert found.options == ()
    assert found.reasons == ()


def test_who_is_not_to_act_gets_no_hint() -> None:
    state = dealt("W B2 | R3 R4 | G2 G3", up="Y9")
    for seat in (0, None):
        with pytest.raises(AnalysisError, match="is not to act"):
            hint(view(state, seat))
