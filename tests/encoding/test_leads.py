"""The standing: told in the last two rounds only, and alike in NumPy and JAX."""

import numpy as np
import pytest
from hypothesis import given

from augury import Rules, State, start, view
from augury.encoding import LEAD_FEATURES, LEADS, lead_features, observe
from augury.game import Row
from augury.game.values import replace
from augury.testing.strategies import points


def late(rules: Rules, left: int, totals: tuple[int, ...]) -> State:
    """A game before the deal of a round, with so many rounds left after it."""
    nothing = (0,) * rules.players
    played = rules.rounds - left - 1
    rows = [
        Row(0, number + 1, nothing, nothing, nothing, totals if number + 1 == played else nothing)
        for number in range(played)
    ]
    state = start(rules)
    table = replace(state.table, number=played + 1, pad=tuple(rows))
    return replace(state, table=table)


def told(state: State, seat: int) -> list[float]:
    return [round(float(number), 3) for number in lead_features(observe(view(state, seat)))]


def test_the_leads_of_the_others_are_told_by_three_reaches() -> None:
    state = late(Rules(players=4), left=0, totals=(100, 120, 90, 400))
    leads = [1, 0.667, 0.222, -1, -0.333, -0.111, 1, 1, 1, *[0] * 6]
    assert told(state, 0) == pytest.approx([*leads, *[0] * 15, 1, 0])


def test_they_are_told_to_everyone_from_their_own_seat_on() -> None:
    state = late(Rules(players=3), left=1, totals=(100, 110, 130))
    leads = [-1, -1, -0.333, -1, -0.667, -0.222, *[0] * 9]
    assert told(state, 2) == pytest.approx([*[0] * 15, *leads, 0, 1])


def test_nothing_is_told_before_the_last_two_rounds() -> None:
    state = late(Rules(players=4), left=2, totals=(100, 120, 90, 400))
    assert told(state, 0) == [0] * LEAD_FEATURES


def test_who_are_level_lead_by_nothing() -> None:
    state = late(Rules(players=6), left=0, totals=(50,) * 6)
    assert told(state, 4) == [*[0] * LEADS, 1, 0]


@pytest.mark.long
@given(points())
def test_it_is_the_same_in_jax(state: State) -> None:
    jnp = pytest.importorskip("jax.numpy", reason="NOT PROVEN EQUAL TO JAX: pip install jax")
    seen = np.stack([observe(view(state, seat)) for seat in range(state.rules.players)])
    np.testing.assert_allclose(lead_features(seen), lead_features(jnp.asarray(seen)), rtol=1e-6)
