"""The server without HTTP, database and processes: what the answers to a socket's messages need."""

from __future__ import annotations

from alhambra.server.addresses import Networks
from alhambra.server.core.store import Storage
from alhambra.server.guests import Guests
from alhambra.server.metrics import Metrics
from alhambra.server.rate_limits import RateLimits
from alhambra.server.runtime.explanations import Explainer, Explanations
from alhambra.server.runtime.open_tables import OpenTables
from alhambra.server.runtime.registry import TableRegistry
from alhambra.server.runtime.slots import ConnectionSlots
from alhambra.server.settings import Settings
from alhambra.server.timing import Time


class Runtime:
    """Tables, guests and limits of one server, over whatever store it is given."""

    def __init__(
        self, settings: Settings, storage: Storage, explainer: Explainer, metrics: Metrics, time: Time
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.time = time
        self.guests = Guests(storage, time)
        self.registry = TableRegistry(storage, settings, time, metrics)
        self.networks = Networks(settings.large_networks)
        self.rate_limits = RateLimits(settings.limits, self.networks)
        self.connections = ConnectionSlots(settings.limits, self.networks, metrics)
        self.open_tables = OpenTables(storage, settings.limits, self.networks)
        self.explanations = Explanations(explainer)
