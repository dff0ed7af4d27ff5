"""RateLimiter that fill up at a steady rate: who has used up theirs must wait."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from alhambra.server.settings import Limits

MOST_BUCKETS: Final = 20_000


class TokenBucket:
    """Allows `burst` things at once, and `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def has(self, many: int = 1) -> bool:
        """Whether so many more would be allowed now."""
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= many

    def take(self, many: int = 1) -> bool:
        """Whether so many more are allowed now; they are used up by that."""
        if not self.has(many):
            return False
        self.left -= many
        return True


class RateLimiter:
    """One bucket for each name. Those not used for longest are forgotten, which is as good as full."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, name: str) -> TokenBucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class RateLimits:
    """Every rate limit of the server. Most are by guest; `new_guests` and `unknown_tokens` are by address."""

    def __init__(self, limits: Limits) -> None:
        self.messages = RateLimiter(limits.messages_rate, limits.messages_burst)
        self.requests = RateLimiter(limits.requests_rate, limits.requests_burst)
        self.connections = RateLimiter(limits.requests_rate, limits.requests_burst)
        self.remarks = RateLimiter(limits.remarks_rate, limits.remarks_burst)
        self.explanations = RateLimiter(limits.explanations_rate, limits.explanations_burst)
        self.new_guests = RateLimiter(limits.guests_rate, limits.guests_burst)
        self.unknown_tokens = RateLimiter(limits.unknown_tokens_rate, limits.unknown_tokens_burst)
