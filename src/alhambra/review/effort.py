"""How much work goes into a judgement."""

from __future__ import annotations

from msgspec import Struct

from alhambra._compiled import is_compiled

PLAIN = 40
"""Plain Python plays about so many times fewer games in the same time."""


class Effort(Struct, frozen=True):
    """Simulations of the search that looks for better turns; deals in which the best of them are compared, in which the
    best and the played one are looked at again, and in which their difference is measured; and deals that tell what
    everybody could expect."""

    name: str
    simulations: int
    screening: int
    checking: int
    measuring: int
    curve: int

    def here(self) -> Effort:
        """What of it plain Python can do in about the same time, with larger errors."""
        if is_compiled():
            return self
        return Effort(
            self.name,
            max(12, self.simulations // PLAIN),
            max(8, self.screening // PLAIN),
            max(8, self.checking // PLAIN),
            max(16, self.measuring // PLAIN),
            max(4, self.curve // PLAIN),
        )


QUICK = Effort("quick", simulations=300, screening=60, checking=60, measuring=300, curve=60)
"""About half a second a turn: what the table is told when somebody asks why."""
NORMAL = Effort("normal", simulations=1_000, screening=120, checking=400, measuring=1_600, curve=120)
DEEP = Effort("deep", simulations=6_000, screening=400, checking=800, measuring=6_400, curve=400)

EFFORTS = {effort.name: effort for effort in (QUICK, NORMAL, DEEP)}
