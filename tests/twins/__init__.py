"""Slow judges: each rule once more, written by its definition and for the eye alone.

They know tiles, cards and cells by name and nothing of how the engine counts. Where they and the engine disagree, one
of them misreads the rulebook.
"""
