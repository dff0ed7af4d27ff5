"""The report of a tournament: Markdown, HTML with plots, JSON, CSV, and PNG where matplotlib is installed."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path

import msgspec
from msgspec import Struct

from alhambra.arena.bot_game import GameRecord
from alhambra.arena.drawings import shares_plot, sources_plot
from alhambra.arena.match_summary import Line, MatchSummary, Rating, rate, summarise
from alhambra.arena.runner import Tournament

HEADINGS = (
    "bot",
    "won",
    "95 %",
    "fair",
    "points",
    "spread",
    "walls",
    "last wall",
    "exact",
    "cards",
    "ms a turn",
    "faults",
)
RATING_HEADINGS = ("bot", "rating", "95 %", "games")
STEP_HEADINGS = ("upper", "lower", "players", "games", "won", "95 %", "fair", "ms a turn", "verdict")
MOST_FAULTS = 50
"""So many kinds of faults are listed."""


class Report(Struct, frozen=True):
    """A tournament in numbers. The matches of bots against themselves are its check on itself."""

    command: str
    engine: str
    matches: tuple[MatchSummary, ...]
    sanity: tuple[MatchSummary, ...]
    ratings: tuple[Rating, ...]
    unplayed: int = 0


def make_report(tournament: Tournament, records: Sequence[GameRecord], command: str, engine: str) -> Report:
    summaries = [
        summarise(match, [record for record in records if record.match == number])
        for number, match in enumerate(tournament.matches)
    ]
    is_sanity = [match.is_of_equals for match in tournament.matches]
    return Report(
        command=command,
        engine=engine,
        matches=tuple(each for each, sane in zip(summaries, is_sanity, strict=True) if not sane),
        sanity=tuple(each for each, sane in zip(summaries, is_sanity, strict=True) if sane),
        ratings=rate(tournament.matches, records),
        unplayed=tournament.games - len(records),
    )


def write_report(folder: Path, report: Report, records: Sequence[GameRecord]) -> list[Path]:
    """Write every form there is; the files."""
    files = {
        "report.md": markdown(report),
        "report.html": html(report),
        "results.json": msgspec.json.format(msgspec.json.encode(report)).decode() + "\n",
        "games.csv": table_of_games(records),
    }
    written = []
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
        written.append(folder / name)
    if find_spec("matplotlib") is not None:  # pragma: no cover - an extra
        from alhambra.arena.pictures import write_picture

        written.append(write_picture(folder / "report.png", report))
    return written


# -------------------------------------------------------------------- words


def markdown(report: Report) -> str:
    lines = ["# Arena", "", f"`{report.command}`", "", f"Engine: {report.engine}.", ""]
    for summary in report.matches:
        lines += [f"## {summary.title}", "", _games_line(summary), ""]
        lines += [*_table(HEADINGS, map(_cells, summary.lines)), ""]
    if report.ratings:
        lines += ["## Ratings", "", *_table(RATING_HEADINGS, map(_rating_cells, report.ratings)), ""]
    lines += ["## Sanity", "", sanity_line(report.sanity), ""]
    faults = fault_lines(report)
    if faults:
        lines += ["## Faults", "", *(f"- {line}" for line in faults), ""]
    return "\n".join(lines)


def _games_line(summary: MatchSummary) -> str:
    unfinished = f", {summary.unfinished} of them unfinished" if summary.unfinished else ""
    return f"{summary.players} players, {summary.games} games{unfinished}, {summary.turns:.0f} turns each."


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    ruled = ["| " + " | ".join(cells) + " |" for cells in (headings, *rows)]
    return [ruled[0], "|---" * len(headings) + "|", *ruled[1:]]


def _cells(line: Line) -> list[str]:
    """How one bot did in a match."""
    return [
        line.label + (f" x {line.seats}" if line.seats > 1 else ""),
        f"{line.share.value:.1%}",
        f"{line.share.low:.1%} to {line.share.high:.1%}",
        f"{line.fair:.1%}",
        f"{line.points.value:.1f}",
        f"{line.spread:.1f}",
        f"{line.walls:.1f}",
        f"{line.final_wall:.1f}",
        f"{line.exact:.1f} of {line.purchases:.1f}",
        f"{line.cards_taken:.1f}",
        f"{line.turn_ms:.1f}",
        str(line.faults),
    ]


def _rating_cells(bot: Rating) -> list[str]:
    rating = bot.rating
    return [bot.label, f"{rating.value:.1f}", f"{rating.low:.1f} to {rating.high:.1f}", str(bot.games)]


def sanity_line(summaries: Sequence[MatchSummary]) -> str:
    """Whether seats are worth the same when everybody plays alike."""
    if not any(summary.games for summary in summaries):
        return "No bot has played against itself."
    words = []
    for summary in summaries:
        if summary.lines:
            line = summary.lines[0]
            fair = "as it should be" if not line.share.excludes(line.fair) else "NOT FAIR"
            where = f"{summary.title} ({summary.players} players)"
            words.append(f"{where}, one of them wins {line.share} in {summary.games} games, {fair}")
    return "; ".join(words) + "."


def fault_lines(report: Report) -> list[str]:
    """What bots failed at, with the game in which each did so first."""
    lines = [
        f"{each.label}: {each.what} ({each.times} x, first in {summary.title}, deal {each.deal}, "
        f"rotation {each.rotation}, turn {each.turn})"
        for summary in (*report.matches, *report.sanity)
        for each in summary.faults
    ]
    left = len(lines) - MOST_FAULTS
    return [*lines[:MOST_FAULTS], f"and {left} more"] if left > 0 else lines


def ladder_page(report: Report, title: str) -> str:
    """A page for a climb: one row for each step, and whether its interval leaves a doubt."""
    lines = [
        f"# {title}",
        "",
        "One seat of the upper bot against a table of the lower one, each deal from every seat. Made by",
        "",
        f"    {report.command}",
        "",
        f"on {report.engine}. Shares in per cent; what the bots are is told in [bots.md](bots.md).",
        "",
        *_table(STEP_HEADINGS, [_step_cells(summary) for summary in report.matches if summary.lines]),
        "",
        '"open" means that so few games cannot tell. Times are of the upper bot, on a machine that may be busy.',
    ]
    if report.unplayed:
        lines += [
            "",
            f"It was broken off with {report.unplayed:,} games to play; the same command with `--resume` goes on.",
        ]
    return "\n".join([*lines, "", sanity_line(report.sanity), ""])


def _step_cells(summary: MatchSummary) -> list[str]:
    upper, lower, share = summary.lines[0], summary.lines[-1], summary.lines[0].share
    verdict = "open" if not share.excludes(upper.fair) else "stronger" if share.value > upper.fair else "weaker"
    return [
        upper.label,
        lower.label,
        str(summary.players),
        str(upper.games),
        f"{100 * share.value:.1f}",
        f"{100 * share.low:.1f} to {100 * share.high:.1f}",
        f"{100 * upper.fair:.1f}",
        "-" if "@" in upper.label else f"{upper.turn_ms:.1f}",  # its budget is its name
        verdict,
    ]


# -------------------------------------------------------------------- other forms


def html(report: Report) -> str:
    """One page that needs nothing else."""
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Arena</title>',
        "<style>body{font-family:sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse}td,th{padding:.2rem .6rem;border-bottom:1px solid #ccc;text-align:right}"
        "td:first-child,th:first-child{text-align:left}svg{display:block;margin:1rem 0;max-width:100%}</style>",
        f"<h1>Arena</h1><p><code>{escape(report.command)}</code></p><p>Engine: {escape(report.engine)}.</p>",
    ]
    for summary in report.matches:
        parts += [f"<h2>{escape(summary.title)}</h2><p>{escape(_games_line(summary))}</p>"]
        parts += [_html_table(HEADINGS, map(_cells, summary.lines))]
        parts += [shares_plot(summary.lines), sources_plot(summary.lines)]
    if report.ratings:
        parts.append("<h2>Ratings</h2>" + _html_table(RATING_HEADINGS, map(_rating_cells, report.ratings)))
    parts.append(f"<h2>Sanity</h2><p>{escape(sanity_line(report.sanity))}</p>")
    faults = "".join(f"<li>{escape(line)}</li>" for line in fault_lines(report))
    parts.append(f"<h2>Faults</h2><ul>{faults}</ul></html>" if faults else "</html>")
    return "\n".join(parts)


def _html_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def table_of_games(records: Sequence[GameRecord]) -> str:
    """One line for each seat of each game, for spreadsheets."""
    columns = (
        "label", "points", "share", "walls", "final_wall", "tiles", "purchases", "exact", "cards_taken", "gifts",
        "seconds", "longest",
    )  # fmt: skip
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("match", "deal", "rotation", "turns", "seat", *columns))
    for record in sorted(records, key=lambda each: (each.match, each.deal, each.rotation)):
        for seat, one in enumerate(record.seats):
            values = [getattr(one, column) for column in columns]
            writer.writerow((record.match, record.deal, record.rotation, record.turns, seat, *values))
    return text.getvalue()
