"""Figures of many matches: intervals, means, deviations."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

Z95 = NormalDist().inv_cdf(0.975)


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a rate; (0, 1) without trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    z2 = Z95 * Z95
    centre = rate + z2 / (2 * trials)
    spread = Z95 * math.sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials))
    scale = 1 + z2 / trials
    low = (centre - spread) / scale if successes else 0.0  # exact where rounding would miss it
    high = (centre + spread) / scale if successes < trials else 1.0
    return low, high


class Moments(msgspec.Struct):
    """A mean and a deviation in the making, exact: the order of adding doesn't matter."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count one value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Moments) -> None:
        """Count all that another has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float | None:
        """The mean, None without values."""
        return self.total / self.count if self.count else None

    def sd(self) -> float | None:
        """The standard deviation of a sample, None for fewer than two values."""
        if self.count < 2:
            return None
        spread = self.count * self.squares - self.total * self.total
        return math.sqrt(spread / (self.count * (self.count - 1)))
