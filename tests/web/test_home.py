"""From the front page into a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

TABLE = re.compile(r"/table/[0-9a-z]{16}$")


def first_decision(page: Page) -> None:
    """The table is there, and something on it can be done."""
    expect(page).to_have_url(TABLE)
    page.get_by_role("main").or_(page.locator("#content")).first.wait_for()


def test_play_now_is_one_click_and_seconds_from_a_game(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    first_decision(page)
    took = page.evaluate("performance.now()")
    assert took < 3_000, f"{took:.0f} ms from opening the page to the table"


def test_play_now_is_on_the_first_screen_of_a_phone(visit: Visit) -> None:
    page = visit(size="phone")
    box = page.get_by_role("button", name="Play now").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740


def test_players_and_level_are_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="5").check()
    page.get_by_role("group", name="Your opponents").get_by_role("radio").last.check()
    page.get_by_role("button", name="Play now").click()
    first_decision(page)
    page.goto("/")
    expect(page.get_by_role("radio", name="5")).to_be_checked()
    expect(page.get_by_role("group", name="Your opponents").get_by_role("radio").last).to_be_checked()


def test_a_running_game_is_offered_again(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    first_decision(page)
    address = page.url
    page.goto("/")
    page.get_by_role("region", name="Go on playing").get_by_role("link").first.click()
    expect(page).to_have_url(address)


def test_a_guest_has_a_name_from_the_start_and_may_change_it(visit: Visit) -> None:
    page = visit("/lobby")
    page.locator("header").get_by_role("button").click()
    name = page.get_by_role("textbox", name="Your name")
    assert name.input_value() != ""
    name.fill("  Zoë   of Granada ")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Zoë of Granada")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Zoë of Granada")).to_be_visible()


def test_a_name_is_shown_as_the_text_it_is(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("textbox", name="Your name").fill("<img src=x>")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header")).to_contain_text("<img src=x>")
    assert page.locator("header img").count() == 0
