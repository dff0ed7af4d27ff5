"""Planning a table, gathering at it, starting the game."""

from __future__ import annotations

import re
from urllib.parse import urlsplit
from urllib.request import urlopen

import segno
from playwright.sync_api import Page, expect

from tests.web.support.gathering import TABLE, call_oneself, join, make_table, seat
from tests.web.support.visiting import Visit


def in_game(page: Page) -> None:
    """The waiting room is gone and the table is there."""
    expect(page.get_by_role("heading", name=re.compile("table$"))).to_have_count(0)
    expect(page).to_have_url(TABLE)


def test_friends_meet_by_a_link_and_play(visit: Visit) -> None:
    ana = visit()
    address = make_table(ana)
    expect(ana.get_by_role("button", name="Start the game")).to_be_disabled()
    luis = join(visit, address, "Luis", 2)
    expect(seat(ana, 2)).to_contain_text("Luis")
    expect(seat(ana, 2)).to_contain_text("Here")
    expect(seat(luis, 1)).to_contain_text("Ana")
    expect(luis.get_by_role("button", name="Start the game")).to_have_count(0)
    ana.get_by_role("button", name="Fill the open seats").click()
    expect(luis.get_by_text("Ana can start the game now.")).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    in_game(ana)
    in_game(luis)


def test_the_link_can_be_copied_and_scanned(visit: Visit) -> None:
    page = visit()
    address = make_table(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}?lang=en"
    path = page.get_by_role("img", name="The link as a QR code").locator("path").get_attribute("d")
    assert path is not None
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1Z", path)}
    assert dark in [modules(f"{address}?lang=en", error, mask) for error in "LMQH" for mask in range(8)]


def modules(text: str, error: str, mask: int) -> set[tuple[int, int]]:
    """The dark squares of a text's QR code, by another program."""
    code = segno.make_qr(text, error=error, mask=mask, encoding="utf-8", eci=True, boost_error=False)
    return {(x, y) for y, row in enumerate(code.matrix) for x, is_dark in enumerate(row) if is_dark}


def test_a_link_is_previewed_in_the_language_of_who_sends_it(visit: Visit) -> None:
    ana = visit()
    address = make_table(ana)
    ana.evaluate("localStorage.setItem('language', JSON.stringify('pl'))")
    ana.reload()
    link = f"{address}?lang=pl"
    expect(ana.locator(".share input")).to_have_value(link)
    with urlopen(link) as answer:
        shown = answer.read().decode()
    assert '<meta property="og:title" content="Dołącz do gry w Alhambrę" />' in shown
    luis = visit(f"{urlsplit(address).path}?lang=pl", own_browser=True)
    expect(seat(luis, 2)).to_be_visible()
    expect(luis.locator("html")).to_have_attribute("lang", "en")
    assert luis.url == address


def test_the_link_is_on_the_first_screen_of_the_owners_phone(visit: Visit) -> None:
    page = visit(size="phone")
    make_table(page)
    expect(page.get_by_role("button", name="Copy the link")).to_be_in_viewport(ratio=1)


def test_a_name_that_was_written_and_not_saved_counts_when_one_sits_down(visit: Visit) -> None:
    ana = visit()
    luis = visit(make_table(ana), size="phone")
    luis.get_by_role("main").get_by_role("textbox").fill("Luis")
    seat(luis, 2).get_by_role("button", name="Sit here").click()
    expect(seat(ana, 2)).to_contain_text("Luis")
    expect(luis.locator("header").get_by_role("button", name="Luis")).to_be_visible()


def test_the_name_written_when_making_the_table_is_the_name_that_friends_read(visit: Visit) -> None:
    ana = visit("/new")
    ana.get_by_role("textbox", name="Name").fill("Falcon of Granada")
    ana.get_by_role("button", name="Make the table").click()
    expect(ana).to_have_url(TABLE)
    expect(ana.locator("header").get_by_role("button", name="Falcon of Granada")).to_be_visible()
    luis = visit(ana.url)
    expect(luis.get_by_role("heading", name="Falcon of Granada’s table")).to_be_visible()


def test_a_guest_leaves_and_the_owner_hears_of_it(visit: Visit) -> None:
    ana = visit()
    luis = join(visit, make_table(ana), "Luis", 3)
    expect(seat(ana, 3)).to_contain_text("Luis")
    seat(luis, 3).get_by_role("button", name="Leave").click()
    expect(seat(ana, 3)).to_contain_text("Open seat")
    expect(seat(luis, 3).get_by_role("button", name="Sit here")).to_be_visible()


def test_the_owner_removes_someone_and_seats_a_computer_player(visit: Visit) -> None:
    ana = visit()
    luis = join(visit, make_table(ana), "Luis", 2)
    seat(ana, 2).get_by_role("button", name="Remove").click()
    expect(seat(ana, 2)).to_contain_text("Luis will not be able to come back to this table.")
    seat(ana, 2).get_by_role("button", name="Yes, remove").click()
    expect(luis.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    seat(ana, 2).get_by_role("combobox").select_option(index=1)
    expect(seat(ana, 2)).to_contain_text("Computer player")
    seat(ana, 2).get_by_role("button", name="Send away").click()
    expect(seat(ana, 2)).to_contain_text("Open seat")


def test_a_share_that_does_not_come_is_named_and_its_seat_can_be_freed(visit: Visit) -> None:
    ana = visit()
    address = make_table(ana)
    luis = join(visit, address, "Luis", 2)
    ana.get_by_role("button", name="Fill the open seats").click()
    expect(luis.get_by_text("Ana can start the game now.")).to_be_visible()
    luis.goto("about:blank")
    expect(seat(ana, 2)).to_contain_text("Away")
    ana.get_by_role("button", name="Start the game").click()
    expect(ana.get_by_text("Shuffling together. Still missing: Luis.")).to_be_visible()
    expect(seat(ana, 2)).to_contain_text("number for the shuffle missing")
    seat(ana, 2).get_by_role("button", name="Free the seat").click()
    expect(ana.get_by_text("The last start came to nothing")).to_be_visible()
    luis.goto(address)
    seat(luis, 2).get_by_role("button", name="Sit here").click()
    expect(seat(ana, 2)).to_contain_text("Here")
    ana.get_by_role("button", name="Start the game").click()
    in_game(ana)
    in_game(luis)


def test_who_comes_back_gives_the_share_that_was_missing(visit: Visit) -> None:
    ana = visit()
    address = make_table(ana)
    luis = join(visit, address, "Luis", 2)
    ana.get_by_role("button", name="Fill the open seats").click()
    expect(luis.get_by_text("Ana can start the game now.")).to_be_visible()
    luis.goto("about:blank")
    expect(seat(ana, 2)).to_contain_text("Away")
    ana.get_by_role("button", name="Start the game").click()
    expect(ana.get_by_text("Shuffling together. Still missing: Luis.")).to_be_visible()
    luis.goto(address)
    in_game(luis)
    in_game(ana)


def test_someone_beside_me_gets_a_seat_of_their_own(visit: Visit) -> None:
    ana = visit()
    make_table(ana)
    seat(ana, 2).get_by_role("button", name="Add someone next to me").click()
    seat(ana, 2).get_by_role("textbox").fill("Marta")
    seat(ana, 2).get_by_role("button", name="Add", exact=True).click()
    expect(seat(ana, 2)).to_contain_text("Marta")
    expect(seat(ana, 2)).to_contain_text("You")


def test_a_full_table_says_so_and_offers_what_to_do(visit: Visit) -> None:
    ana = visit()
    address = make_table(ana)
    ana.get_by_role("button", name="Fill the open seats").click()
    late = visit(address)
    expect(late.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(late.get_by_role("link", name="Make a table")).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    in_game(late)


def test_a_table_given_up_is_gone_for_everyone(visit: Visit) -> None:
    ana = visit()
    luis = join(visit, make_table(ana), "Luis", 2)
    ana.get_by_role("button", name="Close the table").click()
    ana.get_by_role("button", name="Yes, close it").click()
    expect(luis.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(ana.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_a_name_with_markup_is_shown_as_text(visit: Visit) -> None:
    ana = visit()
    name = "<b onclick=x>A</b>"
    luis = visit(make_table(ana, name))
    expect(seat(luis, 1)).to_contain_text(name)
    assert luis.locator("b").count() == 0


def test_on_one_device_everyone_needs_a_name_of_their_own(visit: Visit) -> None:
    page = visit("/new?for=device")
    names = page.get_by_role("textbox", name="Name")
    names.nth(1).fill("Luis")
    names.nth(2).fill(" luis")
    start = page.get_by_role("button", name="Start the game")
    expect(page.get_by_text("Two people here have the same name.").first).to_be_visible()
    expect(start).to_be_disabled()
    names.nth(2).fill("")
    expect(page.get_by_text("Everyone needs a name.")).to_be_visible()
    names.nth(2).fill("Marta")
    start.click()
    in_game(page)


def test_seats_come_and_go_between_two_and_six(visit: Visit) -> None:
    page = visit("/new")
    add = page.get_by_role("button", name="Add a seat")
    for _ in range(3):
        add.click()
    expect(add).to_have_count(0)
    expect(page.get_by_role("heading", name="6 seats")).to_be_visible()
    for _ in range(4):
        page.get_by_role("button", name=re.compile("Remove seat")).last.click()
    expect(page.get_by_role("button", name=re.compile("Remove seat"))).to_have_count(0)
    expect(page.get_by_role("heading", name="2 seats")).to_be_visible()


def test_a_public_table_is_in_the_lobby_and_a_private_one_is_not(visit: Visit) -> None:
    ana = visit()
    call_oneself(ana, "Public Ana")
    ana.goto("/new")
    ana.get_by_role("switch", name="List it in the lobby").check()
    ana.get_by_role("button", name="Make the table").click()
    expect(ana).to_have_url(TABLE)
    make_table(visit(), "Private Eva")
    luis = visit("/lobby")
    luis.get_by_role("link", name=re.compile("Public Ana")).click()
    expect(luis).to_have_url(ana.url)
    expect(luis.get_by_role("heading", name="Public Ana’s table")).to_be_visible()
    luis.go_back()
    expect(luis.get_by_role("link", name=re.compile("Public Ana"))).to_be_visible()
    expect(luis.get_by_role("link", name=re.compile("Private Eva"))).to_have_count(0)
