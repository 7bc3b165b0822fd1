"""What someone without JAX is told."""

import subprocess
import sys


def test_without_jax_there_is_a_hint() -> None:
    bare = "import sys; sys.modules['jax'] = None; import augury.batch"
    ran = subprocess.run([sys.executable, "-c", bare], capture_output=True, text=True, check=False)
    assert ran.returncode
    assert ran.stderr.endswith("the batch engine needs JAX: pip install 'augury[batch]'\n")
