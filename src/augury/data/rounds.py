"""Games played a thousand at once by the batch engine, round after round, as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury import batch
from augury.encoding import SEATS
from augury.game import Rules

import jax  # isort: skip  # after `batch`, which says how to install it
from jax import Array  # isort: skip


GAMES: Final = 1024  # at once: more use more memory, fewer cost more time

Columns: TypeAlias = dict[str, NDArray[np.generic]]
"""Some rows: an array for each of `COLUMNS`, by its name."""


class _Tick(NamedTuple):
    """One decision in every game, and whether there was one to be made."""

    due: Array
    seat: Array
    observation: Array
    legal: Array
    action: Array
    hands: Array


def play_rounds(
    rules: Rules, policy: batch.Policy = batch.random_action, *, seed: int = 0, games: int = GAMES
) -> Iterator[Columns]:
    """The decisions of round after round, without end: whole games, then new ones.

    Every seat plays as `policy` says. Each item has the rows of one round of `games` games, game
    by game. The same rules, policy, seed and number of games give the same rows.
    """
    options = batch.options([rules] * games)
    key, first = jax.random.key(seed), 0
    while True:
        key, deal = jax.random.split(key)
        state = _init(deal, options)
        for number in range(1, rules.rounds + 1):
            ticks: list[_Tick] = []
            while not batch.is_over(state).all():
                key, turn = jax.random.split(key)
                state, made = _tick(turn, state, policy)
                ticks.append(made)
            yield _rows(ticks, state, first, number)
            key, deal = jax.random.split(key)
            state = _next_round(deal, state)
        first += games


_init, _next_round = jax.jit(batch.init), jax.jit(batch.next_round)


@partial(jax.jit, static_argnames="policy")
def _tick(key: Array, state: batch.State, policy: batch.Policy) -> tuple[batch.State, _Tick]:
    action = policy(key, state)
    made = _Tick(
        due=~batch.is_over(state),
        seat=batch.actor(state),
        observation=batch.observe(state),
        legal=batch.legal_mask(state),
        action=action,
        hands=batch.all_hands(state),
    )
    return batch.step(state, action), made


def _rows(ticks: list[_Tick], state: batch.State, first: int, number: int) -> Columns:
    """The decisions of a round that is over, and what came of it."""
    due = np.stack([np.asarray(tick.due) for tick in ticks])
    games, steps = np.nonzero(due.T)
    rows = {name: _by_game(ticks, name, due) for name in _Tick._fields if name != "due"}
    players = int(state.options.players[0])
    seats = (rows["seat"].astype(np.int64)[:, None] + np.arange(SEATS)) % players
    sits = np.arange(SEATS) < players

    def ended(values: Array) -> NDArray[np.generic]:
        return np.where(sits, np.asarray(values).T[games[:, None], seats], 0).astype(values.dtype)

    return {
        "game": first + games.astype(np.int64),
        "round": np.full(len(games), number, np.int16),
        "step": steps.astype(np.int16),
        **rows,
        "action": rows["action"].astype(np.int16),
        "bids": ended(state.bids),
        "tricks": ended(state.taken),
        "points": ended(batch.rewards(state)),
    }


def _by_game(ticks: list[_Tick], name: str, due: NDArray[np.bool_]) -> NDArray[np.generic]:
    """What was noted of every decision, game by game: copied once, for it is much."""
    counts = due.sum(axis=0)
    row = np.cumsum(counts) - counts  # where each game begins
    found: NDArray[np.generic] | None = None
    for tick, now in zip(ticks, due, strict=True):
        values = np.asarray(getattr(tick, name))
        if found is None:
            found = np.empty((counts.sum(), *values.shape[1:]), values.dtype)
        found[row[now]] = values if now.all() else values[now]
        row = row + now
    assert found is not None
    return found
