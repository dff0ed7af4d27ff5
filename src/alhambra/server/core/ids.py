"""Names for tables and guests that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "0123456789abcdefghijkmnpqrstuvwxyz"
ID_LENGTH: Final = 16


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def guest_key(table: str, guest: str) -> str:
    """What stands for a guest at a table. It cannot be followed from one table to another."""
    return hashlib.sha256(f"{table}/{guest}".encode()).hexdigest()[:12]
