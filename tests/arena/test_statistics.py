"""Intervals against published ones, and figures that can be added in any order."""

from __future__ import annotations

import itertools
import random
import statistics

import pytest

from tallgrass.arena.statistics import Z95, Moments, wilson
from tests.arena.hand_computed import WILSON


def test_z() -> None:
    assert pytest.approx(1.959963984540054, abs=1e-12) == Z95


@pytest.mark.parametrize(("successes", "trials", "low", "high"), WILSON)
def test_published_wilson_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("trials", [1, 2, 3, 7, 100, 10_000, 10**9])
def test_the_ends_are_exact_and_the_rate_is_within(trials: int) -> None:
    assert wilson(0, trials)[0] == 0.0
    assert wilson(trials, trials)[1] == 1.0
    for successes in {0, 1, trials // 3, trials - 1, trials}:
        low, high = wilson(successes, trials)
        assert 0.0 <= low <= successes / trials <= high <= 1.0
        mirrored = wilson(trials - successes, trials)
        assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-12)


def test_more_trials_narrow_it() -> None:
    widths = [high - low for low, high in (wilson(n // 2, n) for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def _moments(values: list[int]) -> Moments:
    moments = Moments()
    for value in values:
        moments.add(value)
    return moments


@pytest.mark.parametrize(
    "values", [[1, 2], [5, 5, 5], [-3, 0, 7, 20], list(range(100)), [10**12, 10**12 + 1]]
)
def test_mean_and_deviation(values: list[int]) -> None:
    moments = _moments(values)
    assert moments.mean() == pytest.approx(statistics.mean(values))
    assert moments.sd() == pytest.approx(statistics.stdev(values))


def test_too_few_values() -> None:
    assert (Moments().mean(), Moments().sd()) == (None, None)
    assert (_moments([4]).mean(), _moments([4]).sd()) == (4, None)


def test_merging_is_exact_in_any_order() -> None:
    luck = random.Random(1)
    values = [luck.randrange(-(10**9), 10**9) for _ in range(60)]
    whole = _moments(values)
    parts = [values[:7], values[7:20], [], values[20:21], values[21:]]
    for order in itertools.permutations(parts):
        merged = Moments()
        for part in order:
            merged.merge(_moments(part))
        assert merged == whole
        assert (merged.mean(), merged.sd()) == (whole.mean(), whole.sd())


def test_merging_leaves_the_other_alone() -> None:
    mine, other = _moments([1, 2]), _moments([3])
    mine.merge(other)
    mine.add(100)
    assert other == _moments([3])
