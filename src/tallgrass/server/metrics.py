"""What is counted for the operator (Prometheus)."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

SOCKETS = Gauge("tallgrass_sockets", "Sockets that are open.", multiprocess_mode="livesum")
TABLES = Gauge("tallgrass_tables", "Tables in memory.", multiprocess_mode="livesum")
STEPS = Counter("tallgrass_steps_total", "Steps that were written down, by game.", ["game"])
STEP_SECONDS = Histogram(
    "tallgrass_step_seconds", "From a message to its answer, when it makes a step.", buckets=_QUICK
)
BOT_SECONDS = Histogram("tallgrass_bot_seconds", "A bot's decision.", ["spec"], buckets=_QUICK)
BOT_FAILURES = Counter("tallgrass_bot_failures_total", "Bots that died, overran or broke.", ["spec"])
REFUSALS = Counter("tallgrass_refusals_total", "Messages and requests that were refused, by code.", ["code"])
