"""R7 Scoring."""

import pytest

from augury import Rules, State, start
from augury.game import points
from augury.testing.scenarios import act, bid, deal_next, ready
from tests.game.rulebook import rule


@rule("R7.1")
def test_a_prediction_met_is_worth_twenty_and_ten_a_trick() -> None:
    state = ready("R1 R2 | R13 R12 | R3 R4", up="B5", bids=(0, 2, 0))
    state = act(state, "1:R13 2:R3 0:R1 1:R12 2:R4 0:R2")
    assert state.table.totals == (20, 40, 20)


@rule("R7.2")
def test_every_trick_over_or_under_costs_ten() -> None:
    state = ready("R1 R2 | R13 R12 | R3 R4", up="B5", bids=(1, 0, 2))
    state = act(state, "1:R13 2:R3 0:R1 1:R12 2:R4 0:R2")
    assert state.table.totals == (-10, -20, -20)


@rule("R7.2")
@pytest.mark.parametrize("taken", [6, 10])
def test_the_rulebook_s_eight_predicted_and_two_off(taken: int) -> None:
    assert points(bid=8, taken=taken) == -20


def after_round_one() -> State:
    """The first round of every rulebook's example: predictions 0, 1, 1; the third succeeds."""
    state = deal_next(start(Rules(players=3)), "R1 | R5 | R9", up="G4")
    return act(bid(state, (0, 1, 1)), "1:R5 2:R9 0:R1")


def pad(state: State) -> list[list[int]]:
    """The block of truth: running total and prediction, side by side for each player."""
    return [
        [number for pair in zip(row.totals, row.bids, strict=True) for number in pair]
        for row in state.table.pad
    ]


@rule("R7.3")
def test_the_worked_example_of_most_rulebooks() -> None:
    """Thomas, Ute and Kevin (DE); Tamás, Andi, Bence (HU); Paul, Thomas, Marie (CS)."""
    state = deal_next(after_round_one(), "R9 B1 | R2 B3 | R1 B9", up="G4")
    state = act(bid(state, (2, 0, 0)), "2:R1 0:R9 1:R2 0:B1 1:B3 2:B9")
    assert [row.taken for row in state.table.pad] == [(0, 0, 1), (1, 0, 1)]
    assert pad(state) == [
        [20, 0, -10, 1, 30, 1],
        [10, 2, 10, 0, 20, 0],
    ]


@rule("R7.3")
def test_the_greek_rulebook_s_own_worked_example() -> None:
    """Βασιλεία, Γιάννης and Σωτήρης: here it is the third who takes no trick."""
    state = deal_next(after_round_one(), "R9 B1 | R2 B9 | R1 B3", up="G4")
    state = act(bid(state, (2, 0, 0)), "2:R1 0:R9 1:R2 0:B1 1:B9 2:B3")
    assert [row.taken for row in state.table.pad] == [(0, 0, 1), (1, 1, 0)]
    assert pad(state) == [
        [20, 0, -10, 1, 30, 1],
        [10, 2, -20, 0, 50, 0],
    ]
