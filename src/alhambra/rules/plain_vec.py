"""A list with the manners of a packed vector, for machines that lack the real one."""

from __future__ import annotations

from typing import Any


class vec(list[Any]):  # noqa: N801 - it stands in for a name that is spelled so
    """`vec[i64]([...])` makes one; the element type is only for readers."""

    def __class_getitem__(cls, _element: object) -> type[vec]:  # type: ignore[override]
        return cls

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return vec(found) if isinstance(index, slice) else found
