"""Text for positions and whole games, and back. docs/notation.md has the grammar."""

from alhambra.notation.check import Fault, FaultKind, check_record
from alhambra.notation.record import Comment, Record, Turn
from alhambra.notation.records import Reading, TextPlace, parse_record, print_record, read_record
from alhambra.notation.setups import AnySetup, parse_setup, print_setup
from alhambra.notation.tokens import NotationError, OtherRulesError

__all__ = [
    "AnySetup",
    "Comment",
    "Fault",
    "FaultKind",
    "NotationError",
    "OtherRulesError",
    "Reading",
    "Record",
    "TextPlace",
    "Turn",
    "check_record",
    "parse_record",
    "parse_setup",
    "print_record",
    "print_setup",
    "read_record",
]
