"""Thousands of games at once for Stable-Baselines3, on the batch engine.

    from sb3_contrib import MaskablePPO
    from augury.envs.stable_baselines import WizardVecEnv
    MaskablePPO("MlpPolicy", WizardVecEnv(256, rules="players=3 hand_sizes=2")).learn(100_000)

One seat in every game is yours, as in `augury.envs.vector`, which plays the games. A game that has
ended begins anew at once, with its last observation in `infos[…]["terminal_observation"]`, and
`action_masks` is where sb3-contrib's MaskablePPO looks for it. Observations are float32.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise ImportError(
        "this needs Stable-Baselines3: pip install stable-baselines3 sb3-contrib"
    ) from missing

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from augury.batch import Policy
from augury.encoding import ACTIONS
from augury.envs.vector import WizardVectorEnv
from augury.game.rules import Rules


class WizardVecEnv(VecEnv):  # type: ignore[misc]  # a library that need not be installed
    """Many games of the same rules, stepped as one."""

    def __init__(
        self,
        num_envs: int,
        opponents: Policy | None = None,
        rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
        *,
        seat: int | None = None,
        scaled: bool = True,
    ) -> None:
        self._games = WizardVectorEnv(
            num_envs,
            opponents,
            rules,
            seat=seat,
            scaled=scaled,
            autoreset_mode=AutoresetMode.SAME_STEP,
        )
        self.render_mode = None
        self._masks = np.zeros((num_envs, ACTIONS), np.bool_)
        spaces = self._games.single_observation_space, self._games.single_action_space
        super().__init__(num_envs, *spaces)

    def reset(self) -> NDArray[Any]:
        """Begin all games anew; the same ones after the same `seed`."""
        seed = self._seeds[0]
        seen, infos = self._games.reset(seed=None if seed is None else int(seed))
        self._masks = infos["action_mask"].astype(np.bool_)
        self._reset_seeds()
        return seen

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Carry out the actions that were given to `step_async`."""
        seen, rewards, over, _, infos = self._games.step(self._actions)
        self._masks = infos["action_mask"].astype(np.bool_)
        told: list[dict[str, Any]] = [{} for _ in over]
        for game in np.flatnonzero(over):
            told[game] = {
                "terminal_observation": infos["final_obs"][game],
                "TimeLimit.truncated": False,
                "illegal": bool(infos["illegal"][game]),
            }
        return seen, rewards.astype(np.float32), over, told

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in every game."""
        return self._masks

    def close(self) -> None:
        """Do nothing: no resource is held."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The games have one attribute each: their mask, as a function."""
        if attr_name == "action_masks":
            return [self._masks[game].copy for game in self._get_indices(indices)]
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """The games are one batch, and none has attributes of its own."""
        raise AttributeError(f"{attr_name} cannot be set: the games are one batch")

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **options: Any
    ) -> list[Any]:
        """The one method that each game has: `action_masks`."""
        return [method(*args, **options) for method in self.get_attr(method_name, indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Sequence[bool]:  # noqa: ARG002
        """Whether each environment is wrapped: none of them is."""
        return [False for _ in self._get_indices(indices)]
