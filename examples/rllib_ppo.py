"""Train one seat with RLlib's PPO and action masks: `python examples/rllib_ppo.py`.

It needs `pip install 'augury[envs]' 'ray[rllib]' torch`. RLlib wants floats, and its masking module
looks for the keys `observations` and `action_mask`: the wrapper below is all that takes.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from augury.encoding import ACTIONS
from augury.envs.gymnasium import WizardEnv


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The observation and its mask side by side, under the names that RLlib knows."""

    def __init__(self, env: WizardEnv) -> None:
        super().__init__(env)
        self.observation_space = Dict(
            observations=env.observation_space, action_mask=Box(0, 1, (ACTIONS,), np.float32)
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._both(seen, info), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As in the environment itself; points are given in hundreds."""
        seen, reward, over, cut, info = self.env.step(action)
        return self._both(seen, info), float(reward) / 100, over, cut, {}

    def _both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        mask = info["action_mask"].astype(np.float32)
        return {"observations": seen, "action_mask": mask if mask.any() else np.ones_like(mask)}


def main() -> None:
    """Train, and print what a game brings after every iteration."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=4000, help="decisions in an iteration")
    chosen = parser.parse_args()
    register_env(
        "wizard",
        lambda _: Masked(WizardEnv("apprentice", "players=3 hand_sizes=2", scaled=True)),
    )
    config = (
        PPOConfig()  # type: ignore[no-untyped-call]
        .environment("wizard")
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=chosen.batch, minibatch_size=250, num_epochs=4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128, 128], "head_fcnet_activation": "relu"},
            )
        )
    )
    algorithm = config.build_algo()
    for iteration in range(chosen.iterations):
        result = algorithm.train()  # type: ignore[no-untyped-call]
        mean = 100 * result["env_runners"]["episode_return_mean"]
        print(f"iteration {iteration}: {mean:6.1f} points a round")
    algorithm.stop()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
