"""What all tests share: how hard hypothesis tries."""

from __future__ import annotations

import os

from hypothesis import settings

# `./run test` keeps to the same few examples every time; `./run test --deep` goes looking for new ones.
settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("deep", max_examples=1_000, deadline=None, print_blob=True)
settings.load_profile("deep" if os.environ.get("ALHAMBRA_DEEP") else "short")
