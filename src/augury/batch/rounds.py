"""Whole rounds and whole games, every game of a batch side by side.

Wizard's schedule is nearly fixed: who has the same number of cards makes nearly the same number of
decisions. So all games take one decision at a time, and those that are over early wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from augury.batch.deals import draw
from augury.batch.engine import place, step
from augury.batch.state import State, is_game_over, is_over, where

Policy: TypeAlias = Callable[[Array, State], Array]
"""Given a random key and a state, the action of who acts next in every game."""


def play_round(key: Array, state: State, policy: Policy) -> State:
    """Play every game to the end of its round, as `policy` decides.

    `random_action` is a policy; a network becomes one with `observe` and `legal_mask`.
    """

    def going_on(turn: tuple[Array, State]) -> Array:
        return jnp.any(~is_over(turn[1]))

    def take(turn: tuple[Array, State]) -> tuple[Array, State]:
        number, state = turn
        action = policy(jax.random.fold_in(key, number), state)
        return number + 1, step(state, action)

    return jax.lax.while_loop(going_on, take, (jnp.int32(0), state))[1]


def next_round(key: Array, state: State) -> State:
    """Deal the next round where one is due; all other games stay as they are."""
    due = is_over(state) & ~is_game_over(state)
    return where(due, place(state, draw(key, state)), state)


def play_game(key: Array, state: State, policy: Policy) -> State:
    """Play every game to its end, round after round, as `policy` decides.

    Games with fewer rounds wait for the others; a game that is over stays as it is.
    """

    def going_on(turn: tuple[Array, State]) -> Array:
        return jnp.any(~is_game_over(turn[1]))

    def play(turn: tuple[Array, State]) -> tuple[Array, State]:
        number, state = turn
        cards, moves = jax.random.split(jax.random.fold_in(key, number))
        return number + 1, play_round(moves, next_round(cards, state), policy)

    return jax.lax.while_loop(going_on, play, (jnp.int32(0), state))[1]
