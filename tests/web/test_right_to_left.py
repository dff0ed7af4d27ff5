"""The page in a language that is written from right to left: one that there is not, for there is none yet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.support.looks import keep_picture, misplaced, speak
from tests.web.support.scenes import Stage
from tests.web.support.screens import SCREENS


def middle(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_table_is_turned_over_but_for_the_board(stage: Stage, screen: str) -> None:
    with stage.show("crowded", SCREENS[screen]) as page:
        page.locator(".board svg.art").first.wait_for()
        tiles = page.locator(".board svg.art .tile")
        before = tiles.evaluate_all("tiles => tiles.map((tile) => tile.getCTM().e)")
        speak(page, mirrored=True)
        assert misplaced(page, ("stickingOut",)) == []
        keep_picture(page, f"right-to-left-{screen}")
        after = tiles.evaluate_all("tiles => tiles.map((tile) => tile.getCTM().e)")
        order = sorted(range(len(before)), key=lambda tile: before[tile])
        assert order == sorted(range(len(after)), key=lambda tile: after[tile]), "east stays on the right"
        assert middle(page, "[data-slot='1']") > middle(page, "[data-slot='2']"), "the market begins on the right"
