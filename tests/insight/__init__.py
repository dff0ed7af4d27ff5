"""Insight judged by slow twins, on positions of whole games."""
