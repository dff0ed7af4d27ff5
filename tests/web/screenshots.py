"""Writes a picture of every scene at every size, by day and by night: `python -m tests.web.screenshots [NAME...]`.

They go to build/screenshots, for eyes to look at. `--language pl` shows them in another language.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.server.support import HandTime, quiet_settings
from tests.web.support.browser import Devices, a_browser
from tests.web.support.looks import SETTLED
from tests.web.support.scenes import SCENES, Stage
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Theme, Windows

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", help="all whose name begins so; every scene if none is named")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    suffix = "" if wanted.language == "en" else wanted.language
    chosen = [name for name in SCENES if not wanted.scenes or name.startswith(tuple(wanted.scenes))]
    with TemporaryDirectory() as data, a_browser() as browser:
        server = RunningServer(quiet_settings(Path(data)), time=HandTime(), bots_play=False)
        stage = Stage(Devices(Windows(browser)), server)
        for name in chosen:
            for size, screen in SCREENS.items():
                with stage.show(name, screen, {"language": wanted.language}) as page:
                    for theme in THEMES:
                        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                        page.evaluate(SETTLED)
                        page.screenshot(path=FOLDER / f"{name}-{size}-{theme}{suffix}.png".replace(" ", "-"))
            print(name)
        server.stop()


if __name__ == "__main__":
    main()
