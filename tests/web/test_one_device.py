"""Several people at one device: between two of them nobody sees, or can play, the hand of the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.support.browser import Devices
from tests.web.support.fixtures import hotseat
from tests.web.support.hands import do
from tests.web.support.looks import inaccessible
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer

HIDDEN = "[data-card], .badge.exact, .badge.over, .badge.short, .chain, .allows"
"""The cards themselves, and what follows from them."""


def test_behind_the_curtain_there_is_no_hand(devices: Devices, evening: RunningServer) -> None:
    with devices.open(hotseat(evening), SCREENS["phone"]) as page:
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator(HIDDEN)).to_have_count(0)
        do(page, "reveal")
        expect(page.locator("[data-card]").first).to_be_visible()
        expect(page.locator(HIDDEN).first).to_be_attached()


def test_nobody_plays_through_the_curtain_by_keys(devices: Devices, evening: RunningServer) -> None:
    begun = hotseat(evening)
    before = begun.version
    with devices.open(begun, SCREENS["desktop"]) as page:
        curtain = page.get_by_role("dialog")
        expect(curtain.get_by_role("button")).to_be_focused()
        for _ in range(2):
            page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        for _ in range(12):
            page.keyboard.press("Tab")
            assert page.evaluate(
                "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
            )
        assert inaccessible(page) == []
    assert begun.version == before


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_curtain_is_put_away_by_who_is_next(devices: Devices, evening: RunningServer, size: str) -> None:
    with devices.open(hotseat(evening), SCREENS[size]) as page:
        do(page, "reveal")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator(".card[data-take]").first.click()
        do(page, "end")
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator(HIDDEN)).to_have_count(0)
