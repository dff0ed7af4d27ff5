"""Moments worth a look: a fixture, and what the reader has done to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

from tests.web.support.browser import Devices
from tests.web.support.fixtures import FIXTURES
from tests.web.support.screens import Screen
from tests.web.support.server import RunningServer


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


def theatre(page: Page) -> None:
    page.locator("[data-do='end']").click()
    page.locator("[data-do='theatre-skip']").click()
    page.locator("[data-theatre='over']").wait_for()


def rival(page: Page) -> None:
    page.locator("[data-standing='1']").click()


def menu(page: Page) -> None:
    page.locator("[data-do='menu']").click()


def keys(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("kbd").first.wait_for()


def settings(page: Page) -> None:
    page.locator("[data-do='menu']").click()
    page.locator("[data-do='settings']").click()
    page.locator("[data-setting='keys']").wait_for()


def coordinates(page: Page) -> None:
    """The palace with coordinates, and without a hint of what is legal."""
    settings(page)
    for name in ("coordinates", "hints"):
        page.locator(f"[data-setting='{name}'] label").click()
    page.locator("[data-do='close']").click()
    page.locator(".cell .open").first.wait_for()


def text(page: Page) -> None:
    page.locator("[data-do='menu']").click()
    page.locator("[data-do='text']").click()
    page.locator("#command").fill("help")
    page.keyboard.press("Enter")
    page.locator(".said .reader").wait_for()


KEPT: Final[dict[str, dict[str, object]]] = {
    name: {"settings": {"motion": "fast"}} for name in ("theatre", "theatre-end")
}
"""What the reader's browser remembers in some of them: without motion there is no theatre."""


def talk(page: Page) -> None:
    page.locator("[data-do='talk']").click()
    page.locator("[data-company='chat']").wait_for()
    page.locator("[data-speaker='Chen']").first.click()
    page.locator("[data-company='say']").fill("x" * 270)


def people(page: Page) -> None:
    page.locator("[data-do='menu']").click()
    page.locator("[data-do='people']").click()
    page.locator("[data-watcher]").first.wait_for()


def conceding(page: Page) -> None:
    page.locator("[data-do='menu']").click()
    page.locator("[data-do='concede']").click()


def rematch(page: Page) -> None:
    page.locator("[data-do='result']").click()
    page.locator("[data-do='rematch']").wait_for()
    page.locator("[data-company='results']").scroll_into_view_if_needed()


def noticed(page: Page) -> None:
    page.locator("[data-company='stand-in'], [data-company='missing']").first.wait_for()


SCENES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "early": ("early", nothing),
    "early-buying": ("early", buying),
    "early-rival": ("early", rival),
    "early-menu": ("early", menu),
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
    "theatre": ("before-scoring", theatre),
    "theatre-end": ("before-the-end", theatre),
    "end": ("end", nothing),
    "end-result": ("end", result),
    "hotseat": ("hotseat", nothing),
    "company": ("company", nothing),
    "company-talk": ("company", talk),
    "company-people": ("company", people),
    "company-conceding": ("company", conceding),
    "hurried": ("hurried", noticed),
    "awaited": ("awaited", noticed),
    "series": ("series", rematch),
    "text": ("dirk-placing", text),
    "keys": ("early", keys),
    "settings": ("early", settings),
    "coordinates": ("dirk-placing", coordinates),
}

DENSE: Final = (
    "crowded",
    "crowded-buying",
    "crowded-rebuilding",
    "crowded-reserve",
    "dirk-placing-here",
    "dirk-why-not",
    "scoring-sheet",
    "end-result",
)
"""Those in which longer words have the least room."""


class Stage:
    """Where scenes are shown."""

    def __init__(self, devices: Devices, server: RunningServer) -> None:
        self._devices = devices
        self._server = server

    @contextmanager
    def show(self, scene: str, screen: Screen, kept: dict[str, object] | None = None) -> Iterator[Page]:
        """A scene as somebody sees it on this screen, whose browser remembers this."""
        fixture, act = SCENES[scene]
        memories = {**(kept or {}), **KEPT.get(scene, {})}
        with self._devices.open(FIXTURES[fixture](self._server), screen, kept=memories) as page:
            act(page)
            yield page
