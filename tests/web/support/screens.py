"""The screens people look at the page with. Another one is one more line."""

from __future__ import annotations

from typing import Final, NamedTuple


class Screen(NamedTuple):
    """Its size, and whether it is for a finger or for a mouse. On rare ones, for short, less is looked at."""

    width: int
    height: int
    touch: bool = False
    is_rare: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


SCREENS: Final = {
    "phone": Screen(360, 740, touch=True),
    "phone on its side": Screen(740, 360, touch=True, is_rare=True),
    "low phone": Screen(390, 664, touch=True, is_rare=True),
    "lowest phone": Screen(375, 553, touch=True, is_rare=True),
    "large phone": Screen(430, 932, touch=True, is_rare=True),
    "low phone on its side": Screen(667, 375, touch=True, is_rare=True),
    "tablet": Screen(820, 1180, touch=True),
    "laptop": Screen(1280, 720),
    "small laptop": Screen(1024, 768, is_rare=True),
    "desktop": Screen(1440, 900),
    "wall": Screen(2560, 1440, is_rare=True),
}
FOR_A_FINGER: Final = {name: screen for name, screen in SCREENS.items() if screen.touch}
FOR_A_MOUSE: Final = {name: screen for name, screen in SCREENS.items() if not screen.touch}
LOW_PHONES: Final = {name: SCREENS[name] for name in ("low phone", "lowest phone")}
"""With the bars of a browser above and below."""
PAGE_SCREENS: Final = {name: SCREENS[name] for name in ("phone", "tablet", "desktop")}
"""With these the pages around the table are looked at."""
