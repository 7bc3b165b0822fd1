"""The Python examples of the README and the documentation are tests; and how all tests begin."""

import gc
import os
from contextlib import chdir
from importlib.util import find_spec
from tempfile import TemporaryDirectory

import pytest
from sybil import Example, Sybil
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.markdown import CodeBlockParser, SkipParser

# The networks are small: threads that share their sums wait for each other longer than they add.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What JAX compiles here runs for a moment: a quick compiler gains more than a thorough one.
if "AUGURY_TRAIN" not in os.environ:  # `make learn` trains for minutes
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
    os.environ.setdefault(
        "XLA_FLAGS",
        "--xla_cpu_use_fusion_emitters=false --xla_cpu_parallel_codegen_split_count=1",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for servers, browsers and databases."""
    return (os.cpu_count() or 1) + 1


def pytest_collection() -> None:
    """Look for no garbage while the tests are read: all that is read there stays."""
    gc.disable()


_LONG_PAGES = {"research.md"}  # of the documentation: what their examples compile takes long

# With these everything is run that there is, of a part of the tests.
_SWITCHES = {"AUGURY_BROWSER_GAMES", "AUGURY_PROOF", "AUGURY_TRAIN"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what takes long to `make test-long`, which asks for its marker."""
    for item in items:
        if item.path.name in _LONG_PAGES:
            item.add_marker(pytest.mark.long)
    if "long" not in config.option.markexpr and _SWITCHES.isdisjoint(os.environ):
        for item in items:
            if item.get_closest_marker("long") is not None:
                item.add_marker(pytest.mark.skip(reason="make test-long runs this"))


def pytest_collection_finish() -> None:
    """Nor look through it again and again afterwards."""
    gc.freeze()
    gc.enable()


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
