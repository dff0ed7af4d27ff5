"""Entries that everybody is told as they are have nothing to hide."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from alhambra.server.core import log

SECRETS = {"guest", "owner", "random", "secret", "contributions", "sitter", "seats"}


@pytest.mark.parametrize("kind", log.PublicEntry.__subclasses__(), ids=lambda kind: kind.__name__)
def test_a_public_entry_has_no_field_for_a_secret(kind: type[msgspec.Struct]) -> None:
    for field in msgspec.structs.fields(kind):
        assert field.name not in SECRETS
        assert not _holds(field.type, log.Sitter)


def _holds(annotation: object, kind: type) -> bool:
    return annotation is kind or any(_holds(part, kind) for part in get_args(annotation))


def test_every_public_entry_is_published() -> None:
    assert set(get_args(log.PublishedEntry)) == set(log.PublicEntry.__subclasses__())


def test_every_entry_with_a_secret_is_no_public_one() -> None:
    every = {kind for part in get_args(log.AnyEntry) for kind in (get_args(part) or (part,))}
    hiding = {kind for kind in every if SECRETS & {field.name for field in msgspec.structs.fields(kind)}}
    assert {log.TableOpened, log.SeatFilled, log.GameStarted, log.RematchAsked, log.AgreedToRematch} <= hiding
    assert not hiding & set(log.PublicEntry.__subclasses__())
