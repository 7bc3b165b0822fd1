from __future__ import annotations

from math import inf, isnan, sqrt

import numpy as np
import pytest

from augury.arena import estimate, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),  # from any printed table
    [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_students_quantiles_are_those_of_the_printed_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_other_confidences() -> None:
    assert student(10, 0.99) == pytest.approx(3.169, abs=5e-4)
    assert student(9, 0.90) == pytest.approx(1.833, abs=5e-4)


def test_an_interval_by_hand() -> None:
    # 2, 4, 4, 10: mean 5, squares 9 + 1 + 1 + 25 = 36, variance 12, standard error √3
    found = estimate([2, 4, 4, 10])
    assert found.mean == 5
    assert found.margin == pytest.approx(3.182446 * sqrt(3), rel=1e-6)
    assert (found.low, found.high) == (5 - found.margin, 5 + found.margin)
    assert found.deals == 4


def test_one_deal_says_nothing_about_the_next() -> None:
    assert estimate([7]).margin == inf
    assert isnan(estimate([]).mean)


@pytest.mark.parametrize("deals", [3, 10, 40])
def test_ninety_five_of_a_hundred_intervals_hold_the_truth(deals: int) -> None:
    """Synthetic deals: each has luck of its own, which its four games share."""
    rng = np.random.default_rng(deals)
    held = 0
    for _ in range(2000):
        luck = rng.normal(0, 60, deals)
        games = 100 + luck[:, None] + rng.normal(0, 40, (deals, 4))
        found = estimate(games.mean(axis=1))
        held += found.low <= 100 <= found.high
    assert 0.935 <= held / 2000 <= 0.965


def test_counting_games_instead_of_deals_would_promise_too_much() -> None:
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(1000):
        games = rng.normal(0, 60, 20)[:, None] + rng.normal(0, 40, (20, 4))
        found = estimate(games.ravel())
        held += found.low <= 0 <= found.high
    assert held / 1000 < 0.85
