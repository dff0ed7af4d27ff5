"""Computer players are people: they have faces and names, and something to say now and then."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.support.tables import a_game
from tests.web.support.beginning import BegunGame, begin
from tests.web.support.browser import Devices
from tests.web.support.fixtures import early
from tests.web.support.hands import do
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer

ITS_TURN: Final[dict[str, Any]] = {
    "hand": "Y2 Y3",
    "market": "Pa7 Se5 To9b Ch9a",
    "display": "Y1 G2 B3 O9",
    "palace": "Ga10c@s1",
    "hands": {1: "G5 Y7"},
}


def its_turn(server: RunningServer) -> BegunGame:
    """The computer player that comes next can pay exactly for a building."""
    return begin(server, "Ana", "mason", "gardener", game=a_game(3, **ITS_TURN))


def pays_exactly(begun: BegunGame, page: Page) -> None:
    page.locator("[data-take='Y1']").click()
    do(page, "end")
    expect(page.locator("main.table")).to_have_attribute("data-prompt", "wait")
    begun.play("buy 1 Y7")


def test_each_has_a_face_a_name_of_its_own_and_a_trade(devices: Devices, evening: RunningServer) -> None:
    with devices.open(early(evening), SCREENS["desktop"]) as page:
        for seat, label in ((1, "Yusuf (Mason)"), (2, "Zahra (Gardener)"), (3, "Ibrahim (Mason)")):
            rival = page.locator(f"[data-rival='{seat}']")
            expect(rival).to_have_accessible_name(re.compile(rf"^{re.escape(label)}: "))
            expect(rival.locator("[data-mood='calm'] image")).to_have_count(1)


def test_an_exact_payment_is_worth_a_smile_and_a_word(devices: Devices, evening: RunningServer) -> None:
    begun = its_turn(evening)
    kept: dict[str, object] = {"settings": {"pace": "none"}}
    with devices.open(begun, SCREENS["desktop"], kept=kept) as page:
        expect(page.locator("[data-rival='1'] image")).to_have_count(1)
        pays_exactly(begun, page)
        expect(page.locator("[data-rival='1'] [data-mood='pleased']")).to_be_visible()
        expect(page.locator("[data-bubble='1']")).to_be_visible()
        expect(page.locator("[data-character='said']")).to_have_text(
            re.compile(r"^Yusuf: (Fits like a cut stone|Measured twice, paid once)\.$")
        )


def test_who_wants_quiet_has_it(devices: Devices, evening: RunningServer) -> None:
    begun = its_turn(evening)
    kept: dict[str, object] = {"settings": {"pace": "none", "banter": False}}
    with devices.open(begun, SCREENS["phone"], kept=kept) as page:
        expect(page.locator("[data-standing='1'] image")).to_have_count(1)
        pays_exactly(begun, page)
        expect(page.locator("[data-standing='1'] [data-mood='pleased']")).to_be_visible()
        expect(page.locator("[data-bubble]")).to_have_count(0)
        expect(page.locator("[data-character='said']")).to_have_text("")
