"""Positions set up by hand, or taken from a game: for tests, puzzles and bug reports."""

from alhambra.position.piles import DeckCard, ScoringCard
from alhambra.position.position import Position, building, buildings

__all__ = ["DeckCard", "Position", "ScoringCard", "building", "buildings"]
