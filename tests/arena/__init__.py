"""Matches between bots, and what is reported of them."""
