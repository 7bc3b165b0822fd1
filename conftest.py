"""The Python examples of the README and the documentation are tests."""

import os
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE
from importlib.util import find_spec

from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser

# What JAX compiles here runs for a moment: a quick compiler gains more than a thorough one.
if "AUGURY_TRAIN" not in os.environ:  # `make learn` trains for minutes
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")

code = PythonCodeBlockParser(doctest_optionflags=ELLIPSIS | NORMALIZE_WHITESPACE)

pytest_collect_file = Sybil(
    parsers=[code, SkipParser()],
    patterns=["README.md", "docs/*.md"],
).pytest()

# Its examples can be read only where the library is that it serves.
collect_ignore = [] if find_spec("stable_baselines3") else ["src/augury/envs/stable_baselines.py"]
