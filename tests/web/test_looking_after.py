"""Reports, the owner's switches, the page for the host, and what people do with their own data."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from alhambra.server.core.forgetting import NO_NAME
from alhambra.server.core.moderation import AuditAction
from tests.cli.console import Terminal
from tests.web.support.hands import do
from tests.web.support.looks import inaccessible, keep_picture, misplaced, speak
from tests.web.support.meeting import meet, name_of
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit


@pytest.fixture
def alhambra(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def say(page: Page, words: str) -> None:
    do(page, "talk")
    page.locator("[data-company='say']").fill(words)
    page.keyboard.press("Enter")
    expect(page.locator(".chat .remark", has_text=words)).to_be_visible()


def people(page: Page) -> None:
    do(page, "menu")
    do(page, "people")


def link(alhambra: Terminal, server: RunningServer) -> str:
    """Without the address: `visit` knows it."""
    made = alhambra("admin", "page", "--data", server.folder)
    assert made.code == 0, made.err
    return made.out.strip().removeprefix(server.address)


def host_page(visit: Visit, alhambra: Terminal, server: RunningServer, size: str = "desktop") -> Page:
    page = visit(link(alhambra, server), host=server, size=size, own_browser=True, forgive=("400", "401"))
    page.locator("[data-host='desk']").wait_for()
    return page


def test_a_remark_is_reported_and_judged(visit: Visit, evening: RunningServer, alhambra: Terminal) -> None:
    mover, waiter = meet(visit, evening)
    rude, name = "You are a wall with holes", name_of(mover)
    say(mover, rude)
    do(waiter, "talk")
    waiter.locator(f"[data-speaker='{name}']").click()
    waiter.locator(".about [data-do='report']").click()
    form = waiter.locator("[data-report='form']")
    expect(form).to_contain_text(rude)
    expect(form.locator("[data-do='report-send']")).to_be_disabled()
    assert not inaccessible(waiter, "dialog")
    keep_picture(waiter, "report")
    form.get_by_role("radio", name="Insults or threats").check()
    form.get_by_role("textbox").fill("Not the first time")
    form.locator("[data-do='report-send']").click()
    expect(waiter.locator("[data-report='sent']")).to_be_visible()
    do(waiter, "report-close")
    expect(waiter.locator(".chat .muted")).to_contain_text(name)

    page = host_page(visit, alhambra, evening)
    report = page.locator("[data-report]").first
    expect(report).to_contain_text(f"reports {name}")
    expect(report).to_contain_text("Not the first time")
    expect(report.locator(".marked")).to_contain_text(rude)
    report.locator("[data-do='remove-remark']").click()
    expect(report.locator(".gone")).to_contain_text(rude)
    expect(mover.locator(".chat .remark", has_text=rude)).to_have_count(0)
    report.locator("[data-do='ban']").click()
    keep_picture(page, "host-report")
    report.get_by_role("radio", name="1 hour").check()
    report.locator("[data-host='cause']").fill("Insults")
    report.locator("[data-do='ban-yes']").click()
    expect(report).to_contain_text("Shut out until")
    expect(mover.get_by_role("heading", name="You are shut out for a while")).to_be_visible()
    mover.get_by_role("link", name="Privacy").first.click()
    expect(mover.locator("[data-privacy='banned']")).to_contain_text("The reason given: Insults")
    report.locator("[data-do='acted']").click()
    expect(page.locator("[data-report]")).to_have_count(0)
    page.locator("[data-do='lift']").first.click()
    expect(page.locator("[data-ban]")).to_have_count(0)
    expect(page.locator(f"[data-action='{AuditAction.BAN_LIFTED}']")).to_be_visible()


def test_an_owner_says_who_may_talk_and_removes_remarks(visit: Visit, evening: RunningServer) -> None:
    pages = meet(visit, evening)
    owner, other = sorted(pages, key=lambda page: name_of(page) != "Ana")
    say(other, "Hurry up")
    do(owner, "talk")
    owner.locator("[data-speaker='Ben']").click()
    do(owner, "remove-remark")
    for page in pages:
        expect(page.locator(".chat .remark", has_text="Hurry up")).to_have_count(0)
    do(owner, "talk-close")
    people(owner)
    owner.get_by_role("radio", name="Reactions only").check()
    expect(owner.locator("[data-switch='talk'] input[value='reactions']")).to_be_checked()
    assert not inaccessible(owner, "dialog")
    keep_picture(owner, "company")
    other.locator("[data-company='say']").fill("Why?")
    do(other, "say")
    expect(other.locator(".chat .refusal")).to_have_text("You can’t talk at this table for now.")
    expect(other.locator("[data-company='say']")).to_have_value("Why?")
    other.locator("[data-reaction='thanks']").click()
    expect(other.locator(".chat .remark", has_text="Thank you!")).to_be_visible()
    people_of_other = other.locator("[data-company='switches']")
    expect(people_of_other).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_host_s_page_works_by_keys_and_on_a_phone(
    visit: Visit, evening: RunningServer, alhambra: Terminal, size: str
) -> None:
    mover, _ = meet(visit, evening)
    page = host_page(visit, alhambra, evening, size)
    table = mover.url.rsplit("/", 1)[1]
    row = page.locator(f"[data-table='{table}']")
    silence = row.locator("[data-do='silence']")
    silence.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-host='told']")).to_have_text("Nobody can talk at this table any more.")
    expect(silence).to_contain_text("Let them talk")
    do(page, "new-ban")
    assert not inaccessible(page)
    assert not misplaced(page)
    keep_picture(page, f"host-{size}")
    speak(page, longer=True)
    assert not misplaced(page)
    speak(page, longer=False)
    page.locator("[data-host='target']").fill("nonsense.")
    do(page, "ban-yes")
    expect(page.get_by_role("alert")).to_contain_text("That did not work")
    page.locator("[data-host='target']").fill("203.0.113.9")
    do(page, "ban-yes")
    ban = page.locator("[data-ban]").first
    expect(ban).to_contain_text("203.0.113.9/32")
    ban.locator("[data-do='lift']").click()
    do(page, "leave")
    expect(page.locator("[data-host='left']")).to_be_visible()
    page.reload()
    expect(page.locator("[data-host='outside']")).to_contain_text("alhambra admin page")


def test_a_link_of_the_host_works_once(visit: Visit, evening: RunningServer, alhambra: Terminal) -> None:
    path = link(alhambra, evening)
    for stage in ("desk", "outside"):
        page = visit(path, host=evening, own_browser=True, forgive=("410", "401"))
        expect(page.locator(f"[data-host='{stage}']")).to_be_visible()
        assert "#" not in page.url


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_somebody_takes_everything_along_and_goes(visit: Visit, evening: RunningServer, size: str) -> None:
    mover, waiter = meet(visit, evening, own_browser=True)
    say(mover, "Farewell")
    guest = json.loads(mover.evaluate("localStorage.getItem('guest')"))
    mover.goto("/privacy")
    if size == "phone":
        mover.set_viewport_size({"width": 360, "height": 740})
    assert not inaccessible(mover)
    assert not misplaced(mover)
    with mover.expect_download() as download:
        do(mover, "export")
    told = json.loads(download.value.path().read_text("utf-8"))
    assert told["profile"][0]["id"] == guest["id"]
    assert [remark["text"] for remark in told["remarks"]] == ["Farewell"]
    do(mover, "delete")
    expect(mover.locator("#delete-sure")).to_be_focused()
    keep_picture(mover, f"privacy-{size}")
    do(mover, "delete-no")
    do(mover, "delete")
    do(mover, "delete-yes")
    expect(mover.locator("[data-privacy='deleted']")).to_be_visible()
    assert mover.evaluate("localStorage.getItem('guest')") is None
    expect(waiter.locator("[data-rival]").first).to_contain_text(NO_NAME)
    mover.goto("/games")
    expect(mover.locator("a.card")).to_have_count(0)
