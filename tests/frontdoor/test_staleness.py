"""Compiled code runs only while it matches its sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import _compiled
from tools.compile_engine import COMPILED, NO_COMPILER, OPT_LEVEL, this_machines_trouble
from tools.places import ROOT

COIN = "def worth() -> int:\n    return 5\n"

OPTIMISED, UNOPTIMISED = f'OPT_LEVEL = "{OPT_LEVEL}"', 'OPT_LEVEL = "0"'
"""A coin need not be counted fast, and the C compiler takes half the time."""

THERE_IS_A_COMPILER = this_machines_trouble() is None
COMPILED_KIND = "native" if THERE_IS_A_COMPILER else "plain"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose whole rulebook is one coin."""
    package = tmp_path / "src" / "alhambra"
    (package / "rules").mkdir(parents=True)
    shutil.copy(_compiled.__file__, package)
    shutil.copy(_compiled.SOURCES / "alhambra" / "rules" / "__init__.py", package / "rules")
    (package / "__init__.py").touch()
    (package / "rules" / "coin.py").write_text(COIN)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    compile_engine = tmp_path / "tools" / "compile_engine.py"
    recipe = compile_engine.read_text("utf-8")
    assert recipe.count(OPTIMISED) == 1
    compile_engine.write_text(recipe.replace(OPTIMISED, UNOPTIMISED), "utf-8")
    return tmp_path


def edit(checkout: Path) -> None:
    (checkout / "src/alhambra/rules/coin.py").write_text(COIN.replace("5", "6"))


def test_an_edit_leads_to_another_build_folder(checkout: Path) -> None:
    before = _compiled.build_folder(checkout / "src")
    edit(checkout)
    assert _compiled.build_folder(checkout / "src") != before


def test_a_renamed_chapter_leads_to_another_build_folder(checkout: Path) -> None:
    before = _compiled.build_folder(checkout / "src")
    (checkout / "src/alhambra/rules/coin.py").rename(checkout / "src/alhambra/rules/money.py")
    assert _compiled.build_folder(checkout / "src") != before


def test_taking_an_edit_back_leads_back_to_the_old_build_folder(checkout: Path) -> None:
    before = _compiled.build_folder(checkout / "src")
    edit(checkout)
    (checkout / "src/alhambra/rules/coin.py").write_text(COIN)
    assert _compiled.build_folder(checkout / "src") == before


def test_a_compiled_package_that_is_not_written_yet_is_no_obstacle(checkout: Path) -> None:
    assert [file.name for file in _compiled.sources_to_compile(checkout / "src")] == ["coin.py"]


def imports(checkout: Path, **surroundings: str) -> str:
    """What a fresh process that imports the coin finds: its worth, and whether it is native."""
    program = "from alhambra.rules import coin; from alhambra._compiled import is_compiled; "
    program += "print(coin.worth(), 'native' if is_compiled() else 'plain')"
    without = {name: value for name, value in os.environ.items() if name != "ALHAMBRA_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=without | {"PYTHONPATH": str(checkout / "src")} | surroundings,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def compile_coin(checkout: Path) -> None:
    """Compile the checkout as `./run` does."""
    done = subprocess.run([sys.executable, "-m", "tools.compile_engine"], cwd=checkout, capture_output=True, text=True)
    assert done.returncode == (COMPILED if THERE_IS_A_COMPILER else NO_COMPILER), done.stderr


def test_without_the_build_folder_plain_python_runs(checkout: Path) -> None:
    assert imports(checkout) == "5 plain"


def test_compiled_code_runs_until_its_source_is_edited(checkout: Path) -> None:
    compile_coin(checkout)
    first = _compiled.build_folder(checkout / "src")
    assert imports(checkout) == f"5 {COMPILED_KIND}"
    assert imports(checkout, ALHAMBRA_PURE="1") == "5 plain"

    edit(checkout)
    assert imports(checkout) == "6 plain"

    compile_coin(checkout)
    assert imports(checkout) == f"6 {COMPILED_KIND}"
    assert not first.exists(), "what the older source was compiled to is in nobody's way"


def test_pure_means_plain_also_where_compiled_files_lie_beside_their_sources(checkout: Path) -> None:
    """As they do in an installed wheel."""
    compile_coin(checkout)
    built = _compiled.build_folder(checkout / "src")
    if THERE_IS_A_COMPILER:
        shutil.copytree(built, checkout / "src", dirs_exist_ok=True)
    edit(checkout)
    assert imports(checkout) == ("5 native" if THERE_IS_A_COMPILER else "6 plain")
    assert imports(checkout, ALHAMBRA_PURE="1") == "6 plain"
