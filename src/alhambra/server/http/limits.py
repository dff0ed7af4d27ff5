"""Buckets that fill up at a steady rate: who has used up theirs must wait."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """Allows `burst` things at once, and `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def has_any(self) -> bool:
        """Whether one more would be allowed now."""
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1

    def take(self) -> bool:
        """Whether one more is allowed now; it is used up by that."""
        if not self.has_any():
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each name. Those not used for longest are forgotten, which is as good as full."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket
