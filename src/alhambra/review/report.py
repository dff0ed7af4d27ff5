"""A review as a page of its own: a file to keep or to send, which asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from alhambra.moves import Move
from alhambra.notation import Record
from alhambra.review.figures import GameReview, PlayerFigures, ReviewedTurn

COLOURS: Final = ("#0072b2", "#d55e00", "#b39700", "#7a0177", "#2f9bd0", "#1b1a2b")
WIDTH: Final = 720
HEIGHT: Final = 240
MARGIN: Final = 32

STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1a2b;
       background: #f3ecdd; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { padding: .4rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid #c9bfa8; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
svg { width: 100%; height: auto; background: #fffaf0; border: 1px solid #c9bfa8; border-radius: 8px; }
.blunder { color: #9c1c00; font-weight: 600; } .mistake { color: #8a4b00; font-weight: 600; }
@media (prefers-color-scheme: dark) { body { color: #f3ecdd; background: #1b1a2b; } svg { background: #26243a; }
  .blunder { color: #ff9a80; } .mistake { color: #ffc078; } }
"""


def report(record: Record, review: GameReview) -> str:
    """The page. It has no script."""
    names = [_name(record, seat) for seat in range(review.players)]
    return "\n".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width"><title>Alhambra: review of a game</title>',
            f"<style>{STYLE}</style></head><body>",
            "<h1>Review of a game</h1>",
            f"<p>What everybody could expect after each turn, in final points. Effort: {escape(review.effort)};"
            f" judgement {review.judgement}.</p>",
            _graph(review, names),
            _players(review, names),
            "<h2>Faults</h2>",
            _faults(review, names),
            "</body></html>\n",
        )
    )


def _name(record: Record, seat: int) -> str:
    name = record.names[seat] if record.names else ""
    return name or f"Seat {seat}"


def _graph(review: GameReview, names: Sequence[str]) -> str:
    top = max(max(moment.points) for moment in review.moments)
    last = max(1, len(review.moments) - 1)

    def at(number: int, points: float) -> str:
        x = MARGIN + number / last * (WIDTH - 2 * MARGIN)
        y = HEIGHT - MARGIN - points / top * (HEIGHT - 2 * MARGIN)
        return f"{x:.1f},{y:.1f}"

    lines = []
    for seat in range(review.players):
        path = " ".join(at(number, moment.points[seat]) for number, moment in enumerate(review.moments))
        lines.append(f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2" points="{path}"/>')
        end = at(last, review.moments[-1].points[seat]).split(",")
        lines.append(
            f'<text x="{end[0]}" y="{end[1]}" font-size="11" text-anchor="end" fill="{COLOURS[seat]}">'
            f"{escape(names[seat])}</text>"
        )
    label = "Expected final points of everybody, turn by turn"
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>'


def _players(review: GameReview, names: Sequence[str]) -> str:
    head = ("result", "luck", "without luck", "turns", "without fault", "given away a turn")
    rows = [
        "<tr><th>player</th>" + "".join(f'<th class="number">{each}</th>' for each in head) + "</tr>",
        *(_row(names[each.seat], each) for each in review.figures),
    ]
    return f"<table>{''.join(rows)}</table>"


def _row(name: str, each: PlayerFigures) -> str:
    cells = (
        "" if each.final is None else str(each.final),
        f"{each.luck:+.1f}",
        "" if each.adjusted is None else f"{each.adjusted:.1f}",
        str(each.turns),
        "" if each.accuracy is None else f"{each.accuracy:.0%}",
        "" if each.error_rate is None else f"{each.error_rate:.2f} ± {each.error_rate_error:.2f}",
    )
    return f"<tr><td>{escape(name)}</td>" + "".join(f'<td class="number">{cell}</td>' for cell in cells) + "</tr>"


def _faults(review: GameReview, names: Sequence[str]) -> str:
    rows = list(_fault_rows(review, names))
    if not rows:
        return "<p>None.</p>"
    head = "".join(f"<th>{each}</th>" for each in ("step", "player", "what", "played", "better", "cost"))
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def _fault_rows(review: GameReview, names: Sequence[str]) -> Iterator[str]:
    for decision in review.decisions:
        told = decision.judgement
        if told.cost is None or told.played is None or told.grade is None:
            continue
        cells = (
            str(decision.step),
            escape(names[decision.seat]),
            f'<span class="{told.grade}">{told.grade}</span>, {told.cost.cause}',
            _words(told.turns[told.played].moves),
            _words(told.turns[0].moves),
            _cost(decision),
        )
        yield "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _cost(decision: ReviewedTurn) -> str:
    cost = decision.judgement.cost
    assert cost is not None
    gap = cost.gap
    parts = "".join(
        f"<br>{part.source}{f', round {part.round}' if part.round else ''} {part.points:+.1f}"
        for part in cost.parts[:4]
    )
    return (
        f"{gap.points:.1f} ± {gap.points_error:.1f} points,"
        f" {100 * gap.share:.1f} ± {100 * gap.share_error:.1f} % of the victories{parts}"
    )


def _words(moves: Sequence[Move]) -> str:
    return "<br>".join(escape(str(move)) for move in (moves[:-1] or moves))
