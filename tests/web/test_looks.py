"""Every page around the table, by day and by night, at every size, and with longer words: nothing is amiss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.support.games import IS_DEEP
from tests.web.support.gathering import TABLE, join, make_table
from tests.web.support.looks import COLOURS, SCREENSHOTS, inaccessible, keep_picture, misplaced, speak
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.visiting import Visit, resize

Scene = Callable[[Visit], Page]
Rules = dict[Literal["light", "dark"], tuple[str, ...]]
BOTH: Final[Rules] = {"light": (), "dark": COLOURS}
"""With axe's rules for each, all of them where none is named: by night only the colours are others."""
FOR_SHORT: Final[dict[str, Rules]] = {"phone": {"light": ()}, "tablet": {"dark": COLOURS}, "desktop": {"dark": ()}}
"""Sizes and themes change different things, so not every pair is looked at each time."""
AXE: Final = dict.fromkeys(PAGE_SCREENS, BOTH) if IS_DEEP or SCREENSHOTS else FOR_SHORT


def home(visit: Visit) -> Page:
    page = visit("/", size="phone")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    return page


def home_with_games(visit: Visit) -> Page:
    page = visit("/new?for=device", size="phone")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(TABLE)
    make_table(page, "Wolfgang Amadeus Mozart")
    page.goto("/")
    expect(page.get_by_role("region", name="Continue playing")).to_be_visible()
    return page


def my_games(visit: Visit) -> Page:
    page = home_with_games(visit)
    page.goto("/games")
    expect(page.locator("a.card")).to_have_count(2)
    return page


def plan_for_friends(visit: Visit) -> Page:
    page = visit("/new", size="phone")
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    return page


def plan_for_one_device(visit: Visit) -> Page:
    page = visit("/new?for=device", size="phone")
    page.get_by_role("textbox", name="Name").last.fill("")
    page.get_by_role("combobox", name="Seat 2").select_option("computer vizier")
    expect(page.get_by_text("Everyone needs a name.")).to_be_visible()
    return page


def own_waiting_room(visit: Visit) -> Page:
    page = visit("/", size="phone")
    join(visit, make_table(page, "Wolfgang Amadeus Mozart"), "WWWWWWWWWWWWWWWWWWWWWWWW", 2)
    expect(page.get_by_text("WWWWWWWWWWWWWWWWWWWWWWWW", exact=True)).to_be_visible()
    return page


def waiting_room_of_another(visit: Visit) -> Page:
    page = visit(make_table(visit(), "Wolfgang Amadeus Mozart"), size="phone")
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()
    return page


def full_table(visit: Visit) -> Page:
    ana = visit()
    address = make_table(ana)
    ana.get_by_role("button", name="Fill the open seats").click()
    expect(ana.get_by_role("button", name="Start the game")).to_be_enabled()
    page = visit(address, size="phone")
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    return page


def lobby(visit: Visit) -> Page:
    page = visit("/lobby", size="phone")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    return page


def oneself(visit: Visit) -> Page:
    page = visit("/me", size="phone")
    page.get_by_role("button", name="Make a personal link").click()
    expect(page.get_by_role("img", name="The personal link as a QR code")).to_be_visible()
    return page


def menu(visit: Visit) -> Page:
    page = visit("/about", size="phone")
    expect(page.get_by_text("Version")).to_be_visible()
    page.locator("header").get_by_role("button").click()
    return page


def about(visit: Visit) -> Page:
    page = visit("/about", size="phone")
    expect(page.get_by_text("Version")).to_be_visible()
    return page


def privacy(visit: Visit) -> Page:
    page = visit("/", size="phone")
    make_table(page, "Wolfgang Amadeus Mozart")
    page.goto("/privacy")
    page.get_by_role("button", name="Delete everything about me").click()
    expect(page.get_by_text("Until you delete it.")).to_be_visible()
    return page


def nowhere(visit: Visit) -> Page:
    page = visit("/nowhere", size="phone")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    return page


def stranger(visit: Visit) -> Page:
    page = visit(
        "/games", size="phone", forgive=("401",), kept={"guest": {"id": "x", "name": "Ghost", "kind": "person"}}
    )
    expect(page.get_by_role("heading", name="We no longer recognise you")).to_be_visible()
    return page


SCENES: Final[tuple[Scene, ...]] = (
    home,
    home_with_games,
    my_games,
    plan_for_friends,
    plan_for_one_device,
    own_waiting_room,
    waiting_room_of_another,
    full_table,
    lobby,
    oneself,
    menu,
    about,
    privacy,
    nowhere,
    stranger,
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_page_is_right_at_every_size(visit: Visit, scene: Scene) -> None:
    page = scene(visit)
    faults = []
    for size, screen in PAGE_SCREENS.items():
        resize(page, screen)
        for theme, rules in AXE[size].items():
            page.emulate_media(color_scheme=theme)
            keep_picture(page, f"{scene.__name__}-{size}-{theme}")
            faults += [f"{size} {theme}: {fault}" for fault in inaccessible(page, rules=rules)]
        faults += [f"{size}: {fault}" for fault in misplaced(page)]
    speak(page, longer=True)
    for size, screen in PAGE_SCREENS.items():
        resize(page, screen)
        keep_picture(page, f"{scene.__name__}-{size}-long")
        faults += [f"{size} with long texts: {fault}" for fault in misplaced(page)]
    assert not faults, "\n".join(faults)


def test_the_measures_notice_what_is_amiss(visit: Visit) -> None:
    page = nowhere(visit)
    page.evaluate("""() => {
        const add = (kind, text, style) => {
            const element = document.body.appendChild(document.createElement(kind));
            element.textContent = text;
            Object.assign(element.style, style);
        };
        const somewhere = { position: 'absolute', left: '4px', top: '300px', width: '60px', height: '60px' };
        add('button', 'below', somewhere);
        add('button', 'above', somewhere);
        add('button', 'tiny', { width: '30px', height: '60px' });
        add('p', 'far too many words', { overflow: 'hidden', width: '40px', whiteSpace: 'nowrap' });
        add('div', 'wide', { width: '500px' });
    }""")
    faults = "\n".join(misplaced(page, timeout=0.0))
    for fault in ('"below" overlaps', '"tiny" is 30 x 60', '"far too many words" is cut off', '"wide" ends at'):
        assert fault in faults
    assert any("color-contrast" in fault or "region" in fault for fault in inaccessible(page))
