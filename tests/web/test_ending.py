"""The end of a game: what it shows, what it sounds like, and where one can go from there."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.browser import Devices
from tests.web.support.fixtures import FIXTURES
from tests.web.support.hands import do
from tests.web.support.looks import inaccessible, misplaced
from tests.web.support.screens import SCREENS, Screen
from tests.web.support.server import RunningServer

SMALL: Final = {
    "phone": SCREENS["phone"],
    "phone with bars": Screen(390, 664, touch=True),
    "phone on its side": Screen(667, 375, touch=True),
}


def opened(page: Page) -> None:
    do(page, "result")
    page.locator("[data-ending]").first.wait_for()


def test_it_tells_who_won_and_how_it_went_for_oneself(devices: Devices, evening: RunningServer) -> None:
    with devices.open(FIXTURES["end"](evening), SCREENS["desktop"]) as page:
        opened(page)
        result = page.get_by_role("dialog", name="Result")
        expect(result.locator(".won")).to_have_text("Chen wins.")
        points = [line.split()[-1] for line in result.locator("[data-ending] .who").all_inner_texts()]
        assert points == sorted(points, key=int, reverse=True)
        margin = int(points[0]) - int(points[-1])
        expect(result).to_contain_text(f"You came third, {margin} points behind Chen, above all by")
        expect(result.get_by_role("list", name="Your records")).to_contain_text("Your first finished game")
        expect(result.get_by_role("link", name="Watch the replay")).to_be_visible()
        expect(result.locator("[data-mood='pleased'], [data-mood='calm']")).to_have_count(1)


@pytest.mark.parametrize("size", SMALL)
def test_on_a_phone_everything_is_there_without_scrolling(devices: Devices, evening: RunningServer, size: str) -> None:
    with devices.open(FIXTURES["end"](evening), SMALL[size]) as page:
        opened(page)
        for what in ("[data-ending='0']", "[data-ending='2']", ".self", "[data-do='rematch']", "[data-do='picture']"):
            expect(page.locator(what)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Home")).to_be_in_viewport(ratio=1)
        assert misplaced(page) == []
        assert inaccessible(page) == []


def test_a_picture_of_it_can_be_kept(devices: Devices, evening: RunningServer) -> None:
    with devices.open(FIXTURES["end"](evening), SCREENS["desktop"]) as page:
        opened(page)
        with page.expect_download() as saved:
            do(page, "picture")
        assert saved.value.suggested_filename == "alhambra.png"
        assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
        expect(page.get_by_role("status").filter(has_text="Picture saved")).to_have_count(1)
