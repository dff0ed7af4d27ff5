"""Measures the page in a real browser: `python -m tests.web.bench`. It prints and never fails.

What must be fetched before the table shows, how soon it can be used, how quickly a tap is answered when the table is
as full as it gets, and whether memory stays flat over ten games in a row. Other work on the machine makes all times
longer; the bytes are the same everywhere, so test_table_budget.py holds them.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlparse

from playwright.sync_api import Browser, Page

from alhambra.server.settings import Settings
from tests.server.support import HandTime, quiet_settings
from tests.web.support.beginning import begin
from tests.web.support.browser import Devices, a_browser
from tests.web.support.fixtures import PEOPLE, crowded, whole_game
from tests.web.support.screens import SCREENS
from tests.web.support.server import DIST, RunningServer
from tests.web.support.visiting import Windows

SCRIPT: Final = 100_000
STYLES_AND_ART: Final = 60_000
KINDS: Final = {".js": "script", ".css": "styles and art", ".svg": "styles and art", ".png": "styles and art"}
SCREEN: Final = SCREENS["laptop"]
GAMES: Final = 10

# From the event of a tap until what it changed has been drawn.
ANSWERED: Final = """([what, change]) => new Promise((resolve) => {
  const table = document.querySelector('main.table');
  let tapped = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true });
  const seen = new MutationObserver(() => {
    if (!document.querySelector(change)) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.answered = performance.now() - tapped)));
  });
  seen.observe(table, { subtree: true, childList: true, attributes: true });
  window.answered = null;
  resolve();
})"""
WATCH_TASKS: Final = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: false });
}"""
GO_TO: Final = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"

# Scripts that were asked for when the table was there already have not kept anybody waiting.
ASKED: Final = """() => {
  const { startTime: shown } = performance.getEntriesByName('table')[0];
  const asked = performance.getEntriesByType('resource');
  return asked.filter(({ name, startTime }) => startTime <= shown || !name.endsWith('.js')).map(({ name }) => name);
}"""


def weights(page: Page) -> dict[str, int]:
    """Compressed bytes by kind of what this page has fetched: all so far, but of scripts those for the table alone."""
    asked: list[str] = page.evaluate(ASKED)
    found: dict[str, int] = dict.fromkeys(KINDS.values(), 0)
    for path in {DIST / urlparse(each).path.lstrip("/") for each in asked}:
        if path.is_file():
            kind = KINDS.get(path.suffix, "fonts, already compressed")
            packed = path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes()))
            found[kind] = found.get(kind, 0) + packed
    return found


def tell(what: str, value: str, target: str = "") -> None:
    print(f"{what:62}{value:>12}   {target}")


def first_visit(browser: Browser) -> None:
    """A table at a real server, opened by a browser that has nothing of the page yet."""
    with TemporaryDirectory() as folder:
        server = RunningServer(quiet_settings(Path(folder)))
        begun = begin(server, "Ana", "mason", "mason", "mason")
        times = []
        for _ in range(3):
            with Windows(browser).open(server.address, own_browser=True) as window:
                window.welcome(SCREEN, who=begun.reader)
                window.page.add_init_script(
                    "new MutationObserver(() => document.querySelector('main.table')"
                    " && (window.usable ??= performance.now())).observe(document, { subtree: true, childList: true })"
                )
                window.page.goto(begun.path)
                window.page.locator("main.table").wait_for()
                times.append(window.page.evaluate("usable"))
        server.stop()
    tell("table usable on a first visit, best of three", f"{min(times):.0f} ms", "under 1000 ms")


# Milliseconds from opening the page until it can be pressed, and from the press until the table asks for something.
# How long the one who presses takes to find the button is not the page's doing.
WATCH_FOR_A_DECISION: Final = """() => {
  const opened = performance.now();
  window.decided = new Promise((resolve) => {
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver(() => {
      if (document.querySelector("main.table[data-prompt='act']")) resolve(opened + performance.now() - pressed);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-prompt'] });
  });
}"""


def first_decision(browser: Browser) -> None:
    """A game against computer players that take their time, by somebody who has never been here."""
    with TemporaryDirectory() as folder:
        server = RunningServer(Settings(Path(folder), port=0))
        times = []
        for _ in range(3):
            context = browser.new_context(base_url=server.address)
            visitor = context.new_page()
            visitor.goto("/")
            play = visitor.get_by_role("button", name="Play now")
            play.wait_for()
            visitor.evaluate(WATCH_FOR_A_DECISION)
            play.click()
            times.append(visitor.evaluate("decided"))
            context.close()
        server.stop()
    tell("from opening the page to one's first decision, best of three", f"{min(times):.0f} ms", "under 3000 ms")


def taps(devices: Devices, evening: RunningServer) -> None:
    """Taps at the fullest table, each with what it must change."""
    gestures = {
        "choose a building": ("[data-slot='1']", "[data-slot='1'][aria-pressed='true']"),
        "choose another payment": (".payment >> nth=1", ".payment[aria-pressed='true']"),
        "begin to redesign": ("[data-do='rebuild']", ".cell.legal"),
        "take a building up from the reserve": ("[data-tile='To12']", "[data-tile='To12'][aria-pressed='true']"),
        "take money": ("[data-take='O2']", "[data-prompt='ready']"),
    }
    # A browser opens its sound once, whoever asks first; that is no part of a move.
    with devices.open(crowded(evening), SCREEN) as listener:
        listener.evaluate("new AudioContext().close()")
    longest = 0.0
    for name, (what, change) in gestures.items():
        with devices.open(crowded(evening), SCREEN) as page:
            if name == "choose another payment":
                page.locator("[data-slot='1']").click()
            page.wait_for_function("() => true")  # Playwright's own script is there before the watch begins
            page.evaluate(WATCH_TASKS)
            page.evaluate(ANSWERED, [what, change])
            page.locator(what).click()
            page.wait_for_function("() => window.answered !== null")
            tell(f"crowded table: {name}", f"{page.evaluate('answered'):.0f} ms", "under 50 ms")
            longest = max([longest, *page.evaluate("tasks")])
    tell("crowded table: longest task", f"{longest:.0f} ms" if longest else "< 50 ms", "under 50 ms")


def ten_games(devices: Devices, evening: RunningServer) -> None:
    """The heap after each game that somebody watches, without ever loading the page anew."""
    games = [whole_game(2, f"game {number}") for number in range(GAMES)]
    begun = [begin(evening, *PEOPLE[:2], game=game.at(0)) for game in games]
    heaps = []
    with devices.open(begun[0], SCREEN, kept={"settings": {"pace": "none"}}) as page:
        console: Any = page.context.new_cdp_session(page)
        for game, playing in zip(games, begun, strict=True):
            page.evaluate(GO_TO, "/about")
            page.locator("main.table").wait_for(state="detached")
            page.evaluate(GO_TO, playing.path)
            page.locator("main.table").wait_for()
            playing.play(*map(str, game.moves))
            page.locator("[data-prompt='over']").wait_for(timeout=120_000)
            console.send("HeapProfiler.collectGarbage")
            heaps.append(console.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    tell("heap after the second game", f"{heaps[1]:.1f} MB")
    tell(f"heap after {GAMES} games in a row", f"{heaps[-1]:.1f} MB", "flat")


def main() -> None:
    with TemporaryDirectory() as folder, a_browser() as browser:
        evening = RunningServer(quiet_settings(Path(folder)), time=HandTime(), bots_play=False)
        devices = Devices(Windows(browser))
        targets = {"script": f"under {SCRIPT}", "styles and art": f"under {STYLES_AND_ART}"}
        with devices.open(crowded(evening), SCREEN) as page:
            for kind, weight in weights(page).items():
                tell(f"before the table shows: {kind}", f"{weight} bytes", targets.get(kind, ""))
        first_visit(browser)
        first_decision(browser)
        taps(devices, evening)
        ten_games(devices, evening)
        evening.stop()


if __name__ == "__main__":
    main()
