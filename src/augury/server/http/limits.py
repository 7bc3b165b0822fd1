"""How much anyone may ask of the server: messages, connections, work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

_FORGET: Final = 10_000  # addresses remembered, before those that are idle are forgotten


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, at: float) -> None:
        self.left = burst
        self.at = at

    def fill(self, rate: float, burst: float, now: float) -> None:
        """Add the tokens that have come since the last time."""
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now


class Buckets:
    """A bucket for everyone."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._forget_at = _FORGET

    def take(self, whose: str) -> bool:
        """Take one of someone's, if there is one."""
        bucket = self._bucket(whose)
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def spend(self, whose: str, amount: float) -> None:
        """Take so much of someone's, whether or not there is so much: the rest is owed."""
        self._bucket(whose).left -= amount

    def wait(self, whose: str) -> float:
        """Seconds until someone owes nothing."""
        return max(0.0, -self._bucket(whose).left / self._rate)

    def _bucket(self, whose: str) -> Bucket:
        now = self._now()
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= self._forget_at:
                self._forget(now)
            bucket = self._buckets[whose] = Bucket(self._burst, now)
        else:
            bucket.fill(self._rate, self._burst, now)
        return bucket

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again: they say nothing."""
        for who, bucket in list(self._buckets.items()):
            bucket.fill(self._rate, self._burst, now)
            if bucket.left >= self._burst:
                del self._buckets[who]
        self._forget_at = max(_FORGET, 2 * len(self._buckets))


class CountLimits:
    """How many of something each has, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: Counter[str] = Counter()

    def full(self, whose: str) -> bool:
        """Whether one more would be too many."""
        return self._counts[whose] >= self._limit if whose in self._counts else False

    def add(self, whose: str) -> None:
        """Count one more for them."""
        self._counts[whose] += 1

    def drop(self, whose: str) -> None:
        """Count one less for them."""
        self._counts[whose] -= 1
        if not self._counts[whose]:
            del self._counts[whose]
