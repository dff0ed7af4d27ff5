"""Bots by name, and the ladder they stand on."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.bots import Bot, Budget, UnknownBot, levels, make, names


@pytest.mark.parametrize("name", names())
def test_every_name_makes_a_bot(name: str) -> None:
    assert isinstance(make(name, seed=3), Bot)


def test_the_ladder_has_at_least_six_rungs_and_no_gap() -> None:
    rungs = [level.rung for level in levels()]
    assert rungs == sorted(rungs)
    assert set(rungs) == set(range(1, max(rungs) + 1))
    assert max(rungs) >= 6


def test_three_characters_share_the_middle() -> None:
    ids = [level.id for level in levels()]
    assert {"mason", "gardener", "banker"} == {
        level.id for level in levels() if ids.count(level.id) == 1 and level.rung == 3
    }


def test_every_level_can_be_made_and_has_a_budget() -> None:
    for level in levels():
        make(level.id)
        assert level.budget.seconds is not None


def test_an_unknown_bot_is_answered_with_all_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'architekt' is no bot\. There are: random.*Did you mean 'architect'\?"):
        make("architekt")


def test_a_bot_of_ones_own_is_named_by_module_and_function() -> None:
    assert isinstance(make("alhambra.bots.greedy_bot:GreedyBot", 1), Bot)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "cannot be imported"),
        ("alhambra.bots.greedy_bot:Nobody", "no function"),
        ("tests.arena.faulty_bots:Stillborn", r"cannot be made from a seed: RuntimeError: no model file for 0"),
        ("tests.arena.faulty_bots:Mute", "a Mute, which has no method 'choose'"),
    ],
)
def test_a_bot_of_ones_own_that_is_not_there_is_refused(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        make(name)


def test_a_module_that_breaks_while_it_is_imported_is_told_like_one_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("half_written.py").write_text("class Bot(:\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownBot, match=r"cannot be imported: SyntaxError: .*half_written\.py, line 1"):
        make("half_written:Bot")


@pytest.mark.parametrize("limits", [{"seconds": 0}, {"seconds": -1.0}, {"simulations": 0}])
def test_a_budget_of_nothing_is_refused(limits: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="there must be"):
        Budget(**limits)
