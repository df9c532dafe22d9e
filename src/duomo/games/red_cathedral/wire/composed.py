"""Documents composed of what each guild declares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import fields


def fields_of(kinds: Iterable[type[msgspec.Struct] | None]) -> list[Any]:
    """Return the fields of these documents, in order, as `msgspec.defstruct` takes them."""
    found: list[Any] = []
    for kind in kinds:
        for one in fields(kind) if kind is not None else ():
            if one.default_factory is not msgspec.NODEFAULT:
                found.append((one.name, one.type, msgspec.field(default_factory=one.default_factory)))
            elif one.default is not msgspec.NODEFAULT:
                found.append((one.name, one.type, one.default))
            else:
                found.append((one.name, one.type))
    return found
