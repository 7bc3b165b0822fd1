"""Thousands of games at once: the same rules over arrays, in JAX.

The third speed. `augury.game` is the authority, and `augury.bots.engine` plays rounds out inside
a player; here whole batches go on together. What a card does and who beats whom is looked up in
tables that were computed by asking `augury.game` (see `augury.encoding.plays` and `tables`). The
course of a round is written anew in `engine`, and tests hold it to the readable one, step by step.

    rules = options([Rules(players=4)] * 8192)     # one Rules per game; they may differ
    state = init(key, rules)                       # the first round is dealt
    seen, mask = observe(state), legal_mask(state) # of who acts next in every game
    state = step(state, action)                    # by number, as in `augury.encoding`
    rewards(state)                                 # every seat's points, once the round is over
    state = next_round(key, state)                 # dealt, until is_game_over(state)

Every function is pure, and made to be used within `jax.jit`, on a batch as it is or by `vmap`.
"""

try:
    import jax as _jax  # noqa: F401
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("the batch engine needs JAX", "batch") from missing

from augury.batch.deals import Deal, draw, given
from augury.batch.engine import init, place, step
from augury.batch.groups import Group, groups
from augury.batch.legality import legal_mask, random_action
from augury.batch.observation import all_hands, hidden_hands, observe
from augury.batch.options import Options, options
from augury.batch.rounds import Policy, next_round, play_game, play_round
from augury.batch.state import (
    History,
    Special,
    State,
    actor,
    history,
    is_game_over,
    is_over,
    rewards,
    start,
    totals,
    where,
)

__all__ = [
    "Deal",
    "Group",
    "History",
    "Options",
    "Policy",
    "Special",
    "State",
    "actor",
    "all_hands",
    "draw",
    "given",
    "groups",
    "hidden_hands",
    "history",
    "init",
    "is_game_over",
    "is_over",
    "legal_mask",
    "next_round",
    "observe",
    "options",
    "place",
    "play_game",
    "play_round",
    "random_action",
    "rewards",
    "start",
    "step",
    "totals",
    "where",
]
