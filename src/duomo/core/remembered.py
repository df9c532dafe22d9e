"""Parts of a view that need not be made again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")


class Remembered:
    """Parts of the last view of a table. What is made of the same facts is not made again: a view whose parts
    are the same objects as before is quick to make, and quick to compare."""

    def __init__(self) -> None:
        self.parts: dict[Hashable, tuple[Any, Any]] = {}

    def part(self, name: Hashable, facts: Any, make: Callable[..., Part], *given: Any) -> Part:
        """The part of that name. `facts` are all that it is made of; nobody may change them afterwards."""
        found = self.parts.get(name)
        if found is not None and found[0] == facts:
            part: Part = found[1]
            return part
        made = make(*given)
        self.parts[name] = (facts, made)
        return made
