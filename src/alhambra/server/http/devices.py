"""What a device is called in the list of one's devices: its browser and its system, and nothing finer."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
}
"""By a word of their own. The first that fits counts: most say that they are all those after them, too."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def label_of(user_agent: str) -> str:
    """As in `Firefox, Linux`; nothing where neither is known."""
    named = [_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)]
    return ", ".join(name for name in named if name)


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for word, name in names.items() if word in user_agent), "")
