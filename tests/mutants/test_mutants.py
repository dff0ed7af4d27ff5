"""The tests are tested: a copy of the engine plays by each wrong rule of mutants.toml, and the rule tests notice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.mutants.runner import BROKEN, FAILED, PASSED
from tests.mutants.workshop import Mutant, all_mutants, change, copy_sources, run_tests

MUTANTS = all_mutants()

HARMLESS = {
    "A24": "what Dirk is called changes nothing",
    "A29": "walls cannot branch in a valid palace; it follows from R22",
    "A32": "no line of the gap rule looks at walls",
    "A47": "a question of how the sources are read, settled in R2 and R32",
}
"""Rulings without a mutant, and why."""


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.title)
def test_a_wrong_rule_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    """By the test named with it."""
    change(copy_sources(tmp_path), mutant)
    outcome, words = run_tests(tmp_path, [mutant.killed_by])
    assert outcome != BROKEN, f"{mutant.killed_by} cannot be called:\n{words}"
    assert outcome == FAILED, f"{mutant.title}: {mutant.killed_by} did not notice ({mutant.rule})"


def test_without_a_change_the_same_tests_pass(tmp_path: Path) -> None:
    """So that it is the change that they notice."""
    outcome, words = run_tests(copy_sources(tmp_path), sorted({mutant.killed_by for mutant in MUTANTS}))
    assert outcome == PASSED, words


def test_a_test_that_does_not_exist_notices_nothing(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    assert run_tests(tmp_path, ["test_buying.py::test_no_such_thing"])[0] == BROKEN
    assert run_tests(tmp_path, ["test_no_such_chapter.py::test_buying"])[0] == BROKEN


def test_every_ruling_that_changes_play_has_a_mutant() -> None:
    cited = {number for mutant in MUTANTS for number in re.findall(r"A\d+", mutant.rule)}
    assert {f"A{number}" for number in range(1, 49)} - cited == HARMLESS.keys()


def test_every_mutant_is_another_one() -> None:
    assert len({mutant.title for mutant in MUTANTS}) == len(MUTANTS)
    assert len({(mutant.file, mutant.find, mutant.replace) for mutant in MUTANTS}) == len(MUTANTS)
