"""Where a table's log ends.

A game has some hundreds of entries, and a log is kept for ever. But people can take a step back and play it again, get
up and sit down, and move the same building to and fro as long as they like; so that nobody fills the server with one
table, its log comes to an end. Who plays for the sake of playing never sees it.
"""

from __future__ import annotations

from typing import Final

REMATCH_LIMIT: Final = 10_000
"""After so many entries, a dozen games and more, there is no rematch at this table."""

REPEATABLE_LIMIT: Final = 15_000
"""After so many, what can be done again and again is done no more, and the game goes on by its moves."""

LOG_LIMIT: Final = 20_000
"""The last entry of all closes the table: buildings can be moved to and fro for ever, too."""
