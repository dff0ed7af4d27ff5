"""What git knows of this checkout."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.places import BUILD, ROOT, digest, is_stamped
from tools.say import Trouble

TESTED = BUILD / "tested.txt"
"""Written when `./run test` has passed as a whole: the digest of what was tested."""


def git(*arguments: str, checkout: Path = ROOT) -> str:
    """What git answers; Trouble with its own words if it refuses."""
    done = subprocess.run(["git", *arguments], cwd=checkout, capture_output=True, text=True)
    if done.returncode != 0:
        raise Trouble(f"git {arguments[0]} failed: {done.stderr.strip() or 'this is no checkout'}")
    return done.stdout


def whole_checkout() -> list[Path]:
    """Every file that is or could be committed."""
    names = git("ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def mark_tested(tested: str) -> None:
    BUILD.mkdir(exist_ok=True)
    TESTED.write_text(tested)


def is_tested() -> bool:
    return is_stamped(TESTED, digest(whole_checkout()))
