"""The rulebook: one module for each chapter. It imports nothing but the compiler's own types."""

from alhambra._compiled import choose

choose(__name__, __path__)
