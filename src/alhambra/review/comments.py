"""A review as comments in a record, to be read in any program that reads `.alh`."""

from __future__ import annotations

from msgspec.structs import replace

from alhambra.notation import Comment, Record
from alhambra.review.figures import GameReview, ReviewedTurn


def with_comments(record: Record, review: GameReview) -> Record:
    """The record, with a comment after each turn that was a fault."""
    found = [
        Comment(decision.last, words) for decision in review.decisions if (words := _words_on(decision)) is not None
    ]
    return replace(record, comments=(*record.comments, *found))


def _words_on(decision: ReviewedTurn) -> str | None:
    told = decision.judgement
    if told.cost is None or told.grade is None:
        return None
    gap = told.cost.gap
    better = "; ".join(map(str, told.turns[0].moves))
    return (
        f"{told.grade} ({told.cost.cause}): {gap.points:.1f} points, {100 * gap.share:.1f} % of the victories."
        f" Better: {better}"
    )
