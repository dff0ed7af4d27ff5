"""What the host of the server does reaches the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.cli.console import Terminal
from tests.web.support.gathering import make_table
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit

WORDS = "The server restarts at ten; your games go on after that."


@pytest.fixture
def alhambra(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.mark.parametrize("size", PAGE_SCREENS)
def test_a_word_from_the_host_is_shown_until_it_is_read(
    visit: Visit, server: RunningServer, alhambra: Terminal, size: str
) -> None:
    page = visit(size=size)
    make_table(page)
    assert alhambra("admin", "say", WORDS, "--data", server.folder).code == 0
    notice = page.get_by_role("status").filter(has_text=WORDS)
    expect(notice).to_contain_text("Notice from the server")
    expect(notice.locator("> div")).to_be_in_viewport(ratio=1)
    notice.get_by_role("button", name="Close").click()
    expect(page.get_by_text(WORDS)).to_have_count(0)


def test_a_table_the_host_closes_says_so(visit: Visit, server: RunningServer, alhambra: Terminal) -> None:
    page = visit()
    table = make_table(page).rsplit("/", 1)[1]
    assert alhambra("admin", "close", table, "--data", server.folder).code == 0
    expect(page.get_by_text("or whoever runs the server did")).to_be_visible()


def test_a_table_the_host_removes_is_no_more(visit: Visit, server: RunningServer, alhambra: Terminal) -> None:
    page = visit()
    table = make_table(page).rsplit("/", 1)[1]
    assert alhambra("admin", "remove", table, "--data", server.folder).code == 0
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
