"""How people come to the page: on which screens, with how much patience, and from whom they get it."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Page

SIZES: Final = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
PATIENCE: Final = 30_000
"""Milliseconds after which something that should have happened has not."""


class Host(Protocol):
    """Whatever serves the page."""

    @property
    def address(self) -> str: ...


class Visit(Protocol):
    """Opens the page as somebody who has not been here before, with cookies of their own."""

    def __call__(
        self,
        path: str = "/",
        *,
        size: str = "desktop",
        theme: str = "light",
        long_texts: bool = False,
        forgive: tuple[str, ...] = (),
        kept: dict[str, object] | None = None,
        host: Host | None = None,
    ) -> Page: ...
