"""`python -m alhambra`: the command line where its folder of programs is not on the path."""

from __future__ import annotations

from alhambra.cli import main

if __name__ == "__main__":  # not in the worker processes of an arena, which import it too
    main()
