"""The adept: it does what nobody could complain about, and the same again."""

from random import Random

import pytest

from augury import SPECIAL, Rules, State, deal, start, view
from augury.bots import bot
from augury.game import apply
from augury.game.text.notation import format_move
from augury.testing.scenarios import act, dealt, ready


def says(state: State, seat: int, spec: str = "adept:playouts=300") -> str:
    return format_move(bot(spec).act(view(state, seat), Random(0)))


class TestDecisions:
    def test_the_complaints_are_none_of_its_faults_either(self) -> None:
        state = dealt("B1 B2 B3 B4 | W W W W | R1 R2 R3 R4", "G5")
        assert says(state, 1) == "bid=4"
        state = ready("B1 B2 B5 | R13 R12 G2 | G9 G10 Y3", "R5", bids=(0, 3, 0))
        assert says(state, 1) in ("R13", "R12")
        state = ready("Y13 Y2 B1 | Y9 G2 G3 | Y4 G5 G6", "R5", bids=(0, 1, 1))
        assert says(act(state, "1:Y9 2:Y4"), 0) == "Y2"
        state = ready("B1 B2 | W G2 | W G4", "Y5", bids=(1, 1, 1))
        assert says(act(state, "1:W"), 2) == "G4"

    @pytest.mark.parametrize("rules", [Rules(players=3), Rules(players=4, special=SPECIAL)])
    def test_the_same_playouts_make_the_same_decision(self, rules: Rules) -> None:
        state = start(rules)
        state = apply(state, deal(state.table, Random(1)))
        seat = state.to_act[0]
        moves = {says(state, seat, "adept:playouts=40") for _ in range(3)}
        assert len(moves) == 1
