"""An evening with others: nobody is stuck, everybody can talk, one game leads to the next. In two browsers or three."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from alhambra.server.core.domain import Pace, PerTurn
from tests.web.support.beginning import begin
from tests.web.support.fixtures import whole_game
from tests.web.support.hands import do
from tests.web.support.looks import inaccessible
from tests.web.support.meeting import NO_WAITING, hears, look_at_the_time, meet, name_of
from tests.web.support.player import Player
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit

DAY = 24 * 60 * 60
LOOK_AWAY = "() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
# A browser without windows forbids all notifications: here it allows them and writes down what it would show.
NOTIFICATIONS = """
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) => { window.shown = { title, data }; };
"""
CALLED = "(title) => window.shown?.title === title && window.shown.data === location.pathname"


def prompt(page: Page, words: str) -> None:
    expect(page.locator("main.table")).to_have_attribute("data-prompt", re.compile(words))


def buy_something(page: Page) -> None:
    """What was bought is still to be placed."""
    page.locator(".slot:has(.badge.exact), .slot:has(.badge.over)").first.click()
    Player(page).change(page.locator("[data-do='buy']"))
    prompt(page, "settle|bonus")


# -------------------------------------------------------------------- nobody is stuck


def test_a_computer_player_goes_on_in_mid_settling_and_gives_the_seat_back(
    visit: Visit, evening: RunningServer
) -> None:
    mover, waiter = meet(visit, evening)
    name, address = name_of(mover), mover.url
    buy_something(mover)
    bought = waiter.get_by_role("region", name="Game log")
    expect(bought).to_contain_text(f"{name} bought")

    mover.goto("/about")
    expect(waiter.locator("[data-company='awaited']")).to_contain_text(
        f"{name} is away. A computer player will take over in 2 minutes"
    )
    evening.move_on(121)
    hears(waiter, f"{name} is away: a computer player is taking over.")
    expect(waiter.locator("[data-rival]")).to_contain_text(f"a computer player is playing for {name}")

    mover.goto(address)
    hears(waiter, f"{name} is back.")
    prompt(mover, "settle|bonus")
    expect(mover.locator("[data-company='stand-in']")).to_have_count(0)
    expect(bought).to_contain_text(f"{name} bought")
    Player(mover).play_turn()
    prompt(waiter, "act")


def test_a_clock_runs_out_before_everybodys_eyes(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening, clock=PerTurn(60))
    running = waiter.locator(".strip .clock.running")
    expect(running).to_have_text(re.compile(r"1:00|0:[45]\d"))
    expect(waiter.locator(".strip .clock")).to_have_count(2)
    evening.move_on(42)
    for page in (mover, waiter):
        look_at_the_time(page)
    hears(mover, "Your time is running out.")
    expect(waiter.locator(".strip .clock.running.low")).to_have_text(re.compile(r"0:[01]\d"))

    evening.move_on(30)
    hears(waiter, f"{name_of(mover)}’s time has run out: a computer player is taking over.")
    notice = mover.locator("[data-company='stand-in']")
    expect(notice).to_contain_text("Your time has run out.")
    do(mover, "return")
    expect(notice).to_have_count(0)
    hears(mover, "You have your seat back.")
    expect(waiter.locator(".strip .clock.running")).to_have_text(re.compile(r"0:30|0:[12]\d"))


def test_over_days_the_others_may_call_a_computer_player(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening, pace=Pace.DAYS)
    name = name_of(mover)
    mover.goto("/about")
    expect(waiter.locator("[data-company='awaited']")).to_contain_text(f"{name} is away. There is no hurry.")
    evening.move_on(DAY + 1)
    look_at_the_time(waiter)
    expect(waiter.locator("[data-company='missing']")).to_contain_text(f"{name} has not played for a long time.")
    do(waiter, "call")
    hears(waiter, f"A computer player was called in for {name}.")
    do(waiter, "menu")
    do(waiter, "people")
    expect(waiter.get_by_role("list", name="Players")).to_contain_text("Away, the others called in a computer player")


def test_a_seat_is_given_up_after_a_question_and_taken_back(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening)
    do(mover, "menu")
    do(mover, "concede")
    prompt(mover, "act")
    do(mover, "concede-yes")
    expect(mover.locator("[data-company='stand-in']")).to_contain_text("You have given up your seat.")
    hears(waiter, f"{name_of(mover)} has given up the seat to a computer player.")
    do(mover, "return")
    hears(waiter, f"{name_of(mover)} is back.")
    Player(mover).take()


# -------------------------------------------------------------------- one game leads to the next


def test_a_rematch_needs_everybody_and_results_stay(visit: Visit, evening: RunningServer) -> None:
    begun = begin(evening, "Ana", "Ben", game=whole_game(2, "the first evening"))
    mover, waiter = (
        visit(begun.path, who=guest, host=evening, kept=NO_WAITING, forgive=("WebSocket",))
        for guest in begun.holders.values()
    )
    for page in (mover, waiter):
        do(page, "result")

    do(mover, "rematch")
    expect(mover.get_by_text(f"Waiting for {name_of(waiter)} to join the next game.")).to_be_visible()
    expect(mover.get_by_role("region", name="Games at this table")).to_contain_text("Game 1")
    result = waiter.get_by_role("dialog", name="Result")
    expect(result).to_contain_text(f"Waiting for {name_of(waiter)} to join the next game.")
    result.get_by_role("button", name="I’m in").click()
    for page in (mover, waiter):
        prompt(page, "act|wait")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".rival .score")).to_have_text("0")
    mover.goto(f"/replay/{begun.id}?game=1")
    expect(mover.get_by_role("heading", name="Replay", exact=True)).to_be_visible()
    download = mover.get_by_role("link", name="Download this game")
    expect(download).to_have_attribute("href", re.compile(r"/record\?game=1$"))


# -------------------------------------------------------------------- company


def say(page: Page, words: str) -> None:
    field = page.locator("[data-company='say']")
    field.fill(words)
    field.press("Enter")


def test_people_talk_in_plain_words_and_are_muted(visit: Visit, evening: RunningServer) -> None:
    ana, ben = meet(visit, evening)
    name = name_of(ana)
    do(ana, "talk")
    say(ana, "<b>Hello</b> & <img src=x>")
    expect(ben.get_by_role("button", name="Chat, one new message")).to_be_visible()
    hears(ben, f"{name}: <b>Hello</b> & <img src=x>")
    do(ben, "talk")
    heard = ben.get_by_role("log")
    expect(heard).to_contain_text("<b>Hello</b> & <img src=x>")
    expect(heard.locator("b, img")).to_have_count(0)
    ben.locator("[data-reaction='well_played']").click()
    expect(ana.get_by_role("log")).to_contain_text("Well played!")

    ben.locator("[data-speaker]").click()
    do(ben, "mute")
    expect(heard).not_to_contain_text("Hello")
    say(ana, "Can you hear me?")
    expect(ana.get_by_role("log")).to_contain_text("Can you hear me?")
    ben.reload()
    do(ben, "talk")
    expect(ben.locator("[data-company='chat']")).to_contain_text(f"{name} is muted")
    expect(ben.get_by_role("log")).not_to_contain_text("Can you hear me?")
    do(ben, "unmute")
    expect(ben.get_by_role("log")).to_contain_text("Can you hear me?")


def test_who_says_too_much_is_asked_to_breathe(visit: Visit, evening: RunningServer) -> None:
    ana, _ = meet(visit, evening)
    do(ana, "talk")
    ana.locator("[data-reaction='laugh']").evaluate("(laugh) => { for (let i = 0; i < 8; i += 1) laugh.click(); }")
    expect(ana.locator("[data-company='chat']")).to_contain_text("Too fast")
    say(ana, "x" * 281)
    expect(ana.locator("[data-company='chat']")).to_contain_text("1 character too many")
    expect(ana.locator("[data-do='say']")).to_be_disabled()


def test_the_table_as_text_has_the_same_company(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening)
    name = name_of(mover)
    waiter.goto(f"{waiter.url}/text")
    do(mover, "talk")
    say(mover, "Good luck!")
    hears(waiter, f"{name}: Good luck!")
    do(waiter, "talk")
    say(waiter, "And to you.")
    expect(mover.get_by_role("log")).to_contain_text("And to you.")
    do(waiter, "people")
    expect(waiter.get_by_role("list", name="Players")).to_contain_text(name)
    assert inaccessible(waiter) == []


def test_who_looks_elsewhere_is_called_by_the_browser(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening, own_browser=True)
    waiter.add_init_script(NOTIFICATIONS)
    waiter.reload()
    do(waiter, "menu")
    waiter.get_by_role("switch", name="Notify me when it is my turn").click()
    waiter.keyboard.press("Escape")
    waiter.evaluate(LOOK_AWAY)
    Player(mover).play_turn()
    waiter.wait_for_function(CALLED, arg="It is your turn")


def test_a_spectator_sees_what_happened_and_can_be_sent_away(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening)
    Player(mover).take()
    late = visit(mover.url, who=evening.guest("Zoë"), host=evening, kept=NO_WAITING, forgive=("WebSocket",))
    prompt(late, "watch")
    expect(late.get_by_role("region", name="Game log")).to_contain_text(f"{name_of(mover)} took")
    expect(late.locator(".hand, [data-do='end'], [data-do='undo']")).to_have_count(0)

    owner = mover if name_of(mover) == "Ana" else waiter
    guest = waiter if owner is mover else mover
    for page in (owner, guest):
        do(page, "menu")
        do(page, "people")
        expect(page.get_by_role("list", name="Spectators")).to_contain_text("Zoë")
    expect(guest.locator("[data-do='remove-watcher']")).to_have_count(0)
    do(owner, "remove-watcher")
    expect(late.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    expect(owner.get_by_text("Nobody is watching")).to_be_visible()


def test_what_waits_for_oneself_is_counted_on_every_page_and_listed_first(visit: Visit, evening: RunningServer) -> None:
    mover, waiter = meet(visit, evening)
    mover.goto("/rules")
    games = mover.get_by_role("navigation", name="Main").get_by_role("link", name="My games")
    expect(games).to_have_accessible_name(re.compile("one game is waiting for you"))
    games.click()
    expect(mover.locator(".card").first).to_contain_text("Your turn")
    waiter.goto("/games")
    expect(waiter.locator(".card").first).to_contain_text(f"{name_of(mover)} is playing")


# -------------------------------------------------------------------- before the game


def test_pace_and_clock_are_chosen_and_shown(visit: Visit, evening: RunningServer) -> None:
    ana = visit("/new?for=friends", host=evening)
    ana.get_by_role("radio", name="Over several days").check()
    expect(ana.get_by_role("group", name="Clock")).to_have_count(0)
    ana.get_by_role("radio", name="In one sitting").check()
    ana.get_by_role("radio", name="Each turn").check()
    ana.get_by_role("radio", name="2 min").check()
    ana.get_by_text("List it in the lobby").click()
    ana.get_by_role("button", name="Make the table").click()
    expect(ana.get_by_text("2 mins per turn")).to_be_visible()
    ben = visit("/lobby", host=evening)
    expect(ben.get_by_text("In one sitting · 2 mins per turn")).to_be_visible()
