"""Bots of one's own, named `module:function`."""

from __future__ import annotations

import sys
from pathlib import Path


def look_for_bots_here() -> None:
    """Let modules be found in the present folder, as `python` itself does; processes that are started inherit it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
