"""The game in the shape of pgx: what pgx itself asks of an environment, and our own promises."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from augury import batch
from augury.encoding import LAYOUT, PLAY
from augury.envs.pgx import State, Wizard, auto_reset

PUBLIC = {
    "current_player",
    "observation",
    "rewards",
    "terminated",
    "truncated",
    "legal_action_mask",
}


def legal(key: Any, mask: Any) -> Any:
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


def checked(state: State, env: Wizard) -> State:
    """What pgx's `api_test` asks of every state."""
    assert {name for name in vars(state) if not name.startswith("_")} == PUBLIC
    assert state.env_id == env.id
    types = state.current_player.dtype, state.rewards.dtype, state.legal_action_mask.dtype
    assert types == (jnp.int32, jnp.float32, jnp.bool_)
    assert (state.current_player >= 0).all()
    assert (state.current_player < env.num_players).all()
    over = np.asarray(state.terminated)
    assert np.asarray(state.legal_action_mask)[over].all()
    assert np.asarray(state.legal_action_mask).any(axis=-1).all()
    return state


@pytest.fixture(scope="module")
def env() -> Wizard:
    return Wizard("players=3 hand_sizes=1,1")


@pytest.fixture(scope="module")
def begun(env: Wizard) -> State:
    state: State = jax.jit(env.init)(jax.random.split(jax.random.key(1), 8))
    return state


def test_games_are_played_to_their_end_and_stay_there(env: Wizard, begun: State) -> None:
    step = jax.jit(env.step)
    state = checked(begun, env)
    assert not state.rewards.any()
    assert state.observation.shape == (8, *env.observation_shape)
    total, steps = np.zeros((8, 3)), 0
    while not state.terminated.all():
        key = jax.random.key(steps)
        state = checked(step(state, legal(key, state.legal_action_mask), key), env)
        steps += 1
        total += np.asarray(state.rewards)
    assert (state._step_count == steps).all()
    assert np.array_equal(total, np.asarray(batch.totals(state._game)).T)
    assert (state._game.number == 2).all()
    after = step(state, jnp.zeros(8, jnp.int32), jax.random.key(9))
    assert after.terminated.all()
    assert not after.rewards.any()
    illegal = step(begun, jnp.full(8, PLAY[0]), jax.random.key(2))  # bids are due, or trump
    assert illegal.terminated.all()
    offender = np.asarray(begun.current_player)[:, None]
    worst = np.take_along_axis(np.asarray(illegal.rewards), offender, axis=1)
    assert (worst == -20).all()
    assert illegal.rewards.sum() == -8 * 20


@pytest.mark.long
def test_a_batch_begins_anew_by_itself(env: Wizard, begun: State) -> None:
    step = jax.jit(auto_reset(env.step, env.init))
    state, ended = begun, np.zeros(8, int)
    for turn in range(32):
        key = jax.random.key(turn)
        state = step(state, legal(key, state.legal_action_mask), key)
        over = np.asarray(state.terminated)
        ended += over
        assert np.asarray(state.rewards)[over].any(axis=-1).all()
        phase = LAYOUT.split(np.asarray(state.observation))["phase"]
        assert not phase[:, -1].any()  # where a game ended, the next one is shown
        assert not state._game.illegal.any()
    assert (ended >= 2).all()


def test_pgx_finds_nothing_to_complain_about(env: Wizard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own test, where it is installed; it knows its own games alone, and draws them.

    Its random player looks for a second axis, which a single game has not.
    """
    api = pytest.importorskip("pgx._src.api_test")
    monkeypatch.setattr(api, "get_args", lambda _: ("wizard",))
    monkeypatch.setattr(api, "act_randomly", legal)
    monkeypatch.setattr(State, "save_svg", lambda *_: None, raising=False)
    api.api_test(env, 2)
