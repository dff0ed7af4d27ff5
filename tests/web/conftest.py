"""Fixtures for tests that look at the page in a real browser, served by a real server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from alhambra.server.settings import NO_LIMITS, Settings
from tests.server.support import HandTime, quiet_settings
from tests.web.support.browser import Devices, a_browser
from tests.web.support.scenes import Stage
from tests.web.support.screens import SCREENS
from tests.web.support.server import Guest, RunningServer
from tests.web.support.visiting import Host, Theme, Visit, Windows


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its computer players do not wait until people have seen what they did."""
    running = RunningServer(quiet_settings(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its time passes when a test moves it on, and what a test looks at stays as it is: computer players do nothing."""
    limits = replace(NO_LIMITS, remarks_rate=0.5, remarks_burst=6)
    settings = quiet_settings(tmp_path_factory.mktemp("evening"), limits=limits)
    running = RunningServer(settings, time=HandTime(), bots_play=False)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with a_browser() as launched:
        yield launched


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[Windows]:
    opened = Windows(browser)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def devices(windows: Windows) -> Devices:
    """Phones and computers on which a game that has begun can be looked at."""
    return Devices(windows)


@pytest.fixture(scope="package")
def stage(devices: Devices, evening: RunningServer) -> Stage:
    """Where moments worth a look are shown."""
    return Stage(devices, evening)


@pytest.fixture
def visit(windows: Windows, server: RunningServer) -> Iterator[Visit]:
    """A test fails at its end if any of its visitors met an error that it did not expect and `forgive`."""
    with ExitStack() as visitors:

        def open_page(
            path: str = "/",
            *,
            size: str = "desktop",
            theme: Theme = "light",
            forgive: tuple[str, ...] = (),
            kept: dict[str, object] | None = None,
            who: Guest | None = None,
            host: Host | None = None,
            own_browser: bool = False,
        ) -> Page:
            screen = SCREENS[size]
            opened = windows.open((host or server).address, touch=screen.touch, own_browser=own_browser)
            window = visitors.enter_context(opened)
            memories = {"settings": {"pace": "none"}, **(kept or {})}
            window.welcome(screen, theme=theme, kept=memories, who=who, forgive=forgive)
            window.page.goto(path)
            return window.page

        yield open_page


@pytest.fixture
def shipped_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server as people start it: its computer players take their time."""
    running = RunningServer(Settings(tmp_path, port=0))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test alone, which may stop it."""
    running = RunningServer(quiet_settings(tmp_path))
    yield running
    running.stop()
