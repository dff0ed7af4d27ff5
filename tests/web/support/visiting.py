"""How people come to the page: on which screens, as whom, and from which server they get it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Final, Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from alhambra.server.http.identity import COOKIE
from tests.web.support.screens import Screen
from tests.web.support.server import Guest

Theme = Literal["light", "dark"]

TIMEOUT: Final = 60_000
"""Milliseconds after which something that should have happened has not, on a machine that has much else to do."""
EMPTY: Final = "/favicon.svg"
"""A document of the page's own origin without any script: from there a browser is told what it remembers."""
REMEMBER: Final = """(memories) => {
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(memories)) localStorage.setItem(name, value);
}"""
# A broken promise of the Content Security Policy is reported to the page, which tells us as an error.
REPORT_VIOLATIONS: Final = """
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error(`policy: ${violatedDirective} ${blockedURI}`);
});
"""


class Host(Protocol):
    """Whatever serves the page."""

    @property
    def address(self) -> str: ...


class Visit(Protocol):
    """Opens the page as somebody who has not been here before, or as a guest the server knows."""

    def __call__(
        self,
        path: str = "/",
        *,
        size: str = "desktop",
        theme: Theme = "light",
        forgive: tuple[str, ...] = (),
        kept: dict[str, object] | None = None,
        who: Guest | None = None,
        host: Host | None = None,
        own_browser: bool = False,
    ) -> Page: ...


def resize(page: Page, screen: Screen) -> None:
    """A window of another size, once everything has found its new place."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Window:
    """A page that shows one origin, to one visitor after the other."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page = context.new_page()
        self._address = address
        self._complaints: list[str] = []
        self._forgiven: tuple[str, ...] = ()
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._fail)
        self.page.goto(EMPTY)

    def welcome(
        self,
        screen: Screen,
        *,
        theme: Theme = "light",
        kept: dict[str, object] | None = None,
        who: Guest | None = None,
        forgive: tuple[str, ...] = (),
    ) -> None:
        """Somebody sits down before it: on such a screen, with a browser that knows this much of them."""
        page = self.page
        self._forgiven = forgive
        memories = kept or {}
        if who is not None:
            page.context.add_cookies([{"name": COOKIE, "value": who.token, "url": self._address}])
            memories = {"guest": {"id": who.id, "name": who.name, "kind": "person"}, **memories}
        page.evaluate(REMEMBER, {name: json.dumps(value) for name, value in memories.items()})
        resize(page, screen)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce", contrast="no-preference", forced_colors="none")
        page.set_default_timeout(TIMEOUT)

    def forget(self) -> None:
        """They leave, and the browser forgets them."""
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(EMPTY)
        self.page.context.clear_cookies()

    def complaints(self) -> list[str]:
        """What the page has complained of since this was asked last."""
        complaints, self._complaints = self._complaints, []
        return complaints

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(expected in message.text for expected in self._forgiven):
            self._complaints.append(message.text)

    def _fail(self, error: Error) -> None:
        self._complaints.append(str(error))


class Windows:
    """Windows that are used again: to load the page where it was shown before takes a third of the time.

    What cannot be undone lasts until a window is closed: init scripts, routed sockets, listeners. Whoever adds such
    things needs a browser of their own, as does who wants a service worker: elsewhere there is none.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[tuple[str, bool, bool], list[Window]] = {}

    @contextmanager
    def open(
        self, address: str, *, touch: bool = False, is_mobile: bool = False, own_browser: bool = False
    ) -> Iterator[Window]:
        """Whatever the page complains of while it is open is a failure, unless it was to be forgiven."""
        idle = [] if own_browser else self._idle.setdefault((address, touch, is_mobile), [])
        window = idle.pop() if idle else self._new(address, touch, is_mobile, own_browser)
        try:
            yield window
            complaints = window.complaints()
            if not own_browser:
                window.forget()
                window.complaints()  # of having been left in mid-sentence
                idle.append(window)
        finally:
            if window not in idle:
                window.page.context.close()
        assert complaints == []

    def _new(self, address: str, touch: bool, is_mobile: bool, own_browser: bool) -> Window:
        context = self._browser.new_context(
            base_url=address,
            has_touch=touch,
            is_mobile=is_mobile,
            locale="en-GB",
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if own_browser else "block",
        )
        context.add_init_script(REPORT_VIOLATIONS)
        return Window(context, address)

    def close(self) -> None:
        for window in chain.from_iterable(self._idle.values()):
            window.page.context.close()
