"""Bodies mean what they say: 1 is not true, and "1" is not 1."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.protocol.basics import TOO_DEEP
from alhambra.values import from_text


class StrictRequest(Request[Any, Any, Any]):
    """Litestar converts a body loosely; this decodes it as the protocol describes it, before Litestar does."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # Litestar's word for a line that broke: nobody's fault, least of all ours
            raise Refused(RefusalCode.NOT_UNDERSTOOD, "the request ended in the middle of its body") from None

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return _decoder_of(wanted).decode(await self.body())
        except (msgspec.DecodeError, UnicodeError) as trouble:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, str(trouble)) from None
        except RecursionError:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, TOO_DEEP) from None


@cache
def _decoder_of(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted, dec_hook=from_text)
