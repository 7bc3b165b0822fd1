"""The memory of the table: how everyone has kept their predictions, as the pad says."""

from augury import Rules, view
from augury.encoding import LAYOUT, observe
from augury.encoding.memory import INT8_MAX, remember
from augury.game import Row, start
from augury.game.play.scoring import points
from augury.game.values import replace


def row(number: int, bids: tuple[int, ...], taken: tuple[int, ...]) -> Row:
    won = tuple(map(points, bids, taken))
    return Row(number, number, bids, taken, won, won)


PAD = (
    row(1, (0, 1, 0), (0, 0, 1)),
    row(2, (2, 0, 0), (2, 0, 0)),
    row(3, (1, 1, 3), (3, 0, 0)),
)


def test_exact_over_and_under_are_means_of_all_rounds() -> None:
    kept = remember(PAD, 3)
    assert kept.exact == (66, 33, 33)
    assert kept.over == (6, 0, 3)
    assert kept.under == (0, 6, 10)


def test_they_are_seen_from_the_observer_on_and_seats_nobody_sits_on_are_zero() -> None:
    state = start(Rules(players=3))
    state = replace(state, table=replace(state.table, number=3, pad=PAD))
    seen = LAYOUT.split(observe(view(state, 1)))
    assert seen["history_rounds"] == 3
    assert seen["history_exact"].tolist() == [33, 33, 66, 0, 0, 0]
    assert seen["history_over"].tolist() == [0, 3, 6, 0, 0, 0]
    assert seen["history_under"].tolist() == [6, 10, 0, 0, 0, 0]


def test_before_the_first_round_nothing_is_remembered() -> None:
    seen = LAYOUT.split(observe(view(start(Rules(players=3)), 0)))
    assert not any(seen[piece.name].any() for piece in LAYOUT.pieces if "history" in piece.name)


def test_no_number_is_larger_than_an_int8_can_say() -> None:
    pad = (row(1, (0, 20, 0), (20, 0, 0)),)
    assert remember(pad, 3).over == (INT8_MAX, 0, 0)
    assert remember(pad, 3).under == (0, INT8_MAX, 0)
