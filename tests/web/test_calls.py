"""Being called while the page is closed: subscribing, what the service worker shows, mails and their links."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.server.core.domain import Pace
from alhambra.server.settings import MailServer as MailSettings
from alhambra.server.settings import TlsKind
from tests.server.receivers import Browser, MailServer, Receiver
from tests.server.support import HandTime, quiet_settings
from tests.web.support.beginning import BegunGame, begin
from tests.web.support.looks import inaccessible, keep_picture, misplaced
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.server import TIMEOUT, Guest, RunningServer
from tests.web.support.visiting import Visit, resize

T = TypeVar("T")

# No browser maker's service can be asked in a test: the browser itself answers as one would.
SUBSCRIBED = """(subscription) => {
  const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
  let current = null;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error('not as it should be');
    return (current = made);
  };
  PushManager.prototype.getSubscription = async () => current;
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
}"""
NEVER = """() => {
  PushManager.prototype.subscribe = () => new Promise(() => undefined);
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
}"""
REFUSED = """() => {
  PushManager.prototype.subscribe = async () => { throw new DOMException('no service', 'AbortError'); };
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
}"""
INSECURE = "() => Object.defineProperty(window, 'isSecureContext', { value: false })"
# A browser without windows has no place to show a message either: what the worker wants to show is noted down.
NOTED = """() => {
  self.noted = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.noted.push({ title, ...options });
  };
}"""
SHOWN = """async (title) => {
  while (!self.noted.some((each) => each.title === title)) await new Promise((next) => setTimeout(next, 20));
  return self.noted.splice(0);
}"""
"""All messages since the last time, once one has this title."""


class Post:
    """The tests' own push endpoint and mail server, in a thread of their own."""

    def __init__(self) -> None:
        self.receiver = Receiver()
        self.mails = MailServer()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="post", daemon=True)
        self._stack = AsyncExitStack()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(TIMEOUT)

    def __enter__(self) -> Post:
        self._thread.start()
        self.run(self._stack.enter_async_context(self.receiver.open()))
        self.run(self._stack.enter_async_context(self.mails.open()))
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def next_push(self) -> bytes:
        return self.run(self.receiver.next()).body

    def next_mail(self) -> str:
        return str(self.run(self.mails.next()).get_content())


@pytest.fixture
def post() -> Iterator[Post]:
    with Post() as opened:
        yield opened


@pytest.fixture
def calling(tmp_path: Path, post: Post, time: HandTime) -> Iterator[RunningServer]:
    """A server that may call them, and whose time a test moves on by hand."""
    settings = quiet_settings(
        tmp_path,
        outbound_allowed=("127.0.0.0/8",),
        webhooks=True,
        mail=MailSettings("127.0.0.1", post.mails.port, "host@alhambra.example", tls=TlsKind.NONE),
        public_url="http://alhambra.example",
    )
    running = RunningServer(settings, time=time)
    yield running
    running.stop()


@pytest.fixture
def time() -> HandTime:
    return HandTime()


def subscribed(page: Page, post: Post) -> Browser:
    """What the browser answers when the page wants to subscribe."""
    browser = Browser()
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription(post.receiver.url('/device')))})")
    return browser


def settings_of(visit: Visit, server: RunningServer, guest: Guest, script: str = "() => undefined") -> Page:
    """The settings, as a guest has them on a device that behaves in this way."""
    page = visit("/about", host=server, who=guest, own_browser=True)
    page.add_init_script(f"({script})()")
    page.goto("/settings")
    expect(device(page)).to_be_visible()
    return page


def device(page: Page) -> Locator:
    return page.locator("[data-calls='device'] input")


def told(page: Page) -> Locator:
    return page.locator(".calls [role='status']")


def test_a_device_is_called_and_shows_what_comes(visit: Visit, calling: RunningServer, post: Post) -> None:
    """From the switch in the settings to the message of the service worker; not while one looks at the table."""
    begun = begin(calling, "Anna", "Bert", mine=(0,), pace=Pace.DAYS)
    guest = begun.holder(1 - (begun.game.actor or 0))
    page = visit("/about", host=calling, who=guest, own_browser=True)
    browser = subscribed(page, post)
    page.goto("/settings")
    device(page).click()
    expect(device(page)).to_be_checked()
    begun.play(*a_turn(begun))
    calling.move_on(60)
    data = browser.read(post.next_push())
    worker = Worker(page)
    worker.deliver(data)
    (shown,) = worker.shown("It is your turn")
    assert shown == {
        "title": "It is your turn",
        "body": f"With {'Bert' if guest.name == 'Anna' else 'Anna'}",
        "tag": begun.id,
        "data": begun.path,
        "lang": "en",
        "icon": "/icon-192.png",
        "renotify": True,
    }
    page.goto(begun.path)
    page.locator("main.table").wait_for()
    worker.deliver(data)
    worker.deliver({**data, "title": "Elsewhere", "path": "/table/another"})
    assert [each["title"] for each in worker.shown("Elsewhere")] == ["Elsewhere"]


class Worker:
    """The service worker of a page, which gets what a push service would bring."""

    def __init__(self, page: Page) -> None:
        self._origin = page.evaluate("location.origin")
        self._session = page.context.new_cdp_session(page)
        found: list[str] = []

        def hear(event: dict[str, Any]) -> None:
            found.extend(each["registrationId"] for each in event["registrations"] if not each["isDeleted"])

        self._session.on("ServiceWorker.workerRegistrationUpdated", hear)
        self._session.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(10)
        self._registration = found[0]
        (self._worker,) = page.context.service_workers
        self._worker.evaluate(NOTED)

    def shown(self, title: str) -> list[dict[str, Any]]:
        """All messages it has shown since the last time, once one has this title."""
        found: list[dict[str, Any]] = self._worker.evaluate(SHOWN, title)
        return found

    def deliver(self, data: object) -> None:
        sent = {"origin": self._origin, "registrationId": self._registration, "data": json.dumps(data)}
        self._session.send("ServiceWorker.deliverPushMessage", sent)


def a_turn(begun: BegunGame) -> tuple[str, str]:
    taking = next(str(move) for move in begun.game.legal_moves() if str(move).startswith("take"))
    return taking, "end"


def test_a_subscription_that_never_settles_is_told_after_ten_seconds(visit: Visit, calling: RunningServer) -> None:
    page = settings_of(visit, calling, calling.guest("Anna"), NEVER)
    page.clock.install()
    device(page).click()
    page.clock.run_for(9_000)
    expect(told(page)).to_have_text("")
    page.clock.run_for(1_000)
    expect(told(page)).to_have_text("Your browser’s message service does not answer. Try again later.")
    expect(device(page)).not_to_be_checked()


def test_a_subscription_that_fails_is_told(visit: Visit, calling: RunningServer) -> None:
    page = settings_of(visit, calling, calling.guest("Anna"), REFUSED)
    device(page).click()
    expect(told(page)).to_contain_text("did not agree")
    expect(device(page)).not_to_be_checked()


def test_without_https_the_page_says_so(visit: Visit, calling: RunningServer) -> None:
    page = settings_of(visit, calling, calling.guest("Anna"), INSECURE)
    expect(device(page)).to_be_disabled()
    expect(page.locator("[data-calls='device']")).to_contain_text("only where the page is opened by https")


def test_a_mailbox_is_added_confirmed_and_given_up(visit: Visit, calling: RunningServer, post: Post) -> None:
    page = visit("/settings", host=calling, who=calling.guest("Anna"), own_browser=True)
    page.get_by_label("By e-mail to").fill("anna@mail.example")
    page.locator("form", has=page.get_by_label("By e-mail to")).get_by_role("button").click()
    expect(told(page)).to_contain_text("on its way to anna@mail.example")
    channel = page.locator("[data-channel='mail']")
    expect(channel).to_contain_text("Follow the link in the mail first")
    link = re.search(r"http://alhambra\.example(/calls#confirm=\S+)", post.next_mail())
    assert link is not None
    elsewhere = visit(link[1], host=calling, own_browser=True)
    expect(elsewhere.get_by_role("heading", name="Shall we call you here?")).to_be_visible()
    assert inaccessible(elsewhere) == []
    elsewhere.locator("[data-do='yes']").click()
    expect(elsewhere.get_by_role("heading", name="You will be called")).to_be_visible()
    page.reload()
    channel.locator("[data-do='try']").click()
    expect(told(page)).to_have_text("Sent to anna@mail.example.")
    stop = re.search(r"http://alhambra\.example(/calls#stop=\S+)", post.next_mail())
    assert stop is not None
    elsewhere.goto("/about")
    elsewhere.goto(stop[1])
    elsewhere.locator("[data-do='yes']").click()
    expect(elsewhere.get_by_role("heading", name="That was the last one")).to_be_visible()
    page.reload()
    expect(device(page)).to_be_visible()
    expect(channel).to_have_count(0)


def test_webhooks_quiet_hours_and_a_muted_table(visit: Visit, calling: RunningServer, post: Post) -> None:
    begun = begin(calling, "Anna", "Bert", pace=Pace.DAYS)
    page = visit("/settings", host=calling, who=begun.reader, own_browser=True)
    page.get_by_label("Address of the webhook").fill(post.receiver.url("/hook"))
    page.locator("form", has=page.get_by_label("Address of the webhook")).get_by_role("button").click()
    expect(page.locator("code")).to_contain_text("whsec_")
    page.locator("[data-calls='quiet'] input").click()
    page.locator("[data-calls='begin']").fill("23:30")
    page.locator("[data-calls='end']").press("Tab")
    expect(page.locator("[data-calls='begin']")).to_be_enabled()
    faults = []
    for size, screen in PAGE_SCREENS.items():
        resize(page, screen)
        keep_picture(page, f"calls-{size}")
        faults += [f"{size}: {fault}" for fault in (*inaccessible(page), *misplaced(page))]
    assert not faults, "\n".join(faults)
    calls = calling.services.notifications
    quiet = calls.preferences_of(begun.reader.id).quiet
    assert quiet is not None
    assert (quiet.begin, quiet.end) == (23 * 60 + 30, 8 * 60)
    page.goto(begun.path)
    page.locator("[data-do='menu']").click()
    switch = page.get_by_role("switch", name="Call me to this table")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    page.wait_for_function(
        "id => fetch('/api/me/calls').then((a) => a.json()).then((c) => c.muted.includes(id))", arg=begun.id
    )
    page.goto("/settings")
    page.locator("[data-channel='webhook'] [data-do='remove']").click()
    expect(page.locator("[data-channel]")).to_have_count(0)
