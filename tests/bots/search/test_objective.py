"""What is played for: points, and the chance to win when the end is near."""

from __future__ import annotations

from random import Random
from statistics import fmean

import numpy as np
import pytest

from augury.bots.search.objective import values_of_points, values_of_rounds
from augury.bots.search.victory import chance_to_win, value_of_points
from augury.game import Row, Rules, Table, start
from augury.game.values import replace


class TestTheArchmage:
    """Points, and victory when the end is near."""

    def value(self, number: int, totals: tuple[int, ...], won: tuple[int, ...]) -> float:
        """Of a round to seat 0, in a game of four of fifteen rounds."""
        after = tuple(total + more for total, more in zip(totals, won, strict=True))
        row = Row(0, number, bids=(0,) * 4, taken=(0,) * 4, points=won, totals=after)
        table = replace(start(Rules(players=4)).table, number=number, pad=(row,) * number)
        return float(values_of_rounds([table])[0, 0])

    def test_far_from_the_end_points_count(self) -> None:
        for totals in ((0, 0, 0, 0), (500, 0, 0, 0)):
            assert self.value(9, totals, (50, 20, 30, 10)) == 40

    def test_who_is_ahead_takes_the_sure_thing(self) -> None:
        def better(totals: tuple[int, ...]) -> str:
            """Forty points for certain, or eighty, or minus sixty; and ten for everyone else."""
            ends = [self.value(15, totals, (own, 10, 10, 10)) for own in (40, 80, -60)]
            return "sure" if ends[0] > fmean(ends[1:]) else "bold"

        assert better((140, 100, 100, 100)) == "sure"
        assert better((100, 160, 100, 100)) == "bold"

    def test_the_winner_of_the_last_round_wins(self) -> None:
        lost, won, more = (
            self.value(15, (100, 130, 100, 100), (own, 20, 0, 0)) for own in (40, 60, 80)
        )
        assert won > lost + 20
        assert more < won + 20

    def test_it_is_the_same_in_numpy_and_in_jax(self) -> None:
        jax = pytest.importorskip("jax", reason="NOT PROVEN EQUAL TO TRAINING: pip install jax")
        rng = np.random.default_rng(1)
        points, before = rng.integers(-50, 120, (2, 6, 400)).astype(np.int16)
        players, to_come = rng.integers(3, 7, 400), rng.integers(0, 4, 400)
        ours = values_of_points(points, before, players, to_come)
        theirs = values_of_points(*map(jax.numpy.asarray, (points, before, players, to_come)))
        np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-3)

    def test_empty_seats_have_no_value_and_cost_nothing(self) -> None:
        points, before = np.arange(6)[:, None] * 10, np.zeros((6, 1))
        for to_come in (0, 9):
            every = values_of_points(points, before, 4, to_come)
            four = values_of_points(points[:4], before[:4], 4, to_come)
            np.testing.assert_allclose(every[:4], four)
            assert not every[4:].any()


class TestTheAdept:
    """The chance to win, in every round."""

    def table(self, number: int, totals: tuple[int, ...]) -> Table:
        state = start(Rules(players=3))
        row = Row(number - 1, 1, (0, 0, 0), (0, 0, 0), totals, totals)
        return replace(state.table, number=number, pad=(row,))

    def test_more_is_better(self) -> None:
        value = value_of_points(self.table(5, (100, 80, 120)), 0)
        assert value([30, 0, 0]) > value([20, 0, 0]) > value([20, 20, 20]) > value([20, 50, 20])

    def test_in_the_last_round_to_be_first_is_all(self) -> None:
        """Twenty points behind: a small gain that leaves one second is of little value."""
        last = value_of_points(self.table(20, (100, 120, 0)), 0)
        assert (last([40, 0, 0]) + last([-20, 0, 0])) / 2 > last([10, 0, 0])
        early = value_of_points(self.table(2, (100, 120, 0)), 0)
        assert (early([40, 0, 0]) + early([-20, 0, 0])) / 2 == pytest.approx(
            early([10, 0, 0]), abs=0.01
        )


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    rng = Random(1)
    for _ in range(100):
        totals = [rng.randrange(-200, 400) for _ in range(rng.randint(3, 6))]
        chances = [chance_to_win(totals, own, 20.0) for own in totals]
        assert sum(chances) == pytest.approx(1)
        assert chances == pytest.approx(
            chance_to_win(np.array(totals), np.array(totals), 20.0, np).tolist()
        )
