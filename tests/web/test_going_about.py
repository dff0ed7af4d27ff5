"""From page to page and back."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.support.visiting import Visit

MAKE_TABLES: Final = """async (count) => {
  const ask = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  localStorage.setItem('guest', JSON.stringify(await ask('/guests', { name: 'Ana' })));
  for (let made = 0; made < count; made += 1) await ask('/tables', { seats: [{ type: 'me' }, { type: 'open' }] });
}"""


def test_back_in_a_long_list_one_is_where_one_was(visit: Visit) -> None:
    page = visit("/about", size="phone")
    page.evaluate(MAKE_TABLES, 16)
    page.goto("/games")
    game = page.locator("a.card").nth(13)
    game.scroll_into_view_if_needed()
    expect(game).to_be_in_viewport(ratio=1)
    before = page.evaluate("scrollY")
    assert before > 0
    game.click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    page.go_back()
    # The table one has been to may stand elsewhere in the list now: by sitting there one promised a share in its deal.
    page.wait_for_function("before => scrollY === before", arg=before)
    expect(page.locator("a.card")).to_have_count(16)


def test_a_link_to_where_one_is_adds_no_step_to_the_way_back(visit: Visit) -> None:
    page = visit("/about")
    lobby = page.get_by_role("navigation", name="Main").get_by_role("link", name="Lobby")
    lobby.click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    lobby.click()
    lobby.click()
    page.go_back()
    expect(page.get_by_role("heading", name="About", exact=True)).to_be_visible()
