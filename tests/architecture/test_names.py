"""One name for one thing: no two public classes of the program share theirs."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import alhambra

SOURCES = Path(alhambra.__file__).parent


def public_classes() -> dict[str, list[str]]:
    """The files that define a class of this name at their top."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(file.relative_to(SOURCES).as_posix())
    return found


def test_every_public_class_has_a_name_of_its_own() -> None:
    assert {name: files for name, files in public_classes().items() if len(files) > 1} == {}
