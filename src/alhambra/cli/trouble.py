"""What goes wrong at the command line, told in one line."""

from __future__ import annotations

MISUSE = 2
"""The exit code when what was asked cannot be done."""


class Trouble(Exception):
    """Something the person at the keyboard can mend; the message says what is wrong and what would be right."""

    def __init__(self, message: str, code: int = MISUSE) -> None:
        super().__init__(message)
        self.code = code
