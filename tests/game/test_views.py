"""Whose view there is."""

import pytest

from augury import Rules, legal_actions, start, view
from augury.game import NoSuchSeat


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_that_is_not_there_sees_nothing_and_has_no_moves(seat: int) -> None:
    with pytest.raises(NoSuchSeat, match=f"no seat {seat}: 3 play, from seat 0"):
        view(start(Rules(players=3)), seat)
    with pytest.raises(NoSuchSeat, match=f"no seat {seat}: 3 play, from seat 0"):
        legal_actions(start(Rules(players=3)), seat)
