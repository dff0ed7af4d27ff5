"""The devices on which one is known: listed in the settings, and signed out there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.support.gathering import make_table, personal_link
from tests.web.support.looks import inaccessible, misplaced
from tests.web.support.screens import SCREENS
from tests.web.support.visiting import Visit, resize


def test_another_device_is_signed_out_from_here_and_learns_of_it(visit: Visit) -> None:
    laptop = visit()
    table = make_table(laptop, "Ana")
    phone = visit(personal_link(laptop), size="phone", own_browser=True, forgive=("401", "WebSocket"))
    expect(phone.get_by_role("heading", name="Welcome, Ana")).to_be_visible()
    phone.goto(table)
    expect(phone.get_by_role("heading", name="Your table")).to_be_visible()
    laptop.goto("/settings")
    devices = laptop.get_by_role("region", name="Devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices.get_by_role("listitem").filter(has_text="This device")).to_have_count(1)
    for screen in (SCREENS["desktop"], SCREENS["phone"]):
        resize(laptop, screen)
        assert misplaced(laptop) == []
    assert inaccessible(laptop) == []
    devices.get_by_role("listitem").get_by_role("button").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(phone.get_by_role("heading", name="Your table")).not_to_be_visible()


def test_signing_out_of_the_only_device_is_asked_about_first(visit: Visit) -> None:
    page = visit(own_browser=True)
    make_table(page, "Ana")
    page.goto("/settings")
    page.locator("[data-do='sign-out']").click()
    sure = page.get_by_role("alertdialog", name="Sign out here?")
    expect(sure).to_contain_text("not even you")
    assert inaccessible(page) == []
    sure.get_by_role("button", name="Stay signed in").click()
    page.locator("[data-do='sign-out']").click()
    page.locator("[data-do='sign-out-now']").click()
    expect(page).to_have_url("/")
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Devices")).to_have_count(0)
