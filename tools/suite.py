"""`./run test`: every check and every test, where the time went, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tools import browser, build_page, checks, deep, environment
from tools.checkout import mark_tested, whole_checkout
from tools.environment import HOME
from tools.places import digest
from tools.pytest_call import compile_for, in_parallel, pytest
from tools.tally import Tally
from tools.turns import one_at_a_time


def test(arguments: Sequence[str]) -> int:
    """Everything; or, if tests are named, only these; or deep, part by part."""
    is_deep = "--deep" in arguments
    chosen = [argument for argument in arguments if argument != "--deep"]
    parts = deep.chosen_parts(chosen) if is_deep else None
    tally = Tally()
    if not set_up(tally, needs_page=may_open_the_page(chosen) if parts is None else deep.need_the_page(parts)):
        return tally.finish()
    if parts is not None:
        deep.run(tally, parts)
    elif chosen:
        tally.suite("tests", lambda report: pytest(HOME, report, chosen, is_deep=is_deep))
    else:
        tested = digest(whole_checkout())
        tally.side_by_side(_all_tests, _all_checks)
        if not tally.failed:
            mark_tested(tested)
    return tally.finish()


def set_up(tally: Tally, *, needs_page: bool) -> bool:
    with one_at_a_time():
        if not tally.check("environment", lambda: environment.ensure(HOME, "test")):
            return False
        if needs_page:
            tally.side_by_side(_compile_the_engine, _build_the_page)
            tally.check("browser", browser.ensure)
        else:
            _compile_the_engine(tally)
    return True


def may_open_the_page(chosen: Sequence[str]) -> bool:
    """Whether browser tests may be among these: unless folders or files are named and theirs is not one of them."""
    named = [Path(argument.partition("::")[0]).parts for argument in chosen if argument.startswith("tests")]
    return not named or any(parts[:2] in (("tests",), ("tests", "web")) for parts in named)


def _all_tests(tally: Tally) -> None:
    tally.suite("tests", lambda report: pytest(HOME, report, in_parallel(), is_deep=False))


def _all_checks(tally: Tally) -> None:
    """One after the other beside the tests: they fill the moments in which a browser or a disk is waited for."""
    checks.check_python(tally)
    checks.check_page(tally)
    tally.suite("vitest", checks.vitest)


def _compile_the_engine(tally: Tally) -> None:
    tally.check("compile the engine", lambda: compile_for(HOME))


def _build_the_page(tally: Tally) -> None:
    tally.check("build the page", lambda: build_page.ensure(HOME))
