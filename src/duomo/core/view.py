"""Who may know what: every attribute of a state is declared, or the game does not even start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Visibility = Literal["public", "owner", "nobody"]
"""Everybody; only the seat that owns it; nobody at the table (a face-down draw, say)."""


def attributes(cls: type) -> set[str]:
    """The instance attributes of a state's class, compiled or not."""
    compiled = getattr(cls, "__mypyc_attrs__", None)
    if compiled is not None:
        names = {name for part in cls.__mro__ for name in getattr(part, "__mypyc_attrs__", ())}
    else:
        names = set(vars(cls()))
    return {name for name in names if not name.startswith("__")}


def declare(cls: type, visible: Mapping[str, Visibility]) -> Mapping[str, Visibility]:
    """Check a declaration against its class; an attribute without a declared visibility is an error."""
    missing = attributes(cls) - set(visible)
    surplus = set(visible) - attributes(cls)
    if missing or surplus:
        raise TypeError(
            f"{cls.__name__}: visibility missing for {sorted(missing)}, unknown {sorted(surplus)}"
        )
    return visible
