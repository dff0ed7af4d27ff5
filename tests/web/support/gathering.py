"""People who make a table and meet at it as the page leads them: by a name, a link and a seat."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.support.visiting import Visit

TABLE: Final = re.compile(r"/table/[0-9a-z]{16}$")
"""How the address of a table ends."""


def seat(page: Page, number: int) -> Locator:
    """A seat in the waiting room, counted from 1."""
    return page.get_by_role("region", name=re.compile("open|At the table")).get_by_role("listitem").nth(number - 1)


def call_oneself(page: Page, name: str) -> None:
    page.locator("header").get_by_role("button").click()
    page.locator("#you").get_by_role("textbox").fill(name)
    page.locator("#you").get_by_role("button", name="Save").click()
    expect(page.locator("header").get_by_role("button", name=name)).to_be_visible()


def make_table(page: Page, name: str = "Ana") -> str:
    """A table with two open seats; gives its address."""
    page.goto("/")
    call_oneself(page, name)
    page.get_by_role("link", name="Make a table").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(TABLE)
    expect(seat(page, 1)).to_contain_text(name)
    return page.url


def join(visit: Visit, address: str, name: str, number: int) -> Page:
    """Somebody who got the link takes a seat, on a phone."""
    page = visit(address, size="phone")
    page.get_by_role("main").get_by_role("textbox").fill(name)
    page.get_by_role("main").get_by_role("button", name="Save").click()
    seat(page, number).get_by_role("button", name="Sit here").click()
    expect(seat(page, number)).to_contain_text("You")
    return page


def personal_link(page: Page) -> str:
    page.goto("/me")
    page.get_by_role("button", name="Make a personal link").click()
    return page.get_by_role("textbox", name="Open this link on the other device").input_value()
