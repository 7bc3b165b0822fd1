"""Doing what is needed, once: hints for the compiler on a CPU.

Every phase could be computed for every game at every step and then discarded where it does not
apply. On a CPU that is most of the work: games dealt together bid together and play together, so
a phase in which no game is can be skipped. And what many places need is computed again for each
of them, unless something stands between. On a GPU asking is dearer than computing, and nothing
of this is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from augury.batch.state import State

T = TypeVar("T")


def once(values: T, witness: Array) -> T:
    """The same values, to be computed before anything that is made of them.

    A branch does it, if the compiler cannot know which way it goes: `witness` is any array of
    numbers of which the first is not negative.
    """
    if not witness.size:
        return values  # of no games

    def ask() -> T:
        nothing = jax.tree.map(jnp.zeros_like, values)
        always = witness.reshape(-1)[0] >= 0
        kept: T = jax.lax.cond(always, lambda: values, lambda: nothing)
        return kept

    settled: T = jax.lax.platform_dependent(cpu=ask, default=lambda: values)
    return settled


def when(now: Array, change: Callable[[State], State], state: State) -> State:
    """The state after a change that leaves every game as it is where it is not `now`."""
    before, form = jax.tree.flatten(state)
    changed = [
        place
        for place, (old, new) in enumerate(zip(before, jax.tree.leaves(change(state)), strict=True))
        if new is not old
    ]

    def go() -> list[Array]:
        after = jax.tree.leaves(change(state))
        return [after[place] for place in changed]

    def stay() -> list[Array]:
        return [before[place] for place in changed]

    def ask() -> list[Array]:
        leaves: list[Array] = jax.lax.cond(jnp.any(now), go, stay)
        return leaves

    after = before.copy()
    for place, leaf in zip(changed, jax.lax.platform_dependent(cpu=ask, default=go), strict=True):
        after[place] = leaf
    same_form: State = jax.tree.unflatten(form, after)
    return same_form
