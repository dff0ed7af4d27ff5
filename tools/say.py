"""How the front door speaks: short lines that say what happens, and one clear line when something is wrong."""

from __future__ import annotations

import sys


class Trouble(Exception):
    """Something the person at the keyboard can mend; the message says how."""


def say(line: str) -> None:
    print(f"· {line}", flush=True)


def warn(line: str) -> None:
    print(f"! {line}", file=sys.stderr, flush=True)
