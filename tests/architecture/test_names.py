"""One name for one thing: no two public classes of the program share theirs."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import alhambra

SOURCES = Path(alhambra.__file__).parent

SHARED_WITH_THE_SERVER = {
    "CallComputer",
    "ClockStarted",
    "ClockStopped",
    "Clocks",
    "Concede",
    "OpenSeat",
    "Outcome",
    "Refused",
    "Remark",
    "RematchAsked",
    "RestartTurn",
    "Said",
    "SeatComputer",
    "SpectatorRemoved",
    "Table",
    "TakeSeat",
    "Turn",
    "TurnRestarted",
}
"""Names that the server still gives twice, or takes from elsewhere. None may be added."""


def public_classes() -> dict[str, list[str]]:
    """The files that define a class of this name at their top."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(file.relative_to(SOURCES).as_posix())
    return found


def test_every_public_class_has_a_name_of_its_own() -> None:
    shared = {name: files for name, files in public_classes().items() if len(files) > 1}
    assert {name: files for name, files in shared.items() if name not in SHARED_WITH_THE_SERVER} == {}
    assert set(shared) == SHARED_WITH_THE_SERVER, "a name that is its own now leaves the list"
