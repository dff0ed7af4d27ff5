"""A short way to a game: a table asked for without the forms of the page, dealt and open."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

MAKE_TABLE: Final = """async ({ seats, name }) => {
  const ask = async (path, body) => {
    const answer = await fetch('/api' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  localStorage.setItem('guest', JSON.stringify(await ask('/guests', { name })));
  const { table } = await ask('/tables', { seats, shuffle_seats: false });
  const { table: started } = await ask(`/tables/${table.id}/start`, { random: '5'.repeat(32) });
  return started?.phase === 'playing' ? table.id : null;
}"""

ME: Final[dict[str, Any]] = {"type": "me"}


def computer(level: str) -> dict[str, Any]:
    return {"type": "computer", "level": level}


def sit_down(page: Page, *seats: dict[str, Any]) -> None:
    """A table with these seats, dealt and open."""
    table = page.evaluate(MAKE_TABLE, {"seats": seats, "name": "Ana"})
    assert table is not None, "the table could not be made"
    page.goto(f"/table/{table}")
    page.locator("main.table").wait_for()
