"""Who is who: guests with a name and no account, known by an unguessable token of which only the hash is kept.

Each device has a session with a token of its own. It lasts as long as it is used now and then, and while its guest has
a seat in a running game; it can be ended from any of them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from alhambra.server.core.domain import Caller, GuestKind
from alhambra.server.core.ids import new_id
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import Storage, StoredGuest, StoredSession, TokenKind
from alhambra.server.core.text import clean_name
from alhambra.server.protocol.rest import Device, Devices, PersonalLink
from alhambra.server.timing import Time

LINK_MINUTES: Final = 15
REMEMBERED: Final = 10_000
DAY: Final = 24 * 3_600_000
"""In milliseconds."""
GRACE: Final = 60_000
"""Milliseconds in which requests may still arrive that were sent before the new token had come."""
SESSION_DAYS: Final = 365
"""So long one may stay away and still be known; `operations/purge.py` ends what is older."""


def hash_of(token: str) -> str:
    """Tokens are random and long, so a plain hash protects them."""
    return hashlib.sha256(token.encode()).hexdigest()


class Known(Struct):
    """A session whose token was shown. `renewed` is the last day for which it is written down that it was used, and
    `told` the last on which the browser was told to keep its cookie. One that was replaced `ends` a moment later.
    """

    caller: Caller
    session: StoredSession
    renewed: int = 0
    told: int = 0
    ends: int | None = None


class Guests:
    """Makes guests and recognises them."""

    def __init__(self, storage: Storage, time: Time) -> None:
        self._storage = storage
        self._time = time
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._exchanged: OrderedDict[str, str] = OrderedDict()
        self._changes = 0

    async def add(self, name: str, kind: GuestKind, label: str = "") -> tuple[Caller, str]:
        """A new guest and the token that proves them."""
        token = secrets.token_urlsafe(32)
        guest = StoredGuest(new_id(), clean_name(name), kind)
        session = self._new_session(TokenKind.COOKIE if kind is GuestKind.PERSON else TokenKind.BEARER, guest.id, label)
        await self._storage.add_guest(guest, hash_of(token), session)
        day = self._time.now() // DAY
        self._remember(hash_of(token), Known(_caller(guest), session, day, day))
        return _caller(guest), token

    def _new_session(self, kind: TokenKind, guest: str, label: str) -> StoredSession:
        now = self._time.now()
        return StoredSession(new_id(), guest, kind, label, now, now)

    def known(self, token: str) -> Caller | None:
        """Whose token this is, if it was recognised not long ago."""
        known = self._known.get(hash_of(token))
        return None if known is None else known.caller

    async def recognise(self, token: str) -> Caller:
        """Whose token this is; Refused if it is nobody's."""
        return (await self._recognise(hash_of(token))).caller

    async def session(self, token: str) -> str:
        """The id of the session that this token proves."""
        return (await self._recognise(hash_of(token))).session.id

    async def _recognise(self, key: str) -> Known:
        known = self._known.get(key)
        if known is not None and known.ends is not None and known.ends <= self._time.now():
            del self._known[key]
            known = None
        if known is None:
            changes = self._changes
            found = await self._storage.session_of(key)
            if found is None:
                raise Refused(RefusalCode.NO_SESSION, "this token is not known here")
            guest, session = found
            if session.replaces is not None:
                await self._storage.settle_session(key, session.replaces)
                replaced = self._known.get(session.replaces)
                if replaced is not None:
                    replaced.ends = self._time.now() + GRACE
            known = Known(_caller(guest), session)
            if changes == self._changes:  # otherwise this may be who they were
                self._remember(key, known)
        now = self._time.now()
        if known.renewed != now // DAY:
            known.renewed = now // DAY
            self._storage.note_seen(known.caller.guest, now)
            self._storage.note_session(key, now)
        return known

    def _remember(self, key: str, known: Known) -> None:
        self._known[key] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def cookie_for(self, token: str, label: str, *, is_misnamed: bool) -> str | None:
        """What a browser that has shown this token is to keep from now on; None if it has that already.

        Sessions of the version before get a new token, as do those in a cookie of the wrong name. The old one is good
        until the new one is shown: an answer may be lost on its way.
        """
        key = hash_of(token)
        known = await self._recognise(key)
        if known.session.created is None or is_misnamed:
            new = self._exchanged.get(key)
            if new is None:
                new = self._exchanged[key] = secrets.token_urlsafe(32)
                if len(self._exchanged) > REMEMBERED:
                    self._exchanged.popitem(last=False)
                session = self._new_session(TokenKind.COOKIE, known.caller.guest, label)
                await self._storage.add_session(hash_of(new), replace(session, id=known.session.id, replaces=key))
            return new
        if known.told == known.renewed:
            return None
        known.told = known.renewed
        return token

    async def rename(self, caller: Caller, name: str) -> Caller:
        await self._storage.rename_guest(caller.guest, clean_name(name))
        self.forget([caller.guest])
        return Caller(caller.guest, clean_name(name), caller.kind)

    def forget(self, guests: Collection[str]) -> None:
        """What is stored of those has changed, so they are no longer known."""
        self._changes += 1
        for key, known in list(self._known.items()):
            if known.caller.guest in guests:
                del self._known[key]

    # ---------------------------------------------------------------- devices

    async def devices(self, caller: Caller, token: str) -> Devices:
        """On which devices this guest is known, the latest first."""
        this = await self.session(token)
        listed = [
            Device(each.id, each.label, each.created, each.seen, each.id == this, each.kind is TokenKind.BEARER)
            for each in await self._storage.sessions_of(caller.guest)
            if each.replaces is None  # of a browser that has not shown its new token the old one is there, too
        ]
        return Devices(tuple(listed))

    async def sign_out(self, caller: Caller, sessions: Collection[str] | None) -> set[str]:
        """End these sessions of the guest, or all of them; which they were."""
        ended = await self._storage.remove_sessions(caller.guest, sessions)
        self.forget([caller.guest])
        return ended

    # ---------------------------------------------------------------- links

    async def link(self, caller: Caller) -> PersonalLink:
        """A link that makes another device this guest's, once."""
        code = secrets.token_urlsafe(24)
        now = self._time.now()
        expires = now + LINK_MINUTES * 60_000
        await self._storage.add_link(hash_of(code), caller.guest, now, expires)
        return PersonalLink(f"/me#{code}", code, expires)

    async def use_link(self, code: str, label: str = "") -> tuple[Caller, str]:
        token = secrets.token_urlsafe(32)
        session = self._new_session(TokenKind.COOKIE, "", label)
        guest = await self._storage.use_link(hash_of(code), hash_of(token), session)
        if guest is None:
            raise Refused(RefusalCode.LINK_USED, "this link has been used or is too old; make a new one")
        return _caller(guest), token


def _caller(guest: StoredGuest) -> Caller:
    return Caller(guest.id, guest.name, guest.kind)
