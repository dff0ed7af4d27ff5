"""Every command of `alhambra`, in the order in which help lists them: the one place to add another.

A command is a function in a module of its own, which is imported only when it is called. It returns None or an exit
code and raises `Trouble` for what the person at the keyboard can mend. Its docstring is its help and has an example, a
line that begins with `$ alhambra`; a test runs it, unless the command is for a server and those who host one.
docs/cli.md lists the commands too.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Command(NamedTuple):
    name: str
    function: str
    """Where it is: `package.module:function`."""
    summary: str
    group: str
    needs_a_server: bool = False


PLAY: Final = "Playing"
HOST: Final = "Hosting"
STUDY: Final = "Games"
MEASURE: Final = "Measuring"

COMMANDS: Final = (
    Command("serve", "alhambra.server.commands:serve_command", "Serve the page on which people play.", PLAY, True),
    Command("admin", "alhambra.server.operations.admin:admin_command", "Look after a server that runs.", HOST, True),
    Command(
        "backup", "alhambra.server.operations.backup:backup_command", "Copy all games and guests to a file.", HOST, True
    ),
    Command(
        "restore", "alhambra.server.operations.backup:restore_command", "Bring back what was backed up.", HOST, True
    ),
    Command("simulate", "alhambra.cli.simulate:simulate", "Play games and sum them up.", STUDY),
    Command("show", "alhambra.cli.show:show", "Draw a game in the terminal, step by step.", STUDY),
    Command("check", "alhambra.cli.check:check", "Say whether games are played by the rules.", STUDY),
    Command("why", "alhambra.cli.why:why", "Say why a move is not possible.", STUDY),
    Command("review", "alhambra.cli.review:review", "Say what each turn was worth, and which were better.", STUDY),
    Command("explain", "alhambra.cli.review:explain", "The old name of review --at.", STUDY),
    Command("transcript", "alhambra.cli.transcript:transcript", "Print a game as JSON for other programs.", STUDY),
    Command("verify", "alhambra.cli.verify:verify", "Check that a game was dealt fairly.", STUDY),
    Command("words", "alhambra.cli.words:words", "Say what a language of the page still lacks.", STUDY),
    Command("arena", "alhambra.cli.arena:arena", "Let bots play against each other and report.", MEASURE),
    Command("tune", "alhambra.cli.tune:tune_command", "Improve the planner's weights by self-play.", MEASURE),
    Command("perft", "alhambra.cli.perft:perft", "Count the lines of play from a deal.", MEASURE),
    Command("bench", "alhambra.cli.bench:bench", "Measure the engine's speed.", MEASURE),
)
