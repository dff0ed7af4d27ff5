"""How far long work has come, and how fast it goes: on a terminal only, and not in the way of what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

Item = TypeVar("Item")


class SpeedColumn(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


def track(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """The items, while a bar shows how many of them have come."""
    with _bar(what) as progress:
        yield from progress.track(items, total=total)


@contextmanager
def counter(what: str) -> Iterator[Callable[[int, int], None]]:
    """To be called with how many are done, and of how many, while a bar shows it."""
    with _bar(what) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _bar(what: str) -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), SpeedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)
