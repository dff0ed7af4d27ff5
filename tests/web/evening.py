"""A real server whose time a test has in hand, and people who meet there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from alhambra.bots import make
from alhambra.bots.bot import Budget
from alhambra.server.core.domain import Caller
from alhambra.server.core.orders import PlayMove
from alhambra.server.serve import Server, listen
from alhambra.server.services import Services, open_services
from alhambra.server.settings import NO_LIMITS
from tests.server.support import HandTime, quiet_settings
from tests.web.visiting import Visit

NO_WAITING: Final[dict[str, object]] = {"settings": {"pace": "none", "motion": "none", "sound": False}}
"""What a browser remembers whose reader wants to see computer players at once."""

ASK: Final = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(said));
  return said;
}"""
BE: Final = "(me) => localStorage.setItem('guest', JSON.stringify(me))"
SHARE: Final = "5" * 32


class _InAThread(Server):
    """Signals are for the main thread alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Evening:
    """A server beside the test. Its time passes when the test moves it on."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._time = HandTime()
        self._house: Services
        self._server: _InAThread
        self._loop: asyncio.AbstractEventLoop
        self._is_on = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        assert self._is_on.wait(30), "the server did not start"

    async def _run(self) -> None:
        limits = replace(NO_LIMITS, remarks_rate=0.5, remarks_burst=6)
        settings = quiet_settings(self._data, limits=limits)
        with listen(settings.host, 0) as listener:
            self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            async with open_services(settings, self._time) as services:
                self._house = services
                self._loop = asyncio.get_running_loop()
                self._server = _InAThread(services, self._is_on.set)
                await self._server.serve([listener])

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)

    def move_on(self, seconds: float) -> None:
        self._do(lambda: self._time.advance(seconds))

    def play_to_the_end(self, table: str) -> None:
        """All at once, in the name of those who sit there. Every one of some 240 moves waits for the disk."""
        asyncio.run_coroutine_threadsafe(self._play(table), self._loop).result(240)

    async def _play(self, table: str) -> None:
        live = await self._house.registry.find(table)
        bot = make("greedy", seed=1)
        while (seat := live.table.actor) is not None:
            game = live.table.playing
            sitter = live.table.sitters[seat]
            assert sitter.guest is not None
            move = bot.choose(game.view(seat), game.events, Budget(simulations=1))
            order = PlayMove(Caller(sitter.guest, sitter.name), seat, live.table.version, str(move))
            await live.submit(order)

    def _do(self, what: Callable[[], None]) -> None:
        done = Event()

        def there() -> None:
            what()
            done.set()

        self._loop.call_soon_threadsafe(there)
        assert done.wait(30)


def ask(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    return page.evaluate(ASK, [path, body or {}])


def introduce(page: Page, name: str) -> None:
    page.evaluate(BE, ask(page, "/guests", {"name": name}))


def meet(visit: Visit, evening: Evening, **options: object) -> tuple[Page, Page]:
    """Ana and Ben at a table that has begun: first whoever's turn it is, then the other."""
    ana, ben = (visit("/about", host=evening, kept=NO_WAITING, forgive=("WebSocket",)) for _ in range(2))
    introduce(ana, "Ana")
    introduce(ben, "Ben")
    table = ask(ana, "/tables", {"seats": [{"type": "me"}, {"type": "open"}], "shuffle_seats": False, **options})
    number = table["table"]["id"]
    ask(ben, f"/tables/{number}/seats/1/take", {"random": SHARE})
    ask(ana, f"/tables/{number}/start", {"random": SHARE})
    for page in (ana, ben):
        page.goto(f"/table/{number}")
        page.locator("main.table").wait_for()
        page.locator("[data-company='announcer']").wait_for(state="attached")
    return (ana, ben) if ana.locator("main.table").get_attribute("data-prompt") == "act" else (ben, ana)


def name_of(page: Page) -> str:
    name: str = page.evaluate("JSON.parse(localStorage.getItem('guest')).name")
    return name


def look_at_the_time(page: Page) -> None:
    """Whoever comes back to a page has it ask for the server's time."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def hears(page: Page, words: str) -> None:
    """It is said to those who do not see."""
    expect(page.locator("[data-company='announcer']")).to_contain_text(words)
