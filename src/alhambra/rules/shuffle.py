"""Where chance comes from.

Two sources, and the rules do not care which. A game that is to be kept has a `Shuffler`: whoever set it up decides
the order of the piles, reshuffles included, and the game can be repeated from that. A game that is only played out
in thought draws from a quick generator inside its State.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from alhambra.rules.packed import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffler:
    """Decides the order of every deck made from the discards (R29)."""

    def order(self, which: int, size: int) -> list[int]:
        """For reshuffle number `which`, counted from 1: the cards of the new deck, top first.

        Each is named by its index among the discards sorted by number, so it is a permutation of range(size).
        """
        raise NotImplementedError


def first_luck(seed: i64) -> i64:
    """The state of the quick generator for a number; numbers close together give unlike games."""
    luck: i64 = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFFF
    for _ in range(10):
        luck = next_luck(luck)
    return luck


def next_luck(luck: i64) -> i64:
    """Multiply with carry: 32 bits of value, 31 of carry. It never leaves 63 bits, so plain and compiled runs agree."""
    return 1791398085 * (luck & 0xFFFFFFFF) + (luck >> 32)


def choice_of(luck: i64, choices: i64) -> i64:
    """One of `choices` numbers from 0 on."""
    return ((luck ^ luck >> 32) & 0xFFFFFFFF) * choices >> 32


def shuffle_quickly(items: vec[i64], size: i64, luck: i64) -> i64:
    """Shuffle the first `size` items; the generator's next state."""
    i: i64 = size - 1
    while i > 0:
        luck = next_luck(luck)
        j: i64 = choice_of(luck, i + 1)
        item: i64 = items[i]
        items[i] = items[j]
        items[j] = item
        i -= 1
    return luck
