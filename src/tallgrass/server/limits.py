"""How much one may: so many at once, and so many in the long run."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

MOST_KEYS = 50_000
"""Addresses of which a limit keeps count: those that weren't seen for longest are forgotten."""


class Bucket:
    """Holds up to `size` tokens and gets `rate` a second anew; each thing done takes one."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether there was a token for a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

    def count(self) -> int:
        """How many keys are known."""
        return len(self._buckets)


class Places:
    """So many places for each key at a time."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def enter(self, key: str, most: int) -> bool:
        """Take one, if there is one."""
        if self._taken[key] >= most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Give it back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]
