"""The game for Gymnasium: one seat is yours, Augury's players sit on the others.

    import augury.envs.gymnasium          # registers it
    env = gymnasium.make("augury/Wizard-v0", opponents="apprentice", rules="players=3 hand_sizes=3")

An episode is one game; the reward is what your seat wins or loses in a round, when it is scored.
The observation is laid out as `augury.encoding.LAYOUT` says. What is legal is in
`info["action_mask"]`, made for `env.action_space.sample(info["action_mask"])`, and in
`action_masks()`, where sb3-contrib's MaskablePPO looks for it. `info["to_act"]` is the seat you sit
on, which is to act, and −1 when the game is over. With `scaled=True` the observation is float32,
each number times `LAYOUT.scale`, as most libraries' networks want it.

An action that is not legal ends the episode with the worst result that the rules know, and
`info["illegal"]`, else empty, says what was wrong with it.

    envs = gymnasium.make_vec("augury/Wizard-v0", num_envs=8, opponents="apprentice")

plays many games at once: against named players one after another, against a policy over batches,
or at random, on the batch engine, thousands of them (`augury.envs.vector`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import SyncVectorEnv, VectorEnv
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("this needs Gymnasium", "envs") from missing

import numpy as np
from numpy.typing import NDArray

from augury.bots import Bot, bot
from augury.encoding import ACTIONS, observe
from augury.encoding import action as move
from augury.envs.common import (
    NO_ACTION,
    Mask,
    bounds,
    check_render_mode,
    dealt,
    describe,
    legal,
    points,
    read_rules,
    scale,
    worst,
)
from augury.game.errors import IllegalAction, RulesError
from augury.game.play.engine import apply, start
from augury.game.play.table import Phase, State
from augury.game.play.views import View, view
from augury.game.rules import Rules

if TYPE_CHECKING:
    from augury.batch import Policy


Seen = NDArray[np.int8] | NDArray[np.float32]
Opponent = str | Bot | type[Bot]
Opponents = Opponent | Sequence[Opponent]


class WizardEnv(gymnasium.Env[Seen, np.int64]):
    """One seat against chosen players.

    `opponents` is one player for all other seats, or one for each from your left on; a player is
    named as in `augury.bots.bot`, or given. Your `seat` is drawn anew for every game if it is not
    set: who deals first matters. Observations are small whole numbers, or float32 if `scaled`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # not ours to say

    def __init__(
        self,
        opponents: Opponents = "apprentice",
        rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
        *,
        seat: int | None = None,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = read_rules(rules)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = Box(**bounds(scaled=scaled))
        self._scaled = scaled
        self.action_space = Discrete(ACTIONS)
        self._opponents = _players(opponents, self.rules.players - 1)
        if seat is not None and seat not in range(self.rules.players):
            raise RulesError(f"seat {seat}: there are seats 0 to {self.rules.players - 1}")
        self._fixed_seat = seat
        self._state, self._seat, self._over = start(self.rules), seat or 0, True  # until `reset`

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game; the others play until it is your turn."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(2**63)))
        drawn = self._rng.randrange(self.rules.players)
        self._seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._over = False
        self._state, _ = self._until_my_turn(start(self.rules))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out your action; the others play until it is your turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("no game is being played: call reset() for one")
        try:
            state = apply(self._state, move(index(action), self._seat))
        except IllegalAction as refusal:
            self._over = True
            observation, info = self._seen()
            return (
                observation,
                float(worst(self.rules)),
                True,
                False,
                info | {"illegal": str(refusal)},
            )
        self._state, reward = self._until_my_turn(state)
        self._over = self._state.phase is Phase.OVER
        observation, info = self._seen()
        return observation, float(reward), self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        return self._mask(view(self._state, self._seat)).view(np.bool_)

    def render(self) -> str | None:
        """The open table as text, with `render_mode="ansi"`."""
        return None if self.render_mode is None else describe(self._state)

    def _until_my_turn(self, state: State) -> tuple[State, int]:
        """Let the others play and deal on, and count what I get meanwhile."""
        reward = 0
        while self._seat not in state.to_act:
            if state.to_act:
                seat = state.to_act[0]
                player = self._opponents[(seat - self._seat) % self.rules.players - 1]
                state = apply(state, player.act(view(state, seat), self._rng))
                continue
            if state.table.pad and state.phase is not Phase.TURN_UP:
                reward += points(state)[self._seat]
            if state.phase is Phase.OVER:
                break
            state = dealt(state, self._rng)
        return state, reward

    def _mask(self, mine: View) -> Mask:
        return NO_ACTION if self._over else legal(mine)

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        mine = view(self._state, self._seat)
        seen = scale(observe(mine)) if self._scaled else observe(mine)
        to_act = -1 if self._over else self._seat
        return seen, {"action_mask": self._mask(mine), "illegal": "", "to_act": to_act}


def _players(opponents: Opponents, count: int) -> list[Bot]:
    several: Sequence[Opponent]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        several = opponents
    else:
        several = [opponents] * count
    if len(several) != count:
        raise RulesError(f"{len(several)} opponents: these rules have {count} other seats")
    return [bot(one) for one in several]


def many_games(
    num_envs: int = 1,
    opponents: Opponents | Policy | None = None,
    rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
    *,
    seat: int | None = None,
    scaled: bool = False,
) -> VectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` makes: the engine that suits the opponents.

    A policy over batches plays on the batch engine, and so does random play, if nobody is chosen.
    Augury's players look at one game at a time, so each of the games is a `WizardEnv`. Either way
    a game that has ended begins anew with the next step.
    """
    if opponents is None or (callable(opponents) and not hasattr(opponents, "act")):
        from augury.envs.vector import WizardVectorEnv  # noqa: PLC0415  # needs JAX

        return WizardVectorEnv(num_envs, opponents, rules, seat=seat, scaled=scaled)
    return SyncVectorEnv(
        [partial(WizardEnv, opponents, rules, seat=seat, scaled=scaled)] * num_envs
    )


gymnasium.register(
    id="augury/Wizard-v0",
    entry_point="augury.envs.gymnasium:WizardEnv",
    vector_entry_point="augury.envs.gymnasium:many_games",
)
