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

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, sync_playwright

from tests.web.running import FLAGS, chromium
from tests.web.table_in_hand import TABLE_ID, TableInHand

DIST: Final = Path(os.environ.get("ALHAMBRA_PAGE", Path(__file__).resolve().parents[2] / "web" / "dist"))
READER: Final = json.dumps({"id": "reader", "name": "Amira", "kind": "person"}).encode()


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


def open_table(page: Page, table: TableInHand) -> None:
    """Goes to the table and waits until it is there. The page's socket ends at this table."""

    def connected(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: table.answer(message, socket.send))

    page.route_web_socket(f"**/api/tables/{TABLE_ID}/socket", connected)
    page.goto(f"{origin()}/table/{TABLE_ID}")
    page.locator("main.table").wait_for()


class Devices:
    """The devices people look with. Each keeps the page's files in its cache and forgets everything else."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._known: dict[bool, BrowserContext] = {}

    def open(
        self,
        table: TableInHand,
        size: tuple[int, int],
        *,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        kept: dict[str, object] | None = None,
    ) -> Page:
        """A table on a screen of this size, for a finger or for a mouse. `kept` is what the browser remembers."""
        width, height = size
        page = self._device(touch).new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        memories = "".join(
            f"localStorage.setItem({name!r}, {json.dumps(json.dumps(value))});" for name, value in (kept or {}).items()
        )
        # What it remembers is set when it is switched on, not with every reload.
        page.add_init_script(
            f"if (!sessionStorage.isOn) {{ localStorage.clear(); {memories} sessionStorage.isOn = 1; }}"
        )
        open_table(page, table)
        return page

    def _device(self, touch: bool) -> BrowserContext:
        if touch not in self._known:
            self._known[touch] = self._browser.new_context(has_touch=touch, is_mobile=touch, locale="en-GB")
        return self._known[touch]

    def close(self) -> None:
        for context in self._known.values():
            context.close()
