"""Thousands of games at once: the same rules over arrays, in JAX.

    rules = options([Rules(players=4)] * 8192)     # one Rules per game; they may differ
    state = init(jax.random.key(0), rules)         # the first round is dealt
    while not is_over(state).all():
        state = step(state, random_action(key, state))
    rewards(state)                                 # every seat's points

Every function is pure and may be used as it is, under `jit`, or under `vmap`. Actions, masks and
observations are those of `augury.encoding`.
"""

try:
    import jax as _jax  # noqa: F401
except ImportError as missing:
    raise ImportError("the batch engine needs JAX: pip install 'augury[batch]'") from missing

from augury.batch.deals import Deal, draw, given
from augury.batch.engine import init, place, step
from augury.batch.legality import legal_mask, random_action
from augury.batch.observation import hidden_hands, observe
from augury.batch.options import Options, options
from augury.batch.state import Special, State, actor, is_over, rewards, start, totals, where

__all__ = [
    "Deal",
    "Options",
    "Special",
    "State",
    "actor",
    "draw",
    "given",
    "hidden_hands",
    "init",
    "is_over",
    "legal_mask",
    "observe",
    "options",
    "place",
    "random_action",
    "rewards",
    "start",
    "step",
    "totals",
    "where",
]
