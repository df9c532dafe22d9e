"""Reuse of unchanged parts of a view."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")


class Remembered:
    """Parts of the last view of a table. A part whose facts are unchanged is reused, which makes views
    quick to build and quick to compare."""

    def __init__(self) -> None:
        self.parts: dict[Hashable, tuple[Any, Any]] = {}

    def part(self, name: Hashable, facts: Any, make: Callable[..., Part], *given: Any) -> Part:
        """Return the part of that name. `facts` are everything it depends on; they must not be changed
        later."""
        found = self.parts.get(name)
        if found is not None and found[0] == facts:
            part: Part = found[1]
            return part
        made = make(*given)
        self.parts[name] = (facts, made)
        return made
