"""What both halves of the protocol share: its number, small types, and how values are written."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from alhambra.values import Card, Cell, Tile, to_text

PROTOCOL: Final = 3
"""Raised when a page or program of yesterday would no longer understand; `hello` names it."""

RECORD_LETTERS: Final = 48_000
"""The longest record that is read: several times the longest game."""
MOST_VIEWS: Final = 50
"""How many steps of a replay are told at once."""

RequestId = Annotated[int, Meta(ge=0, le=1_000_000_000, description="chosen by the client, repeated in the answer")]
Span = Annotated[int, Meta(description="a length of time in milliseconds")]

TEXTS: Final[dict[type, str]] = {
    Tile: "A building in notation, as in `To9b`.",
    Card: "A money card in notation, as in `Y7`.",
    Cell: "A place in a palace in notation, as in `e2n1`; the fountain's is `0`.",
}
"""Values that cross the wire as text."""

ENCODER: Final = msgspec.json.Encoder(enc_hook=to_text)
"""Writes everything that crosses a wire."""
