"""Everything about a guest as one JSON document, written piece by piece: somebody may have played a thousand games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from alhambra.server.personal_data.parts import PersonalDataPart
from alhambra.server.protocol.basics import ENCODER


async def exported(parts: Sequence[PersonalDataPart], guest: str) -> AsyncIterator[bytes]:
    """An object with a list for every part."""
    for number, part in enumerate(parts):
        yield (b"{" if number == 0 else b"\n],") + b"\n" + ENCODER.encode(part.name) + b": ["
        separator = b"\n"
        async for each in part.export(guest):
            yield separator + ENCODER.encode(each)
            separator = b",\n"
    yield b"\n]}\n"
