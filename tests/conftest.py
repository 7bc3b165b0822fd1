"""How hypothesis searches: the same examples in CI and for `make test`, new ones for `pytest`."""

import os

from hypothesis import HealthCheck, settings

# A slow machine is not a defect of the code: time decides no test.
settings.register_profile("desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, print_blob=True)
settings.load_profile("ci" if {"CI", "SAME_EXAMPLES"} & os.environ.keys() else "desk")
