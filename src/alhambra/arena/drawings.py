"""Plots as small SVG pictures, so that a report needs no other program."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from alhambra.arena.match_summary import Line

WIDTH = 640
LABELS = 190
ROW = 26
COLOURS = ("#3f6fb5", "#8d4a9c", "#6f6f6f", "#b5433a", "#3f8f4f", "#9a6b1f", "#c9a227")
"""For the six kinds in order, and for the wall."""


def shares_plot(lines: Sequence[Line]) -> str:
    """Win shares with their intervals; the dashed line is a fair share."""
    room = WIDTH - LABELS - 60
    parts = []
    for i, line in enumerate(lines):
        y = ROW * i + 8
        low, high = LABELS + room * line.share.low, LABELS + room * line.share.high
        fair = LABELS + room * line.fair
        parts += [
            _text(0, y + 13, line.label),
            f'<rect x="{LABELS}" y="{y}" width="{room * line.share.value:.1f}" height="16" fill="{COLOURS[0]}"/>',
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y + 8}" y2="{y + 8}" stroke="#222" stroke-width="2"/>',
            f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 3}" y2="{y + 19}" stroke="#222" stroke-dasharray="3 2"/>',
            _text(LABELS + room + 8, y + 13, f"{line.share.value:.1%}"),
        ]
    return _picture(parts, ROW * len(lines) + 8, "Share of victories, with 95 % intervals")


def sources_plot(lines: Sequence[Line]) -> str:
    """Where the points came from: the six kinds, then the walls."""
    most = max((line.points.value for line in lines), default=1.0) or 1.0
    room = WIDTH - LABELS - 60
    parts = []
    for i, line in enumerate(lines):
        y = ROW * i + 8
        x = float(LABELS)
        parts.append(_text(0, y + 13, line.label))
        for (source, points), colour in zip([*line.majorities.items(), ("wall", line.walls)], COLOURS, strict=True):
            width = max(0.0, room * points / most)
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="16" fill="{colour}">'
                f"<title>{escape(source)}: {points:.1f}</title></rect>"
            )
            x += width
        parts.append(_text(x + 6, y + 13, f"{line.points.value:.1f}"))
    y = ROW * len(lines) + 14
    names = [*(lines[0].majorities if lines else ()), "wall"]
    for i, (name, colour) in enumerate(zip(names, COLOURS, strict=False)):
        parts.append(f'<rect x="{i * 90}" y="{y}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(i * 90 + 16, y + 11, name))
    return _picture(parts, y + 20, "Points by source")


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="13">{escape(words)}</text>'


def _picture(parts: Sequence[str], height: int, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" role="img"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )
