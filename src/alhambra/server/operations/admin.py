"""`alhambra admin`: what a host does with a server that runs."""

from __future__ import annotations

import sys
import urllib.error
import urllib.request
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar
from urllib.parse import quote

import msgspec
from cyclopts import Parameter

from alhambra.server.operations.host_key import HostKey, find_key
from alhambra.server.protocol.moderation import AdminAnswer, HostedTable, HostedTables, HostLink, NoticeBody
from alhambra.server.protocol.rest import Problem
from alhambra.server.settings import usual_data_folder

T = TypeVar("T")

SECONDS: Final = 30.0
MISUSE: Final = 2
HOW: Final = ("page", "tables", "close TABLE", "remove ID", "erase GUEST", "say TEXT")


class Failed(Exception):
    """The server could not be reached, or said no; the message says why."""


def admin_command(
    action: Literal["page", "tables", "close", "remove", "erase", "say"],
    *words: str,
    data: Annotated[Path | None, Parameter(env_var="ALHAMBRA_DATA", help="The data folder of the server.")] = None,
    also_over: Annotated[bool, Parameter(name="--all", negative=(), help="Tables that are over, too.")] = False,
    guests: Annotated[bool, Parameter(negative=(), help="With the id of every guest.")] = False,
) -> int:
    """Look after a server that runs.

    `page` prints a link to the page for the host, with reports, bans and what was done; it works once, for a quarter of
    an hour. `tables` lists the tables that are not over, the latest first. `close TABLE` ends a game for everyone; what
    was played stays to be looked at. `remove ID` deletes for good: a table with its whole log, or a guest with all that
    proves them. `erase GUEST` deletes everything about a guest, as they can do themselves. `say TEXT` shows a line to
    everyone who is connected. It works where the server runs, for who may read its data folder.

    For example:

        $ alhambra admin tables

        $ alhambra admin say "The server restarts at ten; your games go on after that."
    """
    folder = (data or usual_data_folder()).expanduser().resolve()
    try:
        key = _find_key(folder)
        match action, words:
            case "tables", ():
                query = "?limit=10000&also_over=true" if also_over else "?limit=10000"
                found = _ask(HostedTables, key, "GET", f"tables{query}")
                _print_tables(found.tables, with_guests=guests)
            case "page", ():
                link = _ask(HostLink, key, "POST", "links")
                print(f"{link.address or key.address}{link.path}")
            case "close" | "remove" | "erase", (name,):
                print(_ask(AdminAnswer, key, "POST", f"{action}/{quote(name, safe='')}").text)
            case "say", (_, *_):
                print(_ask(AdminAnswer, key, "POST", "say", NoticeBody(" ".join(words))).text)
            case _:
                raise Failed("say it as in: " + ", ".join(f"admin {each}" for each in HOW))
    except Failed as trouble:
        print(f"alhambra: {trouble}", file=sys.stderr)
        return MISUSE
    return 0


def _find_key(folder: Path) -> HostKey:
    try:
        key = find_key(folder)
    except OSError as trouble:
        raise Failed(f"the key in {folder} cannot be read: {trouble.strerror}") from None
    if key is None:
        raise Failed(f"no server runs with the data folder {folder}; name its folder with --data")
    return key


def _ask(kind: type[T], key: HostKey, method: str, path: str, body: object = None) -> T:
    request = urllib.request.Request(
        f"{key.address}/api/host/{path}",
        data=None if body is None else msgspec.json.encode(body),
        headers={"Authorization": f"Bearer {key.key}", "Content-Type": "application/json"},
        method=method,
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy stands before one's own machine
    try:
        with direct.open(request, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as refusal:
        with refusal:
            raise Failed(msgspec.json.decode(refusal.read(), type=Problem).detail) from None
    except OSError as trouble:
        raise Failed(f"the server at {key.address} does not answer ({trouble})") from None


def _print_tables(tables: tuple[HostedTable, ...], *, with_guests: bool) -> None:
    for table in tables:
        seats = ", ".join(
            f"{seat.name} [{seat.guest}]" if with_guests and seat.guest is not None else seat.name
            for seat in table.seats
        )
        at = datetime.fromtimestamp(table.updated / 1000).strftime("%Y-%m-%d %H:%M")
        print(f"{table.id}  {table.phase.value:<8} {at}  {table.connections:>3} connected  {seats}")
    print(f"{len(tables)} tables")
