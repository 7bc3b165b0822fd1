"""R8 End."""

from augury import Phase
from augury.game import ranks
from augury.game.errors import GameOver
from augury.testing.scenarios import act, bid, deal, deal_next, dealt, ready, refused
from tests.game.rulebook import rule


@rule("R8.1")
def test_the_highest_total_wins_after_the_last_round() -> None:
    state = dealt("R1 | R2 | R3", up="B5", hand_sizes=(1, 1))
    state = act(bid(state, (1, 0, 1)), "1:R2 2:R3 0:R1")
    assert state.phase is Phase.DEAL
    assert state.table.winners == ()  # seat 2 is ahead, and has not won yet
    state = deal_next(state, "R1 | R2 | R3", up="B5")
    state = act(bid(state, (0, 1, 1)), "2:R3 0:R1 1:R2")
    assert state.phase is Phase.OVER
    assert state.table.totals == (10, 10, 60)
    assert state.table.winners == (2,)


@rule("R8.1")
def test_equal_totals_share_the_victory() -> None:
    state = act(ready("R1 | R2 | R3", up="B5", bids=(0, 0, 0)), "1:R2 2:R3 0:R1")
    assert state.table.totals == (20, 20, -10)
    assert state.table.winners == (0, 1)
    assert ranks(state.table.totals) == (1, 1, 3)


@rule("R8.1")
def test_nothing_follows_the_last_round() -> None:
    state = act(ready("R1 | R2 | R3", up="B5"), "1:R2 2:R3 0:R1")
    assert state.to_act == ()
    over = "the game is over, round 1 was its last (R8.1)"
    assert refused(state, "1:R2", GameOver) == f"seat 1 cannot play R2: {over}"
    assert refused(state, "1:bid=0", GameOver) == f"seat 1 cannot bid 0: {over}"
    again = deal("R1 | R2 | R3", up="B5")
    assert refused(state, again, GameOver) == f"the shuffler cannot deal: {over}"
