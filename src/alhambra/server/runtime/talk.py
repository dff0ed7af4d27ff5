"""What people say to each other at a table: plain text on one line, or one of a few quick reactions.

Remarks are no entries of the table's log: they change nothing, and a host may have them forgotten after some days.
Everyone at a table is in one conversation, those who watch too: they see no hand, so they have no secret to tell. Who
may talk, and how often, the owner of the table says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from alhambra.server.core.domain import TalkRule
from alhambra.server.core.ids import guest_key
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import StoredRemark
from alhambra.server.core.table import Table
from alhambra.server.protocol.messages import Remarks, Speaker, SpokenRemark

REMEMBERED: Final = 200
"""How many remarks are told to somebody who comes late."""


class Talk:
    """The last remarks of a table, oldest first."""

    __slots__ = ("last", "said")

    def __init__(self, said: Iterable[StoredRemark] = ()) -> None:
        kept = list(said)
        self.said = [each for each in kept if not each.is_removed]
        self.last = kept[-1].number if kept else 0
        """The number of the last remark, which may be forgotten by now."""

    def add(self, said: StoredRemark) -> None:
        self.last = said.number
        self.said.append(said)
        del self.said[:-REMEMBERED]

    def forget(self, before: int) -> None:
        """What was said before this moment."""
        self.said = [said for said in self.said if said.at >= before]

    def remove(self, number: int) -> None:
        self.said = [said for said in self.said if said.number != number]

    def forget_guest(self, guest: str) -> None:
        self.said = [said for said in self.said if said.guest != guest]

    def find(self, number: int) -> StoredRemark:
        for said in self.said:
            if said.number == number:
                return said
        raise Refused(RefusalCode.NO_SUCH_REMARK, f"there is no remark {number}, or it was forgotten")

    def around(self, number: int | None, before: int, after: int) -> tuple[StoredRemark, ...]:
        """So many of those remembered before and after this one; without it, the last."""
        if number is None:
            return tuple(self.said[-before:])
        place = self.said.index(self.find(number))
        return tuple(self.said[max(0, place - before) : place + after + 1])

    def after(self, number: int, table: Table, muted: Mapping[str, str]) -> Remarks:
        """What was said after this remark, for somebody who has muted these guests, here with their names. Who knows
        more than there is, as after a purge, is told everything.
        """
        since = number if number <= self.last else 0
        heard = [each for each in self.said if each.number > since and each.guest not in muted]
        return Remarks(
            since,
            tuple(spoken(each, table) for each in heard),
            tuple(speaker(table, guest, name) for guest, name in muted.items()),
        )


def require_may_say(table: Table, talk: Talk, guest: str, now: int, *, is_text: bool) -> None:
    """Refused if the owner of the table does not let this guest say this now."""
    rule = table.options.talk
    is_closed = (
        rule is TalkRule.NOBODY
        or (rule is TalkRule.PLAYERS and not table.seats_of(guest))
        or (rule is TalkRule.REACTIONS and is_text)
    )
    if is_closed:
        raise Refused(RefusalCode.TALK_CLOSED, f"{table.owner_name}, who owns this table, has closed the talk")
    last = next((said.at for said in reversed(talk.said) if said.guest == guest), None)
    if last is not None and now < last + table.options.slow * 1_000:
        raise Refused(RefusalCode.SLOW_TALK, f"at this table one waits {table.options.slow} s between two remarks")


def spoken(said: StoredRemark, table: Table) -> SpokenRemark:
    return SpokenRemark(said.number, said.at, speaker(table, said.guest, said.name), said.text, said.reaction)


def speaker(table: Table, guest: str, name: str) -> Speaker:
    seats = table.seats_of(guest)
    return Speaker(guest_key(table.id, guest), name, seats[0] if seats else None)


def name_of(table: Table, guest: str, name: str) -> str:
    """Whoever has one seat speaks by the name on it."""
    seats = table.seats_of(guest)
    return table.sitters[seats[0]].name if len(seats) == 1 else name
