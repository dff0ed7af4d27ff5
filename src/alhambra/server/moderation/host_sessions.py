"""The host's way to the page for the host: a link that works once, and a session apart from any player's.

Both are known to the running server alone, by their hashes. After a restart the host asks for another link.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.timing import Time

LINK_MINUTES: Final = 15
SESSION_HOURS: Final = 12
MOST_SESSIONS: Final = 20


class HostSessions:
    def __init__(self, time: Time) -> None:
        self._time = time
        self._links: dict[str, int] = {}
        self._sessions: dict[str, int] = {}
        """Until when each is good."""

    def link(self) -> tuple[str, int]:
        """A new code, and until when it is good."""
        self._links = self._good(self._links)
        code, expires = secrets.token_urlsafe(24), self._time.now() + LINK_MINUTES * 60_000
        self._links[_hash(code)] = expires
        return code, expires

    def open(self, code: str) -> str:
        """The token of a new session, for a link's code."""
        self._links, self._sessions = self._good(self._links), self._good(self._sessions)
        if self._links.pop(_hash(code), None) is None:
            raise Refused(
                RefusalCode.LINK_USED, "this link was used or is too old; `alhambra admin page` makes another"
            )
        while len(self._sessions) >= MOST_SESSIONS:
            del self._sessions[next(iter(self._sessions))]
        token = secrets.token_urlsafe(32)
        self._sessions[_hash(token)] = self._time.now() + SESSION_HOURS * 3_600_000
        return token

    def is_open(self, token: str) -> bool:
        return self._sessions.get(_hash(token), 0) > self._time.now()

    def close(self, token: str) -> None:
        self._sessions.pop(_hash(token), None)

    def _good(self, kept: dict[str, int]) -> dict[str, int]:
        now = self._time.now()
        return {name: until for name, until in kept.items() if until > now}


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
