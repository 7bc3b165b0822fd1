"""Without the libraries the environments say in one line how to get them."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "hint"),
    [
        ("pettingzoo", "pettingzoo", "this needs PettingZoo: pip install 'augury[envs]'"),
        ("openspiel", "pyspiel", "this needs OpenSpiel: pip install 'augury[envs]'"),
        ("gymnasium", "gymnasium", "this needs Gymnasium: pip install 'augury[envs]'"),
        ("vector", "jax", "the batch engine needs JAX: pip install 'augury[batch]'"),
        (
            "stable_baselines",
            "stable_baselines3",
            "this needs Stable-Baselines3: pip install stable-baselines3 sb3-contrib",
        ),
        ("archmage", "jax", "the batch engine needs JAX: pip install 'augury[batch]'"),
    ],
)
def test_a_missing_library_is_named_with_its_remedy(module: str, missing: str, hint: str) -> None:
    without = f"import sys; sys.modules[{missing!r}] = None; import augury.envs.{module}"
    done = subprocess.run(
        [sys.executable, "-c", without], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f": {hint}")
