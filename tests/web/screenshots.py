"""Writes a picture of every scene at every size, by day and by night: `python -m tests.web.screenshots [NAME...]`.

They go to build/screenshots, for eyes to look at. `--language pl` shows them in another language.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Final, Literal

from tests.web.fixtures import FIXTURES
from tests.web.looks import SETTLED
from tests.web.page_in_hand import Devices, a_browser
from tests.web.scenes import KEPT, SCENES

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
SIZES: Final = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1280, 720), "desk": (1440, 900)}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", help="all whose name begins so; every scene if none is named")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with a_browser() as browser:
        devices = Devices(browser)
        for name, (fixture, act) in SCENES.items():
            if wanted.scenes and not any(name.startswith(each) for each in wanted.scenes):
                continue
            kept = {"language": wanted.language, **KEPT.get(name, {})}
            for size, room in SIZES.items():
                touch = size in ("phone", "tablet")
                with devices.open(FIXTURES[fixture](), room, touch=touch, kept=kept) as page:
                    act(page)
                    for scheme in SCHEMES:
                        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                        page.evaluate(SETTLED)
                        page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}{wanted.language.replace('en', '')}.png")
            print(name)


if __name__ == "__main__":
    main()
