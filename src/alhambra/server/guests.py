"""Who is who: guests with a name and no account, known by an unguessable token of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from msgspec import Struct

from alhambra.server.core.domain import Caller, GuestKind
from alhambra.server.core.ids import new_id
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import Storage, StoredGuest, TokenKind
from alhambra.server.core.text import clean_name
from alhambra.server.protocol.rest import PersonalLink
from alhambra.server.timing import Time

LINK_MINUTES: Final = 15
REMEMBERED: Final = 10_000
DAY: Final = 24 * 3_600_000
"""In milliseconds."""


def hash_of(token: str) -> str:
    """Tokens are random and long, so a plain hash protects them."""
    return hashlib.sha256(token.encode()).hexdigest()


class Known(Struct):
    """A guest whose token was shown, and the last day for which it is written down that they were here."""

    caller: Caller
    day: int = 0


class Guests:
    """Makes guests and recognises them."""

    def __init__(self, storage: Storage, time: Time) -> None:
        self._storage = storage
        self._time = time
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0

    async def add(self, name: str, kind: GuestKind) -> tuple[Caller, str]:
        """A new guest and the token that proves them."""
        token = secrets.token_urlsafe(32)
        guest = StoredGuest(new_id(), clean_name(name), kind)
        kept_as = TokenKind.COOKIE if kind is GuestKind.PERSON else TokenKind.BEARER
        at = self._time.now()
        await self._storage.add_guest(guest, hash_of(token), kept_as, at)
        self._remember(hash_of(token), Known(_caller(guest), at // DAY))
        return _caller(guest), token

    def known(self, token: str) -> Caller | None:
        """Whose token this is, if it was recognised not long ago."""
        known = self._known.get(hash_of(token))
        return None if known is None else known.caller

    async def recognise(self, token: str) -> Caller:
        """Whose token this is; Refused if it is nobody's."""
        key = hash_of(token)
        known = self._known.get(key)
        if known is None:
            changes = self._changes
            guest = await self._storage.guest_of(key)
            if guest is None:
                raise Refused(RefusalCode.NO_SESSION, "this token is not known here")
            known = Known(_caller(guest))
            if changes == self._changes:  # otherwise this may be who they were
                self._remember(key, known)
        at = self._time.now()
        if known.day != at // DAY:
            known.day = at // DAY
            self._storage.note_seen(known.caller.guest, at)
        return known.caller

    def _remember(self, key: str, known: Known) -> None:
        self._known[key] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

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

    async def link(self, caller: Caller) -> PersonalLink:
        """A link that makes another device this guest's, once."""
        code = secrets.token_urlsafe(24)
        now = self._time.now()
        expires = now + LINK_MINUTES * 60_000
        await self._storage.add_link(hash_of(code), caller.guest, now, expires)
        return PersonalLink(f"/me#{code}", code, expires)

    async def use_link(self, code: str) -> tuple[Caller, str]:
        token = secrets.token_urlsafe(32)
        guest = await self._storage.use_link(hash_of(code), hash_of(token), self._time.now())
        if guest is None:
            raise Refused(RefusalCode.LINK_USED, "this link has been used or is too old; make a new one")
        return _caller(guest), token


def _caller(guest: StoredGuest) -> Caller:
    return Caller(guest.id, guest.name, guest.kind)
