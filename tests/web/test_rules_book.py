"""The rules book: read, searched, reached from everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.hands import choose_tile, do, tap_cell
from tests.web.support.lessons import begin
from tests.web.support.looks import COLOURS, inaccessible, keep_picture
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.visiting import Visit, resize

STICKS_OUT = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def test_the_book_is_accessible_and_fits(visit: Visit) -> None:
    """By night only the colours are others, and they are the same at every size."""
    page = visit("/rules", size="phone")
    expect(page.get_by_role("heading", name="The rules", exact=True)).to_be_visible()
    faults = inaccessible(page)
    page.emulate_media(color_scheme="dark")
    faults += inaccessible(page, rules=COLOURS)
    for size, screen in PAGE_SCREENS.items():
        resize(page, screen)
        keep_picture(page, f"rules-{size}")
        assert page.evaluate(STICKS_OUT) is False
    faults += inaccessible(page, without=COLOURS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("address", "number"), [("R1", "R1"), ("R22", "R22"), ("R43", "R43"), ("r22", "R22"), ("22", "R22")]
)
def test_every_rule_has_an_address(visit: Visit, address: str, number: str) -> None:
    page = visit(f"/rules/{address}")
    expect(page.locator(f"#{number}")).to_be_in_viewport()
    expect(page.locator(f"#{number}")).to_be_focused()


def test_the_address_of_a_ruling_opens_its_answer(visit: Visit) -> None:
    page = visit("/rules/a28")
    answer = page.locator("#A28")
    expect(answer).to_have_attribute("open", "")
    expect(answer).to_contain_text("A ring of twelve sides scores twelve points")
    expect(answer).to_be_in_viewport()


def test_rules_lead_to_rules_and_back(visit: Visit) -> None:
    page = visit("/rules/R21")
    page.evaluate("window.isSame = true")
    page.locator("section", has=page.locator("#R21")).get_by_role("link", name="R22").first.click()
    expect(page).to_have_url("/rules/R22")
    expect(page.locator("#R22")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#R21")).to_be_in_viewport()
    assert page.evaluate("window.isSame") is True


def test_an_address_that_names_no_rule_says_so(visit: Visit) -> None:
    page = visit("/rules/R99")
    expect(page.get_by_role("status").filter(has_text="R99")).to_be_visible()
    expect(page.locator("#R1")).to_be_attached()


def test_words_are_found_and_lead_to_their_rule(visit: Visit) -> None:
    page = visit("/rules", size="phone")
    box = page.get_by_role("searchbox", name="Search the rules")
    box.fill("ring closed")
    results = page.locator(".results")
    expect(results.get_by_role("listitem").first).to_contain_text("A closed ring")
    assert inaccessible(page) == []
    results.get_by_role("link").first.click()
    expect(page).to_have_url("/rules/R35")
    expect(page.locator("#R35")).to_be_in_viewport()
    expect(box).to_have_value("")
    box.fill("zebra")
    expect(page.get_by_role("heading", name="Nothing found in the rules.")).to_be_visible()
    box.press("Escape")
    expect(page.locator("#R1")).to_be_attached()


def test_the_contents_open_at_a_tap_on_a_phone(visit: Visit) -> None:
    page = visit("/rules", size="phone")
    page.locator("summary", has_text="Contents").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The wall").click()
    expect(page).to_have_url("/rules/R34")
    expect(page.locator("#R34")).to_be_in_viewport()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()


def opens_in_place(page: Page, number: str) -> None:
    """The link to a rule shows it above the table, which stays."""
    page.get_by_role("link", name=f"Rule {number}").first.click()
    dialog = page.get_by_role("dialog", name=f"Rule {number}")
    expect(dialog.locator(f"#{number}")).to_be_visible()
    assert inaccessible(page, "dialog") == []
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_place_that_is_refused_shows_its_rule(visit: Visit, size: str) -> None:
    page = begin(visit, "no-gaps", size=size)
    choose_tile(page, "To12")
    tap_cell(page, "e1")
    opens_in_place(page, "R22")


def test_a_move_that_is_refused_shows_its_rule(visit: Visit) -> None:
    """Ending the turn with a tile in hand; the button says no by its looks and, if pressed all the same, in words."""
    page = begin(visit, "placing")
    page.locator("[data-do='end']").click(force=True)
    opens_in_place(page, "R27")


def test_a_line_of_the_score_sheet_shows_its_rule(visit: Visit) -> None:
    page = begin(visit, "majorities")
    do(page, "sheet")
    page.get_by_role("dialog").get_by_role("row", name="towers").get_by_role("button").first.click()
    opens_in_place(page, "R33")
