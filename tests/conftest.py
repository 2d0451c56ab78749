"""The same examples in every run; TALLGRASS_THOROUGH=10 tries ten times as many."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

THOROUGH = int(os.environ.get("TALLGRASS_THOROUGH", "1"))

settings.register_profile(
    "tallgrass",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40 * THOROUGH,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("tallgrass")
