"""The news of a table, ready to be sent: what a client has missed is one piece of it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final

import msgspec

from alhambra.server.protocol.messages import News
from alhambra.values import to_text

ENCODER: Final = msgspec.json.Encoder(enc_hook=to_text)


class NewsLog:
    """All news in JSON, one after the other: everybody gets the same, so it is encoded once and kept in one piece."""

    def __init__(self, news: Iterable[News] = ()) -> None:
        self._text = bytearray()
        self._ends = array("L", [0])  # where the news of version 0, 1, 2, ... end
        for each in news:
            self.add(each)

    def add(self, news: News) -> None:
        if self._text:
            self._text += b","
        self._text += ENCODER.encode(news)
        self._ends.append(len(self._text))

    @property
    def version(self) -> int:
        return len(self._ends) - 1

    def since(self, version: int) -> bytes:
        """A JSON array of what happened after a version."""
        begin = self._ends[min(version, self.version)]
        return b"[" + bytes(self._text[begin:]).lstrip(b",") + b"]"
