"""The game in the shape of pgx: pure functions over states, for training loops in JAX.

    env = Wizard("players=3 hand_sizes=2")
    init, step = jax.jit(env.init), jax.jit(auto_reset(env.step, env.init))
    state = init(jax.random.split(jax.random.key(0), 1024))        # 1024 games, or one for one key
    state = step(state, action, jax.random.key(1))                 # an action for each

pgx itself is not needed, and its training scripts run as they are, under `jax.vmap` too; but a
whole batch given as it is, as above, is several times faster on a CPU, since phases in which no
game is are skipped (`augury.batch`). A state has what pgx's have: `current_player`, `observation`,
`rewards`, `terminated`, `truncated` and `legal_action_mask`, the games first.

Rewards are the points of a round, for every seat, when it is scored. A game of several rounds deals
on by itself. An action that is not legal ends the game: the offender gets the worst result that the
rules know, the others nothing. In a game that is over every action is allowed and nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from augury import batch
from augury.encoding import ACTIONS, LAYOUT
from augury.envs.common import read_rules, worst
from augury.game.rules import Rules

import jax  # isort: skip  # after `batch`, which says how to install it
import jax.numpy as jnp  # isort: skip
from jax import Array  # isort: skip


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """Where games stand, as pgx has it: what is public has the games on its first axis."""

    current_player: Array
    observation: Array
    rewards: Array  # […, players] of the last step
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _game: batch.State
    _key: Array  # what is dealt later comes from it

    @property
    def env_id(self) -> str:
        """What pgx calls an environment by."""
        return "wizard"

    def replace(self, **changes: Any) -> State:
        """The same with some fields changed."""
        return replace(self, **changes)


class Wizard:
    """Wizard with some rules, the same in all games."""

    id = "wizard"
    version = "v0"
    num_actions = ACTIONS
    observation_shape = (LAYOUT.size,)

    def __init__(self, rules: Rules | str = Rules()) -> None:  # noqa: B008  # a frozen value
        self.rules = read_rules(rules)
        self.num_players = self.rules.players

    def init(self, key: Array) -> State:
        """A new game for a key; for several keys as many games, as one batch."""
        typed = jnp.issubdtype(key.dtype, jax.dtypes.prng_key)
        games = key.shape if typed else key.shape[:-1]
        first = key.reshape(-1)[0] if typed else key.reshape(-1, key.shape[-1])[0]
        deal, later = jax.random.split(first)
        rules = [self.rules] * games[0] if games else self.rules
        game = batch.init(deal, batch.options(rules))
        nothing = jnp.zeros(games, jnp.bool_)
        return self._shown(
            game,
            later,
            rewards=jnp.zeros((*games, self.num_players), jnp.float32),
            terminated=nothing,
            steps=jnp.zeros(games, jnp.int32),
        )

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The games after an action of whose turn it is in each; deals are drawn from `key`."""
        deal, later = jax.random.split(state._key if key is None else key)
        before, over = state._game, state.terminated
        seat = state.current_player.astype(jnp.int8)
        after = batch.step(before, action)
        illegal = after.illegal & ~over
        points = jnp.moveaxis(batch.rewards(after), 0, -1).astype(jnp.float32)
        mine = jnp.arange(self.num_players) == seat[..., None]
        penalty = jnp.where(mine, jnp.float32(worst(self.rules)), jnp.float32(0))
        rewards = jnp.where(illegal[..., None], penalty, points)
        ended = over | illegal | batch.is_game_over(after)
        if self.rules.rounds > 1:
            due = batch.is_over(after) & ~ended
            after = jax.lax.cond(jnp.any(due), lambda: batch.next_round(deal, after), lambda: after)
        return self._shown(
            batch.where(over, before, after),
            later,
            rewards=jnp.where(over[..., None], jnp.float32(0), rewards),
            terminated=ended,
            steps=state._step_count + 1,
        )

    def observe(self, state: State, player_id: Array | None = None) -> Array:
        """What a player sees; by default the one whose turn it is."""
        return batch.observe(state._game, player_id)

    def _shown(
        self, game: batch.State, key: Array, *, rewards: Array, terminated: Array, steps: Array
    ) -> State:
        legal = batch.legal_mask(game) | terminated[..., None]
        return State(
            current_player=batch.actor(game).astype(jnp.int32) % self.num_players,
            observation=batch.observe(game),
            rewards=rewards,
            terminated=terminated,
            truncated=jnp.zeros_like(terminated),
            legal_action_mask=legal,
            _step_count=steps,
            _game=game,
            _key=key,
        )


Step: TypeAlias = Callable[[State, Array, Array], State]


def auto_reset(step: Callable[..., State], init: Callable[[Array], State]) -> Step:
    """A step after which games that ended have begun anew, as in pgx.

    `terminated` and `rewards` are still those of the end; everything else is of the new game.
    """

    def stepped(state: State, action: Array, key: Array) -> State:
        onward, again = jax.random.split(key)
        state = state.replace(terminated=jnp.zeros_like(state.terminated))
        ended = step(state, action, onward)
        over, games = ended.terminated, ended.terminated.shape

        def begin() -> State:
            fresh = init(jax.random.split(again, games) if games else again)
            return _begun(over, fresh, ended)

        going_on: State = jax.lax.cond(jnp.any(over), begin, lambda: ended)
        return going_on

    return stepped


def _begun(over: Array, fresh: State, ended: State) -> State:
    """New games where old ones are over; what the last step brought is still told of those."""

    def either(this: Array, that: Array) -> Array:
        axes = [1] * (this.ndim - over.ndim)
        return jnp.where(over.reshape(*over.shape, *axes), this, that)

    return State(
        current_player=either(fresh.current_player, ended.current_player),
        observation=either(fresh.observation, ended.observation),
        rewards=ended.rewards,
        terminated=ended.terminated,
        truncated=ended.truncated,
        legal_action_mask=either(fresh.legal_action_mask, ended.legal_action_mask),
        _step_count=either(fresh._step_count, ended._step_count),
        _game=batch.where(over, fresh._game, ended._game),
        _key=ended._key,
    )
