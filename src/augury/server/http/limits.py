"""How much anyone may ask of the server: so many messages, so many connections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

__all__ = ["Bucket", "Buckets", "Counts", "client_address"]

_FORGET: Final = 10_000  # addresses remembered, before those that are idle are forgotten


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, at: float) -> None:
        self.left = burst
        self.at = at

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for everyone."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, whose: str) -> bool:
        """Take one of someone's, if there is one."""
        now = self._now()
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= _FORGET:
                self._forget(now)
            bucket = self._buckets[whose] = Bucket(self._burst, now)
        return bucket.take(self._rate, self._burst, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again: they say nothing."""
        full = self._burst / self._rate
        self._buckets = {who: one for who, one in self._buckets.items() if now - one.at < full}


class Counts:
    """How many of something each has, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: Counter[str] = Counter()

    def full(self, whose: str) -> bool:
        """Whether one more would be too many."""
        return self._counts[whose] >= self._limit if whose in self._counts else False

    def add(self, whose: str) -> None:
        """One more."""
        self._counts[whose] += 1

    def drop(self, whose: str) -> None:
        """One less."""
        self._counts[whose] -= 1
        if not self._counts[whose]:
            del self._counts[whose]


def client_address(peer: str, forwarded: str | None, proxies: Sequence[str]) -> str:
    """Who is at the other end: the last of the forwarded addresses that is no proxy of ours.

    >>> client_address("10.0.0.2", "6.6.6.6, 203.0.113.7", ["10.0.0.2"])
    '203.0.113.7'
    >>> client_address("203.0.113.7", "6.6.6.6", ["10.0.0.2"])
    '203.0.113.7'
    """
    address = peer
    for hop in reversed((forwarded or "").split(",")):
        if address not in proxies or not hop.strip():
            break
        address = hop.strip()
    return address
