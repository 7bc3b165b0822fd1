"""Thousands of games as Stable-Baselines3 sees them, where it is installed."""

import numpy as np
import pytest

pytest.importorskip("sb3_contrib")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from augury.envs.stable_baselines import WizardVecEnv


def test_a_maskable_policy_learns_on_the_batch_engine() -> None:
    envs = WizardVecEnv(16, rules="players=3 hand_sizes=1")
    assert is_masking_supported(envs)
    learner = MaskablePPO("MlpPolicy", envs, n_steps=8, batch_size=64, n_epochs=1, seed=1)
    learner.learn(256)
    envs.seed(5)
    seen = envs.reset()
    ended = 0
    for _ in range(8):
        masks = get_action_masks(envs)
        assert masks.shape == (16, envs.action_space.n)
        assert masks.any(axis=-1).all()
        actions, _ = learner.predict(seen, action_masks=masks)
        seen, rewards, over, infos = envs.step(actions)
        for game in np.flatnonzero(over):
            assert infos[game]["terminal_observation"].shape == seen[game].shape
            assert not infos[game]["illegal"]
        assert not rewards[~over].any()
        ended += over.sum()
    assert ended >= 2 * 16  # two steps each, or three where trump is named
