"""The types of the page are those of the server."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from msgspec import inspect as shapes

from tools.page_types import Writer


class Lamp(Struct, tag="lamp"):
    """Gives light."""

    colour: str
    watts: int | None = None
    tags: tuple[str, ...] = ()


@pytest.mark.parametrize(("may_omit", "mark"), [(True, "?"), (False, "")])
def test_only_clients_may_leave_fields_out(may_omit: bool, mark: str) -> None:
    assert Writer().declare("Lamp", shapes.type_info(Lamp), may_omit=may_omit) == (
        "/** Gives light. */\n"
        "export interface Lamp {\n"
        "  readonly type: 'lamp';\n"
        "  readonly colour: string;\n"
        f"  readonly watts{mark}: number | null;\n"
        f"  readonly tags{mark}: readonly string[];\n"
        "}\n"
    )


def test_two_classes_of_one_name_are_refused() -> None:
    other: Any = type("Lamp", (Struct,), {"__annotations__": {"oil": int}})
    with pytest.raises(TypeError, match="called Lamp"):
        Writer().reach([Lamp, other])
