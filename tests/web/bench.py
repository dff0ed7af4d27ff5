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
from tests.web.fixtures import FIXTURES, PEOPLE, whole_game
from tests.web.page_in_hand import DIST, Devices, a_browser, open_table
from tests.web.running import RunningServer
from tests.web.table_in_hand import TableInHand

SCRIPT: Final = 120_000
STYLES_AND_ART: Final = 60_000
KINDS: Final = {".js": "script", ".css": "styles and art", ".svg": "styles and art", ".png": "styles and art"}
SCREEN: Final = (1280, 720)
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
MAKE_TABLE: Final = """async () => {
  const ask = async (path, body) => (await fetch('/api' + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  localStorage.setItem('guest', JSON.stringify(await ask('/guests', { name: 'Ana' })));
  const seats = [{ type: 'me' }, ...Array(3).fill({ type: 'computer', level: 'mason' })];
  const { table } = await ask('/tables', { seats });
  await ask(`/tables/${table.id}/start`, { random: '5'.repeat(32) });
  return table.id;
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
        server = RunningServer(Path(folder))
        maker = browser.new_context(base_url=server.address)
        page = maker.new_page()
        page.goto("/about")
        table = page.evaluate(MAKE_TABLE)
        times = []
        for _ in range(3):
            context = browser.new_context(base_url=server.address, storage_state=maker.storage_state())
            visitor = context.new_page()
            visitor.add_init_script(
                "new MutationObserver(() => document.querySelector('main.table')"
                " && (window.usable ??= performance.now())).observe(document, { subtree: true, childList: true })"
            )
            visitor.goto(f"/table/{table}")
            visitor.locator("main.table").wait_for()
            times.append(visitor.evaluate("usable"))
            context.close()
        maker.close()
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
        server = RunningServer(Path(folder), "--bot-pace", str(Settings(Path(folder)).bot_pace))
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


def crowded(devices: Devices) -> None:
    """Taps at the fullest table, each with what it must change."""
    taps = {
        "choose a building": ("[data-slot='1']", "[data-slot='1'][aria-pressed='true']"),
        "choose another payment": (".payment >> nth=1", ".payment[aria-pressed='true']"),
        "begin to redesign": ("[data-do='rebuild']", ".cell.legal"),
        "take a building up from the reserve": ("[data-tile='To12']", "[data-tile='To12'][aria-pressed='true']"),
        "take money": ("[data-take='O2']", "[data-prompt='ready']"),
    }
    # A browser opens its sound once, whoever asks first; that is no part of a move.
    with devices.open(FIXTURES["crowded"](), SCREEN) as listener:
        listener.evaluate("new AudioContext().close()")
    longest = 0.0
    for name, (what, change) in taps.items():
        with devices.open(FIXTURES["crowded"](), SCREEN) as page:
            if name == "choose another payment":
                page.locator("[data-slot='1']").click()
            page.wait_for_load_state("networkidle")
            page.wait_for_function("true")  # Playwright's own script is there before the watch begins
            page.evaluate(WATCH_TASKS)
            page.evaluate(ANSWERED, [what, change])
            page.locator(what).click()
            page.wait_for_function("window.answered !== null")
            tell(f"crowded table: {name}", f"{page.evaluate('answered'):.0f} ms", "under 100 ms")
            longest = max([longest, *page.evaluate("tasks")])
    tell("crowded table: longest task", f"{longest:.0f} ms" if longest else "< 50 ms", "under 50 ms")


def ten_games(browser: Browser) -> None:
    """The heap after each game that somebody watches, without ever loading the page anew."""
    context = browser.new_context(viewport={"width": SCREEN[0], "height": SCREEN[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script("""localStorage.setItem('settings', '{"pace":"none"}')""")
    played = [whole_game(2, f"game {number}") for number in range(GAMES)]
    playing = _Successor(TableInHand(played[0].at(0), PEOPLE[:2]))
    open_table(page, playing)
    console: Any = context.new_cdp_session(page)
    heaps = []
    for game in played:
        playing.become(TableInHand(game.at(0), PEOPLE[:2]))
        address = urlparse(page.url).path
        page.evaluate(GO_TO, "/about")
        page.locator("main.table").wait_for(state="detached")
        page.evaluate(GO_TO, address)
        page.locator("main.table").wait_for()
        for move in game.moves:
            playing.play(str(move))
        page.locator("[data-prompt='over']").wait_for(timeout=120_000)
        console.send("HeapProfiler.collectGarbage")
        heaps.append(console.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    tell("heap after the second game", f"{heaps[1]:.1f} MB")
    tell(f"heap after {GAMES} games in a row", f"{heaps[-1]:.1f} MB", "flat")
    context.close()


class _Successor(TableInHand):
    """One table after the other at the same address."""

    def __init__(self, table: TableInHand) -> None:
        self.become(table)

    def become(self, table: TableInHand) -> None:
        self.__dict__ = table.__dict__


def main() -> None:
    with a_browser() as browser:
        devices = Devices(browser)
        targets = {"script": f"under {SCRIPT}", "styles and art": f"under {STYLES_AND_ART}"}
        with devices.open(FIXTURES["crowded"](), SCREEN) as page:
            for kind, weight in weights(page).items():
                tell(f"before the table shows: {kind}", f"{weight} bytes", targets.get(kind, ""))
        first_visit(browser)
        first_decision(browser)
        crowded(devices)
        ten_games(browser)


if __name__ == "__main__":
    main()
