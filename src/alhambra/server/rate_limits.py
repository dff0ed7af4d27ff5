"""Token buckets that fill up at a steady rate: who has used up theirs must wait."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from alhambra.server.addresses import Networks
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

    def of(self, name: str, times: int = 1) -> TokenBucket:
        """The bucket of this name, which is `times` as large as others."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(self._rate * times, self._burst * times)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class AddressRateLimiter:
    """One bucket for each address, and of IPv6 also for the networks it may lie in: all of them must have some left."""

    def __init__(self, rate: float, burst: int, networks: Networks) -> None:
        self._limiter = RateLimiter(rate, burst)
        self._networks = networks

    def has(self, address: str) -> bool:
        return all(bucket.has() for bucket in self._of(address))

    def take(self, address: str) -> bool:
        buckets = self._of(address)
        if not all(bucket.has() for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take()
        return True

    def _of(self, address: str) -> list[TokenBucket]:
        return [self._limiter.of(name, times) for name, times in self._networks.scopes_of(address)]


class RateLimits:
    """Every rate limit of the server: first those of a guest, then those of an address."""

    def __init__(self, limits: Limits, networks: Networks) -> None:
        self.messages = RateLimiter(limits.messages_rate, limits.messages_burst)
        self.requests = RateLimiter(limits.requests_rate, limits.requests_burst)
        self.connections = RateLimiter(limits.connections_rate, limits.connections_burst)
        self.remarks = RateLimiter(limits.remarks_rate, limits.remarks_burst)
        self.explanations = RateLimiter(limits.explanations_rate, limits.explanations_burst)
        self.exports = RateLimiter(limits.exports_rate, limits.exports_burst)
        self.new_tables = RateLimiter(limits.tables_rate, limits.tables_burst)

        def by_address(rate: float, burst: int) -> AddressRateLimiter:
            return AddressRateLimiter(rate, burst, networks)

        self.lines_from = by_address(limits.address_lines_rate, limits.address_lines_burst)
        self.requests_from = by_address(limits.address_requests_rate, limits.address_requests_burst)
        self.pages_to = by_address(limits.address_pages_rate, limits.address_pages_burst)
        self.strangers = by_address(limits.strangers_rate, limits.strangers_burst)
        self.new_guests = by_address(limits.guests_rate, limits.guests_burst)
        self.unknown_tokens = by_address(limits.unknown_tokens_rate, limits.unknown_tokens_burst)
        self.remarks_from = by_address(limits.address_remarks_rate, limits.address_remarks_burst)
        self.new_tables_from = by_address(limits.address_tables_rate, limits.address_tables_burst)
