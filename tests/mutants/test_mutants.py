"""The tests are tested: a copy of the engine plays by each wrong rule of mutants.toml, and the rule tests notice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.mutants.workshop import FAILED, PASSED, RULE_TESTS, Mutant, all_mutants, change, copy_sources, run_tests
from tests.support.games import IS_DEEP

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
    """By the test named with it; deep, by all rule tests together, that one aside or not."""
    change(copy_sources(tmp_path), mutant)
    tests = [str(RULE_TESTS)] if IS_DEEP else [str(RULE_TESTS / mutant.killed_by)]
    assert run_tests(tmp_path, tests) == FAILED, f"{mutant.title}: nobody noticed ({mutant.rule})"


def test_without_a_change_the_same_tests_pass(tmp_path: Path) -> None:
    """So that it is the change that they notice."""
    tests = sorted({str(RULE_TESTS / mutant.killed_by) for mutant in MUTANTS})
    assert run_tests(copy_sources(tmp_path), tests) == PASSED


def test_every_ruling_that_changes_play_has_a_mutant() -> None:
    cited = {number for mutant in MUTANTS for number in re.findall(r"A\d+", mutant.rule)}
    assert {f"A{number}" for number in range(1, 49)} - cited == HARMLESS.keys()


def test_every_mutant_is_another_one() -> None:
    assert len({mutant.title for mutant in MUTANTS}) == len(MUTANTS)
    assert len({(mutant.file, mutant.find, mutant.replace) for mutant in MUTANTS}) == len(MUTANTS)
