"""What moves and sounds at the table, and how fast: as the reader wishes, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.tables import a_game
from tests.web.support.beginning import BegunGame, begin
from tests.web.support.browser import Devices
from tests.web.support.fixtures import early
from tests.web.support.hands import do
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer

PLAIN: Final[dict[str, Any]] = {
    "hand": "Y2 Y3 Y4 B4 B5 B7 O9",
    "market": "Pa7 Se5 To9b Ch9a",
    "display": "Y1 G2 B3 O9",
    "palace": "Ga10c@s1",
}
# What flew, what sounded, which versions of the table were to be seen, and for how long something was to wait.
WATCH: Final = """() => {
  window.seen = { flights: 0, stars: 0, tones: 0, versions: [], pauses: [] };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.className !== 'flying') continue;
      if (node.querySelector('.star')) seen.stars += 1;
      else seen.flights += 1;
    }
  }).observe(document.body, { childList: true });
  const table = document.querySelector('main.table');
  new MutationObserver(() => seen.versions.push(Number(table.dataset.version)))
    .observe(table, { attributeFilter: ['data-version'] });
  const { setTimeout } = window;
  window.setTimeout = (work, pause, ...rest) => { seen.pauses.push(pause); return setTimeout(work, pause, ...rest); };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) { seen.tones += 1; return start.apply(this, when); };
}"""

# The table's own import was first, so what it does then is done when this one comes.
FETCHED: Final = """async (names) => {
  for (const name of names) {
    let file;
    while (!file) {
      await new Promise(requestAnimationFrame);
      file = performance.getEntriesByType('resource').find(({ name: url }) => url.includes(`/assets/${name}-`))?.name;
    }
    await import(file);
  }
}"""

FILES: Final = """(name) => performance.getEntriesByType('resource')
  .filter(({ name: url }) => url.includes(`/assets/${name}-`)).length"""

Opened = Callable[..., Page]


@pytest.fixture
def opened(devices: Devices) -> Iterator[Opened]:
    """A table on a desktop or a phone, watched from the first moment, once motion and sound have been fetched."""
    with ExitStack() as pages:

        def open_page(begun: BegunGame, touch: bool = False, **settings: object) -> Page:
            screen = SCREENS["phone" if touch else "desktop"]
            page = pages.enter_context(devices.open(begun, screen, kept={"settings": settings}))
            flies, sounds = settings.get("motion", "none") != "none", settings.get("sound", not touch)
            page.evaluate(FETCHED, ["flights"] * flies + ["sounds"] * bool(sounds))
            page.evaluate(WATCH)
            return page

        yield open_page


@pytest.fixture
def plain(evening: RunningServer) -> BegunGame:
    return begin(evening, "Ana", "mason", "gardener", game=a_game(**PLAIN))


def seen(page: Page, what: str) -> int:
    return int(page.evaluate(f"seen.{what}"))


def asks(page: Page, prompt: str) -> None:
    expect(page.locator("main.table")).to_have_attribute("data-prompt", prompt)


@pytest.mark.parametrize("motion", ["fast", "normal", "slow"])
def test_money_flies_to_its_hand(opened: Opened, plain: BegunGame, motion: str) -> None:
    page = opened(plain, motion=motion)
    page.locator("[data-take='Y1 G2']").click()
    asks(page, "ready")
    page.wait_for_function("() => seen.flights === 2")
    expect(page.locator(".flying")).to_have_count(0)


def test_a_star_opens_when_a_payment_is_exact(opened: Opened, plain: BegunGame) -> None:
    page = opened(plain, motion="fast")
    page.locator("[data-slot='3']").click()
    do(page, "buy")
    asks(page, "bonus")
    page.wait_for_function("() => seen.stars === 1")


def test_nothing_flies_without_motion(opened: Opened, plain: BegunGame) -> None:
    page = opened(plain, motion="none", sound=True)
    page.locator("[data-slot='3']").click()
    do(page, "buy")
    asks(page, "bonus")
    page.wait_for_function("() => seen.tones > 0")  # later than any flight would have begun
    assert seen(page, "flights + seen.stars") == 0


@pytest.mark.parametrize(("touch", "sounds"), [(False, True), (True, False)], ids=["desktop", "phone"])
def test_a_phone_is_silent_until_asked(opened: Opened, plain: BegunGame, touch: bool, sounds: bool) -> None:
    page = opened(plain, touch=touch, motion="fast")
    page.locator("[data-take='O9']").click()
    asks(page, "ready")
    page.wait_for_function("() => seen.flights > 0")
    if sounds:
        page.wait_for_function("() => seen.tones > 0")  # the first sound has to wake the device
    else:
        expect(page.locator(".flying")).to_have_count(0)  # what flew has landed, and a sound would have been asked for
        assert page.evaluate(FILES, "sounds") == 0
        assert seen(page, "tones") == 0


def test_sound_can_be_turned_on_on_a_phone(opened: Opened, plain: BegunGame) -> None:
    page = opened(plain, touch=True, sound=True)
    page.locator("[data-take='O9']").click()
    page.wait_for_function("() => seen.tones > 0")


@pytest.mark.parametrize(("pace", "pause"), [("fast", 350), ("slow", 1600)])
def test_each_step_of_a_computer_player_can_be_followed(
    opened: Opened, plain: BegunGame, pace: str, pause: int
) -> None:
    page = opened(plain, pace=pace)
    page.locator("[data-take='O9']").click()
    do(page, "end")
    asks(page, "wait")
    before = plain.version
    plain.play(str(plain.game.legal_moves()[0]), "end")
    page.wait_for_function(f"() => seen.versions.includes({before + 2})")
    # They came at once, and yet the first of them was there to be seen.
    assert page.evaluate("seen.versions").index(before + 1) < page.evaluate("seen.versions").index(before + 2)
    assert pause in page.evaluate("seen.pauses")


def test_what_the_others_changed_is_marked_until_one_acts(opened: Opened, evening: RunningServer) -> None:
    page = opened(early(evening))
    expect(page.locator(".slot.fresh, .card.fresh")).not_to_have_count(0)
    page.locator(".card[data-take]").first.click()
    asks(page, "ready")
    expect(page.locator(".fresh")).to_have_count(0)
