"""`./run generate`: every file that is made from the sources and committed. A test fails while one is out of date.

`python -m tools.generate` writes them in an environment that has the game. What is reviewed as a change of the rules
(tests/perft, tests/playthroughs) is not here, but made by its own command.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from tools.places import ROOT
from tools.say import say


class Generated(NamedTuple):
    """A file below the checkout, and the function `module:name` that returns its text."""

    file: str
    maker: str

    @property
    def path(self) -> Path:
        return ROOT / self.file

    def make(self) -> str:
        module, _, name = self.maker.partition(":")
        maker: Callable[[], str] = getattr(import_module(module), name)
        return maker()

    def is_current(self) -> bool:
        return self.path.is_file() and self.path.read_text("utf-8") == self.make()


GENERATED = (
    Generated("web/src/protocol.ts", "tools.page_types:write_protocol"),
    Generated("web/src/generated/game.ts", "tools.page_types:write_game"),
    Generated("web/src/generated/limits.ts", "tools.page_types:write_limits"),
    Generated("web/src/generated/content-policy.ts", "tools.page_types:write_content_policy"),
    Generated("src/alhambra/server/core/level_names.py", "tools.level_names:write_level_names"),
    Generated("web/src/book/figures.ts", "tools.page_learning:write_figures"),
    Generated("web/src/learn/lessons.ts", "tools.page_learning:write_lessons"),
    Generated("web/src/protocol.golden.ts", "tests.server.golden:as_typescript"),
    Generated("web/src/i18n/said.golden.json", "tests.server.said:as_json"),
    Generated("tests/server/golden.json", "tests.server.golden:as_json"),
)


def main() -> None:
    for each in GENERATED:
        if not each.is_current():
            each.path.write_text(each.make(), "utf-8")
            say(f"wrote {each.file}")


if __name__ == "__main__":
    main()
