"""What the server writes about itself, to the standard error.

A line names tables and guests by their ids, as `alhambra admin` does, and never what proves anyone, what a deal is made
from or what people say to each other.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

import msgspec


class LogKind(StrEnum):
    """`trouble` is for people at a terminal: only what went wrong. The others tell everything, one line for each."""

    TROUBLE = "trouble"
    TEXT = "text"
    JSON = "json"


class JsonLines(logging.Formatter):
    """One JSON object in a line, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


NONSENSE: Final = frozenset(
    {
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)
"""What uvicorn logs about malformed requests: nothing is wrong, and anybody could fill the log with it."""


def set_up_logs(kind: LogKind) -> None:
    """For the process as a whole."""
    stream = logging.StreamHandler()
    stream.addFilter(lambda record: record.msg not in NONSENSE)
    if kind is LogKind.JSON:
        stream.setFormatter(JsonLines())
    else:
        time = "%(asctime)s " if kind is LogKind.TEXT else ""
        stream.setFormatter(logging.Formatter(f"{time}%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[stream], level=logging.WARNING)
    # Of other people's parts only trouble: uvicorn would tell the address of every socket, which is a table's key.
    logging.getLogger("alhambra").setLevel(logging.WARNING if kind is LogKind.TROUBLE else logging.INFO)
