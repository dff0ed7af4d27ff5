"""Whole games through the page, from the first decision to the final sheet, and what may happen on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.support.beginning import sit_down
from tests.web.support.fixtures import short_game
from tests.web.support.looks import inaccessible
from tests.web.support.player import Player, final_sheet
from tests.web.support.server import GONE, RunningServer
from tests.web.support.visiting import Visit


def test_two_players_and_dirk_by_mouse(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader", game=short_game())
    player = Player(page)
    player.play_to_the_end()
    final_sheet(page)


@pytest.mark.long
def test_four_players_by_touch_on_a_phone(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader", "mason", "trader", size="phone")
    player = Player(page, touch=True)
    player.play_to_the_end()
    final_sheet(page)


def test_three_people_at_one_device_see_only_their_own_hand(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "Ben", "Cleo", mine=(0, 1, 2))
    player = Player(page)
    seen = []
    for _ in range(3):
        cover = page.locator("[data-do='reveal']")
        expect(cover).to_be_visible()
        name = (cover.text_content() or "").removeprefix("I’m ")
        cover.click()
        expect(cover).to_have_count(0)
        seen.append(name)
        player.play_turn()
    assert sorted(seen) == ["Ana", "Ben", "Cleo"]


def test_a_turn_survives_a_reload(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader")
    player = Player(page)
    player.wait_for_turn()
    player.take()
    cards = page.locator(".hand [data-card]").count()
    page.reload()
    player.wait_for_turn()
    assert player.prompt == "ready"
    assert page.locator(".hand [data-card]").count() == cards
    player.change(page.locator("[data-do='undo']"))
    assert player.prompt == "act"


def test_a_server_that_goes_away_and_comes_back(visit: Visit, own_server: RunningServer) -> None:
    page = sit_down(visit, own_server, "Ana", "trader", forgive=("WebSocket", *GONE), own_browser=True)
    player = Player(page)
    player.wait_for_turn()
    player.take()
    own_server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    player.change(page.locator("[data-do='end']"))
    assert player.wait_for_turn() == "act"


def test_two_browsers_at_one_table(visit: Visit, server: RunningServer) -> None:
    ana = sit_down(visit, server, "Ana", "trader")
    watcher = visit(ana.url)
    watcher.locator("main.table").wait_for()
    expect(watcher.locator(".hand")).to_have_count(0)
    player = Player(ana)
    player.wait_for_turn()
    before = Player(watcher).version
    player.take()
    Player(watcher).wait_beyond(before)
    expect(watcher.get_by_role("region", name="Game log")).to_contain_text("Ana took")
    player.change(ana.locator("[data-do='undo']"))
    expect(watcher.get_by_role("region", name="Game log")).not_to_contain_text("Ana took")


def test_why_a_computer_player_did_that(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "mason", size="phone")
    player = Player(page, touch=True)
    player.wait_for_turn()
    player.play_turn()
    player.wait_for_turn()
    page.locator("[data-standing='1']").tap()
    page.get_by_role("button", name="Why the last turn?").tap()
    why = page.get_by_role("dialog", name="Why did Yusuf do this?")
    expect(why.locator(".turn.played")).to_contain_text("Chance of winning")
    expect(why.locator(".turn.played")).to_contain_text(re.compile("Money|Purchase"))
    expect(why.locator(".grade")).to_have_text(re.compile("best|better"))
    assert why.locator(".turn").count() >= 2
    assert "-" not in "".join(why.locator(".words").all_inner_texts()), "less is told with a minus"
    assert inaccessible(page, "dialog") == []
