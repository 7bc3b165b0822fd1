"""The Python examples of the README and the documentation are tests."""

import os
from contextlib import chdir
from importlib.util import find_spec
from tempfile import TemporaryDirectory

from sybil import Example, Sybil
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.markdown import CodeBlockParser, SkipParser

# What JAX compiles here runs for a moment: a quick compiler gains more than a thorough one.
if "AUGURY_TRAIN" not in os.environ:  # `make learn` trains for minutes
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")


class Alone(PythonEvaluator):
    """Runs an example as it is pasted: with no names from those before it, in an empty folder."""

    def __call__(self, example: Example) -> None:
        """Run it."""
        example.namespace.clear()
        with TemporaryDirectory() as folder, chdir(folder):
            super().__call__(example)


pytest_collect_file = Sybil(
    parsers=[CodeBlockParser("python", Alone()), SkipParser()],
    patterns=["README.md", "docs/*.md"],
).pytest()

# Its examples can be read only where the library is that it serves.
collect_ignore = [] if find_spec("stable_baselines3") else ["src/augury/envs/stable_baselines.py"]
