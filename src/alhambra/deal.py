"""The documented shuffle: from a seed, any text of 1 to 100 characters, to the order of every pile.

Anyone can repeat it. The stream NAME of a seed is the SHA-256 of the UTF-8 texts

    alhambra/1/NAME/0/SEED    alhambra/1/NAME/1/SEED    alhambra/1/NAME/2/SEED    ...

one after the other, read as 32-bit numbers, most significant byte first. `1` is the version of the rules. A number
below n is drawn by taking the next 32-bit number, passing over those not below the largest multiple of n, modulo n.
A pile is shuffled from its sorted order: for i from its last index down to 1, draw j below i + 1 and exchange items i
and j; then the first item is the first to be drawn. The streams are `bag`, `money`, `scoring 1`, `scoring 2` (one
number each: how many cards of its pile lie above the card) and `reshuffle 1`, `reshuffle 2`, ...
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from alhambra.rules import RULES_VERSION
from alhambra.rules.journal import Journal
from alhambra.rules.packed import Stack
from alhambra.rules.setup import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Piles,
    all_tiles,
    deal,
    insert_scoring_cards,
    money_in_play,
    pile_size,
)
from alhambra.rules.shuffle import Shuffler
from alhambra.rules.state import State

LONGEST_SEED: Final = 100


class SetupError(ValueError):
    """A game cannot be set up like this; the message says all that is wrong."""


class Deal(Struct, frozen=True, tag="deal"):
    """A game dealt from a seed (R8-R13).

    `youngest` lists the seats from the youngest player on and settles a full tie for the start (R11, A1).
    `open_hands` shows every hand to everybody, as a help to memory.
    """

    players: int
    seed: str
    youngest: tuple[int, ...] = ()
    open_hands: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.seed, str):  # a number is the first thing people try
            raise TypeError(f"seed: {self.seed!r} is no text; {str(self.seed)!r} would be one")
        wrong = []
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            wrong.append(f"players: {self.players}, but the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}")
        if not 1 <= len(self.seed) <= LONGEST_SEED:
            wrong.append(f"seed: {len(self.seed)} characters, but it has 1 to {LONGEST_SEED}")
        elif not _is_text(self.seed):
            wrong.append(f"seed: {self.seed!r} is not text; it has half a surrogate pair")
        if self.youngest and sorted(self.youngest) != list(range(self.players)):
            wrong.append(f"youngest: {list(self.youngest)}, but it names each seat from 0 to {self.players - 1} once")
        if wrong:
            raise SetupError("; ".join(wrong))

    def lay_out(self, journal: Journal | None = None) -> State:
        """The table as this deal sets it up."""
        state = State()
        state.clear(self.players, 0)
        state.journal = journal
        state.shuffler = SeededShuffler(self.seed)
        bag = _shuffled(all_tiles(), self.seed, "bag")
        money = _shuffled(money_in_play(self.players), self.seed, "money")
        deal(state, Piles(bag, money), list(self.youngest))
        insert_scoring_cards(
            state,
            draw(numbers(self.seed, "scoring 1"), pile_size(state.opening_deck, 2) + 1),
            draw(numbers(self.seed, "scoring 2"), pile_size(state.opening_deck, 4) + 1),
        )
        return state


def _is_text(seed: str) -> bool:
    try:
        seed.encode()
    except UnicodeEncodeError:
        return False
    return True


class SeededShuffler(Shuffler):
    """Reshuffles by the seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def order(self, which: int, size: int) -> list[int]:
        """The stream `reshuffle WHICH` of the seed decides."""
        return shuffled_indices(self.seed, f"reshuffle {which}", size)


def numbers(seed: str, stream: str) -> Iterator[int]:
    """The endless stream of 32-bit numbers of a name."""
    block = 0
    while True:
        digest = hashlib.sha256(f"alhambra/{RULES_VERSION}/{stream}/{block}/{seed}".encode()).digest()
        yield from struct.unpack(">8I", digest)
        block += 1


def draw(stream: Iterator[int], below: int) -> int:
    """A number below this one, each equally likely."""
    limit = 2**32 - 2**32 % below
    number = next(stream)
    while number >= limit:
        number = next(stream)
    return number % below


def shuffled_indices(seed: str, stream: str, size: int) -> list[int]:
    """range(size), shuffled by a stream; the first is drawn first."""
    indices = list(range(size))
    source = numbers(seed, stream)
    for i in range(size - 1, 0, -1):
        j = draw(source, i + 1)
        indices[i], indices[j] = indices[j], indices[i]
    return indices


def _shuffled(pile: Stack, seed: str, stream: str) -> Stack:
    """A sorted pile shuffled by a stream; the top of a stack is its last item."""
    items = pile.listed()
    order = shuffled_indices(seed, stream, len(items))
    for at, index in enumerate(reversed(order)):
        pile.items[at] = items[index]
    return pile
