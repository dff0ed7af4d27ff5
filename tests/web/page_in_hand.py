"""The built page in a real browser, without a server: files come from web/dist, the socket from a TableInHand."""

from __future__ import annotations

import mimetypes
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

from tests.web.table_in_hand import TABLE_ID, TableInHand

DIST: Final = Path(os.environ.get("ALHAMBRA_PAGE", Path(__file__).resolve().parents[2] / "web" / "dist"))
ORIGIN: Final = "http://alhambra.test"
TABLE: Final = f"{ORIGIN}/table/{TABLE_ID}"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def a_browser() -> Iterator[Browser]:
    """The system's Chromium."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "the browser tests need Chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


def serve_page(page: Page) -> None:
    """Every file of the page comes from web/dist; all its own addresses are one document. Whoever asks is Amira."""

    def fulfil(route: Route) -> None:
        asked = route.request.url.removeprefix(ORIGIN).split("?")[0]
        if asked.startswith("/api/"):
            route.fulfill(json={"id": "reader", "name": "Amira", "kind": "person"})
            return
        path = DIST / asked.lstrip("/")
        file = path if path.is_file() else DIST / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        route.fulfill(body=file.read_bytes(), content_type=kind)

    page.route(f"{ORIGIN}/**", fulfil)


def serve_table(page: Page, table: TableInHand) -> None:
    """The page's socket ends at this table."""

    def connected(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: table.answer(message, socket.send))

    page.route_web_socket(f"ws://alhambra.test/api/tables/{TABLE_ID}/socket", connected)


def open_table(page: Page, table: TableInHand) -> None:
    """Goes to the table and waits until it is there."""
    serve_page(page)
    serve_table(page, table)
    page.goto(TABLE)
    page.locator("main.table").wait_for()
