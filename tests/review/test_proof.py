"""The proof of reviews, with far fewer games."""

from __future__ import annotations

from pathlib import Path

from alhambra.bench.review_proof import prove, summary
from tests.review.played import TINY


def test_a_proof_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Also where the last line broke off."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    proved = prove(whole, wanted=2, games=2, effort=TINY)
    prove(parts, wanted=1, games=2, effort=TINY)
    parts.write_text(parts.read_text("utf-8") + '{"ProvedFault": {"ga', "utf-8")
    assert prove(parts, wanted=2, games=2, effort=TINY) == proved
    assert prove(parts, wanted=2, games=2, effort=TINY) == proved
    assert len(proved) == 2
    assert summary(proved).startswith("2 faults")
