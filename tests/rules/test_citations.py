"""No rule without a test: the docstrings of these tests cite every rule and every ruling that changes play."""

from __future__ import annotations

import ast
import re
from pathlib import Path

NOT_FOR_THE_ENGINE = {
    "A24": "what Dirk is called is a matter of language",
}


def cited() -> set[str]:
    """The numbers in the docstrings of the tests of this folder; R22 stands for R22 ii too."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\b[RA][1-9]\d?\b", ast.get_docstring(node) or ""))
    return found


def test_every_rule_is_cited() -> None:
    """R1 ... without gap to the last."""
    assert {f"R{number}" for number in range(1, 44)} - cited() == set()


def test_every_ruling_is_cited() -> None:
    """A1 ... too."""
    assert {f"A{number}" for number in range(1, 49)} - cited() - NOT_FOR_THE_ENGINE.keys() == set()
