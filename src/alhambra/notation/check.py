"""Checking a record: is it the record of a game?"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from alhambra.game import Game
from alhambra.notation.records import Reading, TextPlace
from alhambra.reasons import Reason


class FaultKind(StrEnum):
    """What can be wrong with a record that can be read."""

    TURN = "turn"  # it is another seat's
    MOVE = "move"  # the rules say no
    RESULT = "result"  # the game is not over, or has another


class Fault(Struct, frozen=True):
    """What is wrong with a record, where it stands in the text, and after how many moves."""

    kind: FaultKind
    place: TextPlace
    step: int
    message: str
    reason: Reason | None = None

    def __str__(self) -> str:
        return f"line {self.place.line}, column {self.place.column}: {self.message}"


def check_record(reading: Reading) -> Fault | None:
    """The first fault; None if all moves are legal, all turns their players', and the result is what comes out."""
    record = reading.record
    game = Game(record.setup)
    for number, (turn, place) in enumerate(zip(record.turns, reading.turns, strict=True), record.first_turn):
        if game.actor is not None and game.actor != turn.seat:
            message = f"turn {number} is seat {game.actor}'s, not seat {turn.seat}'s"
            return Fault(FaultKind.TURN, place, len(game.moves), message)
        for move in turn.moves:
            step = len(game.moves)
            reason = game.why_not(move)
            if reason is not None:
                return Fault(FaultKind.MOVE, reading.moves[step], step, f"'{move}' is illegal: {reason}", reason)
            game.play(move)
    if record.result is not None and not game.is_over:
        return Fault(FaultKind.RESULT, reading.result, len(game.moves), "there is a result, but the game is not over")
    if record.result is not None and record.result != game.scores:
        expected = " ".join(map(str, game.scores))
        return Fault(
            FaultKind.RESULT, reading.result, len(game.moves), f"the result does not come out; it is {expected}"
        )
    return None
