"""The system's Chromium, and the devices on which a begun game can be looked at."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.support.beginning import BegunGame
from tests.web.support.screens import Screen
from tests.web.support.visiting import TIMEOUT, Theme, Windows
from tools.browser import NAMES

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """Where the system's Chromium is."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "these tests need Chromium (Debian: apt install chromium)"
    return found


@contextmanager
def a_browser() -> Iterator[Browser]:
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


class Devices:
    """Phones and computers on which people look at a game."""

    def __init__(self, windows: Windows) -> None:
        self._windows = windows

    @contextmanager
    def open(
        self,
        begun: BegunGame,
        screen: Screen,
        *,
        theme: Theme = "light",
        kept: dict[str, object] | None = None,
    ) -> Iterator[Page]:
        """A game on this screen. `kept` is what the browser remembers."""
        with self._windows.open(begun.server.address, touch=screen.touch, is_mobile=screen.touch) as window:
            window.welcome(screen, theme=theme, kept=kept, who=begun.reader)
            window.page.goto(begun.path)
            window.page.locator("main.table").wait_for()
            begun.when_seen()
            yield window.page
