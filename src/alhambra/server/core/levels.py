"""The computer players one can have at a table."""

from __future__ import annotations

from typing import Final

from alhambra import bots
from alhambra.server.core.refusals import RefusalCode, Refused

USUAL_RUNG: Final = 3


def usual_level() -> str:
    """The computer player to propose, and the one that stands in for people."""
    return next(level.id for level in bots.levels() if level.rung >= USUAL_RUNG)


def require_level(name: str) -> None:
    """Also those that are not on the ladder, which the arena measures the others by."""
    if name not in bots.names():
        raise Refused(
            RefusalCode.NO_SUCH_LEVEL, f"there is no computer player {name!r}; there are {', '.join(bots.names())}"
        )
