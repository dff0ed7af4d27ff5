"""The table by keys alone: three rounds, the way around, and what stays the browser's."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.support.beginning import sit_down
from tests.web.support.browser import Devices
from tests.web.support.fixtures import dirk_placing, early, short_game
from tests.web.support.looks import inaccessible
from tests.web.support.player import final_sheet
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.typist import Typist
from tests.web.support.visiting import Visit


def test_three_rounds_by_keys_alone(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader", game=short_game())
    Typist(page).play_to_the_end()
    final_sheet(page)


def test_a_turn_with_tab_and_enter_alone(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader", kept={"settings": {"keys": False}})
    typist = Typist(page)
    typist.wait_for_turn()
    typist.key("e", "1")
    expect(page.locator(".slot.chosen")).to_have_count(0)
    before = typist.version
    typist.press(page.locator(".card[data-take]").first)
    typist.wait_beyond(before)
    before = typist.version
    typist.press(page.locator("[data-do='end']"))
    typist.wait_beyond(before)


IN_THE_TABLE = "document.activeElement.closest('main.table') !== null && document.activeElement.localName !== 'main'"


def test_the_focus_goes_on_to_what_comes_next(visit: Visit, server: RunningServer) -> None:
    """Neither a card that was taken nor a button that is gone loses it to the document."""
    page = sit_down(visit, server, "Ana", "trader", game=short_game())
    typist = Typist(page)
    typist.wait_for_turn()
    for what in (
        ".slot:has(.badge.exact)",
        "[data-do='buy']",
        "[data-do='stop']",
        ".cell.legal",
        ".cell.legal",
        "[data-do='end']",
    ):
        thing = page.locator(what).first
        thing.focus()
        before = typist.version
        page.keyboard.press("Enter")
        if what.startswith("[data-do") or page.locator("[data-do='end'].button-primary").count():
            typist.wait_beyond(before)
        page.wait_for_function(IN_THE_TABLE)


def test_arrows_walk_over_everything(devices: Devices, evening: RunningServer) -> None:
    with devices.open(early(evening), SCREENS["desktop"]) as page:
        typist = Typist(page)
        typist.key("ArrowRight")
        typist.walk_to(page.locator("[data-slot='2']"), "ArrowRight")
        typist.walk_to(page.locator("[data-slot='4']"), "ArrowDown")
        typist.key("h")
        expect(page.locator(".hand :focus")).to_have_count(1)
        typist.key("v")
        expect(page.locator("[data-standing]:focus")).to_have_count(1)
        typist.key("b")
        expect(page.locator(".prompt :focus")).to_have_count(1)


def test_every_cell_can_be_asked_why(devices: Devices, evening: RunningServer) -> None:
    with devices.open(dirk_placing(evening), SCREENS["desktop"]) as page:
        typist = Typist(page)
        expect(page.locator(".cell.legal").first).to_be_attached()
        typist.key("p")
        expect(page.locator(".cell.legal:focus")).to_have_count(1)
        assert page.locator(".cell[tabindex='0']").count() == 1, "Tab stops once in the palace"
        typist.key("ArrowDown")
        typist.walk_to(page.locator(".cell:has([data-cell='e2'])"), "ArrowRight")
        typist.key("Enter")
        expect(page.locator(".callout")).to_be_visible()
        typist.key("Escape")
        expect(page.locator(".callout")).to_have_count(0)


def test_the_keys_are_told(devices: Devices, evening: RunningServer) -> None:
    with devices.open(early(evening), SCREENS["desktop"]) as page:
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keyboard shortcuts")
        expect(keys).to_contain_text("end your turn")
        assert inaccessible(page) == []
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
        page.keyboard.press("1")
        expect(page.locator("[data-slot='1']")).to_have_attribute("aria-pressed", "true")


def test_keys_with_modifiers_stay_the_browsers(devices: Devices, evening: RunningServer) -> None:
    with devices.open(early(evening), SCREENS["desktop"]) as page:
        page.evaluate("""() => {
            window.left = [];
            addEventListener('keydown', (event) => window.left.push([event.key, event.defaultPrevented]));
        }""")
        for key in ("Control+1", "Alt+e", "Meta+u", "Tab", "/"):
            page.keyboard.press(key)
        assert not any(taken for _, taken in page.evaluate("window.left"))
        expect(page.locator(".slot.chosen")).to_have_count(0)
