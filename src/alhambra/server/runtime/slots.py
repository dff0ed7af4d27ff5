"""How many sockets each guest has, and the limit on them."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.metrics import Metrics
from alhambra.server.settings import Limits


class ConnectionSlots:
    """Counts the sockets of every guest."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._counts: Counter[str] = Counter()
        self._limits = limits
        self._metrics = metrics

    @property
    def guests(self) -> tuple[str, ...]:
        """Those who have at least one."""
        return tuple(self._counts)

    @property
    def total(self) -> int:
        return self._counts.total()

    @contextlib.contextmanager
    def slot(self, guest: str) -> Iterator[None]:
        """A slot for a socket, as long as the `with`; Refused if the guest, or the server, has too many."""
        if self._counts[guest] >= self._limits.connections_per_guest or self.total >= self._limits.connections:
            raise Refused(RefusalCode.TOO_MANY, "too many connections")
        self._counts[guest] += 1
        self._metrics.connections_opened += 1
        try:
            yield
        finally:
            self._metrics.connections_closed += 1
            self._counts[guest] -= 1
            if not self._counts[guest]:
                del self._counts[guest]
