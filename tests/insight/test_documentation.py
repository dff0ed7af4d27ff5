"""docs/insight.md is true."""

from __future__ import annotations

import re
from pathlib import Path

from alhambra import insight

TEXT = Path(__file__).parents[2].joinpath("docs", "insight.md").read_text(encoding="utf-8")


def test_its_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(example, "docs/insight.md", "exec"), {})


def test_it_names_every_question_that_can_be_asked() -> None:
    asked = {name for name in insight.__all__ if name.islower()}
    assert asked == {"imagine", *re.findall(r"^\| `(\w+)\([^|]*\)` \|", TEXT, re.MULTILINE)}
