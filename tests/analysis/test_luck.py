"""Luck, own play and the others: the parts of a result add up to the last point."""

from random import Random

import pytest

from augury.analysis.judging import Effort
from augury.analysis.luck import HUNDREDTHS, Parts, add_parts, round_parts
from augury.analysis.review import review, review_piece, tasks
from augury.game import SPECIAL, Rules
from augury.testing.rules import random_rules
from tests.analysis.games import played

NOTHING = Effort(trust=0.6, trusted=0, first=1, most=1, doubt=1, rivals=0, deals=3)

RULES = [
    Rules(players=4, hand_sizes=(1, 2, 3)),
    Rules(players=3, hand_sizes=(4,), bidding="hidden", plus_minus_one=True),
    Rules(players=5, hand_sizes=(3, 1), special=SPECIAL, cloud="round end"),
    Rules(players=6, hand_sizes=(2,), foresight="every round"),
    Rules(players=3, mode="one-colour", hand_sizes=(3, 2), bidding="secret"),
    *(random_rules(Random(seed), hand_sizes=(2, 3)) for seed in range(6)),
]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_parts_are_the_points(rules: Rules) -> None:
    record = played(rules)
    found = review(record, effort=NOTHING)
    pad = record.state.table.pad
    for one, row in zip(found.rounds, pad, strict=True):
        assert one.luck is not None
        totals = [parts.total for parts in one.luck.parts]
        assert totals == [HUNDREDTHS * points for points in row.points]
    for seat in found.seats:
        assert seat.points == pad[-1].totals[seat.seat]
        assert seat.parts.total == HUNDREDTHS * seat.points
        assert seat.whole.total == seat.points


def test_nobody_but_the_decider_has_decided() -> None:
    """In a round in which only predictions are a choice, the last to decide ends the changes."""
    record = played(Rules(players=3, hand_sizes=(1,)))
    [task] = tasks(record, None, NOTHING)
    luck = review_piece(task).luck
    assert luck is not None
    decided = len(luck.moments) - 1
    assert decided == 3, "three predictions, and cards that had to be played"
    first, last = luck.moments[0], luck.moments[-1]
    for seat, parts in enumerate(luck.parts):
        change = last.points[seat] - first.points[seat]
        assert parts.own + parts.others == pytest.approx(HUNDREDTHS * change)


def test_whole_points_add_up() -> None:
    rng = Random(3)
    for _ in range(300):
        par, luck, own = (rng.randint(-9999, 9999) for _ in range(3))
        parts = Parts(par, luck, own, HUNDREDTHS * rng.randint(-30, 30) - par - luck - own)
        whole = round_parts(parts)
        assert HUNDREDTHS * whole.total == parts.total
        for name in ("par", "luck", "own", "others"):
            assert abs(HUNDREDTHS * getattr(whole, name) - getattr(parts, name)) < HUNDREDTHS


def test_rounds_are_added_part_by_part() -> None:
    assert add_parts([Parts(1, 2, 3, 4), Parts(10, 20, 30, 40)]) == Parts(11, 22, 33, 44)
    assert add_parts([]) == Parts(0, 0, 0, 0)


def test_the_chances_are_everyones() -> None:
    found = review(played(Rules(players=4, hand_sizes=(2, 2))), effort=NOTHING)
    for one in found.rounds:
        assert one.luck is not None
        for moment in one.luck.moments:
            assert sum(moment.chances) == pytest.approx(1)
    winners = [seat.seat for seat in found.seats if seat.rank == 1]
    last = found.rounds[-1].luck
    assert last is not None
    for seat, chance in enumerate(last.moments[-1].chances):
        assert chance == pytest.approx((seat in winners) / len(winners))
