"""Text for positions and whole games, and back. docs/notation.md has the grammar."""

from alhambra.notation.setups import AnySetup, parse_setup, print_setup
from alhambra.notation.tokens import NotationError

__all__ = ["AnySetup", "NotationError", "parse_setup", "print_setup"]
