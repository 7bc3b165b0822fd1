"""Random numbers: the generator is JAX's own, and what is made of it is uniform."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from augury.batch.chance import below, words


@pytest.mark.parametrize("games", [(), (5,), (2, 3)])
def test_both_words_together_are_what_jax_draws(games: tuple[int, ...]) -> None:
    key = jax.random.key(7)
    one, other = words(key, games)
    assert np.array_equal(one ^ other, jax.random.bits(key, games))


def test_every_turn_has_words_of_its_own() -> None:
    drawn = jnp.stack([jnp.stack(words(jax.random.key(7), (50,), turn)) for turn in range(4)])
    assert len(np.unique(drawn)) == drawn.size


def test_keys_of_any_kind_will_do() -> None:
    new, old = words(jax.random.key(3), (4,)), words(jax.random.PRNGKey(3), (4,))
    assert np.array_equal(new, old)
    other = jnp.stack(words(jax.random.key(3, impl="rbg"), (4,)))
    assert len(np.unique(other)) == other.size


def test_a_number_below_a_limit_divides_the_words_evenly() -> None:
    every = np.arange(0, 1 << 32, 1 << 12, dtype=np.uint64).astype(np.uint32)
    for limit in (1, 2, 13, 60):
        found = below(jnp.asarray(every), jnp.int8(limit))
        exact = (every.astype(np.uint64) * limit) >> 32
        assert np.array_equal(found, exact)
