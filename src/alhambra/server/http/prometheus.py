"""The server's figures in the text format of Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from alhambra.server.metrics import BOUNDS, Histogram
from alhambra.server.services import Services
from alhambra.server.settings import PROGRAM_VERSION

MEDIA_TYPE: Final = "text/plain; version=0.0.4"
STARTED: Final = time.time()


def metrics(services: Services) -> str:
    """Everything that is counted, and what is there at this moment."""
    return "".join(f"{line}\n" for line in _lines(services))


def _lines(services: Services) -> Iterator[str]:
    metrics = services.metrics
    live = services.registry.live
    yield from _family("info", "gauge", "The program that runs.", {f'version="{PROGRAM_VERSION}"': 1})
    yield from _family("start_seconds", "gauge", "When it was started, in seconds since 1970.", {"": round(STARTED, 3)})
    yield from _family(
        "processor_seconds_total", "counter", "Of the server without its bot workers.", {"": _processor()}
    )
    yield from _family("tables", "gauge", "Tables in memory.", {"": len(live)})
    yield from _family("connections", "gauge", "Sockets that are open.", {"": services.connections.total})
    yield from _family("connections_total", "counter", "Sockets opened so far.", {"": metrics.connections_opened})
    yield from _family(
        "guests_connected", "gauge", "Different guests with a socket.", {"": len(services.connections.guests)}
    )
    yield from _family("moves_total", "counter", "Moves played.", {"": metrics.moves})
    yield from _durations("append_seconds", "From an order to its entries on the disk.", metrics.append_seconds)
    yield from _family(
        "bot_workers", "gauge", "Processes of computer players.", {"": len(services.worker_pool.process_ids)}
    )
    yield from _family("bot_jobs_waiting", "gauge", "Questions that wait for one.", {"": services.worker_pool.waiting})
    yield from _family("quick_moves_total", "counter", "Moves for bot workers that failed.", {"": metrics.quick_moves})
    yield from _family("calls_waiting", "gauge", "Calls to people that wait.", {"": services.notifications.waiting})
    sent = {f'kind="{kind}",outcome="{outcome}"': n for (kind, outcome), n in sorted(metrics.notifications.items())}
    yield from _family("calls_total", "counter", "Messages that called people.", sent)
    yield from _family("requests_total", "counter", "HTTP answers.", _by("status", metrics.requests))
    yield from _family("refusals_total", "counter", "What was refused, by reason.", _by("code", metrics.refusals))


def _processor() -> float:
    return round(time.process_time(), 3)


def _by(label: str, counts: Mapping[str, int] | Mapping[int, int]) -> dict[str, float]:
    return {f'{label}="{name}"': count for name, count in sorted(counts.items(), key=str)}


def _family(name: str, kind: str, meaning: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP alhambra_{name} {meaning}"
    yield f"# TYPE alhambra_{name} {kind}"
    for labels, value in values.items():
        yield f"alhambra_{name}{'{' + labels + '}' if labels else ''} {value}"


def _durations(name: str, meaning: str, durations: Histogram) -> Iterable[str]:
    yield f"# HELP alhambra_{name} {meaning}"
    yield f"# TYPE alhambra_{name} histogram"
    sums = list(accumulate(durations.counts))
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), sums, strict=True):
        yield f'alhambra_{name}_bucket{{le="{bound}"}} {count}'
    yield f"alhambra_{name}_sum {round(durations.total, 6)}"
    yield f"alhambra_{name}_count {sums[-1]}"
