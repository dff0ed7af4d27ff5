"""Where things lie."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
WEB = ROOT / "web"
REQUIREMENTS = ROOT / "requirements"


def digest(files: Iterable[Path]) -> str:
    """One text that changes when one of the files changes, comes, goes or is renamed; not when the checkout moves."""
    total = hashlib.sha256()
    for file in sorted(files):
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        total.update(f"{name}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def is_stamped(stamp: Path, text: str) -> bool:
    """Whether the work that this stamp stands for was done for this text."""
    return stamp.is_file() and stamp.read_text() == text
