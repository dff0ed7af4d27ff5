"""Deals that nobody can bend, the server included.

When a table is made, the server draws a secret of 32 bytes and shows its SHA-256. Everyone who sits down draws a share
of 16 bytes and shows its SHA-256 too. When the game is to begin, and everybody can see what everybody is bound to, the
shares are revealed to the server. The seed of the deal is the SHA-256 of the secret followed by the shares in the order
of the seats. After the game everything is shown, so anyone can check that secret and shares are the ones promised, and
that the seed, and with it every pile, follows from them.

If a share does not come, nothing is dealt, and the next attempt takes a new secret and new shares of all: whoever could
foresee a deal and give it up would otherwise choose among deals. So the attempts are counted.

In the first scheme nobody was bound to their share: it was given in the clear, the owner's last.
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

    `commitment` is the SHA-256 of the secret's 32 bytes, and was shown before anyone gave their share. `seed`
    is the SHA-256 of those 32 bytes followed by the contributions, in the order in which the seats stood while the
    table waited; a computer player's is empty. `order` tells, for each seat of the game, which of those it was.

    `commitments` are the SHA-256 of the contributions, each shown before any was revealed; a game dealt by the first
    scheme has none. `attempt` is how many starts it took, this one counted.
    """

    commitment: Digest
    secret: str
    contributions: tuple[str, ...]
    order: tuple[int, ...]
    seed: str
    commitments: tuple[str, ...] = ()
    attempt: int = 1


class KeptShare(Struct, frozen=True):
    """What a player keeps of a deal, from before the cards were dealt. The page saves it as a file.

    `commitment` and `commitments` are those that were shown when they revealed their share, by seats as they then
    stood, null for a computer player. `shares` are their own, by the number of the seat.
    """

    table: str
    game: int
    attempt: int
    commitment: str
    commitments: tuple[str | None, ...]
    shares: dict[int, str]


def draw_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commit(secret: str) -> str:
    """What is shown of a secret, or of a share, before the game."""
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
    if deal.commitments and deal.commitments != tuple(commit(share) if share else "" for share in deal.contributions):
        found.append("a contribution is not the one that was promised: its SHA-256 is another")
    return found


def broken_promises(deal: FairDeal, kept: KeptShare) -> list[str]:
    """What in this deal is not as a player has kept it, in English; nothing if all of it is."""
    found = []
    if deal.attempt != kept.attempt:
        found.append(f"this was start {deal.attempt} of the game, but start {kept.attempt} was kept")
    if deal.commitment != kept.commitment:
        found.append("the server had promised another secret")
    if deal.commitments != tuple(commitment or "" for commitment in kept.commitments):
        found.append("somebody was bound to another share when yours was revealed")
    if not kept.shares:
        found.append("no share was kept")
    for seat, share in sorted(kept.shares.items()):
        if seat >= len(deal.contributions) or deal.contributions[seat] != share:
            found.append(f"the share that was kept for seat {seat} is not in the deal")
    return found
