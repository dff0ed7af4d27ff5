"""Matches between computer players: the same deals for every seating, and what came of them."""
