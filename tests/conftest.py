"""How hypothesis searches: the same examples on every run in CI, new ones at every desk."""

import os

from hypothesis import settings

settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("desk", deadline=None)
settings.load_profile("ci" if "CI" in os.environ else "desk")
