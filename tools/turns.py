"""Only one `./run` of a checkout sets up at a time: two at once would write over each other's environment."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from typing import IO

from tools.places import BUILD
from tools.say import say

SECONDS_BETWEEN_LOOKS = 0.2


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other `./run` sets up. One that is killed lets go too: the system does it for the file."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setting-up.lock").open("a+") as lock:
        if not _take(lock):
            say("another ./run is setting things up here; waiting for it")
            while not _take(lock):
                time.sleep(SECONDS_BETWEEN_LOOKS)
        yield


def _take(lock: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
