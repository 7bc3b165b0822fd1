"""A pad as people use it: four at a kitchen table, somebody who leaves, a Bomb, a mistake."""

import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from augury import Mode, Rules
from augury.game import BOMB, CLOUD
from augury.pad import Cell, Due, PadError, Problem, Sheet, edits, facts
from augury.pad.facts import forbidden_bid, problems

FOUR = ("Ada", "Ben", "Cem", "Dora")


def four(**options: Any) -> Sheet:
    return Sheet(Rules(players=4, **options), FOUR)


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(PadError) as caught:
        yield
    assert caught.value.problem.code == code


@pytest.mark.rule("R7.3")
def test_the_example_of_the_rulebook() -> None:
    sheet = Sheet(Rules(players=3), FOUR[:3])
    sheet = edits.enter(sheet, 1, (0, 1, 1), (0, 0, 1))
    sheet = edits.enter(sheet, 2, (2, 0, 0), (1, 0, 1))
    known = facts(sheet)
    assert [line.totals for line in known.lines] == [(20, -10, 30), (10, 10, 20)]
    assert known.leaders == (2,)
    assert known.ranks == (2, 2, 1)


@pytest.mark.rule("R4.2")
@pytest.mark.rule("R2.3")
def test_who_deals_and_who_is_asked() -> None:
    sheet = edits.deal_first(four(), 2)
    assert facts(sheet).due == Due(1, "bids", 3)
    for seat in (3, 0, 1):
        sheet = edits.bid(sheet, 1, seat, 0)
    assert facts(sheet).due == Due(1, "bids", 2)
    sheet = edits.bid(sheet, 1, 2, 1)
    assert facts(sheet).due == Due(1, "taken", 3)
    sheet = edits.enter(sheet, 1, (0, 0, 1, 0), (0, 0, 1, 0))
    assert facts(sheet).due == Due(2, "bids", 0)
    assert facts(sheet).lines[0].dealer == 2


@pytest.mark.rule("V1")
def test_plus_minus_one_bars_a_number_to_the_last_bidder() -> None:
    sheet = four(plus_minus_one=True)
    for seat in (1, 2, 3):
        sheet = edits.bid(sheet, 1, seat, 0)
    assert forbidden_bid(sheet, 1, 0) == 1
    even = edits.bid(sheet, 1, 0, 1)
    assert problems(even) == (Problem("even", 1, value=1),)
    assert problems(edits.bid(sheet, 1, 0, 0)) == ()


@pytest.mark.rule("S4.1")
def test_with_the_bomb_a_trick_may_be_missing() -> None:
    sheet = edits.enter(four(special=(BOMB,)), 1, (0, 0, 0, 1), (0, 0, 0, 0))
    assert facts(sheet).problems == (Problem("short-tricks", 1, value=0, limit=1),)
    assert facts(sheet).due == Due(1, "mend")
    assert facts(sheet).totals == (0, 0, 0, 0)
    sheet = edits.bomb(sheet, 1, True)
    assert facts(sheet).problems == ()
    assert facts(sheet).totals == (20, 20, 20, -10)
    with refused("no-bomb"):
        edits.bomb(four(), 1, True)


@pytest.mark.rule("S7.2")
@pytest.mark.rule("S7.7")
@pytest.mark.rule("S7.8")
def test_the_cloud_changes_one_prediction() -> None:
    sheet = Sheet(Rules(players=4, special=(CLOUD,), hand_sizes=(5,)), FOUR)
    sheet = edits.enter(sheet, 1, (5, 0, 0, 0), (4, 1, 0, 0))
    with refused("change"):
        edits.change(sheet, 1, 0, 1)
    with refused("change-by"):
        edits.change(sheet, 1, 0, -2)
    changed = edits.change(sheet, 1, 0, -1)
    assert facts(changed).totals[0] == 60
    other = edits.change(changed, 1, 1, 1)  # it was somebody else after all
    assert [cell and cell.change for cell in other.rounds[0].cells] == [0, 1, 0, 0]
    nobody = edits.change(sheet, 1, 2, 1)
    assert [problem.code for problem in problems(nobody)] == ["change-trickless"]
    with refused("no-cloud"):
        edits.change(edits.enter(four(), 1, (0, 0, 0, 0), (0, 1, 0, 0)), 1, 1, 1)


def test_tricks_that_do_not_add_up_are_kept_and_said() -> None:
    sheet = edits.enter(four(), 1, (0, 0, 0, 0), (1, 1, 0, 0))
    assert problems(sheet) == (Problem("over-tricks", 1, value=2, limit=1),)
    assert str(problems(sheet)[0]) == "round 1: 2 tricks are entered, there are 1"
    assert facts(sheet).totals == (0, 0, 0, 0)


def test_a_round_struck_out_does_not_count() -> None:
    sheet = edits.enter(four(), 1, (0, 0, 0, 1), (0, 0, 0, 1))
    sheet = edits.enter(sheet, 2, (0, 0, 0, 2), (0, 0, 0, 2))
    struck = edits.strike(sheet, 1)
    assert facts(struck).totals == (20, 20, 20, 40)
    assert facts(struck).due == Due(3, "bids", 3)
    assert edits.strike(struck, 1, False) == sheet


@pytest.mark.rule("R2.2")
def test_somebody_leaves_and_the_column_rests() -> None:
    sheet = edits.enter(four(), 1, (0, 0, 0, 1), (0, 0, 0, 1))
    sheet = edits.rest(sheet, 2, 1)
    assert facts(sheet).lines[1].dealer == 2  # it was Ben's turn to deal
    assert facts(sheet).schedule == tuple(range(1, 21))  # three are left
    sheet = edits.enter(sheet, 2, (0, 0, 2), (0, 0, 2))
    assert facts(sheet).lines[1].points == (20, None, 20, 40)
    assert facts(sheet).totals == (40, 20, 40, 70)
    with refused("too-few"):
        edits.rest(sheet, 3, 0)
    with refused("rests"):
        edits.bid(sheet, 2, 1, 0)
    back = edits.rest(sheet, 3, 1, False)
    assert len(facts(back).schedule) == 15


def test_somebody_joins_and_the_rounds_before_rest() -> None:
    sheet = edits.enter(Sheet(Rules(players=3), FOUR[:3], 1), 1, (0, 0, 0), (0, 0, 1))
    sheet = edits.join(sheet, "Dora", 0)
    assert sheet.names == ("Dora", "Ada", "Ben", "Cem")
    assert sheet.rounds[0].cells[0] is None
    assert sheet.rounds[1].cells[0] == Cell()
    known = facts(sheet)
    assert known.lines[0].dealer == 2, "still Ben"
    assert known.ranks == (None, 1, 1, 3)
    assert len(known.schedule) == 15
    with refused("name-twice"):
        edits.join(sheet, "Ada", 0)


@pytest.mark.rule("V6")
def test_in_maximus_the_cards_are_shared_by_those_who_are_left() -> None:
    sheet = edits.enter(four(mode=Mode.MAXIMUS), 1, (0, 0, 0, 15), (0, 0, 0, 15))
    sheet = edits.rest(sheet, 2, 0)
    assert sheet.rounds[1].hand_size == 20


def test_a_game_ends_early_and_is_opened_again() -> None:
    sheet = edits.enter(four(), 1, (0, 0, 0, 1), (0, 0, 0, 1))
    ended = edits.end(sheet)
    assert facts(ended).over
    with refused("over"):
        edits.bid(ended, 2, 0, 0)
    with refused("over"):
        edits.join(ended, "Eve", 0)
    assert edits.end(ended, False) == sheet


@pytest.mark.parametrize(
    ("code", "attempt"),
    [
        ("names", lambda: Sheet(Rules(players=4), FOUR[:3])),
        ("name", lambda: Sheet(Rules(players=3), ("Ada", " ", "Cem"))),
        ("name-twice", lambda: Sheet(Rules(players=3), ("Ada", "Ben", "Ada"))),
        ("dealer", lambda: edits.deal_first(four(), 4)),
        ("round", lambda: edits.bid(four(), 2, 0, 0)),
        ("bid", lambda: edits.bid(four(), 1, 0, 2)),
        ("taken", lambda: edits.take(four(), 1, 0, -1)),
        ("cards", lambda: edits.cards(four(), 1, 16)),
        ("trump", lambda: edits.trump(four(), 1, "X")),
        ("change-unbid", lambda: edits.change(four(special=(CLOUD,)), 1, 0, 1)),
        ("date", lambda: Sheet(Rules(players=4), FOUR, date="yesterday")),
    ],
)
def test_what_cannot_be_is_refused(code: str, attempt: Callable[[], Sheet]) -> None:
    with refused(code):
        attempt()


def test_a_refusal_survives_pickling() -> None:
    error = PadError(Problem("bid", 1, "Ada", 2, 1), 7)
    again = pickle.loads(pickle.dumps(error))
    assert (again.problem, again.line, str(again)) == (error.problem, 7, str(error))
    assert str(error) == "line 7: round 1: Ada predicts 2: it must be 0 to 1"
