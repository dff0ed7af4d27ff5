"""The rulebook: one module for each chapter. It imports nothing but the compiler's own types."""

from alhambra._compiled import choose

choose(__name__, __path__)

RULES_VERSION = 1
"""Raised when legality or the shuffle changes; every record names the version it was played by."""
