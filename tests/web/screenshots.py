"""Writes a picture of every fixture at every size, by day and by night: `python -m tests.web.screenshots [NAME...]`.

They go to build/screenshots, for eyes to look at.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, Literal

from tests.web.fixtures import FIXTURES
from tests.web.page_in_hand import a_browser, open_table
from tests.web.scenes import SCENES

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
SIZES: Final = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1280, 720), "desk": (1440, 900)}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with a_browser() as browser:
        for name, (fixture, act) in SCENES.items():
            if wanted and not any(name.startswith(each) for each in wanted):
                continue
            for size, (width, height) in SIZES.items():
                for scheme in SCHEMES:
                    if scheme == "dark" and size in ("tablet", "laptop"):
                        continue
                    touch = size in ("phone", "tablet")
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme=scheme,
                        reduced_motion="reduce",
                        has_touch=touch,
                        is_mobile=touch,
                        device_scale_factor=2 if size == "phone" else 1,
                    )
                    page = context.new_page()
                    page.on("pageerror", lambda error: print("  page error:", error))
                    page.on("console", lambda line: print("  console:", line.text) if line.type == "error" else None)
                    open_table(page, FIXTURES[fixture]())
                    act(page)
                    page.wait_for_timeout(50)
                    page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png")
                    context.close()
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
