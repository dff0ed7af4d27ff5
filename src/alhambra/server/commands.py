"""The server's commands for the command line."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from alhambra.notation import NotationError, parse_record
from alhambra.server import settings
from alhambra.server.database import CannotOpen
from alhambra.server.records import faults_of_record
from alhambra.server.serve import EVERYWHERE, CannotServe, serve
from alhambra.server.settings import DEFAULT_PORT, LOOPBACK, Settings


def serve_command(
    *,
    host: Annotated[str, Parameter(env_var="ALHAMBRA_HOST")] = LOOPBACK,
    port: Annotated[int, Parameter(env_var="ALHAMBRA_PORT")] = DEFAULT_PORT,
    data: Annotated[Path | None, Parameter(env_var="ALHAMBRA_DATA")] = None,
    bot_workers: Annotated[int | None, Parameter(env_var="ALHAMBRA_BOT_WORKERS")] = None,
    bot_pace: Annotated[float, Parameter(env_var="ALHAMBRA_BOT_PACE")] = 0.6,
    lan: Annotated[bool, Parameter(env_var="ALHAMBRA_LAN", negative="")] = False,
    browser: Annotated[bool, Parameter(env_var="ALHAMBRA_BROWSER")] = True,
) -> int:
    """Serve the game: a page to play on, for yourself or for all in your network.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; 0 takes any that is free.
    data
        The folder for games and guests. It is made if need be.
    bot_workers
        How many computer players may think at the same time; one less than there are cores if not given.
    bot_pace
        The least time in seconds between two steps of computer players, so that people can follow.
    lan
        Listen on all addresses, and show one that phones in the same network can scan.
    browser
        Open the page in a browser.
    """
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    chosen = Settings(
        data=(data or settings.usual_data_folder()).expanduser().resolve(),
        host=EVERYWHERE if lan else host,
        port=port,
        bot_workers=bot_workers or settings.usual_bot_workers(),
        bot_pace=bot_pace,
    )
    try:
        serve(chosen, opens_browser=browser, shows_code=lan)
    except (CannotServe, CannotOpen) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def verify_command(file: Path, /) -> int:
    """Check that a game was dealt as the server had promised before anyone sat down.

    Parameters
    ----------
    file
        The record of a game played on a server, as the page offers it for download once the game is over.
    """
    try:
        record = parse_record(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, NotationError) as trouble:
        print(f"{file} cannot be read: {trouble}", file=sys.stderr)
        return 2
    found = faults_of_record(record)
    for fault in found:
        print(fault)
    if not found:
        print("The deal is fair: it follows from the promised secret and from what every player added.")
    return 1 if found else 0
