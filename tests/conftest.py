"""What all tests share: how hard hypothesis tries, and which come first."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# `./run test` keeps to the same few examples every time; `./run test --deep` goes looking for new ones.
settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("deep", max_examples=1_000, deadline=None, print_blob=True)
settings.load_profile("deep" if os.environ.get("ALHAMBRA_DEEP") else "short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: one that begins last keeps a processor busy while the others idle."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
