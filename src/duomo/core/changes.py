"""Differences between two documents, as a document that leads from one to the other.

The change to an object holds the changed fields by name. The change to a list holds the changed items by
index, and its new length under `#` if that changed. `{"=": value}` is an object that replaces the old value.
Anything else, lists included, replaces the old value directly. A client only needs `applied`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal

import msgspec

REPLACED: Final = "="
"""The key of an object that replaces the old value. No document has a field of this name."""
LENGTH: Final = "#"
"""The key of a list's new length."""

PLAIN: Final = frozenset({int, str, bool, float, type(None)})


def applied(known: Any, change: Any) -> Any:
    """Return the new document, from the known one and the change; both as read from JSON."""
    if not isinstance(change, dict):
        return change
    if REPLACED in change:
        return change[REPLACED]
    if isinstance(known, dict):
        return known | {name: applied(known.get(name), inside) for name, inside in change.items()}
    length = change.get(LENGTH, len(known))
    places: dict[int, Any] = {int(place): inside for place, inside in change.items() if place != LENGTH}
    longer = [*known, *[None] * length][:length]
    return [applied(one, places[at]) if at in places else one for at, one in enumerate(longer)]


class Comparison:
    """Compares documents that share parts: each pair of parts is compared once.

    Parts that are the same object are skipped, so reuse unchanged parts when making the next document.
    """

    def __init__(self) -> None:
        self.compared: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        """Results by identity. The parts are kept so that their ids cannot be reused."""

    def changes(
        self, before: msgspec.Struct, after: msgspec.Struct, leaving_out: str | None = None
    ) -> dict[str, Any]:
        """Return the change from one document to another of the same type; empty when they are equal.

        One field may be left out, for callers that send it separately."""
        values, names = _fields(type(after))
        found: dict[str, Any] = {}
        for name, one, other in zip(names, values(before), values(after)):
            if one is not other and name != leaving_out and one != other:
                found[name] = other if type(other) in PLAIN else self._part(one, other)
        return found

    def _part(self, before: Any, after: Any) -> Any:
        """Return the change between two parts that differ."""
        pair = id(before), id(after)
        known = self.compared.get(pair)
        if known is None:
            known = self.compared[pair] = before, after, self._inside(before, after)
        return known[2]

    def _inside(self, before: Any, after: Any) -> Any:
        kind: Any = type(after)
        match _way(kind):
            case "list":
                return self._in_list(before, after) if type(before) is list else after
            case "document" if type(before) is type(after):
                return self.changes(before, after)
            case "dict" if type(before) is dict:
                return self._in_dict(before, after)
            case "whole":
                return after
        return {REPLACED: after}

    def _in_dict(self, before: dict[str, Any], after: dict[str, Any]) -> Any:
        if before.keys() != after.keys():
            return {REPLACED: after}
        found: dict[str, Any] = {}
        for name, other in after.items():
            one = before[name]
            if one is not other and one != other:
                found[name] = other if type(other) in PLAIN else self._inside(one, other)
        return found

    def _in_list(self, before: list[Any], after: list[Any]) -> Any:
        """Return a list of plain values as a whole, since that is shorter; also a list that is mostly new."""
        if not after or type(after[0]) in PLAIN:
            return after
        found: dict[str, Any] = {}
        for place, (one, other) in enumerate(zip(before, after)):
            if one is not other and one != other:
                found[str(place)] = self._part(one, other)
        if len(before) == len(after):
            return found
        for place in range(len(before), len(after)):
            found[str(place)] = self._inside(None, after[place])
        if 2 * len(found) > len(after):
            return after
        found[LENGTH] = len(after)
        return found


Values = Callable[[msgspec.Struct], tuple[Any, ...]]


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[Values, tuple[str, ...]]:
    """Return a getter for the values of a document, and their encoded names."""
    fields = kind.__struct_fields__
    values = attrgetter(*fields) if len(fields) > 1 else lambda one: tuple(getattr(one, f) for f in fields)
    return values, kind.__struct_encode_fields__


@cache
def _way(kind: type) -> Literal["whole", "list", "dict", "document", "replaced"]:
    """Return how two parts of a type are compared.

    A struct that omits defaults is replaced, because a field may be missing in one of the two."""
    if kind in PLAIN:
        return "whole"
    if kind is list:
        return "list"
    if kind is dict:
        return "dict"
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        if config.array_like:
            return "whole"
        if not config.omit_defaults:
            return "document"
    return "replaced"
