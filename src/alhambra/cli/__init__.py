"""The command line, `alhambra`. `commands.py` lists every command; each has a module of its own."""

from __future__ import annotations

import sys


def main() -> None:
    """What the installed program `alhambra` runs."""
    from alhambra.cli.app import run

    sys.exit(run(sys.argv[1:]))
