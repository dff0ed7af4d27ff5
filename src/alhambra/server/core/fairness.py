"""Deals that nobody can bend, the server included.

When a table is made, the server draws a secret of 32 bytes and shows its SHA-256. Then everyone who sits down adds 16
random bytes of their own. The seed of the deal is the SHA-256 of the secret followed by those bytes in the order of
the seats. After the game everything is shown, so anyone can check that the secret is the one promised and that the
seed, and with it every pile, follows from it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from alhambra.deal import shuffled_indices
from alhambra.server.core.domain import Digest

SECRET_BYTES: Final = 32


class FairDeal(Struct, frozen=True):
    """Everything needed to check a deal; `alhambra verify` does it.

    `commitment` is the SHA-256 of the secret's 32 bytes, and was shown before anyone gave their random bytes. `seed`
    is the SHA-256 of those 32 bytes followed by the contributions, in the order in which the seats stood while the
    table waited; a computer player's is empty. `order` tells, for each seat of the game, which of those it was.
    """

    commitment: Digest
    secret: str
    contributions: tuple[str, ...]
    order: tuple[int, ...]
    seed: str


def draw_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commit(secret: str) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, contributions: Sequence[str]) -> str:
    """The seed of the deal."""
    return hashlib.sha256(bytes.fromhex(secret + "".join(contributions))).hexdigest()


def order_of(seed: str, players: int) -> tuple[int, ...]:
    """How the seats are shuffled, where they are: by the stream `seats` of the documented shuffle."""
    return tuple(shuffled_indices(seed, "seats", players))


def faults(deal: FairDeal) -> list[str]:
    """What is wrong with a deal, in English; nothing if it is as it was promised."""
    players = len(deal.contributions)
    try:
        promised, seed = commit(deal.secret), seed_of(deal.secret, deal.contributions)
    except ValueError:
        return ["the secret or a contribution is not in hexadecimal digits"]
    found = []
    if promised != deal.commitment:
        found.append("the secret is not the one that was promised: its SHA-256 is another")
    if seed != deal.seed:
        found.append("the seed does not follow from the secret and the contributions")
    if deal.order not in (tuple(range(players)), order_of(deal.seed, players)):
        found.append("the seats are neither in their first order nor in the one the seed gives")
    return found
