"""The page in every language it speaks: as the browser asks, changed in mid-game, never too long for a phone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.games import IS_DEEP
from tests.web.support.languages import LONGEST, TRANSLATIONS
from tests.web.support.looks import keep_picture, misplaced
from tests.web.support.scenes import Stage
from tests.web.support.screens import SCREENS
from tests.web.support.visiting import Visit

TOO_LONG: Final = ("stickingOut", "clipped")
"""What longer words can do to a layout."""
LOOKED_AT: Final = TRANSLATIONS if IS_DEEP else [LONGEST]
PAGES: Final = (
    "/",
    "/new",
    "/new?for=device",
    "/lobby",
    "/games",
    "/me",
    "/about",
    "/privacy",
    "/learn",
    "/rules",
    "/replay",
    "/settings",
    "/statistics",
    "/nowhere",
)


@pytest.mark.parametrize("language", LOOKED_AT)
def test_the_pages_have_room_for_every_language(visit: Visit, language: str) -> None:
    page = visit("/about", size="phone", kept={"language": language})
    faults = []
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        keep_picture(page, f"{language}-{path.strip('/').replace('?', '-') or 'home'}")
        faults += [f"{path}: {fault}" for fault in misplaced(page, TOO_LONG)]
    assert not faults, "\n".join(faults)


def test_the_language_changes_in_mid_game_and_stays(stage: Stage) -> None:
    with stage.show("crowded-buying", SCREENS["phone"], {"language": "en"}) as page:
        buy = page.locator("[data-do='buy']")
        expect(buy).to_have_text("Buy")
        page.evaluate("window.isStillHere = true")
        page.locator("[data-do='menu']").click()
        page.locator("[data-do='language']").select_option("es")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        expect(page).to_have_title("● Te toca · Alhambra")
        page.keyboard.press("Escape")
        expect(buy).to_have_text("Comprar")
        assert page.evaluate("window.isStillHere"), "the page was loaded anew"
        page.reload()
        expect(page).to_have_title("● Te toca · Alhambra")
