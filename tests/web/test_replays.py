"""Games looked at again in the browser: by link, while they run, and from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.beginning import BegunGame, begin, sit_down
from tests.web.support.fixtures import whole_game
from tests.web.support.looks import COLOURS, inaccessible, keep_picture, misplaced
from tests.web.support.player import Player
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit, resize

RECORD: Final = Path(__file__).resolve().parents[1] / "server" / "fair_game.alh"


@pytest.fixture(scope="module")
def played(server: RunningServer) -> BegunGame:
    """Ana has played a whole game against two computer players."""
    return begin(server, "Ana", "greedy", "greedy", game=whole_game(3, "a game to look at again"))


def open_file(page: Page, file: Path) -> None:
    page.locator("main input[type=file]").set_input_files(file)


def test_a_link_to_a_step_opens_in_a_fresh_browser(visit: Visit, played: BegunGame) -> None:
    first = visit(f"/replay/{played.id}")
    expect(first.get_by_text(re.compile(r"Step 0 of \d+"))).to_be_visible()
    first.get_by_role("slider").fill("21")
    expect(first).to_have_url(re.compile(rf"/replay/{played.id}/21\?game=1$"))
    palaces = first.locator("[data-palace]").all_inner_texts()
    other = visit(first.url)
    expect(other.get_by_text(re.compile(r"Step 21 of \d+"))).to_be_visible()
    expect(other.locator("[data-palace]")).to_have_text(palaces, use_inner_text=True)
    assert not other.evaluate("localStorage.getItem('guest')"), "one need not be anybody to look"


def test_the_way_through_a_game(visit: Visit, played: BegunGame) -> None:
    page = visit(f"/replay/{played.id}/30")
    step = page.locator(".slider span")
    expect(step).to_contain_text("Step 30")
    page.get_by_role("button", name="Next step").click()
    expect(step).to_contain_text("Step 31")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 32")
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Step 31")
    page.get_by_role("button", name="Previous turn").click()
    page.get_by_role("button", name="Previous turn").click()
    expect(step).not_to_contain_text("Step 31")
    page.get_by_role("combobox", name="Speed").select_option("fast")
    before = step.inner_text()
    page.get_by_role("button", name="Play").click()
    expect(step).not_to_have_text(before)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("[data-palace] .trace").first).to_be_attached()
    page.locator("[data-compare='0']").click()
    page.locator("[data-compare='2']").click()
    expect(page.locator("[data-palace]")).to_have_count(2)


def test_the_way_back_leads_to_the_step_one_was_at(visit: Visit, played: BegunGame) -> None:
    page = visit(f"/replay/{played.id}")
    page.get_by_role("slider").fill("30")
    expect(page).to_have_url(re.compile(r"/30\?game=1$"))
    page.get_by_role("link", name="Open a game file").click()
    expect(page.get_by_role("heading", name="Open a game file")).to_be_visible()
    page.go_back()
    expect(page.locator(".slider span")).to_contain_text("Step 30")


# Safari gives a page a hundred addresses in half a minute, and an exception for the next one.
COUNT_ADDRESSES: Final = """async (slider) => {
  let addresses = 0;
  const replace = history.replaceState;
  history.replaceState = (...address) => {
    addresses += 1;
    replace.apply(history, address);
  };
  for (let step = 1; step <= 200; step += 1) {
    slider.value = step;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  }
  history.replaceState = replace;
  return addresses;
}"""


def test_a_slider_that_is_drawn_along_does_not_use_up_the_browsers_addresses(visit: Visit, played: BegunGame) -> None:
    page = visit(f"/replay/{played.id}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert slider.evaluate(COUNT_ADDRESSES) < 100
    expect(page).to_have_url(re.compile(r"/200\?game=1$"))


def test_a_chart_is_there_without_being_asked_for(visit: Visit, played: BegunGame) -> None:
    page = visit(f"/replay/{played.id}/5")
    expect(page.locator("[data-measure='outlook']")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="If scored now")).to_be_visible()
    expect(page.locator(".chart polyline")).to_have_count(3)
    expect(page.locator(".chart .lead")).to_contain_text(re.compile("lead|ahead"))
    page.locator(".chart .drawing").click(position={"x": 300, "y": 100})
    expect(page.get_by_text("Step 5 of", exact=False)).to_have_count(0)


def test_charts_tell_how_it_went(visit: Visit, played: BegunGame) -> None:
    page = visit(f"/replay/{played.id}/9999")
    for measure in ("points", "wall", "money", "buildings", "tower"):
        page.locator(f"[data-measure='{measure}']").click()
        expect(page.locator(".chart polyline")).to_have_count(3)
    page.locator("[data-measure='points']").click()
    scores = [page.locator("[data-palace] h2 b").nth(seat).inner_text() for seat in range(3)]
    expect(page.locator(".key li b")).to_have_text(scores)
    page.get_by_text("Figures", exact=True).click()
    figures = page.get_by_role("table", name="Points")
    expect(figures.get_by_role("columnheader")).to_have_text(["Step", "Ana", "greedy 1", "greedy 2"])
    expect(figures.get_by_role("row").last.get_by_role("cell")).to_have_text(scores)
    expect(figures.get_by_role("rowheader", name="Round")).to_have_count(3)


def test_a_running_game_up_to_now_shows_only_ones_own_hand(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader")
    player = Player(page)
    player.wait_for_turn()
    player.take()
    table = page.url.rsplit("/", 1)[1]
    page.locator("[data-do='menu']").click()
    page.locator("[data-do='replay']").click()
    expect(page.get_by_role("heading", name="Replay: the game so far")).to_be_visible()
    expect(page.get_by_role("list", name="Money in hand")).to_have_count(1)
    expect(page.get_by_role("link", name="Download this game")).to_have_count(0)
    watcher = visit(f"/replay/{table}", forgive=("401",))
    expect(watcher.locator("[data-palace]")).to_have_count(2)
    expect(watcher.get_by_role("list", name="Money in hand")).to_have_count(0)


def test_what_is_wrong_with_a_file_is_said_in_ones_own_language(visit: Visit, tmp_path: Path) -> None:
    page = visit("/games", forgive=("400",), kept={"language": "es"})
    page.get_by_role("link", name="Abrir un archivo de partida").click()
    broken = tmp_path / "broken.alh"
    broken.write_text(RECORD.read_text(encoding="utf-8").replace("2 1: ", "2 0: ", 1), encoding="utf-8")
    open_file(page, broken)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("le toca a otro jugador")
    expect(alert.locator("code")).to_contain_text("2 0: ")
    expect(alert).not_to_contain_text("seat")


def test_a_game_from_a_file_needs_no_table(visit: Visit, tmp_path: Path) -> None:
    page = visit("/games", forgive=("400",))
    page.get_by_role("link", name="Open a game file").click()
    broken = tmp_path / "broken.alh"
    broken.write_text("What a lovely game it was", encoding="utf-8")
    open_file(page, broken)
    expect(page.get_by_role("alert")).to_contain_text("not a game file")
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    expect(page.get_by_role("alert").locator("code")).to_have_text("What a lovely game it was")
    broken.write_bytes(b"x" * 60_000)
    open_file(page, broken)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    open_file(page, RECORD)
    expect(page.locator("[data-palace]")).to_have_count(3)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("slider").fill("99999")
    expect(page.locator("[data-palace] h2 b")).to_have_text(["110", "85", "130"])
    expect(page).to_have_url(re.compile("/replay$"))


def test_a_game_from_a_file_is_found_again(visit: Visit) -> None:
    """At the step where one was: after loading the page anew, and after having been elsewhere."""
    page = visit("/replay")
    open_file(page, RECORD)
    page.get_by_role("slider").fill("99999")
    page.wait_for_function("() => history.state?.step > 100")
    points = page.locator("[data-palace] h2 b")
    page.reload()
    expect(points).to_have_text(["110", "85", "130"])
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    page.go_back()
    expect(points).to_have_text(["110", "85", "130"])


def test_a_move_that_is_not_allowed_is_told_in_ones_own_language(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay", forgive=("400",), kept={"language": "es"})
    wrong = tmp_path / "wrong.alh"
    wrong.write_text(RECORD.read_text(encoding="utf-8").replace("1 1: take Y7; end", "1 1: end"), encoding="utf-8")
    open_file(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("Este no es un archivo de partida")
    expect(page.get_by_role("alert")).to_contain_text("solo puedes pasar si nada de eso es posible")
    expect(page.get_by_role("alert")).to_contain_text("Línea 16")


def test_it_looks_right_at_every_size(visit: Visit, tmp_path: Path) -> None:
    record = tmp_path / "long-names.alh"
    record.write_text(RECORD.read_text(encoding="utf-8").replace('"Anna"', f'"{24 * "W"}"'), encoding="utf-8")
    page = visit("/replay", size="phone")
    page.get_by_role("heading", level=1).wait_for()
    faults = []
    for is_open in (False, True):
        if is_open:
            open_file(page, record)
            page.get_by_role("slider").fill("120")
            page.locator("[data-measure='buildings']").click()
            expect(page.locator(".chart polyline")).to_have_count(3)
            page.get_by_text("Figures", exact=True).click()
            expect(page.get_by_role("table", name="Buildings")).to_be_visible()
        for size, screen in PAGE_SCREENS.items():
            resize(page, screen)
            page.evaluate("scrollTo(0, 0)")  # further down, the controls lie above what scrolls past below them
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
                keep_picture(page, f"replay-{is_open}-{size}-{theme}")
                rules = () if theme == "light" else COLOURS
                faults += [f"{size} {theme}: {fault}" for fault in inaccessible(page, rules=rules)]
            faults += [f"{size}: {fault}" for fault in misplaced(page)]
    assert not faults, "\n".join(faults)
