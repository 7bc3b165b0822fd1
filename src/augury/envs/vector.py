"""Thousands of games at once for Gymnasium, on the batch engine.

    import augury.envs.gymnasium
    envs = gymnasium.make_vec("augury/Wizard-v0", num_envs=4096, rules="players=3 hand_sizes=3")

As in the environment of one game, a seat is yours in each of them, and drawn anew for every game if
it is not set. The opponents are a policy over whole batches, `augury.batch.Policy`: given a random
key and the state, the action of who acts next. Without one they play at random. Augury's players,
who look at one game at a time, sit in games of their own (`augury.envs.gymnasium.many_games`).

A game that has ended begins anew with the next step, whose action it ignores: Gymnasium's
`AutoresetMode.NEXT_STEP`. With `autoreset_mode=AutoresetMode.SAME_STEP` it begins anew at once, and
`infos["final_obs"]` shows the end of the old one: Stable-Baselines3 wants it so
(`augury.envs.stable_baselines`). An action that is not legal ends its game with the worst result
that the rules know; `infos["illegal"]` says where. `infos["to_act"]` is your seat, which is to act,
and −1 where the game is over. With `scaled=True` observations are float32, each number times
`LAYOUT.scale`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("this needs Gymnasium", "envs") from missing

from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from augury import batch
from augury.encoding import ACTIONS
from augury.envs.common import bounds, read_rules, scale, worst
from augury.game.errors import RulesError
from augury.game.rules import Rules

import jax  # isort: skip  # after `batch`, which says how to install it
import jax.numpy as jnp  # isort: skip
from jax import Array  # isort: skip


Observations: TypeAlias = NDArray[np.int8] | NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.int64]


class _Games(NamedTuple):
    """The games of a batch, and your part in them."""

    state: batch.State
    seat: Array  # yours
    over: Array


class _Result(NamedTuple):
    """What a step brought."""

    observation: Array
    mask: Array
    reward: Array
    over: Array
    illegal: Array
    to_act: Array  # your seat; −1 where the game is over


class WizardVectorEnv(VectorEnv[Observations, Numbers, NDArray[Any]]):
    """Many games of the same rules, stepped as one."""

    metadata = {"render_modes": []}  # noqa: RUF012  # not ours to say

    def __init__(
        self,
        num_envs: int = 1,
        opponents: batch.Policy | None = None,
        rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
        *,
        seat: int | None = None,
        scaled: bool = False,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        if autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError("games begin anew by themselves: choose NEXT_STEP or SAME_STEP")
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.rules = read_rules(rules)
        if seat is not None and seat not in range(self.rules.players):
            raise RulesError(f"seat {seat}: there are seats 0 to {self.rules.players - 1}")
        if opponents is not None and not callable(opponents):
            raise RulesError(
                f"opponents {opponents!r}: a batch of games is played against a policy over batches"
            )
        options = batch.options([self.rules] * num_envs)
        self.num_envs = num_envs
        self.single_observation_space = Box(**bounds(scaled=scaled))
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = _Games(
            batch.start(options), jnp.zeros(num_envs, jnp.int8), jnp.ones(num_envs, jnp.bool_)
        )
        self._games: _Games | None = None  # until `reset`
        self._go = jax.jit(
            partial(_go, options, seat, opponents or batch.random_action, float(worst(self.rules)))
        )
        self._at_once = autoreset_mode is AutoresetMode.SAME_STEP
        self._again = jax.jit(partial(_again, options, seat, opponents or batch.random_action))
        self._scaled = scaled

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew; the same ones for the same seed and actions."""
        if seed is not None:
            super().reset(seed=seed if isinstance(seed, int) else hash(tuple(seed)) % 2**32)
        self._key = jax.random.key(int(self.np_random.integers(2**32)))
        self._turn = 0
        ignored = jnp.zeros(self.num_envs, jnp.int32)
        self._games, result = self._go(self._next_key(), self._over, ignored)
        return self._shown(result), _infos(result)

    def step(
        self, actions: Numbers
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out your action in every game; the others play until it is your turn again."""
        if self._games is None:
            raise gymnasium.error.ResetNeeded("no game is being played: call reset() first")
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"{np.shape(actions)} actions: there are {self.num_envs} games")
        if not np.issubdtype(np.result_type(actions), np.integer):
            raise ValueError(f"actions of type {np.result_type(actions)}: they are whole numbers")
        self._games, ended = self._go(
            self._next_key(), self._games, jnp.asarray(actions, jnp.int32)
        )
        result, final = ended, {}
        if self._at_once and np.any(ended.over):
            final = {"final_obs": self._shown(ended), "_final_obs": np.asarray(ended.over)}
            self._games, result = self._again(self._next_key(), self._games, ended)
        return (
            self._shown(result),
            np.asarray(ended.reward, np.float64),
            np.asarray(ended.over),
            np.zeros(self.num_envs, np.bool_),
            _infos(result) | final,
        )

    def _shown(self, result: _Result) -> Observations:
        seen = np.asarray(result.observation)
        return scale(seen) if self._scaled else seen

    def _next_key(self) -> Array:
        self._turn += 1
        key: Array = jax.random.fold_in(self._key, self._turn)
        return key


def _infos(result: _Result) -> dict[str, Any]:
    mask, illegal, to_act = map(np.asarray, (result.mask, result.illegal, result.to_act))
    return {"action_mask": mask, "illegal": illegal, "to_act": to_act}


def _go(
    options: batch.Options,
    seat: int | None,
    opponents: batch.Policy,
    penalty: float,
    key: Array,
    games: _Games,
    action: Array,
) -> tuple[_Games, _Result]:
    """Your action in the games that go on, new games for those that were over."""
    fresh = games.over
    state = batch.step(games.state, action, games.seat)
    illegal = state.illegal & ~fresh
    state = batch.where(fresh | illegal, games.state, state)
    games = _Games(state, games.seat, illegal)
    games = jax.lax.cond(
        jnp.any(fresh), lambda: _where(fresh, _new_games(options, seat, key), games), lambda: games
    )
    games, reward = _until_my_turn(opponents, jax.random.fold_in(key, 2), games)
    return games, _result(games, jnp.where(illegal, penalty, reward), illegal)


def _again(
    options: batch.Options,
    seat: int | None,
    opponents: batch.Policy,
    key: Array,
    games: _Games,
    ended: _Result,
) -> tuple[_Games, _Result]:
    """New games at once for those that are over; what was illegal is still told."""
    games = _where(games.over, _new_games(options, seat, key), games)
    games, reward = _until_my_turn(opponents, jax.random.fold_in(key, 2), games)
    return games, _result(games, reward, ended.illegal)


def _new_games(options: batch.Options, seat: int | None, key: Array) -> _Games:
    deal, draw = jax.random.split(key)
    games = options.games
    drawn = jax.random.randint(draw, games, 0, options.players, jnp.int8)
    seats = drawn if seat is None else jnp.full(games, seat, jnp.int8)
    return _Games(batch.init(deal, options), seats, jnp.zeros(games, jnp.bool_))


def _where(condition: Array, this: _Games, that: _Games) -> _Games:
    return _Games(
        batch.where(condition, this.state, that.state),
        jnp.where(condition, this.seat, that.seat),
        jnp.where(condition, this.over, that.over),
    )


def _until_my_turn(opponents: batch.Policy, key: Array, games: _Games) -> tuple[_Games, Array]:
    """Let the others play and deal on, and count what you get meanwhile."""
    seat, ended = games.seat, games.over

    def waits(state: batch.State, over: Array) -> Array:
        mine = (state.waiting >> seat.astype(jnp.uint8)) & 1 == 1
        return ~over & ~mine

    def going_on(turn: tuple[Array, batch.State, Array, Array]) -> Array:
        _, state, over, _ = turn
        return jnp.any(waits(state, over))

    def play(
        turn: tuple[Array, batch.State, Array, Array],
    ) -> tuple[Array, batch.State, Array, Array]:
        number, state, over, reward = turn
        others = jax.random.fold_in(key, number)
        due = waits(state, over) & batch.is_over(state)  # a round is scored
        mine = jnp.take_along_axis(batch.rewards(state), seat[None].astype(jnp.int32), axis=0)[0]
        reward = reward + jnp.where(due, mine, 0)
        over = over | (due & (state.number == state.options.rounds))
        again = due & ~over
        state = jax.lax.cond(
            jnp.any(again),
            lambda: batch.where(again, batch.place(state, batch.draw(others, state)), state),
            lambda: state,
        )
        moving = waits(state, over) & ~again
        moved = batch.step(state, opponents(others, state))
        return number + 1, batch.where(moving, moved, state), over, reward

    nothing = jnp.zeros(seat.shape, jnp.int32)
    began = (jnp.int32(0), games.state, ended, nothing)
    _, state, over, reward = jax.lax.while_loop(going_on, play, began)
    return _Games(state, seat, over), reward


def _result(games: _Games, reward: Array, illegal: Array) -> _Result:
    mask = batch.legal_mask(games.state, games.seat) & ~games.over[..., None]
    return _Result(
        batch.observe(games.state, games.seat),
        mask.astype(jnp.int8),
        reward.astype(jnp.float32),
        games.over,
        illegal,
        jnp.where(games.over, -1, games.seat.astype(jnp.int32)),
    )
