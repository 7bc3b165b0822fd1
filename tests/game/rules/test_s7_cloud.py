"""S7 Cloud."""

from typing import Any

import pytest

from augury import Bidding, CloudChange, Phase, Rules, State, step, view
from augury.game import EVERYONE, concerns
from augury.game.errors import BadAnnouncement, BadChange, OutOfTurn, WrongPhase
from augury.game.play.events import BidChanged
from augury.game.text.notation import parse_action
from augury.testing.scenarios import act, dealt, legal, ready, refused
from tests.game.rulebook import rule


def to_change(**options: Any) -> State:
    """Seat 0, who predicted one trick of three, has won the first, and the Cloud with it."""
    state = ready("R13 B1 B2 | R1 G1 G2 | C Y1 Y2", up="B5", bids=(1, 1, 0), **options)
    return act(state, "1:R1 2:C=R 0:R13")


@rule("S7.1")
@pytest.mark.parametrize(
    ("hands", "moves", "winner"),
    [
        ("R9 | R1 | C", "1:R1 2:C=R 0:R9", 2),  # above 9
        ("R10 | R1 | C", "1:R1 2:C=R 0:R10", 0),  # below 10
        ("R13 | R1 | C", "1:R1 2:C=B 0:R13", 2),  # blue is trump, and may be announced
        ("R2 | R1 | C", "1:R1 2:C=G 0:R2", 0),  # neither trump nor the suit led
    ],
)
def test_the_cloud_is_a_nine_and_three_quarters_of_the_announced_suit(
    hands: str, moves: str, winner: int
) -> None:
    state = act(ready(hands, up="B5"), moves)
    assert state.table.tricks[-1].winner == winner


@rule("S7.1")
def test_the_cloud_s_suit_must_be_announced() -> None:
    state = ready("R13 | C | R12", up="R5")
    assert legal(state, 1) == "C=B C=R C=G C=Y"
    assert refused(state, "1:C", BadAnnouncement) == (
        "seat 1 cannot play C: it must be announced, as one of C=B, C=R, C=G, C=Y "
        "(S1.1, S6.1, S7.1)"
    )


@rule("S7.2")
def test_who_wins_the_cloud_must_change_their_prediction_by_one() -> None:
    state = to_change()
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))
    assert legal(state, 0) == "bid+1 bid-1"
    assert act(state, "0:bid+1").table.bids == (2, 1, 0)
    assert act(state, "0:bid-1").table.bids == (0, 1, 0)
    assert refused(state, "0:B1", WrongPhase) == (
        "seat 0 cannot play B1: seat 0 must change a prediction"
    )
    assert refused(state, "2:bid+1", OutOfTurn) == (
        "seat 2 cannot change its bid by +1: seat 0 must change a prediction"
    )


@rule("S7.2")
@pytest.mark.parametrize("by", ["+2", "-2", "+0"])
def test_a_prediction_changes_by_one_and_no_more(by: str) -> None:
    assert refused(to_change(), f"0:bid{by}", BadChange) == (
        f"seat 0 cannot change its bid by {by}: the prediction is 1 and stays within 0 to 3; "
        "allowed: +1, -1 (S7.2, S7.7)"
    )


@rule("S7.2")
def test_the_changed_prediction_is_the_one_that_counts() -> None:
    rest = "0:B1 1:G1 2:Y1 0:B2 1:G2 2:Y2"  # three tricks for seat 0 in all
    assert act(to_change(), f"0:bid+1 {rest}").table.totals == (-10, -10, 20)
    assert act(to_change(), f"0:bid-1 {rest}").table.totals == (-30, -10, 20)


@rule("S7.3")
def test_nothing_changes_with_the_bomb_in_the_trick() -> None:
    for cloud in CloudChange:
        state = ready("R13 | R1 | C | X", up="B5", bids=(1, 0, 0, 0), cloud=cloud)
        state = act(state, "1:R1 2:C=R 3:X 0:R13")
        assert state.phase is Phase.OVER
        assert state.table.pad[-1].bids == (1, 0, 0, 0)


@rule("S7.4")
def test_the_cloud_turned_up_works_like_a_wizard() -> None:
    state = dealt("B1 | R1 | G1", up="C")
    assert state.to_act == (0,)
    assert legal(state, 0) == "trump=B trump=R trump=G trump=Y"


@rule("S7.5")
def test_the_cloud_led_sets_the_announced_suit() -> None:
    state = act(ready("R1 B9 | C G4 | R2 B10", up="Y5"), "1:C=R")
    assert legal(state, 2) == "R2"
    state = act(ready("R1 B9 | J G4 | C B10", up="Y5"), "1:J 2:C=R")
    assert legal(state, 0) == "R1"


@rule("S7.6")
def test_the_prediction_changes_at_once() -> None:
    state = to_change(cloud=CloudChange.AT_ONCE)
    assert state.phase is Phase.CHANGE
    state = act(state, "0:bid-1")
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))
    assert Rules().cloud is CloudChange.AT_ONCE


@rule("S7.6")
def test_the_prediction_changes_at_the_end_of_the_round() -> None:
    state = to_change(cloud=CloudChange.ROUND_END)
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))
    state = act(state, "0:B1 1:G1 2:Y1 0:B2 1:G2 2:Y2")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))
    assert state.table.pad == ()
    state = act(state, "0:bid+1")
    assert state.phase is Phase.OVER
    assert state.table.pad[-1].bids == (2, 1, 0)


@rule("S7.7")
def test_a_changed_prediction_stays_within_the_number_of_tricks() -> None:
    state = ready("R13 B1 | R1 G1 | C Y1", up="B5", bids=(0, 0, 0))
    assert legal(act(state, "1:R1 2:C=R 0:R13"), 0) == "bid+1"
    state = ready("R13 B1 | R1 G1 | C Y1", up="B5", bids=(2, 0, 0))
    state = act(state, "1:R1 2:C=R 0:R13")
    assert legal(state, 0) == "bid-1"
    assert refused(state, "0:bid+1", BadChange) == (
        "seat 0 cannot change its bid by +1: the prediction is 2 and stays within 0 to 2; "
        "allowed: -1 (S7.2, S7.7)"
    )


@rule("S7.8")
@pytest.mark.parametrize("change", ["bid+1", "bid-1"])
def test_joao_predicted_three_and_won_three_with_the_cloud(change: str) -> None:
    state = ready(
        "R2 R3 R4 R11 | R13 R12 C R1 | R5 R6 R7 R8",
        up="B5",
        bids=(1, 3, 0),
        cloud=CloudChange.ROUND_END,
    )
    state = act(state, "1:R13 2:R5 0:R2 1:R12 2:R6 0:R3 1:C=R 2:R7 0:R4 1:R1 2:R8 0:R11")
    assert state.table.taken == (1, 3, 0)
    state = act(state, f"1:{change}")
    assert state.table.totals[1] == -10


@rule("S7.8")
def test_maria_predicted_five_and_won_four_with_the_cloud() -> None:
    state = ready(
        "R2 R3 R4 B1 R11 | R13 R12 C W R1 | R5 R6 R7 B2 R8",
        up="B5",
        bids=(1, 5, 0),
        cloud=CloudChange.ROUND_END,
    )
    tricks = "1:R13 2:R5 0:R2 1:R12 2:R6 0:R3 1:C=R 2:R7 0:R4 1:W 2:B2 0:B1 1:R1 2:R8 0:R11"
    state = act(state, tricks)
    assert state.table.taken == (1, 4, 0)
    state = act(state, "1:bid-1")
    assert state.table.totals[1] == 60


@rule("S7.9")
@pytest.mark.parametrize("cloud", CloudChange, ids=str)
def test_a_secret_prediction_is_changed_in_secret(cloud: CloudChange) -> None:
    state = to_change(bidding=Bidding.SECRET, cloud=cloud)
    for seat in (0, 1, 2, None):
        assert view(state, seat).table.clouded == 0  # that a change is due, all know
    if cloud is CloudChange.ROUND_END:
        state = act(state, "0:B1 1:G1 2:Y1 0:B2 1:G2 2:Y2")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))

    changed = step(state, parse_action("0:bid+1"))
    for seat in (1, 2, None):
        heard = [event for event in changed.events if concerns(event, seat)]
        assert BidChanged(0, None, EVERYONE) in heard
        assert not any(isinstance(event, BidChanged) and event.tricks for event in heard)
    if cloud is CloudChange.AT_ONCE:
        assert changed.state.table.bids == (None, None, None)
        assert [view(changed.state, seat).bid for seat in (0, 1, 2)] == [2, 1, 0]
    else:
        assert changed.state.table.bids == (2, 1, 0)  # the round is over


@rule("S7.9")
def test_an_open_or_hidden_prediction_is_changed_before_all_eyes() -> None:
    for bidding in (Bidding.OPEN, Bidding.HIDDEN):
        changed = step(to_change(bidding=bidding), parse_action("0:bid+1"))
        assert BidChanged(0, 2, EVERYONE) in changed.events
        assert changed.state.table.bids == (2, 1, 0)
