"""R4 Predictions."""

import pytest

from augury import Phase, view
from augury.game.errors import BidOutOfRange, OutOfTurn
from augury.testing.scenarios import act, deal_next, dealt, legal, refused
from tests.game.rulebook import rule


@rule("R4.1")
def test_a_prediction_is_zero_to_the_number_of_tricks() -> None:
    state = dealt("B1 B2 | R1 R2 | G1 G2", up="J")
    assert legal(state, 1) == "bid=0 bid=1 bid=2"


@rule("R4.1")
@pytest.mark.parametrize("tricks", [-1, 3, 20])
def test_no_other_number_can_be_predicted(tricks: int) -> None:
    state = dealt("B1 B2 | R1 R2 | G1 G2", up="J")
    assert refused(state, f"1:bid={tricks}", BidOutOfRange) == (
        f"seat 1 cannot bid {tricks}: round 1 has 2 tricks, so a bid is 0 to 2 (R4.1)"
    )


@rule("R4.2")
def test_the_bidding_goes_clockwise_and_the_dealer_is_last() -> None:
    state = dealt("B1 | R1 | G1 | Y1", up="J", hand_sizes=(1, 1))
    for seat in (1, 2, 3, 0):
        assert (state.phase, state.to_act) == (Phase.BID, (seat,))
        state = act(state, f"{seat}:bid=0")
    assert state.phase is Phase.PLAY

    state = act(state, "1:R1 2:G1 3:Y1 0:B1")
    state = deal_next(state, "B1 | R1 | G1 | Y1", up="J")  # by seat 1
    for seat in (2, 3, 0, 1):
        assert (state.phase, state.to_act) == (Phase.BID, (seat,))
        state = act(state, f"{seat}:bid=0")


@rule("R4.2")
def test_nobody_bids_out_of_turn() -> None:
    state = dealt("B1 | R1 | G1", up="J")
    assert refused(state, "2:bid=0", OutOfTurn) == "seat 2 cannot bid 0: seat 1 must bid"


@rule("R4.3")
def test_predictions_are_on_view_throughout_the_round() -> None:
    state = dealt("B1 B2 | R1 R2 | G1 G2", up="J")
    moves = "1:bid=2 2:bid=0 0:bid=1 1:R1 2:G1 0:B1 1:R2 2:G2"
    on_view = {1: 2, 2: 0, 0: 1}
    for number, move in enumerate(moves.split(), 1):
        state = act(state, move)
        made = dict(list(on_view.items())[:number])
        for seat in (0, 1, 2, None):
            bids = view(state, seat).table.bids
            assert bids == tuple(made.get(owner) for owner in range(3))
