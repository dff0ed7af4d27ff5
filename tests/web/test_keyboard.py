"""The table by keys alone: a whole game, the way around, and what stays the browser's."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.fixtures import dirk_placing, early
from tests.web.looks import inaccessible
from tests.web.page_in_hand import open_table
from tests.web.player import final_sheet
from tests.web.sitting_down import ME, computer, sit_down
from tests.web.table_in_hand import TableInHand
from tests.web.typist import Typist
from tests.web.visiting import Visit


@pytest.mark.long
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, ME, computer("trader"))
    Typist(page).play_to_the_end()
    final_sheet(page)


def test_a_turn_with_tab_and_enter_alone(visit: Visit) -> None:
    page = visit(kept={"settings": {"keys": False}})
    sit_down(page, ME, computer("trader"))
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


def at_table(visit: Visit, table: TableInHand) -> Page:
    page = visit("/about")
    open_table(page, table)
    return page


def test_arrows_walk_over_everything(visit: Visit) -> None:
    page = at_table(visit, early())
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


def test_every_cell_can_be_asked_why(visit: Visit) -> None:
    page = at_table(visit, dirk_placing())
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


def test_the_keys_are_told(visit: Visit) -> None:
    page = at_table(visit, early())
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("end your turn")
    assert inaccessible(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[data-slot='1']")).to_have_attribute("aria-pressed", "true")


def test_keys_with_modifiers_stay_the_browsers(visit: Visit) -> None:
    page = at_table(visit, early())
    page.evaluate("""() => {
        window.left = [];
        addEventListener('keydown', (event) => window.left.push([event.key, event.defaultPrevented]));
    }""")
    for key in ("Control+1", "Alt+e", "Meta+u", "Tab", "/"):
        page.keyboard.press(key)
    assert not any(taken for _, taken in page.evaluate("window.left"))
    expect(page.locator(".slot.chosen")).to_have_count(0)
