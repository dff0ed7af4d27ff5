"""A log told without somebody: every move stays, and who made it is nobody that anybody knows.

A log is only ever appended to, but for this. The entries are changed as plain JSON, so that also a log that no longer
replays forgets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

NO_NAME: Final = "N. N."
"""What stands where a name was. It is Latin, and means the same in every language that the page speaks."""

NAMED_BY: Final = {"guest": "name", "owner": "owner_name"}
"""Where an entry names a guest by their id, and where by their name."""
TOLD_OF: Final = ("stand_in", "rematch")
"""Entries that tell by its name alone who wanted it, in `by`."""


def is_alone(bodies: Sequence[str], guest: str) -> bool:
    """Whether nobody but this guest was ever known at the table; then there is nobody to keep it for."""
    known = {
        each[key] for body in bodies for each in _dicts(msgspec.json.decode(body)) for key in NAMED_BY if key in each
    }
    return known <= {guest, None}


def forget(bodies: Sequence[str], guest: str, stranger: str) -> dict[int, str]:
    """The entries in which the guest is known, by version, with a stranger in their place."""
    entries = [msgspec.json.decode(body) for body in bodies]
    names = {
        each.get(NAMED_BY[key])
        for entry in entries
        for each in _dicts(entry)
        for key in NAMED_BY
        if each.get(key) == guest
    }
    changed: dict[int, str] = {}
    for version, entry in enumerate(entries, 1):
        if _forget_in(entry, guest, stranger, names):
            changed[version] = msgspec.json.encode(entry).decode()
    return changed


def _forget_in(entry: Any, guest: str, stranger: str, names: set[str | None]) -> bool:
    is_changed = False
    for each in _dicts(entry):
        for key, name in NAMED_BY.items():
            if each.get(key) == guest:
                each[key], each[name] = stranger, NO_NAME
                is_changed = True
    if isinstance(entry, dict) and entry.get("type") in TOLD_OF and entry.get("by") in names - {None}:
        entry["by"] = NO_NAME
        is_changed = True
    return is_changed


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    """Every JSON object in this one, itself included."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _dicts(each)
