"""The host's key: a file in the data folder with the address of the running server and a key to it.

Only who may read the data folder can use it, so `alhambra admin` needs no password. The key is a new one at every
start, and is good for what http/admin.py offers, nothing else.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from alhambra.server.storage.files import CannotOpen

FILE_NAME: Final = "host-key.json"


class HostKey(Struct, frozen=True):
    address: str
    key: str


@contextlib.contextmanager
def published_key(folder: Path, key: HostKey) -> Iterator[None]:
    """Leave the key in the folder, readable for its owner alone, as long as the `with`."""
    file = folder / FILE_NAME
    try:
        file.unlink(missing_ok=True)  # a server that was killed leaves its own
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(msgspec.json.encode(key))
    except OSError as trouble:
        raise CannotOpen(f"{file} cannot be written: {trouble.strerror}. Make room, or name another --data.") from None
    try:
        yield
    finally:
        file.unlink(missing_ok=True)


def find_key(folder: Path) -> HostKey | None:
    """The key that the server of this folder has left, if one runs."""
    try:
        return msgspec.json.decode((folder / FILE_NAME).read_bytes(), type=HostKey)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
