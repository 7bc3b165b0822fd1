"""Why a move is good, in the words of whoever sees what its seat sees."""

import pytest

from augury.analysis.reasons import explain
from augury.game import Play, view
from augury.game.text.notation import parse_action
from augury.testing.scenarios import act, ready


@pytest.mark.parametrize(
    ("hands", "led", "played", "message"),
    [
        ("B9 G2 | B2 Y1 | B5 Y2", "1:B2 2:B5", "0:B9", "why-takes"),
        ("B1 B9 | B2 Y1 | B5 Y2", "1:B2 2:B5", "0:B1", "why-ducks"),
        ("B1 G2 | B2 Y1 | B5 Y2", "1:B2 2:B5", "0:B1", "why-gives-up"),  # no card could win it
        ("W B1 | W Y1 | B5 Y2", "1:W 2:B5", "0:B1", "why-gives-up"),  # the first Wizard wins
        ("G1 G2 | B2 Y1 | B1 B3", "1:B2", "2:B1", "why-gives-up"),
        ("G1 G2 | B2 Y1 | W B3", "1:B2", "2:W", "why-unbeatable"),
    ],
)
def test_what_becomes_of_the_trick(hands: str, led: str, played: str, message: str) -> None:
    """Said second, after what the seat still needs."""
    state = act(ready(hands, up="R5", bids=(1, 1, 1)), led)
    move = parse_action(played)
    assert isinstance(move, Play)
    assert explain(view(state, move.seat), move, 0.5, ())[1].message == message
