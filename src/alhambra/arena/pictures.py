"""The report's picture, for those who have matplotlib (the extra `report`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import matplotlib

if TYPE_CHECKING:
    from alhambra.arena.report import Report

matplotlib.use("Agg")


def write_picture(file: Path, report: Report) -> Path:
    """Win shares of all matches with their intervals."""
    from matplotlib import pyplot

    lines = [(summary.title, line) for summary in report.matches for line in summary.lines]
    figure, axes = pyplot.subplots(figsize=(8, 1 + 0.4 * len(lines)))
    values = [line.share.value for _, line in lines]
    # Of a share of 0 or 1 the interval may miss its own value by a rounding error.
    below = [max(0.0, line.share.value - line.share.low) for _, line in lines]
    above = [max(0.0, line.share.high - line.share.value) for _, line in lines]
    places = list(range(len(lines)))
    axes.barh(places, values, xerr=[below, above], color="#3f6fb5")
    axes.plot([line.fair for _, line in lines], places, "k|", markersize=14)
    axes.set_yticks(places, [f"{line.label} ({title})" for title, line in lines])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of victories, 95 % intervals; a fair share is marked")
    figure.tight_layout()
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
    return file
