"""How a refusal is said in HTTP."""

from __future__ import annotations

from typing import Final

from alhambra.server.core.refusals import RefusalCode, Refused

STATUS: Final = {
    RefusalCode.NO_SESSION: 401,
    RefusalCode.NOT_YOUR_SEAT: 403,
    RefusalCode.NOT_THE_OWNER: 403,
    RefusalCode.NO_SPECTATORS: 403,
    RefusalCode.NOT_WELCOME: 403,
    RefusalCode.WRONG_ORIGIN: 403,
    RefusalCode.TALK_CLOSED: 403,
    RefusalCode.BANNED: 403,
    RefusalCode.NO_SUCH_TABLE: 404,
    RefusalCode.NO_SUCH_SEAT: 404,
    RefusalCode.NO_SUCH_LEVEL: 404,
    RefusalCode.NO_SUCH_STEP: 404,
    RefusalCode.NO_SUCH_GUEST: 404,
    RefusalCode.NO_SUCH_REMARK: 404,
    RefusalCode.NOT_FOUND: 404,
    RefusalCode.LINK_USED: 410,
    RefusalCode.TOO_LARGE: 413,
    RefusalCode.NOT_UNDERSTOOD: 400,
    RefusalCode.NOT_A_MOVE: 400,
    RefusalCode.NOT_A_RECORD: 400,
    RefusalCode.ADDRESS_NOT_ALLOWED: 400,
    RefusalCode.TOO_FAST: 429,
    RefusalCode.TOO_MANY: 429,
    RefusalCode.NOT_STORED: 503,
    RefusalCode.SERVER_STOPS: 503,
    RefusalCode.SERVER_ERROR: 500,
}
"""What is not here is 409, not possible as things stand."""


def status_of(refusal: Refused) -> int:
    return STATUS.get(refusal.code, 409)
