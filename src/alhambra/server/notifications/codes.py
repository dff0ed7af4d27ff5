"""Codes in links of mails. Nothing has to be kept for them: who made one is seen by its signature."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from enum import StrEnum


class CodePurpose(StrEnum):
    CONFIRM = "confirm"
    STOP = "stop"


class Codes:
    """Signed with a key of this server."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def make(self, purpose: CodePurpose, channel: str) -> str:
        return f"{channel}.{self._signature(purpose, channel)}"

    def read(self, purpose: CodePurpose, code: str) -> str | None:
        """The channel it is for; None if nobody here has made this code."""
        channel, _, signature = code.partition(".")
        expected = self._signature(purpose, channel)
        return channel if hmac.compare_digest(signature.encode(), expected.encode()) else None

    def _signature(self, purpose: CodePurpose, channel: str) -> str:
        return hmac.new(self._key, f"{purpose}:{channel}".encode(), hashlib.sha256).hexdigest()[:32]


def new_key() -> str:
    return secrets.token_hex(32)
