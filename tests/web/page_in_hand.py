"""The built page in a real browser, without the game's server: files from web/dist, the socket from a TableInHand."""

from __future__ import annotations

import json
import mimetypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, WebSocketRoute, sync_playwright

from tests.web.running import FLAGS, chromium
from tests.web.table_in_hand import TABLE_ID, TableInHand

DIST: Final = Path(os.environ.get("ALHAMBRA_PAGE", Path(__file__).resolve().parents[2] / "web" / "dist"))
READER: Final = json.dumps({"id": "reader", "name": "Amira", "kind": "person"}).encode()
NOTHING: Final = "/nothing"
"""The address of an empty document beside the page's own."""
REMEMBER: Final = """(memories) => {
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(memories)) localStorage.setItem(name, value);
}"""


@contextmanager
def a_browser() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


class _Files(BaseHTTPRequestHandler):
    """Every file of the page comes from web/dist; all its own addresses are one document. Whoever asks is Amira."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        if self.path == NOTHING:
            self._answer(b"<!doctype html><title>Nothing</title>", "text/html", is_kept=True)
            return
        asked = DIST / self.path.split("?")[0].lstrip("/")
        file = asked if asked.is_file() else DIST / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self._answer(file.read_bytes(), kind, is_kept="assets" in file.parts)

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self._answer(READER, "application/json", is_kept=False)

    def _answer(self, body: bytes, kind: str, *, is_kept: bool) -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "max-age=31536000, immutable" if is_kept else "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@cache
def origin() -> str:
    """Where the files are served; they are from the first call on, as long as the tests run."""
    served = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
    served.daemon_threads = True
    Thread(target=served.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{served.server_address[1]}"


class Screen:
    """A page whose socket ends at whichever table it shows. It can show one after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._table: TableInHand | None = None
        page.route_web_socket(f"**/api/tables/{TABLE_ID}/socket", self._connected)

    def show(self, table: TableInHand) -> None:
        """Goes to the table and waits until it is there."""
        self._table = table
        self.page.goto(f"{origin()}/table/{TABLE_ID}")
        self.page.locator("main.table").wait_for()

    def _connected(self, socket: WebSocketRoute) -> None:
        table = self._table
        assert table is not None
        socket.on_message(lambda message: table.answer(message, socket.send))


def open_table(page: Page, table: TableInHand) -> None:
    """Goes to the table and waits until it is there. The page's socket ends at this table."""
    Screen(page).show(table)


class Devices:
    """The devices people look with. Each keeps the page's files in its cache and forgets everything else.

    A page that is done with is used again: loading the next table into it costs half of what a new one does.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._known: dict[bool, BrowserContext] = {}
        self._idle: dict[bool, list[Screen]] = {False: [], True: []}

    @contextmanager
    def open(
        self,
        table: TableInHand,
        size: tuple[int, int],
        *,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        kept: dict[str, object] | None = None,
    ) -> Iterator[Page]:
        """A table on a screen of this size, for a finger or for a mouse. `kept` is what the browser remembers.

        Whatever the page complains of while it is open is a failure.
        """
        idle = self._idle[touch]
        screen = idle.pop() if idle else Screen(self._device(touch).new_page())
        page = screen.page
        complaints: list[str] = []

        def hear(line: ConsoleMessage) -> None:
            if line.type == "error":
                complaints.append(line.text)

        def fail(error: Error) -> None:
            complaints.append(str(error))

        # Another page of the same origin, without scripts, which remembers nothing by itself.
        page.goto(f"{origin()}{NOTHING}")
        page.evaluate(REMEMBER, {name: json.dumps(value) for name, value in (kept or {}).items()})
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce", contrast="no-preference", forced_colors="none")
        page.on("console", hear)
        page.on("pageerror", fail)
        screen.show(table)
        yield page
        page.remove_listener("console", hear)
        page.remove_listener("pageerror", fail)
        idle.append(screen)
        assert complaints == []

    def _device(self, touch: bool) -> BrowserContext:
        if touch not in self._known:
            # A service worker serves nothing but the page for no network; installing one has tests of its own.
            self._known[touch] = self._browser.new_context(
                has_touch=touch, is_mobile=touch, locale="en-GB", service_workers="block"
            )
        return self._known[touch]

    def close(self) -> None:
        for context in self._known.values():
            context.close()
