"""O Options printed elsewhere."""

import pytest

from augury import Phase, Rules, State
from augury.game import points, schedule
from augury.game.play.facts import facts
from augury.game.play.views import view
from augury.testing.scenarios import act, bid, deal_next, dealt
from tests.game.rulebook import rule


def three_rounds(ties: str) -> State:
    """Seats 0 and 1 end level: seat 0 has met two predictions, seat 1 has predicted more."""
    state = dealt("R1 R2 | W W | R3 R4", up="B5", hand_sizes=(2, 2, 2), ties=ties)
    state = act(bid(state, (0, 2, 0)), "1:W 2:R3 0:R1 1:W 2:R4 0:R2")
    state = deal_next(state, "R1 R2 | R3 R4 | W W", up="B5")
    state = act(bid(state, (0, 1, 0)), "2:W 0:R1 1:R3 2:W 0:R2 1:R4")
    assert state.table.winners == ()
    state = deal_next(state, "R1 R2 | R3 R4 | W W", up="B5")
    return act(bid(state, (2, 1, 0)), "0:R1 1:R3 2:W 2:W 0:R2 1:R4")


@rule("O3")
@pytest.mark.parametrize(
    ("ties", "ranks", "deciding"),
    [
        ("shared", (1, 1, 3), ()),
        ("predictions", (2, 1, 3), (2, 4, 0)),
        ("predictions-met", (1, 2, 3), (2, 1, 1)),
    ],
)
def test_equal_totals_may_be_told_apart(
    ties: str, ranks: tuple[int, ...], deciding: tuple[int, ...]
) -> None:
    table = three_rounds(ties).table
    assert table.phase is Phase.OVER
    assert table.totals == (20, 20, -20)
    assert table.ranks == ranks
    assert table.tie_breaks == deciding
    assert table.winners == tuple(seat for seat, place in enumerate(ranks) if place == 1)


@rule("O3")
def test_what_decides_goes_with_every_view() -> None:
    known = facts(view(three_rounds("predictions"), 0))
    assert (known.ranks, known.tie_breaks, known.winners) == ((2, 1, 3), (2, 4, 0), (1,))


@rule("O3")
def test_who_is_equal_in_that_too_shares_the_place() -> None:
    state = dealt("R1 | R2 | R3", up="B5", ties="predictions")
    state = act(bid(state, (0, 0, 0)), "1:R2 2:R3 0:R1")
    assert state.table.totals == (20, 20, -10)
    assert state.table.winners == (0, 1)


@rule("O3")
def test_a_prediction_counts_as_the_cloud_has_left_it() -> None:
    """Seat 0 wins the Cloud's trick and raises its prediction from 0 to 1."""
    state = dealt("W | C | R3", up="B5", ties="predictions", special="cloud")
    state = act(bid(state, (0, 0, 0)), "1:C=R 2:R3 0:W 0:bid+1")
    assert state.table.pad[-1].bids == (1, 0, 0)
    assert state.table.tie_breaks == (1, 0, 0)
    assert state.table.totals == (points(1, 1), 20, 20)


@rule("O4")
def test_the_tournament_length_has_ten_rounds_however_many_play() -> None:
    for players in (3, 4, 5, 6):
        rules = Rules(players=players, hand_sizes=schedule("tournament", players))
        assert rules.rounds == 10
        assert rules.schedule[-1] == 60 // players
    assert schedule("tournament", 6) == Rules(players=6).schedule
