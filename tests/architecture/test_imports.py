"""Imports point one way: whoever comes later on this list may use whoever comes earlier, never the other way round."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import alhambra

SOURCES = Path(alhambra.__file__).parents[1]
ROOT = Path(__file__).parents[2]

ORDER = [
    "_compiled",  # which form of the rules runs: needed before them
    "rules",
    "values",
    "moves",
    "reasons",
    "view",
    "events",
    "deal",
    "orders",
    "game",
    "perft",
    "position",
    "notation",
    "drawing",
    "transcript",
    "insight",
    "learning",
    "bots",
    "review",
    "arena",
    "testing",
    "server",
    "bench",
    "cli",
]
"""The modules and packages of `alhambra`, lowest first. A new one has to find its place here."""

SERVER_ORDER = [
    "core",  # the table as the fold of its log
    "storage",
    "protocol",
    "timing",
    "background",
    "settings",
    "texts",
    "metrics",
    "rate_limits",
    "guests",
    "runtime",
    "archive",
    "bots",
    "notifications",
    "moderation",  # reports, bans, the host's sessions
    "personal_data",  # what is kept about a guest: told to them, and deleted
    "services",
    "http",
    "operations",
    "serve",
    "commands",
]
"""The same inside `alhambra.server`."""

SERVER_MAY_IMPORT = {
    "core": {"core"},
    "storage": {"core", "storage"},
    "protocol": {"core", "protocol"},
}
"""Who of them may import less than everything before them."""

THE_COMPILER_S_OWN = {"mypy_extensions", "librt", "typing", "__future__"}


THE_ENGINE_S_OWN = {"__future__", "typing", "math", "time"}


def modules() -> dict[str, Path]:
    """Every module by its full name."""
    files = sorted((SOURCES / "alhambra").rglob("*.py"))
    return {".".join(file.relative_to(SOURCES).with_suffix("").parts): file for file in files}


def imports(file: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it, types included."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from names if node.module == "alhambra" else [str(node.module)]


def module_imports(file: Path) -> Iterator[str]:
    """The same, with `from package import module` told as the module."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
    yield from imports(file)


def rank(name: str) -> int | None:
    """The place on the list of the part that a module belongs to; None outside of `alhambra`."""
    first, _, rest = name.partition(".")
    part = rest.split(".")[0]
    return ORDER.index(part) if first == "alhambra" and part in ORDER else None


def test_every_part_of_the_program_has_its_place() -> None:
    parts = {name.split(".")[1] for name in modules()} - {"__init__", "__main__"}
    assert parts <= set(ORDER)


@pytest.mark.parametrize("name", modules())
def test_imports_point_one_way(name: str) -> None:
    own = rank(name)
    if own is None:
        return  # the front of the package and its door, which may see everything
    for imported in imports(modules()[name]):
        other = rank(imported)
        assert other is None or other <= own, f"{name} imports {imported}, which comes later"
        assert imported != "alhambra", f"{name} imports the front of its own package"


def server_part(name: str) -> str | None:
    """The part of the server that a module belongs to; None outside of it, and for its front."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["alhambra", "server"] and len(parts) > 2 and parts[2] in SERVER_ORDER else None


def test_every_part_of_the_server_has_its_place() -> None:
    parts = {name.split(".")[2] for name in modules() if name.startswith("alhambra.server.")}
    assert parts - {"__init__", "__main__"} == set(SERVER_ORDER)


@pytest.mark.parametrize("name", [name for name in modules() if server_part(name)])
def test_imports_inside_the_server_point_one_way(name: str) -> None:
    own = server_part(name)
    assert own is not None
    allowed = SERVER_MAY_IMPORT.get(own, set(SERVER_ORDER[: SERVER_ORDER.index(own) + 1]))
    for imported in module_imports(modules()[name]):
        other = server_part(imported)
        assert other is None or other in allowed, f"{name} imports {imported}"


@pytest.mark.parametrize("name", [name for name in modules() if name.startswith("alhambra.rules.")])
def test_the_rules_import_nothing_but_themselves_and_the_compiler_s_own_types(name: str) -> None:
    allowed = {"alhambra._compiled"} if name == "alhambra.rules.__init__" else set()
    for imported in imports(modules()[name]):
        top = imported.split(".")[0]
        assert top in THE_COMPILER_S_OWN or imported.startswith("alhambra.rules") or imported in allowed


def test_what_decides_which_rules_run_imports_only_the_standard_library() -> None:
    """It runs before anything else, and the build runs it without the rest."""
    for imported in imports(modules()["alhambra._compiled"]):
        assert imported.split(".")[0] in sys.stdlib_module_names


def test_bots_see_views_and_never_a_game() -> None:
    """R43: a bot is given what its seat may see; it deals the rest anew in thought."""
    for name, file in modules().items():
        if name.startswith("alhambra.bots"):
            assert not {"alhambra.game", "alhambra.deal", "alhambra.position"} & set(imports(file)), name


def test_the_bots_engine_stands_on_the_rules_alone() -> None:
    """The players in `bots/*_bot.py` translate between it and views, moves and budgets."""
    for name, file in modules().items():
        if name.startswith("alhambra.bots.engine.") and not name.endswith("__init__"):
            for imported in imports(file):
                own = imported.startswith(("alhambra.rules", "alhambra.bots.engine"))
                assert own or imported in THE_ENGINE_S_OWN, f"{name} imports {imported}"


def test_only_the_storage_uses_threads() -> None:
    """Games are for one thread: the rules keep what they are thinking about in memory of their own."""
    for name, file in modules().items():
        if not name.startswith("alhambra.server.storage."):
            words = set(re.findall(r"\w+", file.read_text("utf-8")))
            assert not {"threading", "to_thread", "run_in_executor", "ThreadPoolExecutor"} & words, name


def test_no_test_is_imported() -> None:
    """What two of them need has a module of its own, named for what it is; tests and conftests are for pytest."""
    files = [file for folder in ("src", "tests", "tools", "examples") for file in sorted((ROOT / folder).rglob("*.py"))]
    tests = {file.stem for file in files if file.stem.startswith("test_") or file.stem == "conftest"}
    found = []
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom) and tests & set(re.findall(r"\w+", ast.unparse(node))):
                found.append(f"{file.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}")
    assert not found, "\n".join(found)
