"""One's games, and oneself on another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.support.gathering import TABLE, join, make_table, personal_link
from tests.web.support.visiting import Visit


def test_my_games_are_sorted_by_whose_turn_it_is(visit: Visit) -> None:
    page = visit("/new?for=device")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(TABLE)
    mine = page.url
    waiting = make_table(page, "Ana")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    games = page.locator("a.card")
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("Your turn")
    expect(games.nth(1)).to_contain_text("2 seats are open")
    addresses = [f"{page.evaluate('location.origin')}{games.nth(k).get_attribute('href')}" for k in range(2)]
    assert addresses == [mine, waiting]
    games.nth(1).click()
    expect(page).to_have_url(waiting)


def test_a_first_visitor_has_no_games_and_is_shown_the_way(visit: Visit) -> None:
    page = visit("/games")
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_personal_link_carries_my_seats_to_another_device_once(visit: Visit) -> None:
    laptop = visit()
    table = make_table(laptop, "Ana")
    link = personal_link(laptop)
    phone = visit(link, size="phone")
    expect(phone.get_by_role("heading", name="Welcome, Ana")).to_be_visible()
    assert "#" not in phone.url
    phone.get_by_role("main").get_by_role("link", name="My games").click()
    expect(phone.get_by_role("heading", name="My games")).to_be_visible()
    phone.locator("a.card").click()
    expect(phone).to_have_url(table)
    expect(phone.get_by_role("heading", name="Your table")).to_be_visible()
    thief = visit(link, forgive=("410",))
    expect(thief.get_by_role("heading", name="This link was already used")).to_be_visible()
    assert "#" not in thief.url


def test_somebody_already_is_asked_before_becoming_somebody_else(visit: Visit) -> None:
    ana = visit()
    table = make_table(ana, "Ana")
    luis = join(visit, table, "Luis", 2)
    luis.goto(personal_link(ana))
    expect(luis.get_by_role("heading", name="You are already playing here")).to_be_visible()
    luis.get_by_role("link", name="Keep playing as Luis").click()
    expect(luis.get_by_role("button", name=re.compile("Luis"))).to_be_visible()
    luis.goto(personal_link(ana))
    luis.get_by_role("button", name="Use the link").click()
    expect(luis.get_by_role("heading", name="Welcome, Ana")).to_be_visible()
