"""What hatchling cannot know about our wheel: the rulebook in it is compiled, and it carries the built page.

Without a C compiler the wheel is pure Python and runs everywhere, slower. Without Node and without a page built before,
it has no page, and `alhambra serve` says so.
"""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PAGE_IN_THE_WHEEL = "alhambra/server/static"
LANGUAGES = ROOT / "web" / "src" / "i18n"
LANGUAGES_IN_THE_WHEEL = "alhambra/server/languages"

sys.path.insert(0, str(ROOT))

from tools import build_page, compile_engine  # noqa: E402 - found only now
from tools.say import Trouble, warn  # noqa: E402


class AlhambraWheel(BuildHookInterface[BuilderConfig]):
    """Adds the compiled rulebook and the page to the files hatchling has gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # a checkout looks after itself, see ./run
        self._add_rulebook(build_data)
        self._add_page(build_data)
        self._add_languages(build_data)

    def _add_rulebook(self, build_data: dict[str, Any]) -> None:
        if compile_engine.start(sys.executable) != compile_engine.COMPILED:
            return
        folder = compile_engine.build_folder()
        for file in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _add_page(self, build_data: dict[str, Any]) -> None:
        if build_page.has_sources():
            try:
                build_page.ensure(environment=None)
            except Trouble as trouble:
                warn(f"the wheel goes without the page: {trouble}")
        if (build_page.PAGE / "index.html").is_file():
            build_data["force_include"][str(build_page.PAGE)] = PAGE_IN_THE_WHEEL

    def _add_languages(self, build_data: dict[str, Any]) -> None:
        """What the server says to people comes from the page's own language files."""
        for file in sorted(LANGUAGES.glob("*/**/*")):
            if file.suffix == ".ftl" or file.name == "index.ts":
                inside = file.relative_to(LANGUAGES).as_posix()
                build_data["force_include"][str(file)] = f"{LANGUAGES_IN_THE_WHEEL}/{inside}"
