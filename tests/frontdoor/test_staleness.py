"""Compiled code runs only while it matches its sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import _compiled
from tools.compile_engine import COMPILED, NO_COMPILER, this_machines_trouble
from tools.places import ROOT

COIN = "def worth() -> int:\n    return 5\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose whole rulebook is one coin."""
    package = tmp_path / "src" / "alhambra"
    (package / "rules").mkdir(parents=True)
    shutil.copy(_compiled.__file__, package)
    shutil.copy(_compiled.SOURCES / "alhambra" / "rules" / "__init__.py", package / "rules")
    (package / "__init__.py").touch()
    (package / "rules" / "coin.py").write_text(COIN)
    return tmp_path


def test_an_edit_leads_to_another_build_folder(checkout: Path) -> None:
    before = _compiled.build_folder(checkout / "src")
    (checkout / "src/alhambra/rules/coin.py").write_text(COIN.replace("5", "6"))
    assert _compiled.build_folder(checkout / "src") != before


def test_a_renamed_chapter_leads_to_another_build_folder(checkout: Path) -> None:
    before = _compiled.build_folder(checkout / "src")
    (checkout / "src/alhambra/rules/coin.py").rename(checkout / "src/alhambra/rules/money.py")
    assert _compiled.build_folder(checkout / "src") != before


def test_taking_an_edit_back_leads_back_to_the_old_build_folder(checkout: Path) -> None:
    before = _compiled.build_folder(checkout / "src")
    (checkout / "src/alhambra/rules/coin.py").write_text("")
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


def compile_coin(checkout: Path) -> str:
    """Compile the checkout as `./run` does; on a machine without a C compiler it stays plain."""
    shutil.copytree(ROOT / "tools", checkout / "tools")
    done = subprocess.run([sys.executable, "-m", "tools.compile_engine"], cwd=checkout, capture_output=True, text=True)
    expected = NO_COMPILER if this_machines_trouble() else COMPILED
    assert done.returncode == expected, done.stderr
    return "native" if expected == COMPILED else "plain"


def test_compiled_code_runs_until_its_source_is_edited(checkout: Path) -> None:
    compiled = compile_coin(checkout)
    folder = _compiled.build_folder(checkout / "src")
    assert imports(checkout) == f"5 {compiled}"
    assert imports(checkout, ALHAMBRA_PURE="1") == "5 plain"

    (checkout / "src/alhambra/rules/coin.py").write_text(COIN.replace("5", "6"))
    assert imports(checkout) == "6 plain"

    if compiled == "native":  # as in an installed wheel, where the compiled files lie beside their sources
        shutil.copytree(folder, checkout / "src", dirs_exist_ok=True)
        assert imports(checkout) == "5 native"
        assert imports(checkout, ALHAMBRA_PURE="1") == "6 plain"
