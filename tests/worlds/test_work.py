"""Counting stays quick where a pass and many voids leave much to be explained.

Not a clock but the work itself is counted, so that the test says the same on every machine.
"""

from math import comb

import pytest

from augury import SPECIAL, Rules, start, step, view
from augury.game import parse_action
from augury.worlds import Worlds, grids

DEAL = """deal G12,Y8,J,B8,C,B1,G6,W,B3 W,R6,G13,R7,B11,G4,B12,J,S B6,R8,G8,Y7,Y12,B13,G1,R3,G5
G10,G7,G11,G3,R2,R5,Y10,B7,Y3 Y11,J,R12,R11,Y1,B2,Y4,B10,Y2 B5,U,G2,Y5,Y9,D,F,W,J up R1"""

MOVES = """1:bid=5 2:bid=6 3:bid=0 4:bid=1 5:bid=0 0:bid=7 1:R7 2:R3 3:R2 4:J 5:W 0:B8 5:U=B 0:C=G
1:S=J 2:B6 3:B7 4:B10 1:pass=B12 2:pass=G8 0:pass=G12 5:pass=G2 3:pass=G3 4:pass=Y1 4:bid+1 4:Y2
5:J 0:J 1:G12 2:Y12 3:Y10 2:G5 3:G11 4:G3 5:Y1 0:G6 1:G13 1:B11 2:B13 3:G7"""


def test_a_spectator_of_six_after_the_juggler(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start(Rules(players=6, hand_sizes=(9,), special=SPECIAL))
    for action in (DEAL, *MOVES.split()):
        state = step(state, parse_action(action)).state
    work = 0

    def counted(cards: int, cell: int) -> int:
        nonlocal work
        work += 1
        return comb(cards, cell)

    monkeypatch.setattr(grids, "comb", counted)
    worlds = Worlds(view(state, None))
    assert worlds.count == 1_063_315_512_291_798_064_869_212_260_800
    assert work < 10_000
