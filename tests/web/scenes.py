"""Moments worth a look: a fixture, and what the reader has done to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page


def nothing(_: Page) -> None:
    pass


def buying(page: Page) -> None:
    page.locator("[data-slot='1']").click()


def rebuilding(page: Page) -> None:
    page.locator("[data-do='rebuild']").click()
    page.locator(".cell.legal .touch").first.wait_for()


def placing(page: Page) -> None:
    page.locator(".cell.legal .touch").first.wait_for()


def placing_here(page: Page) -> None:
    placing(page)
    page.locator(".cell.legal .touch").first.click()
    page.locator(".consequences").wait_for()


def why_not(page: Page) -> None:
    placing(page)
    page.locator("[data-cell='e2']").click()


def from_reserve(page: Page) -> None:
    page.locator("[data-tile='To12']").click()
    page.locator(".cell.legal .touch").first.wait_for()


def sheet(page: Page) -> None:
    page.locator("[data-do='sheet']").click()
    page.locator("td button").nth(10).click()


def result(page: Page) -> None:
    page.locator("[data-do='result']").click()


def rival(page: Page) -> None:
    page.locator("[data-standing='1']").click()


SCENES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "early": ("early", nothing),
    "early-buying": ("early", buying),
    "early-rival": ("early", rival),
    "crowded": ("crowded", nothing),
    "crowded-buying": ("crowded", buying),
    "crowded-rebuilding": ("crowded", rebuilding),
    "crowded-reserve": ("crowded", from_reserve),
    "dirk": ("dirk", nothing),
    "dirk-placing": ("dirk-placing", placing),
    "dirk-placing-here": ("dirk-placing", placing_here),
    "dirk-why-not": ("dirk-placing", why_not),
    "scoring": ("scoring", nothing),
    "scoring-sheet": ("scoring", sheet),
    "end": ("end", nothing),
    "end-result": ("end", result),
    "hotseat": ("hotseat", nothing),
}
