"""When something goes wrong, the page says what happened and offers what to do next."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.support.gathering import TABLE, make_table, seat
from tests.web.support.server import GONE, RunningServer
from tests.web.support.visiting import Visit

NOT_FETCHED = ("Failed to load resource", "Failed to fetch dynamically imported module")
NOBODY = {"id": "x", "name": "Ghost", "kind": "person"}


def says(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_an_address_that_leads_nowhere(visit: Visit) -> None:
    page = visit("/no/such/page")
    says(page, "Page not found")
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Alhambra", exact=True)).to_be_visible()


def test_a_link_to_a_table_that_never_was(visit: Visit) -> None:
    page = visit("/table/zzzzzzzzzzzzzzzz")
    says(page, "Table not found")
    page.get_by_role("link", name="Make a table").click()
    expect(page).to_have_url(re.compile("/new"))


def test_a_table_that_wants_no_spectators(visit: Visit) -> None:
    ana = visit("/new?for=device")
    ana.get_by_role("switch", name="Allow spectators").uncheck()
    ana.get_by_role("button", name="Start the game").click()
    expect(ana).to_have_url(TABLE)
    says(visit(ana.url), "This table is private")


def test_a_page_older_than_the_server(visit: Visit) -> None:
    """Yesterday's page greets with yesterday's number; the server asks it to load again."""
    page = visit("/about", own_browser=True)
    page.route_web_socket(re.compile("/socket$"), _greet_as_yesterday)
    page.goto(make_table(visit()))
    says(page, "There is a newer version")
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()


def _greet_as_yesterday(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    socket.on_message(lambda text: server.send(re.sub(r'"protocol":\d+', '"protocol":0', str(text))))


def test_a_page_whose_files_are_gone(visit: Visit) -> None:
    """After an update, the names of the files have changed under a page that is still open."""
    page = visit("/", own_browser=True, forgive=NOT_FETCHED)
    page.route(re.compile("/assets/Lobby"), lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Lobby").click()
    says(page, "There is a newer version")


def test_a_page_whose_words_were_lost_on_the_way_loads_again(visit: Visit) -> None:
    page = visit("/about", own_browser=True, forgive=NOT_FETCHED)
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        route.abort()

    page.route(re.compile(r"/assets/en-\w+\.js"), lose, times=1)
    page.goto("/")
    expect(page.get_by_role("heading", name="Alhambra", exact=True)).to_be_visible()
    assert len(lost) == 1


def test_a_browser_that_lost_its_cookie_goes_on_as_a_new_guest(visit: Visit) -> None:
    page = visit("/games", forgive=("401",), kept={"guest": NOBODY})
    says(page, "We no longer recognise you")
    expect(page.get_by_role("main")).to_contain_text("Ghost")
    page.get_by_role("button", name="Carry on as a new guest").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_a_lost_cookie_at_the_table(visit: Visit) -> None:
    address = make_table(visit())
    page = visit(address, forgive=("401", "WebSocket"), kept={"guest": NOBODY})
    says(page, "We no longer recognise you")
    page.get_by_role("button", name="Carry on as a new guest").click()
    expect(seat(page, 2).get_by_role("button", name="Sit here")).to_be_visible()


def test_a_lost_cookie_does_not_hide_the_front_page(visit: Visit) -> None:
    page = visit("/", forgive=("401",), kept={"guest": NOBODY})
    says(page, "We no longer recognise you")
    expect(page.get_by_role("link", name="Home", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Carry on as a new guest").click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(TABLE)


def test_a_server_that_is_gone_and_comes_back(visit: Visit, own_server: RunningServer) -> None:
    page = visit("/", host=own_server, own_browser=True, forgive=GONE)
    lobby = page.get_by_role("link", name="Lobby")
    expect(lobby).to_be_visible()
    own_server.stop()
    lobby.click()
    says(page, "The server isn’t answering")
    with page.expect_event("requestfailed"):  # else this try might still find the server once it is back
        page.get_by_role("button", name="Try again").click()
    says(page, "The server isn’t answering")
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()


def test_the_waiting_room_survives_a_restart_of_the_server(visit: Visit, own_server: RunningServer) -> None:
    ana = visit("/", host=own_server, own_browser=True, forgive=("WebSocket", *GONE))
    make_table(ana)
    own_server.stop()
    expect(ana.locator(".line-state")).to_be_visible()
    own_server.start()
    expect(ana.locator(".line-state")).to_have_count(0)
    ana.get_by_role("button", name="Fill the open seats").click()
    expect(ana.get_by_role("button", name="Start the game")).to_be_enabled()


def test_a_table_whose_log_is_damaged_can_only_be_looked_at(
    visit: Visit, own_server: RunningServer, tmp_path: Path
) -> None:
    ana = visit("/", host=own_server, own_browser=True, forgive=("WebSocket", *GONE))
    make_table(ana)
    ana.get_by_role("button", name="Fill the open seats").click()
    expect(ana.get_by_role("button", name="Start the game")).to_be_enabled()
    address = ana.url
    own_server.stop()
    ana.goto("about:blank")
    _damage(tmp_path)
    own_server.start()
    ana.goto(address)
    says(ana, "The saved game is incomplete")


def _damage(data: Path) -> None:
    """The second entry of the log becomes one that no version of the program ever wrote."""
    connection = sqlite3.connect(data / "alhambra.sqlite")
    connection.execute("UPDATE entries SET body = '{}' WHERE version = 2")
    connection.commit()
    connection.close()
