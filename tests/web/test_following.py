"""Following what the computer players do, catching up, and asking what a thing on the table is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.support import quiet_settings
from tests.web.support.beginning import sit_down
from tests.web.support.hands import do
from tests.web.support.looks import inaccessible, misplaced
from tests.web.support.player import Player
from tests.web.support.scenes import Stage
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit

HOURS: Final = 3 * 3600.0
SLOWLY: Final[dict[str, object]] = {"settings": {"pace": "slow", "motion": "none"}}


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[RunningServer]:
    """Its computer players take hours over each step, if nobody hurries them."""
    running = RunningServer(quiet_settings(tmp_path, bot_pace=HOURS))
    yield running
    running.stop()


def test_one_tap_skips_to_ones_own_turn(visit: Visit, slow_server: RunningServer) -> None:
    page = sit_down(visit, slow_server, "Ana", "trader", "trader", kept=SLOWLY, own_browser=True)
    player = Player(page)
    player.wait_for_turn()
    player.take()
    player.end()
    expect(page.get_by_role("button", name="Skip to my turn")).to_be_visible()
    do(page, "skip")
    player.wait_for_turn()
    expect(page.locator("[data-do='skip']")).to_have_count(0)


def test_a_chip_says_what_it_means_and_shows_it_on_the_board(stage: Stage) -> None:
    with stage.show("early", SCREENS["phone"]) as page:
        chip = page.locator("[data-chip='log-bought']").first
        chip.click()
        expect(page.locator(".since .said")).to_contain_text("bought tower 13")
        assert misplaced(page) == []
        do(page, "show-chip")
        dialog = page.get_by_role("dialog", name="Yusuf")
        expect(dialog.locator("svg .chosen, svg.chosen")).to_have_count(1)
        do(page, "close")
        chip.click()
        expect(page.locator(".since .said")).to_have_count(0)


def said(page: Page) -> Locator:
    return page.locator("[data-what]")


def test_every_symbol_has_a_name_in_the_mode_for_asking(stage: Stage) -> None:
    """Nothing is played meanwhile, and what cannot be pressed can be asked about."""
    with stage.show("early", SCREENS["desktop"]) as page:
        before = page.locator("main.table").get_attribute("data-version")
        do(page, "menu")
        do(page, "what")
        for what, words in {
            ".badge.exact": "pay this price exactly",
            ".badge.short": "short in this currency",
            ".slot .band": "paid for in this currency alone",
            ".piles .scoring": "next scoring",
            ".strip .gain": "would bring now",
            ".figures span:nth-child(1)": "longest unbroken wall",
            ".figures span:nth-child(2)": "cards in hand",
            "[data-take]": "Money that can be taken",
            "[data-do='end']": "Ends your turn",
            "[data-card]": "A card of your hand",
        }.items():
            box = page.locator(what).first.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(said(page)).to_contain_text(words)
        assert inaccessible(page) == []
        page.keyboard.press("Escape")
        expect(said(page)).to_have_count(0)
        assert page.locator("main.table").get_attribute("data-version") == before
        expect(page.locator(".chosen")).to_have_count(0)
        page.locator("[data-slot='2']").click()
        expect(page.locator("[data-slot='2']")).to_have_attribute("aria-pressed", "true")


PRESS: Final = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  const finger = { ...at, pointerType: 'touch', isPrimary: true, pointerId: 7 };
  element.dispatchEvent(new PointerEvent('pointerdown', finger));
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-what]')) return;
      watch.disconnect();
      element.dispatchEvent(new PointerEvent('pointerup', finger));
      element.dispatchEvent(new MouseEvent('click', at));
      done();
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
}"""


def test_a_finger_that_rests_asks_and_does_not_press(stage: Stage) -> None:
    with stage.show("early", SCREENS["phone"]) as page:
        slot = page.locator("[data-slot='2']")
        page.wait_for_function("() => window.performance.getEntriesByName('asking').length")
        slot.evaluate(PRESS)
        expect(said(page)).to_contain_text("A building for sale")
        expect(slot).to_have_attribute("aria-pressed", "false")
        slot.click()
        expect(said(page)).to_have_count(0)
        expect(slot).to_have_attribute("aria-pressed", "true")
