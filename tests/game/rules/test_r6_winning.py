"""R6 Winning a trick."""

import pytest

from augury.testing.scenarios import act, ready
from tests.game.rulebook import rule


@rule("R6.1")
@pytest.mark.parametrize(
    ("hands", "moves", "winner"),
    [
        # The first Wizard,
        ("R13 | W | W", "1:W 2:W 0:R13", 1),
        ("W | R13 | W", "1:R13 2:W 0:W", 2),
        ("W | J | B13", "1:J 2:B13 0:W", 0),
        # else the highest trump (red),
        ("R3 | B13 | R2", "1:B13 2:R2 0:R3", 0),
        ("R3 | B13 | R10", "1:B13 2:R10 0:R3", 2),
        ("Y13 | R1 | G13", "1:R1 2:G13 0:Y13", 1),
        # else the highest card of the suit led,
        ("B13 | B2 | G13", "1:B2 2:G13 0:B13", 0),
        ("Y13 | B2 | G13", "1:B2 2:G13 0:Y13", 1),
        # which a Jester leaves to the next card.
        ("Y13 | J | G2", "1:J 2:G2 0:Y13", 2),
    ],
)
def test_the_first_wizard_else_the_highest_trump_else_the_suit_led(
    hands: str, moves: str, winner: int
) -> None:
    state = act(ready(hands, up="R5"), moves)
    assert state.table.tricks[-1].winner == winner
    assert state.table.taken == tuple(int(seat == winner) for seat in range(3))


@rule("R6.2")
def test_the_first_of_nothing_but_jesters_wins() -> None:
    state = act(ready("J | J | J | J", up="R5"), "1:J 2:J 3:J 0:J")
    assert state.table.tricks[-1].winner == 1
    assert state.table.taken == (0, 1, 0, 0)
