"""Where something is remembered: a number that looks like chance."""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64

_ALL: Final = (1 << 62) - 1


def scatter(number: i64) -> i64:
    """62 bits that differ widely for numbers close together.

    Of each product only bits are kept that are the same whether it overflows or not, so plain and compiled runs agree.
    """
    number = (number + 1) * 0x1E3779B97F4A7C15 & _ALL
    number ^= number >> 29
    return number * 0x3F58476D1CE4E5B9 & _ALL
