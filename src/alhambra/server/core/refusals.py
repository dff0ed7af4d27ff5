"""What was asked and is not done: the one exception for it, and its codes."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from alhambra.reasons import Reason


class RefusalCode(StrEnum):
    """Why something was not done. The client says it in words."""

    ILLEGAL_MOVE = "illegal_move"  # the rules say no: `reason` says why
    NOT_A_MOVE = "not_a_move"  # the text is no move
    STALE_VERSION = "stale_version"  # something happened first; the update is on its way
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_SEAT = "not_your_seat"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    GAME_OVER = "game_over"
    NOT_A_RECORD = "not_a_record"  # the text is no game in the notation: `fault` says where it goes wrong
    NOT_OVER = "not_over"  # records and the secret of the deal exist once the game is over
    TABLE_CLOSED = "table_closed"
    TABLE_FULL = "table_full"  # its log is full: moves are still played, and the next game is at another table
    READ_ONLY = "read_only"  # the stored table does not replay; it can be looked at, not played
    SHARES_MISSING = "shares_missing"  # somebody is bound to no share in the deal: they have to come by
    NOT_THAT_SHARE = "not_that_share"  # its SHA-256 is not the commitment of this seat
    NOT_STARTING = "not_starting"  # no start is pending, so no share is asked for
    NOT_AGREED = "not_agreed"  # somebody has not said yet that they want the rematch
    NAME_TAKEN = "name_taken"  # a computer player is called so
    SEATS_OPEN = "seats_open"  # every seat must be taken, or be filled with computer players
    SEAT_TAKEN = "seat_taken"
    SEAT_OPEN = "seat_open"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_LEVEL = "no_such_level"
    NO_SUCH_STEP = "no_such_step"
    NOT_THE_OWNER = "not_the_owner"
    NO_SPECTATORS = "no_spectators"
    NOT_WELCOME = "not_welcome"  # the owner has removed this guest from the table
    NO_SUCH_GUEST = "no_such_guest"
    NO_SUCH_REMARK = "no_such_remark"
    TALK_CLOSED = "talk_closed"  # the owner of the table lets nobody talk, or not this guest, or not in words
    SLOW_TALK = "slow_talk"  # at this table everybody waits a while between two remarks
    BANNED = "banned"  # the host has shut this guest or this address out, until a time that `GET /api/me/ban` tells
    TOO_SOON = "too_soon"  # to call a computer player for somebody: `turn.call_from` tells when
    PLAYED_BY_COMPUTER = "played_by_computer"  # a computer player has this seat already
    PLAYED_BY_PERSON = "played_by_person"  # nothing to return to: the seat is played by its holder
    NO_SESSION = "no_session"  # no cookie or token, or one that is not known
    LINK_USED = "link_used"  # a personal link works once and for a short time
    WRONG_ORIGIN = "wrong_origin"
    NOT_UNDERSTOOD = "not_understood"
    NOT_FOUND = "not_found"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"  # tables, connections or guests: a limit of this server
    TOO_SLOW = "too_slow"  # the client did not read what was sent to it
    OLD_PAGE = "old_page"  # another protocol number: load the page again
    NOT_OFFERED = "not_offered"  # the host of this server has not set it up
    ADDRESS_NOT_ALLOWED = "address_not_allowed"  # the server does not ask such addresses
    NOT_DELIVERED = "not_delivered"  # a message was not taken where it was sent
    NOT_CONFIRMED = "not_confirmed"  # the link in the mail has not been followed
    NOT_STORED = "not_stored"  # the disk is full or the database locked; nothing has changed, try again
    SERVER_STOPS = "server_stops"
    SERVER_ERROR = "server_error"


class RecordFaultKind(StrEnum):
    """What is wrong with a game file. The client says it in words."""

    TEXT = "text"  # not the notation
    RULES = "rules"  # another version of the rules
    SETUP = "setup"  # no game can be set up like this
    TURN = "turn"  # it is another player's turn
    MOVE = "move"  # the rules say no: `reason` says why
    RESULT = "result"  # the game is not over, or has another result


class RecordFault(Struct, frozen=True):
    """What is wrong with a game file, and where: counted from 1."""

    kind: RecordFaultKind
    line: int
    column: int


class Refused(Exception):
    """Nothing has changed. `code` tells why, `reason` the rule behind it where the rules of the game say no, and
    `fault` where a game file goes wrong.
    """

    def __init__(
        self, code: RefusalCode, detail: str, reason: Reason | None = None, fault: RecordFault | None = None
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.reason = reason
        self.fault = fault
