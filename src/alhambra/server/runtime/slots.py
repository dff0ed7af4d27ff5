"""How many sockets each guest and each address has, and the limits on them."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from alhambra.server.addresses import Networks
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.metrics import Metrics
from alhambra.server.settings import Limits


class ConnectionSlots:
    """Counts the sockets of every guest, and those from every address."""

    def __init__(self, limits: Limits, networks: Networks, metrics: Metrics) -> None:
        self._counts: Counter[str] = Counter()
        self._from: Counter[str] = Counter()
        self._limits = limits
        self._networks = networks
        self._metrics = metrics

    @property
    def guests(self) -> tuple[str, ...]:
        """Those who have at least one."""
        return tuple(self._counts)

    @property
    def total(self) -> int:
        return self._counts.total()

    @contextlib.contextmanager
    def slot(self, guest: str, address: str) -> Iterator[None]:
        """A slot for a socket, as long as the `with`; Refused if the guest, the address or the server has too many."""
        scopes = self._networks.scopes_of(address)
        most = self._limits.connections_per_address
        is_crowded = any(self._from[name] >= most * times for name, times in scopes)
        has_many = self._counts[guest] >= self._limits.connections_per_guest
        if has_many or is_crowded or self.total >= self._limits.connections:
            raise Refused(RefusalCode.TOO_MANY, "too many connections")
        self._counts[guest] += 1
        self._from.update(name for name, _ in scopes)
        self._metrics.connections_opened += 1
        try:
            yield
        finally:
            self._metrics.connections_closed += 1
            self._counts[guest] -= 1
            if not self._counts[guest]:
                del self._counts[guest]
            for name, _ in scopes:
                self._from[name] -= 1
                if not self._from[name]:
                    del self._from[name]
