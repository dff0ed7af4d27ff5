"""How a server is set up, with the limits that keep one guest from spoiling it for the others."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Final

from msgspec import Struct

PROGRAM_VERSION: Final = version("alhambra")
DEFAULT_PORT: Final = 8000
LOOPBACK: Final = "127.0.0.1"


class Limits(Struct, frozen=True):
    """What one guest, and the server as a whole, may use. Rates are per second, with a reserve for bursts."""

    message_bytes: int = 4_096
    body_bytes: int = 16_384
    messages_rate: float = 20.0
    messages_burst: int = 60
    requests_rate: float = 10.0
    requests_burst: int = 60
    remarks_rate: float = 0.5
    remarks_burst: int = 6
    explanations_rate: float = 0.1
    explanations_burst: int = 6
    exports_rate: float = 1 / 300
    exports_burst: int = 3
    guests_rate: float = 1.0
    guests_burst: int = 60
    unknown_tokens_rate: float = 1.0
    unknown_tokens_burst: int = 60
    tables_per_guest: int = 50
    live_tables: int = 5_000
    connections_per_guest: int = 20
    connections: int = 5_000
    outbox_bytes: int = 2_000_000
    listed_tables: int = 100


NO_LIMITS: Final = Limits(
    messages_rate=1e9,
    messages_burst=10**9,
    requests_rate=1e9,
    requests_burst=10**9,
    remarks_rate=1e9,
    remarks_burst=10**9,
    guests_rate=1e9,
    guests_burst=10**9,
    unknown_tokens_rate=1e9,
    unknown_tokens_burst=10**9,
    tables_per_guest=10**9,
    live_tables=10**6,
    connections_per_guest=10**6,
    connections=10**6,
)
"""For measuring and for tests, which do in a second what people do in an evening."""


class TlsKind(StrEnum):
    """How the line to a mail server is encrypted."""

    AT_ONCE = "at_once"  # smtps://
    STARTTLS = "starttls"  # smtp://
    NONE = "none"  # smtp:// to this very machine


class MailServer(Struct, frozen=True):
    """Who carries this server's mails, and the name and address they come from."""

    host: str
    port: int
    address: str
    name: str = "Alhambra"
    user: str | None = None
    password: str | None = None
    tls: TlsKind = TlsKind.STARTTLS

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"  # a password stands nowhere else


class Settings(Struct, frozen=True):
    """`bot_pace` is the least time, in seconds, between two steps of computer players, so that people can follow;
    `bot_niceness` by how much their thinking gives way to everything else on the machine, 0 to 19. Guests who were
    not here for `keep_days` are forgotten; None keeps them for ever. `trusted_proxies` are addresses or networks. So
    are `outbound_allowed`, which guests may have called though they are not public.
    """

    data: Path
    host: str = LOOPBACK
    port: int = DEFAULT_PORT
    bot_workers: int = 1
    bot_pace: float = 0.6
    bot_niceness: int = 10
    idle_seconds: float = 300.0
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    metrics_token: str | None = None
    keep_days: int | None = None
    mail: MailServer | None = None
    webhooks: bool = False
    outbound_allowed: tuple[str, ...] = ()
    limits: Limits = Limits()


def usual_data_folder() -> Path:
    """Where programs of this system keep what they keep."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "alhambra"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "alhambra"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "alhambra"


def usual_bot_workers() -> int:
    """One core is for the people."""
    return max(1, (os.cpu_count() or 2) - 1)
