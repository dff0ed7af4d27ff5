"""`python -m alhambra.server` is `alhambra serve`."""

from __future__ import annotations

import cyclopts

from alhambra.server.commands import serve_command

if __name__ == "__main__":
    cyclopts.run(serve_command)
