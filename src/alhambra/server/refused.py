"""The one exception for what was asked and is not done."""

from __future__ import annotations

from alhambra.reasons import Reason
from alhambra.server.protocol import RefusalCode


class Refused(Exception):
    """Nothing has changed. `code` tells why, `reason` the rule behind it where the rules of the game say no."""

    def __init__(self, code: RefusalCode, detail: str, reason: Reason | None = None) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.reason = reason


def not_stored(trouble: Exception) -> Refused:
    """The disk is full or the database is locked."""
    return Refused(RefusalCode.NOT_STORED, f"it could not be written down ({trouble}); try again")
