"""Fixtures for tests that look at the page in a real browser, served by a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from alhambra.server.settings import Settings
from tests.web.page_in_hand import Devices
from tests.web.running import FLAGS, RunningServer, chromium
from tests.web.visiting import PATIENCE, SIZES, Host, Visit

# A broken promise of the Content Security Policy is reported to the page, which tells us as an error.
REPORT_VIOLATIONS: Final = """
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error(`policy: ${violatedDirective} ${blockedURI}`);
});
"""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Iterator[Devices]:
    """Phones and computers on which a table set up by hand can be opened."""
    opened = Devices(browser)
    yield opened
    opened.close()


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """A test fails at its end if any of its visitors met an error that it did not expect and `forgive`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: str = "desktop",
        theme: str = "light",
        long_texts: bool = False,
        forgive: tuple[str, ...] = (),
        kept: dict[str, object] | None = None,
        host: Host | None = None,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=(host or server).address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size != "desktop",
            reduced_motion="reduce",
            locale="en-GB",
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REPORT_VIOLATIONS)
        memories = {"settings": {"pace": "none"}, "long-texts": long_texts, **(kept or {})}
        for name, value in memories.items():
            text = json.dumps(json.dumps(value))
            # The browser's own page for a server that is gone has no storage.
            kept_once = f"localStorage.getItem({name!r}) ?? localStorage.setItem({name!r}, {text})"
            context.add_init_script(f"if (location.protocol.startsWith('http')) {kept_once}")
        page = context.new_page()

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not any(expected in message.text for expected in forgive):
                complaints.append(message.text)

        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def shipped_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server as people start it: its computer players take their time."""
    running = RunningServer(tmp_path, "--bot-pace", str(Settings(tmp_path).bot_pace))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test alone, which may stop it."""
    running = RunningServer(tmp_path)
    yield running
    running.stop()
