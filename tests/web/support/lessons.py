"""Lessons that somebody takes on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.support.hands import do
from tests.web.support.visiting import Visit


def begin(visit: Visit, name: str, **options: Any) -> Page:
    """A lesson whose introduction has been read."""
    page = visit(f"/learn/{name}", **options)
    do(page, "start-lesson")
    return page
