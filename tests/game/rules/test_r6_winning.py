"""R6 Winning a trick."""

import pytest

from augury.game import Play, card, view
from augury.game.play.facts import facts, reasons
from augury.game.play.tricks import WonBy, won_by
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


@rule("R6.1")
@pytest.mark.parametrize(
    ("hands", "moves", "why"),
    [
        ("R13 | W | B2", "1:W 2:B2 0:R13", WonBy.KIND),
        ("R13 | W | W", "1:W 2:W 0:R13", WonBy.FIRST),
        ("S | W | B2", "1:W 2:B2 0:S=W", WonBy.FIRST),
        ("R3 | B13 | R2", "1:B13 2:R2 0:R3", WonBy.TRUMP),
        ("B13 | B2 | G13", "1:B2 2:G13 0:B13", WonBy.SUIT),
        ("B7 | U | B2", "1:U=B 2:B2 0:B7", WonBy.SUIT),
        ("W | D | B2", "1:D 2:B2 0:W", WonBy.KIND),
        ("F | D | W", "1:D 2:W 0:F", WonBy.TOPPLING),
        ("F | J | J", "1:J 2:J 0:F", WonBy.NOTHING_HIGHER),
        ("B12 | X | B2", "1:X 2:B2 0:B12", WonBy.SUIT),
        ("J | X | F", "1:X 2:F 0:J", WonBy.NOTHING_HIGHER),
    ],
)
def test_why_a_trick_is_won(hands: str, moves: str, why: WonBy) -> None:
    """By the facts of the view, from the end of a trick until the next card."""
    first, _, last = moves.rpartition(" ")
    lying = act(ready(hands, up="R5"), first)
    assert facts(view(lying, None)).won_by is None
    assert facts(view(act(lying, last), None)).won_by is why


@rule("R6.1")
def test_why_each_trick_of_the_round_was_won() -> None:
    state = act(ready("F R4 | D G3 | W Y2", up="R5"), "1:D 2:W 0:F")
    assert reasons(state.table) == (WonBy.TOPPLING,)
    assert reasons(act(state, "0:R4 1:G3 2:Y2").table) == (WonBy.TOPPLING, WonBy.TRUMP)


@rule("V5")
@pytest.mark.parametrize(
    ("plays", "why"),
    [("B7 R9 G2", WonBy.VALUE), ("B9 R9 G2", WonBy.FIRST), ("B9 W G2", WonBy.KIND)],
)
def test_why_a_trick_is_won_where_suits_mean_nothing(plays: str, why: WonBy) -> None:
    cards = [card(code) for code in plays.split()]
    trick = [Play(seat, one, one) for seat, one in enumerate(cards)]
    assert won_by(trick, None, suits_matter=False) is why
