"""From the front page into a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.web.support.gathering import TABLE
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit


def first_decision(page: Page) -> None:
    """The table is there, and waits for what one does."""
    expect(page).to_have_url(TABLE)
    expect(page.get_by_text(re.compile("Your turn")).first).to_be_visible()


def test_play_now_is_in_sight_without_scrolling(visit: Visit) -> None:
    page = visit(size="phone")
    play = page.get_by_role("button", name="Play now")
    for width, height in ((360, 740), (820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(play, f"at {width} x {height}").to_be_in_viewport(ratio=1)


def test_play_now_is_one_click_from_a_game(shipped_server: RunningServer, visit: Visit) -> None:
    """How long it takes is printed by `python -m tests.web.bench`."""
    page = visit(host=shipped_server, kept={"settings": {}})
    page.get_by_role("button", name="Play now").click()
    page.locator("main.table[data-prompt='act']").wait_for()


def test_play_now_is_on_the_first_screen_of_a_phone(visit: Visit) -> None:
    page = visit(size="phone")
    box = page.get_by_role("button", name="Play now").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740


def test_players_and_level_are_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("group", name="Your opponents").get_by_role("radio").last.check()
    page.get_by_role("button", name="Play now").click()
    first_decision(page)
    page.goto("/")
    expect(page.get_by_role("radio", name="5", exact=True)).to_be_checked()
    expect(page.get_by_role("group", name="Your opponents").get_by_role("radio").last).to_be_checked()


def test_a_running_game_is_offered_again(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    first_decision(page)
    address = page.url
    page.goto("/")
    page.get_by_role("region", name="Continue playing").get_by_role("link").first.click()
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


def write_a_name_before_the_welcome(page: Page, name: str) -> Route:
    """In the lobby, with the server's first answer held back."""
    held: list[Route] = []
    page.route("**/api/guests", lambda route: held.append(route))
    with page.expect_request("**/api/guests"):
        page.goto("/lobby")
    page.locator("header").get_by_role("button").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    return held[0]


def test_a_name_that_is_being_written_outlasts_the_servers_welcome(visit: Visit) -> None:
    page = visit("/about")
    welcome = write_a_name_before_the_welcome(page, "Zoë")
    with page.expect_response("**/api/lobby"):
        welcome.continue_()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Zoë")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Zoë")).to_be_visible()


def test_a_name_taken_while_the_server_says_welcome_is_the_one_that_stays(visit: Visit) -> None:
    page = visit("/about")
    welcome = write_a_name_before_the_welcome(page, "Zoë")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header").get_by_role("button", name="Zoë")).to_be_visible()
    with page.expect_response("**/api/me"):
        welcome.continue_()
    expect(page.locator("header").get_by_role("button", name="Zoë")).to_be_visible()
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Zoë"


def test_a_name_outlasts_a_page_that_is_left_before_the_server_has_heard_of_it(visit: Visit) -> None:
    page = visit("/lobby")
    expect(page.get_by_role("region", name="Open seats")).to_be_visible()  # the server knows who this is
    held: list[Route] = []
    page.route("**/api/me", lambda route: route.continue_() if held else held.append(route))
    page.locator("header").get_by_role("button").click()
    page.get_by_role("textbox", name="Your name").fill("Zoë")
    with page.expect_request("**/api/me"):
        page.get_by_role("button", name="Save").click()
    with page.expect_response("**/api/me"):
        page.reload()
    expect(page.locator("header").get_by_role("button", name="Zoë")).to_be_visible()
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Zoë"


def test_a_name_is_shown_as_the_text_it_is(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("textbox", name="Your name").fill("<img src=x>")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header")).to_contain_text("<img src=x>")
    assert page.locator("header img").count() == 0


SHOWS_FOCUS = """() => {
  const element = document.activeElement;
  const framed = [element, element.closest('label')].filter(Boolean).map((each) => getComputedStyle(each));
  return framed.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
}"""


def test_a_game_begins_by_keyboard_alone_and_the_focus_is_always_seen(visit: Visit) -> None:
    page = visit()
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(SHOWS_FOCUS), page.evaluate("document.activeElement.outerHTML")
        if play.evaluate("(button) => button === document.activeElement"):
            break
        if page.evaluate("document.activeElement.type === 'radio'"):
            page.keyboard.press("ArrowRight")
    expect(play).to_be_focused()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.keyboard.press("Enter")
    first_decision(page)


def test_a_page_one_comes_to_by_a_link_takes_the_focus(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Lobby").press("Enter")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
