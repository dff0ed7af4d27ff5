"""What strangers can spoil: the delay of other people's moves while ten connections send as much as they can, beside
that of a quiet run.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Final

from msgspec import Struct

from alhambra.bench.flooding import FLOODS
from alhambra.bench.server_load import HOST, Load
from alhambra.bench.server_process import Target
from alhambra.bench.server_speed import Waits, quantile, waits_of

TABLES: Final = 8
PACE: Final = 16.0
"""Moves a second at all tables together: each of the two who play them keeps to what a guest may send."""


class Delays(Struct, frozen=True):
    """Of moves, in seconds, while something went on."""

    what: str
    waits: Waits
    longest: float

    def __str__(self) -> str:
        return f"{self.what:<34} {self.waits}, longest {self.longest * 1000:.1f} ms"


def measure_floods(seconds: float = 10.0) -> list[Delays]:
    """A quiet run, then each kind of flood for so many seconds; prints each as soon as it is there."""
    return asyncio.run(_measure(seconds))


async def _measure(seconds: float) -> list[Delays]:
    found = []
    for what in ("nothing", *FLOODS):
        with Target(usual_limits=True) as target:
            load = Load(target.port)
            await load.make(TABLES)
            await load.connect()
            await load.play_paced(seconds / 4, PACE)  # to get warm
            flood = None if what == "nothing" else _begin(what, target.port, seconds)
            await load.play_paced(seconds, PACE)
            if flood is not None:
                flood.terminate()
                flood.wait()
            delays = Delays(what, waits_of(load.waits), quantile(load.waits, 1.0))
            await load.close()
        print(delays)
        found.append(delays)
    return found


def _begin(what: str, port: int, seconds: float) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "alhambra.bench.flooding", what, HOST, str(port), str(seconds)]
    return subprocess.Popen(words)
