"""One key at a time from the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_NAMES: Final = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1bOH": "home",
    "\x1bOF": "end",
    "\x1b": "escape",
    "\x03": "interrupt",
    "\x04": "escape",
}
"""What terminals send for keys that are no letters."""
_WINDOWS_NAMES: Final = {
    "H": "up",
    "P": "down",
    "M": "right",
    "K": "left",
    "G": "home",
    "O": "end",
    "I": "page up",
    "Q": "page down",
}


@contextmanager
def single_keys() -> Iterator[None]:
    """Within this, keys arrive as they are pressed and are not shown."""
    if sys.platform == "win32":
        yield
        return
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def read_key() -> str:
    """The next key: its letter, or its name."""
    if sys.platform == "win32":
        import msvcrt

        letter = msvcrt.getwch()
        return _WINDOWS_NAMES.get(msvcrt.getwch(), "") if letter in ("\x00", "\xe0") else letter
    pressed = os.read(sys.stdin.fileno(), 8).decode(errors="ignore")
    return _NAMES.get(pressed, pressed[:1]) if pressed else "escape"
