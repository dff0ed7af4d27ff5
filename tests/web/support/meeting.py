"""People who play with each other, each before a browser."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.support.beginning import begin
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit

NO_WAITING: Final[dict[str, object]] = {"settings": {"pace": "none", "motion": "none", "sound": False}}
"""What a browser remembers whose reader wants to see computer players at once."""


def meet(visit: Visit, evening: RunningServer, *, own_browser: bool = False, **options: Any) -> tuple[Page, Page]:
    """Ana and Ben at a table that has begun: first whoever's turn it is, then the other."""
    begun = begin(evening, "Ana", "Ben", **options)
    people = sorted(begun.holders.values(), key=lambda guest: guest is not begun.actor)
    mover, waiter = (
        visit(begun.path, who=guest, host=evening, kept=NO_WAITING, forgive=("WebSocket",), own_browser=own_browser)
        for guest in people
    )
    for page in (mover, waiter):
        page.locator("main.table").wait_for()
        page.locator("[data-company='announcer']").wait_for(state="attached")
    return mover, waiter


def name_of(page: Page) -> str:
    name: str = page.evaluate("JSON.parse(localStorage.getItem('guest')).name")
    return name


def look_at_the_time(page: Page) -> None:
    """Whoever comes back to a page has it ask for the server's time."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def hears(page: Page, words: str) -> None:
    """It is said to those who do not see."""
    expect(page.locator("[data-company='announcer']")).to_contain_text(words)
