"""The page in every language it speaks: as the browser asks, changed in mid-game, never too long for a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.games import IS_DEEP
from tests.web.fixtures import FIXTURES
from tests.web.languages import TRANSLATIONS
from tests.web.looks import keep_picture, misplaced
from tests.web.page_in_hand import Devices
from tests.web.scenes import DENSE, SCENES
from tests.web.visiting import SIZES, Visit

TOO_LONG: Final = ("stickingOut", "clipped")
"""What longer words can do to a layout."""
LONGEST: Final = TRANSLATIONS if IS_DEEP else ["pl"]
PAGES: Final = (
    "/",
    "/new",
    "/new?for=device",
    "/lobby",
    "/games",
    "/me",
    "/about",
    "/learn",
    "/rules",
    "/replay",
    "/settings",
    "/statistics",
    "/nowhere",
)


@contextmanager
def table_on_a_phone(devices: Devices, scene: str, **kept: object) -> Iterator[Page]:
    """A moment worth a look, for somebody whose browser remembers this."""
    fixture, act = SCENES[scene]
    with devices.open(FIXTURES[fixture](), SIZES["phone"], touch=True, kept=kept) as page:
        act(page)
        yield page


@pytest.mark.parametrize("language", LONGEST)
def test_the_table_has_room_for_every_language(devices: Devices, language: str) -> None:
    faults = []
    for scene in DENSE:
        with table_on_a_phone(devices, scene, language=language) as page:
            expect(page.locator("html")).to_have_attribute("lang", language)
            keep_picture(page, f"{language}-{scene}")
            faults += [f"{scene}: {fault}" for fault in misplaced(page, TOO_LONG)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LONGEST)
def test_the_pages_have_room_for_every_language(visit: Visit, language: str) -> None:
    page = visit("/about", size="phone", kept={"language": language})
    faults = []
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        keep_picture(page, f"{language}-{path.strip('/').replace('?', '-') or 'home'}")
        faults += [f"{path}: {fault}" for fault in misplaced(page, TOO_LONG)]
    assert not faults, "\n".join(faults)


def test_the_language_changes_in_mid_game_and_stays(devices: Devices) -> None:
    with table_on_a_phone(devices, "crowded-buying", language="en") as page:
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
