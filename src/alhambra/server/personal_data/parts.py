"""What every part of a guest's data can do. Whatever keeps something about guests adds a part of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol


class PersonalDataPart(Protocol):
    """One kind of thing that is kept about guests. `name` is that of its list in an export."""

    @property
    def name(self) -> str: ...

    def export(self, guest: str) -> AsyncIterator[object]:
        """What is kept about this guest, piece by piece, as JSON can say it: nothing that their seats may not know, and
        nothing that others have told the host in confidence.
        """

    async def delete(self, guest: str) -> None:
        """Delete it. It may be asked for again, when a server was killed in the middle of it."""
